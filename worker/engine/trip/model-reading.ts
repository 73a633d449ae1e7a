/**
 * How a language model's answer becomes part of a Trip. Its facts count only with a quote that stands in the text;
 * everything it leaves out or gets wrong stays as the rules read it.
 */
import { isTag } from '../packing/tags';
import type { Gazetteer } from '../places/gazetteer';
import { quotedText, normalizeText } from './model-quotes';
import type { TripReading } from './read-trip';
import type { ScopedFact, Traveller, Trip } from './schema';
import type { TripEvidence } from './schema-parts';
import { stageOf } from './stage';
import { conceptOf } from './things/mentions';
import { modelTripSchema, whole } from './model-answer';
import { mergeLegs } from './model-legs';

/** Letters that name somebody: "yo". */
const LEAST_OF_PERSON = 2;

const stageTold = (ageMonths: number | undefined, role: Traveller['role']): Traveller['stage'] =>
  ageMonths !== undefined
    ? stageOf(ageMonths)
    : role === 'child'
      ? 'child'
      : role === 'grandparent'
        ? 'senior'
        : 'adult';

/** Lays a model's reading over the rules' one. Throws for an answer that is not of the schema. */
export function mergeModelReading(
  answer: unknown,
  rules: TripReading,
  description: string,
  gazetteer: Gazetteer,
): TripReading {
  const read = modelTripSchema.parse(answer);
  const { find, says } = quotedText(description.normalize('NFC'));
  const form = quotedText(`${rules.trip.destination} ${description.normalize('NFC')}`);
  const { trip } = rules;

  const travellers: Traveller[] = [];
  const idOf = new Map<string, string>();
  for (const { who, role, ageMonths, sex, count, packsAlone, quote: words } of read.travellers.slice(0, 40)) {
    const evidence = find(words, LEAST_OF_PERSON) ?? (role === 'self' ? trip.travellers[0]?.evidence : undefined);
    if (!evidence) continue;
    const age = whole(ageMonths, 0, 1500);
    const id = `t${travellers.length + 1}`;
    const name = who.trim().slice(0, 60);
    idOf.set(normalizeText(who), id);
    travellers.push({
      id,
      role,
      ...(role !== 'self' && says(name) && { name }),
      ...(age !== undefined && { ageMonths: age }),
      stage: stageTold(age, role),
      ...(sex && { sex }),
      count: whole(count, 1, 60) ?? 1,
      packsAlone,
      evidence,
    });
  }
  const isRead = travellers.length > 0;
  const ids = (names: readonly string[]): string[] =>
    isRead ? names.map((name) => idOf.get(normalizeText(name))).filter((id) => id !== undefined) : [];

  const things: Trip['things'] = [];
  for (const { words, fate, by, quantity, whose: names, quote: said } of read.things.slice(0, 120)) {
    const evidence = find(said);
    const name = words.trim().slice(0, 80);
    if (!evidence || !says(name)) continue;
    const concept = conceptOf(name);
    const number = whole(quantity, 1, 999);
    things.push({
      id: `th${things.length + 1}`,
      words: name,
      ...(concept && { concept: concept.id }),
      ...(number !== undefined && { quantity: number }),
      fate,
      ...(by !== null && says(by) && { by: by.trim().slice(0, 60) }),
      travellers: ids(names),
      legs: [],
      evidence,
    });
  }

  const { legs, places } = mergeLegs(read, rules, form, gazetteer);
  const bags = read.bags
    .slice(0, 20)
    .flatMap(({ kind, count, shared, kilograms, litres, only, quote: said }, index): Trip['bags'] => {
      const evidence = find(said);
      if (!evidence) return [];
      return [
        {
          id: `b${index + 1}`,
          kind,
          count: whole(count, 1, 30) ?? 1,
          shared,
          ...(kilograms !== null && kilograms >= 0.5 && kilograms <= 64 && { kilograms }),
          ...(litres !== null && litres >= 1 && litres <= 300 && { litres }),
          soft: kind === 'soft',
          wornCounts: false,
          only,
          travellers: [],
          evidence,
        },
      ];
    });
  const occasions = read.occasions
    .slice(0, 30)
    .flatMap(({ words, date, dress, whose: names, quote: said }, index): Trip['occasions'] => {
      const evidence = find(said);
      if (!evidence) return [];
      const known = trip.occasions.find((one) => overlaps(one.evidence, evidence));
      const inTrip =
        date !== null && /^\d{4}-\d{2}-\d{2}$/.test(date) && date >= trip.startDate && date <= trip.endDate;
      return [
        {
          id: `o${index + 1}`,
          ...(known?.tag && { tag: known.tag }),
          words: (says(words) ? words.trim() : (evidence.quote ?? '')).slice(0, 160),
          ...(inTrip && { date }),
          ...(dress && { dress }),
          travellers: ids(names),
          evidence,
        },
      ];
    });
  // The rules' facts of persons would point at the rules' travellers.
  const facts: ScopedFact[] = trip.facts.map((fact) => (isRead ? { ...fact, travellers: [] } : fact));
  for (const { tag, whose: names, quote: said } of read.facts.slice(0, 100)) {
    const evidence = find(said);
    if (!evidence || !isTag(tag)) continue;
    const known = facts.find((fact) => fact.tag === tag);
    if (known) known.travellers = ids(names);
    else facts.push({ tag, travellers: ids(names), legs: [], evidence });
  }
  const bystanders = read.notTravelling.slice(0, 40).flatMap(({ name, part, quote: said }): Trip['bystanders'] => {
    const evidence = find(said);
    return evidence && says(name) ? [{ name: name.trim().slice(0, 60), part, evidence }] : [];
  });
  return {
    ...rules,
    places,
    trip: {
      ...trip,
      reader: 'model',
      ...(isRead && { travellers, listFor: read.listFor, bystanders }),
      legs,
      ...(things.length > 0 && { things }),
      ...(bags.length > 0 && { bags }),
      ...(occasions.length > 0 && { occasions }),
      facts: facts.slice(0, 200),
      questions: [],
    },
  };
}

const overlaps = (one: TripEvidence, other: TripEvidence): boolean =>
  one.start !== undefined && one.end !== undefined && (other.start ?? 0) < one.end && (other.end ?? 0) > one.start;
