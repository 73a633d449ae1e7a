/** Whose turn, whose things and what they are called, as Spanish says it in one breath. */
import { expect, test } from 'vitest';
import { thingsOf } from './things-of.fixture';

const FATES: [string, Record<string, string>][] = [
  ['El club pone los conos, a mí me toca el pantalón corto, calcetas y las zapatillas', { calcetas: 'bring' }],
  ['El proyector lo trae otra mamá', { proyector: 'other-brings' }],
  ['Zapatos negros que piden en el colegio', { 'Zapatos negros': 'bring' }],
  ['Tres vestidos míos, uno es prestado de mi hermana', { vestidos: 'bring' }],
  ['Las cadenas las presta mi vieja', { cadenas: 'bring' }],
  ['El neopreno me lo presta mi polola', { neopreno: 'bring' }],
  ['El disfraz es prestado y lo recojo el martes', { disfraz: 'bring' }],
];
test.each(FATES)('%s', (text, fates) => {
  expect(Object.fromEntries(thingsOf(text, 'es').map(({ words, fate }) => [words, fate]))).toMatchObject(fates);
});

const CONCEPTS: [string, string | undefined][] = [
  ['Llevo el portátil y los cascos', 'headphones'],
  ['Llevo la bici y los cascos', 'helmet'],
  ['La arquera lleva sus guantes', undefined],
  ['En la cabina dan sábanas, paño no', 'towels-pano'],
  ['Repelente con DEET', 'insect-repellent'],
];
test.each(CONCEPTS)('%s is %s', (text, concept) => {
  expect(thingsOf(text, 'es').at(-1)?.concept).toBe(concept);
});

test('a kit for home and away is one thing', () => {
  expect(thingsOf('Llevo uniforme de local y visita', 'es').map(({ words }) => words)).not.toContain('visita');
});
