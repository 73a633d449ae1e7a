/**
 * What of a list is its owner's alone. Each line is stored with its privacy and with neutral texts; whatever leaves for
 * somebody else (answers, live messages, streams, exports, search, links) goes through {@link itemFor}.
 */
import { type SQL, sql } from 'drizzle-orm';
import { ACTIVITY_IDS } from '../engine/activities';
import { makePackingList } from '../engine/packing/engine';
import type { TripFacts } from '../engine/packing/facts';
import { several } from '../engine/packing/knowledge/item';
import { itemById } from '../engine/packing/knowledge/knowledge';
import type { Locale } from '../platform/locale/locale';
import { type Item, PLAN_LIMITS } from './contract';
import { subjectOf } from './names/service';
import { labelForOthers, reasonForOthers, type Writer } from './person-labels';

/** `private-reason`: the name may be seen, not why. `private`: only something private explains the line at all. */
export type Privacy = 'shared' | 'private-reason' | 'private';

/** What is stored of a line beside what its owner sees. Null: there is no neutral text of its own. */
export interface PrivateTexts {
  privacy: Privacy;
  sharedName: string | null;
  sharedReason: string | null;
}

/** A line as it is stored: with its owner's texts and the neutral ones. */
export type StoredItem = Item & PrivateTexts;

/** The audience. A link may be read by anybody who has it. */
export type Audience = 'owner' | 'member' | 'link';

/** Whether private lines are shown to others by a neutral name, or not at all. */
export type PrivateLines = 'neutral' | 'hidden';

/** Texts of an item that the reader may not see. */
const NEUTRAL = {
  en: { name: 'Something personal', reason: 'For this trip' },
  es: { name: 'Algo personal', reason: 'Para este viaje' },
} as const satisfies Record<Locale, unknown>;

/** Where a private line stands for others: its own category would reveal what it is. */
const NEUTRAL_CATEGORY = 'comfort';

/** Nothing of a line is private. */
export const SHARED: PrivateTexts = { privacy: 'shared', sharedName: null, sharedReason: null };
/** Its reason is the owner's, its name is not. */
export const PRIVATE_REASON: PrivateTexts = { privacy: 'private-reason', sharedName: null, sharedReason: null };
/** All of it is the owner's, until something says otherwise. */
export const PRIVATE: PrivateTexts = { privacy: 'private', sharedName: null, sharedReason: null };

/** The name of a line for others. */
export const sharedNameOf = (item: Pick<StoredItem, 'name' | keyof PrivateTexts>, locale: Locale): string =>
  item.sharedName ?? (item.privacy === 'private' ? NEUTRAL[locale].name : item.name);

/** A line as somebody may see it, from their side; null when they may not see it at all. */
export const itemFor = (
  item: StoredItem,
  audience: Audience,
  view: Writer & { privateLines: PrivateLines },
): StoredItem | null => {
  if (audience === 'owner') return item;
  const { locale, privateLines } = view;
  const names = item.for.map((label) => labelForOthers(label, view));
  if (item.privacy === 'shared') return { ...item, for: names, reason: reasonForOthers(item.reason, item.for, view) };
  const isPrivate = item.privacy === 'private';
  if (isPrivate && privateLines === 'hidden') return null;
  return {
    ...item,
    name: sharedNameOf(item, locale),
    category: isPrivate ? NEUTRAL_CATEGORY : item.category,
    // The person would reveal whose condition it is.
    for: isPrivate ? [] : names,
    weightGrams: isPrivate ? null : item.weightGrams,
    reason: reasonForOthers(
      item.sharedReason ?? (item.reason === '' ? '' : NEUTRAL[locale].reason),
      isPrivate ? [] : item.for,
      view,
    ),
  };
};

/** Lines as somebody may see them; those they may not see are left out. */
export const linesFor = (
  lines: readonly StoredItem[],
  audience: Audience,
  view: Writer & { privateLines: PrivateLines },
): StoredItem[] => lines.flatMap((line) => itemFor(line, audience, view) ?? []);

/** Whether everybody who packs may see the name of a line as its owner sees it. */
export const hasSharedName = ({
  name,
  privacy,
  sharedName,
}: Pick<StoredItem, 'name' | 'privacy' | 'sharedName'>): boolean =>
  privacy === 'shared' || (privacy === 'private-reason' && (sharedName ?? name) === name);

/** {@link hasSharedName} of a line by its table's alias, in SQL. */
export const isNameShared = (alias: string): SQL => {
  const line = sql.raw(alias);
  return sql`(${line}.privacy = 'shared' OR (${line}.privacy = 'private-reason' AND coalesce(${line}.shared_name, ${line}.name) = ${line}.name))`;
};

/** Namespaces of facts that anybody on the trip may know. */
const OPEN_NAMESPACES: ReadonlySet<string> = new Set(
  'activity refused own rented provided transport lodging occasion dress work pet hobby setting'.split(' '),
);
/** What is private in them all the same: faith, health, and what is meant to surprise. */
const PRIVATE_TAGS: ReadonlySet<string> = new Set([
  'activity:pilgrimage',
  'dress:head-cover',
  'lodging:hospital',
  'lodging:monastery',
  'lodging:albergue',
  'occasion:baptism',
  'occasion:communion',
  'occasion:court-or-embassy',
  'occasion:funeral',
  'occasion:interview',
  'occasion:medical-visit',
  'occasion:moving-abroad',
  'occasion:proposal',
  'occasion:ramadan',
  'occasion:religious-visit',
  'own:wheelchair',
  'rented:wheelchair',
  'pet:assistance-dog',
  'setting:church',
  'setting:mosque',
  'setting:retreat',
]);
/** What small children need is no secret in a family that packs together. */
const OPEN_NEEDS: ReadonlySet<string> = new Set(
  [
    'bottle',
    'solid-food',
    'nappies',
    'few-nappies',
    'night-nappies',
    'no-nappies',
    'potty-training',
    'dummy',
    'comfort-toy',
  ]
    .concat(['stroller', 'car-seat', 'baby-carrier', 'kids-entertainment', 'non-swimmer', 'homework'])
    .map((need) => `need:${need}`),
);

/** Whether a fact is private: everything that is not listed as public is. */
const isPrivateTag = (tag: string): boolean =>
  PRIVATE_TAGS.has(tag) || !(OPEN_NAMESPACES.has(tag.slice(0, tag.indexOf(':'))) || OPEN_NEEDS.has(tag));

/** Whether others may see an activity: only those offered by the form, since a typed one may be anything. */
export const isPublicActivity = (activity: string): boolean =>
  ACTIVITY_IDS.some((id) => id === activity) && !isPrivateTag(`activity:${activity}`);

/** The trip as everybody may know it: without what is private, and without the traveller's words. */
const openFacts = (facts: TripFacts): TripFacts => {
  const { quotes: _quotes, trip: _trip, ...rest } = facts;
  return {
    ...rest,
    tags: Object.fromEntries(
      Object.entries(facts.tags).flatMap(([tag, { source }]) => (isPrivateTag(tag) ? [] : [[tag, { source }]])),
    ),
  };
};

/** What follows from a condition without being a tag. */
const PRIVATE_SIGNALS: ReadonlySet<string> = new Set(['needles', 'cold-chain', 'daily-medicine']);
const isPrivateCue = (cue: string): boolean => (cue.includes(':') ? isPrivateTag(cue) : PRIVATE_SIGNALS.has(cue));

/** Is a thing of the knowledge base on a list only for something private, so that its name reveals it? */
const isConditionOnly = (key: string): boolean => {
  const when = itemById(key)?.when;
  return (
    when !== undefined &&
    several(when).every(({ any, all }) => (any?.every(isPrivateCue) ?? false) || (all?.some(isPrivateCue) ?? false))
  );
};

/**
 * What of a line of the writer's own is private: their words are shared as they are, unless a memory brought what only a
 * condition explains, a remedy by a name of their own, or what was private where they had it before. Why a memory brought it is theirs in any case.
 */
export const privacyOfOwn = ({ subject, category, reason, isPrivate }: OwnLine): PrivateTexts => {
  const isRemembered = reason !== '';
  const isMedicine = category === 'health' && itemById(subject) === undefined;
  if (isPrivate || (isRemembered && (isMedicine || isConditionOnly(subject)))) return PRIVATE;
  return reason === '' ? SHARED : PRIVATE_REASON;
};

/** A line that the writer had before; see {@link privacyOfOwn}. */
interface OwnLine {
  subject: string;
  category: string;
  reason: string;
  isPrivate: boolean;
}

/** A line before it is stored. */
type Line = PrivateTexts & Pick<Item, 'name' | 'category' | 'reason' | 'origin'> & { key: string };

/**
 * Says of each line of a list what of it is private. The list is made once more of what everybody may know: a line that
 * is not in that one too, or with another reason, rests on something private, and others read the reason of that one.
 * A list that was packed from a Trip has items of its own, for which the engine's privacy is used where the thing is a
 * known one. What a model wrote may quote the traveller, so only the things of it that everybody's list has are named.
 */
export const withPrivacy = <Item extends Line>(lines: readonly Item[], facts: TripFacts): Item[] => {
  const open = new Map(
    makePackingList(openFacts(facts), { maxItems: PLAN_LIMITS.items }).items.map((one) => [one.key, one]),
  );
  const textsOf = ({ key, name, category, reason, origin, privacy, sharedReason }: Item): PrivateTexts => {
    if (origin === 'user')
      return privacyOfOwn({ subject: subjectOf(name), category, reason, isPrivate: privacy === 'private' });
    const isEngines = origin === 'engine';
    const isTripLine = isEngines && facts.trip !== undefined;
    if (isTripLine && (privacy === 'private' || isConditionOnly(key))) return PRIVATE;
    const twin = open.get(isEngines ? key : subjectOf(name)) ?? open.get(key);
    if (!twin) return isTripLine && privacy === 'shared' && itemById(key) ? PRIVATE_REASON : PRIVATE;
    // A count is everybody's, and that of another list would not be this line's.
    const isCount = isTripLine && privacy === 'shared' && sharedReason === reason;
    if (isCount || (isEngines && twin.reason === reason)) return SHARED;
    return { privacy: 'private-reason', sharedName: isEngines ? null : twin.name, sharedReason: twin.reason };
  };
  return lines.map((line) => ({ ...line, ...textsOf(line) }));
};
