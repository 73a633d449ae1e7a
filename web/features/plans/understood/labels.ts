import { tagLabel } from '../../../../worker/engine/packing/tag-labels';
import { isTag } from '../../../../worker/engine/packing/tags';
import type { Trip } from '../../../../worker/engine/trip/schema';

/** The words of a trip's facts, lodgings and ways of travelling in its language, by tag. */
export const labelsOf = ({ facts, legs, locale }: Trip): Record<string, string> => {
  const tags = [
    ...facts.map(({ tag }) => tag),
    ...legs.flatMap(({ lodging, transport }) => [...lodging, ...transport]),
  ];
  return Object.fromEntries(tags.filter(isTag).map((tag) => [tag, tagLabel(tag, locale)]));
};
