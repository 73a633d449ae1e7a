/** A person named by a relation word, with number, adjectives, owner, name and age ("my two elder boys, 8 and 10"). */
import { agesAfter } from './ages';
import type { PersonWord } from './lexicon';
import { textAfter, textBefore, personWordAt, type Lexeme } from './lexemes';
import { afterBracket } from './after-bracket';
import type { Mention } from './mention';
import { titleWords } from './titled';
import { leftOf } from './before-noun';
import { isNameBeforeAge } from './aged-names';
import { isName, isNameNina, isNickname } from './names';
import { hasOtherSense, isSpanishVerb } from './word-senses';
import { meantByOtherWord } from './other-words';
import {
  anothers,
  isMeantByName,
  isBesideKin,
  isByEach,
  isKnownByRank,
  isChildsName,
  isCoupleItself,
  isInBareList,
  isInCompany,
  isRelationWithArticle,
  nameAsideAt,
  ourKid,
  SORT_OF_KIN,
  wordsOfOrigin,
} from './relation-words';
import { babyMonths } from './compound-ages';

const FEMALE_WORD = /^(?:jefa|companera|vecina|cuidadora|ninera)$/;
/** Nobody younger is somebody's partner or grandparent. */
const GROWN_MONTHS = 16 * 12;
/** From here on a bare number after somebody can only be an age. */
const OLD_MONTHS = 40 * 12;

/** The person whose relation word begins here. */
export const personAt = (lexemes: readonly Lexeme[], at: number): Mention | undefined => {
  const found = personWordAt(lexemes, at);
  if (
    !found ||
    found.entry.none ||
    isNameNina(lexemes, at) ||
    isNickname(lexemes, at) ||
    hasOtherSense(lexemes, at, found)
  )
    return undefined;
  const inOtherWords = meantByOtherWord(lexemes, found);
  // "Mis dos chicos (perros, jaja)", "mis bebés, dos galgos"
  if (inOtherWords === 'pet') return undefined;
  const owned = /^(?:mi|su)$/.test(lexemes[at - 1]?.text ?? '') && /^(?:chic|chav)[oa]$/.test(lexemes[at]?.text ?? '');
  // "Mi chico" without an age is not a child.
  const entry: PersonWord =
    inOtherWords ??
    (owned &&
    (agesAfter(lexemes, found.end)?.months[0] ?? GROWN_MONTHS + 24) > GROWN_MONTHS &&
    !(isName(lexemes, found.end) && agesAfter(lexemes, found.end + 1))
      ? { role: 'partner', key: 'partner', close: true, words: '', ...(found.entry.sex && { sex: found.entry.sex }) }
      : found.entry);
  const left = leftOf(lexemes, at);
  // "La vieja mía", "un amigo suyo"
  const after = lexemes[found.end]?.text ?? '';
  const ownerBehind = /^(?:(?:mi|nuestr)[oa]s?|suy[oa])$/.test(after) && lexemes[found.end]?.capital === false;
  if (ownerBehind) left.owner = after.startsWith('n') ? 'ours' : after.startsWith('s') ? 'theirs' : 'mine';
  const lead = lexemes[at - 1]?.text ?? '';
  // "Priya's sister"
  if (
    lexemes[left.from - 1]?.text === "'s" &&
    left.owner === '' &&
    !/^(?:it|that|here|there)$/.test(lexemes[at - 2]?.text ?? '')
  )
    left.owner = 'theirs';
  // "los niños de mi hermana", "la novia de Adri", "the kids of my sister": somebody else's.
  if (
    entry.count === undefined || entry.role === 'child'
      ? /^(?:de|d|of)$/.test(after) && anothers(lexemes, found.end + 1)
      : false
  )
    left.owner = 'theirs';
  if (isSpanishVerb(lexemes, at)) return undefined;
  if (entry.named && !isMeantByName(lexemes, found.end, entry, left) && !isBesideKin(lexemes, at, found.end))
    return undefined;
  // "They got a lad turned round at check-in": any lad, nobody's son; "with a mate" is company.
  if (
    entry.owned &&
    /^(?:an?|una?|some)$/.test(lead) &&
    !isInCompany(lexemes, at, entry) &&
    !agesAfter(lexemes, found.end)
  )
    return undefined;
  if (
    entry.owned &&
    (left.owner === '' || left.owner === 'the') &&
    left.count === undefined &&
    !(
      /^(?:parent|grandparent)$/.test(entry.role) &&
      (/^(?:(?:que|who) )?(?:is|comes|has|'s|gets|needs|viene|va|tiene|usa|(?:and|&|\+|y) (?:me|i|yo))\b/.test(
        textAfter(lexemes, found.end, 2),
      ) ||
        // "la abu Norma"
        (entry.role === 'grandparent' &&
          left.owner === 'the' &&
          isName(lexemes, found.end) &&
          lexemes[found.end]?.capital === true) ||
        // "Gogo (72)"
        /^\( [4-9]\d [,)]/.test(textAfter(lexemes, found.end, 3)))
    ) &&
    // "Las cuñis y yo", "la bruja y yo"
    !(
      left.owner === 'the' &&
      /^(?:relative|sibling|partner)$/.test(entry.role) &&
      /^(?:and|&|\+|y) (?:me|i|yo)\b/.test(textAfter(lexemes, found.end, 2))
    ) &&
    // "me 30, ate 35, kuya 33"
    !(
      entry.role === 'sibling' &&
      lead === ',' &&
      /^\d\d [,.&+]|^\d\d (?:and|with)\b/.test(textAfter(lexemes, found.end, 2))
    ) &&
    !/^(?:with|con|and|\+|&|ni|kay|taking|bringing|escorting|er)$/.test(lead) &&
    // "con los papás de mi novio"
    !(/^(?:de|d)$/.test(after) && /^con l[oa]s$/.test(textBefore(lexemes, at, 2))) &&
    !isInBareList(lexemes, at, found.end) &&
    // "Mi marido, el gordo de 2 y yo"
    !(entry.role === 'partner' && (agesAfter(lexemes, found.end)?.months[0] ?? GROWN_MONTHS) < GROWN_MONTHS) &&
    // "self, wife, beta 5 yrs"
    !(entry.role === 'child' && /^[,.:;*•–—-]?$/.test(lead) && agesAfter(lexemes, found.end)) &&
    !(left.owner === 'the' && isRelationWithArticle(lexemes, entry, left.from, found.end))
  )
    return undefined;
  let to = ownerBehind ? found.end + 1 : found.end;
  let name: string | undefined;
  // "my boss Mr Chen", "my clients, Mr …"
  if (entry.count === undefined && entry.role !== 'partner' && titleWords(lexemes, to) > 0) {
    name = `${lexemes[to]?.text} ${lexemes[to + 1]?.text}`;
    to += 2;
  }
  if (
    SORT_OF_KIN.test(lexemes[to]?.text ?? '') &&
    (entry.count === undefined || !/^(?:chic[oa]|chiquit[oa])$/.test(lexemes[to]?.text ?? ''))
  )
    to += 1;
  const called = /^(?:(?:is |'s |who is )?(?:called|named)|(?:que )?se llaman?|llamad[oa])(?= )/.exec(
    `${textAfter(lexemes, to, 3)} `,
  );
  // "My plus one is Kofi"
  if (entry.key === 'plus-one' && /^(?:is|'s|,)$/.test(lexemes[to]?.text ?? '') && isName(lexemes, to + 1)) to += 1;
  if (called && isName(lexemes, to + called[0].split(' ').length)) to += called[0].split(' ').length;
  // "Mi hermana la Chela", "mi amigo el Nacho": as people say a name in many places.
  if (
    entry.count === undefined &&
    left.count === undefined &&
    left.owner !== 'the' &&
    /^(?:el|la)$/.test(lexemes[to]?.text ?? '') &&
    lexemes[to + 1]?.capital === true &&
    isName(lexemes, to + 1) &&
    !/^del?$/.test(lexemes[to + 2]?.text ?? '')
  )
    to += 1;
  // "mi compañero de piso, Aitor, que …": a name between commas.
  const apposed = nameAsideAt(lexemes, to, lexemes[left.from - 1]?.text ?? '', entry);
  if (
    entry.count === undefined &&
    left.count === undefined &&
    apposed !== undefined &&
    isName(lexemes, to + apposed.before + 1) &&
    lexemes[to + apposed.before + 1]?.capital
  ) {
    name = lexemes[to + apposed.before + 1]?.text;
    to += apposed.length;
  } else if (
    entry.count === undefined &&
    (isName(lexemes, to) || ((entry.named || /^(?:aunt|uncle)$/.test(entry.key)) && lexemes[to]?.capital)) &&
    !isChildsName(lexemes, to, entry)
  ) {
    name = lexemes[to]?.text;
    to += 1;
    // "Mi hija Luz Dary": the second name, or a family's.
    if (lexemes[to - 1]?.capital && lexemes[to]?.capital && isName(lexemes, to) && !personWordAt(lexemes, to)) to += 1;
  } else if (
    entry.count === undefined &&
    (entry.close || entry.role !== 'partner') &&
    /^\p{L}{3,}$/u.test(lexemes[to]?.text ?? '') &&
    !personWordAt(lexemes, to) &&
    isNameBeforeAge(lexemes, to, entry) &&
    !isChildsName(lexemes, to, entry)
  ) {
    name = lexemes[to]?.text;
    to += 1;
  }
  // "el chaval (Nico, 8)": the name and the age in one bracket.
  if (
    name === undefined &&
    entry.count === undefined &&
    left.count === undefined &&
    /^\( \w+ , \d{1,3} [,)]/.test(textAfter(lexemes, to, 5)) &&
    isName(lexemes, to + 1)
  )
    name = lexemes[to + 1]?.text;
  const apostrophe = lexemes[to]?.text === "'s";
  const verb =
    /^(?:(?:viene|vienen|comes|is coming|joins)(?: (?:con nosotr[oa]s|conmigo|along|too|tambien|with us|with me|us|me))*|con nosotr[oa]s|conmigo|tambien|with us|as well|too) , (?=\w)/.exec(
      `${textAfter(lexemes, to, 6)} `,
    );
  const late = verb ? agesAfter(lexemes, to + verb[0].trim().split(' ').length) : undefined;
  const several = (entry.count ?? 1) > 1 && entry.role === 'child';
  // "sus hermanos (2)", "my mates (4)": how many they are, no age.
  const inBracket =
    several || entry.count === undefined || left.count !== undefined || !/^\( [2-9] \)$/.test(textAfter(lexemes, to, 3))
      ? undefined
      : lexemes[to + 1]?.number;
  left.count ??= inBracket;
  const toldAges =
    inBracket !== undefined || (several && isByEach(lexemes, to))
      ? undefined
      : (left.ages ??
        (late && (late.unit || (late.months[0] ?? 0) >= OLD_MONTHS)
          ? late
          : (agesAfter(lexemes, to, several) ?? (entry.stage === 'baby' ? babyMonths(lexemes, to) : undefined))));
  // "Al pueblo del bisabuelo, 3 meses": how long they stay.
  const old = entry.role === 'grandparent' && !entry.owned;
  const ages = old && (toldAges?.months[0] ?? 0) < GROWN_MONTHS ? undefined : toldAges;
  if (entry.key === 'aged' && !ages && !isKnownByRank(lexemes, left, to)) return undefined;
  if (isCoupleItself(entry.key, left, lead)) return undefined;
  const told = lexemes
    .slice(found.end, ages?.end ?? found.end)
    .find(({ text }) => /^(?:f|m|female|male)$/.test(text))?.text;
  const feminine = entry.count === undefined && /^(?:nuestra|la|una)$/.test(lexemes[left.from]?.text ?? '');
  const sex =
    entry.sex ??
    (FEMALE_WORD.test(lexemes[at]?.text ?? '') ? 'female' : undefined) ??
    (told ? (told.startsWith('f') ? 'female' : 'male') : feminine ? 'female' : undefined);
  if (ages && !left.ages) to = Math.max(to, ages.end);
  if (entry.role === 'friend') to += wordsOfOrigin(lexemes, to);
  if (lexemes[to]?.text === ')' && ages) to += 1;
  to = afterBracket(lexemes, to);
  return {
    kind: 'person',
    entry: ourKid(lexemes[at]?.text, left.owner, ages?.months[0]) ?? entry,
    from: left.from,
    to,
    head: at,
    headTo: found.end,
    owner: left.owner,
    ages: ages?.months ?? [],
    plus: ages?.plus ?? false,
    // "Baby's 11 weeks" is no thing of the baby's.
    apostrophe: apostrophe && (!ages || left.ages !== undefined),
    chain: -1,
    ...(left.count !== undefined && { count: left.count }),
    ...(name !== undefined && { name }),
    ...(sex && { sex }),
    ...((left.teen ? 'teen' : entry.stage) && { stage: left.teen ? 'teen' : entry.stage }),
  };
};
