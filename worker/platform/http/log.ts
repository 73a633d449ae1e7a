/**
 * Logs are JSON lines with a request id. Only ids, codes, routes and numbers go in; nothing a person typed, no
 * addresses, no tokens. An error is logged by name and stack frames: its message may carry a person's input.
 */
type Fields = Record<string, string | number | boolean | null | undefined>;

/** One informational line. */
export const log = (event: string, fields: Fields = {}): void => {
  console.log(JSON.stringify({ level: 'info', event, ...fields }));
};

/** One warning: something outside failed and we went on without it. */
export const logWarning = (event: string, fields: Fields = {}): void => {
  console.warn(JSON.stringify({ level: 'warn', event, ...fields }));
};

const frames = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 6)
    .map((line) => line.trim())
    .join(' | ');

/** One error line with the kinds and stack frames of the error and of what caused it. */
export const logError = (event: string, fields: Fields, error: unknown): void => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
  console.error(
    JSON.stringify({
      level: 'error',
      event,
      ...fields,
      error: error instanceof Error ? error.name : typeof error,
      stack: error instanceof Error ? frames(error) : undefined,
      cause: cause?.name,
      causeStack: cause && frames(cause),
    }),
  );
};
