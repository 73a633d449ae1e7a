import { describe, expect, test } from 'vitest';
import { makePackingList } from '../engine/packing/engine';
import { factsOf } from '../engine/packing/fixtures';
import type { TripFacts } from '../engine/packing/facts';
import { fromEngine, type GeneratedItem } from './list/generated-item';
import { subjectOf } from './names/service';
import { toItem } from './shown-list';
import { itemFor, PRIVATE, privacyOfOwn, type StoredItem, withPrivacy } from './privacy';

const QUOTE = 'I inject insulin for my Zeltoprin diabetes';
const facts: TripFacts = factsOf(7, {
  tags: {
    'medical:diabetes': { source: 'words', quote: QUOTE },
    'medical:pregnancy': { source: 'words', quote: 'twelve weeks pregnant, by Zeltoprin' },
  },
});
const engineLines = makePackingList(facts).items.map(fromEngine);
const line = (more: Partial<GeneratedItem>): GeneratedItem => {
  const [first] = engineLines;
  if (!first) throw new Error('an empty list');
  return { ...first, ...PRIVATE, ...more };
};
const stored = (item: GeneratedItem): StoredItem => ({
  ...item,
  id: 'item_1',
  packed: false,
  packedBy: null,
  hidden: false,
  position: 0,
  revision: 0,
});
const asMember = (item: GeneratedItem, privateLines: 'neutral' | 'hidden' = 'neutral') => {
  const seen = itemFor(stored(item), 'member', { locale: 'es', owner: 'Marta', privateLines });
  return seen && toItem(seen);
};

describe('what of a list is private', () => {
  test('items that only a condition explains, and reasons with the traveller’s words', () => {
    const lines = withPrivacy(engineLines, facts);
    const by = (privacy: GeneratedItem['privacy']) => lines.filter((each) => each.privacy === privacy);
    expect(by('private').length).toBeGreaterThan(0);
    expect(by('private-reason').length).toBeGreaterThan(0);
    expect(by('shared').length).toBeGreaterThan(20);
    for (const each of lines) {
      expect(JSON.stringify(asMember(each))).not.toMatch(/insulin|diabet|glucose|pregnan|Zeltoprin|\(“/i);
    }
    expect(by('private').map((each) => asMember(each, 'hidden'))).toEqual(by('private').map(() => null));
    expect(by('private').map((each) => asMember(each)?.name)).toEqual(by('private').map(() => 'Algo personal'));
  });

  test('a trip without anything private has no private lines', () => {
    const open = factsOf(7);
    const lines = withPrivacy(makePackingList(open).items.map(fromEngine), open);
    expect(lines.filter(({ privacy }) => privacy !== 'shared').map(({ key, reason }) => [key, reason])).toEqual([]);
  });

  test('of items a model adds or rewrites only common names are shown, and never the reason', () => {
    const known = engineLines.find(({ key }) => withPrivacy([line({ key })], factsOf(7))[0]?.privacy !== 'private');
    const [added, invented, rewritten] = withPrivacy(
      [
        line({ key: 'model-1', origin: 'model', name: known?.name ?? '', reason: `Because of ${QUOTE}` }),
        line({ key: 'model-2', origin: 'model', name: 'Zeltoprin cooling box', reason: 'Keeps it cold' }),
        line({ key: known?.key ?? '', origin: 'model', name: 'Zeltoprin thing', reason: `Because of ${QUOTE}` }),
      ],
      facts,
    );
    for (const each of [added, invented, rewritten]) {
      expect(JSON.stringify(each && asMember(each)), each?.key).not.toMatch(/Zeltoprin|insulin/);
    }
    expect(invented).toMatchObject({ privacy: 'private' });
    expect(rewritten).toMatchObject({ privacy: 'private-reason', sharedName: known?.name });
  });

  test('items typed by the traveller are shared as typed, without a reason', () => {
    const own = (name: string, reason: string, { isPrivate = false, category = 'comfort' } = {}) =>
      line({
        origin: 'user',
        name,
        reason,
        category,
        ...privacyOfOwn({ subject: subjectOf(name), category, reason, isPrivate }),
      });
    const [typed, remembered, condition, before, remedy, plasters] = withPrivacy(
      [
        own('My insulin box', ''),
        own('Chess set', 'From your template “Diabetes”'),
        own('Insulin', 'You always bring it'),
        own('The blue box', 'From your template “Diabetes”', { isPrivate: true }),
        own('Zeltoprin drops', 'You always bring it', { category: 'health' }),
        own('Plasters', 'You always bring it', { category: 'health' }),
      ],
      facts,
    );
    expect(typed && asMember(typed)).toMatchObject({ name: 'My insulin box', reason: '' });
    expect(remembered && asMember(remembered)).toMatchObject({ name: 'Chess set', reason: 'Para este viaje' });
    // What a memory brings that only a condition explains, or that was private before, is not named.
    expect(condition && asMember(condition)).toMatchObject({ name: 'Algo personal', reason: 'Para este viaje' });
    expect(before && asMember(before)).toMatchObject({ name: 'Algo personal' });
    expect(remedy && asMember(remedy)).toMatchObject({ name: 'Algo personal' });
    expect(plasters && asMember(plasters)).toMatchObject({ name: 'Plasters' });
  });
});
