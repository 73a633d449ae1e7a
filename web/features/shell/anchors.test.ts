import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followAnchors } from './anchors';

/** An element with the id `here`, and a window, as far as anchors go to one. */
const section = { scrollIntoView: vi.fn() };
const scrollTo = vi.fn();
let click: (event: object) => void;

class FakeElement {
  constructor(readonly hash: string) {}
  closest = () => this;
}

const page = (hash: string) => {
  vi.stubGlobal('location', { hash });
  followAnchors(() => true);
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('history', { pushState: () => undefined });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }), scrollTo });
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: typeof click) => (click = listener),
    getElementById: (id: string) => (id === 'here' ? section : null),
    querySelectorAll: () => [],
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('an anchor is scrolled to 100 ms after its click', () => {
  page('');
  click({ target: new FakeElement('#here'), preventDefault: () => undefined });
  vi.advanceTimersByTime(99);
  expect(section.scrollIntoView).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(section.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' });
});

test('a page that is opened at a section scrolls there 500 ms later, and to the top where there is no such section', () => {
  page('#here');
  vi.advanceTimersByTime(499);
  expect(section.scrollIntoView).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(section.scrollIntoView).toHaveBeenCalledOnce();
  page('#nowhere');
  vi.advanceTimersByTime(500);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
});
