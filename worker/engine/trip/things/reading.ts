/** What the words say of one thing. */
import type { Thing } from '../schema';

export interface Reading {
  fate: Thing['fate'];
  /** By whose doing. */
  by?: string;
  travellers: readonly string[];
}

/** Where one sleeps. */
export const LODGING =
  /^(?:hotel|hostel|apartment|apto|apartamento|flat|piso|house|casa|airbnb|cabin|cabana|campsite|hut|room|cuarto|habitacion|residence|residencia|albergue|refugio|bungalow|villa|cottage|dorm|camping|studio|condo|hostal|posada|rancho|chalet|cabanas|cabins|depto|departamento|refuge|lodge|caravan|caravana)$/;

/** Fates of what is not on the list, because it comes another way or not at all. */
export const LEFT_OUT: ReadonlySet<Thing['fate']> = new Set([
  'rented',
  'provided',
  'other-brings',
  'buy-there',
  'stays',
  'sent',
]);
