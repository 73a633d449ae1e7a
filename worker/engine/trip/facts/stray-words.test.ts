/** Words that look like a pursuit, an occasion or a bag of the trip, and pack nothing of it. */
import { expect, test } from 'vitest';
import { planTrip } from '../read.fixture';

const BOGOTA = { destination: 'Bogotá', startDate: '2027-03-10', endDate: '2027-03-15', profileCountry: 'CO' };
const planOf = (description: string) => planTrip(description, { ...BOGOTA, locale: 'es' });
const tagsOf = async (description: string): Promise<string[]> =>
  (await planOf(description)).trip.facts.map(({ tag }) => tag);

test.each([
  ['nos mandaron a traer café', 'work:working-days'],
  ['Kgalagadi, nine nights, just my wife and I', 'occasion:wake'],
  ['so everyone keeps offering us ski stuff lol', 'activity:skiing'],
  ['ppl keep telling me sleeping bag, stove, tent. NO.', 'lodging:camping'],
  ['heels blister every single tour: tape', 'dress:heels'],
  ['el permiso de salida con la firma del papá en notaría', 'occasion:court-or-embassy'],
  ['me lleva mi padre con el coche hasta Aranda', 'transport:own-car'],
  ['mi marido viene el 11 a buscarnos en el auto', 'transport:own-car'],
  ['Durga Puja at Didi’s in Salt Lake, Kolkata', 'setting:lake'],
  ["a hairdryer that works if the engine's running", 'activity:running'],
  ['base camp is across on the Namibian side', 'need:altitude'],
  ['vestido de baño ENTERO, bikini no', 'refused:swimming'],
  ['La pileta está sin agua.', 'activity:swimming'],
  ['wont drive at dusk cos of the roos', 'refused:driving'],
  ['she WILL do Splash Mountain', 'setting:mountain'],
  ['eso es un sauna, dos camisetas por día', 'setting:sauna'],
  ['En el balneario ya señamos carpa con sillas y mesita.', 'activity:spa'],
  ['la cámara de mi hermano no, vale más que mi carro', 'transport:own-car'],
  ['aletas, botitas, computadora y boya', 'work:laptop'],
  ["A pool, we shan't.", 'setting:pool'],
  ['I am between cycle 3 and 4, so a soft week', 'activity:cycling'],
  ['nursing registration and badge reel', 'need:pumping'],
  ['PICC line, so soft hats and the headscarf', 'dress:modest'],
  ['My sister and I, marriage cert and both passports', 'need:second-passport'],
  ['Bev brings the food and her spaniel', 'pet:dog'],
  ['The mobile home has pots, plates and a kettle', 'medical:pots'],
  ['Breastfeeding ended in July.', 'need:breastfeeding'],
  ['20 horas de bus a nivel pingüino', 'activity:wildlife-watching'],
  ['día de nieve en el Catedral', 'setting:church'],
  ['Halloween fancy dress comp on the weds', 'occasion:tournament'],
  ['El barco pone tanques y pesas.', 'activity:gym'],
  ['El guía trae el telescopio y el trípode para pajarear.', 'hobby:astronomy'],
  ['se ha comprado plantillas calentadoras', 'medical:foot'],
  ['llevo calcetines y ropa de campamento, subo a la mina', 'activity:camping'],
  ['salgo desde Montería el lunes', 'hobby:hunting'],
  ['cita en la clínica con los exámenes', 'occasion:exam'],
  ['a la niña le cosí un vestidito', 'dress:evening-dress'],
  ['mi papá no camina mucho, la silla de ruedas la solicitamos', 'medical:wheelchair'],
  ['ni a palos llevo el computador ni la compu', 'work:laptop'],
  ['me operaron de una hernia hace 3 años', 'medical:recent-surgery'],
  ['a mi maleta se le rompió el cierre y se rompió', 'medical:recent-surgery'],
  ['bálsamo labial', 'need:makeup'],
  ['lleva su mascota de catcher y los spikes', 'pet:dog'],
  ['piscina hay pero está helada', 'activity:swimming'],
  ['the hotel has a pool but its closed', 'activity:swimming'],
  ['compramos agua en Castillos', 'setting:castle'],
  ['mi hijo de 8 moja la cama', 'need:potty-training'],
  ['alquilamos scooters, los cascos vienen con las bikes', 'activity:cycling'],
  ['vamos Maite y mi hija Luna 5 años', 'activity:stargazing'],
  ['soy mototaxista de Iquitos', 'transport:scooter'],
  ['mi jefe cree que estoy en un congreso', 'activity:conference'],
  ['300 ft ladder climbs', 'activity:climbing'],
  ['the kids are two up on the swing', 'activity:motorcycling'],
  ['soy Liz, dentista de Luque', 'occasion:medical-visit'],
  ["I'm a dentist from Leeds", 'occasion:medical-visit'],
  ['that I look like I come from the camping', 'activity:camping'],
  ['Therme Wien is cancelled', 'activity:swimming'],
  ['Piscina prohibida', 'activity:swimming'],
  ['la alberca está en obra', 'activity:swimming'],
  ['there is a hot tub but nope not getting in', 'activity:swimming'],
  ['lista solo para mí, la carpa la pone el Migue que va en coche con su novia', 'transport:own-car'],
  ['en la Hilux del Tano, maneja él', 'transport:own-car'],
  ['partido en el Golf Club', 'transport:own-car'],
  ['five days on Cat Ba island', 'pet:cat'],
  ['camisetas para toda la semana', 'need:front-opening'],
  ['doy el pecho, camisas que se abran por delante', 'need:front-opening'],
  ['las casetas las lleva mi primo en el camping', 'occasion:feria'],
  ['no vi nada marcado en el mapa', 'need:name-labels'],
  ['tengo todos los esquís menos los bastones que me los presta Ana', 'provided:skis'],
])('%s: no %s', async (words, tag) => {
  expect(await tagsOf(words)).not.toContain(tag);
});

test.each([
  ['mi empresa me manda a una obra', 'work:working-days'],
  ['vamos a una montería con rifles', 'hobby:hunting'],
  ['se rompió la muñeca', 'medical:recent-surgery'],
  ['alérgico a los camarones', 'diet:seafood-allergy'],
  ['me voy en Wingo con un morral', 'transport:plane'],
  ['alquilamos scooters y bicis', 'activity:cycling'],
  ['voy a un congreso, mi jefe cree que es bueno', 'activity:conference'],
  ['voy al dentista el martes', 'occasion:medical-visit'],
  ['el miércoles Caldea', 'activity:swimming'],
  ['two up on the GS with panniers and a top box', 'activity:motorcycling'],
  ['vamos a las casetas de la feria', 'occasion:feria'],
  ['vamos en coche con mi hermano', 'transport:own-car'],
  ['vamos en el Gol los cinco', 'transport:own-car'],
  ["we're taking the Corsa", 'transport:own-car'],
  ['ropa solo que se abra por delante, nada por la cabeza', 'need:front-opening'],
  ['just flight diapers, her mom has the rest', 'need:few-nappies'],
  ['estoy tejiendo una mantita', 'hobby:knitting'],
  ['my husband thinks we are slow but there is a hot tub', 'activity:spa'],
  ['mi hijo se va de campamento', 'setting:scout-camp'],
  ['todo marcado con nombre', 'need:name-labels'],
  ['del padre ni rastro, tengo la sentencia de custodia', 'need:one-parent'],
  ['el sábado presento el examen de admisión', 'occasion:exam'],
  ['El auto lo arrendamos, viene con sillitas.', 'transport:hire-car'],
  ['Coche nos deja mi hermano, conduzco yo.', 'transport:own-car'],
  ['Me voy a tirar al agua aunq esté helá', 'activity:swimming'],
  ['so i can actually get IN the sea', 'activity:swimming'],
  ['then a Hilux with a rooftop tent, the hirer gives the bedding', 'transport:hire-car'],
])('%s: %s', async (words, tag) => {
  expect(await tagsOf(words)).toContain(tag);
});

test('a small bag that is handed out is not luggage', async () => {
  expect((await planOf('La empresa reparte la gorra y una mochilita')).trip.bags).toEqual([]);
  expect((await planOf('Solo una mochilita')).trip.bags).toHaveLength(1);
});

test('a patient’s pillow is not a camping pillow', async () => {
  const { list } = await planOf('Operan a mi mamá en la clínica, llevo su almohada');
  expect(list.items.filter(({ name }) => /almohada/i.test(name)).map(({ name }) => name)).toEqual(['Almohada']);
});

test('"da el pecho" and "da clases" name no relative', async () => {
  const { trip } = await planOf('Voy con mi hija de 30, ella da teta y su marido da clases, la bebé tiene 5 meses');
  expect(trip.travellers.map(({ role }) => role)).not.toContain('grandparent');
  expect(trip.travellers.map(({ role }) => role)).not.toContain('parent');
});

test('a caesarean of years ago brings no newborn', async () => {
  const { trip } = await planOf('Viajo sola por trabajo, tuve cesárea hace 4 años');
  expect(trip.travellers).toHaveLength(1);
});

test('a pool asks for no goggles, a night that cools down for no woollen hat, and a bus for no bag of liquids', async () => {
  const { list } = await planOf('Solo mochila de mano, hotel con piscina, de noche refresca');
  expect(list.items.filter(({ name }) => /natación|100 ml|gorro de lana/i.test(name))).toEqual([]);
});

test.each([
  ['El papá de los chicos se queda y firma lo que haga falta.', 'need:one-parent'],
  ['Yo me extraigo en los breaks.', 'need:pumping'],
  ['Mia wets if she gets cold.', 'medical:bed-wetting'],
  ['Lola gets dizzy on the bus.', 'medical:motion-sickness'],
  ['I take Yaz every day.', 'medical:contraception'],
  ['We cycle every day, then cycle to Bath', 'activity:cycling'],
  ['Both passports, I am alone', 'need:second-passport'],
  ['Opo de bombero en Zaragoza, fase de físicas.', 'activity:gym'],
  ['A mí los purrujas me levantan unas ronchas como huevos.', 'need:bite-swelling'],
])('%s: %s', async (text, tag) => {
  expect(await tagsOf(text)).toContain(tag);
});

test.each([
  ['who does what the writer does not is asked', "Tiny pool: I shan't, Pauline will."],
  ['towels for the pool tell of one', 'Las toallas de piscina las cobran, van las nuestras.'],
])('%s', async (_, text) => {
  expect(await tagsOf(text)).toContain('setting:pool');
});

test('a weapon hides nothing else of its sentence', async () => {
  expect(
    await tagsOf('El remolque lleva las carpas y las armas, alquilar esquís cuesta una bomba y esquiamos'),
  ).toContain('activity:skiing');
});

test('water parks ask for a swimsuit, and a Mexican pilgrimage for no credential', async () => {
  const { list: parks } = await planOf('Seis parques, dos de agua.');
  expect(parks.items.map(({ key }) => key)).toContain('swimwear');
  const { list: pilgrims } = await planTrip('Voy a pie de peregrinación, cinco días caminando', {
    destination: 'San Juan de los Lagos',
    profileCountry: 'MX',
    locale: 'es',
    activities: ['pilgrimage'],
  });
  expect(pilgrims.items.filter(({ key }) => key.startsWith('pilgrim-'))).toEqual([]);
});
