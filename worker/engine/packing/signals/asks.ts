/** What the files of this folder ask the facts with, and how they set a signal. */
import type { PlaceTrait } from '../../places/place';
import type { ActivityId } from '../../activities';
import type { TripFacts } from '../facts';
import type { RefusedTopic, Tag } from '../tags';
import type { Signal } from './names';

export interface Asks {
  facts: TripFacts;
  /** Sets a signal when it holds; setting it again never takes it away. */
  set: (signal: Signal, when: boolean) => void;
  /** Whether one of the tags is set. */
  has: (...tags: Tag[]) => boolean;
  /** Whether one of the activities is chosen and not refused. */
  does: (...activities: ActivityId[]) => boolean;
  /** Whether one of the topics is refused. */
  refused: (...topics: RefusedTopic[]) => boolean;
  /** Whether a place of the trip, outings included, has one of the traits. */
  trait: (...traits: PlaceTrait[]) => boolean;
  /** Whether one of the signals is set already: the order in `situationOf` matters. */
  is: (...signals: Signal[]) => boolean;
}

/** Builds the questions over the facts of a trip; signals are collected in `on`. */
export function asksOf(facts: TripFacts, on: Set<Signal>): Asks {
  const everywhere = [...facts.places, ...(facts.sideTrips ?? [])];
  const refused = (...topics: RefusedTopic[]): boolean =>
    topics.some((topic) => facts.tags[`refused:${topic}`] !== undefined);
  return {
    facts,
    set: (signal, when) => {
      if (when) on.add(signal);
    },
    has: (...tags) => tags.some((tag) => facts.tags[tag] !== undefined),
    does: (...activities) => activities.some((id) => facts.tags[`activity:${id}`] !== undefined && !refused(id)),
    refused,
    trait: (...traits) => everywhere.some((place) => traits.some((trait) => place.traits.includes(trait))),
    is: (...signals) => signals.some((signal) => on.has(signal)),
  };
}
