import { describe, expect, it } from 'vitest';
import { holdsThing } from './told-twice';

describe('things that a line of several holds already', () => {
  const papers = "Seaman's book and certificates (STCW, COC), originals";
  it.each(['Seamans book', 'COC', 'STCW certs'])('the papers of a ship hold "%s"', (words) => {
    expect(holdsThing(papers, words, 'en', true)).toBe(true);
  });
  it.each([
    ['Prosthesis liners and tools', 'spare liners', true],
    ['Phone charger and cable', 'phone', false],
    ['Camera, lenses and strap', 'wrist strap', false],
    ['Bread and biscuits without gluten', 'bread tin', false],
    ['Knives', 'knives', false],
  ] as const)('"%s" and "%s": %s', (name, words, held) => {
    expect(holdsThing(name, words, 'en', false)).toBe(held);
  });
  it('reads the head of a Spanish name first', () => {
    expect(holdsThing('Cargador o pilas de los audífonos, caja deshumidificadora', 'pilas', 'es', false)).toBe(true);
    expect(holdsThing('Cargador y audífonos', 'caja de audífonos', 'es', false)).toBe(false);
  });
});
