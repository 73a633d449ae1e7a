/** What may or may not have to be packed, as questions answered with one tap. */
import type { Question, Thing } from '../schema';

const MOST = 2;

/** Asks of things that the trip hinges on and that the words only seem to leave to others. */
export const questionsOfThings = (things: readonly Thing[]): Question[] =>
  things
    .filter(({ fate, evidence: { certainty } }) => certainty === 'guess' && fate === 'bring')
    .slice(0, MOST)
    .map(({ id, words, evidence }) => ({
      id: `thing-${id}`,
      text: { en: `Do you have to bring “${words}”?`, es: `¿Hay que llevar «${words}»?` },
      options: [
        { id: 'yes', label: { en: 'Yes', es: 'Sí' }, correction: { things: [{ words, fate: 'bring' }] } },
        { id: 'no', label: { en: 'No', es: 'No' }, correction: { things: [{ words, fate: 'provided' }] } },
      ],
      evidence,
    }));
