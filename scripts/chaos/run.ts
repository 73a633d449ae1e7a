/**
 * `npm run chaos [rounds] [seed]`: every fault of `faults.ts`, in an order the seed gives, against the built product. After
 * each one: the credit proof is clean, no plan is stuck, nobody was signed out, every answer had the contract's shape.
 * `npm run chaos 1 1 model,hour` runs only the faults whose name contains one of the words. At the end abuse is tried, and
 * what a free account can cost in a day is written into docs/limits.md (`npm run chaos 0 1 abuse` does only that).
 */
import { ensureBuilt } from '../serve/build';
import { seededRandom } from '../seeded-random';
import { tryAbuse } from './abuse';
import { FAULTS } from './faults';
import { World } from './world';

const rounds = Number(process.argv[2] ?? 3);
const seed = Number(process.argv[3] ?? 1);
const words = (process.argv[4] ?? '').split(',');
const random = seededRandom(seed);

await ensureBuilt();
const world = await World.open(random);
await world.join();
let injected = 0;
try {
  for (let round = 1; round <= rounds; round += 1) {
    const order = Object.entries(FAULTS)
      .filter(([name]) => words.some((word) => name.includes(word)))
      .map(([name, fault]) => ({ name, fault, at: random() }))
      .toSorted((one, other) => one.at - other.at);
    for (const { name, fault } of order) {
      const started = Date.now();
      const before = world.problems.length;
      // Somebody new each time: credits go back and models are asked again only so often a day.
      const person = await world.join();
      injected += await fault(world, person, random);
      await world.check(`round ${round}, ${name}`);
      world.model.behave({ mode: 'good' });
      const verdict = world.problems.length === before ? 'nothing lost' : world.problems.slice(before).join('; ');
      process.stdout.write(
        `${round}/${rounds} ${name.padEnd(42)} ${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s  ${verdict}\n`,
      );
    }
  }
  if (words.some((word) => 'abuse'.includes(word))) await tryAbuse(world);
} finally {
  await world.close();
}
process.stdout.write(
  `\n${rounds} rounds, seed ${seed}: ${injected} faults injected, ${world.problems.length} things lost\n`,
);
for (const conceded of new Set(world.conceded)) process.stdout.write(`  not counted: ${conceded}\n`);
for (const problem of world.problems) process.stdout.write(`  ${problem}\n`);
process.exit(world.problems.length > 0 ? 1 : 0);
