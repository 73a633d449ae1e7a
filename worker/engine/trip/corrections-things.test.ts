import { describe, expect, test } from 'vitest';
import { tripCorrectionsSchema } from './contract';
import { correctTrip } from './corrections';
import { SELF, TRIP, correct, evidence, read } from './corrections.fixture';

describe('things, bags, occasions and facts', () => {
  test('a thing changes its fate or is removed', () => {
    const { things } = correct(TRIP, {
      things: [
        { words: 'Tent', fate: 'bring' },
        { words: 'camera', remove: true },
      ],
    });
    expect(things.map(({ words, fate, by }) => [words, fate, by])).toEqual([
      ['tent', 'bring', undefined],
      ['yoga mat', 'bring', undefined],
    ]);
  });
  test('a fact that is taken back takes the thing it was read from off the list', () => {
    const { trip } = read('Lisbon, Portugal', 'Two adults. I wear contact lenses. We hire a car.');
    expect(trip.things.map(({ concept }) => concept)).toContain('contact-lenses');
    const without = correct(trip, { facts: { remove: ['medical:contact-lenses'], add: [] } });
    expect(without.things.map(({ concept }) => concept)).not.toContain('contact-lenses');
  });
  test('bags and washing replace what was read', () => {
    const changed = correct(TRIP, {
      bags: [{ kind: 'cabin', kilograms: 7 }, { kind: 'hold' }],
      laundry: { available: true, everyDays: 4 },
    });
    expect(changed.bags).toMatchObject([
      { id: 'b1', kind: 'cabin', kilograms: 7, count: 1, wornCounts: true, only: true },
      { id: 'b2', kind: 'hold', wornCounts: false },
    ]);
    expect(changed.laundry).toMatchObject({ available: true, everyDays: 4, evidence: { source: 'correction' } });
    expect(correct(TRIP, { bags: [] }).bags).toEqual([]);
  });
  test('a removed occasion removes its fact', () => {
    const changed = correct(TRIP, { occasions: [{ id: 'o1', remove: true }] });
    expect(changed.occasions).toEqual([]);
    expect(changed.facts.map(({ tag }) => tag)).not.toContain('occasion:wedding');
  });
  test('facts are added and removed, and adding one clears its refusal', () => {
    const changed = correct(TRIP, { facts: { add: ['activity:skiing', 'activity:no-such-thing'], remove: [] } });
    const tags = changed.facts.map(({ tag }) => tag);
    expect(tags).toContain('activity:skiing');
    expect(tags).not.toContain('refused:skiing');
    expect(tags).not.toContain('activity:no-such-thing');
    const without = correct(changed, { facts: { remove: ['activity:skiing'] } });
    expect(without.facts.map(({ tag }) => tag)).not.toContain('activity:skiing');
  });
});

describe('questions', () => {
  test('every answer of the rules reader is a correction, and answers its question', () => {
    const { trip } = read('Glastonbury', 'Me and 12 babies.');
    expect(trip.questions.map(({ id }) => id.replace(/-.*/, ''))).toEqual(['people', 'place']);
    for (const question of trip.questions)
      for (const { correction } of question.options) {
        const parsed = tripCorrectionsSchema.parse(correction);
        expect(correctTrip(trip, parsed).questions.map(({ id }) => id)).not.toContain(question.id);
      }
  });
  test('a question that changes nothing is answered by its id', () => {
    const question = {
      id: 'facts-skiing',
      text: { en: 'No skiing at all?', es: '¿Nada de esquí?' },
      options: [{ id: 'none', label: { en: 'None', es: 'Nada' }, correction: {} }],
      evidence,
    };
    expect(correct({ ...TRIP, questions: [question] }, { answered: ['facts-skiing'] }).questions).toEqual([]);
    expect(correct({ ...TRIP, questions: [question] }, { travellers: [SELF] }).questions).toEqual([question]);
  });
});
