import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { codeOf } from '../../../tests/workerd/people';
import { makePlan, planOf } from '../../../tests/workerd/plans';
import { expectDatabaseInSync } from '../../../tests/workerd/rooms';
import { plansOutput } from '../contract';
import { inviteOutput } from './contract';
import { accept, DESCRIPTION, person, setUpSharing, tokenIn } from '../../../tests/workerd/sharing';

const sharing = setUpSharing();

describe('packing together', () => {
  test('an invited person ticks and edits with their name on it, and sees the plan among theirs', async () => {
    await sharing.joinAs(sharing.bea);
    const seen = planOf(await sharing.bea.browser.get(sharing.path()));
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
    const ticked = await sharing.bea.browser.patch(sharing.path(`/items/${first?.id}`), { packed: true });
    expect(ticked.body).toMatchObject({ item: { packed: true, packedBy: sharing.bea.user.id } });
    const added = await sharing.bea.browser.post(sharing.path('/items'), { name: 'Playing cards', quantity: 1 });
    expect(added.status).toBe(201);
    const ours = planOf(await sharing.ana.browser.get(sharing.path()));
    expect(ours.items.find(({ id }) => id === first?.id)).toMatchObject({
      packed: true,
      packedBy: sharing.bea.user.id,
    });
    expect(ours.items.some(({ name }) => name === 'Playing cards')).toBe(true);
    expect(ours).toMatchObject({ description: DESCRIPTION, shared: { role: 'owner', members: 1, owner: null } });
    const taken = await sharing.ana.browser.patch(sharing.path(`/items/${first?.id}`), { packed: false });
    expect(taken.body).toMatchObject({ item: { packed: false, packedBy: null } });

    const mine = plansOutput.parse((await sharing.bea.browser.get('/api/plans')).body).plans;
    expect(mine.map(({ id, shared }) => [id, shared.role, shared.owner])).toContainEqual([
      sharing.plan.id,
      'member',
      'ana_packs',
    ]);
    const credits = await sharing.ana.browser.get('/api/credits');
    expect((await sharing.bea.browser.get('/api/credits')).body).toMatchObject({ total: 2 });
    expect(credits.status).toBe(200);
  });

  test('pages of a list run through own and shared plans without leaving one out', async () => {
    const carl = await person({ username: 'carl' });
    await makePlan(carl.browser, { name: 'Before' });
    await sharing.joinAs(carl);
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

  test('a removed or leaving member has no access, also by the link they joined with', async () => {
    const { token } = await sharing.makeInvite();
    await accept(sharing.bea, token);
    expect((await sharing.bea.browser.delete(sharing.path(`/members/${sharing.ana.user.id}`))).status).toBe(404);
    expect((await sharing.ana.browser.delete(sharing.path(`/members/${sharing.bea.user.id}`))).status).toBe(204);
    expect((await sharing.bea.browser.get(sharing.path())).status).toBe(404);
    expect(codeOf(await accept(sharing.bea, token))).toBe('invite_revoked');
    await sharing.joinAs(sharing.bea);
    expect((await sharing.bea.browser.delete(sharing.path(`/members/${sharing.bea.user.id}`))).status).toBe(204);
    expect((await sharing.bea.browser.get(sharing.path())).status).toBe(404);
    expect(
      plansOutput.parse((await sharing.bea.browser.get('/api/plans')).body).plans.map(({ id }) => id),
    ).not.toContain(sharing.plan.id);
  });

  test('deleting an account leaves no trace on plans of others, and the export names what is shared', async () => {
    const gone = await person({ username: 'goner' });
    await sharing.joinAs(gone);
    const [first] = sharing.plan.items;
    await gone.browser.patch(sharing.path(`/items/${first?.id}`), { packed: true });
    await expectDatabaseInSync(sharing.plan.id);
    await sharing.makeInvite({ email: gone.email });
    await sharing.makeLink();
    expect((await gone.browser.get('/api/account/export')).body).toMatchObject({
      plans: [],
      sharing: { memberOf: [{ planId: sharing.plan.id, name: 'Ana’s 30th' }] },
    });
    expect((await sharing.ana.browser.get('/api/account/export')).body).toMatchObject({
      sharing: {
        links: expect.arrayContaining([{ planId: sharing.plan.id, createdAt: expect.any(String) }]),
        invitations: expect.arrayContaining([expect.objectContaining({ email: gone.email })]),
      },
    });
    expect((await gone.browser.delete('/api/account', { confirm: gone.email })).status).toBe(204);
    // Its room hears of it right behind the answer.
    await vi.waitFor(async () => {
      const after = planOf(await sharing.ana.browser.get(sharing.path()));
      expect(after.people).toHaveLength(1);
      expect(after.items.find(({ id }) => id === first?.id)).toMatchObject({ packed: true, packedBy: null });
    });
    const { results } = await env.DB.prepare('SELECT * FROM plan_invites').all();
    expect(JSON.stringify(results)).not.toContain(gone.email);
  });

  test('deleting the owner’s account removes the plan for everybody', async () => {
    const owner = await person();
    sharing.plan = await makePlan(owner.browser);
    const answer = await owner.browser.post(sharing.path('/invites'), {});
    const { invite } = inviteOutput.parse(answer.body);
    await accept(sharing.bea, tokenIn(invite.url));
    expect((await sharing.bea.browser.get(sharing.path())).status).toBe(200);
    await owner.browser.delete('/api/account', { confirm: owner.email });
    expect((await sharing.bea.browser.get(sharing.path())).status).toBe(404);
    expect(codeOf(await sharing.bea.browser.post('/api/invites/preview', { token: tokenIn(invite.url) }))).toBe(
      'not_found',
    );
  });
});
