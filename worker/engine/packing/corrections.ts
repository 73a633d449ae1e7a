/** The traveller's corrections of what was read. Pure, so that a list can be made again at no cost. */
import type { z } from 'zod';
import type { correctionsSchema } from './contract';
import type { Home, TripFacts } from './facts';
import { isTag, type Tag } from './tags';

export type Corrections = z.output<typeof correctionsSchema>;

const opposite = (tag: Tag): string | undefined => {
  const [namespace, name] = [tag.slice(0, tag.indexOf(':')), tag.slice(tag.indexOf(':') + 1)];
  if (namespace === 'activity') return `refused:${name}`;
  if (namespace === 'refused') return `activity:${name}`;
  return undefined;
};

/** Home with what the traveller said of it; null takes a country away. */
const correctedHome = (home: Home, correction: NonNullable<Corrections['home']>): Home => {
  const { country, nationality } = { ...home, ...correction };
  const { country: _, nationality: __, ...rest } = home;
  return { ...rest, ...(country && { country }), ...(nationality && { nationality }) };
};

/** The facts with the corrections laid over them; the given facts are not changed. Applying them twice is the same as once. */
export const applyCorrections = (facts: TripFacts, corrections: Corrections): TripFacts => {
  const tags = { ...facts.tags };
  for (const tag of corrections.remove) delete tags[tag];
  for (const tag of corrections.add) {
    const other = opposite(tag);
    if (other !== undefined && isTag(other)) delete tags[other];
    tags[tag] = { source: 'correction' };
  }
  return {
    ...facts,
    tags,
    ...(corrections.party && { party: corrections.party }),
    ...(corrections.luggage && { luggage: corrections.luggage }),
    ...(corrections.laundry && { laundry: corrections.laundry }),
    ...(corrections.home && { home: correctedHome(facts.home, corrections.home) }),
  };
};
