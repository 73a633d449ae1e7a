/**
 * The chunks of a streamed chat completion. Both providers speak them: OpenAI always, Workers AI for its newer models,
 * which is why one reader serves both and Workers AI's own shape (`response`) is a case of it.
 */
import * as z from 'zod';
import { ModelFailure, failureOfStatus, type ModelChunk } from './provider';
import { createEventParser } from '../../../platform/shared/event-stream';

/** No event of a model comes near this; a "line" that does is not the protocol. In bytes. */
const MAX_EVENT = 256 * 1024;

/**
 * The `data` of each server-sent event of a body, up to `[DONE]` or the end, whichever the network cuts them into.
 * Yields `[DONE]` itself too, so that the reader distinguishes an end from a lost connection. Stops reading, and closes
 * the connection, when `signal` aborts or the consumer leaves.
 */
async function* readEventData(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(new ModelFailure('aborted'));
  // Avoids an unhandled rejection once reading is over.
  aborted.promise.catch(() => undefined);
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  const parse = createEventParser();
  let pending = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), aborted.promise]).catch((error: unknown) => {
        if (error instanceof ModelFailure) throw error;
        // An aborted fetch breaks its body off, in either order.
        throw new ModelFailure(signal.aborted ? 'aborted' : 'disconnected', {}, { cause: error });
      });
      // At the end of the body an event without its empty line is complete.
      const events = parse(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }));
      pending = events.length > 0 ? 0 : pending + (value?.length ?? 0);
      if (pending > MAX_EVENT) throw new ModelFailure('broken-stream');
      for (const { data } of events) {
        yield data;
        if (data === '[DONE]') return;
      }
      if (done) return;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    // The answer is no longer wanted, or is over; a connection that is already gone has nothing to cancel.
    reader.cancel().catch(() => undefined);
  }
}

const usage = z.object({ prompt_tokens: z.number(), completion_tokens: z.number() });

const chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  /** Workers AI's own shape; a token that reads as a number arrives as one. */
  response: z.union([z.string(), z.number(), z.boolean()]).nullish(),
  usage: usage.nullish().catch(undefined),
  error: z.looseObject({ code: z.unknown() }).nullish(),
});

const parseChunk = (data: string): z.infer<typeof chunk> => {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch (error) {
    throw new ModelFailure('broken-stream', {}, { cause: error });
  }
  const parsed = chunk.safeParse(json);
  if (!parsed.success) throw new ModelFailure('broken-stream', {}, { cause: parsed.error });
  return parsed.data;
};

/** Reads one streamed answer; throws {@link ModelFailure} when it breaks off, is refused or is not the protocol. */
export async function* readCompletion(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<ModelChunk> {
  let isComplete = false;
  for await (const data of readEventData(body, signal)) {
    if (data === '[DONE]') {
      isComplete = true;
      break;
    }
    const { choices, response, usage: tokens, error } = parseChunk(data);
    if (error) throw failureOfStatus(error.code === 'rate_limit_exceeded' ? 429 : 500);
    if (response !== undefined && response !== null && response !== '') yield { text: String(response) };
    for (const { delta, finish_reason: finish } of choices ?? []) {
      if (delta?.refusal || finish === 'content_filter') throw new ModelFailure('refused');
      if (delta?.content) yield { text: delta.content };
      if (finish) isComplete = true;
    }
    if (tokens) yield { usage: { inputTokens: tokens.prompt_tokens, outputTokens: tokens.completion_tokens } };
  }
  if (!isComplete) throw new ModelFailure('disconnected');
}
