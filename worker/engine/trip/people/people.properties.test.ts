/** The reader of people on any text: valid, bounded, and quick. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readDocument } from '../document';
import { bystanderSchema, questionSchema, travellerSchema } from '../schema';
import { partyOf, readPeople, travellersAt, travellersNear } from './read-people';

const WORDS =
  'me my mum wife hubby kids twins 3 8 & 11 ( ) , + and y con with mi hijo hija de 5 años 9 meses month old baby she ella is tiene somos 4 vamos of us friends amigas the la stays home se queda Emma Leo for para lista ONE una w/ DH MIL yo I no sin not 12 60+ . ! birth newborn niños'.split(
    ' ',
  );
const sentence = fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(' '));

const read = (text: string) => {
  const document = readDocument(text);
  return { document, reading: readPeople(document) };
};

describe('reading people from any text', () => {
  it('gives valid travellers, bystanders and questions, with quotes from the text', () => {
    fc.assert(
      fc.property(fc.oneof(sentence, fc.string({ maxLength: 300, unit: 'binary' })), (text) => {
        const { document, reading } = read(text);
        expect(z.array(travellerSchema).min(1).max(40).safeParse(reading.travellers).success).toBe(true);
        expect(z.array(bystanderSchema).max(40).safeParse(reading.bystanders).success).toBe(true);
        expect(z.array(questionSchema).max(8).safeParse(reading.questions).success).toBe(true);
        for (const { evidence } of [...reading.travellers, ...reading.bystanders])
          if (evidence.quote !== undefined)
            expect(document.original.slice(evidence.start, evidence.end)).toBe(evidence.quote);
        const ids = new Set(reading.travellers.map(({ id }) => id));
        for (const view of document.views) {
          for (const [index] of view.clauses.entries())
            for (const id of travellersAt(reading, view, index)) expect(ids.has(id)).toBe(true);
          for (const [at] of view.sentence.tokens.entries())
            for (const id of travellersNear(reading, view, at)) expect(ids.has(id)).toBe(true);
        }
        const party = partyOf(reading.travellers, reading.listFor);
        expect(party.adults + party.children.length).toBeGreaterThan(0);
        expect(party.women + party.men).toBeLessThanOrEqual(party.adults);
      }),
      { numRuns: 400, seed: 12 },
    );
  });

  it.each([
    'my kid and ',
    'a kid (3) ',
    'with my friend Dave, he is 7 ',
    '1 2 3 ',
    '((((',
    'my my my ',
    'Emma has it ',
    'soy muy ',
    'she is 3 ',
    'my son stays ',
    'el el ',
  ])('reads 4,000 characters of "%s" without delay', (piece) => {
    const text = piece.repeat(Math.ceil(4000 / piece.length));
    read(text);
    const started = performance.now();
    read(text);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('questions about people', () => {
  it('asks about twelve babies with answers that hold the whole corrected set', () => {
    const { reading } = read('12 infants, my wife and me');
    expect(reading.travellers.map(({ role }) => role)).toEqual(['self', 'partner']);
    expect(reading.questions.map(({ id }) => id)).toEqual(['people-children']);
    expect(reading.questions[0]?.options.map(({ id, correction }) => [id, correction['travellers']])).toEqual([
      [
        'none',
        [expect.objectContaining({ role: 'self' }), expect.objectContaining({ role: 'partner', sex: 'female' })],
      ],
      ['one', expect.arrayContaining([expect.objectContaining({ role: 'child', stage: 'baby', count: 1 })])],
      ['all', expect.arrayContaining([expect.objectContaining({ role: 'child', stage: 'baby', count: 12 })])],
    ]);
  });

  it('asks which of two totals is right', () => {
    const { reading } = read('family of 3: wife, two kids and me');
    expect(reading.questions[0]?.text).toEqual({ en: '3 or 4 people?', es: '¿3 o 4 personas?' });
  });
});

describe('the party', () => {
  it('counts grown-ups, seniors and children of those the list is for', () => {
    const { reading } = read("We're 5: us two, Eli (just 13), Noa 9 and my MIL 81");
    expect(partyOf(reading.travellers, reading.listFor)).toEqual({
      adults: 3,
      seniors: 1,
      children: [
        { ageMonths: 156, name: 'Eli' },
        { ageMonths: 108, name: 'Noa' },
      ],
      women: 1,
      men: 0,
    });
  });

  it('is one person where the list is for one of a group', () => {
    const { reading } = read('vamos 6 amigas, hazme la lista para UNA');
    expect(partyOf(reading.travellers, reading.listFor)).toEqual({
      adults: 1,
      seniors: 0,
      children: [],
      women: 1,
      men: 0,
    });
  });
});
