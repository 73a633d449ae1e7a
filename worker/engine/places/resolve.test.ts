import { describe, expect, it } from 'vitest';
import type { Locale } from '../locale';
import { countryFacts } from './countries';
import { NAMESAKES, TYPED_AT_HOME } from './namesakes.cases';
import { resolveDestination } from './resolve';
import type { ResolvedDestination } from './destination-reading';
import { gazetteer } from './gazetteer.fixture';

const resolve = (
  destination: string,
  description = '',
  locale: Locale = 'en',
  chosenPlaceId?: string,
): ResolvedDestination =>
  resolveDestination(gazetteer, { destination, description, locale, ...(chosenPlaceId && { chosenPlaceId }) });

/** "Granada/NI", with the division where the country alone does not tell. */
const short = (result: ResolvedDestination): string[] =>
  result.places.map(
    (place) =>
      `${place.name.en}/${place.country}${place.kind === 'town' && ['US', 'CA', 'AU', 'MX'].includes(place.country) && place.region ? `.${place.region}` : ''}`,
  );

describe('places with the same name', () => {
  it.each(NAMESAKES)('%s: %s', (destination, description, locale, expected) => {
    const result = resolve(destination, description, locale);
    expect(short(result)[0]).toBe(expected);
    expect(result.places).toHaveLength(1);
    expect(result.resolutionNote).not.toBe('');
  });

  it('says when the words decided, when it is plain, and when it is a guess', () => {
    expect(resolve('Birmingham', 'the one in Alabama').certainty).toBe('by-words');
    expect(resolve('Birmingham, Alabama').certainty).toBe('clear');
    expect(resolve('Tokyo').certainty).toBe('clear');
    const guess = resolve('Santiago', '', 'es');
    expect(guess.certainty).toBe('guessed');
    expect(guess.resolutionNote).toContain('También existe');
  });

  it('keeps a town of a state that is called like a country', () => {
    expect(short(resolve('Savannah, Georgia'))).toEqual(['Savannah/US.Georgia']);
    expect(short(resolve('Columbus, Georgia'))).toEqual(['Columbus/US.Georgia']);
    expect(short(resolve('Batumi, Georgia'))).toEqual(['Batumi/GE']);
  });

  it('finds a misspelt name beside a word for its kind', () => {
    expect(short(resolve('Snowdonea national park'))).toEqual(['Snowdonia/GB']);
  });

  it('never lets home decide', () => {
    expect(short(resolve('Granada', 'We live in Nicaragua and fly from Managua to Spain.'))).toEqual(['Granada/ES']);
    expect(short(resolve('Valencia', 'Desde Caracas, con mi pareja. Paella y playa.', 'es'))).toEqual(['Valencia/ES']);
    expect(short(resolve('Cambridge', 'Flying from Boston to see my old college.', 'en'))).toEqual(['Cambridge/GB']);
  });

  it('takes what was chosen in the form whatever the words say', () => {
    const result = resolve('Granada', 'En España', 'es', 'gn:3619136');
    expect(short(result)).toEqual(['Granada/NI']);
    expect(result.certainty).toBe('chosen');
    expect(short(resolve('Santorini', '', 'en', 'lp:santorini'))).toEqual(['Santorini/GR']);
    expect(short(resolve('Georgia', '', 'en', 'rg:US.GA'))).toEqual(['Georgia/US']);
    expect(short(resolve('Japan', '', 'en', 'cc:JP'))).toEqual(['Japan/JP']);
  });
});

describe('shapes of a destination', () => {
  const cases: [destination: string, locale: Locale, expected: string[]][] = [
    ['Tokyo, Kyoto and Okinawa', 'en', ['Tokyo/JP', 'Kyoto/JP', 'Okinawa/JP']],
    ['Tokio, Kioto y Osaka', 'es', ['Tokyo/JP', 'Kyoto/JP', 'Osaka/JP']],
    ['Bangkok and Chiang Mai, Thailand', 'en', ['Bangkok/TH', 'Chiang Mai/TH']],
    ['Rome → Florence → Venice', 'en', ['Rome/IT', 'Florence/IT', 'Venice/IT']],
    ['Londres y Edimburgo', 'es', ['London/GB', 'Edinburgh/GB']],
    ['From Porto to Lisbon', 'en', ['Porto/PT', 'Lisbon/PT']],
    ['de Lima a Cusco', 'es', ['Lima/PE', 'Cusco/PE']],
    ['Ciutadella, Menorca', 'es', ['Ciutadella de Menorca/ES']],
    ['Sierra Nevada (Pradollano)', 'es', ['Sierra Nevada/ES']],
    ['Nueva York, Estados Unidos', 'es', ['New York City/US.New York']],
    ['Cancún, México', 'es', ['Cancún/MX.Quintana Roo']],
    ['Dubai, UAE', 'en', ['Dubai/AE']],
    ['Bali', 'en', ['Bali/ID']],
    ['Ubud, Bali', 'en', ['Ubud/ID']],
    ['Nusa Dua (Bali)', 'en', ['Bali/ID']],
    ['Maasai Mara, Kenya', 'en', ['Maasai Mara/KE']],
    ['Tour du Mont Blanc', 'en', ['Tour du Mont Blanc/FR']],
    ['Ruta 66', 'es', ['Route 66/US']],
    ['Crucero por el Mediterráneo', 'es', ['Mediterranean/IT']],
    ['Caribbean cruise', 'en', ['Caribbean Cruise/US']],
    ['Camino de Santiago', 'es', ['Camino de Santiago (French Way)/ES']],
    ['Inca Trail to Machu Picchu', 'en', ['Inca Trail/PE']],
    ['Trinidad and Tobago', 'en', ['Trinidad & Tobago/TT']],
    ['Bosnia y Herzegovina', 'es', ['Bosnia and Herzegovina/BA']],
    ['iceland', 'en', ['Iceland/IS']],
    ['japón', 'es', ['Japan/JP']],
    ['the south of France', 'en', ['France/FR']],
    ['Scotland', 'en', ['Scotland/GB']],
    ['Florida', 'en', ['Florida/US']],
    ['Texas road trip', 'en', ['Texas/US']],
    ['tenerife', 'es', ['Tenerife/ES']],
    ['Lapland, Finland', 'en', ['Lapland/FI']],
    ['Chamonix', 'en', ['Chamonix/FR']],
    ['Vancouver and the Canadian Rockies', 'en', ['Vancouver/CA.British Columbia', 'Canadian Rockies/CA']],
    ['Praga, Viena y Budapest', 'es', ['Prague/CZ', 'Vienna/AT', 'Budapest/HU']],
    ['Vietnam & Cambodia', 'en', ['Vietnam/VN', 'Cambodia/KH']],
    ['Hanoi - Ha Long Bay - Hoi An', 'en', ['Hanoi/VN', 'Ha Long Bay/VN', 'Hoi An/VN']],
    ['NYC', 'en', ['New York City/US.New York']],
    ['St. Petersburg, Russia', 'en', ['Saint Petersburg/RU']],
    ['Washington DC', 'en', ['Washington/US.District of Columbia']],
    ['Marraquech', 'es', ['Marrakesh/MA']],
    ['Split & Hvar', 'en', ['Split/HR', 'Hvar/HR']],
    ['Nápoles, Matera y Puglia', 'es', ['Naples/IT', 'Matera/IT', 'Puglia/IT']],
    ['Greek islands: Naxos, Paros', 'en', ['Naxos/GR', 'Paros/GR']],
    ['Perú: Lima, Cusco y Arequipa', 'es', ['Lima/PE', 'Cusco/PE', 'Arequipa/PE']],
    ['Washington State', 'en', ['Washington/US']],
    ['Torres del Payne', 'es', ['Torres del Paine/CL']],
    ['Zermatt, Switzerland ⛷️', 'en', ['Zermatt/CH']],
    // Towns that a leisure place has among its names.
    ['Salou', 'es', ['Salou/ES']],
    ['villa gesell', 'es', ['Villa Gesell/AR']],
    ['Keswick', 'en', ['Keswick/GB']],
    ['Basco Batanes', 'en', ['Basco/PH']],
    ['Makkah', 'en', ['Mecca/SA']],
    ['Whistler', 'en', ['Whistler Blackcomb/CA']],
    ['Sarria', 'es', ['Camino de Santiago from Sarria/ES']],
  ];
  it.each(cases)('%s', (destination, locale, expected) => {
    expect(short(resolve(destination, '', locale))).toEqual(expected);
  });

  it('goes where the description says within a country', () => {
    expect(short(resolve('Georgia', 'Tbilisi, wine, and hiking around Kazbegi.'))).toEqual([
      'Tbilisi/GE',
      'Kazbegi/GE',
    ]);
    const result = resolve('Japan', 'Ten days in Tokyo, Hakone and Kyoto, flying from Madrid.');
    expect(short(result)).toEqual(['Tokyo/JP', 'Hakone/JP', 'Kyoto/JP']);
    expect(result.certainty).toBe('by-words');
    expect(short(resolve('Europe', 'Backpacking: Prague, Vienna, Budapest, from Sydney.'))).toEqual([
      'Prague/CZ',
      'Vienna/AT',
      'Budapest/HU',
    ]);
    expect(short(resolve('Nueva Zelanda', 'La Isla Sur en autocaravana.', 'es'))).toEqual([
      'South Island (New Zealand)/NZ',
    ]);
  });

  it('lists what else the description visits', () => {
    expect(
      resolve('La Paz, Bolivia', 'Después tres días por el salar de Uyuni.', 'es').sideTrips.map(
        (place) => place.name.es,
      ),
    ).toEqual(['Salar de Uyuni']);
    expect(
      resolve('Sydney', 'We fly from Vancouver. A hike in the Blue Mountains.').sideTrips.map((place) => place.name.en),
    ).toEqual(['Blue Mountains']);
  });

  it('reads names that are ordinary words where they stand alone', () => {
    for (const name of ['Nice', 'Split', 'Bath', 'Mobile', 'Orange', 'Reading', 'Lourdes', 'Cork', 'Tours'])
      expect(resolve(name).places[0]?.name.en, name).toBe(name);
  });

  it('keeps the walk in the towns of a stretch of the Camino', () => {
    const { places } = resolve('Camino de Santiago: Sarria a Santiago de Compostela', '', 'es');
    expect(places.map((place) => place.name.es)).toEqual(['Sarria', 'Santiago de Compostela']);
    expect(places.every((place) => place.traits.includes('long-walk'))).toBe(true);
  });

  it('gives the island to a town on it', () => {
    const [place] = resolve('Ciutadella, Menorca', '', 'es').places;
    expect(place?.traits).toEqual(expect.arrayContaining(['island', 'coast', 'warm-sea']));
  });
});

describe('a town in a leisure place', () => {
  it('has what the leisure place brings, typed or chosen from the suggestions', () => {
    const typed = resolve('keswick').places[0];
    expect(typed?.traits).toContain('mountain');
    expect(gazetteer.byId(typed?.id ?? '')?.traits).toEqual(typed?.traits);
  });

  it('has the sea of the town where the two differ', () => {
    const traits = resolve('Basco').places[0]?.traits;
    expect(traits).toContain('warm-sea');
    expect(traits).not.toContain('cold-water');
  });
});

describe('what is not known', () => {
  it('forgives a misspelling and says so', () => {
    for (const [typed, expected] of [
      ['Barcelna', 'Barcelona/ES'],
      ['Reykjavick', 'Reykjavík/IS'],
      ['Marrakehs', 'Marrakesh/MA'],
      ['Amsterdm, Netherlands', 'Amsterdam/NL'],
    ] as const) {
      const result = resolve(typed);
      expect(short(result)[0]).toBe(expected);
    }
    expect(resolve('Barcelna').resolutionNote).toContain('Barcelna');
  });

  it('falls back to the country in the destination', () => {
    const result = resolve('Villa Rosaleda de los Pinos, Paraguay', 'Una semana en una casa rural.', 'es');
    expect(short(result)).toEqual(['Paraguay/PY']);
    expect(result.certainty).toBe('guessed');
    expect(result.resolutionNote).toContain('Villa Rosaleda');
  });

  it('falls back to the place or the country in the description, never to home', () => {
    expect(short(resolve('The old mill house', 'A week in Tuscany with friends, flying from Dublin.'))).toEqual([
      'Tuscany/IT',
    ]);
    expect(short(resolve('Casa de los abuelos', 'Volamos desde Madrid. La casa está en Uruguay.', 'es'))).toEqual([
      'Uruguay/UY',
    ]);
    expect(resolve('Casa de los abuelos', 'Volamos desde Madrid.', 'es').places).toEqual([]);
  });

  it.each([
    ['Bahía Inglesa, Caldera', 'CL', 'Bahía Inglesa/CL'],
    ['Praia dos Ingleses, Florianópolis', 'AR', 'Florianópolis/BR'],
    ['Esquel, La Hoya', 'AR', 'Esquel/AR'],
    ['Cerro Champaquí, Córdoba', 'AR', 'Córdoba/AR'],
    ['Bon Echo Provincial Park', 'CA', 'Canada/CA'],
    ['Bon Echo Provincial Park', 'CL', undefined],
    // A name of its own that begins with such a noun is that place.
    ['Lake Placid', 'GB', 'Adirondacks/US'],
    ['Puerto Madryn', 'ES', 'Puerto Madryn/AR'],
  ])(
    'a name that only begins with the noun of a landscape is no namesake: %s from %s',
    (destination, home, expected) => {
      const locale = home === 'CL' || home === 'AR' ? 'es' : 'en';
      const result = resolveDestination(gazetteer, { destination, description: '', locale, homeCountry: home });
      expect(short(result)[0]).toBe(expected);
    },
  );

  it.each(
    Object.entries(TYPED_AT_HOME).flatMap(([home, names]) =>
      names.split('|').map((name) => [home, ...name.split('>')]),
    ),
  )('from %s: %s %s', (home = '', destination = '', country = home) => {
    const locale = countryFacts(home)?.languages[0] === 'es' ? 'es' : 'en';
    const { places } = resolveDestination(gazetteer, { destination, description: '', locale, homeCountry: home });
    expect(places[0]?.country).toBe(country);
  });

  it.each([
    ['Playas Blancas del Sur', 'CL', 'CL'],
    ['mina Los Azules', 'AR', 'AR'],
    ['Lake Nowhere', 'KE', 'KE'],
    ['Somebody County', 'US', 'US'],
    ['Treasured Beach', 'US', undefined],
  ])('an unknown name in the words of home is there: %s from %s', (destination, home, expected) => {
    const { places } = resolveDestination(gazetteer, { destination, description: '', locale: 'en', homeCountry: home });
    expect(places[0]?.country).toBe(expected);
  });

  it('invents nothing', () => {
    for (const typed of ['Xyzzyqwfp', 'somewhere nice', 'asdf', '???', 'a la aventura', '']) {
      const result = resolve(typed, 'Three days of rest with a good book.', 'en');
      expect(result.certainty, typed).toBe('unknown');
      expect(result.places, typed).toEqual([]);
    }
  });
});
