/** Included, hired, or brought. */
import { describe } from 'vitest';
import { checkAll, type Case } from './expect-reading.fixture';

const CASES: readonly Case[] = [
  [
    'White tie is hired there for him, I bring my own ball gown.',
    { has: ['own:formal-wear'], not: ['rented:formal-wear'] },
  ],
  ['We rent skis and boots there.', { has: ['rented:skis', 'rented:ski-boots'], not: ['own:skis'] }],
  ['Alquilamos los esquís y las botas allí.', { has: ['rented:skis', 'rented:ski-boots'] }],
  [
    'I bring my own skis but hire the helmet.',
    { has: ['own:skis', 'rented:helmet'], not: ['rented:skis', 'own:helmet'] },
  ],
  [
    'Llevo mi tabla de surf; el neopreno lo alquilo.',
    { has: ['own:surfboard', 'rented:wetsuit'], not: ['own:wetsuit'] },
  ],
  ['Wetsuits and boards are provided by the surf school.', { has: ['provided:wetsuit', 'provided:surfboard'] }],
  ['La tienda y los sacos los pone la agencia.', { has: ['provided:sleeping-bag'], not: ['own:sleeping-bag'] }],
  ['El saco de dormir lo alquila la agencia de trekking.', { has: ['rented:sleeping-bag'] }],
  ['Sleeping bags can be hired at the hut.', { has: ['rented:sleeping-bag'] }],
  [
    'The flat has towels, sheets and a hairdryer.',
    { has: ['provided:towels', 'provided:bedding', 'provided:hairdryer'] },
  ],
  [
    'El apartamento tiene sábanas, toallas y secador.',
    { has: ['provided:bedding', 'provided:towels', 'provided:hairdryer'] },
  ],
  ['Towels and linen included.', { has: ['provided:towels', 'provided:bedding'] }],
  ['There is a cot and a highchair at the house.', { has: ['provided:cot', 'provided:highchair'] }],
  ['En la casa hay cuna pero no trona.', { has: ['provided:cot'], not: ['provided:highchair'] }],
  [
    'My sister lends us a pushchair and a car seat.',
    { has: ['provided:stroller', 'provided:car-seat'], not: ['need:stroller', 'need:car-seat'] },
  ],
  ['Mi cuñada nos deja la silla de coche y el carrito.', { has: ['provided:car-seat', 'provided:stroller'] }],
  ['We need to bring our own towels and bed linen.', { has: ['own:towels', 'own:bedding'] }],
  ['Hay que llevar toallas y ropa de cama.', { has: ['own:towels', 'own:bedding'] }],
  ['Snorkel gear is available on the boat.', { has: ['provided:snorkel-gear', 'activity:snorkelling'] }],
  ['El equipo de buceo está incluido.', { has: ['provided:dive-gear'] }],
  ["I'm bringing my own mask and snorkel.", { has: ['own:snorkel-gear'] }],
  ['Bikes are waiting for us at the hotel.', { has: ['provided:bike'] }],
  ['Llevamos nuestras bicis en el coche.', { has: ['own:bike'] }],
  ['We hire e-bikes for two days.', { has: ['rented:bike'] }],
  ['I take my golf clubs.', { has: ['own:golf-clubs'] }],
  ['Alquilo los palos en el campo de golf.', { has: ['rented:golf-clubs'], not: ['own:golf-clubs'] }],
  ['The tour operator supplies thermal suits and boots.', { has: ['provided:winter-clothes'] }],
  ['Crampons and ice axe provided by the guide.', { has: ['provided:crampons'] }],
  ['The ryokan has yukatas and slippers.', { has: ['provided:bathrobe', 'lodging:ryokan'] }],
  ['Beach towels at the hotel.', { has: ['provided:beach-towels'] }],
  ['I will hire a suit for the gala.', { has: ['rented:formal-wear', 'occasion:gala'] }],
  [
    'Nos transportan las mochilas de etapa en etapa: transporte de mochilas incluido.',
    { has: ['provided:luggage-transfer'] },
  ],
  [
    'Llevamos tienda, sacos y hornillo: camping con mochila.',
    { has: ['own:tent', 'own:sleeping-bag', 'own:cooking-gear', 'activity:camping'] },
  ],
  ['A carrier rather than a buggy for the baby.', { has: ['need:baby-carrier'], not: ['need:stroller'] }],
  ['The kitchen has everything, pots and pans too.', { has: ['provided:cooking-gear'] }],
  ['My parents live there. They have a cot and a car seat.', { has: ['provided:cot', 'provided:car-seat'] }],
  ['El resort presta cuna, trona y cochecito.', { has: ['provided:cot', 'provided:highchair', 'provided:stroller'] }],
  ['Dormimos en refugios con cama hecha.', { has: ['provided:bedding'] }],
  [
    'En el rafting, casco y chaleco que me dan allí.',
    { has: ['provided:helmet', 'provided:life-jacket'], not: ['own:helmet'] },
  ],
  ['Whitewater rafting; helmet and vest are provided there.', { has: ['provided:helmet', 'provided:life-jacket'] }],
  ['We go kayaking with the helmets they lend us.', { has: ['provided:helmet'] }],
  ['Una boda: traje con chaleco.', { not: ['own:life-jacket', 'provided:life-jacket'] }],
  ['Nos vamos de camping con la carpa y los sacos.', { has: ['own:tent', 'own:sleeping-bag'], not: ['provided:tent'] }],
  ['A week in a house, pop up beach tent and windbreak.', { not: ['lodging:camping', 'own:tent'] }],
  ['Una casa en la costa; en la playa alquilamos carpa con reposeras.', { not: ['lodging:camping', 'own:tent'] }],
  ['Esquiamos con equipo propio.', { has: ['own:skis', 'own:ski-boots'] }],
];
describe('included, hired or brought', () => checkAll(CASES));
