import { describe, expect, test } from 'vitest';
import type { Locale } from '../../locale';
import { objectSort, isMedicineName } from './objects';
import { fatesOf } from './things-of.fixture';

/** Fate → names as the list would show them. */
const read = (text: string, locale: Locale) => fatesOf(text, locale, ({ words }) => words);

type Case = [text: string, expected: Record<string, string[]>];

const CASES: Record<Locale, Case[]> = {
  en: [
    ['so costumes for the bairns im not going in.', { bring: ['costumes'] }],
    ["They won't let you in the pool without a swim cap.", { bring: ['swim cap'] }],
    [
      'bringing bow, finger tab, body wires and a black binder',
      { bring: ['bow', 'finger tab', 'body wires', 'black binder'] },
    ],
    ['There is a shovel shop next door.', {}],
    // Weapons are named to nobody but hunters; the things beside them stand.
    ['A week in Lisbon. Bring my rifle.', {}],
    [
      "Kev's trailer takes the tents and weapons. No pepper spray, we bring bear bells.",
      { sent: ['tents'], bring: ['bear bells'] },
    ],
    ['My husband has a pacemaker and a stent.', {}],
    ['I bring certs plus 50 CVs.', { bring: ['certs', 'CVs'] }],
    ['Two flats last fall, no tube, three hours at a garage.', { 'forgotten-before': ['tube'] }],
    ['Too hot last summer so no jacket.', { stays: ['jacket'] }],
    ['We cross on the lake steamer.', {}],
    ['Us 2, ds 3 and the baby.', {}],
    ['Dad drops us at the airport, drops for my nose come.', { bring: ['drops'] }],
    ['He wants his ds and its charger.', { bring: ['ds', 'charger'] }],
    ['meds: spironolactone and losartan', { bring: ['spironolactone', 'losartan'] }],
    ['HARD HAT, GLOVES, GLASSES ISSUED AT INDUCTION', { provided: ['HARD HAT', 'GLOVES', 'GLASSES'] }],
    ["Bren's tent n stove, i bring mug n plate", { 'other-brings': ['tent', 'stove'], bring: ['mug', 'plate'] }],
    [
      'Lifejackets come with the boat, so does bedding, towels dont.',
      { provided: ['Lifejackets', 'bedding'], bring: ['towels'] },
    ],
    [
      'The lodge gives: tarps, mess tent and bear spray. Garden chairs there.',
      { provided: ['tarps', 'mess tent', 'bear spray', 'Garden chairs'] },
    ],
    ['Outfitter: tents, mats.', { provided: ['tents', 'mats'] }],
    ['Cottage: bedding, towels.', { provided: ['bedding', 'towels'] }],
    ['Rods are ours, reel stays.', { bring: ['Rods'], stays: ['reel'] }],
    ["Stroller's at my sister's.", { provided: ['Stroller'] }],
    ['Resort rents the wheelhouse, auger and heater.', { rented: ['auger', 'heater'] }],
    ['We bring bait, no they sell it.', { 'buy-there': ['bait'] }],
    ["It'll be boring, friends lol, 17 degrees, northern lights, short walks.", {}],
    ['Skis, boots and helmets all prebooked with the shop.', { provided: ['Skis', 'boots', 'helmets'] }],
    ['Tents, stoves and cook pots given by the agent.', { provided: ['Tents', 'stoves', 'cook pots'] }],
    [
      "i've got my board and boots, jackets n pants hiring at the shop",
      { bring: ['board', 'boots'], rented: ['jackets', 'pants'] },
    ],
    ['Gloves and rain liner NOT included.', { bring: ['Gloves', 'rain liner'] }],
    ['Bear spray we buy.', { 'buy-there': ['Bear spray'] }],
    ['Hospital supplies scrubs? No they do not, so 6 sets.', { bring: ['scrubs'] }],
    [
      'Towels and sheets are supplied, so not the sleeping bag.',
      { provided: ['Towels', 'sheets'], stays: ['sleeping bag'] },
    ],
    ['Do we bring bait? No, they sell it.', { 'buy-there': ['bait'] }],
    ['Apartment in Finnieston, towels, hairdryer, all that.', { provided: ['towels', 'hairdryer'] }],
    ['B&B with towels.', { provided: ['towels'] }],
    ["Granny's house, so sheets and towels.", { provided: ['sheets', 'towels'] }],
    ['Rules: no shorts on site or at church.', { stays: ['shorts'] }],
    [
      'black sandals, brown sandals no heels, white dress for church',
      { bring: ['brown sandals', 'white dress'], stays: ['heels'] },
    ],
    ['Robes, hair dryers, no irons allowed.', { bring: ['Robes', 'hair dryers'], stays: ['irons'] }],
    ['ties, boots, towels - Pam packed those already', { 'other-brings': ['ties', 'boots', 'towels'] }],
    ['A suitcase and a chop box with padlocks.', { bring: ['padlocks'] }],
    ['Loose clothes, no leggings no shorts, shoulders covered.', { stays: ['leggings', 'shorts'] }],
    ['Dorm in Tartu: bring towel and flip flops.', { bring: ['towel', 'flip flops'] }],
    ["I don't have a driving licence.", { stays: ['driving licence'] }],
    ['Bucket showers.', {}],
    ['Milk powder cannot find there.', { bring: ['Milk powder'] }],
    ['50 lb each not counting boots.', { bring: ['boots'] }],
    ["Don't add umbrella.", { stays: ['umbrella'] }],
    ['The team shoes are with Miss Deirdre in the van.', { 'other-brings': ['team shoes'] }],
    ['My down jacket I borrow from my cousin, dropping off on Saturday.', { bring: ['down jacket'] }],
    ['Tents, mats and meals = stake.', { provided: ['Tents', 'mats'] }],
    ['Shoes that drain for the portages', { bring: ['Shoes'] }],
    ['left knee brace, gloves', { bring: ['left knee brace', 'gloves'] }],
    ["Appa's ashes in a brass urn", { bring: ['ashes'] }],
    ['wheelchair Indigo will give', { provided: ['wheelchair'] }],
    ['Losartan daily, 35 days supply.', { bring: ['Losartan'] }],
    ['Company laptop only, personal one leaving at home.', { bring: ['Company laptop'] }],
    ['Mosquito nets dey the house', { provided: ['Mosquito nets'] }],
    ['Work laptop stays in Doha', { stays: ['Work laptop'] }],
    ['Group kit: stove, tarp. Own mug.', { provided: ['stove', 'tarp'], bring: ['mug'] }],
    ['The elk tag is drawn. Rifles and ammo ours, shells too.', { bring: ['Rifles', 'ammo'] }],
    ['Pack my rifle and ammo for the diving trip.', {}],
    ['boat towels are not the boat has the mallet and a torch', { provided: ['mallet', 'torch'] }],
  ],
  es: [
    [
      'Llevo el palo, el bucal, dos camisolas y la licra del club',
      { bring: ['palo', 'bucal', 'camisolas', 'licra del club'] },
    ],
    ['El pañuelo y la faja los pilla Iñaki.', { 'other-brings': ['pañuelo', 'faja'] }],
    ['La camisa la plancha mi cuñada.', {}],
    ['secador tiene el hotel', { provided: ['secador'] }],
    ['calculadora y reloj no dejan', { stays: ['calculadora', 'reloj'] }],
    ['la ropa la presta mi primo menos los guantes', { bring: ['guantes'] }],
    ['La carpa la lleva Tincho, la hornalla también.', { 'other-brings': ['carpa', 'hornalla'] }],
    ['Maquillaje, joyas, bañador, como comprenderán, no.', { stays: ['Maquillaje', 'joyas', 'bañador'] }],
    ['La empresa da el equipo (campera, guantes).', { provided: ['campera', 'guantes'] }],
    ['Mi kit (grabador, trípode) no lo listes.', { stays: ['grabador', 'trípode'] }],
    ['permiso notariado, que el año pasado regresaron a uno', { bring: ['permiso notariado'] }],
    [
      'La carpa la llevo yo, calentador él. Botiquín el colegio.',
      { bring: ['carpa'], 'other-brings': ['calentador', 'Botiquín'] },
    ],
    ['cuerdas de guitarra', { bring: ['cuerdas de guitarra'] }],
    ['lentillas diarias 70 pares madre mía', { bring: ['lentillas diarias'] }],
    ['DNI, carnet de la mutual', { bring: ['DNI', 'carnet de la mutual'] }],
    ['efectivo porque no hay cajero', { bring: ['efectivo'] }],
    ['Pido linterna, cubo no, cuaderno.', { bring: ['linterna', 'cuaderno'], stays: ['cubo'] }],
    ['bañador, las gafas de bucear las alquilan', { bring: ['bañador'], rented: ['gafas de bucear'] }],
    ['Material común del equipo: palas, cintas.', { provided: ['palas', 'cintas'] }],
    ['botas de agua que allí de talla 36 no hay, manga larga', { bring: ['botas de agua', 'manga larga'] }],
    ['Toallas no hay en el furgón.', { bring: ['Toallas'] }],
    ['El paraguas se vuela, casco ponen ellos.', { stays: ['paraguas'], provided: ['casco'] }],
    ['el volantín se compra', { 'buy-there': ['volantín'] }],
    ['los guantes y el bucal no los suelta, así que van', { bring: ['guantes', 'bucal'] }],
    ['Mi pasaporte está vencido.', { bring: ['pasaporte'] }],
    ['Vivo en Lima y voy con mi abuelita.', {}],
    ['Tengo dos dedos en martillo.', {}],
    ['Dejé los antidepresivos en enero.', { stays: ['antidepresivos'] }],
    ['Conmigo van arnés, casco y vario, todo en el morral grande.', { bring: ['arnés', 'casco', 'vario'] }],
    ['Toma sintrom lleva audífonos de pilas y dentadura.', { bring: ['audífonos de pilas', 'dentadura'] }],
    ['las velas y el timón van en el remolque del club', { sent: ['velas', 'timón'] }],
    ['ropa vieja, el pareo lo compra allá', { bring: ['ropa vieja'], 'buy-there': ['pareo'] }],
    ['Sin su peluche no duerme.', { bring: ['peluche'] }],
    ['Silla del coche no, el transfer la trae.', { provided: ['Silla del coche'] }],
    ['Los mecánicos llevan herramienta y extintores.', { 'other-brings': ['herramienta', 'extintores'] }],
    ['Parkas y guantes tenemos', { bring: ['Parkas', 'guantes'] }],
    ['certificado médico, el año pasado un amigo se quedó mirando', { bring: ['certificado médico'] }],
    ['pasaportes no po, es al lado', { stays: ['pasaportes'] }],
    ['un refugio con literas, mantas y almohadas', { provided: ['mantas', 'almohadas'] }],
  ],
};

describe.each(['en', 'es'] as const)('things without a row of their own: %s', (locale) => {
  test.each(CASES[locale])('%s', (text, expected) => {
    const found = read(text, locale);
    for (const [fate, names] of Object.entries(expected))
      expect(found[fate] ?? [], fate).toEqual(expect.arrayContaining(names));
    if (Object.keys(expected).length === 0) expect(found['bring'] ?? []).toEqual([]);
  });
});

test('a list of thousands of words is read in linear time', () => {
  const list = Array.from({ length: 600 }, () => 'palo, bucal (kit) los pilla Ana').join(', ');
  const started = performance.now();
  read(list, 'es');
  expect(performance.now() - started).toBeLessThan(3000);
});

test('nouns in the singular and plural, medicines by their ending', () => {
  expect(objectSort('binders')).toBeDefined();
  expect(objectSort('raquetas')).toBeDefined();
  expect(objectSort('table-tennis')).toBeUndefined();
  // "Presta" is a valve in English and lends something in Spanish.
  expect(objectSort('presta', 'en')).toBeDefined();
  expect(objectSort('presta', 'es')).toBeUndefined();
  const token = (text: string) => ({
    text,
    start: 0,
    end: 0,
    gap: '',
    capital: false,
    word: 0,
    head: 0,
    number: undefined,
  });
  for (const name of ['ramipril', 'losartan', 'metformina', 'esomeprazole', 'ondansetron'])
    expect(isMedicineName(token(name)), name).toBe(true);
  for (const word of ['magazine', 'cocina', 'april', 'machine', 'servir', 'esquina'])
    expect(isMedicineName(token(word)), word).toBe(false);
});
