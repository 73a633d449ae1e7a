/** Hand-written normals of well-known places, by which the climate model is corrected around them. */
import { STATION_ROWS } from './station-rows';

/** Values of January, April, July and October. */
export type Quarters = readonly [number, number, number, number];

/** Normals of one place: °C and share of wet days, for January, April, July and October. */
export interface Station {
  name: string;
  latitude: number;
  longitude: number;
  elevation: number;
  low: Quarters;
  high: Quarters;
  wet: Quarters;
}

const four = (numbers: readonly number[]): Quarters => {
  const [a, b, c, d, ...rest] = numbers;
  if (
    a === undefined ||
    b === undefined ||
    c === undefined ||
    d === undefined ||
    rest.length > 0 ||
    numbers.some(Number.isNaN)
  ) {
    throw new Error(`Four months wanted, got ${numbers.join(' ')}`);
  }
  return [a, b, c, d];
};

/** Reads "Madrid|40.4|-3.7|660|0/10 8/19 19/33 10/20|6 7 1 7": the temperatures as low/high, then the wet days. */
const readStation = (line: string): Station => {
  const [name = '', latitude, longitude, elevation, temperatures = '', wetDays = ''] = line.split('|');
  const pairs = temperatures.split(' ').map((pair) => pair.split('/').map(Number));
  return {
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
    elevation: Number(elevation),
    low: four(pairs.map(([low]) => low ?? Number.NaN)),
    high: four(pairs.map(([, high]) => high ?? Number.NaN)),
    wet: four(wetDays.split(' ').map((days) => Number(days) / 30.4)),
  };
};

export const STATIONS: readonly Station[] = STATION_ROWS.trim().split('\n').filter(Boolean).map(readStation);
