/** Which of the hashes of words, and of their endings and beginnings, have a row of their own in the network's tables. */
import type { WordRows } from './words';

/** Row that stands for all words, endings or beginnings that the network does not know. */
const UNKNOWN_ROW = 1;

export interface HashTable {
  /** The row of each hash. */
  rows: Uint16Array;
  /** How many rows the table has. */
  count: number;
}

export type HashTables = Readonly<Record<keyof WordRows, HashTable>>;

/** The rows in the order of the hashes that have one, from a bit for each hash, the lowest first. */
export const hashTable = (bits: Uint8Array): HashTable => {
  const rows = new Uint16Array(bits.length * 8);
  let count = 0;
  for (let hash = 0; hash < rows.length; hash += 1)
    rows[hash] = ((bits[hash >> 3] ?? 0) >> (hash & 7)) & 1 ? count++ : UNKNOWN_ROW;
  return { rows, count };
};
