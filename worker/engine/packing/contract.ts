/** What crosses the wire about facts: the chips of what was understood, and the traveller's corrections of them. */
import * as z from 'zod';
import { tripCorrectionsSchema } from '../trip/contract';
import { isTag, type Tag } from './tags';

const tag = z
  .string('Unknown fact.')
  .pipe(z.custom<Tag>((value) => typeof value === 'string' && isTag(value), 'Unknown fact.'));
const country = z.string().regex(/^[A-Z]{2}$/);

/** Corrections replace what was read: `party`, `luggage`, `laundry` and `home` whole, tags one by one. */
export const correctionsSchema = z.object({
  remove: z.array(tag).max(100).default([]),
  add: z.array(tag).max(100).default([]),
  party: z
    .object({
      adults: z.int().min(1).max(30),
      seniors: z.int().min(0).max(30).default(0),
      children: z
        .array(z.object({ ageMonths: z.int().min(0).max(215), name: z.string().trim().max(30).optional() }))
        .max(12)
        .default([]),
      women: z.int().min(0).max(30).default(0),
      men: z.int().min(0).max(30).default(0),
    })
    .optional(),
  luggage: z
    .object({
      kind: z.enum(['carry-on', 'backpack', 'checked', 'day-bag', 'unknown']),
      limitKg: z.number().min(1).max(64).optional(),
      litres: z.number().min(1).max(200).optional(),
      soft: z.boolean().optional(),
      backpack: z.boolean().optional(),
    })
    .optional(),
  laundry: z.object({ available: z.boolean(), everyDays: z.int().min(1).max(60).optional() }).optional(),
  /** null: not known. */
  home: z.object({ country: country.nullable().optional(), nationality: country.nullable().optional() }).optional(),
  /** Corrections of the Trip: people, legs, things, bags, occasions. */
  trip: z.optional(tripCorrectionsSchema),
});

/** A fact as it is shown: one the traveller can take away, or a setting he can change. */
export const factChipSchema = z.object({
  id: z.string(),
  /** What kind of control corrects it. */
  kind: z.enum(['tag', 'party', 'luggage', 'laundry', 'home', 'weather']),
  label: z.string(),
  tag: tag.optional(),
  removable: z.boolean(),
  /** Who travels, of the chip of kind `party`: what its editor starts from. */
  party: z.object({ adults: z.int(), childrenMonths: z.array(z.int()) }).optional(),
  /** The traveller's words it was read from, or where else it comes from. */
  evidence: z.object({
    source: z.enum(['words', 'form', 'place', 'weather', 'dates', 'rule', 'correction']),
    quote: z.string().optional(),
  }),
});
export type FactChip = z.infer<typeof factChipSchema>;
