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

/** For an id that names nothing: 404 of the path, 400 of a parameter. https://docs.stripe.com/error-codes#resource-missing */
export const missing = (object: string, id: string, param = 'id'): StripeFault =>
  new StripeFault(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${object}: '${id}'`,
    param,
  });
