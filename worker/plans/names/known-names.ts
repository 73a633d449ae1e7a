import { ALL_ITEMS } from '../../engine/packing/knowledge/knowledge';
import { createNameIndex, type NameIndex } from './names';

let index: NameIndex | undefined;

/** Names of the knowledge base and their synonyms; built once per isolate, when a model is first asked. */
export const knownNames = (): NameIndex => (index ??= createNameIndex(ALL_ITEMS));
