/**
 * The chunks of a streamed chat completion. Both providers speak them: OpenAI always, Workers AI for its newer models,
 * which is why one reader serves both and Workers AI's own shape (`response`) is a case of it.
 */
import * as z from 'zod';
import { ModelFailure, failureOfStatus, type ModelChunk } from './provider';
import { readEventData } from './sse';

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
