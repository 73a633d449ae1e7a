/** Who travels, who is only mentioned, and whom the list is for: read from the traveller's words. */
import type { TripDocument } from '../document';
import type { LearnedText } from '../learned/reader';
import { withFoundPeople } from '../learned/found-people';
import { weighParts } from '../learned/weigh-parts';
import type { Part } from './part';
import { partsOf } from './parts';
import { textBefore, lexemesOf, type Lexeme } from './lexemes';
import { mentionsOf } from './mentions';
import { relativeCalled } from './name-of-relative';
import type { Mention } from './mention';
import { birthOf, isNewborn } from './birth';
import { ADULT_MONTHS } from '../stage';
import { completed } from './complete';
import { dropCorrected } from './corrected';
import { headsParty } from './heads-party';
import { isOneOfPair } from './pairs';
import { nameGroups } from './named-groups';
import { addAdults, addChildren } from './roster';
import { areKnownElders } from './elders';
import { areKnownChildren, isPartLeftOut } from './known-children';
import { groupCount, inferred, isChildMention, sameAs, wordsOf, type Person } from './person';
import { calledByTitle } from './titles';
import { writtenFor } from './written-for';
import { shareAges } from './shared-ages';
import { saysNotGoing, writerStays } from './scope';
import { totalsOf } from './totals';
import { flatText, writerOf } from './writer';
import { type PeopleReading, reportPeople } from './people-report';
import { partAmongHosts } from './among-hosts';

export type { PeopleReading } from './people-report';
export { partyOf } from './party';
export { aboutWord, tokenAt, travellersNear } from './about';
export { travellersAt } from './subjects';

/** More than these in one mention are asked about. */
const MAX_CHILDREN = 8;
const MAX_BABIES = 4;
/** Whether a mention is of somebody whom the list of one who stays at home is for: a child, or the first who is named. */
const forWhom = (mention: Mention, part: Part, known: readonly Person[], chain: number | undefined): boolean =>
  /^(?:spoken-of|unknown)$/.test(part) &&
  mention.owner !== 'theirs' &&
  // "Le preparo el bolso a mi madre … fotos de los nietos": of another's things.
  (known.length === 1
    ? isChildMention(mention) || mention.owner !== '' || /^(?:grand)?parent$/.test(mention.entry?.role ?? '')
    : // "Mum and Dad are doing the big lap … the list is for them"
      mention.chain === chain ||
      (isChildMention(mention) && (part === 'unknown' || mention.owner !== 'the' || mention.ages.length > 0)));

/** "los tres hermanos, Memo, Paty y yo": a number whose names follow. */
const isListed = (mentions: readonly Mention[], index: number): boolean => {
  const group = mentions[index];
  const count = group?.count ?? 0;
  if (!group || count < 2) return false;
  const names = mentions.slice(index + 1, index + 1 + count);
  return names.length === count && names.every(({ chain, kind }) => chain === group.chain && kind !== 'person');
};

/** "30 wawas de quinto … lista para el niño (10)": the list of each of a class. */
const FOR_ONE_CHILD = /\b(?:lista para|list (?:is )?for) (?:el|la|cada|the|each)$/;

/** "Somos Paco 71 y Loli 69 con los nietos": a list of everybody without an "I" has the writer in it. */
const isWriterByName = (lexemes: readonly Lexeme[], mentions: readonly Mention[], index: number): boolean => {
  const mention = mentions[index];
  const next = mentions[index + 1];
  if (mention?.kind !== 'name' || next?.kind !== 'name' || next.chain !== mention.chain) return false;
  return (
    /^(?:somos|are|'re)$/.test(lexemes[mention.from - 1]?.text ?? '') &&
    [mention, next].every(({ ages: [age = 0] }) => age >= ADULT_MONTHS) &&
    mentions.every(({ kind }) => kind !== 'self')
  );
};

/** Reads the people of a document; where it is given, the learned reader weighs who travels. Linear in its length; never throws. */
export function readPeople(document: TripDocument, learned?: LearnedText): PeopleReading {
  const lexemes = lexemesOf(document);
  const flat = flatText(lexemes);
  const told = mentionsOf(lexemes, saysNotGoing(flat));
  const toldByName = nameGroups(lexemes, told);
  const unnamed = shareAges(lexemes, told);
  const said = partsOf(lexemes, flat, told);
  const { mentions, parts } = learned
    ? withFoundPeople(told, weighParts(told, said, { document, lexemes, learned }), { document, lexemes, learned })
    : { mentions: told, parts: said };
  const owners = writtenFor(lexemes, flat, mentions);
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
  const besideChild = mentions.some((mention, index) => isChildMention(mention) && parts[index] === 'travels');
  const wantsOthers =
    owners.length > 0 ||
    writerStays(flat, [
      self,
      ...mentions
        .filter(
          ({ kind }, index) => kind !== 'self' && !(besideChild && /^(?:spoken-of|met)$/.test(parts[index] ?? '')),
        )
        .map((mention) => ({
          role: isChildMention(mention) ? ('child' as const) : ('other' as const),
          ...(mention.name !== undefined && { name: mention.name }),
        })),
      ...unnamed.map(({ months }) => ({ role: months < ADULT_MONTHS ? ('child' as const) : ('other' as const) })),
    ]);
  let ownChain: number | undefined;
  for (const [index, mention] of mentions.entries()) {
    let part = parts[index] ?? 'unknown';
    if (owners.includes(mention) || (owners.length === 0 && wantsOthers && forWhom(mention, part, people, ownChain)))
      part = 'travels';
    if (wantsOthers && part === 'travels' && people.length === 1) ownChain ??= mention.chain;
    if (mention.kind === 'self') {
      if (self.from < 0) Object.assign(self, { from: mention.from, to: mention.from });
      if (mention.ages.length === 1 && mention.ages[0] !== undefined && mention.ages[0] >= 144)
        self.ageMonths ??= mention.ages[0];
      if (mention.name !== undefined) self.name ??= mention.name;
      if (!mention.pair && mention.sex) self.sex ??= mention.sex;
      if (mention.pair) {
        totals.couple ??= { at: mention.from, retired: false, byNumber: true };
        if (mention.sex) totals.sex ??= mention.sex;
      }
      continue;
    }
    if (isWriterByName(lexemes, mentions, index)) {
      const [age] = mention.ages;
      if (age !== undefined) self.ageMonths ??= age;
      if (mention.name !== undefined) self.name ??= mention.name;
      for (const word of wordsOf(lexemes, mention)) self.words.add(word);
      continue;
    }
    if (writer.spans.some(([from, until]) => mention.head >= from && mention.head <= until)) continue;
    const newborn = isNewborn(lexemes, birth, mention);
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
      if (known || isOneOfPair(people, mention)) continue;
      part = 'home';
    }
    const inTitleCase = calledByTitle(lexemes, mention, people, mentions);
    if (inTitleCase) {
      for (const word of wordsOf(lexemes, mention)) inTitleCase.words.add(word);
      continue;
    }
    if (part === 'travels') part = partAmongHosts(mention, { lexemes, flat, people, stays, parts });
    // "Port tasting (not the kids)": those who are known to travel leave that out, not the trip.
    if (part === 'home' && isPartLeftOut(lexemes, mention) && people.some((person) => person.role === 'child'))
      continue;
    if (part !== 'travels') {
      stays.set(mention, part);
      continue;
    }
    if (toldByName.has(mention)) continue;
    // "2 girls 11 and 8 … abayas the girls have", "los mellizos … los chicos esquían": the same children, no friends.
    if (areKnownChildren(people, lexemes, mention)) continue;
    // Of a class that is asked about, no child stands for itself.
    if (
      isChildMention(mention) &&
      doubtful &&
      !/^(?:mine|ours)$/.test(mention.owner) &&
      !FOR_ONE_CHILD.test(textBefore(lexemes, mention.head, 4))
    )
      continue;
    const relative = relativeCalled(lexemes, people, mention, totals.couple?.byNumber === true);
    if (relative) {
      const [age] = mention.ages;
      relative.name = mention.name ?? '';
      if (age !== undefined) relative.ageMonths ??= age;
      for (const word of wordsOf(lexemes, mention)) relative.words.add(word);
    } else if (isChildMention(mention)) {
      const crowd = mention.count ?? 1;
      if (crowd > MAX_CHILDREN || (crowd > MAX_BABIES && mention.stage === 'baby')) doubtful ??= mention;
      else if (newborn) addChildren(lexemes, people, { ...mention, ages: [0], stage: 'baby', owner: '' });
      else addChildren(lexemes, people, mention);
    } else if (
      isListed(mentions, index) ||
      headsParty(lexemes, mentions, index) ||
      areKnownElders(people, mention, lexemes)
    )
      continue;
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
    // "She's 14, list for her"
    if (months < ADULT_MONTHS) people.push(inferred({ role: 'child', key: 'child', sex, ageMonths: months }, at));
    else if (!people.some(({ role }) => role === 'partner'))
      people.push(inferred({ role: 'partner', key: 'partner', sex, ageMonths: months }, at));
  dropCorrected(flat, people);
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
      // "Me and Nigel. Nigel is my brother": who he is.
      if (known.key === 'name' && mention.entry && mention.owner === 'mine') {
        Object.assign(known, { role: mention.entry.role, key: mention.entry.key });
        if (mention.sex) known.sex ??= mention.sex;
      }
      for (const word of wordsOf(lexemes, mention)) known.words.add(word);
      stays.delete(mention);
    }
  }
  const roster = completed(lexemes, flat, people, mentions, parts, totals, {
    wantsOthers,
    birth: birth.expected,
    owners: new Set(owners.map(({ head }) => head)),
  });
  return reportPeople(roster, { document, lexemes, flat, mentions, stays, wantsOthers, ...(doubtful && { doubtful }) });
}
