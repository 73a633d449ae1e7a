import type { ErrorBody } from '../../worker/platform/http/contract';
import { ERROR_STATUS, type ErrorCode } from '../../worker/platform/http/error-codes';
import { isObject } from './is-object';

/** `network` is ours: nothing answered. */
export type ApiErrorCode = ErrorCode | 'network';

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_STATUS, code);

/** Every failure of a call, in one shape. Show it with `useErrorText()`, which translates `code`. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** HTTP status, 0 when nothing answered. */
  readonly status: number;
  /** Path of a field to its English message, for `validation_failed`. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait before trying again. */
  readonly retryAfter: number | undefined;
  readonly requestId: string | undefined;

  constructor(
    code: ApiErrorCode,
    options: {
      status: number;
      message?: string;
      fields?: Record<string, string> | undefined;
      retryAfter?: number | undefined;
      requestId?: string | undefined;
      cause?: unknown;
    },
  ) {
    super(options.message ?? code, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = options.status;
    this.fields = options.fields ?? {};
    this.retryAfter = options.retryAfter;
    this.requestId = options.requestId;
  }
}

/** Narrows a caught value to a call's failure with one of `codes` (any, when none is named). */
export const isApiError = (error: unknown, ...codes: ApiErrorCode[]): error is ApiError =>
  error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));

/** What an error answer says; null when it is of another shape. */
const readError = (body: unknown): ErrorBody['error'] | null => {
  const error = isObject(body) ? body['error'] : null;
  if (!isObject(error)) return null;
  const { code, message, requestId, fields } = error;
  if (typeof code !== 'string' || typeof message !== 'string' || typeof requestId !== 'string') return null;
  if (!isObject(fields)) return { code, message, requestId };
  const texts = Object.entries(fields).map(([field, text]) => [field, String(text)]);
  return { code, message, requestId, fields: Object.fromEntries(texts) };
};

/** The error an answer that is not ok stands for; an answer of another shape is `internal`. */
export const errorOf = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => null);
  const said = readError(body);
  const wait = Number(response.headers.get('retry-after'));
  const retryAfter = Number.isFinite(wait) && wait > 0 ? wait : undefined;
  if (!said) return new ApiError('internal', { status: response.status, retryAfter });
  const { code, message, fields, requestId } = said;
  return new ApiError(isErrorCode(code) ? code : 'internal', {
    status: response.status,
    message,
    fields,
    requestId,
    retryAfter,
  });
};
