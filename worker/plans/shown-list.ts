/**
 * A list as its plan's screen shows it: a text that a room writes once for each state of the list. To the owner a plan is
 * answered with the lines as they stand in it; only for others they are read and put together anew.
 */
import type { Item, PlanSummary } from './contract';
import { type PrivateTexts, SHARED, type StoredItem } from './privacy';
import type { TripRead } from './schema';

/** What stands beside the lines. */
interface ShownHead {
  /** Of the plan, with the last change of its list. */
  revision: number;
  /** When that was. Milliseconds since the epoch. */
  changedAt: number;
  trip: TripRead;
  /** Of all lines, as their owner sees them. */
  progress: PlanSummary['progress'];
  /** What is private of lines, by their id; of all others nothing is. */
  privacy: Record<string, PrivateTexts>;
}

/** A list as its plan's screen shows it. */
export interface ShownList extends ShownHead {
  /** The lines as their owner sees them, in their order, as JSON. */
  items: string;
}

/** An item as the contract has it. */
export const toItem = ({
  id,
  name,
  quantity,
  category,
  reason,
  origin,
  packed,
  packedBy,
  hidden,
  position,
  revision,
  for: names,
  bag,
  optional,
  weightGrams,
}: Item): Item => ({
  id,
  name,
  quantity,
  category,
  reason,
  origin,
  packed,
  packedBy,
  hidden,
  position,
  revision,
  for: names,
  bag,
  optional,
  weightGrams,
});

/** How far the packing of what is not hidden has come. */
export const progressOf = (items: readonly Pick<Item, 'hidden' | 'packed' | 'optional'>[]): PlanSummary['progress'] => {
  const shown = items.filter(({ hidden }) => !hidden);
  return {
    items: shown.length,
    packed: shown.filter(({ packed }) => packed).length,
    spare: shown.filter(({ optional, packed }) => optional && !packed).length,
  };
};

const privacyOf = (rows: readonly StoredItem[]): ShownHead['privacy'] =>
  Object.fromEntries(
    rows
      .filter(({ privacy }) => privacy !== 'shared')
      .map(({ id, privacy, sharedName, sharedReason }) => [id, { privacy, sharedName, sharedReason }]),
  );

/** The text of a list of these lines. */
export const writeShownList = ({
  rows,
  ...list
}: Pick<ShownHead, 'revision' | 'changedAt' | 'trip'> & { rows: readonly StoredItem[] }): string => {
  const head: ShownHead = { ...list, progress: progressOf(rows), privacy: privacyOf(rows) };
  // No JSON has a line break that is not escaped.
  return `${JSON.stringify(head)}\n${JSON.stringify(rows.map(toItem))}`;
};

/** What {@link writeShownList} wrote; the lines stay a text. */
export const readShownList = (text: string): ShownList => {
  const end = text.indexOf('\n');
  const head: ShownHead = JSON.parse(text.slice(0, end));
  return { ...head, items: text.slice(end + 1) };
};

/** Its lines with what is private of them. */
export const storedItemsOf = ({ items, privacy }: ShownList): StoredItem[] => {
  const lines: Item[] = JSON.parse(items);
  return lines.map((line) => ({ ...line, ...(privacy[line.id] ?? SHARED) }));
};
