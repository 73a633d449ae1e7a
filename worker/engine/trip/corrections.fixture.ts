import { expect } from 'vitest';
import { tripCorrectionsSchema } from './contract';
import { correctTrip } from './corrections';
import { tripSchema, type Leg, type ScopedFact, type Thing, type Trip } from './schema';
import { gazetteer } from '../places/gazetteer.fixture';
import { readTripByRules } from './read-trip';

export const evidence = { source: 'words' as const, certainty: 'sure' as const };
export const leg = (id: string, words: string, kind: Leg['kind'], nights: number, nightsTold = false): Leg => ({
  id,
  words,
  name: { en: words, es: words },
  country: 'JP',
  kind,
  nights,
  nightsTold,
  days: 0,
  lodging: [],
  transport: [],
  evidence,
});
const thing = (id: string, words: string, fate: Thing['fate'], travellers: string[] = []): Thing => ({
  id,
  words,
  fate,
  travellers,
  legs: [],
  evidence,
});
const fact = (tag: ScopedFact['tag'], scope: Partial<Pick<ScopedFact, 'travellers' | 'legs'>> = {}): ScopedFact => ({
  tag,
  travellers: [],
  legs: [],
  evidence,
  ...scope,
});

/** Twelve nights in Japan: four told in Tokyo, the others divided by us. */
export const TRIP: Trip = {
  version: 1,
  locale: 'en',
  startDate: '2027-05-01',
  endDate: '2027-05-13',
  days: 13,
  nights: 12,
  destination: 'Japan',
  reader: 'rules',
  travellers: [
    { id: 't1', role: 'self', stage: 'adult', count: 1, packsAlone: false, evidence },
    { id: 't2', role: 'partner', name: 'Ana', stage: 'adult', sex: 'female', count: 1, packsAlone: false, evidence },
    { id: 't3', role: 'friend', stage: 'adult', count: 3, packsAlone: true, evidence },
  ],
  bystanders: [],
  listFor: 'everybody',
  legs: [
    leg('l1', 'Tokyo', 'stay', 4, true),
    leg('l2', 'Nara', 'outing', 0),
    leg('l3', 'Kyoto', 'stay', 4),
    leg('l4', 'Osaka', 'stay', 4),
  ],
  things: [
    thing('g1', 'camera', 'bring', ['t1', 't2']),
    { ...thing('g2', 'tent', 'other-brings'), by: 'Dave' },
    thing('g3', 'yoga mat', 'bring', ['t2']),
  ],
  occasions: [
    { id: 'o1', tag: 'occasion:wedding', words: 'wedding', leg: 'l3', dress: 'formal', travellers: [], evidence },
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
    fact('occasion:wedding'),
    fact('diet:vegan', { travellers: ['t2'] }),
    fact('activity:hiking', { legs: ['l3'] }),
    fact('refused:skiing'),
  ],
  questions: [],
  unplaced: [],
};
export const [SELF, ANA, MATES] = TRIP.travellers.map(({ id, role, stage, count, name }) => ({
  id,
  role,
  stage,
  count,
  name,
}));

export const correct = (trip: Trip, corrections: object): Trip => {
  const parsed = tripCorrectionsSchema.parse(corrections);
  const once = correctTrip(trip, parsed);
  expect(correctTrip(once, parsed)).toEqual(once);
  return tripSchema.parse(once);
};
export const stays = ({ legs }: Trip) => legs.filter(({ kind }) => kind === 'stay');

/** Reads a trip of twelve nights. */
export const read = (destination: string, description = '') =>
  readTripByRules(
    { destination, startDate: '2027-05-01', endDate: '2027-05-13', activities: [], description, locale: 'en' },
    gazetteer,
  );
