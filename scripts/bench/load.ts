/** Load on one call: twenty connections that ask again as soon as they are answered. */
import { quantile } from './statistics';

export const CONNECTIONS = 20;

export interface Load {
  perSecond: number;
  p50: number;
  p95: number;
}

/** Sends one request; `turn` counts up. */
export type Send = (turn: number) => Promise<Response>;

/** The text of a good answer; any other one ends the run. */
export const answered = async (response: Response): Promise<string> => {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status} ${text.slice(0, 200)}`);
  return text;
};

/** Keeps every connection busy for so long. */
export const load = async (send: Send, milliseconds: number): Promise<Load> => {
  const times: number[] = [];
  const started = performance.now();
  let turn = 0;
  const connection = async (): Promise<void> => {
    while (performance.now() - started < milliseconds) {
      const from = performance.now();
      turn += 1;
      await answered(await send(turn));
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return {
    perSecond: (times.length * 1000) / (performance.now() - started),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
  };
};
