/**
 * Personalises a complete list with the configured models: the one entry to this feature (with `order.ts`).
 *
 * For the plan's room: give it the base list and stream `onChange` as `item` events if you like, but save
 * `result.items`. With `applied` it is the personalised list. With `failed` it is the base list as it came in, so the
 * plan is saved as made without a model and the credit goes back. With `off` no model is configured: the base list is
 * what was promised and nothing goes back.
 */
import type { Clock } from '../../../platform/clock';
import type { Locale } from '../../../platform/locale/locale';
import type { TripFacts } from '../../../engine/packing/facts';
import { readAnswer, type Answer } from './answer';
import { createLeakTest } from './checks/forbidden';
import { createEditor } from './differences';
import { REJECTIONS, type ListChange, type ListItem, type PersonalisedItem, type Rejection } from './list';
import { knownNames } from '../../names/service';
import { costMicros } from './prices';
import { repairPrompt, systemPrompt } from './prompts/system';
import { userPrompt } from './prompts/user';
import { PROMPT_VERSION } from './prompts/version';
import { ModelFailure, type FailureKind, type ModelProvider, type ModelUsage } from './provider';

/** Time-outs in milliseconds, and how long an answer may be. */
const LIMITS = {
  total: 60_000,
  firstToken: 15_000,
  /** Between two tokens. */
  stall: 15_000,
  /** The longest `Retry-After` that is waited for before the one second attempt. */
  retryAfter: 3_000,
  /** Before the second attempt where no `Retry-After` says. */
  backoff: 250,
  /** Enough for every change that may be made. */
  outputTokens: 6_000,
};
type Limits = typeof LIMITS;

export interface PersonaliseInput {
  facts: TripFacts;
  /**
   * The traveller's words as written, with the activities they typed themselves joined on; empty when there are none.
   * They go to the model as data.
   */
  description: string;
  /** The engine's complete list. */
  items: readonly ListItem[];
  locale: Locale;
  /** In the order to try them: `configuredProviders(env)`. */
  providers: readonly ModelProvider[];
  clock: Clock;
  /** Aborts when the plan is deleted meanwhile. */
  signal?: AbortSignal;
  /** Called for each change as it arrives; awaited, so that a stored log keeps the order. */
  onChange?: (change: ListChange) => void | Promise<void>;
  /** For tests. */
  limits?: Partial<Limits>;
}

/** One attempt that failed, for the plan's record and the logs. No text of the trip or of the answer. */
interface AttemptFailure {
  provider: ModelProvider['id'];
  model: string;
  kind: FailureKind;
  status?: number;
}

export interface PersonaliseResult {
  outcome: 'applied' | 'failed' | 'off';
  items: PersonalisedItem[];
  /** Who made the applied answer; null unless `applied`. */
  provider: ModelProvider['id'] | null;
  model: string | null;
  promptVersion: string;
  /** All attempts together, also the failed ones: they are paid for too. */
  usage: ModelUsage;
  /** Millionths of a US dollar for all attempts; null when a price is not known. */
  costMicros: number | null;
  /** Changes in the list. */
  accepted: number;
  /** Lines turned down, by kind, over all attempts. */
  rejected: Partial<Record<Rejection, number>>;
  failures: AttemptFailure[];
  /** Milliseconds by the clock. */
  tookMs: number;
}

/** Worth a second try with the same provider: it may pass by itself, and no time has been lost on it. */
const PASSING: ReadonlySet<FailureKind> = new Set([
  'rate-limited',
  'unavailable',
  'unreachable',
  'disconnected',
  'broken-stream',
]);

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
  });

/** See the head of this file. Never throws for what a model does. */
export const personalise = async (input: PersonaliseInput): Promise<PersonaliseResult> => {
  const { facts, items, locale, clock, description, onChange } = input;
  const limits: Limits = { ...LIMITS, ...input.limits };
  const started = clock.now();
  const usage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
  let cost: number | null = 0;
  const rejected: Partial<Record<Rejection, number>> = {};
  const failures: AttemptFailure[] = [];

  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new ModelFailure('total-timeout')), limits.total);
  const giveUp = () => deadline.abort(new ModelFailure('aborted'));
  input.signal?.addEventListener('abort', giveUp, { once: true });
  if (input.signal?.aborted) giveUp();

  /** One request and its answer, applied to a fresh copy of the base list. */
  const attempt = async (provider: ModelProvider, faults: string | undefined) => {
    const marker = `=====${crypto.randomUUID()}=====`;
    const system = systemPrompt(locale, marker);
    const user = userPrompt({ facts, items, description }, marker) + (faults ? `\n\n${repairPrompt(faults)}` : '');
    const answering = readAnswer({
      provider,
      request: { system, user, maxOutputTokens: limits.outputTokens },
      limits,
      deadline: deadline.signal,
      async onObject(json) {
        const change = editor.apply(json);
        if (typeof change !== 'string') await onChange?.(change);
        return change;
      },
    });
    // The request is on its way: what the checks need is prepared while the model thinks.
    const leaks = createLeakTest(system, marker);
    const editor = createEditor({ items, facts, locale, names: knownNames(), leaks });
    const answer = await answering;
    usage.inputTokens += answer.usage.inputTokens;
    usage.outputTokens += answer.usage.outputTokens;
    const price = costMicros(provider.model, answer.usage);
    cost = cost === null || price === undefined ? null : cost + price;
    for (const kind of REJECTIONS) {
      const count = answer.rejected[kind];
      if (count) rejected[kind] = (rejected[kind] ?? 0) + count;
    }
    return { editor, answer };
  };

  const result = (
    outcome: PersonaliseResult['outcome'],
    list: PersonalisedItem[],
    by?: { provider: ModelProvider; accepted: number },
  ): PersonaliseResult => ({
    outcome,
    items: list,
    provider: by?.provider.id ?? null,
    model: by?.provider.model ?? null,
    promptVersion: PROMPT_VERSION,
    usage,
    costMicros: cost,
    accepted: by?.accepted ?? 0,
    rejected,
    failures,
    tookMs: clock.now() - started,
  });
  const untouched = () => items.map((item) => ({ ...item, origin: 'engine' as const }));

  try {
    for (const provider of input.providers) {
      let faults: string | undefined;
      // The second attempt is the one repair, or the one retry of what may pass.
      for (const isLast of [false, true]) {
        if (deadline.signal.aborted) break;
        const { editor, answer } = await attempt(provider, faults);
        if (!answer.failure) return result('applied', editor.items(), { provider, accepted: answer.accepted });
        const { kind, detail } = answer.failure;
        failures.push({
          provider: provider.id,
          model: provider.model,
          kind,
          ...(detail.status !== undefined && { status: detail.status }),
        });
        if (answer.accepted > 0) await onChange?.({ op: 'reset' });
        if (isLast || deadline.signal.aborted) break;
        if (kind === 'no-valid-line' || kind === 'untrustworthy') faults = faultsOf(answer);
        else if (!PASSING.has(kind) || (detail.retryAfterMs ?? 0) > limits.retryAfter) break;
        else await wait(detail.retryAfterMs ?? limits.backoff, deadline.signal);
      }
      if (deadline.signal.aborted) break;
    }
    return result(input.providers.length === 0 ? 'off' : 'failed', untouched());
  } finally {
    clearTimeout(timer);
    input.signal?.removeEventListener('abort', giveUp);
  }
};

/** "schema 3, language 1", or that there was no object at all. */
const faultsOf = ({ rejected }: Answer): string =>
  Object.entries(rejected)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ') || 'no JSON object';
