/** The specification's numbers: milliseconds until a request is given up, until it is sent again, and the longest URL. */
const TIMEOUT_MS = 5000;
const ROTATE_MS = 750;
const MAX_URL = 500;
const ATTEMPTS = 3;
const ENDPOINT = '/icons/lucide.json?icons=';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The markup of each icon in an answer. */
const bodiesOf = (answer: unknown): Record<string, { body: string }> => {
  const icons = isObject(answer) ? answer['icons'] : null;
  if (!isObject(icons)) throw new TypeError('The answer has no icons.');
  return Object.fromEntries(
    Object.entries(icons).flatMap(([name, icon]) =>
      isObject(icon) && typeof icon['body'] === 'string' ? [[name, { body: icon['body'] }]] : [],
    ),
  );
};

const bodies = new Map<string, string>();
/** Those of a first screen that came with its document; see web/first-screen/. */
if (typeof document !== 'undefined') {
  for (const icon of document.querySelectorAll<SVGElement>('svg[data-icon]'))
    bodies.set(icon.dataset['icon'] ?? '', icon.innerHTML);
}
/** Everything ever asked for, and what the next request asks for. */
const asked = new Set<string>();
const wanted = new Set<string>();
const listeners = new Set<() => void>();

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const addressOf = (names: readonly string[]): string => `${location.origin}${ENDPOINT}${names.join(',')}`;

const ask = async (names: readonly string[], signal: AbortSignal) => {
  const response = await fetch(addressOf(names), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return bodiesOf(await response.json());
};

const take = (icons: Readonly<Record<string, { body: string }>>): void => {
  for (const [name, { body }] of Object.entries(icons)) bodies.set(name, body);
  for (const listener of listeners) listener();
};

/** The icons of the file that a device keeps with the app, for when nobody answers; false when it is not there. */
const takeKept = async (): Promise<boolean> => {
  try {
    take((await import('virtual:icons/all')).default.icons);
    return true;
  } catch {
    return false;
  }
};

/** Repeats an unanswered request at a fixed interval from its start; the first answer counts. */
const request = async (names: readonly string[]): Promise<void> => {
  if (!navigator.onLine && (await takeKept())) return;
  const answered = new AbortController();
  const attempts: ReturnType<typeof ask>[] = [];
  try {
    let icons: Awaited<ReturnType<typeof ask>> | null = null;
    while (!icons && attempts.length < ATTEMPTS) {
      attempts.push(ask(names, answered.signal));
      const first = Promise.any(attempts);
      const rotation = sleep(ROTATE_MS).then(() => null);
      icons = attempts.length === ATTEMPTS ? await first : await Promise.race([first.catch(() => rotation), rotation]);
    }
    take(icons ?? {});
  } catch (error) {
    if (!(await takeKept())) console.warn('Some icons could not be loaded.', error);
  } finally {
    answered.abort();
  }
};

/** Requests everything that is missing, in as few requests as the URL's length allows. */
const flush = (): void => {
  let batch: string[] = [];
  for (const name of [...wanted].toSorted()) {
    if (addressOf([...batch, name]).length > MAX_URL) {
      void request(batch);
      batch = [];
    }
    batch.push(name);
  }
  wanted.clear();
  void request(batch);
};

/** Subscribes to loaded icons and requests `name`; icons requested at the same moment share a request. Returns the unsubscribe function. */
export const requestIcon = (name: string, listener: () => void): (() => void) => {
  listeners.add(listener);
  if (!asked.has(name) && !bodies.has(name)) {
    asked.add(name);
    if (wanted.size === 0) queueMicrotask(flush);
    wanted.add(name);
  }
  return () => listeners.delete(listener);
};

/** An icon's markup, once it has arrived. */
export const iconBody = (name: string): string | undefined => bodies.get(name);
