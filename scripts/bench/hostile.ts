/**
 * `npx tsx scripts/bench/hostile.ts [rounds]`: milliseconds of CPU for reading 2,000 characters that make the reader work
 * hardest, kind by kind; p99 over all of them, and the same by the clock, which a busy machine makes longer.
 */
import { HOSTILE_PIECES, hostileText } from '../../worker/engine/trip/hostile-texts.fixture';
import { readTripByRules } from '../../worker/engine/trip/read-trip';
import { loadGazetteer } from '../packing/gazetteer';
import { report, cpuMs } from './cpu';

const rounds = Number(process.argv[2] ?? 25);
const gazetteer = await loadGazetteer();
const texts = Object.entries(HOSTILE_PIECES).map(([kind, piece]) => ({ kind, text: hostileText(piece, 2_000) }));
const times = new Map<string, number[]>(texts.map(({ kind }) => [kind, []]));
const byClock: number[] = [];

for (let round = -5; round < rounds; round += 1) {
  for (const { kind, text } of texts) {
    const begun = performance.now();
    const started = process.cpuUsage();
    readTripByRules(
      {
        destination: 'Lisbon',
        startDate: '2027-05-01',
        endDate: '2027-05-08',
        activities: [],
        description: text,
        locale: round % 2 === 0 ? 'en' : 'es',
      },
      gazetteer,
    );
    // The first rounds only warm the machine up.
    if (round < 0) continue;
    times.get(kind)?.push(cpuMs(started));
    byClock.push(performance.now() - begun);
  }
}
for (const [kind, values] of times) report(kind, values);
report('hostile texts', [...times.values()].flat());
report('the same by the clock', byClock);
