/** The age that a school year tells: "(UKG)", "going into gr 3", "6th class", "va en 2º de primaria". */
import type { Ages } from './ages';
import { textAfter, type Lexeme } from './lexemes';

/** Words between somebody and their school year. */
const GOES =
  /^[,(]? ?(?:(?:who|que|is|'s|just|now|ya|going|goes|starts|starting|finishing|entering|into|in|esta|va|pasa|entra|cursa|en|a|al|para) )*/;
/** The school year and the age in years at its middle; a number counts from there. */
const YEARS: readonly (readonly [RegExp, number])[] = [
  [/^(?:nursery|pre ?school|playgroup|lkg|maternal|prekinder|pre ?k) ?[,.)]/, 3.5],
  [/^(?:ukg|kindergarten|kinder|jardin|preescolar) ?[,.)]/, 5],
  [/^senior infants/, 6],
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

/** The school year told from here. */
export const schoolYearAt = (lexemes: readonly Lexeme[], from: number): Ages | undefined => {
  const text = `${textAfter(lexemes, from, 10)} .`;
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
