import { expect, test } from 'vitest';
import { fact, thing } from '../trip/expert-reading.fixture';
import { pack } from './pack-trip.fixture';
import { asThingName } from './thing-name';

test.each([
  ['over cobbles', undefined],
  ['secretly', undefined],
  ['tristemente', undefined],
  ['jelly', 'jelly'],
  ['brolly', 'brolly'],
  ['November', undefined],
  ['a whole box', undefined],
  ['one jar per person', undefined],
  ['box of tea', 'box of tea'],
  ['docena entera', undefined],
  ['ditto', undefined],
  ['spare', undefined],
  ['worn', undefined],
  ['sewn patch', 'sewn patch'],
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
  ['lo bajaron', undefined],
  ['ya chequé', undefined],
  ['Nelly mira de arriba', undefined],
  ['Zosia learns kite', undefined],
  ['tried em', undefined],
  ['twice daily', undefined],
  ['Winter worse → cream', undefined],
  ['camisa limpia al', 'camisa limpia'],
  ['seat reserved', 'seat'],
  ['pop up', 'pop up'],
  ['gas can', 'gas can'],
  ['ramos de flores', 'ramos de flores'],
  ['left boot', 'left boot'],
  ['sin-tacc flour', 'sin-tacc flour'],
])('%s is %s', (words, name) => {
  expect(asThingName(words)).toBe(name);
});

test('item names are not ends of sentences', () => {
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

test('an item that is both refused and named is not listed', () => {
  const words = (fate: 'bring' | 'stays', travellers: string[] = []) =>
    thing('tacones rojos', fate, { quote: 'zapatos de piso nada de tacones rojos', travellers });
  const names = (...things: ReturnType<typeof words>[]) => pack({ things }).items.map(({ name }) => name);
  expect(names(words('bring'), words('stays'))).not.toContain('Tacones rojos');
  expect(names(words('bring', ['t1']), words('stays', ['t2']))).toContain('Tacones rojos');
});

test('an item refused in the same sentence is reported as left at home', () => {
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
