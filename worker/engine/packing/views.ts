/** The facts of a trip as each person meets them in each leg, worked out once for people who are alike. */
import type { Trip } from '../trip/schema';
import type { TripFacts } from './facts';
import type { Packer } from './people';
import { factsFor } from './projection';
import { type Focus } from './focus-luggage';
import { groundOf, situationOf, type Ground, type Situation } from './signals';
import type { Stretch } from './stretches';

/** The situations of one person (or of what is shared) in every leg. */
export interface View {
  packer?: Packer;
  legs: { stretch: Stretch; situation: Situation }[];
}

/** The situations of a trip: one view of what is shared, then one for each person. People who are alike share theirs. */
export function viewsOf(trip: Trip, stretches: readonly Stretch[], packers: readonly Packer[]): View[] {
  const situations = new Map<string, Situation>();
  const grounds = new Map<string, Ground>();
  const situationIn = (stretch: Stretch, focus: Focus): Situation => {
    const facts = factsFor(trip, stretch, focus, packers);
    const ground = `${stretch.leg.id} ${COLD_DOINGS.some((tag) => facts.tags[tag] !== undefined)}`;
    const tags = Object.entries(facts.tags).map(([tag, evidence]) => `${tag}${evidence?.quote ?? ''}`);
    const { women, men, seniors } = facts.party;
    const key = [ground, women, men, seniors, facts.luggage.kind, ...tags].join('|');
    const known = situations.get(key);
    if (known) return known;
    const common = grounds.get(ground) ?? groundFor(facts);
    grounds.set(ground, common);
    const situation = situationOf(facts, common);
    situations.set(key, situation);
    return situation;
  };
  const view = (focus: Focus, packer?: Packer): View => ({
    ...(packer && { packer }),
    legs: stretches.map((stretch) => ({ stretch, situation: situationIn(stretch, focus) })),
  });
  return [
    view({ packers, shared: true }),
    ...packers.map((packer) => view({ packers: [packer], shared: false }, packer)),
  ];
}

/** Members of the European area that issue no identity card a border takes: their people bring the passport. */
const WITHOUT_CARDS = new Set(['IE', 'DK']);

function groundFor(facts: TripFacts): Ground {
  const ground = groundOf(facts);
  const nationality = facts.home.nationality ?? facts.home.country;
  return ground.border.kind === 'id-card' && nationality !== undefined && WITHOUT_CARDS.has(nationality)
    ? { ...ground, border: { ...ground.border, kind: 'passport' } }
    : ground;
}

/** Activities that change what a leg's temperatures are taken to be. */
const COLD_DOINGS = [
  'activity:skiing',
  'activity:snowboarding',
  'activity:winter-sports',
  'activity:northern-lights',
  'setting:snow',
  'activity:beach',
  'activity:snorkelling',
  'activity:diving',
] as const;
