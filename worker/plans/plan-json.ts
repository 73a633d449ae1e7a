import { factChips } from '../packing/chips';
import { applyCorrections } from '../packing/corrections';
import { countryName } from '../places/service';
import type { Place } from '../places/place';
import type { Locale } from '../locale/locale';
import type { Item, Plan, PlanPlace, PlanSummary } from './contract';
import type { ItemRow, PlanRow } from './schema';

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** An item as the contract has it. */
export const toItem = ({ id, name, quantity, category, reason, origin, packed, hidden, position }: Item): Item => ({
  id,
  name,
  quantity,
  category,
  reason,
  origin,
  packed,
  hidden,
  position,
});

const toPlace = ({ id, name, kind, country, latitude, longitude }: Place, locale: Locale): PlanPlace => ({
  id,
  name: name[locale],
  kind,
  country,
  countryName: countryName(country, locale),
  latitude,
  longitude,
});

/** A plan as lists read it. */
type ListedRow = Omit<PlanRow, 'facts' | 'corrections' | 'modelReport'>;

/** A plan of a list: everything but what only its own screen shows. */
export const toSummary = (row: ListedRow, progress: PlanSummary['progress']): PlanSummary => {
  const places = (row.places ?? []).map((place) => toPlace(place, row.locale));
  return {
    id: row.id,
    name: row.name,
    destination: row.destination,
    place: places[0] ?? null,
    places,
    startDate: row.startDate,
    endDate: row.endDate,
    days: row.days,
    activities: row.activities,
    description: row.description,
    locale: row.locale,
    status: row.status,
    weather: row.weather,
    generatedBy: row.engine === null ? null : { engine: row.engine, model: row.model },
    modelFailed: row.modelFailed,
    progress,
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
  };
};

/** What the engine packs for: what was read, with the traveller's corrections over it. */
const factsOf = ({ facts, corrections }: PlanRow) =>
  facts && corrections ? applyCorrections(facts, corrections) : facts;

/** A whole plan. */
export const toPlan = (row: PlanRow, items: readonly ItemRow[]): Plan => {
  const facts = factsOf(row);
  const shown = items.filter((item) => !item.hidden);
  return {
    ...toSummary(row, { items: shown.length, packed: shown.filter((item) => item.packed).length }),
    took: row.took,
    facts: facts ? factChips(facts, row.locale) : [],
    warnings: row.warnings ?? [],
    items: items.map(toItem),
  };
};
