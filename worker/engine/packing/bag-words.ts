/** What is said of the limits of the bags: what was done to keep them, or what would help where they cannot be kept. */
import type { Trip } from '../trip/schema';
import { gramsOf } from './bag-capacity';
import type { BagTotal, PackingWarning } from './engine';
import { nameOfDraft, type Draft } from './lines';
import { headCount, type Packer } from './people';
import type { LeftOut } from './things';
import { kilogramsOf, listOf } from './wording';

/** Something that was done to keep a limit. */
export interface Step {
  kind: 'swap' | 'wash' | 'buy' | 'rent' | 'drop';
  grams: number;
  drafts: readonly Draft[];
}

const lower = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);

/** What things weigh and take up is an estimate: so much over a limit, or so many grams, is nothing to warn of. */
const TOLERANCE = { weight: 1.02, room: 1.05, grams: 100 };

const isTooHeavy = ({ grams, limitGrams = Infinity }: BagTotal): boolean =>
  grams > Math.max(limitGrams * TOLERANCE.weight, limitGrams + TOLERANCE.grams);

/** Whether a bag is so far over its limit that it has to be said. */
export const isOverLimit = (total: BagTotal): boolean =>
  isTooHeavy(total) || Math.round(total.litres) > (total.limitLitres ?? Infinity) * TOLERANCE.room;

/** What a bag's limit is called: "10 kg" or "24 litres". */
function limitOf(total: BagTotal, locale: Trip['locale']): string {
  const { limitGrams, limitLitres } = total;
  if (limitGrams !== undefined && (isTooHeavy(total) || limitLitres === undefined))
    return kilogramsOf(limitGrams, locale);
  return locale === 'en' ? `${limitLitres ?? 0} litres` : `${limitLitres ?? 0} litros`;
}

const STEP_WORDS: Record<Step['kind'], { en: (names: string) => string; es: (names: string) => string }> = {
  swap: { en: (names) => `lighter than ${names}`, es: (names) => `algo más ligero que ${names}` },
  wash: { en: () => 'one more wash on the way', es: () => 'un lavado más por el camino' },
  buy: { en: (names) => `buy there: ${names}`, es: (names) => `para comprar allí: ${names}` },
  rent: { en: (names) => `rent there: ${names}`, es: (names) => `para alquilar allí: ${names}` },
  drop: { en: (names) => `left out: ${names}`, es: (names) => `fuera: ${names}` },
};

/** What would help: the heaviest things that one can do without carrying, with the kilograms each saves, or another bag. */
function waysOut(kept: readonly Draft[], over: BagTotal, locale: Trip['locale']): string {
  const heavy = kept
    .filter(({ item }) => item.category !== 'documents' && item.category !== 'money' && item.category !== 'health')
    .toSorted((a, b) => gramsOf(b) - gramsOf(a))
    .slice(0, 2)
    .map((draft) => `${lower(nameOfDraft(draft, locale))} (${kilogramsOf(gramsOf(draft), locale)})`);
  const more =
    locale === 'en'
      ? `pay for one more bag ${over.bag === 'hold' ? 'or more kilos' : 'in the hold'}`
      : `paga otra maleta ${over.bag === 'hold' ? 'o más kilos' : 'facturada'}`;
  if (heavy.length === 0) return more;
  return locale === 'en'
    ? `rent, borrow or buy ${listOf(heavy, locale)} there, or ${more}`
    : `alquila, pide prestado o compra allí ${listOf(heavy, locale)}, o ${more}`;
}

/** The warnings of the limits, and what they took off the list. */
export function limitWarnings(
  trip: Trip,
  steps: readonly Step[],
  totals: readonly BagTotal[],
  kept: readonly Draft[],
  packers: readonly Packer[],
): { warnings: PackingWarning[]; leftOut: LeftOut[] } {
  const { locale } = trip;
  const english = locale === 'en';
  const warnings: PackingWarning[] = [];
  const over = totals.find(isOverLimit);
  const bound =
    over ?? totals.find(({ limitGrams, limitLitres }) => limitGrams !== undefined || limitLitres !== undefined);
  const people = headCount(packers);
  if (over) {
    const limit = limitOf(over, locale);
    const has = isTooHeavy(over)
      ? kilogramsOf(over.grams, locale)
      : `${Math.round(over.litres)} ${english ? 'litres' : 'litros'}`;
    const all = people > 1 ? (english ? ` for ${people} people` : ` para ${people} personas`) : '';
    const ways = waysOut(kept, over, locale);
    warnings.push({
      code: 'over-weight-limit',
      text: english
        ? `What this trip needs comes to ${has}${all}, over your ${limit}: ${ways}.`
        : `Lo que pide este viaje suma ${has}${all}, más que tus ${limit}: ${ways}.`,
    });
  }
  const limit = bound && limitOf(bound, locale);
  const aim = over
    ? english
      ? `To come closer to ${limit}`
      : `Para acercarse a ${limit}`
    : english
      ? `To stay within ${limit}`
      : `Para no pasar de ${limit}`;
  if (steps.length > 0 && bound) {
    const words = steps.map((step) => {
      const names = listOf(
        step.drafts.map((draft) => lower(nameOfDraft(draft, locale))),
        locale,
      );
      return `${STEP_WORDS[step.kind][locale](names)} (−${kilogramsOf(step.grams, locale)})`;
    });
    warnings.push({ code: 'fitted-to-limit', text: `${aim}: ${words.join('; ')}.` });
  }
  const leftOut = steps
    .filter(({ kind }) => kind !== 'swap')
    .flatMap(({ kind, drafts }) =>
      drafts.map((draft) => ({
        name: nameOfDraft(draft, locale),
        why:
          kind === 'buy'
            ? english
              ? 'Bought there, to save weight'
              : 'Se compra allí, para ahorrar peso'
            : kind === 'rent'
              ? english
                ? 'Rented there, to save weight'
                : 'Se alquila allí, para ahorrar peso'
              : bound
                ? aim
                : '',
      })),
    );
  return { warnings, leftOut };
}
