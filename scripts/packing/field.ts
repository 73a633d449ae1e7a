/** The field trips, messy as people type them, and what the shared scorer finds in the lists made for them. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { EngineItem } from '../../worker/engine/packing/engine';

export const tripsSchema = z.array(
  z.looseObject({
    id: z.string(),
    country: z.string().nullish(),
    input: z.object({
      destination: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      activities: z.array(z.string()).default([]),
      description: z.string().default(''),
      locale: z.enum(['en', 'es']).default('en'),
    }),
  }),
);

/** A trip with what an expert expects of its list. */
export type FieldTrip = z.output<typeof tripsSchema>[number];

/** What the scorer reads of one trip. */
export interface ScoredList {
  items: EngineItem[];
  /** Everything shown as understood. */
  text: string;
}

interface FieldScores {
  rows: { id: string; score: number; faults: string[] }[];
  mean: number;
  en: number;
  es: number;
  lowest: { id: string; score: number };
  withCritical: number;
  wrong: number;
  trips: number;
}
const scorerSchema = z.custom<{ scoreAll(trips: unknown, plans: unknown): FieldScores }>(
  (value) => typeof value === 'object' && value !== null && 'scoreAll' in value,
);

/** Reads the trips of a file. Throws for another shape. */
export const readFieldTrips = (file: string): FieldTrip[] => tripsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** The scorer of a shared evaluation's folder. */
export const loadFieldScorer = async (shared: string) =>
  scorerSchema.parse(await import(pathToFileURL(join(shared, 'field/score.mjs')).href));

/** The trip as the form sends it. */
export const typedInput = ({ country, input }: FieldTrip) => ({
  ...input,
  ...(country && { profileCountry: country }),
});

/** One line for the trips of a file. */
export const summaryOf = (file: string, { trips, mean, en, es, lowest, withCritical, wrong }: FieldScores): string =>
  `${basename(file)}: ${trips} trips, mean ${mean} (en ${en}, es ${es}), lowest ${lowest.score} ${lowest.id}, ${withCritical} with a critical miss, wrong weight ${wrong}`;
