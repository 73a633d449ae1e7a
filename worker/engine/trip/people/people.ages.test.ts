/** Ages of travellers: beside a name, in a list, for two at once, by school year. */
import { describe } from 'vitest';
import { checkPeople } from './expect-people';

describe('an age beside a person', () =>
  checkPeople([
    ['mi marido y yo, mi suegra con nosotros, 83, en andador', 'self f; partner m; relative 83y f'],
    ['Somos 2 amigas, 31 y 33, de camping', 'self f 31y; friend 33y'],
    ['Torneo de hockey con mi hija 12 de portera', 'self; child 12y f'],
    ['Vuelo con mi hija 12 de julio', 'self; child f'],
    ['me and my 2 teens (15 girl 13 boy)', 'self; child 15y; child 13y'],
    ["it's dad's 80th: dad, my brother and me", 'self; parent 80y m; sibling m'],
    ['papá, mamá, abuela materna (70) y los mellizos de 5', 'self; partner; grandparent 70y f; child 5y; child 5y'],
    ['Llevo a mis viejitos (78 y 80). Mi papá usa bastón', 'self; parent 78y; parent 80y'],
    ['yo 58, mi señora y los hijos ya grandes', 'self m 58y; partner f; child adult; child adult'],
    ['con mi padre viudo de 79', 'self; parent 79y m'],
    ['mi marido, yo y la nona que tiene 75', 'self f; partner m; grandparent 75y f'],
    ['us two, wee Isla (4) and baby Rory (10 months)', 'self; partner; child 4y Isla; child 10m Rory'],
    // Hours are no children.
    ['a las 5 hay 8 grados y a las 12 son 29, voy con mi novia', 'self m; partner f'],
    ['With my husband and the twins (Y4)', 'self f; partner m; child 9y; child 9y'],
    ['Packing for my son Kofi Y3, he goes with school', 'child 8y m Kofi'],
    [
      '5 of us with the baby (7mo). Other two are 4 and 9. Me and hubby drive',
      'self f; partner m; child 7m; child 4y; child 9y',
    ],
    ['wife and our 2 under 3 (26 months and 5 weeks)', 'self m; partner f; child 26m; child 1m'],
    ['voy con mi esposa y los niños (de 3 años y de 10 meses)', 'self m; partner f; child 3y; child 10m'],
    ['with the kids (16 and nearly 18) and my wife', 'self m; partner f; child 16y; child 215m'],
    // How long somebody stays, in weeks or months.
    ['Lista para mi hija Noa, 16 años, dos semanas en un campus', 'child 16y f Noa'],
    ['Mi hijo Leo, 14 años, 2 meses en Dublín, viaja solo y la lista es para él', 'child 14y m Leo'],
    ["nan (81) and my three, 11, 6 and bubs who's 20 mths", 'self; grandparent 81y f; child 11y; child 6y; child 20m'],
    ['padre divorciado de Elche con hija de 14 (Vega), haciendo puntos. Yo rodilla operada', 'self; child 14y f'],
    ['van mis dos velas (9 y 12), barra y arnés', 'self'],
    ['con mis dos terremotos (9 y 12)', 'self; child 9y; child 12y'],
    ['My son Tom, 13 yrs, 2 weeks at surf camp, list for him please', 'child 13y m Tom'],
    ['With the kids, 4 years and 9 months in May, and my wife', 'self m; partner f; child 4y; child 9m'],
    ['our baby turns 1 there, me and the wife', 'self m; partner f; child 11m'],
    ['our last born who is 6 and my husband', 'self f; partner m; child 6y'],
    ['viajo con mi novia y sus hermanas (3)', 'self m; partner f; relative*3 f'],
    [
      'vamos 5, bueno 6 con la nona (80), mi marido y los tres chicos de 4, 7 y 9',
      'self f; partner m; child 4y; child 7y; child 9y; grandparent 80y f',
    ],
    [
      'trip with my husband, Gogo (70) and the kids 5 and 2',
      'self f; partner m; grandparent 70y f; child 5y; child 2y',
    ],
    ['el tata (79), mi señora y yo', 'self m; partner f; grandparent 79y m'],
    ['Myself and himself are off to Sligo', 'self f; partner m'],
    ['only me and Kiara (UKG, turning 5 in Jan)', 'self; child Kiara 5y'],
    ['me, Ethan (P2) and Chloe (K1)', 'self; child Ethan 90m; child Chloe 5y'],
    ['mi esposo, yo y Thiaguito (1 añito y 4 meses)', 'self; partner; child Thiaguito 16m toddler'],
    ['me, Declan and the baba, 10 months', 'self; partner Declan; child 10m baby'],
    ['my son and I, he is 14', 'self; child 14y teen'],
    ['Xoel (7, hace de base) y yo (36) en autocar', 'self 36y; child 7y Xoel'],
    ['Bram (9, plays in goal) and me on the coach', 'self; child 9y Bram'],
    ['We are Walt (72) and Edna (69) of Dayton, Ohio', 'self 72y senior; partner 69y senior Edna'],
    ['Voy a La Paz. El poncho de lana de mi papá sí va', 'self'],
  ]));
describe('ages in a list', () =>
  checkPeople([
    ['our 3 (15, 12, 8) come too', 'self; partner; child 15y; child 12y; child 8y'],
    ['mi mujer y yo con nuestros 2: 4 y 6', 'self; partner f; child 4y; child 6y'],
    ['wife + 2 under 2', 'self; partner f; child toddler; child toddler'],
    ['Priya (me), Arjun (husband), Anya 6, Dev 2.5', 'self; partner Arjun; child 6y Anya; child 30m Dev'],
    ['mi esposa, yo y 1 bebé (10m)', 'self; partner f; child 10m'],
    ['los abuelos (70 y 73), mis papás y yo de 15', 'self 15y; grandparent 70y; grandparent 73y; parent*2'],
  ]));
describe('one age for two people', () =>
  checkPeople([
    ['spa with my bestie, both 38', 'self 38y; friend 38y'],
    ['us 2 (both 68) to Madeira', 'self 68y; partner 68y'],
    ['voy con mi amiga Lu, las dos de 34', 'self f 34y; friend 34y f Lu'],
    ['voy con mis abuelos (los dos 81)', 'self; grandparent*2'],
  ]));
describe('school years', () =>
  checkPeople([
    ['me + my wife + Theo (4) + Maddie (going into gr 3)', 'self; partner; child Theo 4y; child Maddie 102m'],
    ['Me and Oisin (6th class)', 'self; child Oisin 138m'],
    ['Luca who is in 3rd grade and me', 'self; child Luca 102m'],
    ['voy con mi marido y con Lucía (va en 2º de primaria)', 'self; partner; child Lucía 90m'],
    ['yo, mi pareja y Nico (kínder)', 'self; partner; child Nico 5y'],
    // A seat and a trip are no school year.
    ['Me and Tim (38), first class', 'self; friend Tim'],
    ['Grade 2 hike with Sam', 'self; friend Sam'],
  ]));
describe('the next birthday', () =>
  checkPeople([
    ['With my lad Kyle (16, 17 in Aug)', 'self; child 16y m Kyle'],
    ['With my lads (16, 17)', 'self; child 16y; child 17y'],
  ]));
describe('nights of a stop are not ages', () =>
  checkPeople([
    ['sigo con mi hermana: Korčula 3, Hvar 2, Zadar 3', 'self; sibling f'],
    ['van trip with my wife: Napier 2, Taupo 3', 'self; partner f'],
  ]));
