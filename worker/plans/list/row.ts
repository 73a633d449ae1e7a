import { type ItemRow, searchText, SHARED } from '../service';

/** A line that was just added and that nobody has touched; whoever makes one says what else there is to it. */
export const blankRow = ({
  name,
  createdAt,
  ...named
}: Pick<ItemRow, 'id' | 'planId' | 'name' | 'createdAt'>): ItemRow => ({
  ...named,
  key: null,
  position: 0,
  name,
  quantity: 1,
  category: 'comfort',
  reason: '',
  origin: 'user',
  packed: false,
  packedBy: null,
  hidden: false,
  edited: [],
  essential: false,
  weightGrams: null,
  cabin: null,
  for: [],
  bag: null,
  optional: false,
  searchText: searchText(name),
  createdAt,
  updatedAt: createdAt,
  deletedAt: null,
  revision: 0,
  fieldRevisions: {},
  ...SHARED,
});
