import { derivedId } from '../../platform/db/id';

/** The id of a generated item, from its plan and its key: a generation that starts over streams and saves the same ids. */
export const itemIdOf = (planId: string, key: string): string => derivedId('item', planId, key);
