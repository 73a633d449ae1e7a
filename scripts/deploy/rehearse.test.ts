import { expect, test } from 'vitest';
import { tryCommands } from './installed-wrangler';
import { rehearse } from './rehearse';

test(
  'a failure at any step of the set-up or deployment leaves nothing half done',
  { tags: ['long'], timeout: 900_000 },
  async () => {
    const lines: string[] = [];
    expect(await rehearse((line) => lines.push(line), tryCommands), lines.join('\n')).toBe(true);
    // Each call of every kind of step was made to fail.
    for (const step of [
      'installed: wrangler pages project create --production-branch --force',
      'installed: wrangler rollback',
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
      ).toMatch(/whole|understood/);
    }
  },
);

test(
  'a command that the installed wrangler does not know is reported',
  { tags: ['long'], timeout: 120_000 },
  async () => {
    const tried = await tryCommands([
      ['d1', 'list', '--no-such-option'],
      ['d1', 'list', '--json'],
    ]);
    expect(tried).toEqual([
      { command: 'd1 list --no-such-option', problem: expect.stringMatching(/^Unknown argument/) },
      { command: 'd1 list --json', problem: null },
    ]);
  },
);
