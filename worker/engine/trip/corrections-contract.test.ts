import { describe, expect, test } from 'vitest';
import { mergeTripCorrections, type TripCorrections, tripCorrectionsSchema } from './contract';

describe('corrections as they are sent', () => {
  test('newer corrections lie over earlier ones', () => {
    const first: TripCorrections = {
      legs: [{ id: 'l1', words: 'Tokyo', nights: 3 }],
      things: [{ words: 'tent', fate: 'bring' }],
      facts: { remove: ['activity:hiking'], add: [] },
    };
    const second: TripCorrections = {
      legs: [
        { id: 'l1', words: 'tokyo', remove: true },
        { id: 'l1', words: 'Kyoto', nights: 2 },
      ],
      things: [{ words: 'Tent', fate: 'stays' }],
      facts: { remove: [], add: ['activity:hiking'] },
      listFor: 'one',
    };
    expect(mergeTripCorrections(first, second)).toEqual({
      legs: [
        { id: 'l1', words: 'tokyo', nights: 3, remove: true },
        { id: 'l1', words: 'Kyoto', nights: 2 },
      ],
      things: [{ words: 'Tent', fate: 'stays' }],
      facts: { remove: [], add: ['activity:hiking'] },
      listFor: 'one',
    });
    expect(mergeTripCorrections({}, {})).toEqual({});
  });
  test.each([
    { travellers: [] },
    { travellers: [{ role: 'king', stage: 'adult' }] },
    { travellers: [{ role: 'self', stage: 'adult', count: 0 }] },
    { legs: [{ id: 'x' }] },
    { legs: [{ id: 'l1', placeId: '../etc' }] },
    { things: [{ fate: 'bring' }] },
    { things: [{ words: 'tent', fate: 'eaten' }] },
    { facts: { remove: ['<script>'] } },
    { bags: Array.from({ length: 21 }, () => ({ kind: 'cabin' })) },
  ])('%j is refused', (corrections) => {
    expect(tripCorrectionsSchema.safeParse(corrections).success).toBe(false);
  });
});
