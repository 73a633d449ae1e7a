/** The people as the Trip tells of them: travellers, bystanders, and every place in the text where somebody is named. */
import { capitalise } from '../../capitalise';
import type { Traveller, Bystander, Trip, Question } from '../schema';
import type { TripEvidence } from '../schema-parts';
import { type NamedAt, namedPlaces } from './subjects';
import { MOST_LISTED, type Person } from './person';
import type { TripDocument } from '../document';
import type { Lexeme } from './lexemes';
import type { FlatText } from './writer';
import type { Mention } from './mention';
import type { Part } from './part';
import type { Completed } from './list-for-others';
import { listIsForOne } from './list-for-one';
import { listIsShared, notForUs, onlyFor } from './scope';
import { isChildOfFriends, isOnlyAFriend, packersOf, sentTogether } from './own-packers';
import { isSmall, stageOf } from '../stage';
import { namedProviders } from './providers';
import { aliasesOf } from './aliases';
import { ageAliases, withAgeAliases } from './age-aliases';
import { questionsOf } from './questions';

/** Everything the words say of people. */
export interface PeopleReading {
  travellers: Traveller[];
  bystanders: Bystander[];
  listFor: Trip['listFor'];
  /** The words say that one list is for several of them. */
  shared: boolean;
  questions: Question[];
  /** Folded words that stand for travellers. */
  aliases: { words: string; ids: string[] }[];
  /** Every place in the text where travellers are named, in order. */
  named: NamedAt[];
}

const MAX_TRAVELLERS = 40;
/** A niece or nephew without an age who packs a bag is no small child. */
const isGrownNiece = ({ key, ageMonths }: Person): boolean => /^(?:niece|nephew)/.test(key) && ageMonths === undefined;

/** Nobody packs for so many of whom only the number is stated: "mis 12 primos". */
const CROWD = 4;
/** But for that many, where one list is asked for all of them. */
const MOST_SHARED = 7;
/** What was read before the report. */
export interface PeopleRead {
  document: TripDocument;
  lexemes: readonly Lexeme[];
  flat: FlatText;
  mentions: readonly Mention[];
  /** Those who do not travel, with their part. */
  stays: ReadonlyMap<Mention, Part>;
  /** The list is not for the writer, who stays at home. */
  wantsOthers: boolean;
  /** More children than anybody packs for. */
  doubtful?: Mention;
}

/** Tells of the people of a finished roster. */
export function reportPeople(
  { travellers: roster, total, notFor = [] }: Completed,
  { document, lexemes, flat, mentions, stays, wantsOthers, doubtful }: PeopleRead,
): PeopleReading {
  const only = onlyFor(flat);
  const listed = only && new Set(lexemes.slice(only[0], only[1]).map(({ text }) => text));
  // "For me and the family" names nobody of a roster.
  const isListed = ({ role, words }: Person): boolean =>
    role !== 'self' && [...words].some((word) => listed?.has(word) === true);
  const wanted = roster.some(isListed) ? listed : undefined;
  const ownPackers = packersOf(lexemes, flat, roster);
  const apart = notForUs(flat, roster);
  const isShared = listIsShared(flat);
  const sentAlong = isShared ? [] : sentTogether(flat, roster);
  const listFor: Trip['listFor'] = !wantsOthers && !wanted && listIsForOne(flat, roster) ? 'one' : 'everybody';
  const evidence = (from: number, to: number, certainty: TripEvidence['certainty']): TripEvidence => {
    const span = lexemes.slice(Math.max(0, from), Math.max(from + 1, to)).filter(({ sign }) => !sign);
    const start = span[0]?.start;
    const last = Math.min(span.at(-1)?.end ?? 0, (start ?? 0) + 240);
    const end = /['\u2019]/.test(document.original.charAt(last - 1)) ? last - 1 : last;
    if (from < 0 || start === undefined || end <= start) return { source: 'rule', certainty };
    return { source: 'words', start, end, quote: document.original.slice(start, end), certainty };
  };
  const shown = (names: string): string => names.split(' ').map(shownWord).join(' ');
  const shownWord = (name: string): string => {
    const lexeme = lexemes.find(({ text }) => text === name);
    const found = lexeme ? document.original.slice(lexeme.start, lexeme.end).replace(/['\u2019]$/, '') : name;
    return capitalise(found);
  };
  const written = (from: number, to: number): string =>
    document.original
      .slice(lexemes[from]?.start ?? 0, lexemes[Math.max(from, to - 1)]?.end ?? 0)
      .replace(/['\u2019]$/, '')
      .trim();
  /** "My husband Obinna's red cap": the name of the one partner, who was told of by his cap. */
  const partnersName = [...stays.keys()]
    .filter(({ entry, owner }) => entry?.role === 'partner' && owner === 'mine')
    .map(({ headTo }) => lexemes[headTo])
    .find((next) => next?.capital && !next.sign && !next.upper && next.number === undefined)?.text;
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
      ...(person.name
        ? { name: shown(person.name) }
        : person.role === 'partner' && partnersName !== undefined && { name: shown(partnersName) }),
      ...(person.ageMonths !== undefined && { ageMonths: Math.min(1500, person.ageMonths) }),
      stage,
      ...(person.sex && { sex: person.sex }),
      // Nobody lists for a crowd: who is alone on the roster is one of it.
      count: index === 0 && person.count > MOST_LISTED ? 1 : Math.min(60, Math.max(1, person.count)),
      packsAlone:
        person.role !== 'self' &&
        index > 0 &&
        !(wanted !== undefined && isListed(person)) &&
        (listFor === 'one' ||
          (ownPackers.has(person) && (!isSmall(stage) || isGrownNiece(person) || person.owner === 'theirs')) ||
          notFor.includes(person) ||
          apart.includes(person) ||
          (person.count >= CROWD && !(isShared && person.count <= MOST_SHARED)) ||
          wanted !== undefined ||
          person.role === 'colleague' ||
          sentAlong.includes(person) ||
          isOnlyAFriend(person) ||
          isChildOfFriends(roster, person)),
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
    const nameFollows = lexemes.slice(mention.headTo, mention.to).some(({ text }) => text === mention.name);
    const end = mention.headTo + (nameFollows && mention.kind === 'person' ? 1 : 0);
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
  const absent: NamedAt[] = [...stays].flatMap(([{ head, headTo, from, sex, ages, name, count, entry }]) => {
    const first = lexemes[from];
    const last = lexemes[Math.max(head, headTo - 1)];
    return first && last && (ages.length === 0 || name === undefined)
      ? [
          {
            start: first.start,
            end: last.end,
            ids: onlyChildOf(entry?.key, travellers),
            ...(ANOTHERS.test(first.text) && { ofAnother: true as const }),
            ...((count ?? entry?.count ?? 1) > 1 && { many: true as const }),
            ...(sex && { sex }),
          },
        ]
      : [];
  });
  const aliases = aliasesOf(roster, travellers);
  return {
    travellers,
    bystanders,
    listFor,
    shared: isShared || wanted !== undefined,
    questions: questionsOf(
      travellers,
      total,
      doubtful && { mention: doubtful, evidence: evidence(doubtful.from, doubtful.to, 'guess') },
    ),
    aliases,
    named: firstAtEach([
      ...namedPlaces(lexemes, withAgeAliases(aliases, ageAliases(roster, travellers))),
      ...absent,
    ]).toSorted((a, b) => a.start - b.start),
  };
}

const ANOTHERS = /^(?:his|her|their|su|sus)$/;

/** "Boy has eczema": of a family with one son it is he. */
const onlyChildOf = (key: string | undefined, travellers: readonly Traveller[]): string[] => {
  if (key !== 'boy' && key !== 'girl') return [];
  const other = key === 'boy' ? 'female' : 'male';
  const children = travellers.filter(({ role, sex, packsAlone }) => role === 'child' && sex !== other && !packsAlone);
  return children.length === 1 ? children.map(({ id }) => id) : [];
};

/** The first of those who are named at one place. */
const firstAtEach = (named: readonly NamedAt[]): NamedAt[] => {
  const at = new Map<number, NamedAt>();
  for (const place of named) if (!at.has(place.start)) at.set(place.start, place);
  return [...at.values()];
};
