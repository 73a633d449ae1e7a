import type { Locale } from '../../platform/locale/locale';
import { CATEGORY_LABELS } from '../../engine/packing/knowledge/item';
import type { Item, Plan } from '../contract';

/** What files say, in the language of the plan. */
interface ExportWords {
  /** What the head of a text says behind where and when. */
  facts: (plan: Plan) => string[];
  weather: Record<'forecast' | 'normals' | 'mixed', string>;
  madeWith: string;
  columns: readonly string[];
  /** By the kind of bag; empty where nobody described one. */
  bags: Partial<Record<string, string>>;
  yes: string;
  no: string;
  tripText: (things: number) => string;
  startPacking: (plan: string) => string;
  startPackingText: (things: number) => string;
  lastThings: (plan: string) => string;
  lastThingsText: string;
  file: string;
}

/** Both languages. */
export const WORDS: Record<Locale, ExportWords> = {
  en: {
    facts: ({ days }) => [days === 1 ? '1 day' : `${days} days`],
    weather: { forecast: 'Forecast', normals: 'Usual for these dates', mixed: 'Forecast and usual weather' },
    madeWith: 'Packed with Valija',
    columns: ['Category', 'Item', 'Quantity', 'Packed', 'Why', 'For', 'Bag'],
    bags: {
      worn: 'worn on the way',
      personal: 'under-seat bag',
      day: 'day bag',
      cabin: 'cabin bag',
      backpack: 'backpack',
      soft: 'duffel bag',
      hold: 'checked bag',
      porter: 'for the porters',
      car: 'in the car',
    },
    yes: 'yes',
    no: 'no',
    tripText: (things) => `${things} things on your Bag Plan.`,
    startPacking: (plan) => `Start packing: ${plan}`,
    startPackingText: (things) => `${things} things still to pack. What needs washing or buying is best found out now.`,
    lastThings: (plan) => `Last things: ${plan}`,
    lastThingsText: 'What you use until the last minute, and what you cannot leave without:',
    file: 'packing-list',
  },
  es: {
    facts: ({ days }) => [days === 1 ? '1 día' : `${days} días`],
    weather: { forecast: 'Previsión', normals: 'Lo habitual en esas fechas', mixed: 'Previsión y tiempo habitual' },
    madeWith: 'Hecha con Valija',
    columns: ['Categoría', 'Cosa', 'Cantidad', 'Guardada', 'Por qué', 'Para', 'Bulto'],
    bags: {
      worn: 'puesto en el viaje',
      personal: 'bolso bajo el asiento',
      day: 'mochila de día',
      cabin: 'maleta de cabina',
      backpack: 'mochila',
      soft: 'bolsa blanda',
      hold: 'maleta facturada',
      porter: 'con los porteadores',
      car: 'en el coche',
    },
    yes: 'sí',
    no: 'no',
    tripText: (things) => `${things} cosas en tu Bag Plan.`,
    startPacking: (plan) => `Empieza la maleta: ${plan}`,
    startPackingText: (things) => `Quedan ${things} cosas por guardar. Mejor ver hoy qué hay que lavar o comprar.`,
    lastThings: (plan) => `Lo último: ${plan}`,
    lastThingsText: 'Lo que usas hasta el final y aquello sin lo que no puedes salir:',
    file: 'lista-de-equipaje',
  },
};

const isKnown = (category: string): category is keyof typeof CATEGORY_LABELS =>
  Object.hasOwn(CATEGORY_LABELS, category);

/** What is on the list, without what is hidden, by category: the known ones in their order, then the traveller's own. */
export const listOf = ({ items, locale }: Pick<Plan, 'items' | 'locale'>): { label: string; items: Item[] }[] => {
  const groups = new Map<string, Item[]>(Object.keys(CATEGORY_LABELS).map((id) => [id, []]));
  for (const item of items) {
    if (item.hidden) continue;
    groups.set(item.category, [...(groups.get(item.category) ?? []), item]);
  }
  return [...groups]
    .filter(([, group]) => group.length > 0)
    .map(([category, group]) => ({
      label: isKnown(category) ? CATEGORY_LABELS[category][locale] : category,
      items: group,
    }));
};
