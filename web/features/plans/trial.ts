import { isObject } from '../../api/is-object';
import { keep, readKeptValue } from '../../kept';

/** What a visitor typed into the trial, kept in this browser until the create form takes it after sign-up. */
export interface Trial {
  destination: string;
  startDate: string;
  endDate: string;
}

const KEY = 'valija.trial';
/** An older trip is dropped. */
const KEPT_MS = 86_400_000;

const isDate = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** Keeps a trip for the create form. */
export const keepTrial = (trial: Trial, now = Date.now()): void => keep(KEY, JSON.stringify({ ...trial, at: now }));

/** The trip that was kept, once; null when there is none, or when it is old or not ours. */
export const takeTrial = (now = Date.now()): Trial | null => {
  const kept = readKeptValue(KEY);
  keep(KEY, null);
  if (!isObject(kept)) return null;
  const { destination, startDate, endDate, at } = kept;
  if (typeof at !== 'number' || at > now || now - at > KEPT_MS) return null;
  if (typeof destination !== 'string' || destination.length > 120 || !isDate(startDate) || !isDate(endDate))
    return null;
  return { destination, startDate, endDate };
};
