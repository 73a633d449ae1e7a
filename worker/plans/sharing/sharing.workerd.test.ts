import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Browser } from '../../../tests/workerd/browser';
import { codeOf, errorOf, setClockAhead, signUpPerson, tokenOf, waitForMail } from '../../../tests/workerd/people';
import { giveCredits, makePlan, planOf } from '../../../tests/workerd/plans';
import { expectTold, rowsOf } from '../../../tests/workerd/rooms';
import { type Plan, plansOutput } from '../contract';
import {
  acceptedOutput,
  inviteOutput,
  invitationOutput,
  linkOutput,
  sharedOutput,
  sharingOutput,
  SHARING_LIMITS,
} from './contract';

type Person = Awaited<ReturnType<typeof signUpPerson>>;

const DESCRIPTION = 'Canary words: I take my insulin. Hand luggage only.';
let ana: Person;
let bea: Person;
let plan: Plan;

/** Each person of these tests has an address of their own, or the limits of one would end them all. */
let addresses = 0;
const person = (options: Parameters<typeof signUpPerson>[0] = {}) =>
  signUpPerson({ address: `198.51.100.${(addresses += 1)}`, ...options });

const path = (rest = '') => `/api/plans/${plan.id}${rest}`;
const sharingOf = async ({ browser }: Person) => sharingOutput.parse((await browser.get(path('/sharing'))).body);
const tokenIn = (url: string | null): string => {
  const { searchParams, pathname } = new URL(url ?? '');
  return searchParams.get('token') ?? pathname.split('/').at(-1) ?? '';
};
const makeLink = async () => tokenIn(linkOutput.parse((await ana.browser.post(path('/link'))).body).link.url);
const makeInvite = async (body: object = {}) => {
  const answer = await ana.browser.post(path('/invites'), body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  const { invite } = inviteOutput.parse(answer.body);
  return { ...invite, token: tokenIn(invite.url) };
};
const accept = ({ browser }: Person, token: string) => browser.post('/api/invites/accept', { token });
const stateFor = async (browser: Browser, token: string) =>
  invitationOutput.parse((await browser.post('/api/invites/preview', { token })).body).invitation;
const joinAs = async (who: Person) => {
  const { token } = await makeInvite();
  expect(acceptedOutput.parse((await accept(who, token)).body)).toEqual({ planId: plan.id, joined: true });
};
const visit = (token: string) => new Browser().get(`/api/shared?token=${token}`);

beforeAll(async () => {
  ana = await person({ username: 'ana_packs' });
  bea = await person({ username: 'bea' });
  await giveCredits(ana.browser, ana.email, 20);
});
beforeEach(async () => {
  await setClockAhead(0);
  plan = await makePlan(ana.browser, { name: 'Ana’s 30th', description: DESCRIPTION });
});

describe('a read-only link', () => {
  test('shows the trip and the list to anybody who has it, and nothing of the people', async () => {
    const { browser } = ana;
    const [first, second] = plan.items;
    await browser.patch(path(`/items/${first?.id}`), { packed: true });
    await browser.patch(path(`/items/${second?.id}`), { hidden: true });
    const token = await makeLink();
    expect(token).toMatch(/^[\w-]{43}$/);
    const answer = await visit(token);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    const shared = sharedOutput.parse(answer.body).plan;
    expect(shared).toMatchObject({ name: 'Ana’s 30th', days: 8, place: { name: 'Lisbon' } });
    // Without what is hidden, and what only the traveller's health explains.
    const isPrivate = (await rowsOf(plan.id)).filter(({ privacy, hidden }) => privacy === 'private' && !hidden);
    expect(isPrivate.length).toBeGreaterThan(0);
    expect(shared.items).toHaveLength(plan.items.length - 1 - isPrivate.length);
    const text = JSON.stringify(answer.body);
    for (const secret of [ana.email, ana.user.id, 'ana_packs', 'Canary', plan.id, 'packed', 'reason']) {
      expect(text).not.toContain(secret);
    }
  });

  test('can be shown again, and its token is nowhere in the database', async () => {
    const token = await makeLink();
    expect(tokenIn((await sharingOf(ana)).link?.url ?? '')).toBe(token);
    const { results } = await env.DB.prepare('SELECT * FROM plan_links').all();
    expect(JSON.stringify(results)).not.toContain(token);
  });

  test('ends when it is revoked or renewed, and with the plan', async () => {
    const first = await makeLink();
    const second = await makeLink();
    expect(second).not.toBe(first);
    expect((await visit(first)).status).toBe(404);
    expect((await visit(second)).status).toBe(200);
    expect((await ana.browser.delete(path('/link'))).status).toBe(204);
    expect((await ana.browser.delete(path('/link'))).status).toBe(204);
    expect((await visit(second)).status).toBe(404);
    expect((await sharingOf(ana)).link).toBeNull();
    const third = await makeLink();
    await ana.browser.delete(path());
    expect(codeOf(await visit(third))).toBe('not_found');
    for (const guess of ['x', 'a'.repeat(43), first.toLowerCase()]) expect((await visit(guess)).status).toBe(404);
    expect((await visit('')).status).toBe(422);
  });

  test('is limited for one address', async () => {
    const browser = new Browser('192.0.2.77');
    let status = 0;
    for (let attempt = 0; attempt <= 60 && status !== 429; attempt += 1) {
      ({ status } = await browser.get('/api/shared?token=guess'));
    }
    expect(status).toBe(429);
  });
});

describe('packing together', () => {
  test('an invited person ticks and edits with their name on it, and sees the plan among theirs', async () => {
    await joinAs(bea);
    const seen = planOf(await bea.browser.get(path()));
    expect(seen).toMatchObject({
      description: '',
      facts: [],
      trip: null,
      shared: { role: 'member', members: 1, owner: 'ana_packs' },
      people: [
        { name: 'ana_packs', role: 'owner', isYou: false },
        { name: 'bea', role: 'member', isYou: true },
      ],
    });
    const [first] = seen.items;
    const ticked = await bea.browser.patch(path(`/items/${first?.id}`), { packed: true });
    expect(ticked.body).toMatchObject({ item: { packed: true, packedBy: bea.user.id } });
    const added = await bea.browser.post(path('/items'), { name: 'Playing cards', quantity: 1 });
    expect(added.status).toBe(201);
    const ours = planOf(await ana.browser.get(path()));
    expect(ours.items.find(({ id }) => id === first?.id)).toMatchObject({ packed: true, packedBy: bea.user.id });
    expect(ours.items.some(({ name }) => name === 'Playing cards')).toBe(true);
    expect(ours).toMatchObject({ description: DESCRIPTION, shared: { role: 'owner', members: 1, owner: null } });
    const taken = await ana.browser.patch(path(`/items/${first?.id}`), { packed: false });
    expect(taken.body).toMatchObject({ item: { packed: false, packedBy: null } });

    const mine = plansOutput.parse((await bea.browser.get('/api/plans')).body).plans;
    expect(mine.map(({ id, shared }) => [id, shared.role, shared.owner])).toContainEqual([
      plan.id,
      'member',
      'ana_packs',
    ]);
    const credits = await ana.browser.get('/api/credits');
    expect((await bea.browser.get('/api/credits')).body).toMatchObject({ total: 2 });
    expect(credits.status).toBe(200);
  });

  test('pages of a list run through own and shared plans without leaving one out', async () => {
    const carl = await person({ username: 'carl' });
    await makePlan(carl.browser, { name: 'Before' });
    await joinAs(carl);
    await makePlan(carl.browser, { name: 'After' });
    const names: string[] = [];
    let cursor = '';
    do {
      const answer = await carl.browser.get(`/api/plans?limit=1${cursor && `&cursor=${cursor}`}`);
      const page = plansOutput.parse(answer.body);
      names.push(...page.plans.map(({ name }) => name));
      cursor = page.nextCursor ?? '';
    } while (cursor);
    expect(names.toSorted()).toEqual(['After', 'Ana’s 30th', 'Before']);
  });

  test('a mailed invitation is in its reader’s language, lets one person in, and the address is not kept', async () => {
    const spanish = await person({ locale: 'es' });
    const { token, email } = await makeInvite({ email: spanish.email.toUpperCase(), locale: 'en' });
    expect(email).toBe(spanish.email);
    const mail = await waitForMail(spanish.email, /te invita/);
    expect(tokenOf(mail)).toBe(token);
    expect(mail.links[0]).toContain('/es/app/invite?token=');
    expect(mail.text).toContain('ana_packs');
    expect(await stateFor(new Browser('198.51.100.200'), token)).toMatchObject({
      state: 'open',
      inviter: 'ana_packs',
      planId: null,
      plan: { name: 'Ana’s 30th' },
    });
    expect((await accept(spanish, token)).status).toBe(200);
    expect(codeOf(await accept(bea, token))).toBe('invite_used');
    expect((await sharingOf(ana)).invites).toEqual([]);
    const { results } = await env.DB.prepare('SELECT * FROM plan_invites').all();
    expect(JSON.stringify(results)).not.toContain(spanish.email);
  });

  test('a removed member stays out, whatever older invitation they hold, until they are invited again', async () => {
    const unused = await makeInvite({ email: bea.email });
    const elsewhere = await makeInvite({ email: 'bea-at-work@example.test' });
    await joinAs(bea);
    expect((await ana.browser.delete(path(`/members/${bea.user.id}`))).status).toBe(204);
    for (const { token } of [unused, elsewhere]) {
      expect(codeOf(await accept(bea, token))).toBe('invite_revoked');
      expect(await stateFor(bea.browser, token)).toMatchObject({ state: 'revoked', plan: null });
    }
    // What was mailed to somebody else is still theirs.
    expect((await sharingOf(ana)).invites.map(({ email }) => email)).toEqual(['bea-at-work@example.test']);
    expect((await accept(await person(), elsewhere.token)).status).toBe(200);
    await joinAs(bea);
    expect((await bea.browser.get(path())).status).toBe(200);
  });

  test('links to pass on are made sixty times a day by one person', async () => {
    const dora = await person();
    await giveCredits(dora.browser, dora.email, 1);
    const own = await makePlan(dora.browser);
    let made = 0;
    for (let status = 201; status === 201 && made <= 60; made += status === 201 ? 1 : 0) {
      ({ status } = await dora.browser.post(`/api/plans/${own.id}/invites`, {}));
    }
    expect(made).toBe(60);
  });

  test('an invitation that is used up or expired shows nothing of the plan', async () => {
    const revoked = await makeInvite({ email: 'somebody@example.test' });
    await ana.browser.delete(path(`/invites/${revoked.id}`));
    const used = await makeInvite({ email: 'somebody.else@example.test' });
    await accept(await person(), used.token);
    const visitor = new Browser('198.51.100.222');
    expect(await stateFor(visitor, revoked.token)).toMatchObject({ state: 'revoked', plan: null });
    expect(await stateFor(visitor, used.token)).toMatchObject({ state: 'used', plan: null });
    const late = await makeInvite();
    await setClockAhead((SHARING_LIMITS.inviteDays * 24 + 1) * 3_600_000);
    expect(await stateFor(visitor, late.token)).toMatchObject({ state: 'expired', plan: null });
  });

  test('each invitation that lets nobody in says why', async () => {
    const own = await makeInvite();
    expect(codeOf(await accept(ana, own.token))).toBe('own_invite');
    expect(await stateFor(ana.browser, own.token)).toMatchObject({ state: 'own', planId: plan.id });
    expect(codeOf(await ana.browser.post(path('/invites'), { email: ana.email }))).toBe('own_invite');
    await accept(bea, own.token);
    expect(acceptedOutput.parse((await accept(bea, own.token)).body)).toEqual({ planId: plan.id, joined: false });
    expect(await stateFor(bea.browser, own.token)).toMatchObject({ state: 'member', planId: plan.id });

    const revoked = await makeInvite({ email: 'nobody@example.test' });
    await ana.browser.delete(path(`/invites/${revoked.id}`));
    const dora = await person();
    expect(codeOf(await accept(dora, revoked.token))).toBe('invite_revoked');
    const late = await makeInvite();
    await setClockAhead((SHARING_LIMITS.inviteDays * 24 + 1) * 3_600_000);
    const { browser } = await person();
    expect(await stateFor(browser, late.token)).toMatchObject({ state: 'expired' });
    expect(codeOf(await browser.post('/api/invites/accept', { token: late.token }))).toBe('invite_expired');
    expect(codeOf(await browser.post('/api/invites/accept', { token: 'guessed' }))).toBe('not_found');
    expect(codeOf(await new Browser().post('/api/invites/accept', { token: late.token }))).toBe('unauthenticated');
  });

  test('a race for the one use of an invitation lets one in; a full plan lets in nobody', async () => {
    const { token } = await makeInvite({ email: 'racer@example.test' });
    const racers = await Promise.all([person(), person(), person()]);
    const answers = await Promise.all(racers.map((racer) => accept(racer, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect((await sharingOf(ana)).people).toHaveLength(2);
    await env.DB.batch(
      Array.from({ length: SHARING_LIMITS.members - 1 }, (_, index) => [
        env.DB.prepare(
          `INSERT INTO users (id, email, locale, terms_accepted_at, created_at, updated_at) VALUES (?, ?, 'en', 1, 1, 1)`,
        ).bind(`user_extra${index}${plan.id}`, `extra${index}${plan.id}@example.test`),
        env.DB.prepare(`INSERT INTO plan_members (plan_id, user_id, joined_at) VALUES (?, ?, CAST(? AS INTEGER))`).bind(
          plan.id,
          `user_extra${index}${plan.id}`,
          index,
        ),
      ]).flat(),
    );
    const late = await makeInvite();
    expect(codeOf(await accept(bea, late.token))).toBe('plan_full');
    expect(errorOf(await accept(bea, late.token)).message).toContain('As many');
  });

  test('who is sent away or leaves is out, also by the link that let them in', async () => {
    const { token } = await makeInvite();
    await accept(bea, token);
    expect((await bea.browser.delete(path(`/members/${ana.user.id}`))).status).toBe(404);
    expect((await ana.browser.delete(path(`/members/${bea.user.id}`))).status).toBe(204);
    expect((await bea.browser.get(path())).status).toBe(404);
    expect(codeOf(await accept(bea, token))).toBe('invite_revoked');
    await joinAs(bea);
    expect((await bea.browser.delete(path(`/members/${bea.user.id}`))).status).toBe(204);
    expect((await bea.browser.get(path())).status).toBe(404);
    expect(plansOutput.parse((await bea.browser.get('/api/plans')).body).plans.map(({ id }) => id)).not.toContain(
      plan.id,
    );
  });

  test('who deletes their account leaves no trace on plans of others, and the export names what is shared', async () => {
    const gone = await person({ username: 'goner' });
    await joinAs(gone);
    const [first] = plan.items;
    await gone.browser.patch(path(`/items/${first?.id}`), { packed: true });
    await expectTold(plan.id);
    await makeInvite({ email: gone.email });
    await makeLink();
    expect((await gone.browser.get('/api/account/export')).body).toMatchObject({
      plans: [],
      sharing: { memberOf: [{ planId: plan.id, name: 'Ana’s 30th' }] },
    });
    expect((await ana.browser.get('/api/account/export')).body).toMatchObject({
      sharing: {
        links: expect.arrayContaining([{ planId: plan.id, createdAt: expect.any(String) }]),
        invitations: expect.arrayContaining([expect.objectContaining({ email: gone.email })]),
      },
    });
    expect((await gone.browser.delete('/api/account', { confirm: gone.email })).status).toBe(204);
    // Its room hears of it right behind the answer.
    await vi.waitFor(async () => {
      const after = planOf(await ana.browser.get(path()));
      expect(after.people).toHaveLength(1);
      expect(after.items.find(({ id }) => id === first?.id)).toMatchObject({ packed: true, packedBy: null });
    });
    const { results } = await env.DB.prepare('SELECT * FROM plan_invites').all();
    expect(JSON.stringify(results)).not.toContain(gone.email);
  });

  test('an owner’s deleted account takes the plan from everybody', async () => {
    const owner = await person();
    plan = await makePlan(owner.browser);
    const answer = await owner.browser.post(path('/invites'), {});
    const { invite } = inviteOutput.parse(answer.body);
    await accept(bea, tokenIn(invite.url));
    expect((await bea.browser.get(path())).status).toBe(200);
    await owner.browser.delete('/api/account', { confirm: owner.email });
    expect((await bea.browser.get(path())).status).toBe(404);
    expect(codeOf(await bea.browser.post('/api/invites/preview', { token: tokenIn(invite.url) }))).toBe('not_found');
  });

  test('the cron forgets invitations after a while', async () => {
    await makeInvite({ email: 'soon-forgotten@example.test' });
    const days = 24 * 3_600_000;
    await setClockAhead((SHARING_LIMITS.inviteDays + 1) * days);
    await ana.browser.post('/__test/cron', { cron: '7 * * * *' });
    const emails = await env.DB.prepare('SELECT email FROM plan_invites WHERE email IS NOT NULL').all();
    expect(emails.results).toEqual([]);
    await setClockAhead((SHARING_LIMITS.inviteDays + 31) * days);
    await ana.browser.post('/__test/cron', { cron: '7 * * * *' });
    expect((await env.DB.prepare('SELECT id FROM plan_invites').all()).results).toEqual([]);
  });
});
