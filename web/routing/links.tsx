import { createContext, use, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from './hooks';
import { createPath } from './location';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the app, with its language prefix: `to(PATHS.billing)`. */
  to: string;
  /** What the page that is opened finds in its location. */
  state?: unknown;
}

/** Whether a click is left to the browser: for another tab or window, or a download. */
const isBrowsers = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;

/** A link to a page of the app, which opens without a new document. To the page that is open it makes no new entry. */
export const Link = ({ to, state, onClick, children, ...rest }: LinkProps) => {
  const navigate = useNavigate();
  const here = createPath(useLocation());
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isBrowsers(event) || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    void navigate(to, { state, replace: to === here });
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
};

const withoutSlash = (path: string): string => path.replace(/\/+$/, '').toLowerCase();

/** A link that says whether its page is the one that is open. */
export const NavLink = (props: LinkProps) => {
  const isHere = withoutSlash(useLocation().pathname) === withoutSlash(props.to);
  return <Link aria-current={isHere ? 'page' : undefined} {...props} />;
};

/** What stands in a layout. */
export const InsideContext = createContext<ReactNode>(null);

/** The place of the page, or of the next layout, in a layout. */
export const Outlet = (): ReactNode => use(InsideContext);
