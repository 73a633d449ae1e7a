/**
 * `npm run bench:sign-in [rounds]`: how long a sign-in takes on the built product, how much of it is scrypt, and
 * whether a wrong password for a known address can be told from one for an unknown address by its time or its bytes.
 */
import { randomBytes } from 'node:crypto';
import { hashPassword, verifyPassword } from '../../worker/identity/auth/password';
import { ApiClient, TEST_PASSWORD } from '../api-client';
import { say } from '../terminal';
import { startTestServer } from '../test-server';
import { median, quantile, timed } from './statistics';

/** Share of the median that the two may differ by. */
const MOST_DIFFERENCE = 0.1;
const rounds = Number(process.argv[2] ?? 200);
const server = await startTestServer();

const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;

/** A wrong password from an address of its own, so that no limit is met; the answer without what differs each time. */
const wrongPassword = async (email: string, round: number): Promise<string> => {
  const response = await fetch(`${server.origin}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: server.origin,
      'cf-connecting-ip': `10.${round >> 16}.${(round >> 8) & 255}.${round & 255}`,
    },
    // A challenge is as long as 32 bytes; what it was made of does not matter here.
    body: JSON.stringify({
      email,
      password: 'Wrong-password-1',
      codeChallenge: randomBytes(32).toString('base64url'),
    }),
  });
  const headers = [...response.headers].filter(([name]) => !['x-request-id', 'date'].includes(name));
  const body = await response.text();
  return JSON.stringify([response.status, headers, body.replace(/req_\w{20}/, 'req')]);
};

try {
  const known = `known-${process.pid}@example.com`;
  const unknown = `ghost-${process.pid}@example.com`;
  const person = await new ApiClient(server.origin).join(known);

  const signIns: number[] = [];
  for (let round = 0; round < Math.min(rounds, 100); round += 1) {
    signIns.push((await timed(() => person.signIn({ email: known, password: TEST_PASSWORD }))).elapsedMs);
  }

  const hash = await hashPassword(TEST_PASSWORD);
  const scrypts: number[] = [];
  for (let round = 0; round < 20; round += 1)
    scrypts.push((await timed(() => verifyPassword(TEST_PASSWORD, hash))).elapsedMs);

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

  const signIn = median(signIns);
  const scrypt = median(scrypts);
  const [medianKnown, medianUnknown] = [median(times.known), median(times.unknown)];
  say(`sign-in (login and token)   p50 ${milliseconds(signIn)}   p95 ${milliseconds(quantile(signIns, 0.95))}`);
  say(`of it scrypt                ${milliseconds(scrypt)}   ${((100 * scrypt) / signIn).toFixed(0)} %`);
  say(`wrong password, known       p50 ${milliseconds(medianKnown)}   of ${times.known.length}`);
  say(`wrong password, unknown     p50 ${milliseconds(medianUnknown)}   of ${times.unknown.length}`);
  const difference = Math.abs(medianKnown - medianUnknown) / medianKnown;
  say(`difference of the medians   ${(100 * difference).toFixed(1)} %`);
  say(`different answers           ${answers.size - 1}`);
  if (difference > MOST_DIFFERENCE || answers.size > 1) {
    say('An address with an account can be told from one without.');
    process.exitCode = 1;
  }
} finally {
  await server.stop();
}
