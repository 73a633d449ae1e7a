/**
 * A loopback server that speaks Turnstile's `siteverify`: JSON in, a verdict out. A token is good when it starts with
 * `good`, once; the secret must be right. Codes, the length of a token and that it counts once:
 * https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';

export interface TurnstileServer {
  /** For `TURNSTILE_VERIFY_URL`. */
  url: string;
  close(): Promise<void>;
}

/** The secret the server knows. */
const TURNSTILE_SECRET = 'turnstile-secret-of-the-tests';

const verification = z.object({ secret: z.string(), response: z.string(), remoteip: z.string().optional() });

export const startTurnstileServer = async (): Promise<TurnstileServer> => {
  const spent = new Set<string>();
  const judge = (body: string): string[] => {
    const { success, data } = verification.safeParse(JSON.parse(body));
    // The body has neither a secret nor a token.
    if (!success) return ['bad-request'];
    if (data.secret !== TURNSTILE_SECRET) return ['invalid-input-secret'];
    if (data.response === '') return ['missing-input-response'];
    if (data.response.length > 2048 || !data.response.startsWith('good')) return ['invalid-input-response'];
    if (spent.has(data.response)) return ['timeout-or-duplicate'];
    spent.add(data.response);
    return [];
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const errors = judge(body);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ success: errors.length === 0, 'error-codes': errors }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/turnstile/v0/siteverify`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
