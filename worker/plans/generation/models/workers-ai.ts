import { readCompletion } from './completion';
import { ModelFailure, failureOfStatus, type ModelProvider } from './provider';

/** Follows instructions in both languages, and is the fast variant of its size in the catalogue. */
const DEFAULT_WORKERS_AI_MODEL = '@cf/meta/llama-3.3-70b-instruct-fp8-fast';

/** What is used of the `ai` binding; a test Worker's entrypoint has the same method. */
export interface AiBinding {
  run(model: string, inputs: Record<string, unknown>): Promise<unknown>;
}

/**
 * Workers AI's internal error codes as the HTTP statuses that its documentation gives them; the binding throws an
 * error whose message starts with the code. https://developers.cloudflare.com/workers-ai/platform/errors/
 */
const STATUS_OF_CODE: Record<string, number> = {
  '5007': 400,
  '5004': 400,
  '3039': 400,
  '3003': 400,
  '5018': 403,
  '5016': 403,
  '3023': 403,
  '3041': 403,
  '3042': 404,
  '5019': 400,
  '5005': 400,
  '3006': 413,
  '3007': 408,
  '3008': 408,
  '3036': 429,
  '3040': 429,
};

const failureOf = (error: unknown): ModelFailure => {
  if (error instanceof ModelFailure) return error;
  const code = error instanceof Error ? /\b(3\d{3}|5\d{3})\b/.exec(error.message)?.[1] : undefined;
  const status = code ? STATUS_OF_CODE[code] : undefined;
  return status ? failureOfStatus(status) : new ModelFailure('unavailable', {}, { cause: error });
};

/** Rejects when the signal aborts: the binding itself takes a signal only on some platforms. */
const untilAborted = async <Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> => {
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(new ModelFailure('aborted'));
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
    // Avoids an unhandled rejection.
    aborted.promise.catch(() => undefined);
  }
};

/** A Workers AI text model through the `ai` binding. */
export const createWorkersAi = (ai: AiBinding, model: string = DEFAULT_WORKERS_AI_MODEL): ModelProvider => ({
  id: 'workers-ai',
  model,
  async *stream({ system, user, maxOutputTokens }, signal) {
    const run = ai.run(model, {
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      stream: true,
      // Left out, the platform stops after 256 tokens.
      max_tokens: maxOutputTokens,
    });
    const body = await untilAborted(run, signal).catch((error: unknown) => {
      // An answer that comes after all is closed unread.
      run.then((late) => (late instanceof ReadableStream ? late.cancel() : undefined)).catch(() => undefined);
      throw failureOf(error);
    });
    if (!(body instanceof ReadableStream)) throw new ModelFailure('broken-stream');
    yield* readCompletion(body, signal);
  },
});
