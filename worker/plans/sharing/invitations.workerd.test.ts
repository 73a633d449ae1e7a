import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { Browser } from '../../../tests/workerd/browser';
import { codeOf, errorOf, setClockAhead, tokenOf, waitForMail } from '../../../tests/workerd/people';
import { makePlan } from '../../../tests/workerd/plans';
import { acceptedOutput, SHARING_LIMITS } from './contract';
import { accept, person, setUpSharing, stateFor } from '../../../tests/workerd/sharing';

const sharing = setUpSharing();

describe('an invitation', () => {
  test('a mailed invitation is in its reader’s language, lets one person in, and the address is not kept', async () => {
    const spanish = await person({ locale: 'es' });
    const { token, email } = await sharing.makeInvite({ email: spanish.email.toUpperCase(), locale: 'en' });
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
    expect(codeOf(await accept(sharing.bea, token))).toBe('invite_used');
    expect((await sharing.sharingOf(sharing.ana)).invites).toEqual([]);
    const { results } = await env.DB.prepare('SELECT * FROM plan_invites').all();
    expect(JSON.stringify(results)).not.toContain(spanish.email);
  });

  test('a removed member cannot return by an older invitation, until they are invited again', async () => {
    const unused = await sharing.makeInvite({ email: sharing.bea.email });
    const elsewhere = await sharing.makeInvite({ email: 'bea-at-work@example.test' });
    await sharing.joinAs(sharing.bea);
    expect((await sharing.ana.browser.delete(sharing.path(`/members/${sharing.bea.user.id}`))).status).toBe(204);
    for (const { token } of [unused, elsewhere]) {
      expect(codeOf(await accept(sharing.bea, token))).toBe('invite_revoked');
      expect(await stateFor(sharing.bea.browser, token)).toMatchObject({ state: 'revoked', plan: null });
    }
    // What was mailed to somebody else is still theirs.
    expect((await sharing.sharingOf(sharing.ana)).invites.map(({ email }) => email)).toEqual([
      'bea-at-work@example.test',
    ]);
    expect((await accept(await person(), elsewhere.token)).status).toBe(200);
    await sharing.joinAs(sharing.bea);
    expect((await sharing.bea.browser.get(sharing.path())).status).toBe(200);
  });

  test('one person can create sixty invitation links a day', async () => {
    const dora = await person({ credits: 1 });
    const own = await makePlan(dora.browser);
    let made = 0;
    for (let status = 201; status === 201 && made <= 60; made += status === 201 ? 1 : 0) {
      ({ status } = await dora.browser.post(`/api/plans/${own.id}/invites`, {}));
    }
    expect(made).toBe(60);
  });

  test('an invitation that is used up or expired shows nothing of the plan', async () => {
    const revoked = await sharing.makeInvite({ email: 'somebody@example.test' });
    await sharing.ana.browser.delete(sharing.path(`/invites/${revoked.id}`));
    const used = await sharing.makeInvite({ email: 'somebody.else@example.test' });
    await accept(await person(), used.token);
    const visitor = new Browser('198.51.100.222');
    expect(await stateFor(visitor, revoked.token)).toMatchObject({ state: 'revoked', plan: null });
    expect(await stateFor(visitor, used.token)).toMatchObject({ state: 'used', plan: null });
    const late = await sharing.makeInvite();
    await setClockAhead((SHARING_LIMITS.inviteDays * 24 + 1) * 3_600_000);
    expect(await stateFor(visitor, late.token)).toMatchObject({ state: 'expired', plan: null });
  });

  test('each unusable invitation says why', async () => {
    const own = await sharing.makeInvite();
    expect(codeOf(await accept(sharing.ana, own.token))).toBe('own_invite');
    expect(await stateFor(sharing.ana.browser, own.token)).toMatchObject({ state: 'own', planId: sharing.plan.id });
    expect(codeOf(await sharing.ana.browser.post(sharing.path('/invites'), { email: sharing.ana.email }))).toBe(
      'own_invite',
    );
    await accept(sharing.bea, own.token);
    expect(acceptedOutput.parse((await accept(sharing.bea, own.token)).body)).toEqual({
      planId: sharing.plan.id,
      joined: false,
    });
    expect(await stateFor(sharing.bea.browser, own.token)).toMatchObject({ state: 'member', planId: sharing.plan.id });

    const revoked = await sharing.makeInvite({ email: 'nobody@example.test' });
    await sharing.ana.browser.delete(sharing.path(`/invites/${revoked.id}`));
    const dora = await person();
    expect(codeOf(await accept(dora, revoked.token))).toBe('invite_revoked');
    const late = await sharing.makeInvite();
    await setClockAhead((SHARING_LIMITS.inviteDays * 24 + 1) * 3_600_000);
    const { browser } = await person();
    expect(await stateFor(browser, late.token)).toMatchObject({ state: 'expired' });
    expect(codeOf(await browser.post('/api/invites/accept', { token: late.token }))).toBe('invite_expired');
    expect(codeOf(await browser.post('/api/invites/accept', { token: 'guessed' }))).toBe('not_found');
    expect(codeOf(await new Browser().post('/api/invites/accept', { token: late.token }))).toBe('unauthenticated');
  });

  test('of a race for a single-use invitation one person joins, and a full plan takes nobody', async () => {
    const { token } = await sharing.makeInvite({ email: 'racer@example.test' });
    const racers = await Promise.all([person(), person(), person()]);
    const answers = await Promise.all(racers.map((racer) => accept(racer, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect((await sharing.sharingOf(sharing.ana)).people).toHaveLength(2);
    await env.DB.batch(
      Array.from({ length: SHARING_LIMITS.members - 1 }, (_, index) => [
        env.DB.prepare(
          `INSERT INTO users (id, email, locale, terms_accepted_at, created_at, updated_at) VALUES (?, ?, 'en', 1, 1, 1)`,
        ).bind(`user_extra${index}${sharing.plan.id}`, `extra${index}${sharing.plan.id}@example.test`),
        env.DB.prepare(`INSERT INTO plan_members (plan_id, user_id, joined_at) VALUES (?, ?, CAST(? AS INTEGER))`).bind(
          sharing.plan.id,
          `user_extra${index}${sharing.plan.id}`,
          index,
        ),
      ]).flat(),
    );
    const late = await sharing.makeInvite();
    expect(codeOf(await accept(sharing.bea, late.token))).toBe('plan_full');
    expect(errorOf(await accept(sharing.bea, late.token)).message).toContain('As many');
  });

  test('the cron forgets invitations after a while', async () => {
    await sharing.makeInvite({ email: 'soon-forgotten@example.test' });
    const days = 24 * 3_600_000;
    await setClockAhead((SHARING_LIMITS.inviteDays + 1) * days);
    await sharing.ana.browser.post('/__test/cron', { cron: '7 * * * *' });
    const emails = await env.DB.prepare('SELECT email FROM plan_invites WHERE email IS NOT NULL').all();
    expect(emails.results).toEqual([]);
    await setClockAhead((SHARING_LIMITS.inviteDays + 31) * days);
    await sharing.ana.browser.post('/__test/cron', { cron: '7 * * * *' });
    expect((await env.DB.prepare('SELECT id FROM plan_invites').all()).results).toEqual([]);
  });
});
