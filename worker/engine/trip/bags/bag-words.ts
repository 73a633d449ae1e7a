/** The words for bags, and for whose they are, how many and how heavy. */
import { phraseSet, PhraseIndex, splitPhrases } from '../../packing/reading/phrases';
import type { Bag } from '../schema';

/** A kind of bag with the phrases that name it. */
export interface BagRow {
  kind: Bag['kind'];
  soft?: true;
  phrases: string;
}

const BAGS: readonly BagRow[] = [
  {
    kind: 'personal',
    phrases:
      'under seat (thing/bag/item), underseat (thing/bag/item), under the seat (bag/thing), personal item*, mochilita (gratis), small bag under the seat, small backpack only, free bag, free ryanair bag, free small bag, only/just (the/a/one) (ryanair/wizz/easyjet) small bag*, the small bag each, (the) small bag* only, # x # x #, articulo* personal*, bajo el asiento, debajo del asiento, bolso pequeno bajo, tiny bag, small rucksack only, mochila bajo el asiento, mochila de asiento',
  },
  {
    kind: 'cabin',
    phrases:
      'carry on/ons, carryon*, hand luggage, hand baggage, cabin bag*, cabin case*, cabin luggage, cabin baggage, cabin size*, cabin trolley, cabin, overhead bag, overhead locker*, overhead bin*, cabin only, only cabin, solo cabina, hand carry, handcarry, hand, maleta* de cabina, maletita de cabina, equipaje de mano, equipaje de cabina, cabina, trolley de mano, maleta de mano, maleta* pequena*, carry, de mano',
  },
  {
    kind: 'hold',
    phrases:
      'checked bag*, checked case*, checked suitcase*, checked luggage, checked baggage, checked, check in, checkin, check in bag*, check in luggage, check in baggage, hold bag*, hold luggage, hold baggage, hold case*, in the hold, suitcase*, case, cases, big case*, large case*, maleta*, maleton*, maleta* facturada*, maleta* grande*, valija*, valija* despachada*, facturad*, facturo, facturamos, facturar, equipaje facturado, bodega, documentad*, documentar, despachar, despachad*, despacho',
  },
  {
    kind: 'backpack',
    phrases:
      'backpack*, rucksack*, rucksac*, mochila*, mochilon, # l/litre/litres/liter/liters/litro/litros (bag/pack/each), hiking pack, pack on my back, morral',
  },
  {
    kind: 'soft',
    soft: true,
    phrases:
      'soft bag*, soft duffel*, soft sided, duffel*, duffle*, duffel bag*, duffle bag*, holdall*, hold all, kit bag*, kitbag*, bolso* bland*, bolsa* bland*, bolsito* bland*, petate*, bolson, bolso de viaje, bolsos blandos, soft luggage',
  },
  {
    kind: 'day',
    phrases:
      'laptop bag, laptop rucksack, day pack*, daypack*, day bag*, daybag*, handbag, tote, tote bag, bandolera, bolso de mano, mochila del portatil, maletin, briefcase, bolso del portatil',
  },
  {
    kind: 'porter',
    phrases:
      'porter, porters, porteador, porteadores, mula, mulas, mule, mules, muleteer*, arriero*, arriero* y burro*/mula*/caballo*, burro*/caballo*/llama*/yak* que llev*/carg*, donkey*/yak*/horse*/llama* carry*, nos/me lleva/llevan/suben/mueven/transportan las/la/el mochila*/maleta*/equipaje, carry/carries/carrying/move/moves/transfer/transfers our/my bags/luggage, bags/luggage are/get/gets carried/moved/transferred/taken, bag transfer*, luggage transfer*, transporte de mochila*, transporte de equipaje',
  },
  {
    kind: 'car',
    phrases:
      'car boot, in the boot, in the trunk, roof box, en el maletero, cabe todo, everything fits, cabe en el coche, cabe todo en el coche, everything fits in the car',
  },
];

/** Finds the words for bags. */
export const INDEX = new PhraseIndex(BAGS, ({ phrases }) => splitPhrases(phrases));
/** That there is no other bag. */
export const ONLY = phraseSet(
  'only, just, nothing else, nothing but, nothing checked, nothing in the hold, no checked, not checking, no check in, no hold, no case, nobodys paying for, wont pay for, not paying for, without checking, solo, solamente, unicamente, nada mas, nada facturado, sin facturar, no factur*, sin documentar, sin despachar, sin maleta*, todo',
);
/** That everybody has one. */
export const EACH = phraseSet(
  'each, per person, pp, apiece, per head, every one of us, cada uno, cada una, c u, por persona, por cabeza, por barba, x #',
);
/** That several have one together. */
export const SHARED = phraseSet(
  'for the # of us, for all of us, for all, between us, among us, total, in total, in all, shared, to share, we share, the whole family, entre todos, entre los #, entre las #, en total, para los #, para las #, para todos, compartid*, a compartir, for us all, of us',
);
/** That what is worn is weighed as well. */
export const ALL_IN = phraseSet(
  'todo, everything, all in, including, counting, lo que llevo puesto, clothes i wear, body weight, weigh you, weighed with, nos pesan, te pesan',
);
