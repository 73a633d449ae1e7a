/**
 * A language model as the rest of the product sees it: text in, text out in pieces, with typed failures. Adapters
 * (`openai.ts`, `workers-ai.ts`) know a wire protocol and nothing of packing lists.
 */

/** What is asked of a model: the product's instructions, and the trip as data. */
export interface ModelRequest {
  system: string;
  user: string;
  /** The most tokens the answer may have. */
  maxOutputTokens: number;
  /** The answer is one JSON object of this schema; adapters whose service cannot stream such answers leave it to the instructions. */
  format?: { name: string; schema: Record<string, unknown> };
}

/** Tokens as the provider counted them. */
export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
}

/** A piece of the answer, or what it cost (once, at the end). */
export interface ModelChunk {
  text?: string;
  usage?: ModelUsage;
}

/** One configured model. */
export interface ModelProvider {
  /** Name in the configuration (`MODEL_ORDER`) and in logs. */
  readonly id: 'workers-ai' | 'openai';
  readonly model: string;
  /**
   * Streams one answer. Throws {@link ModelFailure}; after `signal` aborts, it stops reading and closes the connection.
   * An answer that ends without saying that it is complete is a failure (`disconnected`), not a short answer.
   */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelChunk>;
}

/** What can go wrong with a model, as it is stored with a plan and counted in logs. */
export type FailureKind =
  /** 401, 403: the key or the account is not allowed. */
  | 'unauthorised'
  /** 400, 404, 413, 422 …: our request or the configured model name is wrong. */
  | 'bad-request'
  /** 429: too many requests, or the quota is used up. */
  | 'rate-limited'
  /** 5xx, 408, or an error within the stream. */
  | 'unavailable'
  /** No connection at all. */
  | 'unreachable'
  /** The connection was lost in the middle of the answer. */
  | 'disconnected'
  /** An answer that is not the protocol: broken JSON, no event stream. */
  | 'broken-stream'
  /** The model declined to answer, or a filter cut it. */
  | 'refused'
  /** No token within the time for the first one. */
  | 'first-token-timeout'
  /** Tokens stopped coming. */
  | 'stalled'
  /** The time for the whole step is over. */
  | 'total-timeout'
  /** Prose, another schema, or only changes that were turned down. */
  | 'no-valid-line'
  /** An answer that lets in weapons or markup, or is mostly unusable: what is left of it is not to be trusted either. */
  | 'untrustworthy'
  /** The caller gave up (the plan was deleted). */
  | 'aborted';

/** The one error that leaves an adapter. The message holds no text of the trip or of the answer. */
export class ModelFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    readonly detail: { status?: number; retryAfterMs?: number } = {},
    options?: ErrorOptions,
  ) {
    super(detail.status === undefined ? kind : `${kind} (${detail.status})`, options);
    this.name = 'ModelFailure';
  }
}

/** The failure that an HTTP status, or a Workers AI error that stands for one, means. */
export const failureOfStatus = (status: number, retryAfterMs?: number): ModelFailure => {
  const detail = { status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  if (status === 401 || status === 403) return new ModelFailure('unauthorised', detail);
  if (status === 429) return new ModelFailure('rate-limited', detail);
  if (status >= 500 || status === 408) return new ModelFailure('unavailable', detail);
  return new ModelFailure('bad-request', detail);
};
