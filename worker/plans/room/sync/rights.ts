import type { SessionClaims } from '../../../platform/context';
import type { EditedPlan } from '../../list/service';

/** How long a remembered right counts, as the support command and a hand-written statement tell no room. */
const LIFE_MS = 30_000;

interface Pass {
  session: SessionClaims;
  plan: EditedPlan;
  /** Milliseconds since the epoch, by the server's clock. */
  from: number;
  until: number;
}

/**
 * A cache of who may edit a plan, in memory only. D1 records which rooms cached which session (`followed_plans`): a request
 * that ends a session, removes a member or changes what is shown to whom clears those caches before it is answered.
 */
export class Rights {
  readonly #passes = new Map<string, Pass>();
  #turn = 0;

  /** Counts how often they were forgotten. */
  get turn(): number {
    return this.#turn;
  }

  /** The plan as somebody may edit it; undefined where the database is to be asked. */
  of({ sessionId, userId, generation }: SessionClaims, now: number): EditedPlan | undefined {
    const pass = this.#passes.get(sessionId);
    if (!pass || pass.session.userId !== userId || pass.session.generation !== generation) return undefined;
    return pass.from <= now && now < pass.until ? pass.plan : undefined;
  }

  /** Remembers what the database said, unless rights were forgotten since it was asked, at `turn`. */
  keep(turn: number, session: SessionClaims, plan: EditedPlan, now: number, expiresAt: number): void {
    if (turn !== this.#turn) return;
    for (const [id, { until }] of this.#passes) if (until <= now) this.#passes.delete(id);
    this.#passes.set(session.sessionId, { session, plan, from: now, until: Math.min(now + LIFE_MS, expiresAt) });
  }

  forget(): void {
    this.#passes.clear();
    this.#turn += 1;
  }
}
