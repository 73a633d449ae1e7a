/** An address within the app. */
export interface Path {
  pathname: string;
  search: string;
  hash: string;
}

/** An entry of the browser's history. */
export interface Location extends Path {
  state: unknown;
  key: string;
}

/** An address as it is written. */
export const createPath = ({ pathname, search, hash }: Path): string =>
  pathname + (search === '?' ? '' : search) + (hash === '#' ? '' : hash);

/** The parts that an address has: one without a path is on the same page. */
export const parsePath = (path: string): Partial<Path> => {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return { ...(pathname && { pathname }), ...(search && { search }), ...(hash && { hash }) };
};
