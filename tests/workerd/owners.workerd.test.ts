import { beforeAll, describe, expect, test, vi } from 'vitest';
import { app } from '../../worker/app';
import { sessionsOutput } from '../../worker/auth/contract';
import { planOutput } from '../../worker/plans/contract';
import type { Browser } from './browser';
import { codeOf, signUpPerson } from './people';

/** Bodies that pass validation, so that nothing but the owner can be the reason of a refusal. */
const BODIES: Record<string, object> = {
  'PATCH /api/plans/:id': { name: 'Mine now' },
  'POST /api/plans/:id/items': { name: 'Crowbar', quantity: 1 },
  'PATCH /api/plans/:id/items/:itemId': { packed: true },
  'PATCH /api/plans/:id/facts': {},
  'POST /api/plans/:id/sync': {
    clientId: 'stranger-1',
    edits: [{ kind: 'remove', id: 'an-edit-of-a-stranger', itemId: 'item_x' }],
  },
};

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
/** The owner's ids by the path segment before the parameter. A new kind of id has to be made here. */
let ids: Record<string, string>;

const snapshot = async () => [
  (await owner.get(`/api/plans/${ids.plans}`)).body,
  (await owner.get('/api/auth/sessions')).body,
  (await owner.get('/api/credits')).body,
];

beforeAll(async () => {
  ({ browser: owner } = await signUpPerson());
  ({ browser: stranger } = await signUpPerson());
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
  const { sessions } = sessionsOutput.parse((await owner.get('/api/auth/sessions')).body);
  ids = { plans: plan.id, items: ready.items[0]?.id ?? '', sessions: sessions[0]?.id ?? '' };
});

test('the route table is where the routes are taken from', () => {
  expect(routes).toContain('DELETE /api/auth/sessions/:id');
  expect(routes).toContain('GET /api/plans/:id');
});

describe('somebody else’s id is as good as none', () => {
  test.each(routes)('%s', async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const target = path.replaceAll(/([\w-]+)\/:\w+(\{[^}]*\})?/g, (_, kind: string) => {
      const id = ids[kind];
      if (!id) throw new Error(`This test has no id of the owner for /${kind}/:id`);
      return `${kind}/${id}`;
    });
    const before = await snapshot();
    const answer = await stranger.send(method, target, method === 'GET' ? undefined : (BODIES[route] ?? {}));
    expect(answer.status).toBe(404);
    expect(codeOf(answer)).toBe('not_found');
    expect(await snapshot()).toEqual(before);
  });
});
