import { AppError } from '../platform/http/errors';
import { fieldsOf } from '../platform/http/validate';
import { idempotencyKey } from './contract';

/** The `Idempotency-Key` of a request, when it has one. */
export const readIdempotencyKey = (header: string | undefined): string | undefined => {
  if (header === undefined) return undefined;
  const key = idempotencyKey.safeParse(header);
  if (!key.success)
    throw new AppError('validation_failed', { fields: { 'Idempotency-Key': fieldsOf(key.error.issues).body ?? '' } });
  return key.data;
};
