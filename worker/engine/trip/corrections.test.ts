/** What a correction does to a reading: it beats the words, and laying it over twice changes nothing more. */
import { describe, expect, test } from 'vitest';
import { tripCorrectionsSchema } from './contract';
import { correctReading, correctTrip } from './corrections';
import { ANA, MATES, SELF, TRIP, correct, leg, stays, read } from './corrections.fixture';
import { gazetteer } from '../places/gazetteer.fixture';

describe('people', () => {
  test('removing a traveller removes what is only theirs', () => {
    const { travellers, facts, things } = correct(TRIP, { travellers: [SELF, MATES] });
    expect(travellers).toEqual([TRIP.travellers[0], TRIP.travellers[2]]);
    expect(facts.map(({ tag }) => tag)).not.toContain('diet:vegan');
    expect(things.map(({ words, travellers: whose }) => [words, whose])).toEqual([
      ['camera', ['t1']],
      ['tent', []],
    ]);
  });
  test('remaining travellers keep their id and their facts, also when they are matched by name', () => {
    const corrected = [SELF, { ...MATES, id: undefined }, { ...ANA, id: undefined, sex: 'female' }];
    expect(correct(TRIP, { travellers: corrected }).travellers).toEqual([
      TRIP.travellers[0],
      TRIP.travellers[2],
      TRIP.travellers[1],
    ]);
  });
  test('somebody new, and another number', () => {
    const { travellers } = correct(TRIP, {
      travellers: [SELF, { ...MATES, count: 2 }, { role: 'child', stage: 'baby', ageMonths: 8, name: 'Leo' }],
    });
    expect(
      travellers.map(({ id, count, packsAlone, evidence: { source } }) => [id, count, packsAlone, source]),
    ).toEqual([
      ['t1', 1, false, 'words'],
      ['t3', 2, true, 'correction'],
      ['t4', 1, false, 'correction'],
    ]);
  });
});

describe('route', () => {
  test('corrected and stated nights stay, and the other legs share the rest', () => {
    const changed = correct(TRIP, { legs: [{ id: 'l3', nights: 6 }] });
    expect(stays(changed).map(({ nights }) => nights)).toEqual([4, 6, 2]);
    expect(changed.legs.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2027-05-01', '2027-05-05'],
      ['2027-05-01', '2027-05-05'],
      ['2027-05-05', '2027-05-11'],
      ['2027-05-11', '2027-05-13'],
    ]);
  });
  test('stated nights change only where nothing else can', () => {
    const changed = correct(TRIP, {
      legs: [
        { id: 'l3', nights: 5 },
        { id: 'l4', nights: 5 },
      ],
    });
    expect(stays(changed).map(({ nights }) => nights)).toEqual([2, 5, 5]);
  });
  test('removing a leg gives its nights to the others and removes what was only for it', () => {
    const changed = correct(TRIP, { legs: [{ id: 'l3', words: 'Kyoto', remove: true }] });
    expect(stays(changed).map(({ id, nights }) => [id, nights])).toEqual([
      ['l1', 4],
      ['l4', 8],
    ]);
    expect(changed.facts.map(({ tag }) => tag)).not.toContain('activity:hiking');
    expect(changed.occasions[0]).not.toHaveProperty('leg');
  });
  test('the last stay cannot be removed', () => {
    expect(correct(TRIP, { legs: TRIP.legs.map(({ id }) => ({ id, remove: true })) }).legs).toEqual(TRIP.legs);
  });
  test('a leg is found by its words when the ids have moved on', () => {
    const changed = correct(TRIP, { legs: [{ id: 'l99', words: 'KYOTO', remove: true }] });
    expect(changed.legs.map(({ id }) => id)).toEqual(['l1', 'l2', 'l4']);
    expect(correct(TRIP, { legs: [{ id: 'l3', words: 'Hanoi', remove: true }] })).toEqual(TRIP);
  });
  test('of two legs in one place each is corrected by itself', () => {
    const trip = { ...TRIP, legs: [...TRIP.legs, leg('l5', 'Tokyo', 'stay', 0)] };
    // Words alone would mean the other one once this one is gone.
    const changed = correct(trip, { legs: [{ id: 'l5', remove: true }] });
    expect(changed.legs.map(({ id }) => id)).toEqual(['l1', 'l2', 'l3', 'l4']);
  });
  test('another place brings its name, and is looked up for the weather', () => {
    const reading = read('Glastonbury');
    const [first] = reading.trip.legs;
    const other = reading.trip.questions[0]?.options.find(({ id }) => id !== first?.placeId);
    const corrections = tripCorrectionsSchema.parse(other?.correction);
    const changed = correctReading(reading, corrections, (id) => gazetteer.byId(id));
    expect(changed.trip.legs[0]?.placeId).toBe(other?.id);
    expect(changed.places.get(first?.id ?? '')?.id).toBe(other?.id);
    expect(changed.trip.questions).toEqual([]);
    expect(changed.certainty).toBe('chosen');
    // Without a gazetteer the place stays what it was.
    expect(correctTrip(reading.trip, corrections).legs).toEqual(reading.trip.legs);
  });
});
