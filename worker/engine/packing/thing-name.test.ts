import { expect, test } from 'vitest';
import { fact, thing } from '../trip/expert-reading.fixture';
import { pack } from './pack-trip.fixture';
import { asThingName } from './thing-name';

test.each([
  ['over cobbles', undefined],
  ['para el frío', undefined],
  ['bits', undefined],
  ['my stuff', undefined],
  ['pack', undefined],
  ['the label', undefined],
  ['suya', undefined],
  ['caja de pesca', 'caja de pesca'],
  ['mochila nomás', 'mochila'],
  ['and the kite', 'the kite'],
  ['red folder', 'red folder'],
  ['cosas de pintura', 'cosas de pintura'],
  ['overalls', 'overalls'],
  ['sin-tacc flour', 'sin-tacc flour'],
])('%s is %s', (words, name) => {
  expect(asThingName(words)).toBe(name);
});

test('no line is the end of a sentence', () => {
  const names = pack({ things: [thing('over cobbles', 'bring'), thing('a kite', 'bring')] }).items.map(
    ({ name }) => name,
  );
  expect(names).toContain('A kite');
  expect(names).not.toContain('Over cobbles');
});

test('only a medicine has a leaflet', () => {
  const { items } = pack({ things: ['pump', 'retainer', 'rehydrate'].map((words) => thing(words, 'bring')) });
  const withLeaflet = items.filter(({ reason }) => /original box/.test(reason)).map(({ name }) => name);
  expect(withLeaflet).toEqual(['Rehydrate']);
});

test('what is refused in the same breath is told as left at home', () => {
  const told = {
    facts: [fact('refused:jewellery', { quote: 'no jewellery' })],
    things: [thing('jewellery', 'bring', { concept: 'jewellery', quote: 'hair tied, no jewellery' })],
  };
  const list = pack(told);
  expect(list.items.map(({ key }) => key)).not.toContain('jewellery');
  expect(list.leftOut.map(({ name }) => name)).toEqual(['Jewellery']);
  const other = pack({
    ...told,
    things: [thing('jewellery', 'bring', { concept: 'jewellery', quote: 'my jewellery' })],
  });
  expect(other.items.map(({ key }) => key)).toContain('jewellery');
});
