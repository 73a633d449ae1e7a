/** "A day's fishing, the gear is on the boat": what a word for all of it stands for is told by the pursuit named last. */
import { isTag, type Gear } from '../../packing/tags';
import type { ScopedFact, Thing } from '../schema';

const GEAR_OF: Readonly<Record<string, readonly Gear[]>> = {
  'activity:skiing': ['skis', 'ski-boots'],
  'activity:snowboarding': ['snowboard', 'ski-boots'],
  'activity:diving': ['dive-gear', 'wetsuit'],
  'activity:snorkelling': ['snorkel-gear'],
  'activity:surfing': ['surfboard', 'wetsuit'],
  'activity:kayaking': ['kayak', 'life-jacket'],
  'activity:sailing': ['life-jacket'],
  'activity:cycling': ['bike', 'helmet'],
  'activity:golf': ['golf-clubs'],
  'activity:tennis': ['racket'],
  'activity:fishing': ['fishing-gear', 'waders'],
  'activity:climbing': ['climbing-gear', 'helmet'],
  'activity:camping': ['tent', 'sleeping-mat', 'cooking-gear'],
  'activity:motorcycling': ['riding-gear'],
  'setting:canyoning': ['canyon-gear'],
  'setting:caving': ['caving-gear'],
};
/** "Camping with friends. Up the volcano with an agency that gives all the gear": theirs, and no tent. */
const WITHOUT_GEAR: ReadonlySet<string> = new Set(['activity:hiking', 'activity:trekking', 'setting:volcano']);
/** Characters between a pursuit and the word for its gear, at most. */
const REACH = 160;

/** All of it, and no "puncture kit". */
const ALL_OF_IT =
  /^(?:(?:all|the|el|todo|full|own|whole) )*(?:equipment|gear|kit|equipo|material|equipamiento)(?: completo)?$/i;

const PREFIX: Partial<Record<Thing['fate'], 'provided' | 'rented' | 'own'>> = {
  provided: 'provided',
  'other-brings': 'provided',
  rented: 'rented',
  bring: 'own',
};

/** Facts on the gear that a word for all of it stands for. */
export function equipmentFacts(things: readonly Thing[], facts: readonly ScopedFact[]): ScopedFact[] {
  return things.flatMap((thing): ScopedFact[] => {
    const prefix = thing.concept === 'equipment' && ALL_OF_IT.test(thing.words) ? PREFIX[thing.fate] : undefined;
    const at = thing.evidence.start;
    if (prefix === undefined || at === undefined) return [];
    const pursuit = facts
      .filter(
        ({ tag, evidence }) =>
          (GEAR_OF[tag] || WITHOUT_GEAR.has(tag)) && evidence.start !== undefined && evidence.start < at,
      )
      .toSorted((a, b) => (b.evidence.start ?? 0) - (a.evidence.start ?? 0))[0];
    if (!pursuit || at - (pursuit.evidence.end ?? 0) > REACH) return [];
    return (GEAR_OF[pursuit.tag] ?? [])
      .map((gear) => `${prefix}:${gear}`)
      .filter(isTag)
      .filter((tag) => !facts.some((fact) => fact.tag === tag))
      .map((tag) => ({
        tag,
        travellers: prefix === 'own' ? pursuit.travellers : [],
        legs: pursuit.legs,
        evidence: thing.evidence,
      }));
  });
}

/** A no of the thing itself; "no dan guantes" is one of those who would give it. */
const FLAT_NO =
  /^(?:no(?! (?:me |nos |te |se |les? )?(?:da[nr]?|pone[nr]?|prest|incluy|entreg|facilit|hay|give|lend|provide|suppl|include))|not|sin|without|nada (?:de|con))\b|\b(?:no|not)$/i;
/** Said of these it tells what a place does not give. */
const LACKED = /^refused:(?:bedding|towels|sleeping-bag|sleeping-mat)$/;

/** The writer's own verbs for it; what a sister lends is brought as well, and is given. */
const WRITER_BRINGS =
  /\b(?:pongo|ponemos|aporto|aportamos|llevo|llevamos|traigo|traemos|(?:i|we)(?:['’](?:ll|m|re)| am| are| will)? (?:bring|supply|provide)(?:ing)?)\b/iu;

/**
 * "Yo pongo la carpa": what the writer brings is not given there, whatever a verb of giving says. "… no tenemos casi nada,
 * chubasqueros y botas de agua": nor is what comes refused, whatever no stands before it.
 */
export const withoutBroughtGear = (facts: readonly ScopedFact[], things: readonly Thing[]): readonly ScopedFact[] =>
  facts.filter(({ tag, evidence: { start, end = start, quote = '' } }) => {
    if (start === undefined) return true;
    if (tag.startsWith('refused:')) {
      if (FLAT_NO.test(quote) && !LACKED.test(tag)) return true;
      const named = things.filter(
        ({ evidence: one }) => (one.start ?? Infinity) < (end ?? start) && (one.end ?? 0) > start,
      );
      return named.length === 0 || !named.every(({ fate }) => fate === 'bring' || fate === 'wear');
    }
    return (
      !tag.startsWith('provided:') ||
      !things.some(
        ({ fate, evidence }) =>
          fate === 'bring' && evidence.start === start && WRITER_BRINGS.test(evidence.quote ?? ''),
      )
    );
  });
