/**
 * What stands for the `ai` binding in tests: an entrypoint of another Worker, so that `env.AI.run()` crosses a real RPC
 * boundary with its streams and errors. The model's name chooses what happens: `@cf/fake/<mode>`.
 */
import { WorkerEntrypoint } from 'cloudflare:workers';

/** As strict as the platform about what a text model takes. */
const isValid = ({ messages, stream, max_tokens: maxTokens }: Record<string, unknown>): boolean =>
  stream === true &&
  typeof maxTokens === 'number' &&
  Array.isArray(messages) &&
  messages.every(({ role, content }) => ['system', 'user'].includes(role) && typeof content === 'string');

/** A model that takes its time; longer than any test waits. */
const forever = () => new Promise<void>((resolve) => setTimeout(resolve, 60_000));

const ANSWER =
  '{"op":"add","name":"Cuaderno","category":"comfort","quantity":1,"reason":"Para tus días ☂ de lluvia"}\n';
const USAGE = { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 };

/** Errors as the platform words them: the code first. */
const ERRORS: Record<string, string> = {
  '3036': '3036: You have used up your daily free allocation of 10,000 neurons.',
  '3040': '3040: Capacity temporarily exceeded, please try again.',
  '3041': '3041: The account is not allowed to access this model',
  '5007': '5007: No such model @cf/fake/5007 or task',
  upstream: 'InferenceUpstreamError: error code 1031',
};

const tokens = ANSWER.match(/[\s\S]{1,5}/gu) ?? [];

/** The platform's own shape, with its padding; usage comes with the last piece. */
const native = [...tokens.map((response) => ({ response, p: 'abc' })), { response: '', usage: USAGE }];

/** The shape of chat completions, which newer models have. */
const chat = [
  ...tokens.map((content) => ({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })),
  { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
  { choices: [], usage: USAGE },
];

/** A token that reads as a number or a truth value arrives as one. */
const numbers = [
  { response: '{"quantity":' },
  { response: 1 },
  { response: 0 },
  { response: '}' },
  { response: '', usage: USAGE },
];

const EVENTS: Record<string, unknown[]> = {
  native,
  chat,
  numbers,
  stall: native.slice(0, 4),
  disconnect: native.slice(0, 4),
};

/** The binding. */
export class FakeAi extends WorkerEntrypoint {
  async run(
    model: string,
    inputs: Record<string, unknown>,
  ): Promise<ReadableStream<Uint8Array> | { response: string }> {
    const mode = /^@cf\/fake\/(.+)$/.exec(model)?.[1] ?? 'native';
    if (!isValid(inputs)) throw new Error('5006: Error: required properties are missing');
    const error = ERRORS[mode];
    if (error) throw new Error(error);
    if (mode === 'hang') await forever();
    if (mode === 'no-stream') return { response: ANSWER };
    const encoder = new TextEncoder();
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const send = async () => {
      for (const event of EVENTS[mode] ?? native)
        await writer.write(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
      if (mode === 'stall') await forever();
      if (mode === 'disconnect') return writer.abort(new Error('Network connection lost.'));
      await writer.write(encoder.encode('data: [DONE]\n\n'));
      await writer.close();
    };
    // A reader that leaves early ends the writing.
    this.ctx.waitUntil(send().catch(() => undefined));
    return readable;
  }
}

export default {
  fetch: () => new Response(null, { status: 404 }),
} satisfies ExportedHandler;

declare global {
  namespace Cloudflare {
    interface Env {
      /** See vitest.config.ts. */
      FAKE_AI: Service<FakeAi>;
    }
  }
}
