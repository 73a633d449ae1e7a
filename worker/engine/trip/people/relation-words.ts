/** Whether a relation word names somebody, and who that is: the writer's, another's, a child by the name after it. */
import { isVerbal } from '../../packing/reading/grammar';
import { agesAfter } from './ages';
import { GIVEN_NAMES, type PersonWord } from './lexicon';
import { textAfter, textBefore, personWordAt, type Lexeme } from './lexemes';
import { isName } from './names';
import { isHeadingAt } from './titles';
import { ADULT_MONTHS } from '../stage';

/** A relation or a name after "of", not the writer and no place. */
export const anothers = (lexemes: readonly Lexeme[], at: number): boolean => {
  if (/^(?:ella|ellas|ellos)$/.test(lexemes[at]?.text ?? '')) return true;
  // "Los niños de la familia", "the kids of the village"
  if (
    /^(?:la|el|the|una?|a) (?:host )?(?:familia|family|casa|pueblo|village|escuela|school|barrio|vecin[oa])\b/.test(
      textAfter(lexemes, at, 3),
    )
  )
    return true;
  const owner = /^(?:mi|my|su|her|his|la|el|our|nuestr[oa])$/.test(lexemes[at]?.text ?? '');
  const entry = personWordAt(lexemes, at + (owner ? 1 : 0))?.entry;
  if (entry !== undefined && entry.none === undefined) return owner && entry.role !== 'partner';
  // "La hija de la Merche"
  if (/^(?:la|el)$/.test(lexemes[at]?.text ?? '') && lexemes[at + 1]?.capital) return true;
  return !owner && GIVEN_NAMES.has(lexemes[at]?.text ?? '') && lexemes[at]?.capital === true;
};

/** "Mum dad me and little bro 9": relation words side by side, one of them the writer. */
export const isInBareList = (lexemes: readonly Lexeme[], at: number, end: number): boolean => {
  const beside = (index: number): boolean => {
    const text = lexemes[index]?.text ?? '';
    return /^(?:me|yo)$/.test(text) || personWordAt(lexemes, index)?.entry.owned === true;
  };
  // "Papi: rodilleras. Nena: piyama": over a part of the list; "mate:" is the drink.
  return (
    (isHeadingAt(lexemes, at, end) && lexemes[at]?.text !== 'mate') ||
    beside(at - 1) ||
    beside(end) ||
    isInKinList(lexemes, at, end)
  );
};

const isPerson = (lexemes: readonly Lexeme[], at: number): boolean => {
  const found = personWordAt(lexemes, at);
  return found !== undefined && found.entry.none === undefined;
};

const JOINS = /^(?:and|&|\+|,|\/|n|y|e)$/;
const IS_SELF = /^(?:me|i|myself|yo)$/;
const isKin = (lexemes: readonly Lexeme[], at: number): boolean => {
  const { role, none } = personWordAt(lexemes, at)?.entry ?? {};
  return none === undefined && /^(?:parent|grandparent|sibling|relative)$/.test(role ?? '');
};
/** The neighbours of a word in its list. */
const neighbours = (lexemes: readonly Lexeme[], at: number, end: number): number[] => [
  ...(JOINS.test(lexemes[end]?.text ?? '')
    ? [end + (/^(?:my|our|the)$/.test(lexemes[end + 1]?.text ?? '') ? 2 : 1)]
    : []),
  ...(JOINS.test(lexemes[at - 1]?.text ?? '') ? [at - 2] : []),
];
/** "Lolo and lola come with us": beside another word for kin. */
export const isBesideKin = (lexemes: readonly Lexeme[], at: number, end: number): boolean =>
  neighbours(lexemes, at, end).some((index) => isKin(lexemes, index));
/** "Bhaiya, bhabhi and me", "kuya, ate, mama": a word for kin of which a neighbour in the list is kin or the writer as well. */
const isInKinList = (lexemes: readonly Lexeme[], at: number, end: number): boolean => {
  if (!isKin(lexemes, at)) return false;
  // "kuya Ben will follow", "ate Joy", but not "we ate Thai"
  if (personWordAt(lexemes, at)?.entry.role === 'sibling' && lexemes[end]?.capital && isName(lexemes, end))
    return !/^(?:we|i|they|he|she|who|yo|que|mas)$/.test(lexemes[at - 1]?.text ?? '');
  return (
    /^(?:[.,:;(/]|and|&|\+|y|e|con|with|for|just|only|its|it|'s|to|me)?$/.test(lexemes[at - 1]?.text ?? '') &&
    (isBesideKin(lexemes, at, end) ||
      neighbours(lexemes, at, end).some(
        (index) => IS_SELF.test(lexemes[index]?.text ?? '') && !isKin(lexemes, index + 1),
      ))
  );
};

/** "me wife theo (4) and june": the name after an adult's word with the age of a child is the child's. */
export const isChildsName = (lexemes: readonly Lexeme[], at: number, { role }: PersonWord): boolean => {
  if (!/^(?:partner|parent|grandparent|colleague)$/.test(role)) return false;
  const ages = agesAfter(lexemes, at + 1)?.months ?? [];
  return ages.length > 0 && ages.every((age) => age < 192);
};

/** Before the children somebody goes with. */
const GOES_WITH_THEM =
  /\b(?:voy|vamos|viajo|viajamos|salgo|salimos|escapada|viaje|vacaciones|sol[oa])(?: (?!no\b)\w+){0,3} con$/;

/** "el patojo de 7": a child with an age; "somos el gordo, yo y los chicos": the partner beside the writer. */
export const isRelationWithArticle = (
  lexemes: readonly Lexeme[],
  { role, count = 1 }: PersonWord,
  from: number,
  to: number,
): boolean => {
  // "Con mi marido y los cipotes", "ella, yo y los gurises", "nos vamos con los chamos"
  if (
    role === 'child' &&
    count > 1 &&
    (/^(?:y|e)$/.test(lexemes[from - 1]?.text ?? '')
      ? /^(?:yo|me)$/.test(lexemes[from - 2]?.text ?? '') || isPerson(lexemes, from - 2)
      : GOES_WITH_THEM.test(textBefore(lexemes, from, 5)))
  )
    return true;
  if (role === 'child') {
    const [age] = agesAfter(lexemes, to)?.months ?? [];
    return age !== undefined && age < ADULT_MONTHS;
  }
  // "Con la mami y el papi a Punta Cana"
  const goesOn =
    lexemes[to]?.sign === true || /^(?:y|e|a|al|en|para|que|conmigo|vienen?|vamos)$/.test(lexemes[to]?.text ?? '.');
  if (/^(?:parent|grandparent)$/.test(role) && goesOn && /^(?:con|y|e)$/.test(lexemes[from - 1]?.text ?? ''))
    return true;
  return role === 'partner' && /^(?:somos|vamos|con|van|viajamos)$/.test(lexemes[from - 1]?.text ?? '');
};

/** "Mi tita", "Lola Nene", "la tita Merche", "el bicho de 3": where a word with a plain sense stands for somebody. */
export const isMeantByName = (
  lexemes: readonly Lexeme[],
  end: number,
  { role }: PersonWord,
  { owner, count }: { owner: string; count?: number | undefined },
): boolean => {
  if (/^(?:mine|ours)$/.test(owner)) return true;
  if (role !== 'child') return lexemes[end]?.capital === true;
  if (owner !== 'the' && count === undefined) return false;
  const [age = ADULT_MONTHS] = agesAfter(lexemes, end, count !== undefined)?.months ?? [];
  return age < ADULT_MONTHS;
};

/** "With a mate", but "my gear is on the barge with a bloke from work": company of a traveller, not of a thing. */
export const isInCompany = (lexemes: readonly Lexeme[], at: number, { role }: PersonWord): boolean =>
  role === 'friend' &&
  /\b(?:with|and|&|\+|plus) an?$/.test(textBefore(lexemes, at, 2)) &&
  !NOT_OF_TRAVELLER.test(textBefore(lexemes, at, 8));
const NOT_OF_TRAVELLER =
  /\b(?:is|are|was|were|'s|already|gone|sent|left|stays?|talk\w*|spoke|chat\w*|shared?|sharing|lives?)\b(?: (?!to\b)\w+){0,5} (?:with|and) an?$/;

/** "My 2 teens (15 girl 13 boy)": each age stands before its own word. */
export const isByEach = (lexemes: readonly Lexeme[], at: number): boolean =>
  lexemes[at]?.text === '(' &&
  lexemes[at + 1]?.number !== undefined &&
  personWordAt(lexemes, at + 2)?.entry.role === 'child' &&
  personWordAt(lexemes, at + 2)?.entry.count === undefined;

const OUR_KID: PersonWord = { role: 'sibling', key: 'sibling', words: '' };
const OUR_KID_MONTHS = 25 * 12;
/** "Our kid (she's 52)": in the north of England a brother or sister. */
export const ourKid = (word: string | undefined, owner: string, months = 0): PersonWord | undefined =>
  word === 'kid' && owner === 'ours' && months >= OUR_KID_MONTHS ? OUR_KID : undefined;

/** "A friend from work and me" */
const FROM_SOMEWHERE =
  /^(?:from (?:work|school|uni|college|church|home)|from the \w+|del (?:trabajo|cole|curro|barrio|insti)|de (?:clase|la (?:uni|facu|infancia|universidad|oficina))) /;
/** How many words say from where one knows somebody. */
export const wordsOfOrigin = (lexemes: readonly Lexeme[], at: number): number =>
  FROM_SOMEWHERE.exec(`${textAfter(lexemes, at, 3)} `)?.[0]
    .trim()
    .split(' ').length ?? 0;

/** "Two mums", "vamos los dos papás", "ambos padres": the couple itself. "Three mums and five kids" are the writer's friends. */
export const isCoupleItself = (
  key: string,
  { count = 0, owner }: { count?: number; owner: string },
  lead: string,
): boolean =>
  (/^(?:mothers|fathers)$/.test(key) && count < 3) ||
  (key === 'parents' && /^(?:|the)$/.test(owner) && /^(?:dos|2|two|ambos|both)$/.test(lead));

/** What goes on after an aside: a verb, what somebody does, or whoever else comes. */
const GOES_ON =
  /^(?:que|ya|tambien|no|nos|me|se|le|les|l[oa]s?|si|[ye]|al?|de|en|para|por|con|desde|hasta|rumbo|conmigo|who|already|also|minds|looks|feeds|waters|watches|works)$/;
/** ", Aitor, que …", "de piso, Aitor, ya …", ", Daniela;", ", Ulises, de 15, viene": a name, and an age, between commas. */
const NAMED_ASIDE =
  /^((?:de [a-z]+ |from [a-z]+ )?), [a-z]+((?: (?:(?:, )?(?:de )?|\( )\d{1,2}(?: anos)?(?: \))?)?)(?: (, (?:(?:and|&|plus) (?:my|our)\b|[a-z]+))| [.;:)]|$)/;
interface NameAside {
  /** Words between somebody and the name. */
  before: number;
  /** Words up to the age, or to what goes on. */
  length: number;
}
/** The name that stands as an aside behind somebody; in an enumeration ("yo, mi mujer, Luis, …") it is one more of the list. */
export const nameAsideAt = (
  lexemes: readonly Lexeme[],
  at: number,
  lead: string,
  entry: PersonWord,
): NameAside | undefined => {
  const found = NAMED_ASIDE.exec(textAfter(lexemes, at, 11));
  if (!found) return undefined;
  const [, origin = '', age = '', rest] = found;
  const before = origin.trim().split(' ').filter(Boolean).length;
  const next = rest?.slice(2) ?? '';
  const isJoined = /^(?:and|&|plus) /.test(next);
  if (rest !== undefined && !isJoined && !GOES_ON.test(next) && !isVerbal(next)) return undefined;
  // A verb after the second comma tells that the name is an aside, wherever it stands.
  const isSure = rest !== undefined && !isJoined && !/^(?:[ye]|al?|en|para|por|con|desde|hasta|rumbo)$/.test(next);
  if (!isSure && (lead === ',' || entry.count !== undefined)) return undefined;
  // "Mi marido, Luis, 8, y yo": a child of the list.
  if (age !== '' && !/^(?:child|sibling|relative|friend|colleague)$/.test(entry.role)) return undefined;
  return { before, length: before + (age === '' && rest !== undefined ? 3 : 2) };
};

/** After a relation: "mi hermano chico", "la hija mayor", "mi suegro don Hernán", "papa ji". */
export const SORT_OF_KIN =
  /^(?:mayor|menor|median[oa]|pequen[oa]|gemel[oa]s?|melliz[oa]s?|adolescentes?|matern[oa]|patern[oa]|viud[oa]|jubilad[oa]|divorciad[oa]|solter[oa]|politic[oa]|don|dona|chic[oa]s?|chiquit[oa]s?|ji|jee)$/;

/** "Me and my youngest", "yo y el pequeño", "Our eldest is off to uni": a child by its rank alone. */
export const isKnownByRank = (
  lexemes: readonly Lexeme[],
  { from, owner }: { from: number; owner: string },
  to: number,
): boolean =>
  /^(?:mine|ours|the)$/.test(owner) &&
  (/^(?:me|i|myself|yo) (?:and|y|&|\+|con)$/.test(textBefore(lexemes, from, 2)) ||
    /^(?:and|y|&|\+) (?:me|i|myself|yo)\b/.test(textAfter(lexemes, to, 2)) ||
    (lexemes[to]?.text !== ',' && /^(?:\. )?(?:my|our) (?:eldest|oldest|youngest)$/.test(textBefore(lexemes, to, 3))));
