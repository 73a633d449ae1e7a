import * as z from 'zod/mini';

/** The specification's numbers: milliseconds until a request is given up, until it is sent again, and the longest URL. */
const TIMEOUT_MS = 5000;
const ROTATE_MS = 750;
const MAX_URL = 500;
const ATTEMPTS = 3;
const ENDPOINT = '/icons/lucide.json?icons=';

const answer = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });

const bodies = new Map<string, string>();
/** Everything ever asked for, and what the next request asks for. */
const asked = new Set<string>();
const wanted = new Set<string>();
const listeners = new Set<() => void>();

const request = async (names: string[]): Promise<void> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      const response = await fetch(ENDPOINT + names.join(','), { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const { icons } = answer.parse(await response.json());
      for (const [name, { body }] of Object.entries(icons)) bodies.set(name, body);
      for (const listener of listeners) listener();
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) console.warn('Some icons could not be loaded.', error);
      else await new Promise((resolve) => setTimeout(resolve, ROTATE_MS));
    }
  }
};

/** Asks for everything wanted since the last time, in as few requests as the URL's length allows. */
const flush = (): void => {
  let batch: string[] = [];
  for (const name of [...wanted].toSorted()) {
    if (ENDPOINT.length + [...batch, name].join(',').length > MAX_URL) {
      void request(batch);
      batch = [];
    }
    batch.push(name);
  }
  wanted.clear();
  void request(batch);
};

/** Hears of new icons, and wants `name`; those wanted in the same moment share a request. Returns the way to stop. */
export const wantIcon = (name: string, listener: () => void): (() => void) => {
  listeners.add(listener);
  if (!asked.has(name)) {
    asked.add(name);
    if (wanted.size === 0) queueMicrotask(flush);
    wanted.add(name);
  }
  return () => listeners.delete(listener);
};

/** An icon's markup, once it has arrived. */
export const iconBody = (name: string): string | undefined => bodies.get(name);
