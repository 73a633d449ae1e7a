/** Things that travellers name and bring, which a verb, a place or another's word nearby seems to give to somebody else. */
import { describe } from 'vitest';
import { checkFates } from './expect-things';

describe('English', () =>
  checkFates('en', [
    // Nouns written as verbs of giving.
    ['I take: the headset, power supply, laptop', { headset: 'bring', 'power supply': 'bring', laptop: 'bring' }],
    ['We bring sheets, duvet cover and towels', { sheets: 'bring', 'duvet cover': 'bring', towels: 'bring' }],
    ['The club supplies boots and helmets', { boots: 'provided', helmets: 'provided' }],
    // The cabin of a flight, and one in the woods.
    ['easyJet. 2 camera bodies, 8 spare batteries, all in the cabin', { 'spare batteries': 'bring' }],
    ['Pans, sheets and towels all in the cabin', { Pans: 'provided', sheets: 'provided', towels: 'provided' }],
    // The last word wins.
    ['Tripod: I had thought of borrowing one, but no, mine.', { Tripod: 'bring' }],
    ['Tent: Jo lends one, no wait, my own', { Tent: 'bring' }],
    ['Wetsuits are at their mums.. no, they are at mine, so those', { Wetsuits: 'bring' }],
    ['Baby car seat hers too?? no she sold it, so ours comes', { 'car seat': 'bring' }],
    ['We hire skis there. No tent', { skis: 'rented', tent: 'stays' }],
    // What others do not give.
    ['The hut has blankets. Towels no, torches neither', { blankets: 'provided', Towels: 'bring', torches: 'bring' }],
    ["They don't give pillows; they don't lend boots", { pillows: 'bring', boots: 'bring' }],
    ["We don't give presents", { presents: undefined }],
    ['The museum loans hammers. Not gloves, not hats', { hammers: 'provided', gloves: 'bring', hats: 'bring' }],
    ['We like hats. Not gloves', { gloves: 'stays' }],
    ['The hotel has soap and towels, but never a coat hanger', { soap: 'provided', 'coat hanger': 'bring' }],
    ['The ship has robes, no power strips', { robes: 'provided', 'power strips': 'stays' }],
    // Everything, and what that is.
    ['We stay at a flat, it has everything, towels, iron', { towels: 'provided', iron: 'provided' }],
    ['I have everything: boots, rope', { boots: 'bring', rope: 'bring' }],
    // The other of a kind.
    ['The purple robe they lend me, the black one is mine', { 'purple robe': 'provided', 'black robe': 'bring' }],
    // Another needs none, or has another thing no room.
    ["Licence for me, he's under 16 so doesn't need one", { Licence: 'bring' }],
    ["Licence: he doesn't need one", { Licence: 'stays' }],
    ['Wool hats only, nowhere to stow a helmet', { 'Wool hats': 'bring' }],
    ['Hairdryer nowhere to plug it', { Hairdryer: 'stays' }],
    ['Jacket + salopettes borrowed off his cousin (packing those)', { Jacket: 'bring', salopettes: 'bring' }],
    ['Tent (Jo brings it)', { Tent: 'other-brings' }],
    ['The dog falls in so his float coat comes, ours are on the boat', { 'float coat': 'bring' }],
    ['100 m of coax, 2 kilos of tea', { coax: 'bring', tea: 'bring' }],
  ]));

describe('Spanish', () =>
  checkFates('es', [
    // The verb of another's list is left out, and one entry is not known.
    [
      'Andrés lleva la bomba, yo parches y 2 neumáticos',
      { bomba: 'other-brings', parches: 'bring', neumáticos: 'bring' },
    ],
    ['Andrés lleva la bomba, Luis y yo botas', { bomba: 'other-brings' }],
    // What others do not give.
    ['Hay ropa de cama y ollas. toallas NO, linternas tampoco', { toallas: 'bring', linternas: 'bring' }],
    ['Secador no llevo, parlante tampoco', { Secador: 'stays', parlante: 'stays' }],
    ['El hotel tiene jabón y toallas pero nunca un gancho', { gancho: 'bring' }],
    // Everything, and what that is.
    ['Vamos donde mi tía, tiene todo, toallas, plancha', { toallas: 'provided', plancha: 'provided' }],
    ['Mi hija Ana va conmigo y lo tiene todo: pañales, ropa', { pañales: 'bring', ropa: 'bring' }],
    ['Llevo todo, toallas, plancha', { toallas: 'bring', plancha: 'bring' }],
    // The other of a kind.
    ['La túnica morada me la prestan, la negra es mía', { 'túnica morada': 'provided', 'túnica negra': 'bring' }],
    ['El casco blanco me lo dan allá, el negro lo llevo', { 'casco blanco': 'provided', 'casco negro': 'bring' }],
    ['El casco y los guantes los lleva el club', { casco: 'provided', guantes: 'provided' }],
    // The last word wins.
    ['Saco: podría alquilarlo allá, pero no, el propio', { Saco: 'bring' }],
    ['Los snorkels están donde su mamá, no, están en mi casa', { snorkels: 'bring' }],
    ['Sillita ya está puesta en la camioneta, no la pongas', { Sillita: 'stays' }],
    ['Licencia para mí, él no la necesita', { Licencia: 'bring' }],
    ['El perro toma fenobarbital dos veces al día', { fenobarbital: 'bring' }],
  ]));
