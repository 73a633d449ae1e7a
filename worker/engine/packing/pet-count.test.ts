import { expect, test } from 'vitest';
import { makePackingList } from './engine';
import { factsOf } from './fixtures';
import type { Tag } from './tags';

/** How many of an item the list of six days has where these words tell of an animal. */
const quantityOf = (tag: Tag, quote: string, key: string): number | undefined =>
  makePackingList(factsOf(6, { tags: { [tag]: { source: 'words', quote } } })).items.find((item) => item.key === key)
    ?.quantity;

test.each<[Tag, string, string, number]>([
  ['pet:dog', 'con nuestros tres galgos en la furgoneta', 'dog-lead', 3],
  ['pet:dog', 'vamos con la perra', 'dog-lead', 1],
  ['pet:dog', 'we take our two old dogs along', 'dog-lead', 2],
  ['pet:dog', 'we take our two old dogs along', 'pet-tag', 2],
  ['pet:cat', 'llevamos a los gatos', 'pet-bed', 2],
  ['pet:dog', 'the dog, 2 years old', 'dog-lead', 1],
])('%s, "%s": %s × %i', (tag, quote, key, quantity) => expect(quantityOf(tag, quote, key)).toBe(quantity));
