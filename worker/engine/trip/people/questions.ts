/** Doubts about who travels, with answers ready for one tap. */
import type { Question, Traveller, TripEvidence } from '../schema';

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

const BABIES = 4;

/** Questions about the people of a trip. */
export const questionsOf = (
  travellers: readonly Traveller[],
  total: number | undefined,
  _locale: 'en' | 'es',
  evidence: (from: number, to: number, certainty: TripEvidence['certainty']) => TripEvidence,
): Question[] => {
  const questions: Question[] = [];
  const sum = travellers.reduce((all, { count }) => all + count, 0);
  const babies = travellers.filter(({ stage }) => stage === 'baby');
  const babyCount = babies.reduce((all, { count }) => all + count, 0);
  if (babyCount > BABIES) {
    const rest = travellers.filter(({ stage }) => stage !== 'baby').map((one) => corrected(one));
    const baby = babies[0];
    questions.push({
      id: 'people-babies',
      text: { en: `${babyCount} babies?`, es: `¿${babyCount} bebés?` },
      options: [
        {
          id: 'one',
          label: { en: 'One baby', es: 'Un bebé' },
          correction: { travellers: [...rest, ...(baby ? [corrected(baby, 1)] : [])] },
        },
        { id: 'none', label: { en: 'No baby', es: 'Ningún bebé' }, correction: { travellers: rest } },
        {
          id: 'all',
          label: { en: `${babyCount} babies`, es: `${babyCount} bebés` },
          correction: { travellers: travellers.map((one) => corrected(one)) },
        },
      ],
      evidence: evidence(-1, -1, 'guess'),
    });
  }
  if (total !== undefined && total !== sum && total > 0 && questions.length === 0) {
    const kept: Corrected[] = [];
    let left = total;
    for (const traveller of travellers) {
      if (left <= 0) break;
      kept.push(corrected(traveller, Math.min(left, traveller.count)));
      left -= traveller.count;
    }
    questions.push({
      id: 'people-total',
      text: { en: `Are you ${total} or ${sum}?`, es: `¿Sois ${total} o ${sum}?` },
      options: [
        { id: 'told', label: { en: `${total}`, es: `${total}` }, correction: { travellers: kept } },
        {
          id: 'named',
          label: { en: `${sum}`, es: `${sum}` },
          correction: { travellers: travellers.map((one) => corrected(one)) },
        },
      ],
      evidence: evidence(-1, -1, 'guess'),
    });
  }
  return questions;
};
