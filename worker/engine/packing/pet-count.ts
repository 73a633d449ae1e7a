/** How many animals travel along, as the words tell: "our two dogs", "las 3 gatas", "los perros". */
import { evidenceOf } from './conditions';
import type { FactId } from './knowledge/item';
import { PET_WORDS } from './reading/animals';
import { numberOf } from './reading/numbers';
import type { Situation } from './signals';

const MOST_PETS = 6;
/** Two, where it is known of whom one speaks. */
const BOTH = /^(?:both|ambos|ambas)$/;
const ANIMAL = `(?:${[...PET_WORDS].join('|')})s?`;
const TOLD = new RegExp(
  `(?:(\\d{1,2}|two|both|dos|ambos|ambas|three|tres|four|cuatro|five|cinco)\\s+(?:(?!(?:y|e|and|con|with|plus|mas|más)\\s)\\p{L}+\\s+){0,2})?(?<!\\p{L})(${ANIMAL})(?!\\p{L})`,
  'iu',
);

const countIn = (quote: string | undefined): number => {
  const found = quote === undefined ? null : TOLD.exec(quote);
  if (!found) return 1;
  const number = found[1]?.toLowerCase() ?? '';
  const told = BOTH.test(number) ? 2 : numberOf(number);
  const plural = /s$/i.test(found[2] ?? '') ? 2 : 1;
  return Math.min(MOST_PETS, Math.max(1, told ?? plural));
};

/** Animals of these facts on the trip; at least one, and one where no facts are asked for. */
export const petsOf = (cues: readonly FactId[] | undefined, situation: Situation): number =>
  Math.max(
    1,
    (cues ?? []).reduce((sum, cue) => {
      const evidence = evidenceOf(cue, situation);
      return evidence ? sum + countIn(evidence.quote) : sum;
    }, 0),
  );
