/** Ages said of somebody: "2 years old", "(14 and 16)", "de 4 y 7 años", "9 meses", "our 3yo", "78". */
import { numberOf } from './numbers';
import { KIN } from './grammar';
import { PhraseIndex, phraseSet } from './phrases';
import type { Token } from './text';

export interface AgeRun {
  /** Ages in months, in the order written. */
  months: number[];
  start: number;
  end: number;
  /** The words say that it is an age ("years old"); a bare "(14 and 16)" only counts beside a child. */
  explicit: boolean;
  /** "2 years and 6 months": one child of two and a half, or two children where two are named. */
  compound?: boolean;
  /** Written as an age beyond doubt ("years old", "3yo"). */
  old?: boolean;
}

const YEARS = /^(?:years?|yrs?|yr|yo|yos|anos?|anitos?|yearold|yearolds)$/;
const MONTHS = /^(?:months?|mos?|mo|meses|mes|mesecitos)$/;
const WEEKS = /^(?:weeks?|wks?|semanas?)$/;
const LINK = /^(?:and|y|e|&|or|o|to)$/;
/** A number of years or months that is no age: "20 years of marriage", "hace 5 años", "for 3 months". */
const NOT_AGE_AFTER = phraseSet(
  'ago, of marriage/service/experience/work/age difference, together, abroad, later, in, anniversary, casados, casadas, juntos, juntas, despues, de casados/matrimonio/experiencia/relacion/carrera/noviazgo, sin ver*, fuera, trabajando, viviendo, estudiando, since, pregnant, along, de embarazo, de gestacion, embarazada, married, travelling, traveling, viajando, trip, stay, visa, warranty',
);
const NOT_AGE_BEFORE = new Set(
  'hace, for, during, durante, every, cada, after, tras, last, ultimos, in, en, desde, over, past, within, dentro, next, first, celebrating, celebrar, celebramos, llevamos, llevo, the, los'.split(
    ', ',
  ),
);
const AGE_BEFORE = new Set(
  "aged, age, ages, edad, edades, turning, turns, cumple, cumplen, cumplir, cumplira, tiene, tienen, is, are, im, 'm, 's, tengo, both, almost, nearly, casi, just, recien, turned, am, soy".split(
    ', ',
  ),
);

/** "a year and a half", "año y medio", "dos años y medio": extra half years after the unit. */
const HALF = new PhraseIndex([{ phrase: 'y medio' }, { phrase: 'and a half' }, { phrase: 'y pico' }], ({ phrase }) => [
  phrase,
]);

const toMonths = (value: number, unit: 'years' | 'months' | 'weeks'): number => {
  if (unit === 'months') return Math.round(value);
  if (unit === 'weeks') return Math.round((value * 7) / 30);
  return Math.round(value * 12);
};

/** Every run of ages in a sentence. */
export const readAges = (tokens: readonly Token[]): AgeRun[] => {
  const runs: AgeRun[] = [];
  for (let index = 0; index < tokens.length;) {
    const run = ageRunAt(
      tokens,
      index,
      runs.some(({ explicit }) => explicit),
    );
    if (run) runs.push(run);
    index = run ? run.end : index + 1;
  }
  return runs;
};

const plain = (token: Token | undefined): number | undefined => {
  if (!token) return undefined;
  const value = numberOf(token.text);
  return value !== undefined && value >= 0 && value <= 110 ? value : undefined;
};

const ageRunAt = (tokens: readonly Token[], from: number, told: boolean): AgeRun | undefined => {
  const first = tokens[from];
  if (!first) return undefined;
  // "año y medio", "a year and a half"
  const lone =
    YEARS.test(first.text) && /^(?:un|a|one|de)$/.test(tokens[from - 1]?.text ?? '')
      ? HALF.find(tokens.slice(from + 1, from + 4)).find(({ start }) => start === 0)
      : undefined;
  if (lone) return { months: [18], start: from, end: from + 1 + lone.end, explicit: true };

  const values: number[] = [];
  let index = from;
  let half = 0;
  while (index < tokens.length) {
    const value = plain(tokens[index]);
    if (value === undefined) break;
    if (values.length > 0 && /[.!?;:()]/.test(tokens[index]?.gap ?? '')) break;
    values.push(value);
    index += 1;
    const next = tokens[index];
    if (!next) break;
    if (LINK.test(next.text) && plain(tokens[index + 1]) !== undefined) index += 1;
    else if (!/[,&/]/.test(next.gap) || plain(next) === undefined) break;
  }
  if (values.length === 0) return undefined;
  if (HALF.find(tokens.slice(index, index + 3)).some(({ start }) => start === 0)) {
    half = 6;
    index += /^y$/.test(tokens[index]?.text ?? '') ? 2 : 3;
  }
  const unitWord = tokens[index]?.text ?? '';
  const before = tokens[from - 1]?.text ?? '';
  let unit: 'years' | 'months' | 'weeks' | undefined;
  if (YEARS.test(unitWord)) unit = 'years';
  else if (MONTHS.test(unitWord)) unit = 'months';
  else if (WEEKS.test(unitWord) && /^(?:old)$/.test(tokens[index + 1]?.text ?? '')) unit = 'weeks';
  else if (unitWord === 'y' && tokens[index + 1]?.text === 'o') {
    return {
      months: values.map((value) => toMonths(value, 'years')),
      start: from,
      end: index + 2,
      explicit: true,
      old: true,
    };
  }
  if (!unit) {
    // A bare number: an age only in brackets, after "aged", or after a comma beside a person.
    const bracket = /\(/.test(first.gap);
    const comma = /[,:]/.test(first.gap) || (told && tokens[from - 1]?.capital === true);
    const beside =
      /^(?:de|of|con|with|entre)$/.test(before) &&
      (values.every((value) => value < 18) || (before === 'de' && values.length === 1)) &&
      (KIN.has(tokens[from - 2]?.text ?? '') || KIN.has(tokens[from - 3]?.text ?? ''));
    const said = AGE_BEFORE.has(before) || beside || KIN.has(before);
    const closes = /[),.;:]/.test(tokens[index]?.gap ?? ')') || LINK.test(unitWord);
    if (
      !(bracket || comma || said) ||
      !(closes || beside || /^(?:aged|ages)$/.test(before)) ||
      values.some((value) => value > 105)
    )
      return undefined;
    if (before === 'is' || before === 'are' || before === "'s" ? !closes : false) return undefined;
    return {
      months: values.map((value) => value * 12 + half),
      start: from,
      end: index,
      explicit: said && /^(?:aged|age|ages|edad|edades|turning|turns|cumple|cumplen|turned)$/.test(before),
    };
  }
  let end = index + 1;
  if (/^(?:old|olds)$/.test(tokens[end]?.text ?? '')) end += 1;
  const old = end > index + 1 || /^(?:yo|yos|yearold|yearolds)$/.test(unitWord);
  if (HALF.find(tokens.slice(end, end + 3)).some(({ start }) => start === 0)) {
    half = 6;
    end += /^y$/.test(tokens[end]?.text ?? '') ? 2 : 3;
  }
  if (!old) {
    if (NOT_AGE_BEFORE.has(before) && !(before === 'en' || before === 'in')) return undefined;
    if (NOT_AGE_AFTER.find(tokens.slice(end, end + 3)).some(({ start }) => start === 0)) return undefined;
    const said = AGE_BEFORE.has(before) || /^(?:de|of|con|with)$/.test(before) || /[(,:]/.test(first.gap);
    if (!said) return undefined;
  }
  const months = values
    .map((value) => toMonths(value, unit))
    .map((value, at) => (at === values.length - 1 ? value + half : value));
  const extra = plain(tokens[end + 1]);
  if (
    unit === 'years' &&
    values.length === 1 &&
    LINK.test(tokens[end]?.text ?? '') &&
    extra !== undefined &&
    extra < 24 &&
    MONTHS.test(tokens[end + 2]?.text ?? '')
  ) {
    return { months: [...months, extra], start: from, end: end + 3, explicit: true, compound: true, old };
  }
  return { months, start: from, end, explicit: true, old };
};
