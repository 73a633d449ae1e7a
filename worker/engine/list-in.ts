/** The list under a key of an index, which begins empty: `listIn(index, key).push(value)`. */
export const listIn = <Key, Value>(index: Map<Key, Value[]>, key: Key): Value[] => {
  const list = index.get(key) ?? [];
  index.set(key, list);
  return list;
};
