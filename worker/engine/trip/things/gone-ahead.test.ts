/** Spanish: what went ahead, goes in another's vehicle, or is gone; and headings over what is there or refused. */
import { describe } from 'vitest';
import { checkFates } from './expect-things';

describe('what went ahead or is gone', () =>
  checkFates('es', [
    ['Los libros los llevó mi padre en el coche el sábado. Gorra', { libros: 'sent', Gorra: 'bring' }],
    ['Los patines los bajó mi suegro en julio. Gorra', { patines: 'sent', Gorra: 'bring' }],
    ['La hielera ya se la llevaron los primos. Termo', { hielera: 'sent', Termo: 'bring' }],
    ['La cuna y la trona se las llevamos ayer a casa de mi madre', { cuna: 'sent', trona: 'sent' }],
    ['Los escudos salieron ayer con el transportista. Casco', { escudos: 'sent', Casco: 'bring' }],
    ['La tuba va en la furgo del bombo. Boquilla', { tuba: 'sent', Boquilla: 'bring' }],
    ['El camión con muebles y nevera salió esta mañana. Manta', { muebles: 'sent', Manta: 'bring' }],
    ['Al camión del grupo ya se han subido tiendas y ollas grandes', { tiendas: 'sent', 'ollas grandes': 'sent' }],
    ['Cafetera. Libros por barco. Olivas', { Cafetera: 'bring', Libros: 'sent', Olivas: 'bring' }],
    ['Medias. Drone vendido en Wallapop. Gorra', { 'Drone vendido': 'stays', Gorra: 'bring' }],
    ['Las chuches requisadas el primer día. Gorra', { 'chuches requisadas': 'stays', Gorra: 'bring' }],
    ['Andamio montado por la contrata; EPI también. Bisturís', { EPI: 'provided', Bisturís: 'bring' }],
    // The writer takes it, and where in one's own vehicle.
    ['La bici la subo en el coche el viernes', { bici: 'bring' }],
    ['El traje lo llevo en el portatrajes', { traje: 'bring' }],
    ['La guitarra va en el coche de siempre', { guitarra: 'bring' }],
    ['Chaqueta que me regaló mi tía', { Chaqueta: 'bring' }],
  ]));

describe('headings over what is there, given or refused', () =>
  checkFates('es', [
    ['El hotel Santa Rosa se luce: batas, gorros, chanclas. Bañador', { batas: 'provided', chanclas: 'provided' }],
    ['El apartamento: toallas de piscina, sombrilla. Crema', { sombrilla: 'provided', Crema: 'bring' }],
    ['El paquete: mulas, carpas, comida. Rodillera', { carpas: 'provided', Rodillera: 'bring' }],
    ['Allí ya tenemos de otros veranos: bicis, chanclas de río. Gorra', { bicis: 'provided', Gorra: 'bring' }],
    ['Nos alojamos en casa de mi prima, con todo: toallas, manta. Bata', { manta: 'provided', Bata: 'bring' }],
    ['Drone mi hermano. Ninguno: bastones, casco. Chamarra', { bastones: 'stays', casco: 'stays', Chamarra: 'bring' }],
    ['En la camioneta del grupo: cobija, colchoneta. Casco', { cobija: 'other-brings', Casco: 'bring' }],
    // What is asked for, and what one has from home.
    ['El hotel pide: gorro, chanclas', { gorro: 'bring', chanclas: 'bring' }],
    ['Para el hotel: bañador, chanclas', { bañador: 'bring', chanclas: 'bring' }],
    ['De la casa: pijama, faja, gorrito', { pijama: 'bring', faja: 'bring' }],
  ]));

describe('whose a thing is that is given or lent', () =>
  checkFates('es', [
    ['Mosquitera. Guantes de la ong. Malarone', { Mosquitera: 'bring', Malarone: 'bring' }],
    ['Grip, pelotas del club. Gorra', { Grip: 'bring', Gorra: 'bring' }],
    ['Para ella, silla de ruedas del centro. Gafas', { Gafas: 'bring' }],
    // A shirt and a paper of one's own.
    ['Maillot del club, carné del colegio, portátil de la empresa', { 'portátil de la empresa': 'bring' }],
  ]));
