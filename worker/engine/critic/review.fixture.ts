import type { EngineItem, PackingList } from '../packing/engine';
import { weatherOf } from '../packing/fixtures';
import { itemById } from '../packing/knowledge/knowledge';
import { tripSchema, type Trip } from '../trip/schema';
import { reviewList } from './review';

export const said = { source: 'words', certainty: 'sure' } as const;
export const self = { id: 't1', role: 'self', stage: 'adult', count: 1, packsAlone: false, evidence: said };
export const partner = { ...self, id: 't2', role: 'partner', name: 'Ana' };
export const baby = { ...self, id: 't3', role: 'child', stage: 'baby', name: 'Leo' };

export const leg = (minC: number, maxC: number, country = 'PT'): object => ({
  id: 'l1',
  name: { en: 'Lisbon', es: 'Lisboa' },
  words: 'Lisbon',
  country,
  kind: 'stay',
  nights: 6,
  weather: { source: 'normals', minC, maxC, wetShare: 0.2 },
  evidence: said,
});

export const tripOf = (extra: Record<string, unknown> = {}): Trip =>
  tripSchema.parse({
    version: 1,
    locale: 'en',
    startDate: '2027-05-03',
    endDate: '2027-05-09',
    days: 7,
    nights: 6,
    destination: 'Lisbon',
    reader: 'rules',
    travellers: [self],
    bystanders: [],
    listFor: 'everybody',
    legs: [leg(13, 21)],
    things: [],
    occasions: [],
    bags: [],
    laundry: { available: false },
    home: { country: 'PT' },
    told: {},
    facts: [],
    questions: [],
    unplaced: [],
    ...extra,
  });

export const line = (key: string, extra: Partial<EngineItem> = {}): EngineItem => {
  const known = itemById(key);
  return {
    key,
    name: known?.en.split('|').at(-1) ?? key,
    category: known?.category ?? 'activities',
    quantity: 1,
    reason: `A reason for ${key}`,
    weightGrams: 100,
    cabin: known?.cabin ?? 'ok',
    essential: false,
    for: [],
    travellers: [],
    legs: [],
    optional: false,
    bag: 'bag',
    privacy: 'shared',
    ...extra,
  };
};
export const listOf = (...items: EngineItem[]): PackingList => ({
  items,
  categories: [],
  warnings: [],
  leftOut: [],
  bags: [],
});
export const context = { places: new Map(), weather: weatherOf(13, 21, 0.2) };
export const review = (trip: Trip, ...items: EngineItem[]): ReturnType<typeof reviewList> =>
  reviewList(trip, listOf(...items), context);
export const keysOf = ({ list }: ReturnType<typeof reviewList>): string[] => list.items.map(({ key }) => key);
export const thing = (words: string, fate: string, extra: object = {}): object => ({
  id: 'th1',
  words,
  fate,
  evidence: said,
  ...extra,
});
export const fact = (tag: string, travellers: string[] = []): object => ({ tag, travellers, legs: [], evidence: said });
