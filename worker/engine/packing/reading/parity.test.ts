/** The same trip told in English and in Spanish must read alike. */
import { describe, expect, test } from 'vitest';
import { readDescription } from './description.fixture';

const PAIRS: readonly (readonly [en: string, es: string])[] = [
  [
    'My husband and I fly with hand luggage only. No gym, no beach. Museums and a fancy dinner.',
    'Mi marido y yo volamos solo con equipaje de mano. Nada de gimnasio ni playa. Museos y una cena elegante.',
  ],
  [
    'Family ski week with our kids, 5 and 9. We rent skis and boots there. The flat has towels and sheets.',
    'Semana de esquí en familia con nuestros hijos de 5 y 9 años. Alquilamos allí los esquís y las botas. El piso tiene toallas y sábanas.',
  ],
  [
    'I travel alone with a 40 litre backpack, hostels, laundry every 5 days. I wear contact lenses.',
    'Viajo solo con una mochila de 40 litros, hostels, lavo cada 5 días. Uso lentillas.',
  ],
  [
    'Our baby is 8 months old: bottles and baby food. There is a cot but no highchair.',
    'Nuestro bebé tiene 8 meses: biberones y papillas. Hay cuna pero no trona.',
  ],
  [
    'Diving and snorkelling; I bring my own wetsuit, the mask is hired. I get seasick.',
    'Buceo y snorkel; llevo mi traje de neopreno, las gafas y tubo las alquilo. Me mareo en los barcos.',
  ],
  [
    'Business trip: meetings, a conference and a gala dinner. The hotel has an iron. I present from my laptop.',
    'Viaje de trabajo: reuniones, un congreso y una cena de gala. El hotel tiene plancha. Presento desde mi portátil.',
  ],
  [
    'Three days in the desert by jeep, camel ride, cold nights, -5 degrees. Sleeping bags are provided.',
    'Tres días en el desierto en jeep, paseo en camello, noches frías, -5 grados. Los sacos de dormir están incluidos.',
  ],
  ['My mother, 79, uses a wheelchair and hearing aids. We go by train.', 'Mi madre, de 79 años, va en silla de ruedas y lleva audífonos. Vamos en tren.'],
  ["I'm vegetarian and coeliac, with asthma. No medication for others.", 'Soy vegetariana y celíaca, con asma. Nada de medicinas para otros.'],
  ['Camping with our own tent and the dog, in our own car. No electricity.', 'De camping con nuestra tienda y el perro, en nuestro coche. Sin electricidad.'],
  ['A wedding on the beach, cocktail dress code, with my girlfriend. Checked bags.', 'Una boda en la playa, de cóctel, con mi novia. Maletas facturadas.'],
  ['Onsen, temples and a cooking class. I am leaving the laptop at home.', 'Onsen, templos y una clase de cocina. El portátil lo dejo en casa.'],
  ['Cycling with panniers, guest houses, washing clothes every night.', 'En bici con alforjas, pensiones, lavo la ropa cada noche.'],
  ['We are six friends on a sailing boat, soft bags only. No swimming for me.', 'Somos seis amigos en un velero, solo bolsas blandas. Yo no pienso bañarme.'],
  ['Trekking from hut to hut, 8 kg at most, my knee hurts.', 'Trekking de refugio en refugio, máximo 8 kg, me duele la rodilla.'],
  [
    'Visiting my grandparents; gifts, and medicines for my grandmother. Power cuts.',
    'Voy a ver a mis abuelos; regalos, y medicinas para mi abuela. Cortes de luz.',
  ],
  ['I used to ski, now I prefer a spa with a sauna.', 'Antes esquiaba, ahora prefiero un spa con sauna.'],
  [
    'Safari with a light aircraft, game drives at sunrise, 15 kg in soft bags, malaria tablets.',
    'Safari con avioneta, safaris al amanecer, 15 kg en bolsas blandas, pastillas para la malaria.',
  ],
];

/** Facts that both must share; a language may read a nuance more. */
const shared = (a: readonly string[], b: readonly string[]): number => {
  const all = new Set([...a, ...b]);
  return all.size === 0 ? 1 : a.filter((tag) => b.includes(tag)).length / all.size;
};

describe('both languages read alike', () => {
  test.each(PAIRS)('%s', (en, es) => {
    const english = readDescription(en, 'en', { days: 8 });
    const spanish = readDescription(es, 'es', { days: 8 });
    const heads = ({ party }: typeof english) => [party.adults, party.seniors, party.children.map(({ ageMonths }) => ageMonths)];
    expect(heads(spanish)).toEqual(heads(english));
    expect([spanish.luggage.kind, spanish.luggage.limitKg, spanish.laundry, spanish.stated]).toEqual([
      english.luggage.kind,
      english.luggage.limitKg,
      english.laundry,
      english.stated,
    ]);
    const [left, right] = [Object.keys(english.tags), Object.keys(spanish.tags)];
    expect(
      shared(left, right),
      `en only: ${left.filter((tag) => !right.includes(tag)).join(' ')} · es only: ${right.filter((tag) => !left.includes(tag)).join(' ')}`,
    ).toBeGreaterThanOrEqual(0.85);
  });
});
