/** Animals that travel, and those that a text only names. */
import { expect, test } from 'vitest';
import type { Locale } from '../../locale';
import { tagsOf } from '../read.fixture';

const petsOf = (text: string, locale: Locale): string[] =>
  tagsOf(text, { locale }).filter((tag) => tag.startsWith('pet:'));

test.each([
  ['me, Jo n Otis the lab, a cottage near Coniston', 'en', 'pet:dog'],
  ['my cat Biscuit rides in cabin with me', 'en', 'pet:cat'],
  ['The dog weighs 8 kg.', 'en', 'pet:dog'],
  ['Dog: lead, bowl and rabies cert', 'en', 'pet:dog'],
  ['yo, mi marido y Fideo el gato', 'es', 'pet:cat'],
  ['El perro con las vacunas al día, y correa', 'es', 'pet:dog'],
] as const)('comes: %s', (text, locale, tag) => {
  expect(petsOf(text, locale)).toContain(tag);
});

test.each([
  ['koro stays in porirua w the dog', 'en'],
  ['the last helmet the dog ate', 'en'],
  ["Two couples on a boat, Pat's spaniel is coming", 'en'],
  ['headnets, the bugs carry off small dogs', 'en'],
  ["One soft toy per child, hard limit. Cat's Nana's now", 'en'],
  ['A la noche refresca. El perro a lo de mi vieja.', 'es'],
  ['Perros no llevo, la rehala es de otros', 'es'],
  ['pies de gato: él dos pares', 'es'],
  ['No duerme sin su foto de Toby, el perro', 'es'],
] as const)('stays: %s', (text, locale) => {
  expect(petsOf(text, locale)).toEqual([]);
});
