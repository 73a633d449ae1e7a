/** Groups: head counts, pairs, households and lists of the whole party. */
import { describe } from 'vitest';
import { checkPeople } from './expect-people';

describe('"we are" and a number', () =>
  checkPeople([
    ['somos 7 en una cabaña para 6 en Pucón', 'self; other*6 alone'],
    ['Somos cuatro de la facu y acampamos en Tilcara', 'self; other*3'],
    ['we are three nurses from Leeds at a congress', 'self; other*2'],
    ['We are five potters from Accra', 'self; other*4 alone'],
    ['vamos seis en dos coches a la boda', 'self; other*5 alone'],
    ['vamos 12 de julio a Cusco, mi mujer y yo', 'self m; partner f'],
    ['somos 3 días en Cusco, voy sola', 'self f'],
    ['Cuatro profes del insti en Lisboa, hago lista solo para mí eh', 'self; other*3', { one: true }],
    ['just us four in Croatia, villa with a pool', 'self; other*3'],
    ['los cuatro a Gandía, apartamento', 'self; other*3'],
    ['Bariloche en julio, los cinco en cabaña: papás y 3 nenes', 'self; partner; child; child; child'],
    ['salimos a las tres de la tarde, voy solo', 'self m'],
    ['llegamos el lunes, las 4 maletas facturadas, voy sola', 'self f'],
  ]));
describe('a number and what the people are', () =>
  checkPeople([
    ['Bajada del Ebro en canoa, seis del trabajo', 'self; other*5 alone'],
    ['Walking week in the Lakes, seven from the Thursday class', 'self; other*6 alone'],
    ['Marathon in Cork, five runners sharing a flat', 'self; other*4 alone'],
    ['Encuentro coral en Jaca, diez voces', 'self; other*9 alone'],
    ['Hockey tour of Kenya, squad of 9', 'self; other*8 alone'],
    ['cabaña en la sierra los tres hermanos', 'self; other*2'],
    ['Salida de barrancos en Guara, cuatro.', 'self; other*3'],
    ['Camping kit: two jumpers, three stickers, four containers', 'self'],
    ['para la playa: tres protectores, cuatro cargadores', 'self'],
    ['salimos el sábado 10/7 en la camioneta, mi mujer y yo', 'self m; partner f'],
    ['Two retired teachers on the Rhine, cardigans', 'self senior; partner senior'],
    ['A pair of pensioners in Tenby, flask', 'self; partner'],
    ['Dos jubiladas en Benidorm, seis noches', 'self; partner'],
    ['Cuatro madres en un spa de Jaca', 'self; other*3'],
  ]));
describe('a number in parts', () =>
  checkPeople([
    ['Three families of four in one farmhouse', 'self; other*11'],
    ['Me plus two from the lab at a fair in Turin', 'self; other*2'],
    ['Cabin booked for three in Banff', 'self; other*2'],
    ['There are six of us but Nadia dropped out', 'self; other*4'],
    ['Éramos cuatro pero Saúl se rajó', 'self; other*2'],
    ['Mesa para dos y una noche en Girona', 'self; partner'],
  ]));
describe('a crowd', () =>
  checkPeople([
    ['voy con mis 6 primos', 'self; relative*6 alone'],
    ['packing list for them, I stay home. 24 friends go to Whitby', 'friend'],
  ]));
describe('parents, couples and families', () =>
  checkPeople([
    ['3 mums 5 kids, one house', 'self f; friend*2 f; child; child; child; child; child'],
    ['Somos tres matrimonios jubilados', 'self; partner; friend*4'],
    ["It's our 10th anniversary so no children", 'self; partner'],
    ['Mis papás cumplen 50 de casados, vamos los cuatro hermanos con ellos', 'self; parent*2; sibling*3'],
  ]));
describe('the party in brackets or mentioned again', () =>
  checkPeople([
    ['husband, 2 kids (elder one 8, younger one 3) and me', 'self f; partner m; child 8y; child 3y'],
    ['mi marido y los nenes (Bruno de 6 y Mora de 4)', 'self f; partner m; child 6y Bruno; child 4y Mora'],
    ['us (Callum, me, Esme 5 and Jude 2) in a tent', 'self; partner Callum; child 5y Esme; child 2y Jude'],
    ['viajo con mi hijita de 5 y mis sobrinitos (7 y 9)', 'self; child 5y f; child 7y; child 9y'],
    [
      'travelling with my wife and the twins who are 2. It is warm for the babies',
      'self m; partner f; child 2y; child 2y',
    ],
    ['3 nights with my husband (2 guys, 38 & 41)', 'self 38y; partner 41y m'],
    ['just the two of us, both 67', 'self 67y; partner 67y'],
    ['papá, mamá y tres niños (2, 5, 9)', 'self; partner; child 2y; child 5y; child 9y'],
    ['nos vamos los tres: Ana, Luis y la perra', 'self; other'],
    ['taking 2 kids (grandsons 7 and 11) to the bush', 'self; child 7y; child 11y'],
    ['vamos con dos peques (mis nietos de 7 y 11)', 'self; child 7y; child 11y'],
    ['the list for us 4 (me, Hemi, Manaia 8, Tui 4)', 'self; partner Hemi; child 8y Manaia; child 4y Tui'],
    ['two adults and Sem 12, Fenna 8, Jip 5.', 'self; partner; child 12y Sem; child 8y Fenna; child 5y Jip'],
    ['Me, hubby and Manaia, 2 1/2', 'self f; partner m; child 30m Manaia'],
  ]));
describe('"both": two people or two things', () =>
  checkPeople([
    ['voy sola. soy miope, lentillas y gafas, las dos', 'self f'],
    ['llevo móvil y tablet, los dos', 'self'],
    ['nos vamos de ruta las dos', 'self f; partner f'],
    ['Somos mi mujer, los dos varones de 12 y 8 y yo', 'self; partner f; child 12y m; child 8y m'],
  ]));
describe('a companion after a pronoun', () =>
  checkPeople([
    ["My aunt lost her job, I'm taking her to Vigo", 'self; relative f'],
    ['Mi tío acaba de enviudar y me lo llevo a Cádiz', 'self; relative m'],
    ['Mi prima no conoce el mar y se viene conmigo', 'self; relative f'],
    ['Empujo la silla de mi padre por Roma', 'self; parent m'],
    ['Silver wedding in Whitby. His suit, my frock', 'self; partner'],
    ['Me lo llevo puesto, el abrigo de mi padre. Voy a Burgos', 'self'],
  ]));
describe('a companion without a verb', () =>
  checkPeople([
    ['Cabaña en Tandil. Mi hermana: mate, buzo. Yo: botas', 'self; sibling f'],
    ['Hostel in Bath. My brother: map, torch. Me: kettle', 'self; sibling m'],
    ['me mum and auntie, coach to Bruges', 'self; parent f; relative f'],
    ['Nos vamos, Yamil, Dayana y yo, a Samaná', 'self; friend Yamil; friend Dayana'],
    ['Somos Iker, Nerea y la que escribe, en furgo', 'self; friend Iker; friend Nerea'],
    ['I packed the van. We sleep in it, and we cook outside', 'self; other'],
    ['Elderly couple, cruise to Norway, we like walks', 'self; partner'],
    ['Tres días en Colonia para festejar el aniversario', 'self; partner'],
    ['Vamos mi chele y yo a Granada', 'self; partner'],
  ]));
