/** What the parts of the reader know of each other. */
import { expect, test } from 'vitest';
import { readTrip, tagsOf } from './read.fixture';

test('a traveller with an age is not a place, even where a town has the name', () => {
  const { legs } = readTrip('En coche con mi mujer y nuestro hijo Lucas (8 meses). Lucas toma leche.', {
    destination: 'Guanacaste, Costa Rica',
    startDate: '2027-03-20',
    endDate: '2027-03-27',
    locale: 'es',
  });
  expect(legs.map(({ name }) => name.en)).toEqual(['Guanacaste']);
});

test('New Year is an occasion on its nights alone', () => {
  const tags = (startDate: string, endDate: string): string[] =>
    tagsOf('New Year cold, I am told. Just me, in a flat.', { destination: 'Tbilisi', startDate, endDate });
  expect(tags('2027-01-04', '2027-01-20')).not.toContain('occasion:new-year');
  expect(tags('2027-01-04', '2027-01-20')).not.toContain('dress:smart');
  expect(tags('2026-12-28', '2027-01-05')).toContain('occasion:new-year');
});

test('a wedding that is over when the trip begins is no part of it', () => {
  const dates = { startDate: '2027-05-08', endDate: '2027-05-16' };
  const wed = (day: number): string[] =>
    tagsOf(`Luna de miel: nos casamos el ${day} de mayo y volamos a Cusco.`, dates);
  const inMonth = (month: string): string[] => tagsOf(`Luna de miel! Nos casamos en ${month}.`, dates);
  expect(inMonth('abril')).not.toContain('occasion:own-wedding');
  expect(inMonth('abril, lo del vestido y el traje ya pasó')).not.toContain('dress:evening-dress');
  expect(inMonth('mayo')).toContain('occasion:own-wedding');
  expect(wed(1)).not.toContain('occasion:own-wedding');
  expect(wed(1)).toContain('occasion:honeymoon');
  expect(wed(12)).toContain('occasion:own-wedding');
});

test('what is his comes where the list is his', () => {
  const { things } = readTrip('La lista es para mi hijo Wilkin (14). El guante y el pantalón de práctica son de él.', {
    destination: 'Carolina',
    locale: 'es',
  });
  expect(things.map(({ fate }) => fate)).toEqual(['bring', 'bring']);
});

test('who changes planes in the United States enters them', () => {
  expect(tagsOf('Escala de 9 horas en Los Ángeles, volamos desde San José.', { destination: 'Tokio' })).toContain(
    'need:us-transit',
  );
  expect(tagsOf('Escala en Madrid, volamos desde San José.', { destination: 'Tokio' })).not.toContain(
    'need:us-transit',
  );
});

test("an illness that only the names of an animal's things tell of is nobody's of the trip", () => {
  expect(tagsOf('Me and the dog (Biscuit, elderly labrador, arthritis tablets).')).not.toContain('medical:arthritis');
  expect(tagsOf('Vamos con la perra Lúa. A Lúa hay que darle la pastilla del corazón.')).not.toContain('medical:heart');
  expect(tagsOf('Me and my aunt, arthritis tablets for her.')).toContain('medical:arthritis');
});

test('a bike that is there leaves a tour to whoever picked cycling', () => {
  const tags = (activities: string[]): string[] =>
    tagsOf('By bike every day. I buy a second hand bike there.', { destination: 'Taipei', activities });
  expect(tags([])).not.toContain('activity:cycling');
  expect(tags(['cycling'])).toContain('activity:cycling');
});
