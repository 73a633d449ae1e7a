/** Who is told by name and by relation at once, groups whose names follow, and names of animals. */
import { describe } from 'vitest';
import { checkPeople } from './expect-people';

describe('pets', () =>
  checkPeople([
    ['Me voy con Luna, mi gata, a casa de campo.', 'self'],
    ['Vamos mi novia, Bruno (nuestro labrador) y yo a la sierra.', 'self; partner f'],
    ['Con Paco, el perro, y mi marido a Tarifa.', 'self; partner m'],
    ['Nos vamos Lola y yo a la montaña. Lola es mi perra.', 'self'],
    ['Rocco, mi mujer y yo a Villa La Angostura. Rocco es el perro.', 'self; partner f'],
    ['Simón es mi gato y viene conmigo a Girona.', 'self'],
    ['Mi perrita Frida y yo a Tepoztlán.', 'self'],
    ['Voy con Lola, mi hija, a la montaña. Tiene 8.', 'self; child 8y Lola'],
    ['Viajo con mi perro Max y con mi hermano Leo.', 'self; sibling Leo'],
  ]));
describe('appositions', () =>
  checkPeople([
    ['Luna de miel con la Cata (ahora mi señora).', 'self; partner f Cata'],
    ['Honeymoon with Kate (now my wife!!)', 'self; partner f Kate'],
    ['Ana, Luis y yo, los tres primos, a Menorca.', 'self; relative Ana; relative Luis'],
    ['La Negra, el Flaco y yo, tres amigos, a Mar del Plata.', 'self; friend Negra; friend Flaco'],
    ['Pati y yo, las dos hermanas, vamos a Roma.', 'self; sibling Pati'],
    ['Los tres hermanos, Tere, Quique y yo, a Soria.', 'self; sibling Tere; sibling Quique'],
    ['Mis dos hermanos (Raúl y Tere) y yo a Cádiz.', 'self; sibling Raúl; sibling Tere'],
    ['Mis suegros, Pepe y Loli, mi mujer y yo a Ronda.', 'self; relative Pepe; relative Loli; partner f'],
    ['Mis papás (Olga y Jaime), mi hermano Nico y yo a Cusco.', 'self; parent Olga; parent Jaime; sibling Nico'],
    ['Papá con tres hijos, que son Leo de 8, Max de 6 y Ada de 3.', 'self; child 8y Leo; child 6y Max; child 3y Ada'],
    ['Madre con dos niñas: Carla (7) y Berta (4), a Salou.', 'self f; child 7y Carla; child 4y Berta'],
    ['Con mis hijas ya adultas, Irene de 26 y Sara de 23, a Praga.', 'self; child 26y Irene; child 23y Sara'],
    ['Con mis hijos, ya grandes, Iván (30) y Rita (27), a Roma.', 'self; child 30y Iván; child 27y Rita'],
    ['Yo, más Leo, mi hijo de 6, más Carmen, mi suegra. A Santander.', 'self; child 6y Leo; relative Carmen'],
    ['Vamos Julia, mi mujer, Teo, nuestro hijo de 3, y yo.', 'self; partner Julia; child 3y Teo'],
    ['Viajo con Rosa, mi tía de 60, y con Paula, mi prima.', 'self; relative 60y Rosa; relative Paula'],
    ['Me llevo a la yaya Puri y al abuelo Ramón a Gandía.', 'self; grandparent Puri; grandparent Ramón'],
    ['Voy con la tía Chela y con el tío Beto a Acapulco.', 'self; relative Chela; relative Beto'],
    ['mi Curro (9), mi Alba (6) y yo a la Warner', 'self; child 9y Curro; child 6y Alba'],
    ['Viajo con mi Iker (7) y mi Ane (4) a Jaca.', 'self; child 7y Iker; child 4y Ane'],
  ]));
describe('pronouns before names', () =>
  checkPeople([
    [
      'Él tiene 9 y ella 4: son Bruno y Vega, mis hijos, y vienen conmigo a Jaca.',
      'self; child 9y Bruno; child 4y Vega',
    ],
  ]));
describe('one of several by article', () =>
  checkPeople([
    ['Mi mujer y los dos críos a Salou. El de 6 nada, la de 3 no.', 'self; partner f; child 6y; child 3y'],
    [
      'Con mis tres hijas a Roma: la mayor tiene 15, la mediana 12 y la pequeña 8.',
      'self; child 15y f; child 12y f; child 8y f',
    ],
    ['Mis dos hijos y yo: el grande de 11 y la chica de 7.', 'self; child 11y; child 7y'],
  ]));
describe('writer own name', () =>
  checkPeople([
    ['Yo, Marcos, 45, voy con Elena, 43, y Pau, 10, a Jaca.', 'self 45y Marcos; friend 43y Elena; child 10y Pau'],
    ['Soy Nuria (36) y viajo con mi hijo Pol (4).', 'self 36y; child 4y Pol'],
  ]));
describe('saints & places', () =>
  checkPeople([
    ['Camino de San Juan a Santa Rosa y luego a San Rafael, voy yo y mi moto.', 'self'],
    ['Cojo el ferry Volcán de Teno hasta La Gomera con mi mujer.', 'self; partner f'],
    ['Voy al concierto de Rosalía con mi hermana.', 'self; sibling f'],
    ['Me alojo en la posada Doña Carmen y como en Casa Lucio. Solo.', 'self'],
    ['Festival de Eva Ayllón en Lima, voy con mi mamá.', 'self; parent f'],
    ['Subo al cerro Catedral y al Martín, yo solo.', 'self'],
  ]));
