import type { Route } from './app-router';

export type Params = Readonly<Record<string, string>>;

/** A layout or a page of an address, and what the address has in the places of `:names`. */
export interface Match {
  route: Route;
  params: Params;
}

/** A page with the layouts around it, from the outermost, and its path in parts. */
interface Branch {
  routes: readonly Route[];
  parts: readonly string[];
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

const branchesOf = (routes: readonly Route[], around: Branch): Branch[] =>
  routes.flatMap((route) => {
    const branch = { routes: [...around.routes, route], parts: [...around.parts, ...partsOf(route.path ?? '')] };
    return route.children ? branchesOf(route.children, branch) : [branch];
  });

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** What an address has in the places of `:names`; null: it is not of this path. Capitals make no difference. */
const paramsOf = (parts: readonly string[], address: readonly string[]): Params | null => {
  const rest = parts.at(-1) === '*';
  const own = rest ? parts.slice(0, -1) : parts;
  if (rest ? address.length < own.length : address.length !== own.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of own.entries()) {
    const given = address[at] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = given;
    else if (part.toLowerCase() !== given.toLowerCase()) return null;
  }
  return params;
};

/** How exactly a path names an address: a word more than a `:name`, that more than `*`. */
const exactness = ({ parts }: Branch): number =>
  parts.reduce((sum, part) => sum + (part === '*' ? 0 : part.startsWith(':') ? 2 : 3), 0);

/** The layouts and the page of an address, from the outermost; none where there is no page for it. */
export const matchRoutes = (routes: readonly Route[], pathname: string): Match[] => {
  const address = partsOf(pathname).map(decoded);
  const [best] = branchesOf(routes, { routes: [], parts: [] })
    .flatMap((branch) => {
      const params = paramsOf(branch.parts, address);
      return params ? [{ branch, params }] : [];
    })
    .toSorted((one, other) => exactness(other.branch) - exactness(one.branch));
  return best ? best.branch.routes.map((route) => ({ route, params: best.params })) : [];
};
