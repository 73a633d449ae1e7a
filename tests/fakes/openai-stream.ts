/** How the fake OpenAI puts an answer on the wire, and the ways in which that goes wrong. */
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { ANSWER_MODES, answerText, type AnswerMode, type Prompt } from './openai-answers';
import type { ChatRequest } from './openai-request';

const WIRE_MODES = [
  /** Accepts the request and never answers. */
  'hang',
  /** Headers and a role, then silence. */
  'hang-after-headers',
  /** Half of a good answer, then silence. */
  'stall',
  '401',
  '404',
  '429',
  '500',
  '503',
  /** The connection is cut in the middle of a good answer. */
  'disconnect',
  /** The body ends in the middle of a good answer, cleanly: no finish, no `[DONE]`. */
  'truncated',
  /** An event whose data is no JSON. */
  'broken-json',
  /** HTML with status 200, as a proxy answers. */
  'no-stream',
  /** OpenAI's error event within the stream. */
  'error-event',
  /** The model's own refusal. */
  'refusal',
  'content-filter',
] as const;
type WireMode = (typeof WIRE_MODES)[number];

/** How one request is answered. */
export interface Behaviour {
  mode?: AnswerMode | WireMode;
  /** Instead of the mode's own text. */
  text?: string;
  /** Milliseconds before the first token, and between tokens. */
  firstTokenMs?: number;
  tokenMs?: number;
  /** Seconds, for 429 and 503. */
  retryAfter?: number;
  /** Writes so many bytes at a time, across events and characters. */
  fragmentBytes?: number;
}

/** One request as it came. */
export interface RecordedRequest {
  headers: IncomingHttpHeaders;
  body: ChatRequest;
  prompt: Prompt;
  /** True once a mode that stops in the middle writes no more. */
  isSilent: boolean;
  /** True once the client closed before the answer was over. */
  isClosedEarly: boolean;
}

/** Every mode, for tests that go through all. */
export const MODES = [...ANSWER_MODES, ...WIRE_MODES];

const pause = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();

/** Tokens of about four characters, which cut words, escapes and objects apart as real ones do. */
const tokensOf = (text: string): string[] => text.match(/[\s\S]{1,4}/gu) ?? [];

const isAnswer = (value: string): value is AnswerMode => ANSWER_MODES.some((known) => known === value);

/** Streams one completion as the real server does: role, content, finish, usage, `[DONE]`. */
export const streamAnswer = async (
  response: ServerResponse,
  request: RecordedRequest,
  behaviour: Behaviour,
): Promise<void> => {
  const { mode = 'good', firstTokenMs = 0, tokenMs = 0, fragmentBytes } = behaviour;
  const text = behaviour.text ?? answerText(isAnswer(mode) ? mode : 'good', request.prompt);
  const tokens = tokensOf(text);
  const created = Math.floor(Date.now() / 1000);
  const id = `chatcmpl-${created.toString(36)}`;

  const write = async (event: string) => {
    const bytes = Buffer.from(event);
    const size = fragmentBytes ?? bytes.length;
    for (let start = 0; start < bytes.length && !response.destroyed; start += size) {
      response.write(bytes.subarray(start, start + size));
      // Lets each piece leave on its own.
      if (fragmentBytes) await pause(1);
    }
  };
  const chunk = (fields: Record<string, unknown>) =>
    write(
      `data: ${JSON.stringify({ id, object: 'chat.completion.chunk', created, model: request.body.model, service_tier: 'default', system_fingerprint: null, ...fields })}\n\n`,
    );
  const delta = (content: Record<string, unknown>, finish: string | null = null) =>
    chunk({ choices: [{ index: 0, delta: content, logprobs: null, finish_reason: finish }], usage: null });

  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  response.flushHeaders();
  await pause(firstTokenMs);
  await delta({ role: 'assistant', content: '', refusal: null });
  request.isSilent = mode === 'hang-after-headers';
  if (request.isSilent) return;
  if (mode === 'refusal') await delta({ refusal: "I'm sorry, but I can't help with that." });
  else {
    const half = Math.ceil(tokens.length / 2);
    const isBroken = !isAnswer(mode) && mode !== 'content-filter';
    for (const token of isBroken ? tokens.slice(0, half) : tokens) {
      if (response.destroyed) return;
      await delta({ content: token });
      await pause(tokenMs);
    }
  }
  request.isSilent = mode === 'stall';
  if (request.isSilent) return;
  if (mode === 'disconnect') {
    // What was written has to leave before the cut.
    await pause(20);
    response.destroy();
    return;
  }
  if (mode === 'truncated') return void response.end();
  if (mode === 'broken-json') return void response.end('data: {"choices":[{"delta":{"content":"x"\n\ndata: [DONE]\n\n');
  if (mode === 'error-event') {
    return void response.end(
      `data: ${JSON.stringify({ error: { message: 'The server had an error.', type: 'server_error', code: null } })}\n\n`,
    );
  }
  await delta({}, mode === 'content-filter' ? 'content_filter' : 'stop');
  if (request.body.stream_options?.include_usage) {
    const inputTokens = Math.ceil((request.prompt.system.length + request.prompt.user.length) / 4);
    await chunk({
      choices: [],
      usage: {
        prompt_tokens: inputTokens,
        completion_tokens: tokens.length,
        total_tokens: inputTokens + tokens.length,
      },
    });
  }
  await write('data: [DONE]\n\n');
  response.end();
};
