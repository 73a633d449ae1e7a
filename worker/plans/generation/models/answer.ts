/** Reads one answer of one model: time-outs, objects out of the stream, usage, and whether it was good for anything. */
import { createLineParser } from './lines';
import type { ListChange, Rejection } from './list';
import { ModelFailure, type FailureKind, type ModelProvider, type ModelRequest, type ModelUsage } from './provider';

/** Objects read before an answer is cut: far more than may be changed, far less than "500 items" repeated. */
const MAX_OBJECTS = 200;
/** Characters read before an answer is cut. */
const MAX_TEXT = 64_000;
/** Lines of weapons, markup or prompt talk after which the rest is not worth reading. */
const MAX_HOSTILE = 5;
const HOSTILE: ReadonlySet<Rejection> = new Set(['forbidden', 'markup', 'leak']);
/** Kinds that a sound answer has few of; a weak model repeats what is on the list, which does no harm. */
const UNSOUND: ReadonlySet<Rejection> = new Set([...HOSTILE, 'broken', 'schema', 'language', 'quantity', 'essential']);
/** From so many unsound lines on, they may not outnumber the sound ones more than three to one. */
const MANY_UNSOUND = 12;

/** Characters that make a token, roughly, for an answer that broke off before its usage came. */
const CHARACTERS_PER_TOKEN = 4;

export interface Answer {
  accepted: number;
  rejected: Partial<Record<Rejection, number>>;
  usage: ModelUsage;
  /** Set when the answer broke off or held nothing usable. */
  failure?: ModelFailure;
}

interface AnswerOptions {
  provider: ModelProvider;
  request: ModelRequest;
  /** Milliseconds. */
  limits: { firstToken: number; stall: number };
  /** Ends everything; its reason is a {@link ModelFailure}. */
  deadline: AbortSignal;
  /** Takes each object found (`undefined`: a broken one). */
  onObject: (json: string | undefined) => Promise<ListChange | Rejection>;
}

/** Reads one answer to its end. Throws only what `onObject` throws. */
export const readAnswer = async (options: AnswerOptions): Promise<Answer> => {
  const { provider, request, limits, deadline, onObject } = options;
  const parser = createLineParser();
  const rejected: Partial<Record<Rejection, number>> = {};
  let accepted = 0;
  let objects = 0;
  let hostile = 0;
  let unsound = 0;
  let characters = 0;
  let usage: ModelUsage | undefined;

  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arm = (ms: number, kind: FailureKind) => {
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(new ModelFailure(kind)), ms);
  };
  const onDeadline = () => stop.abort(deadline.reason);
  deadline.addEventListener('abort', onDeadline, { once: true });
  if (deadline.aborted) onDeadline();

  const takeAll = async (found: readonly (string | undefined)[]) => {
    for (const json of found) {
      const change = await onObject(json);
      objects += 1;
      if (typeof change !== 'string') accepted += 1;
      else {
        rejected[change] = (rejected[change] ?? 0) + 1;
        if (HOSTILE.has(change)) hostile += 1;
        if (UNSOUND.has(change)) unsound += 1;
      }
    }
  };
  const isEnough = () => objects >= MAX_OBJECTS || characters >= MAX_TEXT || hostile >= MAX_HOSTILE;

  const read = async () => {
    arm(limits.firstToken, 'first-token-timeout');
    for await (const chunk of provider.stream(request, stop.signal)) {
      if (chunk.usage) usage = chunk.usage;
      if (!chunk.text) continue;
      arm(limits.stall, 'stalled');
      characters += chunk.text.length;
      await takeAll(parser.push(chunk.text));
      if (isEnough()) return;
    }
    await takeAll(parser.end());
  };

  const failureOf = (error: unknown): ModelFailure => {
    // The reason for stopping is more telling than the resulting error.
    if (stop.signal.reason instanceof ModelFailure) return stop.signal.reason;
    if (error instanceof ModelFailure) return error;
    throw error;
  };

  let failure: ModelFailure | undefined;
  try {
    await read();
    if (accepted === 0) failure = new ModelFailure('no-valid-line');
    else if (hostile >= MAX_HOSTILE || (unsound >= MANY_UNSOUND && unsound > 3 * accepted)) {
      failure = new ModelFailure('untrustworthy');
    }
  } catch (error) {
    failure = failureOf(error);
  } finally {
    clearTimeout(timer);
    deadline.removeEventListener('abort', onDeadline);
  }
  const estimated = {
    inputTokens:
      failure && characters === 0 ? 0 : Math.ceil((request.system.length + request.user.length) / CHARACTERS_PER_TOKEN),
    outputTokens: Math.ceil(characters / CHARACTERS_PER_TOKEN),
  };
  return { accepted, rejected, usage: usage ?? estimated, ...(failure && { failure }) };
};
