import { describe, expect, it, beforeAll } from 'vitest';
import { gazetteer } from '../places/gazetteer.fixture';
import { resolveDestination } from '../places/resolve';
import type { Place } from '../places/place';
import { CLIMATE_TABLE } from './climate-table.fixture';
import { monthNormals } from './normals';
import { STATIONS } from './stations';

const MONTHS = [0, 3, 6, 9];
const TOLERANCE_C = 4;

interface Row {
  name: string;
  place: Place;
  low: number[];
  high: number[];
  heldOut: boolean;
}

let rows: Row[];

const placeOf = (name: string): Place => {
  const [place] = resolveDestination(gazetteer, { destination: name, description: '', locale: 'en' }).places;
  if (!place) throw new Error(`No place ${name}`);
  return place;
};

beforeAll(async () => {
  rows = CLIMATE_TABLE.trim()
    .split('\n')
    .map((line) => {
      const [name = '', temperatures = '', mark = ''] = line.split('|');
      const pairs = temperatures.split(' ').map((pair) => pair.split('/').map(Number));
      return {
        name,
        place: placeOf(name),
        low: pairs.map(([low]) => low ?? NaN),
        high: pairs.map(([, high]) => high ?? NaN),
        heldOut: mark === 'H',
      };
    });
});

/** Share of place-months whose low and high are both within the tolerance. */
const accuracy = (of: readonly Row[]): { share: number; misses: string[] } => {
  const misses: string[] = [];
  for (const row of of) {
    MONTHS.forEach((month, at) => {
      const { minC, maxC } = monthNormals(row.place, month);
      const [low = NaN, high = NaN] = [row.low[at], row.high[at]];
      if (!(Math.abs(minC - low) <= TOLERANCE_C && Math.abs(maxC - high) <= TOLERANCE_C)) {
        misses.push(
          `${row.name} ${month + 1}: ${minC}/${maxC} for ${low}/${high} (${row.place.climate} ${row.place.elevation} m)`,
        );
      }
    });
  }
  return { share: 1 - misses.length / (of.length * MONTHS.length), misses };
};

describe('embedded climate against published normals', () => {
  it('holds no station of a place that is held out', () => {
    const known = rows.filter(
      (row) =>
        row.heldOut &&
        STATIONS.some(
          (station) =>
            Math.hypot(station.latitude - row.place.latitude, station.longitude - row.place.longitude) < 0.25,
        ),
    );
    expect(known.map((row) => row.name)).toEqual([]);
    expect(rows.length).toBeGreaterThanOrEqual(150);
    expect(rows.filter((row) => row.heldOut).length).toBeGreaterThanOrEqual(80);
  });

  it('is within 4 °C for nights and afternoons in nine of ten months of all places', () => {
    const { share, misses } = accuracy(rows);
    if (process.env['CLIMATE_REPORT']) console.log(share, misses.join('\n'));
    expect(share, misses.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  it('is nearly as good on places it has no figures of', () => {
    const { share, misses } = accuracy(rows.filter((row) => row.heldOut));
    if (process.env['CLIMATE_REPORT']) console.log('held out', share);
    expect(share, misses.join('\n')).toBeGreaterThanOrEqual(0.85);
  });
});
