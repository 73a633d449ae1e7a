/** What the panel shows of a trip, and that each tap corrects it and can be taken back. */
import { describe, expect, test } from 'vitest';
import { mergeTripCorrections, tripCorrectionsSchema } from '../../../../worker/engine/trip/contract';
import { correctTrip } from '../../../../worker/engine/trip/corrections';
import type { Leg, Thing, Trip } from '../../../../worker/engine/trip/schema';
import * as corrections from './corrections';
import { counts, isRemovable, shownFacts, shownOccasions, sortThings, spelledBy } from './shown';

const evidence = { source: 'words' as const, certainty: 'sure' as const };
const leg = (id: string, words: string, kind: Leg['kind'], nights: number): Leg => ({
  id,
  words,
  name: { en: words, es: words },
  placeId: `gn:${id.slice(1)}`,
  country: 'JP',
  kind,
  nights,
  nightsTold: false,
  days: 0,
  lodging: [],
  transport: kind === 'stay' ? ['transport:train'] : [],
  evidence,
});
const thing = (id: string, words: string, fate: Thing['fate']): Thing => ({
  id,
  words,
  fate,
  travellers: [],
  legs: [],
  evidence,
});
const person = (id: string, role: Trip['travellers'][number]['role'], count = 1): Trip['travellers'][number] => ({
  id,
  role,
  stage: 'adult',
  count,
  packsAlone: false,
  evidence,
});

const TRIP: Trip = {
  version: 1,
  locale: 'en',
  startDate: '2027-05-01',
  endDate: '2027-05-11',
  days: 11,
  nights: 10,
  destination: 'Japan',
  reader: 'rules',
  travellers: [person('t1', 'self'), person('t2', 'friend', 3)],
  bystanders: [],
  listFor: 'everybody',
  legs: [leg('l1', 'Tokyo', 'stay', 5), leg('l2', 'Nara', 'outing', 0), leg('l3', 'Tokyo', 'stay', 5)],
  things: [
    thing('g1', 'camera', 'bring'),
    { ...thing('g2', 'tent', 'other-brings'), by: 'dave', evidence: { ...evidence, quote: 'tent sorted by Dave' } },
    thing('g3', 'Camera', 'bring'),
    thing('g4', 'hat', 'maybe'),
  ],
  occasions: [
    { id: 'o1', words: 'my cousin’s wedding', dress: 'formal', travellers: [], evidence },
    { id: 'o2', words: 'my cousin’s wedding', travellers: [], evidence },
  ],
  bags: [
    {
      id: 'b1',
      kind: 'cabin',
      count: 1,
      shared: false,
      soft: false,
      wornCounts: true,
      only: true,
      kilograms: 10,
      travellers: [],
      evidence,
    },
  ],
  laundry: { available: false },
  home: {},
  told: {},
  facts: [
    { tag: 'diet:vegan', travellers: [], legs: [], evidence },
    { tag: 'own:camera', travellers: [], legs: [], evidence },
    { tag: 'setting:city', travellers: [], legs: [], evidence: { source: 'place', certainty: 'sure' } },
  ],
  questions: [
    {
      id: 'people-total',
      text: { en: 'Are you 2 or 4?', es: '¿Sois 2 o 4?' },
      options: [
        {
          id: 'told',
          label: { en: '2', es: '2' },
          correction: { travellers: [{ role: 'self', stage: 'adult', count: 1 }] },
        },
        { id: 'broken', label: { en: '?', es: '?' }, correction: { travellers: [] } },
      ],
      evidence,
    },
  ],
  unplaced: [],
};

/** Applies a change and takes it back, as both the form and the plan do. */
const applied = ({ take, back }: corrections.Change): Trip => {
  expect(tripCorrectionsSchema.parse(take)).toEqual(take);
  const restored = correctTrip(TRIP, mergeTripCorrections(take, tripCorrectionsSchema.parse(back)));
  const comparable = ({ travellers, legs, things, bags, occasions, facts, listFor, laundry }: Trip) => ({
    travellers,
    nights: legs.map(({ id, nights }) => [id, nights]),
    things,
    bags: bags.map(({ evidence: _evidence, ...bag }) => bag),
    occasions,
    facts: facts.map(({ tag }) => tag).toSorted(),
    listFor,
    laundry: laundry.available,
  });
  expect(comparable(restored)).toEqual(comparable(TRIP));
  return correctTrip(TRIP, take);
};

describe('a tap', () => {
  test('changes, adds or removes somebody', () => {
    expect(applied(corrections.changeTraveller(TRIP, 't2', { count: 2 })).travellers[1]).toMatchObject({
      id: 't2',
      count: 2,
    });
    expect(applied(corrections.removeTraveller(TRIP, 't2')).travellers).toEqual([TRIP.travellers[0]]);
    expect(applied(corrections.addTraveller(TRIP, 'child')).travellers[2]).toMatchObject({
      role: 'child',
      ageMonths: 72,
    });
    expect(applied(corrections.changeListFor(TRIP, 'one')).listFor).toBe('one');
  });
  test('keeps a pending correction when the next one is made', () => {
    const shown = corrections.correctAtOnce(TRIP, corrections.changeTraveller(TRIP, 't2', { count: 2 }).take);
    expect(corrections.changeTraveller(shown, 't1', { name: 'Ana' }).take.travellers).toMatchObject([
      { id: 't1', name: 'Ana' },
      { id: 't2', count: 2 },
    ]);
    const packed = corrections.correctAtOnce(TRIP, corrections.addBag(TRIP, 'backpack').take);
    expect(packed.bags).toHaveLength(TRIP.bags.length + 1);
  });
  test('changes or removes one of two legs in the same place', () => {
    const [, , last] = TRIP.legs;
    if (!last) throw new Error('three legs were expected');
    expect(applied(corrections.changeNights(TRIP, last, 7)).legs.map(({ nights }) => nights)).toEqual([3, 0, 7]);
    expect(applied(corrections.removeLeg(TRIP, last)).legs.map(({ id }) => id)).toEqual(['l1', 'l2']);
  });
  test('changes the fate of a thing, or says that it is none', () => {
    const [, tent] = TRIP.things;
    if (!tent) throw new Error('a tent was expected');
    expect(correctTrip(TRIP, corrections.changeFate(tent, 'bring').take).things[1]).toMatchObject({ fate: 'bring' });
    expect(applied(corrections.removeThing(tent)).things.map(({ id }) => id)).toEqual(['g1', 'g3', 'g4']);
  });
  test('changes bags, washing, occasions and facts', () => {
    expect(applied(corrections.changeBag(TRIP, 'b1', { count: 2 })).bags[0]).toMatchObject({ count: 2, kilograms: 10 });
    expect(applied(corrections.changeBag(TRIP, 'b1', null)).bags).toEqual([]);
    expect(applied(corrections.addBag(TRIP, 'hold')).bags.map(({ kind }) => kind)).toEqual(['cabin', 'hold']);
    expect(applied(corrections.changeLaundry(TRIP, { available: true, everyDays: 3 })).laundry.everyDays).toBe(3);
    expect(applied(corrections.removeOccasion(TRIP, { words: 'my cousin’s wedding' })).occasions).toEqual([]);
    expect(applied(corrections.removeFact('diet:vegan')).facts.map(({ tag }) => tag)).not.toContain('diet:vegan');
  });
  test('answers a question; an answer that cannot be sent is none', () => {
    const [question] = TRIP.questions;
    if (!question) throw new Error('a question was expected');
    const change = corrections.answerQuestion(TRIP, question, 'told');
    if (!change) throw new Error('an answer was expected');
    const answered = applied(change);
    expect(answered.travellers.map(({ id }) => id)).toEqual(['t1']);
    expect(answered.questions).toEqual([]);
    expect(corrections.answerQuestion(TRIP, question, 'broken')).toBeNull();
    expect(corrections.answerQuestion(TRIP, question, 'no such')).toBeNull();
  });
});

describe('what is shown', () => {
  test('lists each thing once by its fate, with names as they were spelt', () => {
    const { brought, leftOut } = sortThings(TRIP.things);
    expect(brought.map(({ words }) => words.toLowerCase())).toEqual(['camera', 'hat']);
    expect(leftOut.map(spelledBy)).toEqual(['Dave']);
  });
  test('lists facts that were said and that no other row shows', () => {
    const labels = {
      'diet:vegan': 'Vegan',
      'own:camera': 'To bring: camera',
      'setting:city': 'City',
      'transport:train': 'Train',
    };
    expect(shownFacts(TRIP, labels)).toEqual([
      { tag: 'diet:vegan', label: 'Vegan' },
      { tag: 'transport:train', label: 'Train' },
    ]);
    expect(shownFacts(TRIP, {})).toEqual([]);
  });
  test('an occasion once, with its dress', () => {
    expect(shownOccasions(TRIP).map(({ dress }) => dress)).toEqual(['formal']);
  });
  test('offers no removal for the only stay', () => {
    const [stay, outing] = TRIP.legs;
    if (!stay || !outing) throw new Error('legs were expected');
    expect(isRemovable(stay, TRIP.legs)).toBe(true);
    expect(isRemovable(stay, [stay, outing])).toBe(false);
    expect(isRemovable(outing, [stay, outing])).toBe(true);
  });
  test('numbers for who listens', () => {
    expect(counts(TRIP)).toEqual({ people: 4, places: 3, brought: 2, leftOut: 1, questions: 1 });
  });
});
