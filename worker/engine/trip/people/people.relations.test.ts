/** Words for relatives and partners: abbreviations, regional words, nicknames, pregnancy and pets. */
import { describe } from 'vitest';
import { checkPeople } from './expect-people';

describe('forum abbreviations (DH, MIL, OH)', () =>
  checkPeople([
    ['me 36, oh (39), ds 11 dd 8, villa near split', 'self 36y; partner 39y; child 11y m; child 8y f'],
    ['dh 44, ds 15, ds 13 and my mil 70 is coming', 'self; partner m 44y; child 15y m; child 13y m; relative 70y f'],
    ['Mum of 2 (dd 6, ds 20mo) off to center parcs', 'self f; child 6y f; child 20m m'],
    ['me, son 9 daughter 5, half term in york', 'self; child 9y m; child 5y f'],
    ['oh and we need an adapter, just me and my sister', 'self; sibling f'],
    ['Me, OH, Rory 6 and granny Pat (72), four nights', 'self; partner; child 6y Rory; grandparent 72y f Pat'],
    ['Hajj with ammi and abbu (66 & 70)', 'self; parent 66y f; parent 70y m'],
  ]));
describe('regional and colloquial words', () =>
  checkPeople([
    ['Vamos mi mujer, el patojo de 7 y yo', 'self; partner f; child 7y m'],
    ['Con mi esposa y el pelao de 6', 'self; partner f; child 6y m'],
    ['Mi marido, yo, Leo 12 y Vera 15 que está en la edad del pavo', 'self; partner m; child 12y Leo; child 15y Vera'],
    ['Voy con mi hermano chico (11, cabro inquieto)', 'self; sibling m 11y'],
    [
      'Somos el gordo, yo y los chicos (Beto 13, Sol 9 y Ciro de 4)',
      'self; partner m; child 13y Beto; child 9y Sol; child 4y Ciro',
    ],
    ['Viajo con mis hijas, la grande de 14 y la chiquita de 6', 'self; child f 14y; child f 6y'],
    ['Vamos mi mujer, yo y la Cami, mi sobrina de 11', 'self; partner f; child f 11y Cami'],
    ['Voy con el chaval (Nico, 8) y mi marido (Paco, 60)', 'self; child m 8y Nico; partner m 60y Paco'],
    ['Soy odontóloga, 31. Voy sola a la brigada', 'self f 31y'],
    ['Soy Héctor, 74, de Santa Fe. Voy con Nelly mi señora', 'self 74y; partner f'],
    ['Yo, la Caro y los niños, Vicente 11 y la Anto 8', 'self; partner f Caro; child 11y Vicente; child f 8y Anto'],
    ['Vamos mi mujer, yo y los cabros de 5 y 9', 'self; partner f; child 5y; child 9y'],
    ['mi jefa de 61, mi vieja y yo. Mi jefa es diabética', 'self m; partner f; parent 61y f'],
    ['mi carnala, mi esposo y yo', 'self f; partner m; sibling f'],
    ['with my madam and two pikin (6, 3)', 'self m; partner f; child 6y; child 3y'],
    ['me 28, ate 31, kuya 33, and mama 59', 'self 28y; sibling 31y f; sibling 33y m; parent 59y f'],
    [
      'mi marido, los nenes de 5 y 2 y la abu Delia que nos da una mano',
      'self f; partner m; child 5y; child 2y; grandparent f Delia',
    ],
    ['Taking our 2 grandsons (9, 7). Grandad has angina', 'self f; partner m; child 9y; child 7y'],
    ['Ruta con mi chica (33) y yo 35 tía', 'self f 35y; partner 33y f'],
    ['Somos dos papás con nuestra hija de 4', 'self m; partner; child 4y f'],
    ['somos Julia 68 y Ramón 70 con los nietos de 8 y 5', 'self 68y Julia; partner 70y Ramón; child 8y; child 5y'],
    [
      'me, my mam and the 3 smallies, Fiadh 9, Tadhg 6 and Cillian 2',
      'self; parent f; child 9y Fiadh; child 6y Tadhg; child 2y Cillian',
    ],
    ['off with Jem (41) and Tilly (9)', 'self; partner 41y Jem; child 9y Tilly'],
    ['wife + 2 rugrats (ages 6 and 2)', 'self; partner f; child 6y; child 2y'],
    ['just me and 3 littles: 7, 5, 18 months', 'self; child 7y; child 5y; child 18m'],
    ['Vamos mi hermano, su flaca y este pechito', 'self; sibling m; other'],
    ['somos Tere, Pili y Mamen y la menda', 'self; friend Tere; friend Pili; friend Mamen'],
    ['voy con mi socio', 'self; friend m'],
    ['con los tres bichos: Martina 11, Teo 8 y Sol 3', 'self; child 11y Martina; child 8y Teo; child 3y Sol'],
    ['mi mujer y 3 fieras: 9, 6 y 2 años', 'self; partner f; child 9y; child 6y; child 2y'],
    ['3 cities: Cocora 3, Cartagena 3 and Medellin 2', 'self'],
    ['the 2 hostels: 4, 5', 'self'],
    ['me, Greg, Josie (10), Max (5 and carsick)', 'self; partner Greg; child 10y Josie; child 5y Max'],
    ["my husband doesn't dive, me and the boys 12 and 14 do", 'self; partner m; child 12y; child 14y'],
    ['Mi marido, yo y mi gurisa de 5 a Colonia', 'self; partner m; child f 5y'],
    ['Vamos con los pelaos, Nico (9) y Sara (6)', 'self; child 9y Nico; child 6y Sara; partner'],
    ['Mi mujer y yo con las mellas Vera y Lía (4 años)', 'self; partner f; child 4y Vera; child 4y Lía'],
    ['Una casa de unos vecinos que ya tienen dos críos; voy con mi hija de 2', 'self; child f 2y'],
    ['Voy con mi cuñá Loli (44) y mi marío', 'self; relative f 44y Loli; partner m'],
    ['Me, wife and Nani 79 to Tirupati', 'self; partner f; grandparent 79y f'],
    ['Tenby wi ma wife and ma maw', 'self; partner f; parent f'],
    ["Up to our sister's in Perth, then home; our sister has towels", 'self; other'],
    [
      'Me and my sister-in-law Jo. Jo is in the next cabin but she has a big case & packs her own things',
      'self; relative f Jo',
      { alone: true },
    ],
    ['My wife, two boys eight and ten; the boys hire their bikes', 'self; partner f; child 8y; child 10y'],
    ['My brothers are organising the food, I only bring a dish', 'self'],
    ['Mi bebé (mi novia, tiene 28) y yo', 'self; partner 28y f'],
    ['me and our kid (my brother, 45)', 'self; sibling 45y m'],
    ['voy con mis dos niños (gatos, jaja) y mi novia', 'self; partner f'],
    ['con mis tres hijos perrunos y mi marido', 'self; partner m'],
    ['mis hijos, la perra y yo', 'self; child; child'],
    ['mis dos hijos, dos perros y yo', 'self; child; child'],
    ['mi hijo (4) y mi novia', 'self; child 4y; partner'],
    ['voy con mi hijo (y mi novia)', 'self; child; partner'],
    ['viajo con mi jefa (mi mamá, 62)', 'self; parent 62y f'],
    ['mi hermano Toño 31 y mi jefa 62', 'self; sibling 31y m Toño; parent 62y f'],
    ['mi jefa me manda a Bogotá tres días', 'self'],
    ['la bebé de 7 meses, mi polola y yo, leche NAN', 'self; child 7m; partner f'],
    ['I have 17 years and go to a school in Dublin', 'self 17y'],
    ['I have 17 years of experience', 'self'],
    ['Me, my wife, our two boys 8 and 5 and her mum, 70', 'self; partner f; child 8y; child 5y; relative 70y f'],
    // The verb is no weapon: its sentence counts.
    ['con mi vieja (65) y su amiga Graciela. Graciela se arma lo suyo.', 'self; parent 65y f; friend Graciela alone'],
    ['Vamos Ana, Luis y yo', 'self; friend Ana; friend Luis'],
  ]));
describe('grandparents and in-laws mentioned by two words', () =>
  checkPeople([
    ['me (Len 76) & Dot (72), driving down', 'self 76y; partner 72y Dot'],
    ['Arthur (77) and I (74) take the ferry', 'self 74y; partner 77y Arthur'],
    ['Retired nurse here (70), Harold (73) is coming too', 'self 70y; partner 73y Harold'],
    ['me and Keith with the two grandkids, 7 and 3', 'self; partner Keith; child 7y; child 3y'],
    [
      'my wife, our son (6) and my mother in law of 70. Oma uses a stick',
      'self; partner f; child 6y m; relative f 70y',
    ],
    ['me, my wife and her parents. The in-laws are in their 60s', 'self; partner f; relative*2'],
    [
      'with my wife, our boys 4 and 6 and my in-laws. Grandma has the cooler',
      'self; partner f; child 4y; child 6y; relative*2',
    ],
    ['Us and our son 4, my parents, and grandma (91)', 'self; child 4y; partner; parent*2; grandparent 91y'],
  ]));
describe('children mentioned again as girl or boy', () =>
  checkPeople([
    ['mis hijos, Bruno 6 y Carlota 3; la niña lleva pañal', 'self; child 6y Bruno; child 3y f Carlota'],
    ['voy a visitar a mi hija, que acaba de parir', 'self'],
  ]));
describe('an old couple', () =>
  checkPeople([
    ['Me (Joan 69), Ken 72, off to see our grandchildren in Ely', 'self 69y; partner 72y Ken'],
    ['Me (Joan 69), Lily 24, birds and nothing else, our house is let', 'self 69y; friend 24y Lily'],
  ]));
describe('pregnancy', () =>
  checkPeople([
    [
      'Us 2 + Ned 5 + Ivy 2 + bump, my maternity notes come along to Whitby',
      'self f; partner; child 5y Ned; child 2y Ivy',
    ],
    ['Me, my wife Leila (31 wks preg) and Sami 3', 'self; partner f Leila; child 3y Sami'],
    ['Wife 7 months pregnant stays home, I take my son of 9', 'self; child 9y m'],
  ]));
describe('pets', () =>
  checkPeople([
    ['Me, hubby and Biscuit the cockapoo, a week in Rye', 'self; partner m'],
    ['With my wife and Otis our beagle', 'self; partner f'],
  ]));
describe('a companion the trip is a present for, or whom the writer helps', () =>
  checkPeople([
    ['Surprise 60th for my husband in Rome', 'self; partner m'],
    ['A weekend away for my wife, she loves gardens', 'self; partner f'],
    ['A birthday present for my husband is in the car', 'self'],
    ["My husband's in a wheelchair, I push", 'self; partner m'],
    ["My husband's in Leeds that week", 'self'],
    ['Voy de acompañante de mi madre que la operan', 'self; parent f'],
    ['Voy con mis dos primos, uno acabó mal el año pasado', 'self; relative*2'],
  ]));
