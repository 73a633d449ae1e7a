import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/error';
import { item, newQueue, offline, refusal, newServer, setUp } from './item-editor.fixture';

describe('edits of items', () => {
  it('shows an edit at once and keeps the other rows as they are', async () => {
    const socks = item('socks');
    const { editor, shown } = setUp([socks, item('hat')]);
    editor.change('hat', { packed: true });
    expect(shown()[1]?.packed).toBe(true);
    expect(shown()[0]).toBe(socks);
    await editor.flush();
    expect(editor.edits()).toEqual([]);
    expect(shown()[1]?.packed).toBe(true);
  });

  it('sends many quick changes as at most two requests, the last one winning', async () => {
    const { editor, server, calls } = setUp([item('socks')]);
    editor.change('socks', { quantity: 2 });
    await Promise.resolve();
    for (let quantity = 3; quantity <= 12; quantity += 1) editor.change('socks', { quantity });
    editor.change('socks', { packed: true });
    await editor.flush();
    expect(calls.length).toBeLessThanOrEqual(2);
    expect(server.items.get('socks')).toMatchObject({ quantity: 12, packed: true });
  });

  it('rolls back only what was refused, and reports it', async () => {
    const { editor, shown, news } = setUp([item('socks'), item('hat')], (_, edits) =>
      edits.some(({ itemId }) => itemId === 'socks') ? refusal() : undefined,
    );
    editor.change('socks', { packed: true });
    editor.change('hat', { packed: true });
    await editor.flush();
    expect(shown().map((each) => each.packed)).toEqual([false, true]);
    expect(news).toEqual(['refused: change socks']);
  });

  it('lets an added item be edited before the server knows it, and keeps its row', async () => {
    const { editor, shown, server } = setUp([item('socks')]);
    const id = editor.add({ name: 'Ukulele', quantity: 1, category: 'comfort' });
    editor.change(id, { packed: true });
    expect(shown()[1]).toMatchObject({ id, name: 'Ukulele', packed: true, origin: 'user' });
    await editor.flush();
    expect(shown()[1]).toMatchObject({ id, packed: true });
    editor.change(id, { quantity: 2 });
    await editor.flush();
    expect(server.items.get(id)?.quantity).toBe(2);
  });

  it('puts what is not sent yet where the server will put it, so that another one can be moved below it', () => {
    const { editor, shown } = setUp([item('socks', { position: 4 }), item('hat', { position: 6.5 })], () => offline());
    editor.add({ name: 'Ukulele', quantity: 1, category: 'comfort' });
    editor.add({ name: 'Capo', quantity: 1, category: 'comfort' });
    editor.stop();
    expect(shown().map(({ position }) => position)).toEqual([4, 6.5, 7.5, 8.5]);
  });

  it('drops everything of an item that could not be added, and reports it once', async () => {
    const { editor, shown, news } = setUp([], () => refusal());
    const id = editor.add({ name: 'Ukulele', quantity: 1, category: 'comfort' });
    editor.change(id, { packed: true });
    await editor.flush();
    expect(shown()).toEqual([]);
    expect(news).toHaveLength(1);
  });

  it('puts a removed item back where it was, even before the removal is answered', async () => {
    const [socks, hat, belt] = [item('socks'), item('hat'), item('belt')];
    const { editor, shown, server } = setUp([socks, hat, belt]);
    const ids = () => shown().map((each) => each.id);
    editor.remove('hat');
    expect(ids()).toEqual(['socks', 'belt']);
    await editor.flush();
    expect(ids()).toEqual(['socks', 'belt']);
    editor.restore(hat, ['socks', 'hat', 'belt']);
    expect(ids()).toEqual(['socks', 'hat', 'belt']);
    editor.change('hat', { packed: true });
    editor.remove('belt');
    editor.restore(belt, ['socks', 'hat', 'belt']);
    await editor.flush();
    expect(ids().toSorted()).toEqual(['belt', 'hat', 'socks']);
    expect(server.items.get('hat')?.packed).toBe(true);
  });

  it('brings an item back when its removal is refused', async () => {
    const { editor, shown, news } = setUp([item('socks')], () => refusal());
    editor.remove('socks');
    expect(shown()).toEqual([]);
    await editor.flush();
    expect(shown()).toHaveLength(1);
    expect(news).toEqual(['refused: remove socks']);
  });

  it('says that an item is gone, but not to somebody who removes it too', async () => {
    const { editor, server, news, shown } = setUp([item('socks'), item('hat')]);
    server.items.delete('socks');
    server.items.delete('hat');
    editor.change('socks', { packed: true });
    editor.remove('hat');
    await editor.flush();
    expect(news).toEqual(['gone: change socks']);
    expect(shown()).toEqual([]);
  });
});

describe('without a network', () => {
  it('keeps edits, shows them, and sends them in their order when it is back', async () => {
    let isOffline = true;
    const { editor, shown, server, news, calls } = setUp([item('socks')], () => (isOffline ? offline() : undefined));
    editor.change('socks', { quantity: 2 });
    await editor.flush();
    const id = editor.add({ name: 'Ukulele', quantity: 1, category: 'comfort' });
    editor.change(id, { packed: true });
    await editor.flush();
    expect(editor.state()).toEqual({ waiting: 3, isSending: false, isCut: true });
    expect(shown().map(({ name, quantity, packed }) => [name, quantity, packed])).toEqual([
      ['socks', 2, false],
      ['Ukulele', 1, true],
    ]);
    isOffline = false;
    await editor.flush();
    editor.stop();
    expect(calls.at(-1)?.map(({ kind }) => kind)).toEqual(['change', 'add', 'change']);
    expect(server.items.get(id)?.packed).toBe(true);
    expect(editor.state()).toEqual({ waiting: 0, isSending: false, isCut: false });
    expect(news).toEqual([]);
  });

  it('takes up what an earlier page left, and an answer that got lost counts once', async () => {
    const start = [item('socks')];
    const server = newServer(start);
    const queue = newQueue();
    const first = setUp(start, () => offline(), { server, queue });
    first.editor.change('socks', { quantity: 5 });
    await first.editor.flush();
    first.editor.stop();
    // The request arrived, its answer did not; meanwhile somebody else changed the same.
    const [edit] = queue.rows;
    if (edit?.kind !== 'change') throw new Error('nothing was kept');
    await server.sync([{ kind: 'change', id: edit.key, itemId: edit.id, base: 0, change: edit.change }]);
    await server.sync([{ kind: 'change', id: 'of-another', itemId: 'socks', base: 0, change: { quantity: 9 } }]);
    const second = setUp(start, undefined, { server, queue });
    await second.editor.reload();
    expect(second.shown()[0]?.quantity).toBe(5);
    await second.editor.flush();
    expect(second.shown()[0]?.quantity).toBe(9);
    expect(queue.rows).toEqual([]);
  });

  it('says when the device keeps nothing more, and still sends', async () => {
    const { editor, news, server } = setUp([item('socks')], undefined, { queue: newQueue(true) });
    editor.change('socks', { packed: true });
    await editor.flush();
    expect(news).toEqual(['unkept']);
    expect(server.items.get('socks')?.packed).toBe(true);
  });

  it('reports the results of a queue all at once', async () => {
    const { editor, server } = setUp([item('socks'), item('hat'), item('belt')]);
    const told: number[] = [];
    editor.onNews((news) => told.push(news.length));
    for (const id of ['socks', 'hat', 'belt']) {
      server.items.delete(id);
      editor.change(id, { packed: true });
    }
    await editor.flush();
    expect(told).toEqual([3]);
  });

  it('sends again after the browser gave no lock once', async () => {
    let locks = 0;
    const { editor, server } = setUp([item('socks')], undefined, {
      withLock: (work) => ((locks += 1) === 1 ? Promise.reject(new DOMException('no lock', 'AbortError')) : work()),
    });
    editor.change('socks', { packed: true });
    await editor.flush();
    expect(editor.state()).toEqual({ waiting: 1, isSending: false, isCut: true });
    await editor.flush();
    editor.stop();
    expect(server.items.get('socks')?.packed).toBe(true);
    expect(editor.state()).toEqual({ waiting: 0, isSending: false, isCut: false });
  });

  it('drops waiting edits of a deleted plan, and says so', async () => {
    const { editor, news, queue } = setUp([item('socks')], () => new ApiError('not_found', { status: 404 }));
    editor.change('socks', { packed: true });
    await editor.flush();
    expect([news, queue.rows]).toEqual([['planGone'], []]);
  });
});
