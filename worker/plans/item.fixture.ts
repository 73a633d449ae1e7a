import type { Item } from './contract';

/** A thing of a list for tests: one unpacked line of the engine's, changed where a test needs it. */
export const testItem = (id: string, more: Partial<Item> = {}): Item => ({
  id,
  name: id,
  quantity: 1,
  category: 'clothing',
  reason: '',
  origin: 'engine',
  packed: false,
  packedBy: null,
  hidden: false,
  position: 0,
  revision: 0,
  for: [],
  bag: null,
  optional: false,
  weightGrams: null,
  ...more,
});
