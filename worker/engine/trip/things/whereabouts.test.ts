/** Spanish entries that say nothing but where a thing is had or who sees to it. */
import { describe } from 'vitest';
import { checkFates } from './expect-things';

describe('where a thing is had, in an entry of its own', () =>
  checkFates('es', [
    ['Cartilla de manipulador. Olla en el Carrefour', { Olla: 'buy-there' }],
    ['Chanclas, jabón en el poli, gorra', { Chanclas: 'bring', jabón: 'provided', gorra: 'bring' }],
    ['Chal grueso. Biblia en la mesilla. Cuaderno', { Cuaderno: 'bring' }],
    ['El secador, en la habitación. Mallas y top', { secador: 'provided', Mallas: 'bring' }],
    ['Crampones, en Benasque. Guantes', { Crampones: 'buy-there', Guantes: 'bring' }],
    ['Secador y gel en habitación. Termómetro', { Secador: 'provided', gel: 'provided', Termómetro: 'bring' }],
    ['Cañas de mi padre, cebo en el bar de allí', { cebo: 'buy-there' }],
    ['Flotador, gorra y toalla en el vestuario', { Flotador: 'bring', gorra: 'bring' }],
    // Where it is carried or worn, what it is like, and whose it is.
    ['Gafas en el bolso, insulina en la nevera portátil', { Gafas: 'bring', insulina: 'bring' }],
    ['Traje en su funda, corbata en el bolsillo', { Traje: 'bring', corbata: 'bring' }],
    ['Tarjetas de visita en chino, 200', { 'Tarjetas de visita': 'bring' }],
    ['Llevo la cámara en el estuche y el trípode en la baca', { cámara: 'bring', trípode: 'bring' }],
    ['Guantes, pasamontañas en la madrugada', { Guantes: 'bring', pasamontañas: 'bring' }],
    ['Dos coches. Eslinga, compresor en el mío', { compresor: 'bring' }],
  ]));

describe('who sees to a thing, in an entry of its own', () =>
  checkFates('es', [
    ['Diapasón: la directora. Pañuelo', { Diapasón: 'other-brings', Pañuelo: 'bring' }],
    ['Laca, horquillas. Champán el padrino. Tacones', { Champán: 'other-brings', Tacones: 'bring' }],
    ['Faja, aretes. El ramo, la otra madrina. Vestido', { ramo: 'other-brings', Vestido: 'bring' }],
    ['Arroz y pétalos, eso el wedding. Abanico', { Arroz: 'other-brings', Abanico: 'bring' }],
    ['Mocasines. Caramelos eso Lourdes. Chaqueta', { Caramelos: 'other-brings', Chaqueta: 'bring' }],
    ['El altavoz cosa de Marta. Tacones', { 'altavoz cosa de Marta': 'other-brings', Tacones: 'bring' }],
    ['Cobija, bozal. Collar isabelino la clínica. Manta', { Manta: 'bring' }],
    // Who gets it, whoever is spoken to, and another thing.
    ['Turrón para su madre, vino para el amigo', { vino: 'bring' }],
    ['Botas, ni alpargatas ni zapatos de vestir, Eusebio', { Botas: 'bring' }],
    ['Gorra, la cámara. Botas', { Gorra: 'bring', cámara: 'bring' }],
  ]));
