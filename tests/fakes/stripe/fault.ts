import type { Stripe } from 'stripe';

/** The page on which Stripe says that it refuses this. */
export type Source = `https://docs.stripe.com/${string}`;

/** An answer that is an error, in Stripe's shape, with its page as `doc_url`: https://docs.stripe.com/api/errors */
export class StripeFault extends Error {
  readonly error: { type: Stripe.RawErrorType; message: string; doc_url: Source; code?: string; param?: string };

  constructor(
    readonly status: number,
    source: Source,
    error: { type: Stripe.RawErrorType; message: string; code?: string; param?: string },
  ) {
    super(error.message);
    this.name = 'StripeFault';
    this.error = { ...error, doc_url: source };
  }
}

/** 400 for a request that Stripe does not take; `source` is where that stands. */
export const invalidRequest = (source: Source, message: string, param?: string, code?: string): StripeFault =>
  new StripeFault(400, source, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  });

/** For an id that names nothing: 404 of the path, 400 of a parameter. */
export const missing = (object: string, id: string, param = 'id'): StripeFault =>
  new StripeFault(param === 'id' ? 404 : 400, 'https://docs.stripe.com/error-codes#resource-missing', {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${object}: '${id}'`,
    param,
  });
