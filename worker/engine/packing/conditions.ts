/** Asks the conditions of the knowledge base. */
import { several, type FactId, type Item, type Range, type When } from './knowledge/item';
import type { Season } from './comfort';
import type { Evidence } from './facts';
import type { Tag } from './tags';
import type { Situation } from './signals';

/** A condition that held, with the cue that made it hold when there was one. */
export interface Match {
  cue?: FactId;
  /** The stretch of the trip whose weather asks for it, where only one does. */
  season?: Season;
}

const isTagCue = (cue: FactId): cue is Tag => cue.includes(':');

/** Whether a fact holds; what the traveller refused does not hold, whoever says it does. */
export const holds = (cue: FactId, { held }: Pick<Situation, 'held'>): boolean => held.has(cue);

/** The evidence of a cue, when it is a tag that is set. */
export const evidenceOf = (cue: FactId | undefined, { facts }: Situation): Evidence | undefined =>
  cue !== undefined && isTagCue(cue) ? facts.tags[cue] : undefined;

const within = (value: number, { min, max }: Range): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max);

/** The best of the cues that hold: the traveller's own words first, then the form, then the rest. */
function bestCue(cues: readonly FactId[], situation: Situation): FactId | undefined {
  const held = cues.filter((cue) => holds(cue, situation));
  return (
    held.find((cue) => evidenceOf(cue, situation)?.quote !== undefined) ??
    held.find((cue) => evidenceOf(cue, situation) !== undefined) ??
    held[0]
  );
}

/** RuleContext one condition. */
function ask(when: When, situation: Situation): Match | undefined {
  const { comfort, facts } = situation;
  if (when.not?.some((cue) => holds(cue, situation))) return undefined;
  if (when.all && !when.all.every((cue) => holds(cue, situation))) return undefined;
  const { coldest, warmest, wet } = when;
  const inSeason = ({ minC, maxC, wetShare }: Season): boolean =>
    (!coldest || within(minC, coldest)) && (!warmest || within(maxC, warmest)) && (!wet || within(wetShare, wet));
  const season = coldest || warmest || wet ? comfort.seasons.find(inSeason) : undefined;
  if ((coldest || warmest || wet) && !season) return undefined;
  const partly = season !== undefined && comfort.seasons.length > 1 && { season };
  if (when.days && !within(facts.days, when.days)) return undefined;
  if (when.any) {
    const cue = bestCue(when.any, situation);
    return cue === undefined ? undefined : { cue, ...partly };
  }
  const cue = when.all ? bestCue(when.all.filter(isTagCue), situation) : undefined;
  return { ...(cue !== undefined && { cue }), ...partly };
}

/** Whether an item belongs to this trip, and by which fact. */
export function matchItem(item: Item, situation: Situation): Match | undefined {
  if (item.not?.some((cue) => holds(cue, situation))) return undefined;
  if (item.when === undefined) return {};
  const matches = several(item.when)
    .map((when) => ask(when, situation))
    .filter((match) => match !== undefined);
  return matches.find((match) => evidenceOf(match.cue, situation)?.quote !== undefined) ?? matches[0];
}
