import { expect, test } from 'vitest';
import { rehearse } from './rehearse';

test(
  'with a failure at each step of the set-up and the deployment nothing is left half done',
  {
    tags: ['long'],
    timeout: 240_000,
  },
  async () => {
    const lines: string[] = [];
    expect(await rehearse((line) => lines.push(line)), lines.join('\n')).toBe(true);
    // Each call of every kind of step was made to fail.
    for (const step of [
      'setup: asked',
      'setup: wrangler d1 create',
      'setup: wrangler secret put STRIPE_WEBHOOK_SECRET',
      'setup: wrangler secret bulk',
      'setup: stripe POST /v1/webhook_endpoints',
      'setup: wrangler email sending enable',
      'deploy: GET /builds/files.json',
      'deploy: wrangler d1 migrations apply',
      'deploy: wrangler pages deploy',
      'deploy: wrangler deploy',
      'sick build: wrangler rollback',
    ]) {
      expect(
        lines.find((line) => line.startsWith(`✓ ${step}`)),
        step,
      ).toMatch(/whole/);
    }
  },
);
