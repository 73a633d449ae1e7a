/** Who packs a bag of their own by what the whole trip says. */
import { fold } from '../../packing/reading/text';
import type { Trip } from '../schema';

/** Three or more friends, or more: everybody packs a bag of their own, and the list is for each of them. */
export const friendsOnly = (travellers: Trip['travellers']): boolean => {
  const others = travellers.filter(({ role }) => role !== 'self');
  const grown = others.every(
    ({ role, stage }) =>
      (role === 'friend' || role === 'colleague' || role === 'other') &&
      stage !== 'child' &&
      stage !== 'baby' &&
      stage !== 'toddler',
  );
  return grown && others.reduce((sum, { count }) => sum + count, 0) >= 2;
};

/** A friend who brings things of his own to the trip packs his own bag. */
export function packersOwn(
  travellers: Trip['travellers'],
  things: Trip['things'],
  aliases: readonly { words: string; ids: string[] }[],
): Trip['travellers'] {
  const bringers = new Set(things.filter(({ fate }) => fate === 'other-brings').map(({ by = '' }) => fold(by)));
  const named = new Set(
    aliases
      .filter(({ words }) => [...bringers].some((by) => by === words || by === words.split(' ').at(-1)))
      .flatMap(({ ids }) => ids),
  );
  const friends = travellers.filter(({ role }) => role === 'friend' || role === 'colleague' || role === 'other');
  const byPronoun = ['he', 'she', 'they', 'el', 'ella'].some((word) => bringers.has(word));
  return travellers.map((traveller) =>
    friends.includes(traveller) && (named.has(traveller.id) || (byPronoun && friends.length === 1))
      ? { ...traveller, packsAlone: true }
      : traveller,
  );
}
