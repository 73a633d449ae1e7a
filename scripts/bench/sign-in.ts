/**
 * `npm run bench:sign-in [rounds]`: how long a sign-in takes on the built product, how much of it is scrypt, and
 * whether a wrong password for a known address can be told from one for an unknown address by its time or its bytes.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { hashPassword, verifyPassword } from '../../worker/identity/auth/password';
import { ApiClient, testMailToken } from '../api-client';
import { startTestServer } from '../test-server';

/** Share of the median that the two may differ by. */
const MOST_DIFFERENCE = 0.1;
const rounds = Number(process.argv[2] ?? 200);
const PASSWORD = 'Bench-mark-77';
const server = await startTestServer({
  port: 20_000 + (process.pid % 20_000),
  stateDirectory: mkdtempSync(join(tmpdir(), 'valija-bench-')),
});

const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const print = (line: string) => process.stdout.write(`${line}\n`);
const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;

const timed = async <Result>(work: () => Promise<Result>): Promise<{ elapsedMs: number; result: Result }> => {
  const started = performance.now();
  const result = await work();
  return { elapsedMs: performance.now() - started, result };
};

const newChallenge = () => {
  const codeVerifier = randomBytes(32).toString('base64url');
  return { codeVerifier, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') };
};

/** A wrong password from an address of its own, so that no limit is met; the answer without what differs each time. */
const wrongPassword = async (email: string, round: number): Promise<string> => {
  const response = await fetch(`${server.origin}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: server.origin,
      'cf-connecting-ip': `10.${round >> 16}.${(round >> 8) & 255}.${round & 255}`,
    },
    body: JSON.stringify({ email, password: 'Wrong-password-1', codeChallenge: newChallenge().codeChallenge }),
  });
  const headers = [...response.headers].filter(([name]) => !['x-request-id', 'date'].includes(name));
  const body = await response.text();
  return JSON.stringify([response.status, headers, body.replace(/req_\w{20}/, 'req')]);
};

try {
  const known = `known-${process.pid}@example.com`;
  const unknown = `ghost-${process.pid}@example.com`;
  const person = new ApiClient(server.origin);
  await person.signUp({ email: known, password: PASSWORD }, testMailToken(server.origin));

  const signIns: number[] = [];
  for (let round = 0; round < Math.min(rounds, 100); round += 1) {
    const { codeVerifier, codeChallenge } = newChallenge();
    const { elapsedMs, result } = await timed(() =>
      person.send('POST', '/api/auth/login', { email: known, password: PASSWORD, codeChallenge }),
    );
    if (result.status !== 200) throw new Error(`sign-in answered ${result.status}`);
    const { code } = z.object({ code: z.string() }).parse(result.body);
    const exchange = await timed(() =>
      person.call('POST', '/api/auth/token', { grantType: 'authorization_code', code, codeVerifier }),
    );
    signIns.push(elapsedMs + exchange.elapsedMs);
  }

  const hash = await hashPassword(PASSWORD);
  const scrypts: number[] = [];
  for (let round = 0; round < 20; round += 1)
    scrypts.push((await timed(() => verifyPassword(PASSWORD, hash))).elapsedMs);

  const times = { known: Array<number>(), unknown: Array<number>() };
  const answers = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    // Taking turns, and in turn first, so that whatever else the machine does hits both alike.
    const kinds = round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of kinds) {
      const { elapsedMs, result } = await timed(() => wrongPassword(kind === 'known' ? known : unknown, round));
      times[kind].push(elapsedMs);
      answers.add(result);
    }
  }

  const median = quantile(signIns, 0.5);
  const scrypt = quantile(scrypts, 0.5);
  const [medianKnown, medianUnknown] = [quantile(times.known, 0.5), quantile(times.unknown, 0.5)];
  print(`sign-in (login and token)   p50 ${milliseconds(median)}   p95 ${milliseconds(quantile(signIns, 0.95))}`);
  print(`of it scrypt                ${milliseconds(scrypt)}   ${((100 * scrypt) / median).toFixed(0)} %`);
  print(`wrong password, known       p50 ${milliseconds(medianKnown)}   of ${times.known.length}`);
  print(`wrong password, unknown     p50 ${milliseconds(medianUnknown)}   of ${times.unknown.length}`);
  const difference = Math.abs(medianKnown - medianUnknown) / medianKnown;
  print(`difference of the medians   ${(100 * difference).toFixed(1)} %`);
  print(`different answers           ${answers.size - 1}`);
  if (difference > MOST_DIFFERENCE || answers.size > 1) {
    print('An address with an account can be told from one without.');
    process.exitCode = 1;
  }
} finally {
  await server.stop();
}
