import { readCompletion } from './completion';
import { ModelFailure, failureOfStatus, type ModelProvider } from './provider';

/**
 * The small model that OpenAI recommends for what GPT-4.1 mini and GPT-4o mini did (both end on 14 January 2027).
 * https://developers.openai.com/api/docs/deprecations
 */
const DEFAULT_OPENAI_MODEL = 'gpt-6-luna';
const DEFAULT_BASE_URL = 'https://api.openai.com/v1';

interface OpenAiOptions {
  apiKey: string;
  /** Includes `/v1`. */
  baseUrl?: string | undefined;
  model?: string | undefined;
}

/**
 * Models that think before they answer unless told not to. A list of differences needs no thinking, and the traveller
 * waits for the first line. Other models, and servers that only speak the protocol, refuse the parameter.
 */
const thinking = (model: string): { reasoning_effort?: string } => {
  if (/^gpt-(?:5\.[1-9]|[6-9])/.test(model)) return { reasoning_effort: 'none' };
  if (model.startsWith('gpt-5')) return { reasoning_effort: 'minimal' };
  if (/^o\d/.test(model)) return { reasoning_effort: 'low' };
  return {};
};

/** `Retry-After` in milliseconds; it is seconds here, dates are not used by this API. */
const retryAfterOf = (response: Response): number | undefined => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
};

/** OpenAI's chat completions, or any server that speaks them, over fetch. */
export const createOpenAi = ({ apiKey, baseUrl, model = DEFAULT_OPENAI_MODEL }: OpenAiOptions): ModelProvider => ({
  id: 'openai',
  model,
  async *stream({ system, user, maxOutputTokens, format }, signal) {
    const response = await fetch(`${(baseUrl ?? DEFAULT_BASE_URL).replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({
        model,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        stream: true,
        // Nothing of a trip stays with the provider: https://developers.openai.com/api/docs/guides/your-data
        store: false,
        stream_options: { include_usage: true },
        max_completion_tokens: maxOutputTokens,
        ...(format && {
          response_format: {
            type: 'json_schema',
            json_schema: { name: format.name, strict: true, schema: format.schema },
          },
        }),
        ...thinking(model),
      }),
      // The key goes to the configured host and no further.
      redirect: 'manual',
      signal,
    }).catch((error: unknown) => {
      throw new ModelFailure(signal.aborted ? 'aborted' : 'unreachable', {}, { cause: error });
    });
    if (!response.ok || !response.body) {
      // An unread body would keep the connection open.
      await response.body?.cancel().catch(() => undefined);
      throw failureOfStatus(response.status, retryAfterOf(response));
    }
    // A proxy's page or a plain answer; servers that only speak the protocol may leave the header out.
    if (/html|json/.test(response.headers.get('content-type') ?? '')) {
      await response.body.cancel().catch(() => undefined);
      throw new ModelFailure('broken-stream', { status: response.status });
    }
    yield* readCompletion(response.body, signal);
  },
});
