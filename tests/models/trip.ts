/** A trip and its base list for the tests of the models: a week in Lisbon in spring, with a few tags. */
import type { Locale } from '../../worker/platform/locale/locale';
import type { ListItem } from '../../worker/plans/generation/models/list';
import type { TripFacts } from '../../worker/engine/packing/facts';

/** Facts of the trip; `tags` are set as if the traveller had written them. */
export const lisbon = (locale: Locale, tags: TripFacts['tags'] = {}): TripFacts => ({
  locale,
  startDate: '2027-04-10',
  endDate: '2027-04-16',
  days: 7,
  nights: 6,
  places: [
    {
      id: 'gn:2267057',
      name: { en: 'Lisbon', es: 'Lisboa' },
      kind: 'town',
      country: 'PT',
      latitude: 38.72,
      longitude: -9.13,
      elevation: 45,
      climate: 'Csa',
      population: 517802,
      traits: ['city', 'coast'],
    },
  ],
  placeCertainty: 'clear',
  destination: locale === 'es' ? 'Lisboa' : 'Lisbon',
  weather: {
    source: 'normals',
    attribution: '',
    days: [],
    monthly: [],
    minC: 12,
    maxC: 20,
    wetShare: 0.3,
    snowShare: 0,
    uvIndex: 6,
    humid: false,
  },
  party: { adults: 2, seniors: 0, children: [], women: 0, men: 0 },
  luggage: { kind: 'carry-on' },
  laundry: { available: false },
  home: { country: 'ES' },
  tags,
  activityDays: {},
});

const ROWS: [id: string, en: string, es: string, quantity: number, category: ListItem['category'], essential?: true][] =
  [
    ['passport', 'Passport', 'Pasaporte', 2, 'documents', true],
    ['medication', 'Medication', 'Medicación', 1, 'health', true],
    ['underwear', 'Underwear', 'Ropa interior', 16, 'clothing', true],
    ['socks', 'Socks', 'Calcetines', 14, 'clothing'],
    ['t-shirt', 'T-shirts', 'Camisetas', 10, 'clothing'],
    ['trousers', 'Trousers', 'Pantalones', 4, 'clothing'],
    ['jumper', 'Jumper', 'Jersey', 2, 'outerwear'],
    ['rain-jacket', 'Rain jacket', 'Chubasquero', 2, 'outerwear'],
    ['walking-shoes', 'Walking shoes', 'Zapatillas cómodas', 2, 'footwear'],
    ['toothbrush', 'Toothbrush', 'Cepillo de dientes', 2, 'toiletries'],
    ['sunscreen', 'Sunscreen', 'Protector solar', 1, 'health'],
    ['phone-charger', 'Phone charger', 'Cargador del móvil', 2, 'electronics'],
    ['water-bottle', 'Water bottle', 'Botella de agua', 2, 'bags'],
    ['umbrella', 'Umbrella', 'Paraguas', 1, 'outerwear'],
  ];

/** The base list of that trip. */
export const baseList = (locale: Locale): ListItem[] =>
  ROWS.map(([id, en, es, quantity, category, essential]) => ({
    id,
    name: locale === 'es' ? es : en,
    quantity,
    category,
    reason: locale === 'es' ? 'Para siete días en Lisboa' : 'For seven days in Lisbon',
    ...(essential && { essential }),
  }));
