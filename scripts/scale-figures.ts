/**
 * What the product needs and costs as it grows. A small simulation: people come in a day's rhythm, make plans, open and
 * tick them; every figure a call costs is one that tests and benchmarks measure. `npm run scale` writes its tables into
 * docs/scale.md and docs/operations.md.
 */
import { costMicros } from '../worker/plans/generation/models/prices';
import { tableOf } from './page-tables';
import { seededRandom } from './seeded-random';
import { HABITS, COSTS, IN_ROOM, ROOM_BYTES, STORED, TOKENS, PRICES, AWAKE, D1 } from './scale-assumptions';

const USERS = [1e3, 1e5, 1e7] as const;

/** Sizes for which a month's bill is computed. */
const BILLED_USERS = [1e2, 1e4, 1e6] as const;

const over = (used: number, included: number): number => Math.max(0, used - included);

interface Month {
  users: number;
  plans: number;
  mails: number;
  calls: number;
  rowsRead: number;
  rowsWritten: number;
  gigabytes: number;
  objectCalls: number;
  rowsInRooms: number;
  gigabytesInRooms: number;
  peakWrites: number;
  peakObjects: number;
  cpuMs: number;
}

/**
 * The busiest second of a month, by drawing each second of a day's busiest hour from a Poisson distribution. Evenings have
 * three times the traffic of the mean, Sundays before holidays twice that of a week day.
 */
const peakOf = (perMonth: number): number => {
  const mean = (perMonth / (30 * 86_400)) * 3 * 2;
  const random = seededRandom(8);
  let most = 0;
  for (let second = 0; second < 3_600; second += 1) {
    // Normal for large means, where Poisson's own product would underflow.
    let count = 0;
    if (mean > 200) {
      const spread = Math.sqrt(-2 * Math.log(random() || 1e-9)) * Math.cos(2 * Math.PI * random());
      count = mean + Math.sqrt(mean) * spread;
    } else {
      for (let product = random(); product > Math.exp(-mean); product *= random()) count += 1;
    }
    most = Math.max(most, Math.round(count));
  }
  return most;
};

const simulate = (users: number): Month => {
  const active = users * HABITS.active;
  const plans = HABITS.plans * active;
  const opens = HABITS.opens * active;
  const ticks = HABITS.ticks * active;
  const others = HABITS.others * active;
  const rowsOf = (kind: 'read' | 'written' | 'cpuMs'): number =>
    plans * COSTS.plan[kind] + opens * COSTS.open[kind] + ticks * COSTS.tick[kind] + others * COSTS.other[kind];
  return {
    users,
    plans,
    mails: HABITS.mails * active,
    calls: plans * 3 + opens + ticks + others,
    rowsRead: rowsOf('read'),
    rowsWritten: rowsOf('written'),
    // After two years of everybody's plans.
    gigabytes: (users * STORED.user + plans * 24 * STORED.plan) / 1e9,
    // A plan made asks its object four times, a tick has an alarm now and then, an opened plan is a call.
    objectCalls: plans * 4 + ticks * 1.5 + opens,
    rowsInRooms: plans * IN_ROOM.plan + ticks * IN_ROOM.tick,
    gigabytesInRooms: (plans * 24 * ROOM_BYTES) / 1e9,
    peakWrites: peakOf(plans * 3 + ticks + others * 0.15),
    peakObjects: Math.ceil(peakOf(plans) * AWAKE.model),
    cpuMs: rowsOf('cpuMs'),
  };
};

const infrastructure = (month: Month, awake: number): number =>
  PRICES.base +
  (over(month.calls, PRICES.callsIncluded) / 1e6) * PRICES.callsPerMillion +
  (over(month.cpuMs, PRICES.cpuIncluded) / 1e6) * PRICES.cpuPerMillionMs +
  (over(month.rowsRead, PRICES.rowsReadIncluded) / 1e6) * PRICES.rowsReadPerMillion +
  (over(month.rowsWritten, PRICES.rowsWrittenIncluded) / 1e6) * PRICES.rowsWrittenPerMillion +
  over(month.gigabytes, PRICES.storedIncluded) * PRICES.storedPerGb +
  (over(month.rowsInRooms, PRICES.objectRowsWrittenIncluded) / 1e6) * PRICES.objectRowsWrittenPerMillion +
  over(month.gigabytesInRooms, PRICES.objectStoredIncluded) * PRICES.objectStoredPerGb +
  (over(month.objectCalls, PRICES.objectCallsIncluded) / 1e6) * PRICES.objectCallsPerMillion +
  (over(month.plans * awake * 0.125, PRICES.objectDurationIncluded) / 1e6) * PRICES.objectDuration;

/** Models to compare; their prices are those that generations are accounted with. */
const MODELS = {
  'Workers AI, Llama 3.3 70B': '@cf/meta/llama-3.3-70b-instruct-fp8-fast',
  'Workers AI, Llama 3.1 8B': '@cf/meta/llama-3.1-8b-instruct-fp8-fast',
  'OpenAI, gpt-6-luna': 'gpt-6-luna',
  'OpenAI, gpt-5.4-mini': 'gpt-5.4-mini',
  'OpenAI, gpt-6-sol': 'gpt-6-sol',
} as const;

/** Name, US dollars of tokens a plan, and seconds awake. */
const providers: [string, number, number][] = [
  ['embedded engine alone', 0, AWAKE.engine],
  ...Object.entries(MODELS).map(([name, model]): [string, number, number] => {
    const micros = costMicros(model, { inputTokens: TOKENS.input, outputTokens: TOKENS.output });
    if (micros === undefined) throw new Error(`worker/plans/generation/models/prices.ts has no price of ${model}`);
    return [name, micros / 1e6, AWAKE.model];
  }),
];

const grouped = (value: number): string => Math.round(value).toLocaleString('en-US');

/** What ends first, and how much of it is used. */
const firstLimit = ({ gigabytes, peakWrites }: Month): string => {
  const used: [string, number][] = [
    ['size of one D1', (gigabytes * 1e9) / D1.bytes],
    ['writes of one D1', peakWrites / D1.writesPerSecond],
  ];
  const [[name, share] = ['none', 0]] = used.toSorted(([, a], [, b]) => b - a);
  return `${name}, ${share < 1 ? `${(share * 100).toFixed(1)} %` : `${share.toFixed(1)} ×`}`;
};

const months = USERS.map(simulate);
const needs = tableOf(
  ['in a month', ...months.map(({ users }) => `${grouped(users)} users`)],
  [
    ['plans made', ...months.map(({ plans }) => grouped(plans))],
    ['plans kept after two years', ...months.map(({ plans }) => grouped(plans * 24))],
    ['calls of the Worker', ...months.map(({ calls }) => grouped(calls))],
    ['rows read in D1', ...months.map(({ rowsRead }) => grouped(rowsRead))],
    ['rows written in D1', ...months.map(({ rowsWritten }) => grouped(rowsWritten))],
    ['rows written in rooms', ...months.map(({ rowsInRooms }) => grouped(rowsInRooms))],
    ['GB in D1 after two years', ...months.map(({ gigabytes }) => gigabytes.toFixed(1))],
    ['GB in rooms after two years', ...months.map(({ gigabytesInRooms }) => gigabytesInRooms.toFixed(1))],
    [
      'D1 databases by size',
      ...months.map(({ gigabytes }) => grouped(Math.ceil((gigabytes * 1e9) / (D1.bytes * 0.7)))),
    ],
    ['writes in the busiest second', ...months.map(({ peakWrites }) => grouped(peakWrites))],
    [
      'D1 databases by writes',
      ...months.map(({ peakWrites }) => grouped(Math.ceil(peakWrites / (D1.writesPerSecond * 0.7)))),
    ],
    ['rooms awake at once', ...months.map(({ peakObjects }) => grouped(peakObjects))],
    ['first limit, and how much of it is used', ...months.map(firstLimit)],
    ['infrastructure, US$', ...months.map((month) => grouped(infrastructure(month, AWAKE.model)))],
  ],
);
const costs = tableOf(
  ['US$ per 1,000 plans', ...months.map(({ users }) => `${grouped(users)} users`)],
  providers.map(([name, each, awake]) => [
    name,
    ...months.map((month) => ((infrastructure(month, awake) / month.plans + each) * 1000).toFixed(2)),
  ]),
);

/** What one month costs, in dollars, by what is paid for; models by the one that is asked first when deployed. */
const bills = BILLED_USERS.map((users) => {
  const month = simulate(users);
  const [, perPlan = 0] = providers.find(([name]) => name === 'OpenAI, gpt-6-luna') ?? [];
  const parts = [
    infrastructure(month, AWAKE.model),
    (over(month.mails, PRICES.mailsIncluded) / 1_000) * PRICES.mailsPerThousand,
    month.plans * perPlan,
  ];
  return [...parts, parts.reduce((sum, part) => sum + part, 0)];
});
const dollars = (amount: number): string => (amount > 0 && amount < 10 ? amount.toFixed(2) : grouped(amount));
const bill = tableOf(
  ['US$ a month', ...BILLED_USERS.map((users) => `${grouped(users)} users`)],
  ['Workers, Pages, D1, Durable Objects', 'Mail', 'Models (gpt-6-luna)', '**together**'].map((what, row) => [
    what,
    ...bills.map((amounts) => dollars(amounts[row] ?? 0)),
  ]),
);

/** Tables by the page that has them and the name of their place in it. */
export const FIGURES: readonly { page: string; name: string; content: string }[] = [
  { page: 'docs/scale.md', name: 'needs', content: needs },
  { page: 'docs/scale.md', name: 'costs', content: costs },
  { page: 'docs/operations.md', name: 'bill', content: bill },
];

/** Without the padding that the formatter adds. */
export const withoutPadding = (text: string): string => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');
