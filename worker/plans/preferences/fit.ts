/**
 * Fits the engine's list to the person: what past trips say is not needed goes, what was missed comes, and what they
 * always bring or start from joins. Pure; the same list, facts and memory always give the same lines.
 */
import type { PackingList } from '../../engine/packing/engine';
import { packFacts } from '../../engine/packing/pack-facts';
import type { TripFacts } from '../../engine/packing/facts';
import { type LeftOut, PLAN_LIMITS } from '../contract';
import { fromEngine, type GeneratedItem, MEMORY_WORDS } from '../list/service';
import { PRIVATE_REASON, privacyOfOwn, withPrivacy } from '../service';
import { isSafety, lessonsFor, tripOf, type Verdict } from '../debrief/service';
import type { StoredTemplateItem } from '../templates/contract';
import type { Memory } from './memory';
import { createRefusals, knownNames, knownThing, subjectOf, subjectOfLine } from '../names/service';

/** A list that suits the trip and the person. */
export interface PersonalizedList {
  items: GeneratedItem[];
  leftOut: LeftOut[];
  warnings: PackingList['warnings'];
}

/** A line of the traveller's own that a memory brings. */
const ownLine = (
  key: string,
  subject: string,
  { name, quantity, category, isPrivate = false }: StoredTemplateItem,
  reason: string,
): GeneratedItem => {
  const thing = knownThing(subject);
  return {
    key,
    name,
    quantity,
    category,
    reason,
    origin: 'user',
    essential: false,
    weightGrams: thing?.grams ?? null,
    cabin: thing ? (thing.cabin ?? 'ok') : null,
    ...privacyOfOwn({ subject, category, reason, isPrivate }),
    for: [],
    bag: null,
    optional: false,
  };
};

/** What of a line is private once a memory of its owner is added to its reason: others read the reason before that. */
const reasonBefore = (item: GeneratedItem): Partial<GeneratedItem> =>
  item.privacy === 'shared' ? { ...PRIVATE_REASON, sharedReason: item.reason } : {};

/** The engine's list fitted to a person. */
export const personalizeList = (facts: TripFacts, memory: Memory): PersonalizedList => {
  const { items, warnings, leftOut: saidOff } = packFacts(facts);
  const words = MEMORY_WORDS[facts.locale];
  const lessons = lessonsFor(memory.debriefs, tripOf(facts));
  const brought = new Set(memory.always.map(({ subject }) => subject));
  const kept: GeneratedItem[] = [];
  const behind: GeneratedItem[] = [];
  const leftOut: LeftOut[] = saidOff.map(({ name, why }) => ({ name, quantity: 1, category: 'comfort', reason: why }));
  for (const item of items.map(fromEngine)) {
    const lesson = brought.has(item.key) || isSafety(item.key, item) ? undefined : lessons.get(item.key);
    const { name, quantity, category, weightGrams } = item;
    if (lesson?.effect === 'left-out') {
      leftOut.push({ name, quantity, category, weightGrams, reason: words.leftOut(lesson.places) });
    } else if (lesson?.effect === 'behind') {
      behind.push({
        ...item,
        ...reasonBefore(item),
        reason: `${item.reason}. ${words.behind(lesson.places[0] ?? '')}`,
      });
    } else kept.push(item);
  }
  // At the end of the list is at the end of its category, too.
  const list = [...kept, ...behind];
  const index = new Map(list.map((item, at) => [subjectOfLine(item), at]));
  const join = (subject: string, line: GeneratedItem) => {
    if (list.length >= PLAN_LIMITS.items) return;
    index.set(subject, list.length);
    list.push(line);
  };

  const missed = missedOf(lessons, facts).filter(({ id }) => !index.has(id));
  // Everything that the engine has for this trip, counted once for all that was missed.
  const all = missed.length > 0 ? packFacts(facts, { maxItems: PLAN_LIMITS.items }).items : [];
  for (const lesson of missed) join(lesson.id, missedLine(lesson, all, words.missed(lesson.places[0] ?? '')));
  for (const { subject, ...thing } of memory.always) {
    const at = index.get(subject);
    const there = at === undefined ? undefined : list[at];
    if (at === undefined || !there) join(subject, ownLine(`always-${subject}`, subject, thing, words.always));
    else {
      list[at] = {
        ...there,
        ...(there.origin === 'engine' && reasonBefore(there)),
        quantity: Math.max(there.quantity, thing.quantity),
        reason: there.reason === words.always ? there.reason : `${there.reason}. ${words.always}`,
        essential: true,
      };
    }
  }
  for (const thing of memory.template?.items ?? []) {
    const subject = subjectOf(thing.name);
    if (index.has(subject)) continue;
    join(subject, ownLine(`template-${subject}`, subject, thing, words.template(memory.template?.name ?? '')));
  }
  for (const thing of memory.carried) {
    const subject = subjectOf(thing.name);
    if (!index.has(subject)) join(subject, ownLine(`carried-${subject}`, subject, thing, ''));
  }
  return { items: withPrivacy(list, facts), leftOut, warnings };
};

/** What was missed and has a place on this trip: nothing that was refused, and in the cabin nothing forbidden there. */
const missedOf = (lessons: ReadonlyMap<string, Verdict>, facts: TripFacts): Verdict[] => {
  const isRefused = createRefusals(facts, knownNames());
  const isCabinOnly = facts.luggage.kind === 'carry-on';
  return Array.from(lessons.values()).filter(({ id, effect, name }) => {
    const cabin = knownThing(id)?.cabin;
    return effect === 'missed' && !isRefused(name) && !(isCabinOnly && (cabin === 'blade' || cabin === 'hold-only'));
  });
};

/** The line of something that was missed: the engine's own when it can count it for this trip, else as it was named. */
const missedLine = ({ id, line }: Verdict, all: PackingList['items'], reason: string): GeneratedItem => {
  const deep = all.find(({ key }) => key === id);
  if (deep) return { ...fromEngine(deep), ...reasonBefore(fromEngine(deep)), reason };
  const thing = knownThing(id);
  return ownLine(
    `missed-${id}`,
    id,
    // A name that nobody knows may be a medicine's, and nobody else has seen it.
    { name: line.name, quantity: 1, category: thing?.category ?? line.category, isPrivate: thing === undefined },
    reason,
  );
};
