/** What becomes of each column of a plan: who is answered with it, and what a plan made from it again takes over. */
import { getTableColumns } from 'drizzle-orm';
import { type PlanRow, plans } from './schema';

/** `list`: lists of plans show it too; `screen`: the plan's own screen alone; `never`: no answer has it. */
type Shown = 'list' | 'screen' | 'never';
/** Whether a copy takes it over, or has its own. */
type Copied = 'carried' | 'made';

/** A new column does not compile until both are decided here. */
const COLUMNS = {
  id: ['list', 'made'],
  userId: ['never', 'carried'],
  // A copy keeps naming the generation that it rests on, which is settled: it has none of its own to pay.
  generationId: ['never', 'carried'],
  name: ['list', 'made'],
  destination: ['list', 'carried'],
  placeId: ['never', 'carried'],
  startDate: ['list', 'made'],
  endDate: ['list', 'made'],
  days: ['list', 'made'],
  activities: ['list', 'carried'],
  description: ['list', 'carried'],
  locale: ['list', 'carried'],
  status: ['list', 'carried'],
  failure: ['never', 'carried'],
  places: ['list', 'made'],
  took: ['screen', 'made'],
  weather: ['list', 'made'],
  facts: ['screen', 'made'],
  warnings: ['screen', 'made'],
  corrections: ['screen', 'carried'],
  engine: ['list', 'made'],
  model: ['list', 'carried'],
  modelFailed: ['list', 'made'],
  modelReport: ['never', 'made'],
  searchText: ['never', 'made'],
  homeCountry: ['never', 'carried'],
  revision: ['screen', 'made'],
  leftOut: ['screen', 'made'],
  counted: ['never', 'made'],
  templateId: ['never', 'made'],
  itemsFrom: ['never', 'made'],
  debriefedAt: ['list', 'made'],
  privateToMembers: ['screen', 'carried'],
  privateToLinks: ['never', 'carried'],
  createdAt: ['list', 'made'],
  updatedAt: ['list', 'made'],
} as const satisfies Record<keyof PlanRow, readonly [Shown, Copied]>;

type Columns = typeof COLUMNS;
type Name = keyof Columns;
type ListedName = { [Each in Name]: Columns[Each][0] extends 'list' ? Each : never }[Name];
type ShownName = { [Each in Name]: Columns[Each][0] extends 'never' ? never : Each }[Name];
type CarriedName = { [Each in Name]: Columns[Each][1] extends 'carried' ? Each : never }[Name];

/** A plan as lists read it. */
export type ListedRow = Pick<PlanRow, ListedName>;
/** A plan as its own screen reads it. */
export type ShownRow = Pick<PlanRow, ShownName>;
/** What a copy takes over. */
export type CarriedRow = Pick<PlanRow, CarriedName>;
/** What a copy has of its own. */
export type MadeRow = Omit<PlanRow, CarriedName>;

const isName = (name: string): name is Name => name in COLUMNS;
const isListed = (name: Name): name is ListedName => COLUMNS[name][0] === 'list';
const isShown = (name: Name): name is ShownName => COLUMNS[name][0] !== 'never';
const isCarried = (name: Name): name is CarriedName => COLUMNS[name][1] === 'carried';
const NAMES = Object.keys(COLUMNS).filter(isName);

const isWhole = <Row extends object, Part extends keyof Row>(
  part: Partial<Pick<Row, Part>>,
  names: readonly Part[],
): part is Pick<Row, Part> => names.every((name) => name in part);

const pick = <Row extends object, Part extends keyof Row>(row: Row, names: readonly Part[]): Pick<Row, Part> => {
  const part: Partial<Pick<Row, Part>> = {};
  for (const name of names) part[name] = row[name];
  if (!isWhole(part, names)) throw new Error('a row without one of its columns');
  return part;
};

const table = getTableColumns(plans);
/** What a list of plans selects. */
export const LISTED_COLUMNS = pick(table, NAMES.filter(isListed));
/** What a plan's own screen selects. */
export const SHOWN_COLUMNS = pick(table, NAMES.filter(isShown));

/** What a copy takes over of a plan. */
export const carriedOf = (row: PlanRow): CarriedRow => pick(row, NAMES.filter(isCarried));
