/** Whom a clause is about: by name, relation or pronoun. */
import type { SentenceView } from '../../packing/reading/view';
import type { PeopleReading } from './read-people';

const SHE = /^(?:she|her|ella)$/;
const HE = /^(?:he|him|his|el)$/;
const FIRST = /^(?:i|im|me|we|us|yo|nosotros|nosotras|my own)$/;

/** Ids named by the words from one place to another. */
const namedIn = (reading: PeopleReading, words: readonly string[]): string[] => {
  const ids: string[] = [];
  const joined = ` ${words.join(' ')} `;
  for (const alias of reading.aliases) {
    if (/^(?:i|me|yo)$/.test(alias.words)) continue;
    if (joined.includes(` ${alias.words} `)) for (const one of alias.ids) if (!ids.includes(one)) ids.push(one);
  }
  return ids;
};

/** Ids of those whom a clause is about; empty for everybody or the writer. */
export function travellersAt(reading: PeopleReading, view: SentenceView, clauseIndex: number): string[] {
  const clause = view.clauses[clauseIndex];
  if (!clause) return [];
  const words = view.sentence.tokens.map(({ text }) => text);
  const inside = words.slice(clause.from, clause.to);
  const opening = inside.slice(0, 5);
  if (FIRST.test(opening[0] ?? '')) return [];
  const named = namedIn(reading, opening);
  if (named.length > 0) return opening.some((word) => /^(?:i|me|yo)$/.test(word)) ? [] : named;
  const pronoun = opening
    .slice(0, 2)
    .find(
      (word, at) =>
        SHE.test(word) ||
        (HE.test(word) &&
          !(
            word === 'el' &&
            at + 1 < inside.length &&
            inside[at + 1] !== 'es' &&
            inside[at + 1] !== 'tiene' &&
            inside[at + 1] !== 'toma'
          )),
    );
  if (!pronoun) return [];
  const sex = SHE.test(pronoun) ? 'female' : 'male';
  const earlier = namedIn(reading, words.slice(0, clause.from));
  const fits = (id: string) => {
    const traveller = reading.travellers.find((one) => one.id === id);
    return (
      traveller !== undefined &&
      traveller.role !== 'self' &&
      (traveller.sex === undefined || traveller.sex === sex) &&
      traveller.count === 1
    );
  };
  const last = earlier.findLast(fits);
  if (last) return [last];
  const one = reading.travellers.filter(({ id }) => fits(id));
  const exact = one.filter(({ sex: own }) => own === sex);
  const only = exact.length === 1 ? exact[0] : one.length === 1 ? one[0] : undefined;
  return only ? [only.id] : [];
}
