/** Ages told of a person: "(just turned 4)", "8 & 11", "de 5 y 7 años", "81", "60+", "9 meses". */
import { textAfter, personWordAt, type Lexeme } from './lexemes';
import { halfAt, isStay, MONTHS_OF_WEEK, plain, unitAt } from './age-units';
import { FILLER, WEEKS, AND, AFTER_BARE, NOT_AGE, COUNTED, BIRTHDAY, TELLS_AGE } from './age-words';
import { schoolYearsAt } from './school-years';

export interface Ages {
  /** In months, in the order told. */
  months: number[];
  end: number;
  /** "60+" */
  plus: boolean;
  /** Written with a unit of age. */
  unit: boolean;
}

/** Between two ages of several children, dictated without commas: "11 8 and nearly 3". */
const NEARLY = /^(?:nearly|almost|just|casi|recien)$/;

/** Before an age that is still to come. */
const SOON = /^(?:nearly|almost|turning|turns|casi)$/;
/** Ages that make a difference: "turning 1" is a baby, "casi 18" a minor. */
const AWAITED: ReadonlySet<number> = new Set([1, 18]);

const TWO_AGES = /^(\d{1,2}),(\d{1,2})$/;

/** Ages that begin at a number. `bare` allows numbers without a unit, `several` those of a group without commas. */
export const numbersAt = (
  lexemes: readonly Lexeme[],
  from: number,
  bare: boolean,
  said = false,
  several = false,
): Ages | undefined => {
  // "who turn one on the 3rd"
  if (
    /^(?:one|un)$/.test(lexemes[from]?.text ?? '') &&
    /^(?:turn|turns|turning|cumplen?)$/.test(lexemes[from - 1]?.text ?? '')
  ) {
    const unit = unitAt(lexemes, from + 1);
    return { months: [unit?.months ?? 12], end: unit?.end ?? from + 1, plus: false, unit: true };
  }
  // "our one year old": the article is the number.
  if (/^(?:one|a)$/.test(lexemes[from]?.text ?? '') && /^(?:year|yr) olds?$/.test(textAfter(lexemes, from + 1, 2)))
    return { months: [12], end: from + 3, plus: false, unit: true };
  // "año y medio", "a year and a half"
  const first = lexemes[from]?.text;
  if (first === 'ano' || first === 'year') {
    const half = halfAt(lexemes, from + 1);
    return half ? { months: [18], end: from + 1 + half, plus: false, unit: true } : undefined;
  }
  if (lexemes[from]?.number === undefined) return undefined;
  const values: { value: number; months?: number; soon?: boolean }[] = [];
  let index = from;
  let plus = false;
  let half = 0;
  for (;;) {
    // "6,9" is read as one number with a decimal comma.
    const two = lexemes[index]?.text.includes(',') ? TWO_AGES.exec(lexemes[index]?.text ?? '') : null;
    if (two) {
      values.push({ value: Number(two[1]) }, { value: Number(two[2]) });
      index += 1;
      const joint = unitAt(lexemes, index);
      if (joint) {
        const last = values.at(-1);
        if (last) last.months = joint.months;
        index = joint.end;
      }
      if (lexemes[index]?.text !== ',' || plain(lexemes[index + 1]) === undefined) break;
      index += 1;
    }
    const soon = SOON.test(lexemes[index - 1]?.text ?? '');
    let value = plain(lexemes[index]);
    if (value === undefined || /^(?:st|nd|rd|th|ish|k|kg|cm)$/.test(lexemes[index + 1]?.text ?? '')) break;
    // "twenty two", "treinta y dos"
    plus ||= lexemes[index]?.plus === true;
    index += 1;
    if (value >= 20 && value % 10 === 0 && !/^\d/.test(lexemes[index - 1]?.text ?? '')) {
      const skip = lexemes[index]?.text === 'y' ? 1 : 0;
      const ones = plain(lexemes[index + skip]);
      if (ones !== undefined && ones < 10 && ones > 0 && !/^\d/.test(lexemes[index + skip]?.text ?? '')) {
        value += ones;
        index += skip + 1;
      }
    }
    const unit = unitAt(lexemes, index);
    if (unit) {
      values.push({ value, months: unit.months, soon });
      index = unit.end;
      const extra = halfAt(lexemes, index);
      if (extra) {
        // Half a year; half a month is none.
        half = unit.months === 12 ? 6 : 0;
        index += extra;
      }
    } else {
      const extra = halfAt(lexemes, index);
      if (extra) {
        half = 6;
        index += extra;
        const after = unitAt(lexemes, index);
        if (after) index = after.end;
      }
      values.push({ value, soon });
    }
    let next = index;
    while (next - index < 2 && AND.test(lexemes[next]?.text ?? '')) next += 1;
    // "de 2 añitos y de 9 meses"
    if (several && next > index && lexemes[next]?.text === 'de') next += 1;
    if (several && NEARLY.test(lexemes[next]?.text ?? '')) next += 1;
    // A comma before another number: one more age, unless that number counts something else.
    if (
      (next > index || several) &&
      plain(lexemes[next]) !== undefined &&
      !(unit?.months === 12 && isStay(lexemes, next + 1)) &&
      ((unit && WEEKS.test(lexemes[next + 1]?.text ?? '')) ||
        isAgeNumber(lexemes, next) ||
        (several && goesOn(lexemes, next + 1)))
    )
      index = next;
    else break;
  }
  if (values.length === 0) return undefined;
  const [years, rest] = values;
  // "(16, 17 in Aug)": the next birthday.
  if (values.length === 2 && years && rest?.value === years.value + 1 && BIRTHDAY.test(textAfter(lexemes, index, 3)))
    return {
      months: [Math.round(years.value * (years.months ?? 12))],
      end: index,
      plus,
      unit: years.months !== undefined,
    };
  // "Leo (1 año y 4 meses)": one age of one name.
  if (values.length === 2 && years?.months === 12 && years.value <= 4 && rest?.months === 1 && isOfName(lexemes, from))
    return { months: [years.value * 12 + rest.value], end: index, plus, unit: true };
  const last = values.at(-1)?.months;
  const unit = half > 0 || values.some(({ months }) => months !== undefined);
  const next = lexemes[index]?.text ?? '.';
  if (NOT_AGE.test(next) && unit && next !== 'in') return undefined;
  if (next === 'de' && lexemes[index + 1]?.text === 'embarazo') return undefined;
  if (values.some(({ value, months }) => months === MONTHS_OF_WEEK && value > OLDEST_IN_WEEKS)) return undefined;
  if (!unit && (!bare || !(AFTER_BARE.test(next) || plus || (said && (next === 'm' || !COUNTED.test(next))))))
    return undefined;
  // "7, 5 and 18 months": brothers and sisters are not two months apart.
  const shared = last === 1 && values.length > 1 ? 12 : last;
  const months = values.map(({ value, months: own, soon }) => {
    const unitMonths = own ?? shared ?? 12;
    return Math.round(value * unitMonths) - (soon && unitMonths === 12 && AWAITED.has(value) ? 1 : 0);
  });
  const end = months.length - 1;
  return { months: months.map((age, at) => (at === end ? age + half : age)), end: index, plus, unit };
};

/** Nobody tells an age of more weeks; "Fer (28 semanas)" is so far into her pregnancy. */
const OLDEST_IN_WEEKS = 18;

/** Whether a number stands right after a name: "Leo (1", "Leo de 1". */
const isOfName = (lexemes: readonly Lexeme[], at: number): boolean =>
  lexemes[/^(?:\(|de|,)$/.test(lexemes[at - 1]?.text ?? '') ? at - 2 : at - 1]?.capital === true;

/** A number that is followed by what ages are followed by. */
const isAgeNumber = (lexemes: readonly Lexeme[], at: number): boolean => {
  const next = lexemes[at + 1]?.text ?? '.';
  return (
    !COUNTED.test(next) &&
    (AFTER_BARE.test(next) || unitAt(lexemes, at + 1) !== undefined || halfAt(lexemes, at + 1) > 0)
  );
};

/** Whether a list of ages without commas goes on. */
const goesOn = (lexemes: readonly Lexeme[], at: number): boolean =>
  plain(lexemes[at]) !== undefined ||
  /^(?:and|y|&)$/.test(lexemes[at]?.text ?? '') ||
  NEARLY.test(lexemes[at]?.text ?? '');

/** "(diabetic, 74)", "(74 on Monday, dodgy hip)": an age among other words of a bracket. */
const ageInBracket = (lexemes: readonly Lexeme[], open: number): Ages | undefined => {
  if (/^\d/.test(lexemes[open + 1]?.text ?? '')) return undefined;
  for (let at = open + 1; at < open + 8; at += 1) {
    const { text } = lexemes[at] ?? {};
    if (text === undefined || text === ')' || text === '.') return undefined;
    const before = lexemes[at - 1]?.text ?? '';
    const last = /^[,)]$/.test(lexemes[at + 1]?.text ?? '');
    // "(UKG, turning 5 in Jan)"
    if (/^(?:turns|turning|cumple)$/.test(before) && plain(lexemes[at]) !== undefined)
      return numbersAt(lexemes, at, true, true);
    if (at > open + 1 && before === ',' && last && plain(lexemes[at]) !== undefined)
      return numbersAt(lexemes, at, true);
  }
  return undefined;
};

/** "ds 12 dd 9": one more of the children right after the number, which therefore counts nobody. */
const isBeforeOne = (lexemes: readonly Lexeme[], at: number): boolean => {
  const entry = personWordAt(lexemes, at)?.entry;
  return entry?.role === 'child' && entry.count === undefined;
};

/** "Mi hija 12 de portera", "my son 9 loves it": right after one child, unless it counts things or is a date. */
const isOfOneChild = (lexemes: readonly Lexeme[], at: number): boolean => {
  const age = plain(lexemes[at]) ?? 0;
  const next = lexemes[at + 1]?.text ?? '';
  return (
    age >= 2 &&
    age < 18 &&
    isBeforeOne(lexemes, at - 1) &&
    !next.endsWith('s') &&
    !(next === 'de' && DATE.test(textAfter(lexemes, at + 2, 1)))
  );
};
const DATE = /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep\w*|octubre|noviembre|diciembre|est[ea]|\d+)$/;

/** Ages told right after a person: fillers, a bracket or a comma may stand in between. */
export const agesAfter = (lexemes: readonly Lexeme[], from: number, several = false): Ages | undefined => {
  const clause = TELLS_AGE.exec(textAfter(lexemes, from, 8))?.[0].split(' ').length ?? 0;
  let index = from + clause;
  let said = clause > 0;
  for (let skipped = 0; skipped < 7; skipped += 1) {
    const text = lexemes[index]?.text ?? '';
    if (lexemes[index] === undefined || text === '.') return undefined;
    // "MIL 66 knee issue", "me (27 they/them)": right after the person an adult's age needs nothing after it.
    const direct = index === from || (index === from + 1 && lexemes[from]?.text === '(');
    // "Immy 15 handling him": the same right after a name.
    const named = direct && lexemes[from - 1]?.capital === true && index === from;
    const school = index === from || text !== '(' ? schoolYearsAt(lexemes, index, several) : undefined;
    if (school) return school;
    const ages = numbersAt(
      lexemes,
      index,
      true,
      said ||
        named ||
        (direct &&
          ((plain(lexemes[index]) ?? 0) >= 18 || isBeforeOne(lexemes, index + 1) || isOfOneChild(lexemes, index))),
      several,
    );
    // "Luz de 6 a 10": hours.
    if (ages && /^(?:a|to) \d/.test(textAfter(lexemes, ages.end, 2)) && !ages.unit) return undefined;
    if (ages) return ages;
    if (index === from && text === '(') {
      const inside = ageInBracket(lexemes, from);
      if (inside) return inside;
    }
    if (!(FILLER.test(text) || /^[(,:]$/.test(text))) return undefined;
    if (text === 'que' && /^(?:no|usa|toma|va)$/.test(lexemes[index + 1]?.text ?? '')) return undefined;
    said ||= /^(?:de|aged|just|turned|turning|turns|recien|cumple|tiene)$/.test(text);
    index += 1;
  }
  return undefined;
};
