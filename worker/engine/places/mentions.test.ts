import { describe, expect, it } from 'vitest';
import { countryOf, findPlacesInText, homeCountryOf } from './mentions';
import { gazetteer } from './gazetteer.fixture';

/** "London:origin:GB" for every mention. */
const read = (text: string): string[] =>
  findPlacesInText(gazetteer, text, 'en').map(
    (mention) => `${mention.text}:${mention.role}:${mention.country ?? mention.candidates[0]?.place.country ?? ''}`,
  );

describe('places in running text', () => {
  it.each([
    ['Flying from London with carry-on only.', ['London:origin:GB']],
    ["We're flying from Boston to Reykjavik.", ['Boston:origin:US', 'Reykjavik:stay:IS']],
    ['Salimos de Madrid con maleta facturada.', ['Madrid:origin:ES']],
    ['Soy español y salgo de Valencia en tren.', ['español:nationality:ES', 'Valencia:origin:ES']],
    ['Soy de México y viajo con mi hermana.', ['México:origin:MX']],
    ['We live in Toronto.', ['Toronto:origin:CA']],
    ['Vivo en Buenos Aires, Argentina.', ['Buenos Aires:origin:AR', 'Argentina:origin:AR']],
    ["I'm British but live in Berlin.", ['British:nationality:GB', 'Berlin:origin:DE']],
    ['Escapada con mi hermana desde Sevilla.', ['Sevilla:origin:ES']],
    ['A weekend by train from Norwich: museums.', ['Norwich:origin:GB']],
    ['the two of us from Denver', ['Denver:origin:US']],
    ['Vuelo desde Bogotá', ['Bogotá:origin:CO']],
    ['from the US', ['US:origin:US']],
    ['We fly from Vancouver and can use her washing machine.', ['Vancouver:origin:CA']],
    ['Two days in Kyoto, then Osaka.', ['Kyoto:stay:JP', 'Osaka:stay:JP']],
    ['the one in Alabama', ['Alabama:pointed:US']],
    ['La de Nicaragua', ['Nicaragua:pointed:NI']],
    ['Peruvian food and an American friend', ['Peruvian:mention:PE', 'American:mention:US']],
    ['A South American adventure', []],
    ['Vamos andando desde Sarria', ['Sarria:stay:ES']],
    ['Ferry desde Barcelona con nuestro coche', ['Barcelona:origin:ES']],
    ['Nos vamos de Bilbao a Roma en avión', ['Bilbao:origin:ES', 'Roma:stay:IT']],
    ['We fly Toronto to Nairobi', ['Toronto:origin:CA', 'Nairobi:stay:KE']],
    ['Vuelo Madrid–Bangkok con escala', ['Madrid:origin:ES', 'Bangkok:mention:TH']],
    ['de Buenos Aires vamos a Madrid', ['Buenos Aires:origin:AR', 'Madrid:stay:ES']],
    ['Somos una familia de Monterrey', ['Monterrey:origin:MX']],
    ['I live near Chicago', ['Chicago:origin:US']],
    ['Just back from Paris, now off to Lisbon.', ['Paris:mention:FR', 'Lisbon:stay:PT']],
    ['We returned from the Netherlands last week', ['the Netherlands:mention:NL']],
    ['Acabo de volver de Bogotá', ['Bogotá:mention:CO']],
    ['Recién llegados de Cuba, salimos de Madrid', ['Cuba:mention:CU', 'Madrid:origin:ES']],
    ['We fly back from Rome; we fly from Boston', ['Rome:mention:IT', 'Boston:origin:US']],
    ['Flying out of Gatwick', ['Gatwick:origin:GB']],
    ['mi vuelo sale de Guadalajara', ['Guadalajara:origin:MX']],
    ['Una pareja de Granada', ['Granada:origin:ES']],
    ['Las dos de Lima', ['Lima:origin:PE']],
    ['Cycling from Vienna to Budapest', ['Vienna:stay:AT', 'Budapest:stay:HU']],
    ['We both hold Irish passports', ['Irish:nationality:IE']],
    ['Tengo pasaporte mexicano', ['mexicano:nationality:MX']],
  ] as const)('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('reads no places into ordinary words', () => {
    for (const text of [
      'It will be nice to do some reading and to have a bath.',
      'My son Victor and my daughter Sofia, both of them vegetarian.',
      'A split stay, same man as last time.',
      'No llevo nada de nada y me mola la feria.',
      'Con mi hijo Mateo de 4 años y mi suegra Carmen.',
      'we want to polish our skills',
      'I need turkey sandwiches and fine china',
      'Bring the mobile and the orange bag',
      'La niña se llama Vera y tiene 9 meses.',
      'us three, the dr. said so',
    ]) {
      expect(read(text), text).toEqual([]);
    }
  });

  it('gives the spot in the text', () => {
    const text = 'Vuelo desde São Paulo mañana';
    const [mention] = findPlacesInText(gazetteer, text, 'es');
    expect(text.slice(mention?.start, mention?.end)).toBe('São Paulo');
  });
});

describe('countries by name and people', () => {
  it.each([
    ['español', 'ES'],
    ['española', 'ES'],
    ['British', 'GB'],
    ['from the US', 'US'],
    ['American', 'US'],
    ['mexicano', 'MX'],
    ['somos argentinas', 'AR'],
    ['Scotland', 'GB'],
    ['EEUU', 'US'],
    ['EE. UU.', 'US'],
    ['the Netherlands', 'NL'],
    ['Holanda', 'NL'],
    ['UAE', 'AE'],
    ['Reino Unido', 'GB'],
    ['Czechia', 'CZ'],
    ['alemana', 'DE'],
    ['franceses', 'FR'],
    ['New Zealander', 'NZ'],
    ['Corea del Sur', 'KR'],
    ['Türkiye', 'TR'],
    ['côte d’ivoire', 'CI'],
    ['marroquíes', 'MA'],
    ['Inglaterra', 'GB'],
    ['Kiwis', 'NZ'],
    ['la India', 'IN'],
    ['República Dominicana', 'DO'],
  ])('%s is %s', (text, code) => {
    expect(countryOf(text)).toBe(code);
  });

  it('takes the code of a country for a home, too', () => {
    expect(['PT', 'UK', 'España', 'ZZ', null].map(homeCountryOf)).toEqual(['PT', 'GB', 'ES', undefined, undefined]);
  });

  it('knows none in other words', () => {
    for (const text of ['us', 'nobody', '', 'South American', 'latin american food'])
      expect(countryOf(text), text).toBeUndefined();
  });
});
