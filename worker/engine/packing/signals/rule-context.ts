/** What the files of this folder ask the facts with, and how they set a signal. */
import type { PlaceTrait } from '../../places/place';
import type { ActivityId } from '../../activities';
import type { TripFacts } from '../facts';
import type { RefusedTopic, Tag } from '../tags';
import type { Signal } from './names';

export interface RuleContext {
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

/** Whether one of the wanted is in a set; a plain loop, because a trip asks this a thousand times. */
function oneOf(set: ReadonlySet<string>, wanted: readonly string[]): boolean {
  for (const one of wanted) if (set.has(one)) return true;
  return false;
}

/** The names of the tags of one namespace, without it. */
const within = (tags: ReadonlySet<string>, namespace: string): Set<string> => {
  const names = new Set<string>();
  for (const tag of tags) if (tag.startsWith(namespace)) names.add(tag.slice(namespace.length));
  return names;
};

/** Builds the questions over the facts of a trip; signals are collected in `on`. */
export function ruleContextOf(facts: TripFacts, on: Set<Signal>): RuleContext {
  const tags = new Set<string>();
  for (const [tag, evidence] of Object.entries(facts.tags)) if (evidence !== undefined) tags.add(tag);
  const refusals = within(tags, 'refused:');
  const activities = within(tags, 'activity:');
  for (const topic of refusals) activities.delete(topic);
  const traits = new Set<string>([...facts.places, ...(facts.sideTrips ?? [])].flatMap((place) => place.traits));
  return {
    facts,
    set: (signal, when) => {
      if (when) on.add(signal);
    },
    has: (...wanted) => oneOf(tags, wanted),
    does: (...wanted) => oneOf(activities, wanted),
    refused: (...topics) => oneOf(refusals, topics),
    trait: (...wanted) => oneOf(traits, wanted),
    is: (...signals) => oneOf(on, signals),
  };
}
