import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { Browser } from '../../../tests/workerd/browser';
import { codeOf } from '../../../tests/workerd/people';
import { rowsOf } from '../../../tests/workerd/rooms';
import { sharedOutput } from './contract';
import { setUpSharing, tokenIn, visitLink } from '../../../tests/workerd/sharing';

const sharing = setUpSharing();

describe('a read-only link', () => {
  test('shows the trip and the list to anybody who has it, and nothing of the people', async () => {
    const { browser } = sharing.ana;
    const [first, second] = sharing.plan.items;
    await browser.patch(sharing.path(`/items/${first?.id}`), { packed: true });
    await browser.patch(sharing.path(`/items/${second?.id}`), { hidden: true });
    const token = await sharing.makeLink();
    expect(token).toMatch(/^[\w-]{43}$/);
    const answer = await visitLink(token);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    const shared = sharedOutput.parse(answer.body).plan;
    expect(shared).toMatchObject({ name: 'Ana’s 30th', days: 8, place: { name: 'Lisbon' } });
    // Without what is hidden, and what only the traveller's health explains.
    const isPrivate = (await rowsOf(sharing.plan.id)).filter(({ privacy, hidden }) => privacy === 'private' && !hidden);
    expect(isPrivate.length).toBeGreaterThan(0);
    expect(shared.items).toHaveLength(sharing.plan.items.length - 1 - isPrivate.length);
    const text = JSON.stringify(answer.body);
    for (const secret of [
      sharing.ana.email,
      sharing.ana.user.id,
      'ana_packs',
      'Canary',
      sharing.plan.id,
      'packed',
      'reason',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  test('can be shown again, and its token is nowhere in the database', async () => {
    const token = await sharing.makeLink();
    expect(tokenIn((await sharing.sharingOf(sharing.ana)).link?.url ?? '')).toBe(token);
    const { results } = await env.DB.prepare('SELECT * FROM plan_links').all();
    expect(JSON.stringify(results)).not.toContain(token);
  });

  test('ends when it is revoked or renewed, and with the plan', async () => {
    const first = await sharing.makeLink();
    const second = await sharing.makeLink();
    expect(second).not.toBe(first);
    expect((await visitLink(first)).status).toBe(404);
    expect((await visitLink(second)).status).toBe(200);
    expect((await sharing.ana.browser.delete(sharing.path('/link'))).status).toBe(204);
    expect((await sharing.ana.browser.delete(sharing.path('/link'))).status).toBe(204);
    expect((await visitLink(second)).status).toBe(404);
    expect((await sharing.sharingOf(sharing.ana)).link).toBeNull();
    const third = await sharing.makeLink();
    await sharing.ana.browser.delete(sharing.path());
    expect(codeOf(await visitLink(third))).toBe('not_found');
    for (const guess of ['x', 'a'.repeat(43), first.toLowerCase()]) expect((await visitLink(guess)).status).toBe(404);
    expect((await visitLink('')).status).toBe(422);
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
