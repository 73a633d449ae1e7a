/** Which words name a thing, and where the name ends. */
import { describe, expect, test } from 'vitest';
import { fatesOf, thingsOf } from './things-of.fixture';

const wordsOf = (text: string, fate = 'bring'): string[] =>
  thingsOf(text, 'es').flatMap((thing) => (thing.fate === fate ? [thing.words] : []));

describe('Spanish nouns without a row of their own', () => {
  test.each<[string, string[]]>([
    ['Este año llevamos la carpita de sombra que compró Luis.', ['carpita de sombra']],
    ['Traigo mi bandola y el bongó.', ['bandola', 'bongó']],
    ['Pantalón de vestir sin roturas y zapatos de cordones.', ['Pantalón de vestir', 'zapatos de cordones']],
    ['Las gafas de seguridad tienen que ser mías, y el chaleco con mi nombre.', ['chaleco']],
    ['Me toca el botiquín, la lista de teléfonos y el megáfono.', ['megáfono', 'lista de teléfonos']],
    ['Los tacones los llevo yo, y unas baletas para el baile.', ['baletas']],
    ['Para mi madre una mantita.', ['mantita']],
    ['Los análisis van en una carpeta.', ['análisis']],
    ['Mate sí o sí: termo y bombilla.', ['Mate', 'termo', 'bombilla']],
    ['Los remos los conseguimos con mi cuñado.', ['remos']],
    ['Hay una noche de gala: corbata y gemelos.', ['corbata', 'gemelos']],
    ['Llevo mi careta y las medias de las aletas.', ['medias de las aletas']],
    ['Le llevamos a la tía un salame y el dulce de leche.', ['salame', 'dulce de leche']],
    ['Llevo mi carpeta, las postales para vender y el datáfono.', ['postales', 'datáfono']],
    ['En el hostal no hay calefacción, guatero entonces.', ['guatero']],
    ['Móvil prohibido: lo dejan en una caja, así que despertador de pilas.', ['despertador de pilas']],
    ['Un detalle para la familia: turrón.', ['detalle', 'turrón']],
  ])('%s', (text, expected) => {
    expect(wordsOf(text)).toEqual(expect.arrayContaining(expected));
  });

  test.each<[string, string[]]>([
    ['Llevo la cuenta de los gastos y llevamos un ritmo tranquilo.', ['cuenta', 'ritmo']],
    ['Quiero llevar el violín, aunque mi hermana se ría.', ['aunque mi']],
    ['El DNI lo pido en copia.', ['copia']],
    ['Tengo las botas hechas percha.', ['percha']],
    ['Camisa de algodón.', ['algodón']],
    ['Me da miedo la lluvia: capa hasta los pies.', ['pies']],
    ['Llevo la mochila y algo de abrigo.', ['algo']],
    ['Me lo regaló mi hermana.', ['regaló']],
    ['Gafas y tubo sí, las aletas ocupan demasiado.', ['aletas']],
    ['Navegamos por las calas del norte.', ['calas']],
    ['Traigo mi foto de mi papá enmarcada.', ['foto de mi']],
    ['Mi mujer da a luz el martes.', ['luz']],
    ['Lo guardan todo en una caja a la entrada.', ['caja', 'entrada']],
    ['Uniforme no hay, pero piden botas.', ['Uniforme']],
    ['El hotel es sencillo, con secador.', ['secador']],
    ['Vamos en la furgo de Nuria, que lleva nevera.', ['nevera']],
    ['Mi mujer quiere comprarse un rosario allí.', ['rosario']],
  ])('not brought: %s', (text, absent) => {
    for (const words of absent) expect(wordsOf(text)).not.toContain(words);
  });
});

describe('words that name no thing', () => {
  test.each<[string, string]>([
    ['¿Enchufes? Iguales que en casa', 'Enchufes'],
    ['Medias negras, largas y grises', 'largas'],
    ['Botas, camiseta negra, obvio', 'obvio'],
    ['Tapones porque toco la batería', 'batería'],
    ['Soy de la parroquia de Flores', 'Flores'],
    ['Labial y maquillaje mate', 'mate'],
    ['Camisa color vino', 'vino'],
    ['Calas de piedra, escarpines', 'Calas'],
    ['Mi hijita Luz de 5', 'Luz'],
    ['Los cajeros fallan, llevo dólares, cajeros no hay', 'cajeros'],
    ['Efectivo porque no hay datáfono', 'datáfono'],
    ['Dejo lista la maleta', 'maleta'],
  ])('%s: no %s', (text, word) => {
    expect(thingsOf(text, 'es').map(({ words }) => words)).not.toContain(word);
  });

  test.each([
    ['Repelente que hay dengue y chikungunya', 'chikungunya'],
    ['Pasaporte colombiano y el americano', 'americano'],
    ['Entramos en camión así que nada con ruedas', 'ruedas'],
    ['Regalo no, mesa de regalos en línea', 'mesa'],
    ['Velo, brazos tapados, sandalia de quita y pon', 'tapados'],
    ['Bastones y faja, innegociable', 'innegociable'],
    ['El formulario lo tengo en la compu, y los pasaportes', 'compu'],
  ])('%s: no %s', (text, word) => {
    expect(thingsOf(text, 'es').map(({ words }) => words.toLowerCase())).not.toContainEqual(
      expect.stringContaining(word),
    );
  });

  test.each([
    ['Sea air rusts tools', 'en'],
    ['The puppy chews shoes', 'en'],
    ['La sal destroza las botas', 'es'],
    ['El barro se come las zapatillas', 'es'],
    ['My cousin tags along', 'en'],
    ['Blisters on both heels last time', 'en'],
  ] as const)('%s brings nothing', (text, locale) => {
    const brought = thingsOf(text, locale).filter(({ fate, words }) => fate === 'bring' && !/blister/i.test(words));
    expect(brought).toEqual([]);
  });

  test.each([
    'The Cape Verde trip was great',
    'Our brass band of 20 plays',
    'The tyres always ladder',
    'My two, Ruby 10 and Jack 6, beach week',
    'He has BP + sugar',
    'My EpiPen (nuts)',
  ])('%s brings nothing', (text) => {
    const brought = thingsOf(text, 'en').filter(({ fate, words }) => fate === 'bring' && !/epi/i.test(words));
    expect(brought).toEqual([]);
  });

  test.each(['Nadie aguanta este frío', 'Aplaudimos a saco', 'Aquí hace frío'])('%s names nothing', (text) => {
    expect(thingsOf(text, 'es')).toEqual([]);
  });

  test.each(['those chairs are murder', "mum's knitting a hat for the baby", 'no cash machine in the village'])(
    '%s names nothing',
    (text) => {
      expect(fatesOf(text, 'en')).toEqual({});
    },
  );

  test.each<['en' | 'es', string]>([
    ['en', 'They loan us parkas, mittens, boots.'],
    ['es', 'Casco, arnés y cuerda prestan.'],
    ['es', 'Tengo rodillas delicadas y un tobillo malo.'],
    ['es', 'Hicimos una visita y el chofer nos llevó.'],
  ])('%s: %s brings nothing', (locale, text) => expect(fatesOf(text, locale)['bring'] ?? []).toEqual([]));

  test('"id" of "I would" is not an identity card', () => {
    expect(Object.values(fatesOf('one day id love to dive there', 'en')).flat()).not.toContain('id-card');
  });

  test('a pronoun', () => {
    expect(fatesOf('Towels are dear there so bring ours and sun hats', 'en').bring).not.toContain('ours');
  });

  test('meals', () => {
    expect(fatesOf('The camp provides all meals, tents ours', 'en').provided).toContain('meals');
    expect(fatesOf('Meals, museums and long walks', 'en').bring ?? []).not.toContain('meals');
  });

  test('activities and food at the destination', () => {
    expect(thingsOf('We want to do the beach, crabbing off the pier, the abbey, and fish n chips', 'en')).toEqual([]);
    expect(thingsOf('Queremos probar el vino y comer jamón', 'es')).toEqual([]);
    expect(fatesOf('Hoping to see whales, binoculars and tripod', 'en')).toEqual({ bring: ['binoculars', 'tripod'] });
  });

  test('Spanish verbs and idioms', () => {
    for (const text of [
      'Planchas hay, eso dice la anfitriona',
      'Me va a bajar la regla justo esos días',
      'Copa vía Panamá',
    ])
      expect(thingsOf(text, 'es').filter(({ words }) => /dice|regla|copa/i.test(words))).toEqual([]);
  });

  test('words before a thing in its own phrase', () => {
    expect(fatesOf('Hiking two days, decent boots, poles', 'en')).toEqual({ bring: ['boots', 'trekking-poles'] });
  });

  test('a comparison', () => {
    const words = thingsOf('I want a coat that doesnt make me look like a duvet', 'en')
      .filter(({ fate }) => fate === 'bring')
      .map(({ words }) => words);
    expect(words).toEqual(['coat']);
  });
});

describe('where a name ends', () => {
  test('before verbs and pronouns', () => {
    const names = thingsOf(
      'Salt water ruins shoes so two pairs of sandals. Her boots gave him blisters, plasters',
      'en',
    );
    expect(names.map(({ words }) => words)).not.toContainEqual(expect.stringMatching(/ruins|gave|him/));
  });

  test('before adverbs', () => {
    const dashed = thingsOf('One day snow at Cardrona - skis, boards, helmets AND jacket/pants hired', 'en');
    expect(dashed.map(({ words, fate }) => `${words} ${fate}`)).toContain('skis rented');
    const names = thingsOf('Llevo cédula nomás, y power bank primero que nada', 'es');
    expect(names.map(({ words }) => words)).toEqual(expect.arrayContaining(['cédula', 'power bank']));
  });

  test('a kit for home and away matches', () => {
    expect(thingsOf('Llevo uniforme de local y visita', 'es').map(({ words }) => words)).not.toContain('visita');
  });
});

describe('details of a thing', () => {
  test('exceptions of a house that has everything are brought', () => {
    expect(fatesOf('Cottage has everything but no dog bed', 'en')).toEqual({ bring: ['dog-bed'] });
    expect(fatesOf('La casa tiene de todo menos secador', 'es')).toEqual({ bring: ['hair-dryer'] });
  });

  test('a bracket after a dinner is its dress code', () => {
    expect(fatesOf('Hay cena de gala el sábado (guayabera mi esposo, vestidos nosotras)', 'es')).toEqual({
      bring: ['linen-shirt', 'dress'],
    });
  });

  test('a bag is not a place where a thing stays', () =>
    expect(fatesOf('Protector solar en la mochila', 'es')).toEqual({ bring: ['sunscreen'] }));

  test('who brings or has a thing is quoted from the text', () => {
    const things = thingsOf('Mi cuñada lleva la sombrilla. En la cabaña hay toallas.', 'es');
    expect(things.map(({ fate, by }) => [fate, by])).toEqual([
      ['other-brings', 'cuñada'],
      ['provided', 'cabaña'],
    ]);
  });

  test('a thing that is mine belongs to the writer alone', () => {
    const boots = thingsOf('Vamos mi mujer y yo. Esquís alquilados, botas las mías sí', 'es').find(
      ({ words }) => words === 'botas',
    );
    expect(boots).toMatchObject({ fate: 'bring', travellers: ['t1'] });
  });

  test('what each has of their own belongs to all', () => {
    const owners = (text: string, locale: 'en' | 'es') =>
      thingsOf(text, locale).flatMap(({ travellers }) => travellers);
    expect(owners('Somos mi primo Beto y yo, cada quien con su hamaca y su soga.', 'es')).toEqual([]);
    expect(owners('Mum, dad and me, each with their own mat.', 'en')).toEqual([]);
  });

  test('what one refuses, another wears', () => {
    const suits = thingsOf('Me and my dad. I need a black suit, dad refuses a suit.', 'en');
    expect(suits.map(({ fate, travellers }) => [fate, travellers])).toEqual([
      ['bring', []],
      ['stays', ['t2']],
    ]);
  });

  test('“ella” is the person of the sentence before', () => {
    const things = thingsOf('Mi hija Juli (14) juega y yo voy con mi hermana. Ella lleva el palo y el bucal.', 'es');
    const owners = new Set(things.flatMap(({ travellers }) => travellers));
    expect([...owners]).toEqual(['t2']);
  });
});
