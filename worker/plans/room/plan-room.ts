import { DurableObject } from 'cloudflare:workers';
import { backoff } from '../../platform/shared/backoff';
import { createClock } from '../../platform/clock';
import { logError } from '../../platform/http/log';
import type { Corrections } from '../../engine/packing/corrections';
import { putTemplate, type TemplateApplied } from '../templates/service';
import { type MoveRequest, moveRevision } from '../revisions/service';
import { getPlanText, type ItemRow, type TripRead, versionOf } from '../service';
import type { Failure, Plan } from '../contract';
import { storeCorrections } from '../corrections/service';
import { ListInRoom } from './list-in-room';
import { setBack } from './set-back';
import { admitIn } from './live/admit';
import { type Compose, LiveSockets } from './live/sockets';
import type { Announcement, SyncOutput } from './sync/contract';
import { answerFor, newsFor, type Sender } from './sync/answer';
import { type EditRefusal, type EditRequest, storeEdits } from './sync/store';
import {
  type Ending,
  eventsResponse,
  failPlan,
  generate,
  type GenerationInput,
  isForWatcher,
  Listeners,
  type Outcome,
  Reporter,
} from '../generation/service';
import type { CommandContext, ListAnswer, ListOutput, ListScope } from '../list/service';

/** After so many failures of the pipeline the plan fails and the credit is returned. */
const MAX_ATTEMPTS = 3;

/** RFC 6455: a kind of data that is not accepted. */
const UNSUPPORTED = 1003;

/**
 * Runs one plan's generation and keeps its progress log. The work happens in the alarm, which the platform repeats until
 * it succeeds: a closed tab, a deploy or a crash loses nothing.
 */
export class PlanRoom extends DurableObject {
  readonly #room = new ListInRoom(this.ctx, this.env);
  readonly #keeping = this.#room.keeping;
  readonly #log = this.#keeping.log;
  readonly #listeners = new Listeners();
  readonly #live = new LiveSockets(this.ctx);
  #work: AbortController | undefined;

  /** Starts the generation, or resumes an interrupted one; idempotent. */
  async start(input: GenerationInput): Promise<void> {
    if (this.#log.isEnded || this.#work) return;
    if (!this.#log.input) {
      this.#log.input = input;
      this.#reporter(input.planId).progress(0, 'place');
    }
    if ((await this.ctx.storage.getAlarm()) === null) await this.#keeping.wakeIn(0);
  }

  /** Stops the work from outside, after the plan was deleted or its generation abandoned. */
  async stop(planId: string, code: Failure): Promise<void> {
    this.#work?.abort(new Error(`the generation was stopped: ${code}`));
    if (this.#log.last && !this.#log.isEnded) this.#reporter(planId).emit({ event: 'failed', data: { code } });
    this.#listeners.end();
    if (code !== 'deleted') return this.#keeping.keepEvents();
    this.#live.end({ type: 'deleted' });
    // An edit that was stored before is still to be remembered: what comes after it leaves nothing.
    await this.#room.inTurn(() => this.#keeping.clear());
  }

  /**
   * Applies edits of the plan's items, one batch after the other, and broadcasts them. Refuses callers who may not open
   * the plan, and who edits too much.
   */
  edit(request: EditRequest, sender?: Sender): Promise<SyncOutput | EditRefusal> {
    return this.#room.inTurn(async (db) => {
      const stored = await storeEdits(db, request, this.#keeping);
      if ('refused' in stored) return stored;
      this.#room.writeListSummary(db);
      if (stored.isNew) this.#tell(request.planId, newsFor(stored, sender));
      return answerFor(request.session.userId, stored);
    });
  }

  /** Takes the accepted lines of a proposal, or takes an applied one back. */
  revise(context: CommandContext, request: MoveRequest): Promise<ListAnswer<{ plan: Plan; skipped: string[] }>> {
    return this.#change(context, (scope) => moveRevision(scope, context.planId, request));
  }

  /** Corrects what was understood of the trip. */
  correct(context: CommandContext, corrections: Corrections): Promise<ListAnswer<{ plan: Plan }>> {
    return this.#change(context, (scope) => storeCorrections(scope, context.planId, corrections));
  }

  /** Puts a template's items on the list. */
  applyTemplate(context: CommandContext, templateId: string): Promise<ListAnswer<TemplateApplied>> {
    return this.#change(context, (scope) => putTemplate(scope, context.planId, templateId));
  }

  /** The plan's list as JSON; null where none was made yet. The caller checks who may see it. */
  async list(planId: string, isWithRemoved: boolean): Promise<string | null> {
    const kept = await this.#room.list(planId, isWithRemoved);
    return kept && JSON.stringify(kept);
  }

  /** The same as a plan's screen shows it, in the text of `shown-list.ts`. */
  shown(planId: string): Promise<string | null> {
    return this.#room.shown(planId);
  }

  /** Takes the list of a plan that is stored right after it. */
  fill(planId: string, rows: readonly ItemRow[], trip: TripRead): Promise<void> {
    return this.#room.fill(planId, rows, trip);
  }

  /** Removes the names of deleted people from the list. */
  forgetDeletedPeople(): Promise<void> {
    return this.#room.forgetDeletedPeople();
  }

  /** Restores the object to a moment at its next session; returns the bookmark that undoes it. */
  setBack(at: number): Promise<string> {
    return setBack(this.ctx.storage, at);
  }

  /** Aborts the object, so that its next session begins. */
  restart(): void {
    this.ctx.abort('the object is set back');
  }

  /** Writes the complete list state to the database. */
  tellAgain(planId: string): Promise<void> {
    return this.#room.tellAgain(planId);
  }

  /** Broadcasts that something else about the plan changed, including who may edit it. */
  announce(planId: string, type: Announcement): void {
    this.#keeping.rights.forget();
    this.#tell(planId, () => ({ type }));
  }

  override async alarm(): Promise<void> {
    const { input } = this.#log;
    if (!input) return this.#room.tidy();
    const work = new AbortController();
    this.#work = work;
    try {
      await this.#run(input, work.signal);
    } catch (error) {
      if (work.signal.aborted) return;
      logError('a generation was interrupted', { planId: input.planId }, error);
      await this.#keeping.wakeIn(backoff(this.#log.countAttempt('alarm'), 250, 30_000));
    } finally {
      if (this.#work === work) this.#work = undefined;
    }
  }

  /**
   * The event stream after `?after=`; 404 when nothing is known here. With an upgrade, a live connection for `?userId=`
   * and `?sessionId=`, which the Worker has checked, who has the version `?have=` of the plan. 429 when too many watch already.
   */
  override async fetch(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url);
    if (request.headers.has('upgrade')) return this.#follow(searchParams);
    const { last } = this.#log;
    if (!last) return new Response(null, { status: 404 });
    const audience = searchParams.get('audience') === 'owner' ? 'owner' : 'member';
    const events = this.#log.after(Number(searchParams.get('after') ?? 0)).filter(isForWatcher(audience));
    // A client that has seen the end already gets it again, so that a browser that reconnects knows to stop.
    if (this.#log.isEnded) return eventsResponse(events.length > 0 ? events : [last]);
    if (this.#listeners.isFull) return new Response(null, { status: 429 });
    return this.#listeners.connect(events, audience);
  }

  /** A live connection only listens; see {@link LiveSockets}. */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(UNSUPPORTED, 'nothing is said here');
  }

  async #follow(asked: URLSearchParams): Promise<Response> {
    const viewer = { userId: asked.get('userId') ?? '', sessionId: asked.get('sessionId') ?? '' };
    const planId = asked.get('planId') ?? '';
    if (await this.#live.isFullFor(viewer.userId, admitIn(this.#room, planId)))
      return new Response(null, { status: 429 });
    const have = asked.get('have');
    const isNews = async () => {
      const scope = { db: this.#room.db, userId: viewer.userId, rooms: this.#room.rooms(planId) };
      const plan = await getPlanText(scope, planId);
      return versionOf(plan) !== have;
    };
    return this.#live.accept(viewer, have === null ? undefined : isNews);
  }

  /** Clears the cached rights, and closes the connections of ended sessions. */
  async dismiss(planId: string): Promise<void> {
    this.#keeping.rights.forget();
    await this.#live.closeEnded(admitIn(this.#room, planId));
  }

  /** Changes the list as a whole and tells every viewer. */
  async #change<Output>(
    context: CommandContext,
    work: (scope: ListScope) => Promise<ListOutput<Output>>,
  ): Promise<ListAnswer<Output>> {
    const { answer, news } = await this.#room.change(context, work);
    if (news.items) this.#tell(context.planId, newsFor(news.items, undefined));
    if (news.isChanged) this.#tell(context.planId, () => ({ type: 'changed' }));
    return answer;
  }

  /** Broadcasts are not awaited: the answer goes out first. */
  #tell(planId: string, compose: Compose): void {
    this.ctx.waitUntil(this.#live.send(compose, admitIn(this.#room, planId)));
  }

  async #run(input: GenerationInput, signal: AbortSignal): Promise<void> {
    const { env, db } = this.#room;
    const clock = await createClock(env, db);
    const report = this.#reporter(input.planId);
    let outcome: Outcome | undefined;
    try {
      outcome = await generate({ input, log: this.#log, report, env, db, clock, signal });
    } catch (error) {
      if (signal.aborted || this.#log.countAttempt('generate') < MAX_ATTEMPTS) throw error;
      logError('a generation failed', { planId: input.planId }, error);
    }
    // From here on only the database can fail, and the alarm tries again until it answers.
    const ending = outcome
      ? await this.#room.save(input, outcome, clock.now())
      : await failPlan(db, input, 'internal', clock.now());
    signal.throwIfAborted();
    await this.#end(report, input.planId, ending, outcome ? 'deadline' : 'internal');
  }

  /** Reports the outcome to every watcher. A finished list that was not saved missed its deadline. */
  async #end(report: Reporter, planId: string, ending: Ending, failure: Failure): Promise<void> {
    if (ending === 'generating') throw new Error('the generation is still open after it was settled');
    if (ending === 'gone') return this.stop(planId, 'deleted');
    if (ending === 'ready') report.progress(100, 'save');
    report.emit(
      ending === 'ready' ? { event: 'done', data: { planId } } : { event: 'failed', data: { code: failure } },
    );
    this.#listeners.end();
    await this.#keeping.keepEvents();
  }

  #reporter(planId: string): Reporter {
    return new Reporter(planId, this.#log, this.#listeners);
  }
}
