import type { Stripe } from 'stripe';

/** An answer that is an error, in Stripe's shape: https://docs.stripe.com/api/errors */
export class StripeFault extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: Stripe.RawErrorType; message: string; code?: string; param?: string },
  ) {
    super(error.message);
    this.name = 'StripeFault';
  }
}

/** 400 for a request that no Stripe takes. */
export const invalidRequest = (message: string, param?: string, code?: string): StripeFault =>
  new StripeFault(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  });

/** 404 for an id that names nothing. */
export const missing = (object: string, id: string): StripeFault =>
  new StripeFault(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${object}: '${id}'`,
    param: 'id',
  });
