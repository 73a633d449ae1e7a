/**
 * What a language model is asked to read of a description, and how its answer becomes part of a Trip. The model's facts
 * count only with a quote that stands in the text; everything it leaves out or gets wrong stays as the rules read it.
 */
import { z } from 'zod';
import { isTag } from '../packing/tags';
import type { Gazetteer } from '../places/gazetteer';
import type { Place } from '../places/place';
import { resolveDestination } from '../places/resolve';
import { type QuotedText, quotedText, normalizeText } from './model-quotes';
import type { TripReading } from './read-trip';
import { isOvernight } from './route/stops';
import {
  bagSchema,
  DRESS_CODES,
  FATES,
  ROLES,
  type Leg,
  type ScopedFact,
  type Traveller,
  type Trip,
  type TripEvidence,
} from './schema';
import { stageOf } from './stage';
import { conceptOf } from './things/mentions';

const quote = z.string().describe('Words of the description, copied exactly, that say so.');
const nullable = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.null()]);
const whose = z.array(z.string()).describe('The `who` of each traveller it is for; empty for everybody.');

/** The answer. Flat and closed, so that it can be asked for as a JSON schema (structured output). */
const modelTripSchema = z.object({
  travellers: z.array(
    z.object({
      who: z.string().describe('"I", a name, or the words that name them.'),
      role: z.enum(ROLES),
      ageMonths: nullable(z.number()),
      sex: nullable(z.enum(['female', 'male'])),
      count: z.number().describe('How many people this entry stands for.'),
      packsAlone: z.boolean().describe('They pack for themselves; this list is not for them.'),
      quote,
    }),
  ),
  listFor: z.enum(['everybody', 'one']),
  notTravelling: z.array(
    z.object({ name: z.string(), part: z.enum(['host', 'met', 'home', 'provider', 'past']), quote }),
  ),
  legs: z.array(
    z.object({
      place: z.string().describe('Place with its country.'),
      kind: z.enum(['stay', 'outing', 'transit', 'route']),
      nights: nullable(z.number()),
      quote: z.string().describe('Words of the destination or the description that name it.'),
    }),
  ),
  things: z.array(
    z.object({
      words: z.string(),
      fate: z.enum(FATES),
      by: nullable(z.string()),
      quantity: nullable(z.number()),
      whose,
      quote,
    }),
  ),
  occasions: z.array(
    z.object({ words: z.string(), date: nullable(z.string()), dress: nullable(z.enum(DRESS_CODES)), whose, quote }),
  ),
  bags: z.array(
    z.object({
      kind: bagSchema.shape.kind,
      count: z.number(),
      shared: z.boolean(),
      kilograms: nullable(z.number()),
      litres: nullable(z.number()),
      only: z.boolean(),
      quote,
    }),
  ),
  facts: z.array(z.object({ tag: z.string().describe('A tag of the given list.'), whose, quote })),
});
type ModelTrip = z.output<typeof modelTripSchema>;

/** The JSON schema to ask for, named `trip` in the request. */
export const modelTripJsonSchema = (): Record<string, unknown> =>
  z.toJSONSchema(modelTripSchema, { target: 'draft-7' });

/** Letters that name somebody: "yo". */
const LEAST_OF_PERSON = 2;

const whole = (value: number | null, min: number, max: number): number | undefined =>
  value !== null && Number.isFinite(value) && value >= min && value <= max ? Math.round(value) : undefined;

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

/** The model's legs where every night is accounted for and each place is known; else the rules' legs stand. */
function mergeLegs(
  read: ModelTrip,
  rules: TripReading,
  { find }: QuotedText,
  gazetteer: Gazetteer,
): Pick<TripReading, 'places'> & { legs: Leg[] } {
  const { trip } = rules;
  const legs: Leg[] = [];
  const places = new Map<string, Place>();
  for (const { place, kind, nights, quote: said } of read.legs.slice(0, 40)) {
    const evidence = find(said);
    if (!evidence) continue;
    const key = normalizeText(place.split(',')[0] ?? place);
    const known = trip.legs.find(({ name, words }) =>
      [name.en, name.es, words].some((one) => normalizeText(one) === key),
    );
    const found = known
      ? rules.places.get(known.id)
      : resolveDestination(gazetteer, { destination: place, description: '', locale: trip.locale }).places[0];
    if (!known && !found) continue;
    const id = `l${legs.length + 1}`;
    if (found) places.set(id, found);
    const base = known ?? {
      name: { en: found?.name.en ?? place, es: found?.name.es ?? place },
      words: place.slice(0, 160),
      country: found?.country ?? '',
      ...(found && { placeId: found.id }),
      days: 0,
      lodging: [],
      transport: [],
    };
    const {
      startDate: _,
      endDate: __,
      ...leg
    }: Leg = {
      ...base,
      id,
      kind,
      nights: whole(nights, 0, 365) ?? 0,
      nightsTold: nights !== null,
      evidence,
    };
    legs.push(leg);
  }
  const stays = legs.filter(isOvernight);
  if (stays.length === 0) return { legs: trip.legs, places: rules.places };
  const told = stays.reduce((sum, { nights }) => sum + nights, 0);
  const open = stays.filter(({ nightsTold }) => !nightsTold);
  if (told > trip.nights || (open.length === 0 && told !== trip.nights))
    return { legs: trip.legs, places: rules.places };
  let left = trip.nights - told;
  for (const [index, leg] of open.entries()) {
    leg.nights = Math.round(left / (open.length - index));
    left -= leg.nights;
  }
  const DAY_MS = 86_400_000;
  let day = Date.parse(trip.startDate);
  for (const leg of stays) {
    leg.startDate = new Date(day).toISOString().slice(0, 10);
    day += leg.nights * DAY_MS;
    leg.endDate = new Date(day).toISOString().slice(0, 10);
  }
  return { legs, places };
}
