/** The age that a school year tells: "(UKG)", "going into gr 3", "6th class", "va en 2º de primaria". */
import type { Ages } from './ages';
import { textAfter, textBefore, type Lexeme } from './lexemes';

/** Words between somebody and their school year. */
const GOES =
  /^[,(]? ?(?:(?:who|que|is|'s|just|now|ya|going|goes|starts|starting|finishing|entering|into|in|esta|va|pasa|entra|cursa|en|a|al|para) )*/;
/** The school year and the age in years at its middle; a number counts from there. */
const YEARS: readonly (readonly [RegExp, number])[] = [
  [/^(?:nursery|pre ?school|playgroup|lkg|maternal|prekinder|pre ?k) ?[,.)]/, 3.5],
  [/^(?:ukg|kindergarten|kinder|jardin|preescolar) ?[,.)]/, 5],
  [/^senior infants/, 6],
  // Singapore and Hong Kong: a lone K in capitals has become a "que".
  [/^kinder ([1-3]) ?[,.)]/, 4],
  [/^(?:p|primary) ([1-7]) ?[,.)]/, 5.5],
  [/^sec(?:ondary)? ([1-5]) ?[,.)]/, 11.5],
  [/^(?:grade|gr|class|std|standard) (\d\d?) ?[,.)]/, 5.5],
  [/^(\d\d?) ?(?:st|nd|rd|th) (?:grade|class|standard)/, 5.5],
  [/^(first|second|third|fourth|fifth|sixth) (?:grade|class|standard)\b/, 5.5],
  [/^(primer|segund|tercer|cuart|quint|sext)o? (?:grado|basico|(?:ano )?de (?:primaria|basica))\b/, 5.5],
  [/^(?:year|yr|y) (\d\d?) ?(?:[,.)]|(?=(?:and|so|but|at school|this|next|now|with|who)\b))/, 5],
  [/^(\d\d?) ?(?:º|°|o|do|to|ro|er)? ?(?:de |grado de |ano de )?(?:primaria|basico|grado)/, 5.5],
  [/^(primer|segund|tercer|cuart)o? (?:ano )?(?:de )?(?:la )?(?:secundaria|eso)\b/, 11.5],
  [/^(\d\d?) ?(?:º|°|o|do|to|ro|er)? ?(?:de |ano de )?(?:la )?(?:secundaria|eso)\b/, 11.5],
];

const ORDINALS = [/^(?:first|primer)/, /^se[cg]/, /^t/, /^(?:fo|cu)/, /^(?:fif|qu)/, /^s[ie]xt/];

const isLoneK = (lexemes: readonly Lexeme[], from: number): boolean => {
  const {
    start = 0,
    end = 0,
    capital = false,
  } = lexemes[/^[,(]$/.test(lexemes[from]?.text ?? '') ? from + 1 : from] ?? {};
  return capital && end - start === 1;
};
/** The school year told from here. */
export const schoolYearAt = (lexemes: readonly Lexeme[], from: number): Ages | undefined => {
  const text = `${textAfter(lexemes, from, 10)} .`.replace(
    /^([,(]? ?)que(?= [1-3] ?[,.)])/,
    isLoneK(lexemes, from) ? '$1kinder' : '$1que',
  );
  const start = GOES.exec(text)?.[0] ?? '';
  const capital = lexemes[from + (start.trim() === '' ? 0 : start.trim().split(' ').length)]?.capital === true;
  const rest = text.slice(start.length);
  for (const [pattern, age] of YEARS) {
    const found = pattern.exec(rest);
    // "(Y5)", but not "y 5 más"
    if (!found || (rest.startsWith('y ') && !capital)) continue;
    const [, told = '0'] = found;
    const years = age + (/^\d/.test(told) ? Number(told) : ORDINALS.findIndex((ordinal) => ordinal.test(told)) + 1);
    if (years > 19) return undefined;
    const words = `${start}${found[0].replace(/[,.)]$/, '')}`.trim().split(' ').length;
    return { months: [Math.round(years * 12)], end: from + words, plus: false, unit: true };
  }
  return undefined;
};

/** The school year told from here, or those of several: "my kids, Year 3 and Year 6". */
export const schoolYearsAt = (lexemes: readonly Lexeme[], from: number, several: boolean): Ages | undefined => {
  const first = schoolYearAt(lexemes, from);
  if (!first || !several) return first;
  const months = [...first.months];
  let { end } = first;
  while (/^(?:and|y|e|&|,|\+)$/.test(lexemes[end]?.text ?? '')) {
    const next = schoolYearAt(lexemes, end + 1);
    if (!next) break;
    months.push(...next.months);
    end = next.end;
  }
  return { ...first, months, end };
};

/** The year of school right before a child's word, from the number of the class: "Grade 2 daughter", "P6 boy", "5th grade son". */
const CLASS =
  /^(?:(?:grade|gr|year|yr|y|primary|p|std|standard|class|form|sec|secondary) (\d\d?)|(\d\d?) (?:st|nd|rd|th) (?:grade|class|standard|year))$/;
const WORDED = /^(first|second|third|fourth|fifth|sixth) (?:grade|class)$/;
const SECONDARY = /^(?:form|sec)/;
export const schoolYearBefore = (lexemes: readonly Lexeme[], to: number): (Ages & { start: number }) | undefined => {
  for (const words of [2, 3]) {
    const start = to - words;
    const text = lexemes
      .slice(Math.max(0, start), to)
      .map((one) => one.text)
      .join(' ');
    const found = CLASS.exec(text);
    const ordinal = WORDED.exec(text)?.[1];
    const told = Number(found?.[1] ?? found?.[2] ?? NaN);
    const year = ordinal === undefined ? told : ORDINALS.findIndex((one) => one.test(ordinal)) + 1;
    // "y 2 hijas" is Spanish.
    if (start < 0 || Number.isNaN(year) || (/^[yp] /.test(text) && lexemes[start]?.end !== lexemes[start + 1]?.start))
      continue;
    const years = year + (SECONDARY.test(text) ? 11.5 : /^(?:year|yr|y) /.test(text) ? 5 : 5.5);
    return years > 19 ? undefined : { months: [Math.round(years * 12)], start, end: to, plus: false, unit: true };
  }
  return undefined;
};

const TAKEN_TO =
  /\b(?:drop|dropping|take|taking|move|moving|drive|driving|settle|settling|deliver|delivering)(?: (?:our|my|young|wee))?$/;
const TO_STUDY =
  /^(?:(?:off|up|down|over|back|out|in) )*(?:at|to|into|in|for) (?:(?:the|her|his|a) )?(?:\w+ )?(?:uni|university|college|halls|freshers|dorms?|campus)\b/;
/** "Dropping our Megan off at uni": whether it is said of a name that its room will be there. */
export const isTakenToStudy = (lexemes: readonly Lexeme[], at: number): boolean =>
  (TAKEN_TO.test(textBefore(lexemes, at, 3)) && TO_STUDY.test(`${textAfter(lexemes, at + 1, 7)} `)) ||
  // "Our Jamie's off to uni"
  (/^(?:our|my)$/.test(lexemes[at - 1]?.text ?? '') && GOES_TO_STUDY.test(`${textAfter(lexemes, at + 1, 9)} `));
const GOES_TO_STUDY =
  /^(?:(?:is|'s|will|'ll|be|soon|finally) )*(?:off|going|goes|starts?|starting|moving|moves|heading|leaving|away) (?:(?:off|up|down|over|back|out|in|away) )*(?:to \w+ for|at|to|into|in|for) (?:(?:the|her|his|a) )?(?:\w+ )?(?:uni|university|college|halls|freshers|dorms?|campus)\b/;
