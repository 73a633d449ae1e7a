/** Figures the words state: temperatures, and how many days of an activity. */
import { ACTIVITY_IDS, type ActivityId } from '../../activities';
import type { StatedWeather } from '../facts';
import type { Clause } from './clauses';
import { numberOf } from './numbers';
import type { SentenceView } from './view';
import { phraseSet } from './phrases';
import { fold, type Token } from './text';
import type { Tag } from '../tags';

const TEMPERATURE =
  /(?<!\d)(minus |menos |-)?(\d{1,3})(?:\s*(?:-|to|a|and|y|or|o)\s*(minus |menos |-)?(\d{1,3}))?\s*(?:(?:degrees?|deg|grados|°|º)\s*([cf](?![a-z])|celsius|fahrenheit|centigrados|below|bajo cero|sobre cero)?|(celsius|fahrenheit|bajo cero|below zero|below freezing|[cf](?![a-z])(?!,? (?:from|solo|travell?ing|here|first time))))/g;
/** "4º de primaria", "3º piso", "8°B": an ordinal. */
const NOT_DEGREES =
  /^[abde]\b|^\s*(?:medio|basico|grado|semestre|secundaria|de (?:primaria|eso|la eso|bach\w*|carrera|infantil)|curso|eso|piso|planta|primaria|puesto|aniversario|view|turn)/;
const NOT_WEATHER =
  /(?:360|180|rated|comfort|confort|extreme|body|fever|fiebre|angle|turn|oven|bag to|saco (?:de|para|hasta)|water (?:is|at|temperature)|agua (?:a|esta))/;

/** "I'm 46F" also where it is measured in Fahrenheit. */
const IS_WRITER = /\b(?:im|i'm|i am|me)\s\(?$/;
/** What stands before an age: the start, a comma or the writer. */
const OF_PERSON = /(?:^|[,.!?(;]\s?|\b(?:me|im|i'm|i am|yo|soy)\s\(?)$/;

/** Frost told without a figure. */
const BELOW_ZERO =
  /\b(?:baj\w+ (?:de|del|bajo) cero|(?:menos|por debajo) de cero|bajo cero|below zero|under zero|sub-?zero|below freezing)\b/;

/** Frost told of the nights: what freezes by day may be the air conditioning. */
const NIGHT_FROST =
  /\b(?:(?:de|por la|a la) noche (?:se )?hiela|hiela (?:de|por|a) (?:la )?noche|freezes (?:at night|overnight))\b/;

/** Bare figures of the air: "de dia 28", "28 de dia", "65-80 and muggy", "suddenly 38 at 6am". */
const BESIDE_WEATHER =
  /(?:de dia|de noche|por la noche|by day|by night|at night) (?:hace |hasta |unos |around |about |of )?(\d{1,2})(?![\d:.,]|\s?(?:h|am|pm|km|kg|%|personas|people))|\b(\d{2})\s?-\s?(\d{2}) (?:and|y) (?:muggy|humid|hot|sunny|warm|bochorno)|\b(\d{2}) and (?:muggy|humid)|\bsuddenly (\d{2}) at|\b(?:arriba|abajo|en la cumbre|en la cima|up top|at the top|on the summit|down below) (?:hace |hasta |unos |como |about |around )?(\d{1,2})(?![\d:.,]|\s?(?:h|am|pm|km|kg|%|m|metros|personas|people|dias|days|noches|nights))/g;

/** No temperature is told without one of these. */
const TELLS_DEGREES = /\d|cero|zero|freez|hiela/;

/** Temperatures of the air in °C, from one sentence's original text; "21f from Porto" is a person. */
export const readTemperatures = (original: string, fahrenheitHome: boolean): StatedWeather => {
  const text = fold(original).replaceAll(/[\u2013\u2014]/g, '-');
  if (!TELLS_DEGREES.test(text)) return {};
  const values: number[] = [];
  for (const match of text.matchAll(TEMPERATURE)) {
    const start = match.index;
    const after = text.slice(start + match[0].length);
    if (NOT_WEATHER.test(text.slice(Math.max(0, start - 24), start + match[0].length)) || NOT_DEGREES.test(after))
      continue;
    const unit = match[5] ?? match[6] ?? '';
    const isF = unit.startsWith('f');
    // "List for me, 27F": an age, where nobody measures in Fahrenheit.
    if (match[6] === 'f' && (fahrenheitHome ? IS_WRITER : OF_PERSON).test(text.slice(0, start))) continue;
    const below = /below|bajo cero/.test(unit);
    const read = (sign: string | undefined, digits: string | undefined): void => {
      if (digits === undefined) return;
      let value = Number(digits) * (sign || below ? -1 : 1);
      if (isF || (!unit && !sign && (value > 55 || (fahrenheitHome && value >= 30)))) value = (value - 32) / 1.8;
      if (value >= -60 && value <= 56) values.push(Math.round(value));
    };
    read(match[1], match[2]);
    read(match[3], match[4]);
  }
  // "Baja de cero a la noche": no figure, but frost.
  if (BELOW_ZERO.test(text) && !values.some((value) => value < 0)) values.push(-2);
  for (const match of text.matchAll(
    /(?:highs?|lows?|around|about|mid|nearly|above|over) (?:of |in the )?(\d{1,3})s?\s?(f|c)\b/g,
  )) {
    const value = match[2] === 'f' ? (Number(match[1]) - 32) / 1.8 : Number(match[1]);
    if (value >= -60 && value <= 56) values.push(Math.round(value));
  }
  // "lows in the 40s", "highs around 85": told so where Fahrenheit is.
  for (const match of text.matchAll(
    /\b(highs?|lows?|nights?|days?|temps?|temperatures?|evenings?|mornings?|afternoons?)[a-z ]{0,16}? (?:in|of|around|about|near) (?:the )?(?:low |mid |high |upper )?(\d{2})(s)? ?(f\b|c\b)?/g,
  )) {
    const value = Number(match[2]);
    const fahrenheit =
      match[4] === 'f' ||
      (match[4] === undefined &&
        (value > 48 ||
          fahrenheitHome ||
          (match[3] === 's' && /low|night|morning|evening/.test(match[1] ?? '') && value >= 30)));
    if (match[3] === 's' || match[4] !== undefined || value > 48)
      values.push(Math.round(fahrenheit ? (value - 32) / 1.8 : value));
  }
  // "-8 at night": a bare number below zero, where the words speak of the cold.
  if (
    values.length === 0 &&
    (/cold|freez|froze|bitter|night|winter|snow|wind|dawn|sunrise|sunset|mornings?\b|pyjama|pajama|\bpjs?\b|slept|sleep|summit|up top|frio|noche|nieve|invierno|hiela|viento|madrugada|amanec|\bhace (?:-|menos )/.test(
      text,
    ) ||
      /^[\s.,]*-\d{1,2}[\s.]*$/.test(text))
  ) {
    for (const match of text.matchAll(
      /(?:^|[\s,(])(?:-|minus |menos )(\d{1,2})(?![\d.,]*\s*(?:kg|kilos|km|m\b|%|€|days?|dias?|hours?|horas?|years?|anos?|euros))(?!\d)/g,
    ))
      values.push(-Number(match[1]));
  }
  if (values.length === 0 && NIGHT_FROST.test(text)) values.push(-2);
  // "5 grados de noche y de dia 28", "65-80 and muggy": the other figure of a pair, or one beside the weather's own word.
  if (values.length > 0 || /muggy|humid|sweltering|bochorno/.test(text))
    for (const match of text.matchAll(BESIDE_WEATHER)) {
      for (const digits of match.slice(1)) {
        if (digits === undefined) continue;
        const value = fahrenheitHome && Number(digits) >= 30 ? (Number(digits) - 32) / 1.8 : Number(digits);
        if (value >= -60 && value <= 48) values.push(Math.round(value));
      }
    }
  if (values.length === 0) return {};
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (values.length > 1) return { minC: low, maxC: high };
  const night = /night|noche|madrugada|low|minima|drop|baja|falls|cold|frio|amanec|winter|invierno|dawn/.test(text);
  const heat = /high|maxima|hot|heat|calor|scorch|up to|hasta|day|dia|boiling|summer|verano/.test(text);
  if (low <= 10 || (night && !heat)) return { minC: low };
  if (high >= 24) return { maxC: high };
  return {};
};

const FILLS_TRIP = phraseSet(
  'every day, each day, all day, all week, cada dia, todos los dias, todo el dia, toda la semana, daily, every morning, cada manana, whole trip, todo el viaje, a day, al dia, days a week',
);
const UNIT =
  /^(?:days?|dias?|mornings?|afternoons?|mananas?|tardes?|nights?|noches?|jornadas?|dives?|inmersiones|hours?|horas?)$/;

/** Clauses told of every day; asked for every activity of a clause. */
const fillTrip = new WeakMap<Clause, boolean>();
const fillsTrip = (tokens: readonly Token[], clause: Clause): boolean => {
  const known = fillTrip.get(clause) ?? FILLS_TRIP.has(tokens.slice(clause.from, clause.to));
  fillTrip.set(clause, known);
  return known;
};

/** Days of an activity that was read at `at`, if the same clause limits it ("a two-day jungle trek", "un día de snorkel"). */
export const readActivityDays = (
  view: SentenceView,
  at: { start: number; end: number },
  tripDays: number,
): number | undefined => {
  const { tokens } = view.sentence;
  const clause = view.clauses.find(({ from, to }) => at.start >= from && at.start < to);
  if (!clause || fillsTrip(tokens, clause)) return undefined;
  let best: { days: number; distance: number } | undefined;
  for (let index = Math.max(clause.from, at.start - 7); index < Math.min(clause.to, at.end + 5); index += 1) {
    const unit = tokens[index]?.text ?? '';
    if (!UNIT.test(unit)) continue;
    const days = daysBefore(tokens, index);
    if (days === undefined) continue;
    const between = index < at.start ? tokens.slice(index + 1, at.start) : tokens.slice(at.end, index);
    if (
      between.some(({ gap }) => /[,;:(]/.test(gap)) ||
      between.some(({ text }) => /^(?:and|y|otro|otra|another)$/.test(text))
    )
      continue;
    const whole = /^(?:days?|dias?|jornadas?)$/.test(unit)
      ? days
      : Math.max(1, Math.round(days / (/^(?:hours?|horas?|dives?|inmersiones)$/.test(unit) ? 6 : 1)));
    const distance = index < at.start ? at.start - index : index - at.end + 1;
    if (!best || distance < best.distance) best = { days: whole, distance };
  }
  return best && best.days >= 1 && best.days < tripDays ? best.days : undefined;
};

const daysBefore = (tokens: readonly Token[], unitAt: number): number | undefined => {
  const one = tokens[unitAt - 1]?.text ?? '';
  const value = numberOf(one);
  if (value !== undefined) return value <= 60 ? Math.round(value) : undefined;
  if (/^(?:a|an|one|single|full|half|medio|solo|otro|another)$/.test(one)) return 1;
  if (/^(?:few|some|several|unos|unas|algunos|varios|varias)$/.test(one)) return 3;
  if (one === 'of' || one === 'de') return numberOf(tokens[unitAt - 2]?.text ?? '');
  return undefined;
};

/** Narrows the name in a tag to an activity of the form. */
export const asActivity = (name: string): ActivityId | undefined => ACTIVITY_IDS.find((id) => id === name);

const NUMBER =
  '\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez';
const daily = (things: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${NUMBER})(?:\\s*(?:-|–|or|o|to|a)\\s*(?:${NUMBER}))?\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:${things})(?:\\s+[\\p{L}-]+){0,2}?\\s+(?:a|per|each|every|al|por|cada)\\s+(?:day|d[ií]a)(?!\\p{L})`,
    'iu',
  );
/** What is used up by the day, said in a clause of its own: "I have a stoma and use two bags a day". */
const USED_DAILY: readonly (readonly [Tag, RegExp])[] = [
  ['medical:stoma', daily('bags?|pouches|pouch|appliances?|bolsas?|bolsitas?')],
  ['medical:catheter', daily('catheters?|sondas?|cat[eé]teres|sondajes?')],
  ['medical:incontinence', daily('pads?|pants|compresas?|absorbentes?|pa[nñ]ales')],
  ['need:nappies', daily('napp(?:y|ies)|diapers?|pa[nñ]al(?:es)?')],
];

const A_DAY = /\s(?:a|per|each|every|al|por|cada)\s+d(?:ay|[ií]a)/iu;

/** The words that say how many a day, for the tags whose quantity they decide. */
export const readDailyUse = (text: string): (readonly [Tag, string])[] =>
  (A_DAY.test(text) ? USED_DAILY : []).flatMap(([tag, pattern]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [[tag, found] as const];
  });
