/** Doubts about who travels, with answers ready for one tap. */
import type { Mention } from './mention';
import type { Question, Traveller } from '../schema';
import type { TripEvidence } from '../schema-parts';

interface Corrected extends Record<string, unknown> {
  role: Traveller['role'];
}

const corrected = ({ role, ageMonths, stage, sex, name, count }: Traveller, counted = count): Corrected => ({
  role,
  stage,
  count: counted,
  ...(ageMonths !== undefined && { ageMonths }),
  ...(sex && { sex }),
  ...(name && { name }),
});

/** Children or babies in a number that a family seldom has. */
export interface Doubtful {
  mention: Mention;
  evidence: TripEvidence;
}

/** Questions about the people of a trip. */
export const questionsOf = (
  travellers: readonly Traveller[],
  total: number | undefined,
  doubtful: Doubtful | undefined,
): Question[] => {
  const questions: Question[] = [];
  const sum = travellers.reduce((all, { count }) => all + count, 0);
  const named = travellers.map((one) => corrected(one));
  if (doubtful) {
    const { count = 1, stage = 'child', ages, sex } = doubtful.mention;
    const baby = stage === 'baby';
    const child = {
      role: 'child' as const,
      stage,
      ...(ages[0] !== undefined && { ageMonths: ages[0] }),
      ...(sex && { sex }),
    };
    questions.push({
      id: 'people-children',
      text: baby
        ? { en: `${count} babies?`, es: `¿${count} bebés?` }
        : { en: `A list for ${count} children?`, es: `¿Una lista para ${count} niños?` },
      options: [
        {
          id: 'none',
          label: baby ? { en: 'No baby', es: 'Ningún bebé' } : { en: 'Not for them', es: 'Para ellos no' },
          correction: { travellers: named },
        },
        {
          id: 'one',
          label: baby ? { en: 'One baby', es: 'Un bebé' } : { en: 'For one child', es: 'Para un niño' },
          correction: { travellers: [...named, { ...child, count: 1 }] },
        },
        {
          id: 'all',
          label: { en: `All ${count}`, es: baby ? `Los ${count}` : `Para los ${count}` },
          correction: { travellers: [...named, { ...child, count }] },
        },
      ],
      evidence: doubtful.evidence,
    });
  }
  if (total !== undefined && total !== sum && questions.length === 0) {
    const kept: Corrected[] = [];
    let left = total;
    for (const traveller of travellers) {
      if (left <= 0) break;
      kept.push(corrected(traveller, Math.min(left, traveller.count)));
      left -= traveller.count;
    }
    questions.push({
      id: 'people-total',
      text: { en: `${total} or ${sum} people?`, es: `¿${total} o ${sum} personas?` },
      options: [
        { id: 'told', label: { en: `${total}`, es: `${total}` }, correction: { travellers: kept } },
        { id: 'named', label: { en: `${sum}`, es: `${sum}` }, correction: { travellers: named } },
      ],
      evidence: { source: 'rule', certainty: 'guess' },
    });
  }
  return questions;
};
