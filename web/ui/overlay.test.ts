import { expect, test } from 'vitest';
import {
  closeOverlay,
  createOverlay,
  isOverlayMounted,
  isOverlayOpen,
  unmountOverlay,
  type OverlayControls,
} from './overlay';

const Question = (_props: { text: string } & OverlayControls<boolean>) => null;

test('opening mounts the overlay, closing resolves it, and unmounting forgets it', async () => {
  const overlay = createOverlay<{ text: string }, boolean>(Question);
  expect(isOverlayOpen(overlay.id)).toBe(false);
  expect(isOverlayMounted(overlay.id)).toBe(false);
  const answer = overlay.open({ text: 'Sure?' });
  expect(isOverlayOpen(overlay.id)).toBe(true);
  expect(isOverlayMounted(overlay.id)).toBe(true);
  overlay.close(true);
  expect(await answer).toBe(true);
  expect(isOverlayOpen(overlay.id)).toBe(false);
  expect(isOverlayMounted(overlay.id)).toBe(true);
  unmountOverlay(overlay.id);
  expect(() => isOverlayMounted(overlay.id)).toThrow('Overlay not found');
});

test('a kept overlay can be queried and opened again', async () => {
  const overlay = createOverlay<{ text: string }, boolean>(Question, { destroyOnClose: false });
  const first = overlay.open({ text: 'One' });
  closeOverlay(overlay.id);
  expect(await first).toBeUndefined();
  unmountOverlay(overlay.id);
  expect(isOverlayMounted(overlay.id)).toBe(false);
  const second = overlay.open({ text: 'Two' });
  const third = overlay.open({ text: 'Three' });
  expect(await second).toBeUndefined();
  overlay.close(false);
  expect(await third).toBe(false);
});

test('an unknown overlay id throws', () => {
  for (const call of [isOverlayOpen, isOverlayMounted, closeOverlay, unmountOverlay]) {
    expect(() => call('nope')).toThrow('Overlay not found');
  }
});
