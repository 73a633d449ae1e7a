/** Who joins later, who stays or sees to things, past trips, hosts and their children, corrections. */
import { describe } from 'vitest';
import { checkPeople } from './expect-people';

describe('slash and plus lists', () =>
  checkPeople([
    ['Vamos papá / mamá / mi hermano / yo a Salta.', 'self; parent m; parent f; sibling m'],
    [
      'Quiénes: yo / mi esposa / Tomás (8) / Lucía (5). Mendoza, una semana.',
      'self; partner f; child 8y Tomás; child 5y Lucía',
    ],
    ['abuela + abuelo + yo (22), Córdoba cinco días', 'self 22y; grandparent f; grandparent m'],
    ['Van: mi suegra, mi cuñada, mi mujer & yo. Lugo.', 'self; relative f; relative f; partner f'],
    ['mami, tía Rosa y yo nos vamos a Miami tres días', 'self; parent f; relative f Rosa'],
    ['Papi, mami, abuela y yo vamos a Orlando', 'self; parent m; parent f; grandparent f'],
    ['Mamá, papá, yo y mi hermanito de 6 a la playa.', 'self; parent f; parent m; sibling 6y'],
    ['Tata, nana y yo nos vamos a Viña.', 'self; grandparent m; grandparent f'],
  ]));
describe('joins later / leaves early', () =>
  checkPeople([
    ['Salgo el viernes a Mendoza con mi hija de 5 y mi mujer llega el domingo.', 'self; child 5y f; partner f'],
    [
      'Me voy el lunes con los niños (8 y 6) y mi marido se incorpora el viernes.',
      'self; child 8y; child 6y; partner m',
    ],
    ['Voy yo primero a Jaca y mi novio se me une el sábado.', 'self; partner m'],
    ['Viajo con mi hermana; mi padre nos alcanza el miércoles.', 'self; sibling f; parent m'],
    ['Mi mujer viene el jueves, yo salgo el martes con el crío de 7. Huelva.', 'self; partner f; child 7y m'],
    ['Vamos mi chica y yo a Tarifa; ella se vuelve el martes y yo sigo hasta el domingo.', 'self; partner f'],
    ['Voy a Asturias y mi marido viene solo el sábado a comer.', 'self'],
  ]));
describe('past trips', () =>
  checkPeople([
    ['El año pasado fui con mi cuñada y sus hijas; este año voy solo.', 'self'],
    ['Antes viajaba con mi ex y su hija; ahora voy por mi cuenta a Lanzarote.', 'self'],
    ['La otra vez fuimos con mis suegros; esta vez vamos mi marido y yo.', 'self; partner m'],
  ]));
describe('hosts', () =>
  checkPeople([
    ['Duermo en casa de una amiga de Bilbao que tiene un bebé de 6 meses. Voy solo.', 'self'],
    ['Me quedo donde unos primos de Cali, tienen tres hijos de 4, 7 y 9. Viajo sola.', 'self'],
    ['Nos aloja mi cuñado, que tiene dos niñas de 5 y 8. Vamos mi mujer y yo.', 'self; partner f'],
  ]));
describe('neighbours and sitters', () =>
  checkPeople([
    ['La vecina, Toñi, cuida del gato y nos vamos mi marido y yo a Oporto.', 'self; partner m'],
    [
      'Mi suegra, Pilar, se queda con la perra y vamos los tres: mi mujer, Nil (5) y yo.',
      'self; partner f; child 5y Nil',
    ],
    ['El portero, Matías, recoge las cartas. Salgo solo a Roma.', 'self'],
    ['La señora Elvira nos cuida la casa. Vamos mi esposo y yo a Tolú.', 'self; partner m'],
  ]));
describe('corrections', () =>
  checkPeople([
    ['Íbamos cuatro pero Lucía se cayó, así que mi marido, yo y mi hijo de 6.', 'self; partner m; child 6y'],
    ['Somos cinco, perdón, cuatro: mis padres, mi hermana y yo.', 'self; parent*2; sibling f'],
    ['Voy con mi marido, no, mentira, con mi hermana, él no puede. Roma.', 'self; sibling f'],
    ['Iba a venir mi madre pero al final viene mi tía. A Sevilla.', 'self; relative f'],
    ['En lugar de mi novio, que trabaja, viene mi hermano.', 'self; sibling m'],
  ]));
describe('bumps / births', () =>
  checkPeople([
    ['Estoy de 20 semanas y voy con mi marido a Menorca, todavía somos dos.', 'self f; partner m'],
    ['Bolsa para el hospital: nace nuestra hija en mayo. Mi marido duerme en casa.', 'self f; child 0m'],
  ]));
describe('school year', () =>
  checkPeople([['Mi marido, yo y el peque, que empieza infantil, a Cuenca.', 'self; partner m; child']]));
