import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { signInPerson } from '../../../tests/workerd/people';
import { planOf } from '../../../tests/workerd/plans';
import { expectDatabaseInSync } from '../../../tests/workerd/rooms';
import type { Browser } from '../../../tests/workerd/browser';
import { creditsOutput } from '../../money/credits/contract';
import { proveCredits } from '../../money/credits/proof';
import { createDatabase } from '../../platform/db/client';
import { readEnv } from '../../platform/env';
import { plansOutput } from '../contract';
import { sweepGenerations } from '../generation/service';
import { searchOutput } from '../search/contract';
import { templatesOutput } from '../templates/contract';
import { moveLists } from './open-list';
import release from './release-before-rooms.sql?raw';
import { syncOutput } from './sync/contract';

/** The last migration of the release that wrote the rows. */
const LAST = '0044_fewer_index_rows.sql';
const PASSWORD = 'Valija2027x';
const PLAN = {
  shared: 'plan_c2q2swc0rzsatdvzaey1',
  templated: 'plan_mtsa8dyr38vdy0mgny4g',
  revised: 'plan_xa2bbcd4pjejv4c04bda',
  packed: 'plan_w5kjd8p2awnb5hqx2k2a',
  copied: 'plan_pcmvkmtmz08s6ffxmzzw',
};
const HALF_MADE = 'plan_0814vmyn9ajkh5vgdnc6';

let owner: Browser;
let member: Browser;
const db = createDatabase(env);

/** What the old release answered of a list: its rows, in their order. */
const storedLines = async (planId: string) => {
  const { results } = await env.DB.prepare(
    'SELECT id, name, quantity, category, packed, hidden FROM plan_items WHERE plan_id = ? AND deleted_at IS NULL ORDER BY position, id',
  )
    .bind(planId)
    .all<{ id: string; name: string; quantity: number; category: string; packed: number; hidden: number }>();
  return results.map(({ packed, hidden, ...line }) => ({ ...line, packed: packed === 1, hidden: hidden === 1 }));
};
const seenLines = async (planId: string, who = owner) =>
  planOf(await who.get(`/api/plans/${planId}`)).items.map(({ id, name, quantity, category, packed, hidden }) => ({
    id,
    name,
    quantity,
    category,
    packed,
    hidden,
  }));

beforeAll(async () => {
  await reset();
  const before = env.MIGRATIONS.filter(({ name }) => name <= LAST);
  await applyD1Migrations(env.DB, before);
  await env.DB.batch(
    release
      .split('\n')
      .filter((line) => line.startsWith('INSERT'))
      .map((line) => env.DB.prepare(line)),
  );
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  ({ browser: owner } = await signInPerson('owner@example.com', PASSWORD));
  ({ browser: member } = await signInPerson('member@example.com', PASSWORD));
});

test('the credits of the previous release add up', async () => {
  expect(await proveCredits(db)).toEqual([]);
  expect(creditsOutput.parse((await owner.get('/api/credits')).body).total).toBe(17);
});

test.each(Object.entries(PLAN))(
  'the %s plan has the same lines in its room, opened any number of times',
  async (_, id) => {
    const stored = await storedLines(id);
    expect(stored.length).toBeGreaterThan(5);
    expect(await seenLines(id)).toEqual(stored);
    await expectDatabaseInSync(id);
    await moveLists(readEnv(env), db);
    expect(await seenLines(id)).toEqual(stored);
  },
);

test('who packs along with the shared plan sees it, and an edit that was accepted before is not made again', async () => {
  const lines = await seenLines(PLAN.shared, member);
  expect(lines.map(({ name }) => name)).toContain('Theremin');
  expect(lines.filter(({ packed }) => packed)).toHaveLength(2);
  const [first] = lines;
  const edit = { kind: 'change', id: '7f9c24e8-3b0e-4d2a-9c55-0a4be5b4f001', itemId: first?.id, base: 0 };
  const body = { clientId: 'device-of-old', edits: [{ ...edit, change: { quantity: 7 } }] };
  const { revision } = syncOutput.parse((await owner.post(`/api/plans/${PLAN.shared}/sync`, body)).body);
  expect(revision).toBe(6);
  expect((await seenLines(PLAN.shared))[0]).toEqual({ ...first, quantity: 7 });
});

test('what was decided of luggage, templates and revisions is still there', async () => {
  const { body } = await owner.get(`/api/plans/${PLAN.packed}/luggage`);
  expect(body).toMatchObject({ luggage: { bags: [{}, { name: 'Blue one', limitGrams: 8000 }] } });
  expect(JSON.stringify(body)).toContain('"gramsEach":321');
  const { templates } = templatesOutput.parse((await owner.get('/api/templates')).body);
  expect(templates).toMatchObject([{ name: 'Of old' }]);
  const added = await owner.post(`/api/plans/${PLAN.copied}/template`, { templateId: templates[0]?.id });
  expect(added.status).toBe(200);
  const { results } = await env.DB.prepare('SELECT id FROM plan_revisions WHERE plan_id = ?')
    .bind(PLAN.revised)
    .all<{ id: string }>();
  const undone = await owner.post(`/api/plans/${PLAN.revised}/revisions/${results[0]?.id}/undo`, {});
  expect(undone.status).toBe(200);
  expect(planOf(undone).items.length).not.toBe((await storedLines(PLAN.revised)).length);
});

test('plans and things of the previous release are found', async () => {
  const { items } = searchOutput.parse((await owner.get('/api/search?query=theremin')).body);
  expect(items.map(({ planId }) => planId)).toContain(PLAN.shared);
  const { plans } = plansOutput.parse((await owner.get('/api/plans?query=lisbon')).body);
  expect(plans.map(({ id }) => id)).toEqual([PLAN.shared]);
});

test('a plan that was half made when the release changed ends free of charge', async () => {
  expect(planOf(await owner.get(`/api/plans/${HALF_MADE}`)).status).toBe('generating');
  await sweepGenerations(readEnv(env), db, Date.now() + 3_600_000);
  expect(planOf(await owner.get(`/api/plans/${HALF_MADE}`)).status).toBe('failed');
  expect(creditsOutput.parse((await owner.get('/api/credits')).body).total).toBe(18);
  expect(await proveCredits(db)).toEqual([]);
});
