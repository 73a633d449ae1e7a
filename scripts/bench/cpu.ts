import { quantile } from './statistics';

/** Milliseconds of CPU since then: what a busy machine does not distort. */
export const cpuMs = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

/** Prints p50, p95, p99 and the worst of times in milliseconds. */
export const report = (label: string, times: number[]): void => {
  const at = (share: number): string => quantile(times, share).toFixed(2);
  console.log(
    `${label.padEnd(24)} p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms (${times.length} runs)`,
  );
};
