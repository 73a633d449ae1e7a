/** "Marriage cert and both passports": of two people one of each, of one alone the second as well. */
import type { ScopedFact, Thing } from './schema';

const BOTH = /\b(?:both|two|dos|ambos) (?:passport|pasaporte)s/i;

/** The facts without a second passport where two pack and two are named. */
export const withoutSecondPassport = (facts: readonly ScopedFact[], packing: number): ScopedFact[] =>
  facts.filter(
    ({ tag, evidence }) => !(packing === 2 && tag === 'need:second-passport' && BOTH.test(evidence.quote ?? '')),
  );

/** The things with a passport for each of two. */
export const passportEach = (things: readonly Thing[], packing: number): Thing[] =>
  things.map((thing) =>
    packing === 2 && thing.concept === 'second-passport' && BOTH.test(thing.words)
      ? { ...thing, concept: 'passport', count: 2 }
      : thing,
  );
