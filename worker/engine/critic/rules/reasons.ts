/** Every figure of a reason is one of the plan's own, and no sentence stands on a list more than twice. */
import { itemById } from '../../packing/knowledge/knowledge';
import type { EngineItem } from '../../packing/engine';
import type { Rule } from '../contract';
import { finding } from '../lines';
import { plainReason } from '../plain-reason';
import { headsOf, peopleOf, type PlanView } from '../plan-view';

const QUOTE = /“[^”]*”|«[^»]*»|"[^"]*"/gu;
const FIGURE = /([-−]?\d+(?:[.,]\d+)?) ?(°C|%|nights?|noches?|days?|días?|people|personas)(?![\p{L}\p{N}])/gu;
const SENTENCE_TIMES = 2;

interface Figures {
  degrees: ReadonlySet<number>;
  percents: ReadonlySet<number>;
  nights: ReadonlySet<number>;
  people: ReadonlySet<number>;
}

/** The figures of the plan; undefined where a leg has none of its own and borrows them from a place near it. */
function figuresOf({ trip, context, packing, people }: PlanView): Figures | undefined {
  const skies = [
    context.weather,
    ...context.weather.monthly,
    ...context.weather.days.map((day) => ({ ...day, wetShare: context.weather.wetShare })),
    ...trip.legs.flatMap(({ weather }) => weather ?? []),
  ];
  const borrowed = trip.legs.some(({ kind, weather }) => kind !== 'transit' && weather === undefined);
  if (borrowed) return undefined;
  const degrees = [
    ...skies.flatMap(({ minC, maxC }) => [minC, maxC]),
    ...(trip.told.minC === undefined ? [] : [trip.told.minC]),
    ...(trip.told.maxC === undefined ? [] : [trip.told.maxC]),
  ];
  return {
    degrees: new Set(degrees.map(Math.round)),
    percents: new Set(skies.map(({ wetShare }) => Math.round(wetShare * 100))),
    nights: new Set([
      trip.nights,
      trip.days,
      ...trip.legs.flatMap(({ nights, days }) => [nights, nights + 1, days]),
      ...trip.facts.flatMap(({ days }) => days ?? []),
    ]),
    people: new Set([people, packing.length, trip.travellers.length, headsOf(trip.travellers)]),
  };
}

/** Whether a figure with this unit is one of the plan. */
function isOwnFigure(value: number, unit: string, item: EngineItem, view: PlanView, own: Figures): boolean {
  if (unit === '°C') return own.degrees.has(value);
  if (unit === '%') return own.percents.has(value);
  if (unit.startsWith('pe')) {
    const theirs = peopleOf(view, item);
    return own.people.has(value) || value === headsOf(theirs) || value === theirs.length;
  }
  return own.nights.has(value) || value === view.trip.laundry.everyDays;
}

/** Figures that the knowledge base itself states ("100 ml", "valid 90 days"). */
const statedIn = (item: EngineItem): string =>
  (itemById(item.key)?.why ?? []).map(({ en, es }) => `${en} ${es}`).join(' ');

/** Replaces a reason whose figure is none of the plan's. */
export const figures: Rule = (list, view) => {
  const own = figuresOf(view);
  if (!own) return { items: [...list], findings: [] };
  const verdicts = list.map((item) => {
    const said = [...item.reason.replace(QUOTE, '').matchAll(FIGURE)];
    const wrong = said.find(([text, number = '', unit = '']) => {
      const value = Number(number.replace('−', '-').replace(',', '.'));
      return !isOwnFigure(value, unit, item, view, own) && !statedIn(item).includes(text);
    });
    if (!wrong) return { item };
    return {
      item: { ...item, reason: plainReason(item, view) },
      finding: finding('figures', 'reworded', item, view, { en: wrong[0], es: wrong[0] }),
    };
  });
  return { items: verdicts.map(({ item }) => item), findings: verdicts.flatMap(({ finding: found }) => found ?? []) };
};

/** The third line with one sentence does without. */
export const sentences: Rule = (list, view) => {
  const times = new Map<string, number>();
  const verdicts = list.map((item) => {
    if (item.reason === '') return { item };
    const so = (times.get(item.reason) ?? 0) + 1;
    times.set(item.reason, so);
    if (so <= SENTENCE_TIMES) return { item };
    return {
      item: { ...item, reason: '' },
      finding: finding('sentences', 'reworded', item, view),
    };
  });
  return { items: verdicts.map(({ item }) => item), findings: verdicts.flatMap(({ finding: found }) => found ?? []) };
};
