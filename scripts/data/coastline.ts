/** Distance to the sea, by the 1:10,000,000 coastline of Natural Earth (public domain; npm world-atlas). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
}

const isTopology = (value: unknown): value is Topology =>
  typeof value === 'object' && value !== null && 'arcs' in value && 'transform' in value;

const require = createRequire(import.meta.url);
const land: unknown = JSON.parse(readFileSync(require.resolve('world-atlas/land-10m.json'), 'utf8'));
if (!isTopology(land)) throw new Error('world-atlas/land-10m.json is not a topology');
const { transform, arcs } = land;

/** Vertices of the coast by half-degree cell, with points put between far vertices so that none are missed. */
const cells = new Map<string, [number, number][]>();
const cellOf = (latitude: number, longitude: number): string =>
  `${Math.floor(latitude * 2)} ${Math.floor(longitude * 2)}`;
const put = (latitude: number, longitude: number): void => {
  const key = cellOf(latitude, longitude);
  const points = cells.get(key);
  if (points) points.push([latitude, longitude]);
  else cells.set(key, [[latitude, longitude]]);
};

for (const arc of arcs) {
  let x = 0;
  let y = 0;
  let before: [number, number] | undefined;
  for (const [dx, dy] of arc) {
    x += dx;
    y += dy;
    const longitude = x * transform.scale[0] + transform.translate[0];
    const latitude = y * transform.scale[1] + transform.translate[1];
    if (before) {
      const steps = Math.min(400, Math.ceil(Math.hypot(latitude - before[0], longitude - before[1]) / 0.02));
      for (let step = 1; step < steps; step += 1) {
        put(before[0] + ((latitude - before[0]) * step) / steps, before[1] + ((longitude - before[1]) * step) / steps);
      }
    }
    put(latitude, longitude);
    before = [latitude, longitude];
  }
}

/** Kilometres to the nearest coast, or Infinity where it is farther than some 50. */
export const coastKm = (latitude: number, longitude: number): number => {
  let nearest = Infinity;
  const narrow = Math.cos((latitude * Math.PI) / 180);
  for (const dy of [-0.5, 0, 0.5]) {
    for (const dx of [-0.5, 0, 0.5]) {
      for (const [y, x] of cells.get(cellOf(latitude + dy, longitude + dx)) ?? []) {
        nearest = Math.min(nearest, 111.2 * Math.hypot(y - latitude, (x - longitude) * narrow));
      }
    }
  }
  return nearest;
};
