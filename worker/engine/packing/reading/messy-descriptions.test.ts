/** Whole descriptions as people type or dictate them: without commas, in capitals, with slang, long ones. */
import { describe } from 'vitest';
import { checkAll, type Case } from './expect-reading.fixture';

const CASES: readonly Case[] = [
  [
    'we are going to rome with my wife and two kids aged four and seven flying with carry on only no gym we like museums and i wont bring my laptop',
    { adults: 2, ages: [4, 7], bag: 'carry-on', has: ['refused:gym', 'activity:museums', 'refused:laptop'], not: ['refused:museums'] },
  ],
  [
    'hola somos dos parejas vamos a la costa en coche no llevamos perro queremos playa y paellas tambien alquilamos bicis',
    { adults: 4, has: ['activity:beach', 'rented:bike', 'transport:own-car'], not: ['pet:dog', 'refused:beach'] },
  ],
  ['me and Jo n Otis the lab, cottage by the lake', { has: ['pet:dog'] }],
  ['work in the lab all week, Jo and I', { not: ['pet:dog'] }],
  ['ring binder and a linen suit to bring', { not: ['medical:gender-care', 'own:bedding'] }],
  ['no pots or crockery in the kitchen', { has: ['own:cooking-gear'], not: ['refused:cooking-gear'] }],
  [
    'Self catered halls. The bed comes with absolutely nothing on it, and it is an empty kitchen.',
    { has: ['need:dorm-move', 'own:bedding', 'own:cooking-gear'] },
  ],
  ['No pans please, we eat out.', { not: ['own:cooking-gear'] }],
  ['i have a bad back so no hiking i prefer cafes and museums', { has: ['medical:back', 'refused:hiking', 'activity:museums'] }],
  [
    'NO SWIMMING. NO BEACH. JUST MUSEUMS AND GOOD RESTAURANTS WITH MY HUSBAND',
    { adults: 2, has: ['refused:swimming', 'refused:beach', 'activity:museums', 'activity:fine-dining'] },
  ],
  [
    'Fin de semana de esquí, no esquío yo, solo mi marido y los niños (6 y 8). Yo iré al spa.',
    { adults: 2, ages: [6, 8], has: ['activity:skiing', 'activity:spa'], not: ['refused:skiing'] },
  ],
  ["I don't dive, but my husband does.", { adults: 2, has: ['activity:diving'], not: ['refused:diving'] }],
  [
    'Driving with our labrador and two kids, 3 and 6. Self-catering cottage; linen provided but not towels.',
    { adults: 2, ages: [3, 6], has: ['pet:dog', 'provided:bedding', 'own:towels', 'need:self-catering'] },
  ],
  [
    'Vamos los cuatro: mi mujer, yo y las niñas (2 años y 6 meses). Llevamos portabebés, no carrito.',
    { adults: 2, ages: [0.5, 2], has: ['need:baby-carrier', 'refused:stroller'] },
  ],
  [
    'Ruta en moto con dos colegas, dormimos en hoteles. Llevamos alforjas.',
    { adults: 3, has: ['activity:motorcycling', 'lodging:hotel'], not: ['activity:cycling'] },
  ],
  ["The hotel has a gym, but I won't use it.", { has: ['refused:gym'], not: ['activity:gym'] }],
  ['El hotel tiene plancha y gimnasio, pero no lo usaré.', { has: ['provided:iron', 'refused:gym'] }],
  ['Llevo medicinas para mi papá que es diabético.', { adults: 1, has: ['need:medicines-for-others'], not: ['medical:diabetes'] }],
  ["Visiting our daughter who lives in Melbourne, she's just had a baby. I'm 70, my husband 74.", { adults: 2, seniors: 2, children: 0 }],
  [
    'My elderly mother (81, uses a walking stick) and I are going on a river cruise.',
    { adults: 2, seniors: 1, women: 1, has: ['activity:cruise', 'medical:reduced-mobility'] },
  ],
  [
    'Allí hay de todo: cuna, trona y carrito. La sillita del coche es propia.',
    { has: ['provided:cot', 'provided:highchair', 'provided:stroller', 'own:car-seat'] },
  ],
  ['Estoy de 6 meses. Nada de caminatas.', { children: 0, has: ['medical:pregnancy', 'refused:hiking'] }],
  ['Tres meses por Centroamérica, 2 meses después vuelvo.', { children: 0 }],
  [
    'Family of four with Leo (6) and Ana (9). Thermal suits provided.',
    { adults: 2, ages: [6, 9], has: ['provided:winter-clothes'], not: ['hobby:reading', 'dress:suit'] },
  ],
  ['Salgo a las 7 con dos amigos y vuelvo a las cuatro.', { adults: 3 }],
  ['Acampamos los cuatro días con dos amigas.', { adults: 3 }],
  ['I fly in for the funeral and stay with my uncle.', { adults: 1, has: ['occasion:funeral', 'lodging:friends-or-family'] }],
  ["A week at my grandparents' house.", { adults: 1, seniors: 0, has: ['lodging:friends-or-family'] }],
  ['We need malaria tablets.', { has: ['need:malaria'], not: ['work:tablet'] }],
  ['Costa Rica and Salt Lake City.', { not: ['setting:coast', 'setting:lake', 'setting:city'] }],
  ['A catamaran, not a casino.', { has: ['activity:sailing'], not: ['setting:vineyard', 'setting:casino'] }],
  ['w/ 5 college friends, swim-up bars', { adults: 6, has: ['activity:swimming'] }],
  ['Lows in the 40s F at night.', { minC: 4 }],
  ["It'll be freezing, -8 at night.", { minC: -8 }],
  ['Residencia sin sábanas ni toallas.', { has: ['own:bedding', 'own:towels'] }],
  ['Viajo con mi perro no, solo.', { not: ['pet:dog'] }],
  ['Bedding included, towels not.', { has: ['provided:bedding', 'own:towels'] }],
  ['An unfurnished guest house (no bedding).', { has: ['own:bedding'] }],
  ['Estudio con cocinita, toallas de baño sí, de playa no.', { not: ['refused:beach'] }],
  ['Nothing booked except the flight.', { has: ['transport:plane'], not: ['refused:flying'] }],
  ['Two lenses, drone not allowed, photography at dawn.', { has: ['refused:drone', 'activity:photography'] }],
  ['Golf, diving and tennis are not for me.', { has: ['refused:golf', 'refused:diving', 'refused:tennis'] }],
  ["We don't do public transport, taxis only.", { has: ['transport:taxi'], not: ['transport:public-transport'] }],
  ['With my 74-year-old dad.', { adults: 2, seniors: 1, men: 1 }],
  ["A friend's 50th, white party.", { adults: 1, has: ['occasion:birthday', 'dress:white'] }],
  ['Kids 6 & 9, grandma comes too.', { ages: [6, 9], seniors: 1 }],
  ['Viaje con mis alumnos de 4º de primaria.', { adults: 1, children: 0, has: ['setting:school-trip'], not: ['setting:cold'] }],
  ['Cochecito y mochila portabebés, Montana no, Mallorca.', { has: ['need:stroller', 'need:baby-carrier'], bag: 'unknown' }],
];
describe('messy descriptions', () => checkAll(CASES));
