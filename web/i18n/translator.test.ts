import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Translator } from './translator';
import { Tagged, TranslatorContext, useTranslation } from './use-translation';

const english = new Translator('en', {
  common: { close: 'Close', days_one: '{{count}} day', days_other: '{{count}} days' },
  plans: { plan: { nothingFound: 'Nothing like {{query}}' } },
});
const spanish = new Translator('es', {
  common: { days_one: '{{count}} día', days_many: '{{count}} de días', days_other: '{{count}} días' },
});

test('a text is found by its path, in the first namespace without a name and in the others with it', () => {
  const t = english.of(['plans', 'common']);
  expect(t('plan.nothingFound', { query: 'Ana' })).toBe('Nothing like Ana');
  expect(t('common:close')).toBe('Close');
  expect(english.of('common')('close')).toBe('Close');
  // A hook may depend on it.
  expect(english.of(['plans', 'reuse'])).toBe(t);
});

test('a count chooses among the forms of a plural that a language has', () => {
  const [days, dias] = [english.of('common'), spanish.of('common')];
  expect([0, 1, 2].map((count) => days('days', { count }))).toEqual(['0 days', '1 day', '2 days']);
  expect([1, 2, 1_000_000].map((count) => dias('days', { count }))).toEqual(['1 día', '2 días', '1000000 de días']);
});

test('what a traveller typed is not read as a text: braces in it stay, and nothing of it is filled in', () => {
  expect(english.of('plans')('plan.nothingFound', { query: '{{count}} $1 $t(close)', count: 3 })).toBe(
    'Nothing like {{count}} $1 $t(close)',
  );
});

test('a text that has not come yet is its own name', () => {
  expect(spanish.of('plans')('plan.nothingFound')).toBe('plan.nothingFound');
});

test('elements of a text are those it is given, around the words inside', () => {
  const parts = { here: createElement('a', { href: '/x' }, 'in its place') };
  const text = createElement(Tagged, { text: 'Press <here>this & that</here>, <b>no</b>.', parts });
  expect(renderToStaticMarkup(text)).toBe('Press <a href="/x">this &amp; that</a>, &lt;b&gt;no&lt;/b&gt;.');
});

test('a component speaks the language around it', () => {
  const Days = () => createElement(Fragment, null, useTranslation().t('days', { count: 2 }));
  const spoken = createElement(TranslatorContext, { value: spanish }, createElement(Days));
  expect(renderToStaticMarkup(spoken)).toBe('2 días');
});
