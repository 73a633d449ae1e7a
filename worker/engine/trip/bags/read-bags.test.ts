import { describe, expect, it } from 'vitest';
import { readDocument } from '../document';
import { readBags } from './read-bags';

/** Bags of two people's week, as `kind kg l`. */
const bagsOf = (words: string): string[] =>
  readBags(readDocument(words), { people: 2, days: 8 }).map(({ kind, kilograms, litres }) =>
    [kind, kilograms && `${kilograms}kg`, litres && `${litres}l`].filter(Boolean).join(' '),
  );

describe('bags of a trip', () => {
  it.each([
    ['we carry a daypack, the porters carry one duffel each, 15kg max', ['day', 'porter', 'soft 15kg']],
    ['donkeys carry 10 kg per person', ['porter 10kg']],
    ['el perro, con el portero; mochila de 40 litros', ['backpack 40l']],
    ['con arriero y burros que llevan 8 kg por persona', ['porter 8kg']],
    ['en la bodega del bus va la hielera, solo mochila', ['backpack']],
    ['23kg check in + 7 hand carry, no other bag', ['cabin 7kg', 'hold 23kg']],
    ['2x23kg plus 7kg hand each', ['cabin 7kg', 'hold 23kg']],
    ['20 kg plus 7 hand carry', ['cabin 7kg', 'hold 20kg']],
    ['check in at 3, hand wash only', []],
    ['30kg total between us', ['hold 30kg']],
    ['virgin gives us 25kg each', ['hold 25kg']],
    ['2 x 23 kg each', ['hold 23kg']],
    // A phrase that may begin with "the" follows a comma as well.
    ['wizz, small bag only', ['personal']],
    ['no facturo, mochila de 40x20x25', ['personal']],
    ['one bag of 55 x 40 x 20', ['cabin']],
    ['nos llevan las mochilas de etapa en etapa', ['porter']],
    ['our bags get moved every day, small daypack', ['porter', 'day']],
    ['sin maleta, mochila ni bolso', []],
    ['un equipaje de bodega de 23 kg', ['hold 23kg']],
  ])('%s', (words, bags) => {
    expect(bagsOf(words).toSorted()).toEqual(bags.toSorted());
  });
});
