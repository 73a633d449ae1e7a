/** What follows from `PLAN_COLUMNS`: what is selected, what is answered as it stands, what a copy begins with. */
import { getTableColumns } from 'drizzle-orm';
import { NEW_PLAN, PLAN_COLUMNS, type PlanRow, plans } from './schema';

type Columns = typeof PLAN_COLUMNS;
type Name = keyof Columns;
type ListedName = { [Each in Name]: Columns[Each][0] extends 'list' ? Each : never }[Name];
type ShownName = { [Each in Name]: Columns[Each][0] extends 'never' ? never : Each }[Name];
/** Answered as it stands. */
type PlainName = { [Each in Name]: Columns[Each] extends readonly [string, string] ? Each : never }[Name];
type CopiedName = { [Each in Name]: Columns[Each][1] extends 'copied' ? Each : never }[Name];
type NewName = { [Each in Name]: Columns[Each][1] extends 'new' ? Each : never }[Name];

/** A plan as lists read it. */
export type ListedRow = Pick<PlanRow, ListedName>;
/** A plan as its own screen reads it. */
export type ShownRow = Pick<PlanRow, ShownName>;
/** What a copy has of its own. */
export type UncopiedRow = Omit<PlanRow, CopiedName | NewName>;

const isName = (name: string): name is Name => name in PLAN_COLUMNS;
const isListed = (name: Name): name is ListedName => PLAN_COLUMNS[name][0] === 'list';
const isShown = (name: Name): name is ShownName => PLAN_COLUMNS[name][0] !== 'never';
const isPlain = <Each extends Name>(name: Each): name is Each & PlainName => PLAN_COLUMNS[name].length === 2;
const isCopied = (name: Name): name is CopiedName => PLAN_COLUMNS[name][1] === 'copied';
const isNew = (name: Name): name is NewName => PLAN_COLUMNS[name][1] === 'new';
const NAMES = Object.keys(PLAN_COLUMNS).filter(isName);
const LISTED_PLAIN = NAMES.filter(isListed).filter(isPlain);
const SHOWN_PLAIN = NAMES.filter(isShown).filter(isPlain);

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

/** What a copy of a plan takes over, and what it begins with as a new plan does. */
export const copiedColumns = (row: PlanRow): Omit<PlanRow, keyof UncopiedRow> => ({
  ...pick(row, NAMES.filter(isCopied)),
  ...pick(NEW_PLAN, NAMES.filter(isNew)),
});

/** The columns that lists of plans, too, are answered with as they stand. */
export const listedFields = (row: ListedRow): Pick<ListedRow, ListedName & PlainName> => pick(row, LISTED_PLAIN);
/** All columns that a plan's own screen is answered with as they stand. */
export const shownFields = (row: ShownRow): Pick<ShownRow, ShownName & PlainName> => pick(row, SHOWN_PLAIN);
