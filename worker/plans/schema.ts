import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { LOCALES } from '../platform/locale/locale';
import type { Corrections } from '../engine/packing/corrections';
import type { PackingWarning } from '../engine/packing/engine';
import type { TripFacts } from '../engine/packing/facts';
import type { Failure, Item, LeftOut } from './contract';
import type { ListCount } from './count';
import type { Privacy, PrivateLines } from './privacy';
import type { ShownPlace } from './shown-places';
import { storedWeather } from './stored-weather';

/** Fields of an item that a traveller can set; what was set is never overwritten. */
export const EDITABLE_FIELDS = ['name', 'quantity', 'category', 'packed', 'hidden'] as const;
export type EditableField = (typeof EDITABLE_FIELDS)[number];

/** When each field of an item was last set (revision of the plan) and by which device. */
export type FieldRevisions = Partial<Record<EditableField, [revision: number, clientId: string]>>;

/** Bag Plans; the columns are explained in migrations/0006_plans.sql. JSON columns hold what this Worker wrote. */
export const plans = sqliteTable('plans', {
  id: text().primaryKey(),
  userId: text().notNull(),
  generationId: text().notNull(),
  name: text().notNull(),
  destination: text().notNull(),
  placeId: text(),
  startDate: text().notNull(),
  endDate: text().notNull(),
  days: integer().notNull(),
  activities: text({ mode: 'json' }).$type<string[]>().notNull(),
  description: text().notNull(),
  locale: text({ enum: LOCALES }).notNull(),
  status: text({ enum: ['generating', 'ready', 'failed'] }).notNull(),
  failure: text().$type<Failure>(),
  places: text({ mode: 'json' }).$type<ShownPlace[]>(),
  /** How the destination was understood (`resolutionNote` of the engine); answers and stored proposals have it under this name, too. */
  took: text(),
  weather: storedWeather(),
  corrections: text({ mode: 'json' }).$type<Corrections>(),
  engine: text(),
  model: text(),
  modelFailed: integer({ mode: 'boolean' }).notNull(),
  /** For the operator alone: nothing here reads it. */
  modelReport: text({ mode: 'json' }).$type<object>(),
  searchText: text().notNull(),
  /** In the words of the profile. */
  homeCountry: text(),
  /** Counts the accepted edits; see migrations/0011_plan_sync.sql. */
  revision: integer().notNull(),
  /** What its list came to at one of its revisions; see migrations/0041_plan_counts.sql. */
  counted: text({ mode: 'json' }).$type<ListCount>(),
  templateId: text(),
  /** Whose own items join the list while it is made. */
  itemsFrom: text(),
  debriefedAt: integer(),
  privateToMembers: text().$type<PrivateLines>().notNull(),
  privateToLinks: text().$type<PrivateLines>().notNull(),
  /** Its list lives in its Durable Object; see migrations/0045_lists_in_their_rooms.sql. */
  inRoom: integer({ mode: 'boolean' }).notNull(),
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
});
export type PlanRow = typeof plans.$inferSelect;

/** What was read of a trip and what the engine says of its list; kept with the lines, in the plan's room. */
export interface TripRead {
  facts: TripFacts | null;
  warnings: PackingWarning[] | null;
  leftOut: LeftOut[] | null;
}

/** For a trip that was not read yet, and for one that the viewer may not see. */
export const NO_TRIP: TripRead = { facts: null, warnings: null, leftOut: null };

/** The same of plans that have not moved into their rooms yet. */
export const tripsToMove = sqliteTable('plans', {
  // Named, since two tables of one name share what is worked out of their columns' names.
  id: text('id').primaryKey(),
  facts: text('facts', { mode: 'json' }).$type<TripFacts>(),
  warnings: text('warnings', { mode: 'json' }).$type<PackingWarning[]>(),
  leftOut: text('left_out', { mode: 'json' }).$type<LeftOut[]>(),
});

/** `list`: lists of plans show it too; `screen`: the plan's own screen alone; `never`: no answer has it. */
type Shown = 'list' | 'screen' | 'never';
/** Whether a copy takes it over, begins with it as a new plan does ({@link NEW_PLAN}), or gets its own in copies/service.ts. */
type Copied = 'copied' | 'new' | 'computed';

/**
 * What becomes of each column; a new one does not compile until it is decided here. An answer has it under its own name and
 * as it stands, unless it is `mapped`: then plan-json.ts says what is made of it.
 */
export const PLAN_COLUMNS = {
  id: ['list', 'computed'],
  userId: ['never', 'copied'],
  // A copy keeps naming the generation that it rests on, which is settled: it has none of its own to pay.
  generationId: ['never', 'copied'],
  name: ['list', 'computed'],
  destination: ['list', 'copied'],
  placeId: ['never', 'copied'],
  startDate: ['list', 'computed'],
  endDate: ['list', 'computed'],
  days: ['list', 'computed'],
  activities: ['list', 'copied', 'mapped'],
  description: ['list', 'copied'],
  locale: ['list', 'copied'],
  status: ['list', 'copied'],
  failure: ['never', 'copied'],
  places: ['list', 'computed', 'mapped'],
  took: ['screen', 'computed'],
  weather: ['list', 'computed'],
  corrections: ['screen', 'copied', 'mapped'],
  engine: ['list', 'computed', 'mapped'],
  model: ['list', 'copied', 'mapped'],
  modelFailed: ['list', 'new'],
  modelReport: ['never', 'new'],
  searchText: ['never', 'computed'],
  homeCountry: ['never', 'copied'],
  revision: ['screen', 'new'],
  counted: ['never', 'computed'],
  templateId: ['never', 'new'],
  itemsFrom: ['never', 'new'],
  debriefedAt: ['list', 'new', 'mapped'],
  privateToMembers: ['screen', 'copied', 'mapped'],
  privateToLinks: ['never', 'copied'],
  inRoom: ['never', 'computed'],
  createdAt: ['list', 'computed', 'mapped'],
  updatedAt: ['list', 'computed', 'mapped'],
} as const satisfies Record<keyof PlanRow, readonly [Shown, Copied] | readonly [Shown, Copied, 'mapped']>;

/** What a plan begins with, of what is not typed in its form. */
export const NEW_PLAN = {
  status: 'generating',
  failure: null,
  places: null,
  took: null,
  weather: null,
  engine: null,
  model: null,
  modelFailed: false,
  modelReport: null,
  revision: 0,
  counted: null,
  templateId: null,
  itemsFrom: null,
  debriefedAt: null,
  privateToMembers: 'neutral',
  privateToLinks: 'hidden',
  inRoom: false,
} as const satisfies Partial<PlanRow>;

/**
 * What members read instead of what is the owner's alone: what was written of the trip, and what was made of
 * it, may hold what is nobody else's business.
 */
export const MEMBERS_READ = {
  description: '',
  took: null,
} as const satisfies Partial<PlanRow>;

/** Lines of plans that have not moved into their rooms yet, and the columns of every line there. */
export const planItems = sqliteTable('plan_items', {
  id: text().primaryKey(),
  planId: text().notNull(),
  key: text(),
  /** Where it stands among the plan's items; fractions put one between two others. */
  position: real().notNull(),
  name: text().notNull(),
  quantity: integer().notNull(),
  category: text().notNull(),
  reason: text().notNull(),
  origin: text().$type<Item['origin']>().notNull(),
  packed: integer({ mode: 'boolean' }).notNull(),
  hidden: integer({ mode: 'boolean' }).notNull(),
  edited: text({ mode: 'json' }).$type<EditableField[]>().notNull(),
  essential: integer({ mode: 'boolean' }).notNull(),
  weightGrams: integer(),
  cabin: text(),
  /** Names of those it is for; empty where it is everybody's. */
  for: text('for_names', { mode: 'json' }).$type<string[]>().notNull(),
  /** Where it travels: worn, or a kind of bag. */
  bag: text(),
  /** Comes along only if there is room. */
  optional: integer({ mode: 'boolean' }).notNull(),
  searchText: text().notNull(),
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
  deletedAt: integer(),
  /** Who ticked it, while it is ticked. */
  packedBy: text(),
  /** The plan's revision when this item last changed. */
  revision: integer().notNull(),
  fieldRevisions: text({ mode: 'json' }).$type<FieldRevisions>().notNull(),
  /** What of it is its owner's alone; see privacy.ts. */
  privacy: text().$type<Privacy>().notNull(),
  sharedName: text(),
  sharedReason: text(),
});
export type ItemRow = typeof planItems.$inferSelect;

/** What a search finds of a list; see plan-words.ts. */
export const planWords = sqliteTable('plan_words', {
  planId: text().notNull().unique(),
  shared: text().notNull(),
  private: text().notNull(),
  sharedItems: text().notNull(),
  privateItems: text().notNull(),
});

/** A member with a plan's owner. */
export const planMembers = sqliteTable(
  'plan_members',
  {
    planId: text().notNull(),
    userId: text().notNull(),
    joinedAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.userId] })],
);

/** In whose rooms a member ticked something. */
export const planPackers = sqliteTable(
  'plan_packers',
  {
    userId: text().notNull(),
    planId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.planId] })],
);

/** What the owner decided of a thing: its bag, worn on the way, its weight. */
export const luggageItems = sqliteTable(
  'luggage_items',
  {
    planId: text().notNull(),
    itemId: text().notNull(),
    bagId: text(),
    worn: integer({ mode: 'boolean' }).notNull(),
    grams: integer(),
    updatedAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.itemId] })],
);
