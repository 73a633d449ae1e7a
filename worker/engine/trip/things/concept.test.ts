/** Which concept of the lexicon a word means beside others. */
import { describe, expect, test } from 'vitest';
import { fatesOf, thingsOf } from './things-of.fixture';

describe('which concept a word means', () => {
  test.each<[string, string | undefined]>([
    ['Llevo el portátil y los cascos', 'headphones'],
    ['Llevo la bici y los cascos', 'helmet'],
    ['La arquera lleva sus guantes', undefined],
    ['En la cabina dan sábanas, paño no', 'towels-pano'],
    ['Repelente con DEET', 'insect-repellent'],
  ])('%s: %s', (text, concept) => {
    expect(thingsOf(text, 'es').at(-1)?.concept).toBe(concept);
  });

  test.each<[string, Record<string, string | undefined>]>([
    ['Esquís alquilados; botas las mías sí. Cascos tenemos los dos.', { botas: 'ski-boots', cascos: 'ski-helmet' }],
    ['La piscina es climatizada y piden gorro', { gorro: 'swim-cap' }],
    ['Llevo inflador, cámaras y parches', { cámaras: 'bike-tools' }],
    ['Kitesurf: neopreno 3/2, botas y tabla', { botas: 'water-shoes' }],
    ['Tanques y plomos a bordo, regulador alquilado', { plomos: 'dive-weights', regulador: 'dive-regulator' }],
    ['Llevo mi traje de 7 mm y las aletas', { 'traje de 7 mm': 'wetsuit' }],
    ['Mallas, pareos y ojotas', { mallas: 'swimwear-malla' }],
    ['Casco, zapatillas y pedales míos', { zapatillas: 'cycling-shoes' }],
    ['Bata, camisón y zapatillas', { zapatillas: 'slippers' }],
    ['En la lancha el chaleco lo lleva cada uno', { chaleco: 'life-jacket' }],
    ['Bañador, chanclas y gorro', { gorro: 'swim-cap' }],
    ['Natación 100 m, gorro obligatorio y gafas', { gorro: 'swim-cap', gafas: 'swim-goggles' }],
    ['Guantes, bufanda y gorro', { gorro: 'warm-hat' }],
    ['Vestido, tacones y medias', { medias: 'tights' }],
    ['Zapatillas, pantalón corto y medias', { medias: 'socks' }],
    ['Llevo las 2 plumas de adrenalina', { 'plumas de adrenalina': 'adrenaline-pen' }],
    ['Para la despedida de mi amiga llevo velo y bandas', { velo: 'bridal-veil' }],
    ['Los cepillos de dientes para los niños los lleva Paola', { 'cepillos de dientes': undefined }],
  ])('%s', (text, expected) => {
    const found = Object.fromEntries(thingsOf(text, 'es').map(({ concept, words }) => [words.toLowerCase(), concept]));
    expect(Object.fromEntries(Object.keys(expected).map((words) => [words, found[words]]))).toEqual(expected);
    for (const words of Object.keys(expected)) expect(Object.keys(found)).toContain(words);
  });

  test('English words with two meanings', () => {
    const concepts = (text: string) => thingsOf(text, 'en').map(({ concept }) => concept);
    expect(concepts('I have gout, tablets')).toEqual(['medication']);
    expect(concepts('Sleeping in a tent, pads provided')).toContain('sleeping-pad');
    expect(concepts('Walking sticks for the trail')).toEqual(['trekking-poles']);
    expect(thingsOf('I lose glasses in every river', 'en').map(({ words }) => words)).toEqual(['glasses']);
    expect(concepts('Tablets for the kids to watch films')).toEqual(['tablet']);
    expect(concepts('I keep goal as goalkeeper: gloves and shin pads')).not.toContain('gloves');
    expect(concepts('Warm hat and gloves')).toEqual(['warm-hat', 'gloves']);
    expect(concepts('Bramble, elderly whippet, has arthritis tablets')).toEqual(['pet-pills']);
    expect(concepts('Brenda, elderly aunt, has arthritis tablets')).toEqual(['medication']);
    expect(concepts('A floater suit and ice picks')).not.toContain('suit');
    expect(concepts('Sleeping in a hall, bring a mat')).not.toContain('sleeping-bag');
    // A fragment is read in the language of the whole description.
    expect(concepts('We are off to the dig with the others. Notebook, case log.')).not.toContain('laptop');
    expect(concepts('Charcoal suit, brown shoes')).not.toContain('firewood');
    expect(concepts('Charcoal and a grill')).toContain('firewood');
    expect(concepts('Shin guards, cleats, goal jersey')).toContain('football-boots');
    expect(concepts('Own bike, helmet, cleats')).toContain('cycling-shoes');
    expect(concepts('Phone, helmet, gloves')).not.toContain('headphones');
    expect(concepts('Someone stole our food, bring a shawl')).toEqual(['food', 'shawl']);
    expect(concepts('I promised her id do it barefoot')).toEqual([]);
  });

  test('what a child cannot sleep without is a soft toy', () => {
    expect(fatesOf('La niña no duerme sin su conejo', 'es')).toEqual({ bring: ['comfort-toy'] });
  });

  test('sticks of walkers and of golfers, and what one works in', () => {
    expect(fatesOf('Ruta de tres etapas. Llevo los palos', 'es')).toEqual({ bring: ['trekking-poles-palos'] });
    expect(fatesOf('Torneo de golf. Llevo los palos', 'es')).toEqual({ bring: ['golf-clubs-palos'] });
    expect(fatesOf('Llevo ropa pa la chamba', 'es')).toEqual({ bring: ['uniform'] });
  });

  test('tablets of an animal', () => {
    expect(fatesOf("Last time I forgot the dog's tablets", 'en')).toEqual({ 'forgotten-before': ['pet-pills'] });
  });

  test('a notebook is of paper in English and a laptop in Spanish', () => {
    expect(fatesOf('2 notebooks per person', 'en')).toEqual({ bring: ['notebook'] });
    expect(fatesOf('Llevo la notebook, trabajo remoto', 'es')).toEqual({ bring: ['laptop'] });
  });
  test('yellow fever cards and injection pens are what they are named after', () => {
    expect(fatesOf("Yellow fever cards, the kids' visas", 'en')).toEqual({ bring: ['vaccination-card', 'visa'] });
    expect(fatesOf('Bring 2 Humira pens', 'en')).toEqual({ bring: ['biologic-injection'] });
    expect(fatesOf('Llevo Humira y un cuaderno', 'es')).toEqual({ bring: ['biologic-injection', 'notebook'] });
  });
  test('a puffer is an inhaler beside asthma, else a jacket', () => {
    expect(fatesOf('He has asthma: his puffer and the spacer', 'en')).toEqual({ bring: ['inhaler', 'spacer'] });
    expect(fatesOf('Bring the puffer, it is cold', 'en')).toEqual({ bring: ['winter-jacket'] });
  });

  test('names of papers and models', () => {
    const found =
      fatesOf('Need my OEC, contract copy and QID. Bringing FT817, headset and a paddle.', 'en').bring ?? [];
    expect(found).toEqual(expect.arrayContaining(['OEC', 'QID', 'FT817']));
  });

  test('an allergen stays at home, and its medicine is brought', () => {
    expect(fatesOf('Mi hija es alérgica a la proteína del huevo, EpiPen Jr.', 'es').stays).toEqual([
      'proteína del huevo',
    ]);
    expect(fatesOf('Mi hija es alérgica a la nuez, EpiPen Jr.', 'es').bring).toEqual(['adrenaline-pen']);
    expect(fatesOf('Es alérgico al maní con EpiPen.', 'es').bring).toEqual(['adrenaline-pen']);
  });
});
