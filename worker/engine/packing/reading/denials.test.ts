/** "No" and what it reaches; half of the traps of reading are here. */
import { describe } from 'vitest';
import { checkAll, type Case } from './expect-reading.fixture';

const ENGLISH: readonly Case[] = [
  ['No swimming for me.', { has: ['refused:swimming'], not: ['activity:swimming'] }],
  ["I won't be swimming, but I'd love to hike.", { has: ['refused:swimming', 'activity:hiking'] }],
  [
    'No gym, pool or spa please.',
    { has: ['refused:gym', 'refused:swimming', 'refused:spa'], not: ['setting:pool', 'activity:spa'] },
  ],
  [
    'No gym, museums and long lunches instead.',
    { has: ['refused:gym', 'activity:museums', 'setting:tapas'], not: ['refused:museums'] },
  ],
  ["I'm not bringing my laptop.", { has: ['refused:laptop'], not: ['work:laptop', 'own:laptop'] }],
  ['Leaving the laptop at home for once.', { has: ['refused:laptop'], not: ['work:laptop'] }],
  ["We're leaving the dog with my parents.", { not: ['pet:dog'] }],
  ['The neighbours will feed the cat, so no pets on this one.', { not: ['pet:cat', 'pet:other'] }],
  ['Nothing formal, jeans and trainers will do.', { has: ['refused:formal-wear'], not: ['dress:smart'] }],
  ["It's not a beach trip.", { has: ['refused:beach'], not: ['activity:beach'] }],
  ['Instead of hiking we will take the cable car.', { has: ['refused:hiking'], not: ['activity:hiking'] }],
  ["My sister loves swimming but I don't.", { has: ['refused:swimming'], not: ['activity:swimming'] }],
  [
    'Everyone keeps telling me to go diving; diving is not for me.',
    { has: ['refused:diving'], not: ['activity:diving'] },
  ],
  ['Gluten free? No, that is my flatmate, who is not coming.', { not: ['diet:gluten-free', 'medical:coeliac'] }],
  ['Gym? No. Pool? Yes please.', { has: ['refused:gym', 'setting:pool'], not: ['activity:gym'] }],
  [
    'Not only skiing but also snowshoeing.',
    { has: ['activity:skiing', 'setting:snowshoeing'], not: ['refused:skiing'] },
  ],
  ["I can't wait to go snorkelling.", { has: ['activity:snorkelling'], not: ['refused:snorkelling'] }],
  ["Don't forget I'm diabetic.", { has: ['medical:diabetes'] }],
  ["I don't mind camping.", { has: ['activity:camping'], not: ['refused:camping'] }],
  ["I can't travel without my laptop.", { has: ['work:laptop'], not: ['refused:laptop'] }],
  [
    "I won't do any running because of my knee.",
    { has: ['refused:running', 'medical:knee'], not: ['activity:running'] },
  ],
  ['We are not flying, we take the train.', { has: ['refused:flying', 'transport:train'], not: ['transport:plane'] }],
  ['No children this time, just the two of us.', { adults: 2, children: 0 }],
  ['Without the kids for once: my wife and I.', { adults: 2, children: 0 }],
  ['Mia, 3, no longer needs nappies.', { has: ['need:no-nappies'], not: ['need:nappies'], ages: [3] }],
  ["We don't need towels or bedding.", { has: ['refused:towels', 'refused:bedding'], not: ['own:towels'] }],
  ['Towels are not included.', { has: ['own:towels'], not: ['provided:towels'] }],
  ['There is no hairdryer in the flat.', { not: ['provided:hairdryer'] }],
  ['No electricity at the hut and no phone signal.', { has: ['need:no-electricity', 'need:no-signal'] }],
  ["We don't eat out much; no fine dining.", { has: ['refused:fine-dining'], not: ['activity:fine-dining'] }],
  [
    "I don't drive, so we rely on buses.",
    { has: ['refused:driving', 'transport:bus'], not: ['transport:own-car', 'transport:hire-car'] },
  ],
  [
    'We will rent a car; we are not camping.',
    { has: ['transport:hire-car', 'refused:camping'], not: ['lodging:camping', 'activity:camping'] },
  ],
  ['Staying in a hotel, not a hostel.', { has: ['lodging:hotel'], not: ['lodging:hostel'] }],
  [
    'Neither skiing nor snowboarding, only walks in the snow.',
    { has: ['refused:skiing', 'refused:snowboarding', 'setting:snow'], not: ['activity:skiing'] },
  ],
  ['I hate camping.', { has: ['refused:camping'], not: ['activity:camping'] }],
  ['We skip the museums this time.', { has: ['refused:museums'], not: ['activity:museums'] }],
  ['I never wear heels.', { has: ['refused:heels'], not: ['dress:heels'] }],
  ["My husband isn't coming, it's just me and my daughter, 9.", { adults: 1, ages: [9] }],
  ['Everything except diving.', { has: ['refused:diving'], not: ['activity:diving'] }],
  ['Not much hiking, mostly the pool.', { has: ['activity:hiking', 'setting:pool'], not: ['refused:hiking'] }],
  ['No umbrella, I have a good raincoat.', { has: ['refused:umbrella'] }],
  ['We want to avoid museums.', { has: ['refused:museums'] }],
  ['Beach, no; museums, yes.', { has: ['refused:beach', 'activity:museums'], not: ['activity:beach'] }],
  ["No checked bags, we're travelling light.", { bag: 'carry-on' }],
  ["I'm not allergic to anything and I take no medication.", { not: ['medical:allergy-severe', 'medical:medication'] }],
  ["I'm not vegetarian.", { not: ['diet:vegetarian'] }],
  ['Vegetarian? No.', { not: ['diet:vegetarian'] }],
  ['The hike is cancelled, so beach instead.', { has: ['activity:beach'], not: ['activity:hiking'] }],
  ['No sé nadar.', { has: ['need:non-swimmer'], not: ['refused:swimming'] }],
];

const MORE: readonly Case[] = [
  ["We've decided against camping.", { has: ['refused:camping'], not: ['activity:camping'] }],
  ['We cancelled the safari.', { has: ['refused:safari'], not: ['activity:safari'] }],
  ['The pool is closed in winter.', { not: ['setting:pool', 'refused:swimming'] }],
  ['El hotel no tiene piscina.', { not: ['setting:pool', 'refused:swimming'], has: ['lodging:hotel'] }],
  ['Aunque hay piscina, no me voy a bañar.', { has: ['refused:swimming'], not: ['activity:swimming', 'setting:pool'] }],
  ['Olvídate del esquí: este año, raquetas.', { not: ['activity:skiing'] }],
  ['No llevaré ni plancha del pelo.', { has: ['refused:hair-straightener'], not: ['refused:iron'] }],
  ['I quit smoking and running.', { has: ['refused:running'], not: ['refused:formal-wear'] }],
  ["Don't add toiletries, the hotel has them.", { not: ['own:toiletries'] }],
  ["I don't plan on swimming but the kids will.", { has: ['activity:swimming'], not: ['refused:swimming'] }],
  ['Playa sí, pero sin snorkel.', { has: ['activity:beach', 'refused:snorkelling'] }],
  ['Este año toca montaña, no playa.', { has: ['setting:mountain', 'refused:beach'] }],
  ['No usamos carrito, porteamos.', { has: ['refused:stroller', 'need:baby-carrier'] }],
];

const SPANISH: readonly Case[] = [
  [
    'Nada de caminatas ni museos, playa y punto.',
    { has: ['refused:hiking', 'activity:beach'], not: ['refused:beach'] },
  ],
  ['Playa no hay tiempo, museos tampoco.', { has: ['refused:beach'], not: ['activity:beach'] }],
  ['Sin portátil.', { has: ['refused:laptop'], not: ['work:laptop'] }],
  ['No llevo portátil ni quiero llevarlo.', { has: ['refused:laptop'], not: ['work:laptop', 'own:laptop'] }],
  ['El portátil se queda en casa.', { has: ['refused:laptop'], not: ['work:laptop'] }],
  ['El ordenador lo dejo en casa.', { has: ['refused:laptop'], not: ['work:laptop'] }],
  ['No pienso bañarme.', { has: ['refused:swimming'], not: ['activity:swimming'] }],
  ['A la playa no vamos a ir.', { has: ['refused:beach'], not: ['activity:beach'] }],
  ['La playa no me gusta.', { has: ['refused:beach'], not: ['activity:beach'] }],
  ['Nada de gimnasio, estoy de vacaciones.', { has: ['refused:gym'], not: ['activity:gym'] }],
  ['El gimnasio, ni pisarlo.', { has: ['refused:gym'], not: ['activity:gym'] }],
  ['Mi hermana adora nadar pero yo no.', { has: ['refused:swimming'], not: ['activity:swimming'] }],
  ['Playa no, museos sí.', { has: ['refused:beach', 'activity:museums'], not: ['activity:beach', 'refused:museums'] }],
  [
    'En vez de senderismo haremos rutas en coche.',
    { has: ['refused:hiking', 'activity:road-trip'], not: ['activity:hiking'] },
  ],
  ['Vera ya no usa pañales.', { has: ['need:no-nappies'], not: ['need:nappies'] }],
  ['Mi hijo de 3 años ya ha dejado el pañal.', { has: ['need:no-nappies'], not: ['need:nappies'], ages: [3] }],
  ['Vamos sin niños, en pareja.', { adults: 2, children: 0 }],
  ['No hay lavadora, así que lavaremos a mano.', { not: ['provided:washing-machine'], wash: true }],
  ['No podremos lavar ropa.', { wash: false }],
  ['Las toallas no están incluidas.', { has: ['own:towels'], not: ['provided:towels'] }],
  ['El piso no tiene secador.', { not: ['provided:hairdryer'] }],
  ['No hace falta ropa elegante.', { has: ['refused:formal-wear'], not: ['dress:smart'] }],
  ['No me importa acampar.', { has: ['activity:camping'], not: ['refused:camping'] }],
  ['No puedo viajar sin mi portátil.', { has: ['work:laptop'], not: ['refused:laptop'] }],
  ['No queremos perdernos la playa.', { has: ['activity:beach'], not: ['refused:beach'] }],
  ['No facturamos.', { bag: 'carry-on' }],
  ['Viajo sin facturar, con una mochila.', { bag: 'carry-on' }],
  ['No vamos en avión, vamos en tren.', { has: ['refused:flying', 'transport:train'], not: ['transport:plane'] }],
  ['No conduzco.', { has: ['refused:driving'], not: ['transport:own-car'] }],
  ['Odio madrugar y odio el gimnasio.', { has: ['refused:gym'], not: ['activity:gym'] }],
  [
    'Ni camping ni albergues: hotel.',
    { has: ['lodging:hotel', 'refused:camping'], not: ['lodging:camping', 'lodging:albergue'] },
  ],
  [
    'No solo esquiamos, también hacemos raquetas de nieve.',
    { has: ['activity:skiing', 'setting:snowshoeing'], not: ['refused:skiing'] },
  ],
  ['El perro se queda con mis padres.', { not: ['pet:dog'] }],
  ['Dejamos el gato en casa.', { not: ['pet:cat'] }],
  ['Mi amiga Rocío tiene gato y yo alergia.', { not: ['pet:cat', 'activity:pilgrimage'] }],
  ['Mi suegra tiene dos perros.', { not: ['pet:dog'] }],
  ['El perro de Caro también va, no es mi problema.', { not: ['pet:dog'] }],
  ['Nuestro hijo tiene un perro y viene con nosotros.', { has: ['pet:dog'] }],
  ['Me examino de las opos en IFEMA.', { has: ['occasion:exam'], not: ['work:trade-fair'] }],
  ['Mi marido no viene; voy con mi hija de 9 años.', { adults: 1, ages: [9] }],
  ['No soy celíaca.', { not: ['medical:coeliac', 'diet:gluten-free'] }],
  ['No tenemos cuna en el apartamento.', { not: ['provided:cot'] }],
  ['No alquilo nada, llevo mis esquís.', { has: ['own:skis'], not: ['rented:skis'] }],
  ['Tampoco llevo cámara.', { has: ['refused:camera'] }],
  [
    'Paso de museos, prefiero mercados y bares.',
    { has: ['refused:museums', 'setting:market', 'activity:nightlife'], not: ['activity:museums'] },
  ],
  ['No llevo más que una mochila.', { bag: 'backpack' }],
  [
    'Sin coche, nos movemos en metro.',
    { has: ['refused:driving', 'transport:public-transport'], not: ['transport:own-car'] },
  ],
  [
    'Nos da miedo volar, así que vamos en coche.',
    { has: ['medical:fear-of-flying', 'transport:own-car'], not: ['transport:plane'] },
  ],
];

const SPANISH_TURNS: readonly Case[] = [
  ['Hay pileta pero ni en pedo me meto.', { not: ['activity:swimming', 'setting:pool'] }],
  ['Piscina también hay pero ni loco.', { not: ['activity:swimming', 'setting:pool'] }],
  ['A las termas no llegamos.', { not: ['setting:hot-springs', 'activity:spa'] }],
  ['Paseo por los empedrados: CERO tacones.', { has: ['refused:heels'] }],
  ['Turismo cero.', { has: ['refused:sightseeing'], not: ['activity:sightseeing'] }],
  ['De discotecas na, que madrugamos.', { has: ['refused:nightlife'], not: ['activity:nightlife'] }],
  ['Domingo surf en la playa... NO, al final se ha rajado.', { has: ['refused:surfing'], not: ['activity:surfing'] }],
  ['Hay toallas de cuerpo, pero no de piscina.', { has: ['provided:towels'], not: ['refused:swimming'] }],
];

describe('denials in English', () => checkAll(ENGLISH));
describe('more denials', () => checkAll(MORE));
describe('denials in Spanish', () => checkAll(SPANISH));

describe('denials: Spanish turns of phrase', () => checkAll(SPANISH_TURNS));
