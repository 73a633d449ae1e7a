/** How far what is said reaches over a Spanish list: a reason that ends at its comma, a verb of its last thing, names of makers. */
import { expect, test } from 'vitest';
import { thingsOf } from './things-of.fixture';

const FATES: [string, Record<string, string | undefined>][] = [
  // A reason ends at its comma.
  ['Botas, calcetas porque el club solo pone camiseta, vendas y vaselina', { camiseta: 'provided', vaselina: 'bring' }],
  ['Saco, esterilla no que hay literas con colchón, linterna, gorra', { colchón: 'provided', linterna: 'bring' }],
  ['Llevo rodilleras de albañil que me deja mi tío, gorro de paja, impermeable', { impermeable: 'bring' }],
  ['No llevo nada porque el hotel pone secador, toallas y albornoz', { secador: 'provided', albornoz: 'provided' }],
  ['Toallas no porque el hotel pone toallas, secador y zapatillas', { secador: 'provided', zapatillas: 'provided' }],
  // A verb of the last thing of a list.
  ['El bebé: bodies, gorrito, manta, pañales los dan ellos', { bodies: 'bring', manta: 'bring', pañales: 'provided' }],
  ['La abuela: crema, losartán, chompa, oxígeno no usa', { losartán: 'bring', chompa: 'bring', oxígeno: 'stays' }],
  ['El niño: uniforme, cantimplora, plato, navaja no permiten', { uniforme: 'bring', navaja: 'stays' }],
  ['Sábanas, toallas, cobijas las ponen ellos', { Sábanas: 'provided', cobijas: 'provided' }],
  ['Casco, overol, guantes los da el contratista', { Casco: 'provided', guantes: 'provided' }],
  ['Móvil, tablet y consola no permiten', { Móvil: 'stays', consola: 'stays' }],
  ['Cada quien: botas, repelente, mosquitero ponen', { botas: 'bring', repelente: 'bring', mosquitero: 'provided' }],
  ['Requisitos: foco, ropa oscura, camiseta blanca prohibida', { 'ropa oscura': 'bring', 'camiseta blanca': 'stays' }],
  ['Permiso, ficha técnica, carta verde no hace falta', { Permiso: 'bring', 'carta verde': 'stays' }],
  ['Brea, cuerdas, partituras, atril allá', { Brea: 'bring', partituras: 'bring', atril: 'provided' }],
  ['Uniforme, gorra, plato y cubiertos, sleeping, navaja no permiten', { plato: 'bring', navaja: 'stays' }],
  ['Gorro, guantes, pijama, tenis se hicieron pedazos el año pasado', { Gorro: 'bring', tenis: undefined }],
  ['Sábanas, toallas, almohadas, cobijas ponen', { Sábanas: 'provided', cobijas: 'provided' }],
  // The name of a maker or of a figure.
  ['Jabón, café Bustelo, vitaminas', { Jabón: 'bring', 'café Bustelo': 'bring' }],
  ['Bata, su dinosaurio Rex y pantuflas', { Bata: 'bring', 'dinosaurio Rex': 'bring' }],
  // Who carries, sends and has it.
  ['Balones: los carga el profesor', { Balones: 'provided' }],
  ['El botiquín lo porta el guía', { botiquín: 'provided' }],
  ['El botiquín lo mete él', { botiquín: 'other-brings' }],
  ['Él lleva corbata y gemelos', { corbata: 'bring' }],
  ['Las camisetas ya salieron en la combi de los varones', { camisetas: 'sent' }],
  ['Su traje ya se fue con la comparsa', { traje: 'sent' }],
  ['El bombo y los platillos van en el bondi', { bombo: 'sent', platillos: 'sent' }],
  ['Viajo en camión con mi guitarra', { guitarra: 'bring' }],
  ['Secador según la dueña', { Secador: 'provided' }],
  ['El dron es de la escuela', { dron: 'provided' }],
  ['La empresa surte overol y casco', { overol: 'provided', casco: 'provided' }],
  ['La empresa pasa traje de agua y botas de goma', { 'traje de agua': 'provided', 'botas de goma': 'provided' }],
  ['Secador y planchita quedan en casa', { Secador: 'stays', planchita: 'stays' }],
  ['Carbón en el oxxo', { Carbón: 'buy-there' }],
  ['Llevo saco, me lo presta mi tata', { saco: 'bring' }],
  ['La chompa de alpaca de mi mamá va', { 'chompa de alpaca': 'bring' }],
  ['La guitarra de mi tío la trae mi primo', { 'guitarra de mi tío': 'other-brings' }],
  // A verb before the list, or right after it.
  ['Cargamos guantes, orejeras y chaqueta', { guantes: 'bring', chaqueta: 'bring' }],
  ['Agarro la campera y el termo', { campera: 'bring', termo: 'bring' }],
  ['Koldo el altavoz, yo la tienda', { altavoz: 'other-brings' }],
  ['Solo viajan ropa y cobijas', { ropa: 'bring', cobijas: 'bring' }],
  ['Cada quien debe tener lentes de sol y guantes', { guantes: 'bring' }],
  ['Nos falta jabón y café', { jabón: 'bring', café: 'bring' }],
  ['Incluye en la lista guantes', { guantes: 'bring' }],
  ['Tiene vajilla, toallas llevamos nosotros', { toallas: 'bring' }],
  ['El hotel da toallas, secador llevo', { toallas: 'provided', secador: 'bring' }],
  ['Toallas no llevamos', { Toallas: 'stays' }],
  ['Llevo yo linternas y velas', { linternas: 'bring', velas: 'bring' }],
  ['Yo no uso, boina', { boina: 'bring' }],
  ['Linterna que el camino no tiene luz', { Linterna: 'bring' }],
  ['Llevo la guitarra pero no cabe la funda', { guitarra: 'bring' }],
  ['El sanatorio da camisón y sábanas, piden: DNI', { sábanas: 'provided', DNI: 'bring' }],
  ['Yo falda con chal, zapatos los compramos allá', { falda: 'bring', zapatos: 'buy-there' }],
  ['Zapatos los compramos allá, la niña: vestido blanco', { Zapatos: 'buy-there', 'vestido blanco': 'bring' }],
  ['El estandarte lo carga don chucho', { estandarte: 'other-brings' }],
  ['La perra: cama, pienso y correa', { cama: 'bring', pienso: 'bring' }],
  // A place that heads the list of what it has.
  ['En el refugio, mantas', { mantas: 'provided' }],
  ['Hospedaje: ventilador y toallas. Llevo gorra', { ventilador: 'provided', toallas: 'provided', gorra: 'bring' }],
  ['Duermo en casa de mi hermana: hamaca, toalla', { hamaca: 'provided', toalla: 'provided' }],
  ['Allá: sartenes, cobijas', { sartenes: 'provided', cobijas: 'provided' }],
  ['La cuna donde mi tía', { cuna: 'provided' }],
  ['La cuna está donde mi tía', { cuna: 'provided' }],
];

test.each(FATES)('%s', (text, fates) => {
  const read = thingsOf(text, 'es');
  for (const [words, fate] of Object.entries(fates))
    expect.soft(read.find((thing) => thing.words === words)?.fate, words).toBe(fate);
});
