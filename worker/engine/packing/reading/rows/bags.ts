/** How people speak of bags and of washing clothes. Phrases are parted by commas; signs as in `../phrases.ts`. */
import type { LuggageKind } from '../../facts';

export interface BagRow {
  /** `none`: words that only look like a bag. */
  kind: LuggageKind | 'soft' | 'no-hold' | 'none';
  /** Beats other bags of the text: "only", "just". */
  firm?: true;
  phrases: string;
}

export const BAGS: readonly BagRow[] = [
  {
    kind: 'none',
    phrases:
      'mochila* portabebe*, mochila de porteo, mochila porteo, mochila ergonomica, mochila de hidratacion, baby backpack, hydration pack, toilet bag, fotos de carne',
  },
  {
    kind: 'carry-on',
    phrases:
      'carry on, carry ons, carryon, hand luggage, hand baggage, cabin bag*, cabin luggage, cabin size*, cabin case, underseat bag, under seat bag, personal item, under the seat, cabin only, only cabin, in the cabin only, solo cabina, solo en cabina, todo en cabina, todo a cabina, overhead bin, overhead locker, equipaje de mano, de mano, maleta* de cabina, maletita de cabina, mochila* de cabina, trolley de cabina, equipaje de cabina, tamano cabina, bolso de mano, bolsa de mano, debajo del asiento, articulo personal, bolso de cabina, small suitcase*, small case, maleta* pequena*, maletita*',
  },
  {
    kind: 'checked',
    phrases:
      'checked bag*, checked luggage, checked baggage, checked suitcase*, checked in luggage, check* (in) a bag, check* (in) a suitcase, checking .. bag*, checking in bags, check bags, hold luggage, hold bag*, hold baggage, hold suitcase*, in the hold, big suitcase*, large suitcase*, two suitcases, full luggage allowance, maleta* facturad*, equipaje facturad*, facturo, facturamos, facturare, facturaremos, facturando, vamos a facturar, voy a facturar, facturar, facturada, maleta grande, maletas grandes, en bodega, one suitcase and, a suitcase and a, suitcase of 20/23/25/30/32 kg/kilos, 20/23/25/30/32 kg/kilo suitcase, maleta de 20/23/25/30/32 kg/kilos, una maleta y una/mochila, # suitcases, # maletas, suitcase each, suitcases each, two suitcases, checked # kg/kilos, dos maletas, una maleta cada un*, maleta por persona, maleta* documentad*, documento maleta, documentamos, maletas de bodega, equipaje de bodega, maleta de # kilos, maleta de # kg, maletas de # kg, maletas de # kilos',
  },
  {
    kind: 'backpack',
    phrases:
      'backpack, backpacks, rucksack, rucksacks, # l pack, # litre pack, # liter pack, mochila, mochilas, mochilon, macuto, petate, everything on my/our back/backs, todo a la espalda, con la casa a cuestas',
  },
  {
    kind: 'day-bag',
    firm: true,
    phrases:
      'small rucksack, small backpack, just a rucksack, tote bag, daypack, day pack, day bag, little backpack, handbag only, just a handbag, small bag, shoulder bag, mochila pequena, mochilita, bolso pequeno, bandolera, solo un bolso, mochila de dia, bolso bandolera',
  },
  {
    kind: 'soft',
    phrases:
      'panniers, alforjas, soft bag*, soft sided, soft luggage, duffel*, duffle*, holdall*, no hard cases, no hard suitcases, no rigid, kit bag*, bolsa* blanda*, equipaje blando, bolsa* de deporte, bolso* blando*, maletas blandas, sin maletas rigidas, nada de maletas rigidas, petate*, bolsos flexibles',
  },
  {
    kind: 'no-hold',
    firm: true,
    phrases:
      'no checked bag*, no checked luggage, no hold luggage, no hold bag*, without checked/checking, not checking, not check* .. bag*, dont want to check, wont be checking, wont check, nothing in the hold, no checked baggage, sin facturar, no facturo, no facturamos, no facturare, no facturaremos, no vamos a facturar, no voy a facturar, no quiero facturar, no queremos facturar, no pienso facturar, nada de facturar, no facturar, sin maleta facturada, sin equipaje facturado, sin documentar, no llevo maleta facturada',
  },
];

export interface WashRow {
  every?: number;
  /** "wash twice": so many times over the trip. */
  times?: number;
  phrases: string;
}

export const WASHING: readonly WashRow[] = [
  {
    every: 1,
    phrases:
      'laundry every day, laundry daily, daily laundry, wash* .. every day/night/evening, wash* by hand every, hand wash* every, handwash* every, wash* .. daily, same day laundry, hand wash* .. each day/night/evening, rinse .. every night, lav* .. cada tarde/noche/dia, lav* .. todas las noches/tardes, lav* .. todos los dias, lavanderia diaria, lav* a diario, laundry service every day, rinsing things out, lavar cada dia, lavando cada dia/noche/tarde',
  },
  {
    every: 7,
    phrases:
      'laundry once a week, laundry every week, wash* .. once a week, wash* .. every week, weekly laundry, laundry weekly, wash* weekly, lav* .. una vez a/por/cada la semana, lav* .. una vez por semana, lav* .. cada semana, lav* semanal*, colada semanal, una colada a la semana, lavarropas # vez, lavadora # vez, lavar # vez por semana, lavado # vez, una lavadora a la semana, una lavadora por semana, lavadora cada semana, lavanderia una vez',
  },
  {
    every: 4,
    phrases:
      'laundry twice a week, wash* .. twice a week, lav* .. dos veces por/a semana, dos veces a la semana, lavadora dos veces',
  },
  { every: 10, phrases: 'every fortnight, cada quince dias, cada 15 dias' },
  {
    times: 1,
    phrases:
      'laundry once, wash* .. once, one wash, do one load, wash* .. halfway, laundry .. halfway, laundry .. midway, laundry midway, laundry mid trip, laundry in the middle, lav* .. una vez, una lavadora a mitad, a mitad de viaje, lav* .. a mitad, una colada, una lavadora, poner una lavadora',
  },
  { times: 2, phrases: 'laundry twice, wash* .. twice, lav* .. dos veces, dos lavadoras, dos coladas' },
  {
    phrases:
      'theres a line, there is a line, washing line, clothes line, clothesline, tendedero, tendal, wash stuff, wash everything, wash it all, wash .. bucket, bucket wash, wash in the sink, wash in a, lavar en el lavabo, lavar en la pileta, lavo en la pileta, laundry, laundries, lavo cada, lavamos cada, lavaremos cada, lavare cada, lavando cada, do my/our washing, wash* by hand, lava a mano, se lava, washing machine*, wash* our/my clothes, wash clothes, washing clothes, launderette*, laundromat*, laundrette*, washer, washer dryer, do washing, wash as i/we go, wash things, wash our things, do a wash, hand wash*, handwash*, sink wash*, lavadora*, lavanderia*, lavar (la) ropa, lavamos (la) ropa, lavo (la) ropa, lavaremos (la) ropa, lavare (la) ropa, lavar a mano, lavo a mano, lavamos a mano, hacer la colada, la colada, colada*, poner lavadoras, lavarropas, lavarr*, iremos lavando, ire lavando, lavaremos, lavamos, lavado de ropa, laundry service, servicio de lavanderia',
  },
];
