/** The pieces of a list of things, and which of them name one. */
import { AND, FIRST_PERSON, KIN, isVerbalAt } from '../../packing/reading/grammar';
import { wordsOf, type Token } from '../../packing/reading/text';
import { ENDS, LEADING, NO_THING } from './free-words';

/** A span of tokens, `end` exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** Between the last two of a list. */
export const JOINS = AND;
/** Words of one thing, at most. */
export const MOST_WORDS = 4;

/** Verbs that no list has, and that the grammar's short list of verbs leaves out. */
const SAYS_MORE =
  /^(?:ive|weve|hes|shes|theyre|got|gives?|keeps?|folds?|knows?|looks?|feels?|works?|reads?|snores?|makes?|made|thinks?|helps?|lasts?|counts?|arrives?|starts?|ends?|runs?|sits?|given|lent|provided|included|supplied|sorted|booked|prebooked|weighs?|fits?|hurts?|swells?|gonna|gotta|him|them|us|gave|took|lost|broke|fell|felt|went|came|kept|told|sent|wore|brought|met|did|saw|burnt|ruined|bled|tried|trained|wan|finishes|kills|eats|soaks|overnight|feeds|without|done|sure|lor|lah|liao|meh|ahi|alla|alli|aca|aqui|caen?|cayo|nacid[oa]s?|linchan|andan?|vaya)$/;

const isPart = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (!token) return false;
  return (
    !ENDS.test(token.text) &&
    !isVerbalAt(tokens, at) &&
    !KIN.has(token.text) &&
    !FIRST_PERSON.has(token.text) &&
    !SAYS_MORE.test(token.text) &&
    !token.text.startsWith("'")
  );
};

/** Words of what a thing is like, which alone name none: "medias negras y grises", "a stick, the folding one". */
const QUALITY =
  /^(?:(?:negr|blanc|roj|amarill|chic|pequen|gord|viej|comod|buen|mal|fin|propi|fresc|liger|livian|pesad|list|barat|grues|oscur|clar|tod|much|poc)[oa]s?|azul(?:es)?|verdes?|gris(?:es)?|marron(?:es)?|beige|grandes?|iguales|igual|fuertes?|facil(?:es)?|after|empty|long|automatic|folding|solar|action|worn|carbon|conservation|cotton|round|flat|skin|off|up|top|medical|brand|mate|sets|without)$/;

/** What somebody suffers from: "disfonía, nebulizador". */
const CONDITION =
  /(?:itis|osis|algia|emia|fonia|patia)s?$|^(?:eczema|psoriasis|alergias?|allergy|allergies|fiebre|fever|migranas?|asma|asthma|garrapatas?|ticks|tapeworm|dengue|chikungunya|zika|malaria|paludismo|covid|gripe|gripa|flu|colera|cholera|rabia|rabies|tifoidea|typhoid|tetanos|tetanus|sarampion|measles|sarna|scabies|piojos|lice|vertigo|soroche|mareos?|nauseas?|hongos)$/;
/** "Pasaporte cubano y el americano": an adjective of a country names nothing by itself. */
const OF_COUNTRY =
  /^(?:american|cuban|mexican|colombian|peruan|chilen|argentin|italian|brasilen|venezolan|ecuatorian|bolivian|uruguay|paraguay|dominican|panamen|hondure|salvadoren|guatemaltec|europe|suiz|austriac|norueg|suec|polac|rus|turc|grieg|rumano)[oa]s?$|^(?:espanol|frances|ingles|aleman|portugues|holandes|irlandes|escoces|danes|japones)(?:[oae]s?)?$|^(?:nicaragüense|costarricense|estadounidense|canadiense|american|british|canadian|french|german|italian|spanish|irish|australian|indian|dutch|mexican|european)$/;

/** The number of a model stands right after its letters: "PL259". */
const isModel = (tokens: readonly Token[], at: number): boolean => at > 0 && tokens[at]?.gap === '';

const TIMES = /^(?:first|second|third|last|next) time/;
const TITLE = /^(?:mrs|miss|dr|sra)$/;

/** The span without articles and numbers around it, or nothing where what is left names no thing. */
export const asThingSpan = (
  tokens: readonly Token[],
  span: Span,
  isOther: (at: number) => boolean,
  isShort: (at: number) => boolean,
): Span | undefined => {
  let { start, end } = span;
  const isNumber = (index: number): boolean => tokens[index]?.number !== undefined;
  while (start < end && (LEADING.test(tokens[start]?.text ?? '') || isNumber(start))) start += 1;
  while (
    end > start &&
    ((isNumber(end - 1) && !isModel(tokens, end - 1)) ||
      /^(?:x|each|too|also|tambien|lol|obvs|pls)$/.test(tokens[end - 1]?.text ?? ''))
  )
    end -= 1;
  let words = tokens.slice(start, end);
  // "bolis azules o negros que no se borren": the name ends before what is said of it.
  const stop = words.findIndex((_, index) => index > 0 && !isPart(tokens, start + index));
  if (stop > 0) {
    end = start + stop;
    words = tokens.slice(start, end);
  }
  // "Mi foto de mi papá": cut before somebody, the name ends before the "of my".
  while (words.length > 1 && /^(?:de|del|mi|mis|su|sus|la|el|los|las|con|para)$/.test(words.at(-1)?.text ?? '')) {
    end -= 1;
    words = tokens.slice(start, end);
  }
  // "Lily's swim bag": whose it is is not a name of a thing.
  if (tokens[end]?.text === "'s" && end > start) return undefined;
  if (words.length === 0 || words.length > MOST_WORDS) return undefined;
  // "móviles prohibidos", "tensión alta": what is said of a thing, not a thing.
  if (/^\w{4,}(?:ad|id)[oa]s?$/.test(words.at(-1)?.text ?? '')) return undefined;
  if (words.some(({ text }) => CONDITION.test(text))) return undefined;
  if (words.length === 1 && (QUALITY.test(words[0]?.text ?? '') || OF_COUNTRY.test(words[0]?.text ?? '')))
    return undefined;
  // "One with Mrs Okafor, tablets", "skis, Ottawa to Tremblant": somebody, or where a way begins.
  if (TITLE.test(words[0]?.text ?? '') && words[1]?.capital) return undefined;
  if (words.at(-1)?.capital && tokens[end]?.text === 'to' && tokens[end + 1]?.capital) return undefined;
  // "The cake, frozen", "the shirts, ironed"
  if (words.length === 1 && /^(?:frozen|\w{3,}[^e]ed|\w{2,}ied)$/.test(words[0]?.text ?? '')) return undefined;
  // "My 3rd Comrades, aiming sub 11", "first time abroad": how often and what for.
  if (/^(?:st|nd|rd|th|aiming|hoping|trying)$/.test(words[0]?.text ?? '') || TIMES.test(wordsOf(words, 0, 2)))
    return undefined;
  if (words.some((_, index) => !isPart(tokens, start + index))) return undefined;
  if (words.some((_, index) => isOther(start + index))) return undefined;
  // The head of the phrase: the last word in English, the first in Spanish; neither may be a non-thing.
  const listOf = words[0]?.text === 'lista' && words[1]?.text === 'de';
  if (NO_THING.test(words.at(-1)?.text ?? '') || (NO_THING.test(words[0]?.text ?? '') && !listOf)) return undefined;
  return words.some(({ text }, index) => (text.length >= 4 && /^[a-zñ]+$/.test(text)) || isShort(start + index))
    ? { start, end }
    : undefined;
};

/** Whether a token begins a new piece of a list. */
export const isPieceStart = (tokens: readonly Token[], at: number): boolean =>
  !(tokens[at]?.text === 'mrs' && tokens[at - 1]?.text === 'mr') &&
  (/[,+&/]/.test(tokens[at]?.gap ?? '') || JOINS.test(tokens[at]?.text ?? ''));
export const isStop = (gap: string | undefined): boolean => /[;([–—?!]|(?:^|\s)-+(?:\s|$)/.test(gap ?? '');

/** Where a piece of a list ends that begins at a token. */
export const endOfPiece = (tokens: readonly Token[], start: number): number => {
  let end = start;
  while (
    end < tokens.length &&
    end - start < MOST_WORDS + 2 &&
    (end === start || !isPieceStart(tokens, end)) &&
    !isStop(tokens[end]?.gap) &&
    !ENDS.test(tokens[end]?.text ?? '')
  )
    end += 1;
  return end;
};
