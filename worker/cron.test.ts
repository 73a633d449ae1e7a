import { unstable_readConfig as readConfig } from 'wrangler';
import { expect, test } from 'vitest';
import { SCHEDULES } from './cron';

test('wrangler.toml has exactly the cron schedules that have tasks', () => {
  expect(readConfig({ config: 'wrangler.toml' }).triggers.crons?.toSorted()).toEqual(Object.keys(SCHEDULES).toSorted());
});
