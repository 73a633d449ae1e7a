import { describe, expect, it } from 'vitest';
import { testItem as item } from '../../../../worker/plans/item.fixture';
import { groupByCategory, isShown, packedShare } from './packed';

describe('packed share', () => {
  it('leaves hidden items out and is 100 only when all is packed', () => {
    const list = [item('a', { packed: true }), item('b', { packed: true }), item('c'), item('d', { hidden: true })];
    expect(packedShare(list)).toEqual({ packed: 2, total: 3, percent: 66 });
    expect(packedShare(Array.from({ length: 200 }, (_, at) => item(`${at}`, { packed: at > 0 }))).percent).toBe(99);
    expect(packedShare([])).toEqual({ packed: 0, total: 0, percent: 0 });
  });
});

describe('what is shown', () => {
  const all = { query: '', onlyUnpacked: false, showHidden: false };
  const none = new Set<string>();

  it('finds by name or reason, without accents', () => {
    const camera = item('Cámara', { reason: 'Auroras en Tromsø' });
    expect(isShown(camera, { ...all, query: 'camara' }, none)).toBe(true);
    expect(isShown(camera, { ...all, query: 'AURORAS' }, none)).toBe(true);
    expect(isShown(camera, { ...all, query: 'socks' }, none)).toBe(false);
  });

  it('keeps what was just ticked while only unpacked things are shown', () => {
    const hat = item('hat', { packed: true });
    const view = { ...all, onlyUnpacked: true };
    expect(isShown(hat, view, none)).toBe(false);
    expect(isShown(hat, view, new Set(['hat']))).toBe(true);
  });

  it('shows hidden things only when asked', () => {
    const hat = item('hat', { hidden: true });
    expect(isShown(hat, all, none)).toBe(false);
    expect(isShown(hat, { ...all, showHidden: true }, none)).toBe(true);
  });
});

it('groups in the order of the categories, keeping the order within', () => {
  const list = [
    item('ukulele', { category: 'My music' }),
    item('shoes', { category: 'footwear' }),
    item('socks'),
    item('passport', { category: 'documents' }),
    item('hat'),
  ];
  const groups = groupByCategory(list, ['documents', 'clothing', 'footwear', 'pets']);
  expect(groups.map(({ category, items }) => [category, items.map(({ name }) => name)])).toEqual([
    ['documents', ['passport']],
    ['clothing', ['socks', 'hat']],
    ['footwear', ['shoes']],
    ['My music', ['ukulele']],
  ]);
});
