import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { app } from '../../worker/app';
import { sessionsOutput } from '../../worker/identity/auth/contract';
import { createDatabase } from '../../worker/platform/db/client';
import { type Plan, planOutput } from '../../worker/plans/contract';
import { alwaysItemOutput } from '../../worker/plans/preferences/contract';
import { lessonsOutput } from '../../worker/plans/debrief/contract';
import { revisionOutput } from '../../worker/plans/revisions/contract';
import { templateOutput } from '../../worker/plans/templates/contract';
import { templates } from '../../worker/plans/templates/schema';
import { inviteOutput } from '../../worker/plans/sharing/contract';
import type { Browser } from './browser';
import { codeOf, setPremium, signUpPerson } from './people';
import { makePlan } from './plans';

/** Bodies that pass validation, so that nothing but the owner can be the reason of a refusal. */
const BODIES: Record<string, object> = {
  'PATCH /api/plans/:id': { name: 'Mine now' },
  'POST /api/plans/:id/items': { name: 'Crowbar', quantity: 1 },
  'PATCH /api/plans/:id/items/:itemId': { packed: true },
  'PATCH /api/plans/:id/facts': {},
  'POST /api/plans/:id/copy': { startDate: '2027-06-01', endDate: '2027-06-04' },
  'POST /api/plans/:id/revisions/:revisionId/apply': { lines: [] },
  'PATCH /api/templates/:id': { name: 'Mine now' },
  'POST /api/plans/:id/luggage/bags': { kind: 'hold' },
  'PATCH /api/plans/:id/luggage/bags/:bagId': { name: 'Mine now' },
  'PATCH /api/plans/:id/luggage/items/:itemId': { worn: true },
  'POST /api/plans/:id/sync': {
    clientId: 'stranger-1',
    edits: [{ kind: 'remove', id: 'an-edit-of-a-stranger', itemId: 'item_x' }],
  },
};

/** A template of the stranger's. */
const TEMPLATE = {
  id: 'tpl_of_a_stranger',
  name: 'Crowbars',
  items: [{ name: 'Crowbar', quantity: 1, category: 'comfort' }],
  createdAt: 1,
  updatedAt: 1,
};
BODIES['POST /api/plans/:id/template'] = { templateId: TEMPLATE.id };

/** One of everything that the owner keeps for other lists. */
const keepForReuse = async ({ id: planId }: Plan) => {
  const saved = await owner.post('/api/templates', { name: 'Sea', planId });
  const brought = await owner.post('/api/always', { name: 'Lucky stone' });
  const proposed = await owner.post(`/api/plans/${planId}/revisions`, {});
  const past = await makePlan(owner, { startDate: '2026-05-01', endDate: '2026-05-04' });
  await owner.post(`/api/plans/${past.id}/debrief`, { unused: [past.items[0]?.id], missed: ['Grandma’s shawl'] });
  const { lessons } = lessonsOutput.parse((await owner.get('/api/lessons')).body);
  return {
    templates: templateOutput.parse(saved.body).template.id,
    always: alwaysItemOutput.parse(brought.body).item.id,
    revisions: revisionOutput.parse(proposed.body).revision.id,
    lessons: encodeURIComponent(lessons[0]?.id ?? ''),
  };
};

/** The same of queries. */
const QUERIES: Record<string, string> = { 'GET /api/plans/:id/export': '?format=text' };

/** Every route of the API that takes an id, from the route table itself. */
const routes = [
  ...new Set(
    app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/') && path.includes(':'))
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

let owner: Browser;
let stranger: Browser;
/** Packs along on the owner's plan. */
let member: Browser;
/** The owner's ids by the path segment before the parameter. A new kind of id has to be made here. */
let ids: Record<string, string>;

const snapshot = async () => [
  (await owner.get(`/api/plans/${ids.plans}`)).body,
  (await owner.get('/api/auth/sessions')).body,
  (await owner.get('/api/credits')).body,
  (await owner.get('/api/templates')).body,
  (await owner.get('/api/always')).body,
  (await owner.get('/api/lessons')).body,
  (await owner.get(`/api/plans/${ids.plans}/revisions/${ids.revisions}`)).body,
];

beforeAll(async () => {
  ({ browser: owner } = await signUpPerson());
  const other = await signUpPerson();
  stranger = other.browser;
  const along = await signUpPerson();
  member = along.browser;
  // Premium and with a template of their own, so that neither is the reason of a refusal.
  const db = createDatabase(env);
  for (const { userId } of [other, along]) await setPremium(userId);
  await db.insert(templates).values({ ...TEMPLATE, userId: other.user.id });
  const companion = await signUpPerson();
  const trip = { destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-04' };
  const { plan } = planOutput.parse((await owner.post('/api/plans', trip)).body);
  const ready = await vi.waitFor(
    async () => {
      const answer = planOutput.parse((await owner.get(`/api/plans/${plan.id}`)).body);
      expect(answer.plan.status).toBe('ready');
      return answer.plan;
    },
    { timeout: 10_000, interval: 50 },
  );
  const reused = await keepForReuse(ready);
  const { sessions } = sessionsOutput.parse((await owner.get('/api/auth/sessions')).body);
  const invitation = inviteOutput.parse((await owner.post(`/api/plans/${plan.id}/invites`, {})).body).invite;
  const token = new URL(invitation.url ?? '').searchParams.get('token');
  for (const browser of [member, companion.browser]) await browser.post('/api/invites/accept', { token });
  ids = {
    plans: plan.id,
    items: ready.items[0]?.id ?? '',
    sessions: sessions[0]?.id ?? '',
    ...reused,
    invites: invitation.id,
    members: companion.user.id,
    bags: 'hold-1',
  };
});

test('the route table is where the routes are taken from', () => {
  expect(routes).toContain('DELETE /api/auth/sessions/:id');
  expect(routes).toContain('GET /api/plans/:id');
});

/** Calls a route with the owner's ids. */
const callAs = (browser: Browser, route: string) => {
  const [method = '', path = ''] = route.split(' ');
  const target = path.replaceAll(/([\w-]+)\/:\w+(\{[^}]*\})?/g, (_, kind: string) => {
    const id = ids[kind];
    if (!id) throw new Error(`This test has no id of the owner for /${kind}/:id`);
    return `${kind}/${id}`;
  });
  return browser.send(method, target + (QUERIES[route] ?? ''), method === 'GET' ? undefined : (BODIES[route] ?? {}));
};

describe('another person’s id answers not found', () => {
  test.each(routes)('%s', async (route) => {
    const before = await snapshot();
    const answer = await callAs(stranger, route);
    expect(answer.status).toBe(404);
    expect(codeOf(answer)).toBe('not_found');
    expect(await snapshot()).toEqual(before);
  });
});

/** What a member may do with a plan; a new route is closed to members unless it is named here. */
const FOR_MEMBERS = [
  'GET /api/plans/:id',
  'GET /api/plans/:id/progress',
  'GET /api/plans/:id/live',
  'GET /api/plans/:id/export',
  'POST /api/plans/:id/sync',
  'POST /api/plans/:id/items',
  'PATCH /api/plans/:id/items/:itemId',
  'DELETE /api/plans/:id/items/:itemId',
  'POST /api/plans/:id/items/:itemId/restore',
];

describe('a member may open a plan and edit its list, and nothing else', () => {
  test.each(routes.filter((route) => !FOR_MEMBERS.includes(route)))('not %s', async (route) => {
    const before = await snapshot();
    const answer = await callAs(member, route);
    expect(answer.status).toBe(404);
    expect(codeOf(answer)).toBe('not_found');
    expect(await snapshot()).toEqual(before);
  });

  test.each(FOR_MEMBERS)('%s', async (route) => {
    expect([200, 201, 204, 426]).toContain((await callAs(member, route)).status);
  });
});
