import type { Luggage, PlaceItemInput } from '../../../../worker/plans/luggage/contract';

/** Bags whose weights follow a thing from one to another. */
const withWeightMoved = ({ bags }: Luggage, grams: number, from: string, to: string | null): Luggage['bags'] =>
  from === to
    ? bags
    : bags.map((bag) =>
        bag.id === from
          ? { ...bag, grams: bag.grams - grams }
          : bag.id === to
            ? { ...bag, grams: bag.grams + grams }
            : bag,
      );

/** The luggage with a thing where and how it is wanted; what only the server can work out stays as it was. */
export const withPlaced = (luggage: Luggage, itemId: string, { bagId, worn, grams }: PlaceItemInput): Luggage => {
  const item = luggage.items.find((each) => each.itemId === itemId);
  if (!item) return luggage;
  return {
    ...luggage,
    bags: bagId ? withWeightMoved(luggage, item.grams, item.bagId, bagId) : luggage.bags,
    items: luggage.items.map((each) =>
      each === item
        ? {
            ...item,
            ...(worn !== undefined && { worn }),
            ...(bagId !== undefined && { bagId: bagId ?? item.bagId, chosen: bagId !== null }),
            ...(typeof grams === 'number' && { weight: 'typed' as const }),
          }
        : each,
    ),
  };
};

/** The luggage without a thing that stays at home, and without the advice to leave it there. */
export const withoutItem = (luggage: Luggage, itemId: string): Luggage => {
  const item = luggage.items.find((each) => each.itemId === itemId);
  if (!item) return luggage;
  return {
    bags: withWeightMoved(luggage, item.grams, item.bagId, null),
    items: luggage.items.filter((each) => each !== item),
    advice: luggage.advice.map((each) => ({ ...each, steps: each.steps.filter((step) => step.itemId !== itemId) })),
  };
};

/** The luggage without a bag and, until it is known where they go, without the things in it. */
export const withoutBag = (luggage: Luggage, bagId: string): Luggage => ({
  bags: luggage.bags.filter(({ id }) => id !== bagId),
  items: luggage.items.filter((item) => item.bagId !== bagId),
  advice: luggage.advice.filter((each) => each.bagId !== bagId),
});
