/** Names of travellers: lists of names, nicknames with an article, appositions, and people named only by what they do. */
import { describe } from 'vitest';
import { checkPeople } from './expect-people';

describe('names', () =>
  checkPeople([
    ["Taking Florence (she's 5, yes like the city) to see the sea", 'self; child 5y Florence'],
    ['Tournament in Graz, son Albie 14 plus me as driver', 'self; child 14y m Albie'],
    ['Me 43, wife, kids Noor 8 and Sami 3', 'self 43y; partner f; child 8y Noor; child 3y Sami'],
    ['We are four: me, hubby, 2 kids (Kyle 15, Bree 11)', 'self; partner m; child 15y Kyle; child 11y Bree'],
    ['Los tres primos, Beto, Lalo y yo', 'self; relative Beto; relative Lalo'],
    ['Voy con mi ñaña y mi abuelita', 'self; sibling f; grandparent f'],
    ['ferry, me 44, theo 13, junie 10, mom stays home', 'self 44y; child 13y Theo; child 10y Junie'],
    ['me, zara 10, koby 6 n my dad (67)', 'self; child 10y Zara; child 6y Koby; parent 67y m'],
    ['mi marido, fede de 14, oli de 9 y yo que manejo', 'self; partner m; child 14y Fede; child 9y Oli'],
    ['Voy con Amelie de 8 meses y mi hermana', 'self; child 8m Amelie; sibling f'],
    ['my amma is coming to look after Advik, 11 months, while I am in sessions', 'self; parent f; child 11m Advik'],
    ['me, my husband, our son Kiko (7) and my mother, Lola Baby, 71', 'self; partner m; child 7y Kiko; parent f'],
    ['up from Rome come me, Daniele and Micol', 'self; friend Daniele; friend Micol'],
    ['we are Erik, Lucía and me', 'self; friend Erik; friend Lucía'],
    ['dos pasaportes, el viejo tiene la visa y van los dos', 'self'],
    ['mica, 26, de Durazno. Cinco noches acampando', 'self 26y Mica'],
    ['Marta, 34, is coming with me to Lyon', 'self; friend 34y Marta'],
    ['Somos Andrés (34) y yo, Natalia (31). Luna de miel', 'self 31y Natalia; partner 34y Andrés'],
    ['my wife and I, Leo (9) and Mia (7)', 'self; partner f; child 9y Leo; child 7y Mia'],
    ['Trekking with my dad! Graeme is 67 and fitter than me', 'self; parent 67y m Graeme'],
    [
      "the burial of my husband's grandmother, 93 yrs. Our daughter Kamsi is 7",
      'self; child 7y Kamsi; partner',
      { not: ['grandmother'] },
    ],
    ['por mi papa que ya cumple un año, vamos mi mamá (66) y yo', 'self; parent 66y f', { not: ['mi papa'] }],
    ['Me voy a escalar con la Cata. Nosotros no vamos a caballo', 'self; friend f Cata'],
    ["I'm bringing my nephew Tyler 14, so list for him AND me", 'self; child 14y m Tyler'],
    ['with my moko, Aria (4)', 'self; child 4y Aria'],
    ['Con mi suegra, Marta 70, a Roma', 'self; relative 70y f Marta'],
    ['A fortnight: myself, himself and Sadhbh (6)', 'self; partner m; child 6y Sadhbh'],
    ['two dads, me 39 and Marcus 44, we come home five weeks later with a newborn', 'self 39y; partner 44y; child 0m'],
    ['towing the nephew, Kai, 16, so we share a tent', 'self; child 16y Kai'],
    ['Lista para el Benja, 14, gira de curso. Yo me quedo feliz.', 'child 14y Benja'],
    ['gira de curso, van 41 compañeros más profes', 'self; colleague*41 alone'],
    ['Hong Kong con mi esposo y Lola, 71 (MIL)', 'self; partner m; relative 71y Lola'],
    ['Ice fishing with my old man (67)', 'self; parent m 67y'],
    ['Dec nights 50F, me 39 and my husband', 'self 39y; partner m'],
    ['Rookie cook, nine weeks. Kiwi girl, 22. I bring a head torch', 'self f 22y'],
    ['Regalo de jubilación para mis papás (70 y 68), yo soy la hija (41)', 'self 41y; parent 70y; parent 68y'],
    ['Taking Dad home, me and my bro Sione 22', 'self; sibling m 22y Sione', { not: ['Dad'] }],
    ['We are a retired couple. Bob is insulin dependent', 'self senior; partner senior Bob'],
    ['nosotras, la Meche, la Nuri y yo', 'self; friend f Meche; friend f Nuri'],
    ['vamos el Tito, la Vero y yo', 'self; friend Tito; friend f Vero'],
    ['con mi prima, Rocío, que es celíaca', 'self; relative f Rocío'],
    ['voy con mi hijo Leo (9), su abuela me dio la carta', 'self; child 9y Leo'],
    ['Me, himself and the twins (18 months), ferry to Cherbourg', 'self; partner m; child 18m; child 18m'],
    ['My lad packs himself, and I fly', 'self; child m'],
    [
      'La familia completa: papá, mamá, dos adolescentes y el abuelo',
      'self; partner; child teen; child teen; grandparent m',
    ],
    ['Vamos mi marido, el gordo de 2 y yo', 'self; partner m; child 2y'],
    ['Vamos mi gordo y yo', 'self; partner m'],
    ['My 15 year old and her best friend plus me', 'self; child 15y; child 15y'],
  ]));
describe('named only by what they do or own', () =>
  checkPeople([
    ['Gite in the Lot, five nights. Karen snores, so ear plugs. Hats, cards', 'self; friend Karen'],
    ["Barge on the Canal du Midi. Derek's CPAP, my knitting", 'self; relative Derek'],
    ['Loch Ness by kayak. Fiona brings the stove, I the tarp', 'self; friend Fiona'],
    ['Snowdonia. Kit split: Rhys rope, Beth cams, me guidebook', 'self; friend Rhys; friend Beth'],
    ['Casa en Tandil. Julia ronca, llevo tapones', 'self; friend Julia'],
    ['Refugio en Aiguilles. Marta carga la cuerda y yo el hornillo', 'self; friend Marta'],
    ['Balneario de Archena. Las pastillas de Carmen, mi bata', 'self; relative Carmen'],
    ['Ferry to Arran. Karen lent me her tent, hats, cards', 'self'],
    ["Walking to Rome. Derek knows the hostel there, Beth's flat is on the way", 'self'],
    ['Casa en Tandil. Julia me prestó su bolso', 'self'],
    ['Him and me in Bath for two nights, cases on wheels', 'self; partner m'],
    ['Ella y yo, tres noches en Oporto', 'self; partner f'],
  ]));
describe('named twins and children', () =>
  checkPeople([
    ['Mi mujer y yo con los mellis Aday y Noa de 1 año y 5 meses', 'self; partner f; child 17m Aday; child 17m Noa'],
    ['Me and the twins Ayla and Kiran, 4', 'self; child 4y Ayla; child 4y Kiran'],
    ['with our kids Zoe and Kirra, in a flat', 'self; partner; child Zoe; child Kirra'],
    ['with our kids, Airbnb in Rome and Florence', 'self; partner; child; child'],
    ['with my wife and our granddaughters Zoe and Kirra. Grandma has A-fib', 'self; partner f; child Zoe; child Kirra'],
    ['lift with my friend Cath who drops us and picks us up', 'self', { not: ['my friend cath'] }],
    ['With my mate Raj. My wife is a doctor, she insists on Diamox', 'self; friend Raj'],
  ]));
describe('the same person mentioned twice', () =>
  checkPeople([
    ["Fell running with our Kev (he's 41, my cousin), two nights in a bunkhouse", 'self; relative 41y Kev'],
    ['Me (Maureen 68), Frank 70, a week of bowls in Torquay', 'self 68y; partner 70y Frank'],
    ["Forms are for me, Tegan, I'm 19 and the youngest on the dig", 'self 19y'],
    ['Baggage is 15 + 7, solo in Kathmandu', 'self'],
    ['Tent hire with me 60 euros, so my own comes', 'self'],
  ]));
describe('appositions', () =>
  checkPeople([
    ['my parents, both retired, and me', 'self; parent*2'],
    ['my parents in their 70s and me', 'self; parent*2'],
    ['Mi madre, jubilada, y yo', 'self; parent'],
    ['Voy con Pedro, mi hijo de 5.', 'self; child Pedro 5y'],
    // Who lives there does not travel.
    ['My brother, who lives there, and me', 'self'],
    ['Voy con Ana, mi hermana y mi madre', 'self; friend Ana; sibling; parent'],
  ]));
describe('dictated, without punctuation', () =>
  checkPeople([
    [
      'Me, Thabo, Lindiwe (9) and Sizwe (4) drive to the coast',
      'self; partner Thabo; child 9y Lindiwe; child 4y Sizwe',
    ],
    [
      'its me Gaz and the three boys 12 9 and nearly 4 in the house',
      'self; partner Gaz; child 12y m; child 9y m; child 4y m',
    ],
    ['me wife leo (5) and april whos 9 months', 'self; partner f; child 5y Leo; child 9m April'],
    ['me and my husband (2 guys, 41 & 44) for 3 nights', 'self 41y m; partner 44y m'],
    [
      'our grandkids Billy whos 8 and Daisy just gone four come with us',
      'self; child 8y Billy; child 4y Daisy; partner',
    ],
    ['so its me Gaz and the three boys 11 8 and nearly 3', 'self; partner Gaz; child 11y; child 8y; child 3y'],
    ['me my bf and his dog off to Skye', 'self; partner m'],
    ['its me my wife and the twins 6', 'self; partner f; child 6y; child 6y'],
    ['mum dad me (16) and little bro 9', 'self 16y; parent f; parent m; sibling 9y m'],
    ['el Beto, la Caro, yo y el Mati que tiene 3', 'self; friend Beto; friend Caro; child 3y Mati'],
    ['mis papás me visitan acá, viajo yo solo', 'self'],
    [
      'vamos mi paquito y yo a ver los fiordos yo tengo sesenta y ocho y él setenta y uno',
      'self 68y; partner 71y Paquito',
    ],
    ['viajo con mi prima que tiene treinta y dos años', 'self; relative f 32y'],
  ]));
