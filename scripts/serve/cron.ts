import type { Miniflare } from 'miniflare';
import { unstable_readConfig as readConfig } from 'wrangler';

const matches = (field: string, value: number): boolean => field === '*' || Number(field) === value;

/** Whether a cron line of wrangler.toml is due in this minute (UTC). Minute and hour are all that we use. */
const isDue = (cron: string, at: Date): boolean => {
  const [minute = '*', hour = '*'] = cron.split(' ');
  return matches(minute, at.getUTCMinutes()) && matches(hour, at.getUTCHours());
};

/** Runs the due cron triggers each minute while the local server runs: nothing else does on one machine. */
export const runCronTriggers = (server: Miniflare): void => {
  const crons = readConfig({ config: 'wrangler.toml' }).triggers.crons ?? [];
  const ring = async () => {
    const scheduledTime = new Date();
    const worker = await server.getWorker();
    for (const cron of crons.filter((line: string) => isDue(line, scheduledTime)))
      await worker.scheduled({ cron, scheduledTime });
  };
  setInterval(() => {
    ring().catch((error: unknown) => process.stderr.write(`A scheduled task failed: ${String(error)}\n`));
  }, 60_000);
};
