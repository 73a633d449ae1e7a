/** Which lines of another name a thing of another fate makes needless, and which stay beside it. */
import { describe, expect, test } from 'vitest';
import { fact, leg, person, thing } from '../trip/expert-reading.fixture';
import type { Thing } from '../trip/schema';
import { type Input, pack, sky } from './pack-trip.fixture';
import { standsForItem } from './stands-for-item';

type Fate = Thing['fate'];
const named = (words: string, concept: string, fate: Fate, quote = words) => thing(words, fate, { concept, quote });

const told = (words: string, concept: string, fate: Fate, quote = words): Thing => ({
  id: 'th1',
  words,
  concept,
  fate,
  travellers: [],
  legs: [],
  evidence: { source: 'words', quote, certainty: 'sure' },
});

describe.each([
  // Words in either language, their concept and fate; what goes and what stays.
  ['beach towels', 'toallas de playa', 'beach-towel', 'provided', 'quick-dry-towel', 'sauna-towel'],
  ['bath towels', 'toallas de baño', 'towels', 'provided', 'floor-towel', 'beach-towel'],
  ['sheets and towels', 'sábanas y toallas', 'bed-linen', 'provided', 'quick-dry-towel', 'beach-towel'],
  ['wellies', 'botas de agua', 'wellies', 'provided', 'child-wellies', 'warm-socks'],
  ['boots', 'botas', 'boots', 'rented', 'child-snow-boots', 'blister-care'],
  ['hi-vis', 'chaleco reflectante', 'hi-vis', 'provided', 'hard-hat', 'safety-boots'],
  ['chairs', 'sillas', 'camping-chairs', 'provided', 'eclipse-camp', 'fine-work-seat'],
  ['board', 'tabla', 'board', 'rented', 'surf-wax', 'rash-guard'],
  ['bats', 'palas', 'table-tennis-bat', 'provided', 'tennis-racket', 'court-shoes'],
  ['sherwani', 'sherwani', 'sari', 'buy-there', 'nikah-outfit', 'dress-shoes'],
  ['first-aid box', 'botiquín', 'first-aid', 'other-brings', 'leader-first-aid', 'blister-care'],
  ['helmets', 'cascos', 'helmet', 'provided', 'climb-helmet', 'glove-liners'],
  ['gear', 'equipo', 'equipment', 'provided', 'dive-mask', 'swimwear'],
  ['bikes', 'bicis', 'bike', 'rented', 'bike-lights', 'bike-helmet'],
  ['skis', 'esquís', 'skis', 'rented', 'skin-repair', 'ski-goggles'],
  ['blankets', 'cobijas', 'blanket', 'provided', 'silent-shawl', 'change-sensory'],
  ['candles', 'velas', 'candles-offerings', 'buy-there', 'pilgrim-offerings', 'prayer-book'],
  ['all the bedding', 'toda la ropa de cama', 'bed-linen', 'sent', 'sleeping-bag', 'rain-jacket'],
  ['stove', 'hornillo', 'stove', 'stays', 'camping-stove', 'cool-box'],
  ['cane', 'bastón', 'cane', 'stays', 'trekking-poles', 'hiking-boots'],
  ['mat', 'colchoneta', 'sleeping-mat', 'stays', 'yoga-mat', 'meditation-cushion'],
  ['laptop', 'portátil', 'laptop', 'stays', 'laptop-stand', 'notebook'],
  ['nappies', 'pañales', 'nappies', 'stays', 'changing-mat', 'baby-wipes'],
  ['knife', 'navaja', 'knife', 'stays', 'sailor-knife', 'camp-tableware'],
  ['cigarettes', 'cigarrillos', 'vaporiser', 'stays', 'smoking-kit', 'quit-smoking-kit'],
] as const)('%s, %s', (en, es, concept, fate, goes, stays) => {
  test.each([en, es])('%s', (words) => {
    expect(standsForItem(told(words, concept, fate), goes)).toBe(true);
    expect(standsForItem(told(words, concept, fate), stays)).toBe(false);
  });
});

describe('by what becomes of the thing', () => {
  test.each<[string, Fate, string, boolean]>([
    // Formula from a shop there is mixed and warmed as at home.
    ['formula', 'buy-there', 'thermos-baby', false],
    ['formula', 'stays', 'thermos-baby', true],
    // Who refuses the big sewing machine may bring another.
    ['sewing-machine', 'provided', 'quilting-machine', true],
    ['sewing-machine', 'stays', 'quilting-machine', false],
    // Freight comes weeks after them.
    ['warm-clothes', 'sent', 'child-jumper', false],
    ['warm-clothes', 'provided', 'child-jumper', true],
    ['headlamp', 'stays', 'wildlife-red-light', false],
    ['gift', 'sent', 'birthday-present', false],
    ['winter-jacket', 'provided', 'yatra-jacket', true],
    // The ship's parka is for the deck.
    ['winter-jacket', 'provided', 'seaman-coat', false],
    ['tent', 'stays', 'sleeping-mat', false],
    ['bike', 'stays', 'bike-helmet', false],
    ['headlamp', 'bring', 'camp-torch', false],
  ])('%s, %s: %s %j', (concept, fate, id, expected) => {
    expect(standsForItem(told(concept, concept, fate), id)).toBe(expected);
  });

  test.each([
    ['Phones banned', true],
    ['Prohibido móvil, consolas y chuches', true],
    ['nobody will be on their phone on the Sabbath', false],
    ['Celu prohibido en la sala', false],
    ['alarm clock NOT the phone', false],
  ])('a phone is not charged where it is forbidden for good: %s', (quote, expected) => {
    expect(standsForItem(told('phone', 'phone', 'stays', quote), 'power-bank')).toBe(expected);
  });

  test('who wears no nappy by day wears one at night', () => {
    expect(standsForItem(told('pañal de día', 'nappies', 'stays'), 'changing-mat')).toBe(false);
  });
});

describe('on a list', () => {
  const keysOf = (more: Partial<Input>): string[] => pack(more).items.map(({ key }) => key);
  const child = person('t2', 'child', 'child', { ageMonths: 84 });
  const family = { people: [person('t1', 'self', 'adult'), child] };

  test('chairs that are set up stand for the folding chair of an eclipse', () => {
    const eclipse = { facts: [fact('hobby:eclipse')] };
    expect(keysOf(eclipse)).toContain('eclipse-camp');
    expect(keysOf({ ...eclipse, things: [named('chairs', 'camping-chairs', 'provided')] })).not.toContain(
      'eclipse-camp',
    );
    const lamp = keysOf({ ...eclipse, things: [named('lantern', 'lantern', 'provided')] });
    expect(lamp).toContain('eclipse-camp');
  });

  test('a hired board stands for wax, unless a board is brought as well', () => {
    const surf = { activities: ['surfing' as const] };
    const hired = named('board', 'board', 'rented');
    expect(keysOf(surf)).toContain('surf-wax');
    expect(keysOf({ ...surf, things: [hired] })).not.toContain('surf-wax');
    expect(keysOf({ ...surf, things: [hired, named('my board', 'board', 'bring')] })).toContain('surf-wax');
  });

  test('towels for the pool are none for the showers of a hostel', () => {
    const pool = [named('pool towels', 'beach-towel', 'provided')];
    const hostel = { legs: [leg('Lisbon', 'PT', 4, { lodging: ['lodging:hostel'], ...sky(14, 24) })], things: pool };
    expect(keysOf(hostel)).toContain('quick-dry-towel');
  });

  test('layers that are brought are no coat where a coat is lent', () => {
    const cold = { ...family, legs: [leg('Oslo', 'NO', 7, sky(-9, -3))] };
    const layers = named('layers', 'warm-clothes', 'bring');
    const isCoat = (key: string): boolean => /^(?:winter-coat|warm-coat|child-coat)$/u.test(key);
    expect(keysOf({ ...cold, things: [layers] }).filter(isCoat)).not.toEqual([]);
    expect(keysOf({ ...cold, things: [layers, named('coats', 'coat', 'provided')] }).filter(isCoat)).toEqual([]);
  });

  test('a ball that is there leaves the boots and shin pads of a footballer', () => {
    const football = { facts: [fact('hobby:football')], things: [named('balls', 'basketball', 'provided')] };
    expect(keysOf(football)).toContain('football-kit');
  });

  test('a race number that is handed out leaves the papers that it is fetched with', () => {
    const race = { activities: ['running' as const], facts: [fact('occasion:race'), fact('hobby:running-race')] };
    const papers = keysOf({ ...race, things: [named('race number', 'race-number', 'provided')] });
    expect(papers).toEqual(expect.arrayContaining(['race-papers', 'race-shoes']));
  });
});
