/** Whoever stands beside the writer without a word of relatives: "me and him", "ella y yo", "my Dave and me", "the lodger and I". */
import { ADULT_MONTHS } from '../stage';
import { agesAfter } from './ages';
import { isWordOfThings } from '../spoken-spelling';
import { CHILD, GIVEN_NAMES, type PersonWord } from './lexicon';
import { textAfter, textBefore, personWordAt, type Lexeme } from './lexemes';
import { mentionAt, type Mention } from './mention';

const OTHER_HALF: PersonWord = { role: 'partner', key: 'partner', close: true, words: '' };

const BESIDE_ME: ReadonlyMap<string, 'female' | 'male'> = new Map([
  ...['him', 'he', 'el', 'himself'].map((word) => [word, 'male'] as const),
  ...['her', 'she', 'ella', 'herself'].map((word) => [word, 'female'] as const),
]);
/** After "me and her" a thing or a relation of hers. */
const BELONGS = /^[a-z]/;
/** "Él de guayabera y yo de vestido": what each of the two has. */
const EACH_HAS =
  /^(?:va )?(?:con|de|en|sin) (?!\d)(?:(?!yo\b)[a-z]+ ){1,12}(?:[,;] )?(?:y |pero )?yo (?:con|de|en|sin|voy|el|la|los|las|mis?|una?|lo)\b/;
export const isDressedBesideWriter = (lexemes: readonly Lexeme[], at: number): boolean =>
  /^(?:el|ella)$/.test(lexemes[at]?.text ?? '') && EACH_HAS.test(textAfter(lexemes, at + 1, 20));

/** After a pronoun that opens a list which ends with the writer: "ella, mi madre y yo". */
export const LIST_TO_ME =
  /^, (?:(?:mi|mis|la|el|su|sus|my|our|the) )?\w+ (?:\w+ )?(?:, (?:(?:mi|mis|la|el|su|sus|my|our|the) )?\w+ )*(?:y|and|&) (?:yo|me|i)\b/;

const SPOKEN_TO: ReadonlySet<string> = new Set(['tu', 'vos', 'usted', 'you']);
const READER: PersonWord = { role: 'other', key: 'reader', words: '' };
/** "Tú, yo y mami", "you, me and Mum": whom the writer speaks to goes as well. */
const isReaderBesideWriter = (lexemes: readonly Lexeme[], at: number): boolean =>
  SPOKEN_TO.has(lexemes[at]?.text ?? '') &&
  (/^(?:(?:, )?yo (?:y |,)|y yo (?!no\b))|^(?:(?:, )?me (?:and|&|,)|and (?:me|i) )/.test(
    textAfter(lexemes, at + 1, 4),
  ) ||
    (/\b(?:yo y|me and)$/.test(textBefore(lexemes, at, 2)) && lexemes[at + 1]?.sign === true));

/** "Me and him", "ella y yo": a husband or wife by the pronoun alone. */
export const pronounAt = (lexemes: readonly Lexeme[], at: number, told: readonly Mention[]): Mention | undefined => {
  if (isReaderBesideWriter(lexemes, at)) return mentionAt(at, { kind: 'person', entry: READER });
  const sex = BESIDE_ME.get(lexemes[at]?.text ?? '');
  if (sex === undefined) return undefined;
  // "myself, himself, Donnacha (9)": as the Irish call a husband; "packs for himself and I …" is no list.
  const inIreland = /^(?:himself|herself)$/.test(lexemes[at]?.text ?? '');
  if (inIreland && !/^(?:myself|me) (?:,|and|&)$/.test(textBefore(lexemes, at, 2))) return undefined;
  // "Him and me", "ella y yo": whoever has not been told of before.
  const unknown =
    (inIreland ||
      /^(?:and|&|\+|y|n) (?:me|i|myself|yo)(?: |$)/.test(textAfter(lexemes, at + 1, 2)) ||
      (/^(?:[.:]|be|'s|is|just|only|with)?$/.test(lexemes[at - 1]?.text ?? '') &&
        /^[,/] me(?: |$)/.test(textAfter(lexemes, at + 1, 2))) ||
      (/^(?:[.:]|vamos|somos|viajamos)$/.test(lexemes[at - 1]?.text ?? '.') &&
        LIST_TO_ME.test(textAfter(lexemes, at + 1, 10))) ||
      isDressedBesideWriter(lexemes, at) ||
      // "Just me, her and Tim"
      (/^(?:just|only|be|is|'s) me ,$/.test(textBefore(lexemes, at, 3)) &&
        /^(?:and|&)$/.test(lexemes[at + 1]?.text ?? '')) ||
      // "Me, him, our friends and no cat"
      (/^(?:[.:(] )?me ,$/.test(textBefore(lexemes, at, 3)) &&
        /^, (?:our|my|the) /.test(textAfter(lexemes, at + 1, 3))) ||
      (/^(?:me|i|yo) (?:and|&|\+|y|n)$/.test(textBefore(lexemes, at, 2)) &&
        !BELONGS.test(lexemes[at + 1]?.text ?? '.'))) &&
    !told.some(
      ({ kind, sex: own, count, entry }) =>
        kind !== 'self' && (count ?? entry?.count ?? 1) === 1 && (own === undefined || own === sex),
    );
  if (!unknown) return undefined;
  return mentionAt(at, { kind: 'person', entry: { ...OTHER_HALF, sex }, owner: 'mine', sex });
};

/** "mi Manolo y yo", "my Dave and me": a name with "my" beside the writer is the partner, written with a capital or not. */
export const otherHalfAt = (lexemes: readonly Lexeme[], at: number): Mention | undefined => {
  const lexeme = lexemes[at];
  const before = lexemes[at - 1]?.text ?? '';
  if (!lexeme || lexeme.sign || !(before === 'mi' || before === 'my') || !/^[a-z]{3,}$/.test(lexeme.text))
    return undefined;
  // "Mi Curro (9)": a child by its name.
  const age = lexeme.capital && !personWordAt(lexemes, at) ? agesAfter(lexemes, at + 1) : undefined;
  const sure = /^(?:\(|de)$/.test(lexemes[at + 1]?.text ?? '') || GIVEN_NAMES.has(lexeme.text);
  if (sure && age?.months.length === 1 && (age.months[0] ?? 0) < ADULT_MONTHS) {
    const to = age.end + (lexemes[age.end]?.text === ')' ? 1 : 0);
    return mentionAt(at, {
      kind: 'person',
      entry: CHILD,
      from: at - 1,
      to,
      owner: 'mine',
      name: lexeme.text,
      ages: age.months,
    });
  }
  const beside = textAfter(lexemes, at + 1, 3);
  if (
    !(
      before === 'mi'
        ? /^(?:y yo|y (?=una? servidora?\b)|traje|lleva|con|vestido|camisa|usa|toma|duerme|tiene)\b/
        : /^(?:and|&|\+) (?:me|i)\b/
    ).test(beside)
  )
    return undefined;
  const known =
    GIVEN_NAMES.has(lexeme.text) || lexeme.capital || /(?:olo|uela|ito|ita|olin|acho|ucho|epe|oli)$/.test(lexeme.text);
  if (!known || personWordAt(lexemes, at)) return undefined;
  return mentionAt(at, { kind: 'person', entry: OTHER_HALF, from: at - 1, owner: 'mine', name: lexeme.text });
};

const COMPANY: PersonWord = { role: 'friend', key: 'company', words: '' };
const OWNED: ReadonlySet<string> = new Set('the my our el la mi nuestro nuestra'.split(' '));
const BOTH_DO =
  /^(?:are|were|have|will|'ll|'re|go|fly|drive|head|take|need|want|share|travel|got|both|vamos|nos|viajamos|volamos|salimos|hacemos|tenemos|queremos|llevamos|subimos|bajamos)$/;

/** What one rides, plays or hauls is no company. */
const RIDES =
  /^(?:bikes?|bicycle|trike|tandem|motorbike|moped|scooter|van|camper|campervan|car|truck|ute|bakkie|caravan|boat|canoe|kayak|guitar|fiddle|cello|violin|drone|camera|tent|pram|bump|moto|bici|bicicleta|furgo|furgoneta|coche|auto|carro|camioneta|caravana|barco|lancha|guitarra|viola|violin|mochila|tienda|carpa|barriga|panza|rest|lot|others?|weather|whole)$/;

/** "My coach & I." */
const TEACHES = /^(?:coach|trainer|mentor|tutora?|entrenadora?|profe|profesora?|maestr[oa]|alumn[oa]|student|pupil)$/;

/** "Me and the lodger are …", "el inquilino y yo vamos …": a word that no table has, beside the writer. */
export const unknownBesideWriter = (lexemes: readonly Lexeme[], at: number): Mention | undefined => {
  const lexeme = lexemes[at];
  if (!lexeme || lexeme.sign || lexeme.capital) return undefined;
  const count = lexemes[at - 1]?.number;
  const counted = count !== undefined && count >= 2 && count <= 8 ? 1 : 0;
  if (!OWNED.has(lexemes[at - 1 - counted]?.text ?? '')) return undefined;
  if (!/^[a-z]{3,}$/.test(lexeme.text) || RIDES.test(lexeme.text)) return undefined;
  if (isWordOfThings(lexeme.text) && !TEACHES.test(lexeme.text)) return undefined;
  const behindWriter =
    /^(?:me|i|myself|yo) (?:and|&|\+|n|y)$/.test(textBefore(lexemes, at - 1 - counted, 2)) &&
    BOTH_DO.test(lexemes[at + 1]?.text ?? '');
  const beforeWriter =
    /^(?:and|&|\+|n|y) (?:me|i|myself|yo)$/.test(textAfter(lexemes, at + 1, 2)) &&
    (BOTH_DO.test(lexemes[at + 3]?.text ?? '') || (TEACHES.test(lexeme.text) && (lexemes[at + 3]?.sign ?? true)));
  if (!behindWriter && !beforeWriter) return undefined;
  return mentionAt(at, {
    kind: 'person',
    entry: COMPANY,
    from: at - 1 - counted,
    owner: 'the',
    ...(counted === 1 && { count }),
  });
};
