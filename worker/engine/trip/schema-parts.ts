/** The parts that the schemas of a Trip share. */
import * as z from 'zod';
import { isTag, type Tag } from '../packing/tags';

/** A few words. */
export const shortText = z.string().trim().min(1).max(160);
/** A day, `YYYY-MM-DD`. */
export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** What something of the Trip is called by the rest of it. */
export const id = z.string().regex(/^[a-z]{1,2}\d{1,3}$/);
/** Those whom something is for; none for everybody. */
export const ids = z.array(id).max(40);

/** Where a fact comes from, with the span of the description it rests on (offsets in UTF-16 units, `end` exclusive). */
export const evidenceSchema = z.object({
  source: z.enum(['words', 'form', 'place', 'weather', 'dates', 'rule', 'correction', 'model']),
  quote: z.string().max(240).optional(),
  start: z.int().min(0).optional(),
  end: z.int().min(0).optional(),
  /** `sure` it is said so · `likely` it follows · `guess` worth a question. */
  certainty: z.enum(['sure', 'likely', 'guess']).default('sure'),
});
export type TripEvidence = z.output<typeof evidenceSchema>;

/** A fact of the closed list. */
export const tag = z.custom<Tag>((value) => typeof value === 'string' && isTag(value), 'Unknown fact.');

/** Words in both languages. */
export const bilingual = z.object({ en: z.string().max(200), es: z.string().max(200) });
