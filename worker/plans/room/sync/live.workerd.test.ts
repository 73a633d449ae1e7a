import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Browser } from '../../../../tests/workerd/browser';
import { listen } from '../../../../tests/workerd/live';
import { codeOf, signInPerson, signUpPerson } from '../../../../tests/workerd/people';
import { makePlan } from '../../../../tests/workerd/plans';
import { change, sendEdits } from '../../../../tests/workerd/sync';

let owner: Browser;
let email: string;
let stranger: Browser;

beforeAll(async () => {
  ({ browser: owner, email } = await signUpPerson({ credits: 20 }));
  ({ browser: stranger } = await signUpPerson());
});

describe('live', () => {
  test('ticks and other changes on one device reach the other, until the plan is deleted', async () => {
    const plan = await makePlan(owner);
    const { browser: phone } = await signInPerson(email);
    const live = await listen(plan.id, phone);
    expect(live.status).toBe(101);
    const [first] = plan.items;
    const { revision } = await sendEdits(owner, plan.id, 'laptop-1', [change(first?.id ?? '', { packed: true })]);
    await vi.waitFor(() => expect(live.heard).toHaveLength(1));
    expect(live.heard[0]).toMatchObject({
      type: 'items',
      // Another session's: the id of its device is sent to nobody else.
      clientId: '',
      revision,
      items: [{ id: first?.id, packed: true, revision }],
      removed: [],
    });
    await owner.delete(`/api/plans/${plan.id}/items/${first?.id}`);
    await vi.waitFor(() => expect(live.heard[1]).toMatchObject({ type: 'items', items: [], removed: [first?.id] }));
    await owner.patch(`/api/plans/${plan.id}`, { name: 'Another name' });
    await vi.waitFor(() => expect(live.heard[2]).toEqual({ type: 'changed' }));
    live.socket?.send('ping');
    await vi.waitFor(() => expect(live.raw).toContain('pong'));
    await owner.delete(`/api/plans/${plan.id}`);
    await vi.waitFor(() => expect(live.heard[3]).toEqual({ type: 'deleted' }));
    expect(await live.closed).toBe(1000);
  });

  test('strangers, visitors, other sites and plain requests get no connection', async () => {
    const plan = await makePlan(owner);
    expect((await listen(plan.id, stranger)).status).toBe(404);
    expect((await listen(plan.id, new Browser())).status).toBe(401);
    expect((await listen(plan.id, owner, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await listen(plan.id, owner, { origin: '' })).status).toBe(403);
    const plain = await owner.get(`/api/plans/${plan.id}/live`);
    expect([plain.status, codeOf(plain)]).toEqual([426, 'upgrade_required']);
  });

  test('an ended session gets no more messages, and a socket that sends something is closed', async () => {
    const plan = await makePlan(owner);
    const { browser: lost } = await signInPerson(email);
    const [live, kept, talker] = [
      await listen(plan.id, lost),
      await listen(plan.id, owner),
      await listen(plan.id, owner),
    ];
    talker.socket?.send('{"type":"items"}');
    expect(await talker.closed).toBe(1003);
    expect((await lost.post('/api/auth/logout', {})).status).toBe(204);
    await sendEdits(owner, plan.id, 'laptop-1', [change(plan.items[0]?.id ?? '', { packed: true })]);
    expect(await live.closed).toBe(1008);
    expect(live.heard).toEqual([]);
    await vi.waitFor(() => expect(kept.heard).toHaveLength(1));
  });
});
