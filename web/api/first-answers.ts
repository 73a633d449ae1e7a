/** An answer in the document is as old as the document: after this long the server is asked, milliseconds. */
const FRESH_MS = 20_000;

const isSame = (own: string, asked: URL): boolean => {
  const url = new URL(own, location.origin);
  return url.pathname === asked.pathname && url.search === asked.search;
};

/** When the document was asked for: what came with it is as old. Milliseconds, as `Date.now()` counts. */
export const openedAt = (): number => Math.round(performance.timeOrigin);

/** Every answer that nobody has taken yet, by its path, and when the document came; each is taken once. */
export const takeFirstAnswers = (): { answers: Record<string, unknown>; updatedAt: number } => {
  const answers: Record<string, unknown> = {};
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-answer]')) {
    answers[script.dataset['answer'] ?? ''] = JSON.parse(script.textContent);
    script.remove();
  }
  return { answers, updatedAt: openedAt() };
};

/**
 * The answer to a GET that came with the document, or null. The Worker knows who is signed in and which page was asked
 * for, so it sends along what the first screen would ask for next. Each is used once: a second request wants fresh
 * data, unless who asked first gave up before reading it (`signal`).
 */
export const takeFirstAnswer = (input: RequestInfo | URL, signal?: AbortSignal | null): Response | null => {
  if (typeof document === 'undefined' || performance.now() > FRESH_MS || input instanceof Request) return null;
  const asked = new URL(input, location.origin);
  if (asked.origin !== location.origin) return null;
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-answer]')) {
    if (!isSame(script.dataset['answer'] ?? '', asked)) continue;
    script.remove();
    signal?.addEventListener('abort', () => document.body.append(script), { once: true });
    return new Response(script.textContent, { headers: { 'content-type': 'application/json' } });
  }
  return null;
};
