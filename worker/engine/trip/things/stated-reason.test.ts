import { expect, test } from 'vitest';
import { reasonAfter } from './stated-reason';
import { thingsOf } from './things-of.fixture';

test.each([
  [
    'bringing my own straighteners coz the last airbnb ones fried my fringe, no heels',
    'straighteners',
    'the last airbnb ones fried my fringe',
  ],
  ['headphones bc of the ward.', 'headphones', 'because of the ward'],
  ['a red torch so I can see my notes', 'torch', 'so I can see my notes'],
  ['tapones pq la otra vez me pitaron los oidos', 'tapones', 'la otra vez me pitaron los oidos'],
  ['la carta verde que la otra vez nos dieron la vuelta', 'carta verde', 'la otra vez nos dieron la vuelta'],
  ['my stick since the knee and I am NOT hiking', 'stick', 'the knee'],
  ['the tent, because', 'tent', undefined],
  ['the tent and the stove', 'tent', undefined],
  ['las botas que compré en Lima', 'botas', undefined],
])('%s', (text, words, expected) => {
  expect(reasonAfter(text, text.indexOf(words) + words.length)).toBe(expected);
});

test('a thing keeps the reason that stands behind it', () => {
  expect(thingsOf('I bring reef shoes cos the stonefish sting', 'en')[0]).toMatchObject({
    because: 'the stonefish sting',
  });
});
