/** Facts that contradict what becomes of the things they rest on. */
import { expect, test } from 'vitest';
import { tagsOf } from '../read.fixture';

test.each([
  ['what comes is not given', 'camping con duchas, toallas nuestras', 'es', 'provided:towels'],
  ['nobody cycles for bicycles that stay at home', 'Carpa no, bicis tampoco aunque lloren.', 'es', 'activity:cycling'],
  ['what is forbidden is not one’s own', 'Homestay in Shillong, stove not allowed in room', 'en', 'own:cooking-gear'],
  ['heels that stay at home', 'Visa impresa. Los tacones ni verlos: adoquín.', 'es', 'dress:heels'],
  ['make-up that somebody else brings', 'El maquillaje lo pone Yobana', 'es', 'need:makeup'],
  ['a repair kit is no ski kit', 'Skiing, guide has: rope, ice screws, repair kit', 'en', 'provided:skis'],
] as const)('%s: %s', (_, text, locale, tag) => {
  expect(tagsOf(text, { locale })).not.toContain(tag);
});
