/** Who packs a bag of their own. */
import { anyNamed } from '../../packing/reading/patterns';
import { fold } from '../../packing/reading/text';
import type { Trip } from '../schema';
import { isSmall } from '../stage';
import type { Lexeme } from './lexemes';
import type { FlatText } from './writer';
import type { PeopleReading } from './people-report';
import type { Person } from './person';

/** "Sonia lleva su propia maleta", "Kemi does her own packing": said of somebody named just before. */
export const OWN_PACKING = anyNamed(
  {
    // "her own list"
    ownList: /(?<!(?:is|'s|make|need|want) )(?:his|her|their) own (?:packing )?list\b/,
    // "This is my list, she has her own"
    hasList:
      /(?<=(?:my list|list is (?:mine|for me)|lista es (?:la mia|mia|para mi|mi lista))(?: only| just| solo)?(?: (?:[,;.&]|and|y|but|pero|so))*[ ,;.]{1,3})(?:(?:he|she|they) (?:has|have|'s got|got|does|do|makes?) (?:(?:his|her|their) own|hers|his|theirs)|(?:el|ella|ellos|ellas) (?:ya )?(?:tiene|hace)n? (?:la suya|las suyas|lo suyo))\b/,
    // "does her own packing"
    ownBag:
      /(?:does|do|doing|has|have|brings?|packs?|packed|packing|sorts?|sorting|sorting out|organi[sz]ing|with) (?:out )?(?:his|her|their) own (?:packing|list|bags?|case|suitcase|stuff|things|luggage|rucksack|kit|gear|load|clobber|clothes|wahala)\b|packs? (?:his|her|their) own(?= (?:[.,;)(]|and|so|too|but|now|already|for|clothes)|$)|does (?:his|her|their) own bags?\b|own (?:ticket|flight)s?(?: ,| and)? own (?:bags?|case|stuff|list)\b/,
    // "packs for himself"
    packsAlone:
      /pack(?:s|ing)? (?:for )?(?:himself|herself|themselves)|(?:able|capable|big|old|grown) (?:enough )?(?:to|of) pack(?:ing)? (?:his|her|their) own\b|pack(?:s|ing) (?:alone|solo|separately|on (?:his|her|their) own)|(?:himself|herself) (?:manages?|packs?|sorts?)/,
    // "sorts herself"
    sortsSelf: /(?:looks? after|sorts?|sees? to|fends? for) (?:himself|herself|themselves)/,
    // "se arma la suya", "lleva su propia maleta", "es mayorcita para hacerse la maleta"
    haceLaSuya:
      /(?:sabe|puede|mayorcit[oa]|mayor|capaz|edad) (?:[a-z]+ ){0,3}hacerse (?:la|su) (?:propia )?(?:maleta|mochila|valija|bolso)|se (?:arma|prepara|hace|organiza|arregla|apana|empaca|(?:ocupa|encarga|hace cargo) de)n? (?:sol[oa]s?\b|lo suyo|la suya|su (?:propi[oa] )?(?:maleta|mochila|valija|bolso|lista))|(?:lleva|trae|hace|arma|armo|prepara|preparo|empaca|ve)n? (?:lo suyo|la suya|sus (?:propias )?cosas|su (?:propia )?lista|su propi[oa] (?:maleta|mochila|valija|bols[oa]|equipaje))|(?:hace|arma|prepara|empaca)n? (?:su|la|sus) (?:propias? )?(?:maleta|mochila|valija|bolso)s?/,
    // "se lleva su mochila, yo la mía"
    contrast:
      /(?:se )?(?:lleva|trae|carga)n? su (?:maleta|mochila|valija|bols[oa]) (?:, )?(?:y )?yo (?:la mia|el mio|lo mio|mi (?:maleta|mochila|valija|bols[oa]))\b/,
    // "va por su cuenta"
    porSuCuenta:
      /(?:va|viene|viaja|llega)n? (?:cada uno )?(?:por su (?:cuenta|lado)|por libre|a su (?:aire|bola|rollo))/,
    // "teens pack own"
    packOwn: /pack own(?= [.,;)]|$)/,
    // "traen su coche", "in their own car"
    ownCar:
      /(?:llevan?|traen?) su (?:propi[oa] )?(?:carro|coche|auto|camioneta|furgo)\b|(?:ellos|ellas|they) (?:en|in) (?:su|their) (?:propi[oa] |own )?(?:van|furgo|coche|carro|auto|camper|car)\b|(?:va|viene|viaja)n? en su (?:propi[oa] )?(?:coche|carro|auto|camioneta|furgo)|(?:in|taking|driving|drive|drives|bring|bringing) (?:his|her|their) own (?:car|van|truck|campervan|rig|ute|motorhome|caravan|boat|tent|cabin)/,
    // "packs for her lot"
    packsForOwn: /packs for (?:her|his|their) (?:own|lot|two|kids|family|gang|crew)/,
    // "llega con sus cosas", "with his own gear"
    withThings:
      /(?:cae|llega|viene|se suma|se une)n? (?:\w+ ){0,3}con (?:\w+ ){0,4}sus cosas|(?:with|has|brings?) (?:all )?(?:his|her|their) own (?:things|bits)|(?:with|has|have|brings?) (?:his|her|their) own (?:gear|kit)\b|(?:viene|va|viaja|llega|alcanza) (?:\w+ ){0,6}?(?:con su (?:propia )?(?:maleta|mochila|valija)|en su (?:propio )?(?:vuelo|avion|bus)|por su (?:lado|cuenta))/,
    // "on their own steam"
    ownSteam: /on (?:his|her|their) own steam/,
    // "no need for her things", "don't pack for him"
    notNeeded:
      /no need (?:of |for |to (?:list|pack|add) )?(?:her|his|their) (?:things|stuff|clothes|items)|(?:dont|do not) (?:list|count|pack for) (?:her|him)\b/,
  },
  { flags: 'g', before: '\\b' },
);

/** Somebody of no family, old enough to pack. */
const isCompanion = ({ role, stage }: Trip['travellers'][number]): boolean =>
  (role === 'friend' || role === 'colleague' || role === 'other') && !isSmall(stage);

/** Three friends or more, the writer among them: everybody packs a bag of their own, unless they share a list. */
export const friendsOnly = ({ travellers, shared }: Pick<PeopleReading, 'travellers' | 'shared'>): boolean => {
  if (shared || !travellers.some(({ role }) => role === 'self')) return false;
  const others = travellers.filter(({ role }) => role !== 'self');
  return others.every(isCompanion) && others.reduce((sum, { count }) => sum + count, 0) >= 2;
};

/** A friend who brings things of his own to the trip packs his own bag. */
export function packersOwn(
  travellers: Trip['travellers'],
  things: Trip['things'],
  aliases: readonly { words: string; ids: string[] }[],
): Trip['travellers'] {
  const bringers = new Set(things.filter(({ fate }) => fate === 'other-brings').map(({ by = '' }) => fold(by)));
  const named = new Set(
    aliases
      .filter(({ words }) => [...bringers].some((by) => by === words || by === words.split(' ').at(-1)))
      .flatMap(({ ids }) => ids),
  );
  const friends = travellers.filter(isCompanion);
  const byPronoun = ['he', 'she', 'they', 'el', 'ella'].some((word) => bringers.has(word));
  return travellers.map((traveller) =>
    friends.includes(traveller) && (named.has(traveller.id) || (byPronoun && friends.length === 1))
      ? { ...traveller, packsAlone: true }
      : traveller,
  );
}

/** A friend of whom no more is told than that they come: their bag is theirs. */
export const isOnlyAFriend = (person: Person | undefined): boolean =>
  person?.role === 'friend' && person.certainty === 'guess';

/** Trips that an employer, a school, a club or a race sends people on. */
const SENT =
  /\b(?:conference|trade fair|expo|uni|university|dept|department|fieldwork|field trip|(?:school|class|mapping|study) trip|exchange|regatta|tournament|championships?|marathon|race|choir|orchestra|brass band|pipe band|grade \d band|squad|onsite|offshore|(?:fruit|grape|berry|strawberry|apple) pick\w+|placement|internship|congreso|feria|universidad|facultad|torneo|campeonato|maraton|carrera|orquesta|coro|practicas|vendimia)\b/;
/** "Padraig needs a tie", "she's on warfarin", "toma losartán": what is packed for somebody. */
const IS_PACKED_FOR =
  /^(?:(?:is|'s) on (?!the\b|his\b|her\b|a\b|leave\b|call\b|shift\b)|(?:also |will |'ll |only |just )*(?:(?:needs?|wears?) (?!to\b)|takes (?!the\b|an?\b|to\b|care\b|over\b|part\b|it\b|photos?\b|notes?\b))|'ll want (?!to\b)|(?:tambien |solo )?(?:necesita|usa|toma) (?!fotos?\b|notas?\b|el (?:bus|tren|metro)\b))/;
const isPackedFor = ({ text }: FlatText, { name, sex }: Person, isOnly: boolean): boolean => {
  const pronouns = sex === 'female' ? 'she|ella' : sex === 'male' ? 'he|el' : 'he|she|ella';
  const called = [...(name === undefined ? [] : [name]), ...(isOnly ? [pronouns] : [])].join('|');
  if (called === '') return false;
  const subject = new RegExp(`(?<=^|[ (])(?:${called}) `, 'g');
  return [...text.matchAll(subject)].some(({ 0: words, index }) =>
    IS_PACKED_FOR.test(text.slice(index + words.length, index + words.length + 60)),
  );
};
/** "Trade fair, Kev drives the van", "uni mapping trip, sharing a bag with Priya": who is sent along packs for themselves. */
export const sentTogether = (flat: FlatText, people: readonly Person[]): readonly Person[] => {
  const friends = people.filter(({ role }) => role === 'friend');
  if (friends.length === 0 || !SENT.test(flat.text)) return [];
  return friends.filter((one) => !isPackedFor(flat, one, people.length === 2));
};

/** "A couple of friends and their girl (4)": a child of such friends, whose parents pack for it. */
export const isChildOfFriends = (people: readonly Person[], child: Person): boolean => {
  if (child.role !== 'child' || child.owner !== 'theirs') return false;
  return isOnlyAFriend(people.filter(({ role, from }) => role !== 'child' && from >= 0 && from < child.from).at(-1));
};

/** Words between somebody and what is said of their bag. */
const SUBJECT_REACH = 10;

const isCalled =
  (word: string) =>
  (one: Person): boolean =>
    one.role !== 'self' &&
    (one.name === word || one.words.has(word) || [...one.words].some((words) => words.endsWith(` ${word}`)));

/** Whether a word and what stands right before it tell of several: "they", "the teens", "Pat and Geoff who". */
const PRONOUN = /^(?:she|he|they)$/;
const PLURAL = /^(?:they|ellos|ellas)$/;
const LOT = /^(?:lot|crew|gang|family|clan|side)$/;
const JOINED = /^(?:and|&|\+|y|e|,)$/;

/** Those who stand in one list with somebody named at a place, right before him: "Pat and Geoff". */
const joinedBefore = (lexemes: readonly Lexeme[], people: readonly Person[], at: number): Person[] => {
  const found: Person[] = [];
  for (let back = at - 1; JOINED.test(lexemes[back]?.text ?? ''); back -= 2) {
    const one = people.find(isCalled(lexemes[back - 1]?.text ?? ''));
    if (one?.role !== 'friend') break;
    found.push(one);
  }
  return found;
};

/** Those of whom it is said that they pack a bag of their own. */
export const packersOf = (lexemes: readonly Lexeme[], flat: FlatText, people: readonly Person[]): Set<Person> => {
  const found = new Set<Person>();
  for (const { index } of flat.text.matchAll(OWN_PACKING)) {
    const at = flat.lexemeAt(index);
    const opens = PRONOUN.test(lexemes[at]?.text ?? '');
    let reach = opens ? at - SUBJECT_REACH * 2 : at - SUBJECT_REACH;
    // "With my sister Deb. This is my list, she has hers.": the pronoun's own sentence, and the one before.
    let stops = opens ? 1 : 0;
    for (let back = at - 1; back >= Math.max(0, reach); back -= 1) {
      const word = lexemes[back]?.text ?? '';
      if (word === '.') stops -= 1;
      if (stops < 0) break;
      if (PRONOUN.test(word)) {
        reach = back - SUBJECT_REACH * 2;
        if (lexemes[back - 1]?.text === '.') stops = 1;
      }
      // "My brother, his wife and their boys, and me. They pack their own."
      if (
        PLURAL.test(word) &&
        /^(?:[.,:;(]|but|and|pero|y)$/.test(lexemes[back - 1]?.text ?? '.') &&
        !people.some(isCalled(word))
      ) {
        const last = people.filter(
          ({ from, role, owner, count }) =>
            from >= 0 &&
            from < back &&
            role !== 'self' &&
            role !== 'partner' &&
            (role !== 'child' || owner === 'theirs') &&
            (count > 1 || role !== 'child' || owner === 'theirs'),
        );
        if (
          last.reduce((sum, { count }) => sum + count, 0) > 1 &&
          lexemes.slice(last.at(-1)?.to ?? 0, back).filter(({ text }) => text === '.').length <= 1
        ) {
          for (const one of last) found.add(one);
          break;
        }
      }
      // "Shells lot sort their own stuff": she and hers.
      if (LOT.test(lexemes[back + 1]?.text ?? '') && word.endsWith('s')) {
        const head = people.find(isCalled(word.slice(0, -1)));
        for (const one of people)
          if (head && (one === head || (one.owner === 'theirs' && one.from > head.from))) found.add(one);
        if (head) break;
      }
      const others = /^(?:his|her|their|sus?)$/.test(lexemes[back - 1]?.text ?? '');
      const called = people.filter(isCalled(word));
      const [person, ...same] = called.filter(({ owner }) => !others || owner === 'theirs' || called.length === 1);
      if (!person) continue;
      for (const one of [person, ...(word.endsWith('s') ? same : [])]) found.add(one);
      if (/^(?:who|que|both|they)$/.test(lexemes[back + 1]?.text ?? ''))
        for (const one of joinedBefore(lexemes, people, back)) found.add(one);
      break;
    }
  }
  return found;
};
