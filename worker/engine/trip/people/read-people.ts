/** Who travels, who is only mentioned, and whom the list is for: read from the traveller's words. */
import { capitalise } from '../../capitalise';
import type { TripDocument } from '../document';
import { stageOf } from '../stage';
import type { Bystander, Question, Traveller, Trip, TripEvidence } from '../schema';
import { comesAlong, saysTravels, type Part } from './frames';
import { partsOf } from './parts';
import { lexemesOf, type Lexeme } from './lexemes';
import { aliasesOf } from './aliases';
import { mentionsOf } from './mentions';
import type { Mention } from './mention';
import { birthOf, isNewborn } from './birth';
import { completed } from './complete';
import { isOneOfPair } from './pairs';
import { nameGroups } from './named-groups';
import { namedProviders } from './providers';
import { addAdults, addChildren } from './roster';
import { groupCount, inferred, isChildMention, sameAs, wordsOf, type Person } from './person';
import { shareAges } from './shared-ages';
import { questionsOf } from './questions';
import { listIsForOne, onlyFor, OWN_PACKING, saysNotGoing, writerStays } from './scope';
import { namedPlaces, type NamedAt } from './subjects';
import { totalsOf } from './totals';
import { flatText, writerOf, type FlatText } from './writer';

export { partyOf } from './party';
export { aboutWord, tokenAt, travellersNear } from './about';
export { travellersAt } from './subjects';

/** Everything the words say of people. */
export interface PeopleReading {
  travellers: Traveller[];
  bystanders: Bystander[];
  listFor: Trip['listFor'];
  questions: Question[];
  /** Folded words that stand for travellers. */
  aliases: { words: string; ids: string[] }[];
  /** Every place in the text where travellers are named, in order. */
  named: NamedAt[];
}

const MAX_TRAVELLERS = 40;
/** More than these in one mention are asked about. */
const MAX_CHILDREN = 8;
const MAX_BABIES = 4;
/** Whether a mention is of somebody whom the list of one who stays at home is for: a child, or the first who is named. */
const forWhom = (mention: Mention, part: Part, known: readonly Person[]): boolean =>
  /^(?:spoken-of|unknown)$/.test(part) &&
  mention.owner !== 'theirs' &&
  (isChildMention(mention) || (mention.owner !== '' && known.length === 1));

/** "los tres hermanos, Memo, Paty y yo": a number whose names follow. */
const isListed = (mentions: readonly Mention[], index: number): boolean => {
  const group = mentions[index];
  const count = group?.count ?? 0;
  if (!group || count < 2) return false;
  const names = mentions.slice(index + 1, index + 1 + count);
  return names.length === count && names.every(({ chain, kind }) => chain === group.chain && kind !== 'person');
};

const COUPLES: Readonly<Record<string, RegExp>> = {
  'in-laws': /^(?:mother|father)-in-law$/,
  uncles: /^(?:uncle|aunt)$/,
  parents: /^(?:mother|father)$/,
  grandparents: /^(?:grandmother|grandfather|grandparent)$/,
};
/** "en casa de mis suegros … la suegra": the same person, or one of the two. */
const isOneOf = ({ entry }: Mention, { entry: hosts }: Mention): boolean =>
  entry !== undefined &&
  hosts !== undefined &&
  (entry.key === hosts.key || (COUPLES[hosts.key]?.test(entry.key) ?? false));

/** A niece or nephew without an age who packs a bag is no small child. */
const isGrownNiece = ({ key, ageMonths }: Person): boolean => /^(?:niece|nephew)/.test(key) && ageMonths === undefined;

const isKnownByWord = (people: readonly Person[], word: string | undefined): boolean =>
  word !== undefined && people.some(({ role, words }) => role === 'child' && words.has(word));

const BORN_THERE =
  /\b(?:ha parido|ha dado a luz|dio a luz|pario|acaba de parir|(?:ha tenido|tuvo) (?:un|una|su|a su|al) (?:nin[oa]|bebe|primer)|(?:has|'s) (?:just )?(?:had|given birth)|gave birth|primer niet[oa]|new grand(?:son|daughter|child|baby))\b/;

/** Nobody packs for so many of whom only the number is told. */
const CROWD = 4;
/** Words between somebody and what is said of their bag. */
const SUBJECT_REACH = 8;

/** Those of whom it is said that they pack a bag of their own. */
const packersOf = (lexemes: readonly Lexeme[], flat: FlatText, people: readonly Person[]): Set<Person> => {
  const found = new Set<Person>();
  for (const { index } of flat.text.matchAll(OWN_PACKING)) {
    const at = flat.lexemeAt(index);
    let reach = at - SUBJECT_REACH;
    for (let back = at - 1; back >= Math.max(0, reach) && lexemes[back]?.text !== '.'; back -= 1) {
      const word = lexemes[back]?.text ?? '';
      if (/^(?:she|he|they)$/.test(word)) reach = back - SUBJECT_REACH * 2;
      const person = people.find(
        (one) =>
          one.role !== 'self' &&
          (one.name === word || one.words.has(word) || [...one.words].some((words) => words.endsWith(` ${word}`))),
      );
      if (!person) continue;
      found.add(person);
      break;
    }
  }
  return found;
};

/** Reads the people of a document. Linear in its length; never throws. */
export function readPeople(document: TripDocument): PeopleReading {
  const lexemes = lexemesOf(document);
  const flat = flatText(lexemes);
  const mentions = mentionsOf(lexemes, saysNotGoing(flat));
  const toldByName = nameGroups(lexemes, mentions);
  const unnamed = shareAges(lexemes, mentions);
  const parts = partsOf(lexemes, mentions);
  const totals = totalsOf(lexemes, flat, mentions);
  const writer = writerOf(flat);
  const birth = birthOf(flat);

  const self: Person = {
    role: 'self',
    key: 'self',
    count: 1,
    from: writer.at ?? -1,
    to: writer.until ?? -1,
    words: new Set(['i', 'me', 'yo']),
    certainty: 'sure',
    counted: true,
    owner: '',
    ...(writer.sex && { sex: writer.sex }),
    ...(writer.ageMonths !== undefined && { ageMonths: writer.ageMonths }),
  };
  const people: Person[] = [self];
  const stays = new Map<Mention, Part>();
  let doubtful: Mention | undefined;
  const wantsOthers = writerStays(flat, [
    self,
    ...mentions
      .filter(({ kind }) => kind !== 'self')
      .map(({ name }) => ({ ...self, role: 'other' as const, ...(name !== undefined && { name }) })),
  ]);
  for (const [index, mention] of mentions.entries()) {
    let part = parts[index] ?? 'unknown';
    if (wantsOthers && forWhom(mention, part, people)) part = 'travels';
    if (mention.kind === 'self') {
      if (self.from < 0) Object.assign(self, { from: mention.from, to: mention.from });
      if (mention.ages.length === 1 && mention.ages[0] !== undefined && mention.ages[0] >= 144)
        self.ageMonths ??= mention.ages[0];
      if (!mention.pair && mention.sex) self.sex ??= mention.sex;
      if (mention.pair) {
        totals.couple ??= { at: mention.from, retired: false, byNumber: true };
        if (mention.sex) totals.sex ??= mention.sex;
      }
      continue;
    }
    if (writer.spans.some(([from, until]) => mention.head >= from && mention.head <= until)) continue;
    const newborn = isNewborn(birth, mention);
    if (newborn) part = 'travels';
    // Those who are told to stay at a birth, and the children at home.
    else if (birth.expected && isChildMention(mention) && part === 'travels') {
      if (mention.ages.length > 0 || mention.name || /^(?:mine|ours|the)$/.test(mention.owner))
        stays.set(mention, 'home');
      continue;
    }
    if (part === 'writer') {
      self.sex ??= mention.sex;
      const [age] = mention.ages;
      if (mention.ages.length === 1 && age !== undefined) self.ageMonths ??= age;
      continue;
    }
    if (part === 'says') {
      const known = people.find((person) => sameAs(person, mention));
      if (known) continue;
      part = 'home';
    }
    // The host's children, named again: "los críos".
    if (
      part === 'travels' &&
      isChildMention(mention) &&
      mention.owner === 'the' &&
      mention.ages.length === 0 &&
      !people.some(({ role }) => role === 'child') &&
      [...stays].some(([other, place]) => (place === 'met' || place === 'host') && isChildMention(other))
    )
      part = 'met';
    // "Staying at mum's … mum has a net for ours": who hosts is told of, and does not come along.
    if (
      part === 'travels' &&
      mention.kind === 'person' &&
      /^(?:the)?$/.test(mention.owner) &&
      mention.ages.length === 0 &&
      /^(?:parent|grandparent|relative|sibling)$/.test(mention.entry?.role ?? '') &&
      !(mention.owner === 'the' && comesAlong(lexemes, mention)) &&
      [...stays].some(([other, place]) => place === 'host' && isOneOf(mention, other))
    )
      part = 'host';
    // "Over to our daughter in Perth … a crate that our daughter has": the one who is met there.
    if (
      part === 'travels' &&
      mention.kind === 'person' &&
      mention.ages.length === 0 &&
      (mention.count ?? mention.entry?.count ?? 1) === 1 &&
      !saysTravels(lexemes, mention) &&
      !people.some((person) => sameAs(person, mention)) &&
      [...stays].some(
        ([other, place]) =>
          (place === 'met' || place === 'host') &&
          other.entry?.key === mention.entry?.key &&
          other.owner === mention.owner &&
          (other.name ?? mention.name) === (mention.name ?? other.name),
      )
    )
      part = 'met';
    // "a casa de la niña, que ha parido": the newborn lives there.
    if (
      part === 'travels' &&
      isChildMention(mention) &&
      /^(?:the|theirs|)$/.test(mention.owner) &&
      mention.ages.length === 0 &&
      parts.includes('host') &&
      BORN_THERE.test(flat.text)
    )
      part = 'met';
    if (part !== 'travels') {
      stays.set(mention, part);
      continue;
    }
    if (toldByName.has(mention)) continue;
    // "2 girls 11 and 8 … abayas the girls have": the same girls.
    if (
      mention.entry?.risky &&
      mention.ages.length === 0 &&
      mention.count === undefined &&
      isKnownByWord(people, lexemes[mention.head]?.text)
    )
      continue;
    // "The two boys nine and twelve … the boys rent skis": no friends.
    if (
      mention.entry?.key === 'friends' &&
      lexemes[mention.headTo - 1]?.text === 'boys' &&
      people.filter(({ role, sex }) => role === 'child' && sex !== 'female').length > 1
    )
      continue;
    // Of a class that is asked about, no child stands for itself.
    if (isChildMention(mention) && doubtful && !/^(?:mine|ours)$/.test(mention.owner)) continue;
    if (isChildMention(mention)) {
      const crowd = mention.count ?? 1;
      if (crowd > MAX_CHILDREN || (crowd > MAX_BABIES && mention.stage === 'baby')) doubtful ??= mention;
      else if (newborn) addChildren(lexemes, people, { ...mention, ages: [0], stage: 'baby', owner: '' });
      else addChildren(lexemes, people, mention);
    } else if (isListed(mentions, index)) continue;
    else if (
      mention.entry?.risky &&
      mention.entry.count === undefined &&
      (mention.ages.length === 0 || mention.owner === 'a')
    )
      continue;
    else {
      const count = groupCount(lexemes, mentions, index, totals.total);
      const withWriter = mention.count !== undefined && count < mention.count;
      if (withWriter && mention.sex) self.sex ??= mention.sex;
      // "dos hermanas de 60 y 64": the writer is one of them.
      const [own, ...others] = mention.ages;
      if (withWriter && own !== undefined && mention.ages.length === mention.count) {
        self.ageMonths ??= own;
        addAdults(lexemes, people, { ...mention, ages: others }, count);
      } else addAdults(lexemes, people, mention, count);
    }
  }
  for (const { at, sex, months } of unnamed)
    if (!people.some(({ role }) => role === 'partner'))
      people.push(inferred({ role: 'partner', key: 'partner', sex, ageMonths: months }, at));
  for (const [mention, part] of stays) {
    if (/^(?:unknown|spoken-of|says)$/.test(part) && isOneOfPair(people, mention)) {
      stays.delete(mention);
      addAdults(lexemes, people, mention, 1);
    }
    const known = people.find((person) => person.role !== 'self' && sameAs(person, mention));
    if (!known) continue;
    // "My daughter stays with gran": what is said last of a traveller by name or relation stands.
    if (
      part === 'home' &&
      mention.owner !== 'theirs' &&
      known.count === 1 &&
      (mention.name ?? known.name) === known.name
    )
      people.splice(people.indexOf(known), 1);
    else {
      for (const word of wordsOf(lexemes, mention)) known.words.add(word);
      stays.delete(mention);
    }
  }
  const {
    travellers: roster,
    total,
    notFor = [],
  } = completed(lexemes, flat, people, mentions, parts, totals, {
    wantsOthers,
    birth: birth.expected,
  });

  const only = onlyFor(flat);
  const wanted = only && new Set(lexemes.slice(only[0], only[1]).map(({ text }) => text));
  const ownPackers = packersOf(lexemes, flat, roster);
  const listFor: Trip['listFor'] = !wantsOthers && !wanted && listIsForOne(flat, roster) ? 'one' : 'everybody';
  const evidence = (from: number, to: number, certainty: TripEvidence['certainty']): TripEvidence => {
    const span = lexemes.slice(Math.max(0, from), Math.max(from + 1, to)).filter(({ sign }) => !sign);
    const start = span[0]?.start;
    const last = Math.min(span.at(-1)?.end ?? 0, (start ?? 0) + 240);
    const end = /['\u2019]/.test(document.original.charAt(last - 1)) ? last - 1 : last;
    if (from < 0 || start === undefined || end <= start) return { source: 'rule', certainty };
    return { source: 'words', start, end, quote: document.original.slice(start, end), certainty };
  };
  const shown = (name: string): string => {
    const lexeme = lexemes.find(({ text }) => text === name);
    const found = lexeme ? document.original.slice(lexeme.start, lexeme.end).replace(/['\u2019]$/, '') : name;
    return capitalise(found);
  };
  const written = (from: number, to: number): string =>
    document.original
      .slice(lexemes[from]?.start ?? 0, lexemes[Math.max(from, to - 1)]?.end ?? 0)
      .replace(/['\u2019]$/, '')
      .trim();
  const travellers: Traveller[] = roster.slice(0, MAX_TRAVELLERS).map((person, index) => {
    const stage =
      person.ageMonths === undefined
        ? (person.stage ?? 'adult')
        : person.plus && person.ageMonths >= 720
          ? 'senior'
          : stageOf(person.ageMonths);
    return {
      id: `t${index + 1}`,
      role: person.role,
      ...(person.name && { name: shown(person.name) }),
      ...(person.ageMonths !== undefined && { ageMonths: Math.min(1500, person.ageMonths) }),
      stage,
      ...(person.sex && { sex: person.sex }),
      count: Math.min(60, Math.max(1, person.count)),
      packsAlone:
        person.role !== 'self' &&
        index > 0 &&
        (listFor === 'one' ||
          (ownPackers.has(person) && (!/^(?:child|toddler|baby)$/.test(stage) || isGrownNiece(person))) ||
          notFor.includes(person) ||
          (person.inferred === true && person.count >= CROWD) ||
          (wanted !== undefined && ![...person.words].some((word) => wanted.has(word))) ||
          person.role === 'colleague' ||
          (person.role === 'friend' && person.certainty === 'guess')),
      evidence: evidence(person.from, person.to, person.inferred ? 'likely' : person.certainty),
    };
  });
  const bystanders: Bystander[] = [];
  for (const [mention, part] of stays) {
    if (
      part === 'spoken-of' ||
      part === 'unknown' ||
      part === 'travels' ||
      part === 'says' ||
      part === 'writer' ||
      bystanders.length >= MAX_TRAVELLERS
    )
      continue;
    const end = mention.headTo + (mention.name && mention.kind === 'person' ? 1 : 0);
    const name = written(
      /^(?:a|an|un|una)$/.test(lexemes[mention.from]?.text ?? '') ? mention.from + 1 : mention.from,
      end,
    ).slice(0, 160);
    if (!name || bystanders.some((known) => known.name.toLowerCase() === name.toLowerCase())) continue;
    bystanders.push({ name, part, evidence: evidence(mention.from, end, 'sure') });
  }
  for (const at of namedProviders(lexemes, roster, mentions)) {
    if (bystanders.length < MAX_TRAVELLERS && !bystanders.some(({ name }) => name === written(at, at + 1)))
      bystanders.push({ name: written(at, at + 1), part: 'provider', evidence: evidence(at, at + 1, 'likely') });
  }
  const absent: NamedAt[] = [...stays].flatMap(([{ head, headTo, from, sex, ages, name }]) => {
    const first = lexemes[from];
    const last = lexemes[Math.max(head, headTo - 1)];
    return first && last && (ages.length === 0 || name === undefined)
      ? [{ start: first.start, end: last.end, ids: [], ...(sex && { sex }) }]
      : [];
  });
  const aliases = aliasesOf(roster, travellers);
  return {
    travellers,
    bystanders,
    listFor,
    questions: questionsOf(
      travellers,
      total,
      doubtful && { mention: doubtful, evidence: evidence(doubtful.from, doubtful.to, 'guess') },
    ),
    aliases,
    named: [...namedPlaces(lexemes, aliases), ...absent]
      .filter(({ start }, index, all) => all.findIndex((other) => other.start === start) === index)
      .toSorted((a, b) => a.start - b.start),
  };
}
