import { SELF } from 'cloudflare:test';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Browser, ORIGIN } from '../../../tests/workerd/browser';
import { openEvents } from '../../../tests/workerd/events';
import { listen } from '../../../tests/workerd/live';
import { setPremium, signUpPerson } from '../../../tests/workerd/people';
import { joinPlan, tokenIn, type Person } from '../../../tests/workerd/sharing';
import { makePlan, planOf } from '../../../tests/workerd/plans';
import type { Plan } from '../contract';
import { revisionOutput } from '../revisions/contract';
import { linkOutput } from './contract';

const DESCRIPTION =
  'Two adults, hand luggage only, we go snorkelling. My husband has HIV and takes Zeltoprin every day. I am diabetic ' +
  'and inject insulin. I am twelve weeks pregnant. We keep kosher and visit a Quorbel synagogue. Money is tight.';
/** What nobody but the owner may read, in any answer. The reasons of the engine quote some, its names reveal others. */
const MARKED =
  /HIV|Zeltoprin|diabet|insulin|glucose|hypo kit|inject|syringe|sharps|pregnan|kosher|Quorbel|synagogue|Money is tight|\(“|prescription/i;

let owner: Person;
let member: Person;
let stranger: Person;
let plan: Plan;
let linkToken: string;
const logged: string[] = [];

const path = (rest = '') => `/api/plans/${plan.id}${rest}`;
/** The whole of an answer as it crosses the wire. */
const textOf = async ({ browser }: Pick<Person, 'browser'>, url: string): Promise<string> => {
  const response = await SELF.fetch(ORIGIN + url, { headers: { cookie: browser.cookie }, redirect: 'manual' });
  return `${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`;
};

beforeAll(async () => {
  for (const level of ['log', 'warn', 'error', 'info', 'debug'] as const) {
    const write = console[level].bind(console);
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      logged.push(parts.map(String).join(' '));
      write(...parts);
    });
  }
  owner = await signUpPerson({ username: 'ana_owner', address: '198.51.100.1', credits: 10 });
  member = await signUpPerson({ username: 'bea_member', address: '198.51.100.2' });
  stranger = await signUpPerson({ username: 'carl', address: '198.51.100.3' });
  await Promise.all([owner, member, stranger].map(({ user }) => setPremium(user.id)));
  plan = await makePlan(owner.browser, {
    name: 'Lisbon',
    activities: ['beach', 'pilgrimage', 'Dialysis with Zeltoprin'],
    description: DESCRIPTION,
  });
  await joinPlan(owner.browser, plan.id, member.browser);
  linkToken = tokenIn(linkOutput.parse((await owner.browser.post(path('/link'))).body).link.url);
});

const GETS = () => [
  path(),
  '/api/plans',
  '/api/plans?query=insulin',
  '/api/plans?query=socks',
  '/api/search?query=insulin',
  '/api/search?query=Lisbon',
  path('/progress'),
  path('/export?format=text'),
  path('/export?format=csv'),
  path('/export?format=json'),
  path('/export?format=ics'),
  path('/luggage'),
  path('/sharing'),
  '/api/account/export',
  `/app?plan=${plan.id}`,
];

describe('private words', () => {
  test('are all there for the owner', async () => {
    for (const url of [path(), path('/export?format=text'), path('/export?format=csv'), path('/progress')]) {
      expect(await textOf(owner, url), url).toMatch(MARKED);
    }
    const text = JSON.stringify(planOf(await owner.browser.get(path())));
    for (const word of ['HIV', 'insulin', '(“', 'Zeltoprin']) expect(text).toContain(word);
  });

  test('are in no answer to a member or a stranger', async () => {
    for (const who of [member, stranger]) {
      for (const url of GETS()) expect(await textOf(who, url), `${who.user.username} ${url}`).not.toMatch(MARKED);
      const found = await textOf(who, '/api/search?query=insulin');
      expect(found).toContain('"items":[]');
      expect(await textOf(who, '/api/plans?query=insulin')).toContain('"plans":[]');
    }
    const seen = planOf(await member.browser.get(path()));
    expect(seen).toMatchObject({ description: '', facts: [], warnings: [], took: null, leftOut: [] });
    expect(seen.activities).toEqual(['beach']);
    // By neutral names, they see as many lines as its owner.
    expect(seen.items).toHaveLength(plan.items.length);
    expect(seen.items.filter(({ name }) => name === 'Something personal').length).toBeGreaterThan(2);
    expect(seen.items.filter(({ reason }) => reason !== '' && reason !== 'For this trip').length).toBeGreaterThan(20);
  });

  test('are not on a shared link, which shows no private item at all', async () => {
    const visitor = { browser: new Browser('198.51.100.9') };
    for (const url of [`/api/shared?token=${linkToken}`, `/shared/${linkToken}`]) {
      const text = await textOf(visitor, url);
      if (url.startsWith('/api')) expect(text).toMatch(/^200 .*"items":\[\{/);
      expect(text).not.toMatch(MARKED);
      expect(text).not.toContain('Something personal');
    }
  });

  test('are in no answer to an edit and in no live message, no matter who edits and what changes the list', async () => {
    const live = await listen(plan.id, member.browser);
    const said: string[] = [];
    const seen = planOf(await member.browser.get(path()));
    const lines = seen.items.filter(({ name }) => name === 'Something personal');
    const [first, second, third] = lines;
    const keep = (answer: { body: unknown }) => said.push(JSON.stringify(answer.body));
    keep(await member.browser.patch(path(`/items/${first?.id}`), { packed: true }));
    // The owner calls it by another private name; the member's later edit is answered with a conflict.
    await owner.browser.patch(path(`/items/${second?.id}`), { name: 'My Zeltoprin box' });
    keep(
      await member.browser.post(path('/sync'), {
        clientId: 'member-phone',
        edits: [
          {
            kind: 'change',
            id: crypto.randomUUID(),
            itemId: second?.id,
            base: 0,
            change: { name: 'The blue box', quantity: 2 },
          },
        ],
      }),
    );
    keep(await member.browser.delete(path(`/items/${third?.id}`)));
    keep(await member.browser.post(path(`/items/${third?.id}/restore`)));
    keep(await member.browser.post(path('/items'), { name: 'Playing cards' }));
    // Each of these changes the list as a whole.
    for (const item of plan.items) await owner.browser.patch(path(`/items/${item.id}`), { quantity: 2 });
    const corrected = await owner.browser.patch(path('/facts'), {
      remove: ['medical:pregnancy'],
      add: ['medical:asthma'],
    });
    expect(corrected.status).toBe(200);
    const { revision } = revisionOutput.parse(
      (
        await owner.browser.post(path('/revisions'), {
          trip: {
            destination: plan.destination,
            startDate: plan.startDate,
            endDate: '2027-05-20',
            activities: ['hiking'],
            description: `${DESCRIPTION} I have a stoma and epilepsy: Zeltoprin.`,
          },
        })
      ).body,
    );
    const applied = await owner.browser.post(path(`/revisions/${revision.id}/apply`), {
      lines: revision.lines.map(({ id }) => id),
    });
    expect(applied.status).toBe(200);
    await vi.waitFor(() => expect(live.heard.at(-1)).toEqual({ type: 'changed' }));
    expect(live.heard.length).toBeGreaterThan(plan.items.length);
    for (const text of [...said, ...live.raw]) expect(text).not.toMatch(MARKED);
    expect(JSON.stringify(planOf(await member.browser.get(path())))).not.toMatch(MARKED);
    expect(JSON.stringify(planOf(await member.browser.get(path())))).toContain('The blue box');
    expect(JSON.stringify(planOf(await owner.browser.get(path())))).toContain('epilepsy');
    const undone = await owner.browser.post(path(`/revisions/${revision.id}/undo`));
    expect(undone.status).toBe(200);
    for (const url of GETS()) expect(await textOf(member, url), url).not.toMatch(MARKED);
  });

  test('are hidden from members, or named neutrally on links, as the owner chooses', async () => {
    const before = await member.browser.patch(path('/sharing'), { members: 'neutral' });
    expect(before.status).toBe(404);
    const chosen = await owner.browser.patch(path('/sharing'), { members: 'hidden', links: 'neutral' });
    expect(chosen.body).toMatchObject({ privateLines: { members: 'hidden', links: 'neutral' } });
    expect((await owner.browser.get(path('/sharing'))).body).toMatchObject({ privateLines: { members: 'hidden' } });
    const seen = planOf(await member.browser.get(path()));
    const own = planOf(await owner.browser.get(path()));
    expect(seen.items.length).toBeLessThan(own.items.length - 2);
    expect(seen.items.some(({ name }) => name === 'Something personal')).toBe(false);
    const shared = await textOf({ browser: new Browser('198.51.100.10') }, `/api/shared?token=${linkToken}`);
    expect(shared).toContain('Something personal');
    expect(shared).not.toMatch(MARKED);
    for (const url of GETS()) expect(await textOf(member, url), url).not.toMatch(MARKED);
  });

  test('are not streamed to a member, while the list is made or after', async () => {
    const events = await (await openEvents(member.browser, plan.id)).text();
    expect(events).toContain('event: done');
    expect(events).not.toContain('event: item');
    expect(await (await openEvents(owner.browser, plan.id)).text()).toContain('event: item');
  });

  test('are in no log', () => {
    expect(logged.join('\n')).not.toMatch(MARKED);
  });
});
