import { sessionOutput } from '../../worker/identity/sessions/contract';
import type { RenderFirstScreen } from '../../worker/public/documents/contract';
import { PATHS, splitLocale } from '../paths';
import { drawScreen } from './draw';

/** They show what only the browser knows: its settings, its address, what it is. */
const NOT_DRAWN: ReadonlySet<string> = new Set([PATHS.support, PATHS.settings, PATHS.referrals]);

/**
 * The first screen of a page of the app as HTML. The Worker writes it into the document, so that it is there before any
 * script; the app takes it over when it has come (`web/app.tsx`).
 */
export const renderFirstScreen: RenderFirstScreen = async ({ url, language, answers }) => {
  const { pathname, searchParams } = new URL(url, 'https://app.invalid');
  const { path } = splitLocale(pathname);
  // Luggage, another view of a plan, is moved and weighed: there is nothing to read before that.
  if (NOT_DRAWN.has(path) || searchParams.has('view')) return null;
  // The result of a payment is shown with the focus on it, which an inert page does not take.
  if (path === PATHS.billing && searchParams.size > 0) return null;
  const { user } = sessionOutput.parse(answers['/api/auth/session']);
  return drawScreen({ url, language, user, answers });
};
