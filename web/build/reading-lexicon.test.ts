import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { OF_CHIPS, OF_LISTS, withoutFields } from './reading-lexicon';

test('a row keeps what it is read by and loses what lists show', () => {
  const code = `export const ROWS = [
    { id: 'hat', en: 'hat/hats', es: 'gorro', unless: 'hat trick', items: ['sun-hat'], name: { en: 'Hat', es: 'Gorro' },
      category: 'clothing', kind: 'garment', grams: 80, essential: true },
    { id: 'tent', en: 'tent', es: 'tienda', items: [], kind: 'gear', cabin: 'hold' },
  ];`;
  const kept = withoutFields(code, parseAst(code), OF_LISTS);
  expect(kept.replaceAll(/\s+/g, ' ')).toBe(
    `export const ROWS = [ { id: 'hat', en: 'hat/hats', es: 'gorro', unless: 'hat trick', kind: 'garment', }, { id: 'tent', en: 'tent', es: 'tienda', kind: 'gear', }, ];`,
  );
  expect(() => parseAst(kept)).not.toThrow();
});

test('a table of tags keeps its names and loses what chips show', () => {
  const code = `const PET_LABELS = { dog: { en: 'Dog', es: 'Perro' }, 'assistance-dog': { en: 'Guide dog', es: 'Perro guía' } };`;
  expect(withoutFields(code, parseAst(code), OF_CHIPS).replaceAll(/\s+/g, '')).toBe(
    `constPET_LABELS={dog:{},'assistance-dog':{}};`,
  );
});
