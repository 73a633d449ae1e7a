/**
 * What personalising costs beside the model's own time: the same streamed answer read by a bare client and by
 * `personalise`, in turns, from a loopback server. Fails above 5 %.
 *
 *   npx tsx scripts/bench/model.ts [runs]
 */
import type { ListItem } from '../../worker/plans/generation/models/list';
import { createOpenAi } from '../../worker/plans/generation/models/openai';
import { personalise } from '../../worker/plans/generation/models/personalise';
import { ALL_ITEMS } from '../../worker/engine/packing/knowledge/knowledge';
import { startOpenAiServer } from '../../tests/fakes/openai-server';
import type { Behaviour } from '../../tests/fakes/openai-stream';
import { lisbon } from '../../tests/models/trip';
import { median, timed } from './statistics';

const RUNS = Number(process.argv[2] ?? 8);
const MAX_SHARE = 0.05;

/** A fast small model: first token after 300 ms, 250 tokens a second. */
const MODEL: Behaviour = { firstTokenMs: 300, tokenMs: 4 };

/** As long a base list as the engine makes, from the knowledge base. */
const items: ListItem[] = ALL_ITEMS.filter((_, index) => index % 6 === 0).map((item) => ({
  id: item.id,
  name: item.en.split('|')[0] ?? item.id,
  quantity: 1,
  category: item.category,
  reason: 'For seven days in Lisbon',
  essential: item.keep === 1,
}));

/** A long answer: as many additions as may be made, and as many lines that are turned down. */
const text = Array.from({ length: 40 }, (_, index) =>
  JSON.stringify({
    op: 'add',
    name: index % 2 ? `Gadget ${String.fromCharCode(97 + index / 2).repeat(3)}` : (items[index]?.name ?? 'Passport'),
    category: 'comfort',
    quantity: 1,
    reason: 'You will be glad of it on your walks between the viewpoints of the old town',
  }),
).join('\n');

const server = await startOpenAiServer();
const provider = createOpenAi({ apiKey: 'bench', baseUrl: server.baseUrl });

/** Reads the whole answer, and does nothing else. */
const readBare = async (): Promise<string> => {
  const response = await fetch(`${server.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { authorization: 'Bearer bench', 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'gpt-6-luna', messages: [{ role: 'user', content: 'x' }], stream: true }),
  });
  return response.text();
};

/** Milliseconds of personalising, and until its first change. */
const readPersonalised = async (): Promise<{ elapsedMs: number; first: number }> => {
  const started = performance.now();
  let first = Number.NaN;
  const result = await personalise({
    facts: lisbon('en'),
    description: 'We walk a lot and love viewpoints.',
    items,
    locale: 'en',
    providers: [provider],
    clock: { now: () => performance.now() },
    onChange: () => {
      if (Number.isNaN(first)) first = performance.now() - started;
    },
  });
  if (result.outcome !== 'applied')
    throw new Error(`Personalising ${result.outcome}: ${JSON.stringify(result.failures)}`);
  return { elapsedMs: performance.now() - started, first };
};

const measure = async (name: string, behaviour: Behaviour): Promise<number> => {
  server.behave({ ...behaviour, text });
  // The first one builds the index of names and opens the connection.
  await readBare();
  const cold = await readPersonalised();
  const bare: number[] = [];
  const personalised: { elapsedMs: number; first: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    bare.push((await timed(readBare)).elapsedMs);
    personalised.push(await readPersonalised());
  }
  const model = median(bare);
  const whole = median(personalised.map(({ elapsedMs }) => elapsedMs));
  const share = (whole - model) / model;
  console.log(
    `${name}: model ${model.toFixed(0)} ms, personalised ${whole.toFixed(0)} ms (${(whole - model).toFixed(1)} ms, ` +
      `${(share * 100).toFixed(1)} %), first change after ${median(personalised.map(({ first }) => first)).toFixed(0)} ms, ` +
      `first run ${cold.elapsedMs.toFixed(0)} ms`,
  );
  return share;
};

console.log(`${items.length} items, an answer of ${text.length} characters in 40 lines, ${RUNS} runs, medians`);
await measure('no delay', {});
const share = await measure('a fast small model', MODEL);
await server.close();
if (share > MAX_SHARE) {
  console.error(`Overhead ${(share * 100).toFixed(1)} % is above ${MAX_SHARE * 100} %.`);
  process.exitCode = 1;
}
