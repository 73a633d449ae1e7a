/**
 * The Trip: what the form, the traveller's words, the places and the weather say, as one structured fact sheet. Both
 * readers (rules and model) fill it, corrections change it, the packer and the critic read nothing else. Pure JSON,
 * stored with the plan.
 */
import * as z from 'zod';
import { BAG_KINDS, ROLES, STAGES, THING_FATES } from './kinds';
import { shortText, isoDate, id, ids, evidenceSchema, tag, bilingual } from './schema-parts';

/** Somebody who travels. People who are only mentioned (hosts, those met there or left at home) are not here. */
export const travellerSchema = z.object({
  /** `t1` is the writer where the writer travels. */
  id,
  role: z.enum(ROLES),
  /** A name or the words that name them, as told: "Ava", "the groom", "mi suegra". */
  name: shortText.optional(),
  /** Known age in months; of a group of several, the age they share. */
  ageMonths: z.int().min(0).max(1500).optional(),
  stage: z.enum(STAGES),
  sex: z.enum(['female', 'male']).optional(),
  /** How many people this entry stands for: "3 mates" is one entry of 3. */
  count: z.int().min(1).max(60).default(1),
  /** They pack for themselves and this list is not for them ("the lads can sort themselves out"). */
  packsAlone: z.boolean().default(false),
  evidence: evidenceSchema,
});
export type Traveller = z.output<typeof travellerSchema>;

/** Somebody named who does not travel: shown nowhere but in "left out, and why"; keeps their things off the list. */
export const bystanderSchema = z.object({
  name: shortText,
  /** `host` they stay with them · `met` met on the way · `home` stays behind · `provider` hands things out · `past` of an earlier trip. */
  part: z.enum(['host', 'met', 'home', 'provider', 'past']),
  evidence: evidenceSchema,
});
export type Bystander = z.output<typeof bystanderSchema>;

/** The weather of one leg, °C; `source` as in the plan's weather. */
const legWeatherSchema = z.object({
  source: z.enum(['forecast', 'normals', 'mixed', 'unknown']),
  minC: z.number(),
  maxC: z.number(),
  /** Share of days with rain or snow, 0 to 1. */
  wetShare: z.number(),
});

/** A stretch of the trip in one place. */
const legSchema = z.object({
  id,
  /** Place of the gazetteer; absent where the place is not known. */
  placeId: z.string().max(60).optional(),
  /** As travellers of the language call it; the words as typed where the place is not known. */
  name: z.object({ en: shortText, es: shortText }),
  /** As it stands in the form or the description. */
  words: shortText,
  /** ISO 3166-1 alpha-2, empty when unknown. */
  country: z.string().max(2),
  /** `stay` nights are slept there · `outing` visited from a stay · `transit` passed through (airport, port, change) · `route` nights on the move (cruise, trek, overland truck). */
  kind: z.enum(['stay', 'outing', 'transit', 'route']),
  startDate: isoDate.optional(),
  endDate: isoDate.optional(),
  nights: z.int().min(0).max(365),
  /** Nights were told, not divided by us. */
  nightsTold: z.boolean().default(false),
  /** Days of a `transit` or `outing`, 0 when unknown. */
  days: z.int().min(0).max(366).default(0),
  lodging: z.array(tag).max(6).default([]),
  /** How they get to it. */
  transport: z.array(tag).max(6).default([]),
  laundry: z.object({ available: z.boolean(), everyDays: z.int().min(1).max(60).optional() }).optional(),
  /** Metres above the sea, of the place or told ("4700 y pico"). */
  elevation: z.number().optional(),
  weather: legWeatherSchema.optional(),
  evidence: evidenceSchema,
});
export type Leg = z.output<typeof legSchema>;

/** A thing that is named, and what becomes of it. */
const thingSchema = z.object({
  id,
  /** The traveller's own words for it, without article: "rigger boots", "su dinosaurio". */
  words: shortText,
  /** Concept of the thing lexicon (`trip/things/`), where it is one we know. */
  concept: z.string().max(60).optional(),
  quantity: z.int().min(1).max(999).optional(),
  fate: z.enum(THING_FATES),
  /** Who brings, lends, hires or has it: "Dave", "the lodge". */
  by: shortText.optional(),
  /** Whose it is; empty: everybody's or the writer's. */
  travellers: ids.default([]),
  legs: ids.default([]),
  /** Why, where they say so: "the last ones fried my fringe". */
  because: shortText.optional(),
  evidence: evidenceSchema,
});
export type Thing = z.output<typeof thingSchema>;

export const DRESS_CODES = [
  'casual',
  'smart-casual',
  'business',
  'cocktail',
  'formal',
  'black-tie',
  'white',
  'black',
  'costume',
  'traditional',
  'modest',
  'religious',
  'uniform',
  'sport',
] as const;

/** Something that happens on a day and may have a dress code. */
const occasionSchema = z.object({
  id,
  /** Kind as a tag where there is one: `occasion:wedding`, `work:presenting`, `hobby:…`. */
  tag: tag.optional(),
  words: shortText,
  date: isoDate.optional(),
  leg: id.optional(),
  dress: z.enum(DRESS_CODES).optional(),
  travellers: ids.default([]),
  evidence: evidenceSchema,
});
export type Occasion = z.output<typeof occasionSchema>;

/** A bag and what it allows. */
export const bagSchema = z.object({
  id,
  /** `personal` under the seat · `cabin` overhead · `hold` checked · `backpack` · `soft` duffel · `day` · `porter` carried by others · `car`. */
  kind: z.enum(BAG_KINDS),
  /** Bags of this kind for each of the travellers, or in all when `shared`. */
  count: z.int().min(1).max(30).default(1),
  shared: z.boolean().default(false),
  litres: z.number().min(1).max(300).optional(),
  /** Limit of one bag, kilograms. */
  kilograms: z.number().min(0.5).max(64).optional(),
  soft: z.boolean().default(false),
  /** What is worn counts towards the limit. */
  wornCounts: z.boolean().default(false),
  /** Nothing beside these bags is allowed ("only", "nada facturado"). */
  only: z.boolean().default(false),
  /** Whose; empty: each traveller's. */
  travellers: ids.default([]),
  evidence: evidenceSchema,
});
export type Bag = z.output<typeof bagSchema>;

/** Any other fact as a tag of the catalogue, with its scope; empty lists mean everybody, the whole trip. */
const scopedFactSchema = z.object({
  tag,
  travellers: ids.default([]),
  legs: ids.default([]),
  /** Days it fills, where stated ("half day kayak" is 1). */
  days: z.int().min(1).max(366).optional(),
  evidence: evidenceSchema,
});
export type ScopedFact = z.output<typeof scopedFactSchema>;

/** A doubt worth a tap, with ready answers. */
export const questionSchema = z.object({
  id: z.string().max(60),
  text: bilingual,
  options: z
    .array(
      z.object({
        id: z.string().max(60),
        label: bilingual,
        /** The correction that the answer stands for; see `corrections.ts`. */
        correction: z.record(z.string(), z.unknown()),
      }),
    )
    .max(5),
  evidence: evidenceSchema,
});
export type Question = z.output<typeof questionSchema>;

export const tripSchema = z.object({
  version: z.literal(1),
  locale: z.enum(['en', 'es']),
  startDate: isoDate,
  endDate: isoDate,
  /** Both ends counted. */
  days: z.int().min(1).max(366),
  nights: z.int().min(0).max(365),
  /** As typed in the form. */
  destination: z.string().max(200),
  /** Who read the words. */
  reader: z.enum(['rules', 'model']),
  travellers: z.array(travellerSchema).min(1).max(40),
  bystanders: z.array(bystanderSchema).max(40),
  /** `one`: the list is for one person of the group, "each of you". */
  listFor: z.enum(['everybody', 'one']),
  legs: z.array(legSchema).max(40),
  things: z.array(thingSchema).max(120),
  occasions: z.array(occasionSchema).max(30),
  bags: z.array(bagSchema).max(20),
  laundry: z.object({
    available: z.boolean(),
    everyDays: z.int().min(1).max(60).optional(),
    evidence: evidenceSchema.optional(),
  }),
  home: z.object({
    country: z.string().max(2).optional(),
    nationality: z.string().max(2).optional(),
    /** Town they start from. */
    city: z.string().max(80).optional(),
  }),
  /** Temperatures the words promise, °C. */
  told: z.object({ minC: z.number().optional(), maxC: z.number().optional() }),
  facts: z.array(scopedFactSchema).max(200),
  questions: z.array(questionSchema).max(8),
  /** Words that look like a thing or a wish and that nothing was made of. */
  unplaced: z.array(z.object({ words: shortText, start: z.int(), end: z.int() })).max(20),
});
export type Trip = z.output<typeof tripSchema>;
