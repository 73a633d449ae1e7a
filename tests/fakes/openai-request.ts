/** Whether a request is one that OpenAI's chat completions accept, with the error that they give when it is not. */
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';

const chatRequest = z.strictObject({
  model: z.string().min(1),
  messages: z
    .array(z.strictObject({ role: z.enum(['system', 'developer', 'user', 'assistant']), content: z.string().min(1) }))
    .min(1),
  /** This server only streams. */
  stream: z.literal(true),
  store: z.boolean().optional(),
  stream_options: z.strictObject({ include_usage: z.boolean().optional() }).optional(),
  max_completion_tokens: z.int().positive().optional(),
  reasoning_effort: z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']).optional(),
  verbosity: z.enum(['low', 'medium', 'high']).optional(),
  temperature: z.number().min(0).max(2).optional(),
  seed: z.int().optional(),
  /** Structured output; strict schemas are closed objects. */
  response_format: z
    .strictObject({
      type: z.literal('json_schema'),
      json_schema: z.strictObject({
        name: z.string().regex(/^[\w-]{1,64}$/),
        strict: z.boolean(),
        schema: z.looseObject({ type: z.literal('object'), additionalProperties: z.literal(false) }),
      }),
    })
    .optional(),
});
export type ChatRequest = z.infer<typeof chatRequest>;

interface Fault {
  status: number;
  error: Record<string, unknown>;
}

const invalid = (message: string, param: string | null, code: string | null): Fault => ({
  status: 400,
  error: { message, type: 'invalid_request_error', param, code },
});

/** Efforts by family: the newer ones know `none` and not `minimal`, GPT-5 the other way round, others take none at all. */
const effortFault = ({ model, reasoning_effort: effort }: ChatRequest): Fault | undefined => {
  if (effort === undefined) return undefined;
  const isNew = /^gpt-(?:5\.[1-9]|[6-9])/.test(model);
  const isFirst = !isNew && model.startsWith('gpt-5');
  const isOld = /^o\d/.test(model);
  if (!isNew && !isFirst && !isOld)
    return invalid(`Unrecognized request argument supplied: reasoning_effort`, null, null);
  const isSupported = (effort !== 'minimal' || isFirst) && (effort !== 'none' || isNew);
  return isSupported
    ? undefined
    : invalid(
        `Unsupported value: '${effort}' is not supported with the '${model}' model.`,
        'reasoning_effort',
        'unsupported_value',
      );
};

/** The parsed request, or the error that it gets. */
export const faultOf = (headers: IncomingHttpHeaders, text: string): ChatRequest | Fault => {
  if (!/^Bearer \S+$/.test(headers.authorization ?? '')) {
    return {
      status: 401,
      error: { message: "You didn't provide an API key.", type: 'invalid_request_error', param: null, code: null },
    };
  }
  if (!headers['content-type']?.startsWith('application/json')) {
    return invalid('We could not parse the JSON body of your request.', null, null);
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return invalid('We could not parse the JSON body of your request.', null, null);
  }
  const parsed = chatRequest.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const path = issue?.path.join('.') ?? '';
    return issue?.code === 'unrecognized_keys'
      ? invalid(`Unrecognized request argument supplied: ${issue.keys.join(', ')}`, null, null)
      : invalid(`Invalid value for '${path}': ${issue?.message ?? ''}`, path, 'invalid_value');
  }
  return effortFault(parsed.data) ?? parsed.data;
};

/** Tells a request from a fault. */
export const isChatRequest = (value: ChatRequest | Fault): value is ChatRequest => 'messages' in value;
