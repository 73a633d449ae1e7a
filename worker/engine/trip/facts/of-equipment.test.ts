/** What a word for all the gear of a pursuit stands for. */
import { expect, test } from 'vitest';
import { tagsOf } from '../read.fixture';

const gearOf = (description: string, locale: 'en' | 'es'): string[] => {
  const trip = { destination: 'Puerto Vallarta', startDate: '2027-07-05', endDate: '2027-07-12', locale };
  return tagsOf(description, trip).filter((tag) => /^(?:provided|rented|own):/.test(tag));
};

test('unspecified gear belongs to the activity named last', () => {
  expect(gearOf('Mi esposo va un día de pesca, el equipo lo dan en el barco', 'es')).toContain('provided:fishing-gear');
  expect(gearOf('Un día buceo, el equipo lo alquilamos', 'es')).toContain('rented:dive-gear');
  expect(gearOf('Climbing with Dave who has all the gear', 'en')).toContain('provided:climbing-gear');
});

test('a kit of its own is not all the gear', () => {
  expect(gearOf('En moto con mi hermano, él lleva el kit pinchazos', 'es')).not.toContain('provided:riding-gear');
});

test('the gear of an outing is not that of the camp, and what the writer brings is not given there', () => {
  const camp = 'Camping con tres amigos, yo pongo la carpa. Subida al volcán con agencia que da todo el equipo';
  expect(gearOf(camp, 'es')).not.toContain('provided:tent');
  expect(gearOf('Camping con una agencia que pone la carpa', 'es')).toContain('provided:tent');
});

test('what comes is not refused, whatever no stands before it', () => {
  const tagsIn = (text: string, locale: 'en' | 'es'): string[] =>
    tagsOf(text, { destination: 'Llanes', startDate: '2027-07-05', endDate: '2027-07-12', locale });
  expect(tagsIn('De abrigo no tenemos casi nada, chubasqueros comprados y botas de agua', 'es')).not.toContain(
    'refused:boots',
  );
  expect(tagsIn('The bunkhouse has beds. They dont do bedding', 'en')).not.toContain('refused:bedding');
  expect(tagsIn('La empresa da campera, NO dan guantes ni gorro', 'es')).not.toContain('refused:hat');
  expect(tagsIn('No boots this time', 'en')).toContain('refused:boots');
});

test('a kit falls with the thing it is for', () => {
  const trip = { destination: 'Londres', startDate: '2027-07-05', endDate: '2027-07-12', locale: 'es' as const };
  expect(tagsOf('La planchita la lleva Cami', trip)).not.toContain('need:hair-care');
  expect(tagsOf('Llevo la planchita', trip)).toContain('need:hair-care');
});
