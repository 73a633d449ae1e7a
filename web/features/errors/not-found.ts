import type { LoaderFunctionArgs } from 'react-router';

/** A fatal error with a status that the error page shows. */
export class PageError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'PageError';
  }
}

/** Throws the 404 of the specification for a path that no page has. */
export const notFoundLoader = ({ request }: LoaderFunctionArgs): never => {
  throw new PageError(404, `Page Not Found: ${new URL(request.url).pathname}`);
};
