/** What a language model is asked to read of a description: the schema of its answer. */
import * as z from 'zod';
import { ROLES, THING_FATES } from './kinds';
import { bagSchema, DRESS_CODES } from './schema';

const quote = z.string().describe('Words of the description, copied exactly, that say so.');
const nullable = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.null()]);
const whose = z.array(z.string()).describe('The `who` of each traveller it is for; empty for everybody.');

/** The answer. Flat and closed, so that it can be asked for as a JSON schema (structured output). */
export const modelTripSchema = z.object({
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
      fate: z.enum(THING_FATES),
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
/** The answer, checked. */
export type ModelTrip = z.output<typeof modelTripSchema>;

/** The JSON schema to ask for, named `trip` in the request. */
export const modelTripJsonSchema = (): Record<string, unknown> =>
  z.toJSONSchema(modelTripSchema, { target: 'draft-7' });

/** A number of the answer as a whole one, where it lies within the bounds. */
export const whole = (value: number | null, min: number, max: number): number | undefined =>
  value !== null && Number.isFinite(value) && value >= min && value <= max ? Math.round(value) : undefined;
