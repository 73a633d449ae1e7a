/** The checks may not turn down good lines: everything in the knowledge base is one. */
import { expect, test } from 'vitest';
import {
  hasMarkup,
  isForbidden,
  isPadding,
  createLeakTest,
} from '../../worker/plans/generation/models/checks/forbidden';
import { isInLanguage } from '../../worker/plans/generation/models/checks/language';
import { knownNames } from '../../worker/plans/names/known-names';
import { systemPrompt } from '../../worker/plans/generation/models/prompts/system';
import { ALL_ITEMS } from '../../worker/engine/packing/knowledge/knowledge';

const names = knownNames();

test.each(['en', 'es'] as const)('names and reasons in %s pass every check of text', (locale) => {
  const leaks = createLeakTest(systemPrompt(locale, '=marker='), '=marker=');
  const faults = ALL_ITEMS.flatMap((item) =>
    item[locale].split('|').flatMap((name) =>
      item.why.flatMap((why) => {
        const reason = why[locale].replaceAll(/\{\w+\}/g, '7');
        const found = [
          hasMarkup(`${name} ${reason}`) && 'markup',
          !item.weapon && isForbidden(name, reason) && 'forbidden',
          isPadding(name) && 'padding',
          (leaks(name) || leaks(reason)) && 'leak',
          !isInLanguage({ name, reason }, locale, names) && 'language',
        ].filter((fault) => fault !== false);
        return found.map((fault) => `${fault}: ${name} — ${reason}`);
      }),
    ),
  );
  expect(faults).toEqual([]);
});

test('weapons are only on the lists of hunters, and no model can add one', () => {
  const weapons = ALL_ITEMS.filter(({ weapon }) => weapon === true);
  expect(weapons.length).toBeGreaterThan(0);
  for (const { id, en, when } of weapons) {
    expect([id, when]).toEqual([id, { any: ['hobby:hunting'] }]);
    expect(isForbidden(en.split('|')[0], '')).toBe(true);
  }
});

test.each([
  ['en', 'es'],
  ['es', 'en'],
] as const)('names in %s do not pass for %s with a reason in their own language', (locale, other) => {
  const passing = ALL_ITEMS.filter((item) => {
    const name = item[locale].split('|')[0] ?? '';
    const reason = item.why[0]?.[locale].replaceAll(/\{\w+\}/g, '7') ?? '';
    return isInLanguage({ name, reason }, other, names);
  });
  expect(passing.length / ALL_ITEMS.length).toBeLessThan(0.05);
});

test('different things keep different names', () => {
  const merged = ALL_ITEMS.filter((item) => {
    const concepts = [item.en, item.es].flatMap((name) => name.split('|')).map((name) => names.conceptOf(name));
    return concepts.every((concept) => concept !== item.id);
  });
  expect(merged.map(({ id, en, es }) => `${id}: ${en} / ${es} is ${names.conceptOf(en)}`)).toEqual([]);
});
