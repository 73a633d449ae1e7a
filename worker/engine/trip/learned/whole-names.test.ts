import { expect, test } from 'vitest';
import type { Locale } from '../../locale';
import { thingsOf } from '../things/things-of.fixture';
import { answering } from './learned.fixture';

const NAME = /\[([^\]]+)\]/g;

/** Names of the things of a text in which the learned reader sees the names in square brackets. */
const names = (marked: string, locale: Locale = 'en'): string[] => {
  const text = marked.replaceAll(NAME, '$1');
  let removed = 0;
  const spans = [...marked.matchAll(NAME)].map(({ index, 1: words = '' }) => {
    const start = index - removed;
    removed += 2;
    return { start, end: start + words.length };
  });
  const learned = answering({
    names: ({ start }) => spans.some((span) => start >= span.start && start < span.end),
    begins: ({ start }) => spans.some((span) => start === span.start),
  });
  return thingsOf(text, locale, learned).map(({ words, concept = '-' }) => `${words} (${concept})`);
};

test.each([
  [
    'what it is for is part of the name',
    'I take [proper kitchen shoes], knives',
    ['kitchen shoes (shoes)', 'knives (-)'],
  ],
  ['of two things in one name the last is meant', 'the [chair charger] comes', ['chair charger (phone-charger)']],
  ['what it is of is told behind it', 'a [bottle of whisky] for Roy', ['bottle of whisky (wine)']],
  ['a noun that no rule knows is no kind of the thing beside it', 'my [skate gizmo] goes in', ['skate gizmo (-)']],
  [
    'two names without a comma are two things',
    '[towel] [soap] and [slippers] come',
    ['towel (towels)', 'soap (shower-gel)', 'slippers (slippers)'],
  ],
  [
    'in a list without commas what rules know stays apart',
    '[harness shoes] [chalk] helmet',
    ['harness (climbing-harness)', 'shoes (climbing-shoes)', 'chalk (chalk)', 'helmet (climbing-helmet)'],
  ],
  ['when it is taken is no part of the name', '[Epilim syrup morning], and tea', ['Epilim syrup (-)', 'tea (-)']],
])('%s: %s', (_, text, expected) => {
  expect(names(text)).toEqual(expected);
});

test.each([
  [
    'the first noun is meant',
    'llevo las [medias nylon] y el [gel de lavanda]',
    ['medias nylon (tights)', 'gel de lavanda (shower-gel)'],
  ],
  [
    'for what it is is part of the name',
    'poncho y [bolsita para el celu]',
    ['poncho (poncho)', 'bolsita para el celu (-)'],
  ],
])('in Spanish %s: %s', (_, text, expected) => {
  expect(names(text, 'es')).toEqual(expected);
});
