/**
 * `npx tsx scripts/bench/pack.ts [rounds]`: CPU milliseconds of packing the expert readings of the field trips, and of a
 * trip of 8 travellers and 6 legs.
 */
import { packTrip } from '../../worker/engine/packing/pack-trip';
import { bigTrip } from '../../tests/field/expert/big-trip';
import { contextOf, EXPERT_TRIPS } from '../../tests/field/expert-trips';
import { loadGazetteer } from '../packing/gazetteer';
import { report, cpuMs } from './cpu';

const rounds = Number(process.argv[2] ?? 40);
const gazetteer = await loadGazetteer();
const now = Date.parse('2026-11-21T00:00:00Z');

const readings = await Promise.all(
  EXPERT_TRIPS.map(async (reading) => ({ reading, context: await contextOf(reading, gazetteer, now) })),
);
const big = bigTrip();
const bigContext = await contextOf(big, gazetteer, now);
const field: number[] = [];
const large: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  for (const { reading, context } of readings) {
    // A copy: nothing may be remembered of the trip before.
    const trip = structuredClone(reading.trip);
    const started = process.cpuUsage();
    packTrip(trip, context);
    field.push(cpuMs(started));
  }
  const trip = structuredClone(big.trip);
  const started = process.cpuUsage();
  packTrip(trip, bigContext);
  large.push(cpuMs(started));
}
report('field trips', field);
report('8 travellers, 6 legs', large);
