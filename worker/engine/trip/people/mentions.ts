/** Every mention of a person: who, how many, how old, whose, and which stand in one list ("us two, Eli (13) and my MIL"). */
import { beginsWithDigit, textAfter, textBefore, personWordAt, type Lexeme } from './lexemes';
import { pronounAt, otherHalfAt, unknownBesideWriter } from './beside-writer';
import { ageNounAt, childOfAgeAt, childrenByNumberAt, ourChildAt } from './age-nouns';
import { childByAgeAt } from './child-by-age';
import { groupBesideWriter } from './group-beside-writer';
import { isName } from './names';
import { GIVEN_NAMES } from './lexicon';
import { personAt } from './noun-phrase';
import { spokenNamesAfter } from './aged-names';
import { mentionAt, type Mention } from './mention';
import { animalNames } from './animal-names';
import { nameAt } from './name-mention';
import { oneOf } from './named-groups';
import { isBeforeKin, nameBeforeVerb, namedAsideAt } from './named-aside';
import { titledAt } from './titled';
import { isOwnerBehindThing } from './thing-owner';
import { listsWithWriter } from './listed-with-writer';
import { selfAt } from './writer-mention';
import {
  continuesAfterWriter,
  onlyConnectors,
  isAsideBefore,
  isDictated,
  isBesideWriter,
  isWholeParty,
  isApposition,
  isNameBehindAge,
  isRelationAfterName,
} from './mention-lists';

/** Names that each have an age, as mentions of one list. */
const agedNames = (names: ReturnType<typeof spokenNamesAfter>, chain: number): Mention[] =>
  names.map(({ at, to, name, months }) => mentionAt(at, { kind: 'name', to, name, ages: [months], chain }));

const OPENS: ReadonlySet<string> = new Set(['', '.', ':']);
const ARTICLE = /^(?:la|el|wee|little|young|baby)$/;
const countOf = ({ count, entry }: Mention): number => count ?? entry?.count ?? 1;

/** Whether the last mentions are names right after a group ("our granddaughters Zoe …"). */
const isNameOfGroup = (mentions: readonly Mention[]): boolean => {
  const at = mentions.findLastIndex(({ kind }) => kind !== 'name');
  const between = (mentions[at + 1]?.from ?? 0) - (mentions[at]?.to ?? 0);
  return (mentions[at]?.entry?.count ?? 1) > 1 && between >= 0 && between <= 1;
};

/** All mentions in order, in chains. */
export const mentionsOf = (lexemes: readonly Lexeme[], forOthers = false): Mention[] => {
  const mentions: Mention[] = [];
  const animals = animalNames(lexemes);
  const lists = listsWithWriter(lexemes);
  const listed = new Map(lists.flatMap(({ people }) => people.map((one) => [one.head, one])));
  let chain = 0;
  let opener: Mention | undefined;
  for (let at = 0; at < lexemes.length; at += 1) {
    const last = mentions.at(-1);
    if (last && at < last.to) continue;
    if (lexemes[at]?.capital && animals.has(lexemes[at]?.text ?? '')) continue;
    const titled = titledAt(lexemes, at, last);
    const pet = titled ? undefined : personWordAt(lexemes, at);
    if (pet?.entry.none) {
      const pets = pet.entry.key === 'pet';
      // "La gata, Mina, 4 años": the name between commas is the animal's.
      const aside =
        pets && lexemes[pet.end]?.text === ',' && lexemes[pet.end + 2]?.text === ',' && isName(lexemes, pet.end + 1);
      at = pet.end - 1 + (aside ? 2 : pets && isName(lexemes, pet.end) ? 1 : 0);
      continue;
    }
    const isNumber = beginsWithDigit(lexemes[at]?.text ?? '');
    const byNoun =
      titled ??
      (isNumber
        ? (ageNounAt(lexemes, at) ?? childrenByNumberAt(lexemes, at) ?? groupBesideWriter(lexemes, at))
        : (namedAsideAt(lexemes, at, last) ??
          personAt(lexemes, at) ??
          selfAt(lexemes, at) ??
          ageNounAt(lexemes, at) ??
          childrenByNumberAt(lexemes, at) ??
          groupBesideWriter(lexemes, at) ??
          childOfAgeAt(lexemes, at) ??
          otherHalfAt(lexemes, at) ??
          (animals.size > 0 ? undefined : pronounAt(lexemes, at, mentions)) ??
          ourChildAt(lexemes, at) ??
          childByAgeAt(lexemes, at, mentions) ??
          unknownBesideWriter(lexemes, at)));
    // "ruby 4 and otis 2 with me"
    const spoken = byNoun || isNumber || !OPENS.has(lexemes[at - 1]?.text ?? '') ? [] : spokenNamesAfter(lexemes, at);
    if (
      spoken.some(({ name }) => GIVEN_NAMES.has(name)) &&
      /^(?:with|and|&|\+|,) (?:me|myself|my|our)\b/.test(textAfter(lexemes, spoken.at(-1)?.to ?? at, 2))
    ) {
      chain += 1;
      mentions.push(...agedNames(spoken, chain));
      opener = mentions.at(-1);
      continue;
    }
    // What follows asks what stands before it.
    if (!byNoun && !listed.has(at) && (isNumber || !isName(lexemes, at))) continue;
    const article = ARTICLE.test(lexemes[at - 1]?.text ?? '') ? 1 : 0;
    // "kids Aanya 9 and Rohan 5", "mis primos (Bea y Luis)"
    const opens = last !== undefined && last.to === at - 1 && /^[(:]$/.test(lexemes[last.to]?.text ?? '');
    const follows =
      last !== undefined && (last.to === at || opens) && (last.entry?.count ?? 1) > 1 && last.ages.length === 0;
    const besideWriter = isBesideWriter(lexemes, last, at);
    const linkedName =
      last !== undefined && (follows || onlyConnectors(lexemes, last.to, at - article) || besideWriter);
    const ofWriter = besideWriter || (linkedName && continuesAfterWriter(lexemes, at, opener));
    const ofNames = linkedName && last?.kind === 'name' && isNameOfGroup(mentions);
    const mention =
      byNoun ??
      nameAt(lexemes, at, {
        linked: linkedName,
        ofGroup: follows,
        ofNames,
        ofWriter,
        forOthers,
        ...(opener?.kind === 'self' && { afterSelf: opener.to }),
      }) ??
      listed.get(at);
    if (!mention) continue;
    mention.name ??= nameBeforeVerb(lexemes, mention);
    // "lola 70 (MIL)", "our kid (my brother, 45)", "two kids (grandsons 7 and 11)": the same in other words.
    if (
      last &&
      last.kind !== 'self' &&
      mention.kind === 'person' &&
      lexemes[last.to]?.text === '(' &&
      mention.from === last.to + 1 &&
      (mention.ages.length > 1 ? mention.ages.length : countOf(mention)) === countOf(last) &&
      // "Mum of 3 (ds 12, …"
      (last.ages.length === 0 || mention.ages.length === 0) &&
      (lexemes[mention.to - 1]?.text === ')' || /^[,).]$/.test(lexemes[mention.to]?.text ?? '.'))
    ) {
      Object.assign(last, {
        to: lexemes[mention.to]?.text === ')' ? mention.to + 1 : mention.to,
        ...(mention.entry && { entry: mention.entry }),
        ...(mention.sex && { sex: mention.sex }),
        ...(last.ages.length === 0 && { ages: mention.ages }),
        ...(mention.owner !== '' && { owner: mention.owner }),
        kind: 'person' as const,
      });
      continue;
    }
    if (last && isWholeParty(lexemes, mentions, mention)) {
      const shared = mention.ages.length === 1 ? Array.from({ length: mention.count ?? 1 }, () => mention.ages[0]) : [];
      const [own, ...others] = mention.ages.length === mention.count ? mention.ages : shared;
      const before = mentions.filter(({ chain, kind }) => chain === last.chain && kind !== 'self');
      for (const [index, one] of before.entries()) {
        if (others[index] !== undefined) one.ages = [others[index]];
        // "Pati y yo, las dos hermanas": what each of them is to the writer.
        if (one.kind === 'name' && mention.entry && /^(?:sibling|relative)$/.test(mention.entry.role))
          one.entry = oneOf(mention.entry);
      }
      const writer = { ...mention, kind: 'self' as const, ages: own === undefined ? [] : [own], chain: last.chain };
      delete writer.entry;
      delete writer.count;
      mentions.push(writer);
      continue;
    }
    // "Bruno y Vega, mis hijos"
    if (
      last?.kind === 'name' &&
      mention.kind === 'person' &&
      mention.from === last.to + 1 &&
      isBeforeKin(lexemes, last.head)
    ) {
      const names = mentions.filter(({ chain: own, kind }) => own === last.chain && kind === 'name');
      if (mention.entry && (mention.count ?? names.length) === names.length) {
        for (const [index, one] of names.entries()) {
          one.entry = oneOf(mention.entry);
          one.owner = mention.owner;
          if (mention.stage) one.stage ??= mention.stage;
          if (mention.ages.length === names.length) one.ages = mention.ages.slice(index, index + 1);
        }
        last.to = mention.to;
        continue;
      }
    }
    // "y la Cami, mi sobrina de 11": who she is, after a name with an article.
    if (last && isRelationAfterName(lexemes, last, mention)) {
      Object.assign(last, {
        to: mention.to,
        entry: mention.entry,
        owner: mention.owner,
        ages: mention.ages,
        kind: 'person' as const,
        ...(mention.sex && { sex: mention.sex }),
      });
      continue;
    }
    // "our kid (he's 38, my brother)"
    if (last && isApposition(lexemes, last, mention)) {
      const closed = lexemes[mention.to]?.text === ')' ? mention.to + 1 : mention.to;
      Object.assign(last, { to: closed, entry: mention.entry, owner: mention.owner });
      continue;
    }
    // "Mi hija de 5 años, Emma."
    if (last && isNameBehindAge(lexemes, last, mention)) {
      Object.assign(last, { to: mention.to, name: mention.name });
      continue;
    }
    const linked =
      last !== undefined &&
      (!last.apostrophe ||
        // "Me, Rob and Rob's brother"
        (mention.kind === 'person' && mention.from === last.to + 1 && last.chain === mentions.at(-2)?.chain)) &&
      (ofWriter ||
        last.apostrophe ||
        onlyConnectors(lexemes, last.to, mention.from) ||
        isAsideBefore(lexemes, last, mention) ||
        lists.some(({ from, to }) => last.from >= from && mention.from < to && mention.from > from) ||
        isDictated(lexemes, mentions, mention)) &&
      !(last.owner === 'theirs' && isOwnerBehindThing(lexemes, last)) &&
      !(lexemes[mention.head]?.text === 'i' && !/^(?:and|&|\+)$/.test(lexemes[mention.from - 1]?.text ?? ''));
    if (!linked) {
      chain += 1;
      opener = mention;
    }
    mention.chain = chain;
    mentions.push(mention);
    if (
      mention.entry &&
      /^(?:children|friends|boys|girls)$|s$/.test(mention.entry.key) &&
      (mention.entry.count ?? 1) > 1
    ) {
      const names = spokenNamesAfter(lexemes, mention.headTo);
      if (names.length === 0) continue;
      Object.assign(mention, { to: mention.headTo, ages: [] });
      mentions.push(...agedNames(names, chain));
    }
    // "me 44, theo 13, junie 10"
    if (mention.kind === 'self' && mention.ages.length === 1 && lexemes[mention.to]?.text === ',') {
      const names = spokenNamesAfter(lexemes, mention.to + 1);
      if (names.some(({ name }) => GIVEN_NAMES.has(name))) mentions.push(...agedNames(names, chain));
    }
  }
  return mentions;
};

/** Words before a mention, and after it. */
export const beforeOf = (lexemes: readonly Lexeme[], { from }: { from: number }): string =>
  textBefore(lexemes, from, 5);
export const afterOf = (lexemes: readonly Lexeme[], { to }: { to: number }): string =>
  textAfter(lexemes, to, 9)
    .replace(/^(?:\) )+/, '')
    .replace(
      /^, (?=(?:who|que|q|she|he|ella|both|viene|vienen|llega|llegan|no vienen?|no van?|stays|isnt|not coming) )/,
      '',
    )
    // "Leo de 3, se queda con los abuelos": the comma closes the age.
    .replace(/^, (?=se quedan? (?:con|en|donde|aqui|aca|alla|fuera|sin)\b)/, '');
