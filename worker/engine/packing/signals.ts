/**
 * Signals: short words for what follows from all facts together ("cold", "flying", "baby"), so that the knowledge base
 * can ask for them by name. Tags say what the traveller wrote or chose; signals say what that means for a bag.
 */
import { borderOf, type Border } from './border';
import { comfortOf, type Comfort } from './comfort';
import type { TripFacts } from './facts';
import { ruleContextOf } from './signals/rule-context';
import { setActivities } from './signals/activities';
import { setDress } from './signals/dress';
import { setBorder, setLength, setLuggage, setTransport } from './signals/journey';
import { setLodging } from './signals/lodging';
import type { Signal } from './signals/names';
import { setHealth, setParty } from './signals/people';
import { setPlace } from './signals/place';
import { setWeather } from './signals/weather';
import { isTag, type Tag } from './tags';

/** The facts as conditions ask for them. */
export interface Situation {
  facts: TripFacts;
  signals: ReadonlySet<Signal>;
  /** Everything a condition may ask for and get a yes: the signals, and the tags that were not refused. */
  held: ReadonlySet<Tag | Signal>;
  border: Border;
  comfort: Comfort;
}

/** The tags that stand: an activity that is refused as well is not done. */
const standingTags = ({ tags }: TripFacts): Tag[] =>
  Object.keys(tags)
    .filter(isTag)
    .filter((tag) => {
      const refusal = tag.startsWith('activity:') ? `refused:${tag.slice('activity:'.length)}` : '';
      return tags[tag] !== undefined && !(isTag(refusal) && tags[refusal] !== undefined);
    });

/** What several situations of one leg have in common. */
export interface Ground {
  border: Border;
  comfort: Comfort;
}

/** The border and the temperatures of a trip, or of one leg of it. */
export const groundOf = (facts: TripFacts): Ground => ({ border: borderOf(facts), comfort: comfortOf(facts) });

/** Works out every signal of a trip; later steps look at the signals of earlier ones. */
export function situationOf(facts: TripFacts, { border, comfort }: Ground = groundOf(facts)): Situation {
  const signals = new Set<Signal>();
  const context = ruleContextOf(facts, signals);
  setLength(context);
  setBorder(context, border);
  setTransport(context, border);
  setLuggage(context);
  setWeather(context, comfort);
  setParty(context);
  setPlace(context, comfort);
  setDress(context);
  setActivities(context);
  setLodging(context);
  setHealth(context);
  return { facts, signals, held: new Set([...signals, ...standingTags(facts)]), border, comfort };
}
