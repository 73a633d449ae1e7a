/** What only a premium account may do. Free has all that making and using a list needs; premium adds tools. */
import { createMiddleware } from 'hono/factory';
import type { AppContext, SessionUser } from '../../platform/context';
import { AppError } from '../../platform/http/errors';

/** Throws `premium_required` (403) to everybody whose subscription is not live. */
export const assertPremium = ({ accountType }: Pick<SessionUser, 'accountType'>): void => {
  if (accountType !== 'premium') throw new AppError('premium_required');
};

/** Lets only premium accounts through; behind `requireSession`. Screens say so before the click (`PremiumMark`). */
export const requirePremium = createMiddleware<AppContext>(async (c, next) => {
  assertPremium(c.var.user);
  return next();
});
