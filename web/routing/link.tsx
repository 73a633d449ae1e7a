import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { createPath, useLocation } from 'react-router';
import { useNavigate } from './pages';

/** Whether the browser is to open it itself: in a new tab, or to save it. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  /** A whole path with the language prefix: `to(PATHS.billing)`. */
  to: string;
  /** What the page is told of where one comes from. */
  state?: unknown;
}

/** Leads to another page of the app without loading it anew. The link of react-router brings its forms and loaders along. */
export const Link = ({ to, state, onClick, children, ...props }: LinkProps) => {
  const navigate = useNavigate();
  const here = createPath(useLocation());
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    // The page that is open gets no second entry in the history.
    void navigate(to, { state, replace: to === here });
  };
  return (
    <a {...props} href={to} onClick={follow}>
      {children}
    </a>
  );
};
