/** Spanish ways to say that a thing comes along, and sentences that are near to them and mean something else. */
import { expect, test } from 'vitest';
import { thingsOf } from './things-of.fixture';

const FATES: [string, Record<string, string | undefined>][] = [
  // Verbs of packing after what one must do.
  ['Hay que empacar los calzones y la playera', { calzones: 'bring', playera: 'bring' }],
  ['Hay que jalar la hamaca', { hamaca: 'bring' }],
  ['Voy a echar la cobija en el morral', { cobija: 'bring' }],
  ['Nos llevamos el abrigo y habrá que llevarse el paraguas', { abrigo: 'bring', paraguas: 'bring' }],
  ['Cargo con la conservadora', { conservadora: 'bring' }],
  ['Viajo con el equipo de CPAP y su mascarilla', { mascarilla: 'bring' }],
  ['No hay que empacar toallas', { toallas: 'stays' }],
  ['Castañas nos las cogemos', { Castañas: undefined }],
  // What will be needed, what is lacking, what somebody advises.
  ['Vamos a necesitar una toalla chica cada uno', { 'toalla chica': 'bring' }],
  ['Nos hará falta un candado para la taquilla', { candado: 'bring' }],
  ['Ocupo una hielera', { hielera: 'bring' }],
  ['Faltan mosquiteras para las ventanas', { mosquiteras: 'bring' }],
  ['Me han dicho que lleve polainas', { polainas: 'bring' }],
  ['Nos han recomendado calzado antideslizante', { 'calzado antideslizante': 'bring' }],
  ['Cubrecama ni falta hace', { Cubrecama: 'stays' }],
  // The verb before the thing.
  ['Va la hielera, van los ceviches', { hielera: 'bring', ceviches: 'bring' }],
  ['En la maleta irán el cepillo y la manta', { cepillo: 'bring', manta: 'bring' }],
  ['No va el dron', { dron: 'stays' }],
  ['En el camión de apoyo van las cobijas', { cobijas: 'sent' }],
  // Never without it.
  ['Nunca falta la guitarra', { guitarra: 'bring' }],
  ['No me puedo olvidar del buzo ni de la campera', { campera: 'bring' }],
  ['No renuncio a la almohada', { almohada: 'bring' }],
  // To be handed over there.
  ['Les regalamos un kimono', { kimono: 'bring' }],
  ['Aprovecho para devolver a mi ex su tienda de campaña', { 'tienda de campaña': 'bring' }],
  // Of last year, and with us this time.
  ['Tapones, pañuelo del año pasado, vaqueros viejos', { Tapones: 'bring', 'vaqueros viejos': 'bring' }],
  ['El año pasado llevé tapones', { tapones: undefined }],
  ['La cobija por las dudas', { cobija: 'bring' }],
  // What a thing is like, what it is from or why it comes.
  ['Saco que dormimos en el frontón', { Saco: 'bring' }],
  ['Sombreros de charro que usamos en el kínder', { 'Sombreros de charro': 'bring' }],
  ['Un mantón que me vendió una gitana', { mantón: 'bring' }],
  ['La cuna que tienen en la casa', { cuna: 'provided' }],
  ['Camiseta que ya no quiero', { Camiseta: 'stays' }],
  // What follows from what the place has.
  ['Hotel con sauna y toalla, por lo que bañador', { toalla: 'provided', bañador: 'bring' }],
  ['El piso tiene toallas, por lo tanto las toallas se quedan en casa', { toallas: 'stays' }],
  // With a thing, in a bag, told to all.
  ['El traje blanco con moño, la vela', { moño: 'bring', vela: 'bring' }],
  ['Voy a mi casa con maletín: jamón, aceitunas', { jamón: 'bring', aceitunas: 'bring' }],
  ['Mensaje de la tía Tere: traigan su cobija', { cobija: 'bring' }],
  // Each their own, the writer's own for a reason, what somebody there asks for.
  ['Migue va en coche con su piba, cada uno su saco, esterilla y silla', { saco: 'bring', silla: 'bring' }],
  ['Donde el tío hay colchoneta, toalla cada quien', { colchoneta: 'provided', toalla: 'bring' }],
  ['Botas las mías porque las que dan me rozan', { Botas: 'bring' }],
  ['El maquillaje y las pestañas son mías, el peinado nos lo hacen allá', { maquillaje: 'bring' }],
  ['La mantilla y la peineta eran de mi suegra y van conmigo', { mantilla: 'bring' }],
  ['Mi hija quiere que le lleve mole y chiles secos', { mole: 'bring', 'chiles secos': 'bring' }],
  ['Mi mujer dice que lleve el traje de baño', { 'traje de baño': undefined }],
  ['Antiparras y guantes no alquilan', { Antiparras: 'bring', guantes: 'bring' }],
  // Nouns.
  ['Gorra, gas, sal y chanclas', { gas: 'bring', sal: 'bring' }],
  ['La foto de mi abuelo, estufa a gas', { gas: undefined }],
  ['Hacer fotos de la ballena', { fotos: undefined }],
  ['Gorra, nevera portátil y chanclas', { 'nevera portátil': 'bring' }],
];

test.each(FATES)('%s', (text, fates) => {
  const read = thingsOf(text, 'es');
  for (const [words, fate] of Object.entries(fates))
    expect.soft(read.find((thing) => thing.words === words)?.fate, words).toBe(fate);
});
