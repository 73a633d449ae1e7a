import { AppError } from '../platform/http/errors';

/** Where a page of plans ends. */
interface Position {
  /** Milliseconds since the epoch. */
  createdAt: number;
  id: string;
}

/** A position as an opaque text for the query string. */
export const writeCursor = ({ createdAt, id }: Position): string =>
  Buffer.from(`${createdAt} ${id}`).toString('base64url');

/** The position of a cursor that {@link writeCursor} made; anything else is a `validation_failed`. */
export const readCursor = (cursor: string): Position => {
  const [, createdAt, id] = /^(\d{1,15}) (plan_\w{1,40})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (createdAt === undefined || id === undefined) {
    throw new AppError('validation_failed', { fields: { cursor: 'This is not a cursor.' } });
  }
  return { createdAt: Number(createdAt), id };
};
