import type { Context } from 'hono';
import { toUser } from '../../identity/sessions/service';
import type { SessionOutput } from '../../identity/auth/contract';
import { CATALOG } from '../../money/billing/contract';
import { getSubscription } from '../../money/billing/service';
import { creditHistoryQuery } from '../../money/credits/contract';
import { getCredits, listHistory } from '../../money/credits/service';
import { listPlansQuery } from '../../plans/contract';
import { getPlanText, listPlans, roomsOf, versionOf } from '../../plans/service';
import type { AppContext, SessionUser } from '../../platform/context';
import { AppError } from '../../platform/http/errors';

/** What the first screen of a page would ask for as soon as its scripts run: paths of the API and their answers. */
export type Answers = Record<string, unknown>;

/** The list as the browser asks for it. */
const PLAN_LIST = '/api/plans?order=trip';

/** A page of the app: its path without the language prefix, and its search. */
export interface AppPage {
  path: string;
  search: URLSearchParams;
}

/** What the page of credits is made of, but for the bills, which Stripe has. */
const BILLING = [
  '/api/credits',
  '/api/credits/history?limit=10',
  '/api/billing/catalog',
  '/api/billing/subscription',
] as const;

/** The calls of a page that its first screen waits for, next to the session. */
const callsOf = ({ path, search }: AppPage): readonly string[] => {
  const planId = search.get('plan');
  if (path === '/app/billing') return BILLING;
  if (path !== '/app') return [];
  if (planId) return /^[\w-]{1,60}$/.test(planId) && !search.has('view') ? [`/api/plans/${planId}`] : [];
  if (search.has('new')) return ['/api/credits'];
  return search.get('q') ? [] : [PLAN_LIST];
};

const answerOf = async (c: Context<AppContext>, userId: string, call: string): Promise<unknown> => {
  const scope = { db: c.var.db, userId, now: c.var.clock.now(), rooms: roomsOf(c.var.env) };
  const { pathname, searchParams } = new URL(call, c.req.url);
  if (call === PLAN_LIST) return listPlans(scope, listPlansQuery.parse({ order: 'trip' }));
  switch (pathname) {
    case '/api/credits':
      return getCredits(scope.db, userId, scope.now);
    case '/api/credits/history':
      return listHistory(scope.db, userId, creditHistoryQuery.parse(Object.fromEntries(searchParams)));
    case '/api/billing/catalog':
      return CATALOG;
    case '/api/billing/subscription':
      return { subscription: await getSubscription(scope.db, userId, scope.now) };
    default: {
      const plan = await getPlanText(scope, pathname.slice('/api/plans/'.length));
      return { plan: JSON.parse(plan), version: versionOf(plan) };
    }
  }
};

/** The session, and what the page's first screen needs; what cannot be had is left for the browser to ask. */
export const firstAnswers = async (
  c: Context<AppContext>,
  session: { user: SessionUser; expiresAt: number },
  page: AppPage,
): Promise<Answers> => {
  const own: SessionOutput = {
    user: toUser(session.user),
    expiresAt: new Date(session.expiresAt).toISOString(),
    canRefresh: true,
  };
  const answers: Answers = { '/api/auth/session': own };
  try {
    const found = await Promise.all(
      callsOf(page).map(async (call) => [call, await answerOf(c, session.user.id, call)] as const),
    );
    return { ...answers, ...Object.fromEntries(found) };
  } catch (error) {
    // It is not there, or not theirs: the page asks and says so.
    if (error instanceof AppError) return answers;
    throw error;
  }
};

/** JSON that cannot end the element it stands in. */
const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Answers as elements that no browser runs. The paths have nothing that an attribute could not hold. */
export const answersAsHtml = (answers: Answers): string =>
  Object.entries(answers)
    .map(([path, answer]) => `<script type="application/json" data-answer="${path}">${escapeJson(answer)}</script>`)
    .join('');
