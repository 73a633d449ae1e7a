import { inCelsius, weatherText } from '../../engine/weather/contract';
import { formatDateRange } from '../../platform/locale/date-range';
import type { Plan } from '../contract';
import { listOf, WORDS } from './words';

const weatherOf = ({ weather, locale }: Plan): string[] => {
  if (!weather || weather.source === 'unknown') return [];
  const of = WORDS[locale].weather[weather.source];
  return [weatherText(weather, { locale, degrees: inCelsius, of })];
};

/** A list as plain text with boxes to tick, as one sends it in a message. */
export const toText = (plan: Plan, origin: string): string => {
  const words = WORDS[plan.locale];
  const facts = [plan.destination, formatDateRange(plan, plan.locale, 'short'), ...words.facts(plan)];
  const groups = listOf(plan).map(({ label, items }) =>
    [
      label.toLocaleUpperCase(plan.locale),
      ...items.map(
        ({ name, quantity, packed, for: names }) =>
          `${packed ? '☑' : '☐'} ${quantity > 1 ? `${quantity} × ` : ''}${name}${names.length > 0 ? ` (${names.join(', ')})` : ''}`,
      ),
    ].join('\n'),
  );
  const head = [plan.name, facts.filter((fact) => fact !== plan.name).join(' · '), ...weatherOf(plan)].join('\n');
  return `${[head, ...groups, `${words.madeWith} · ${new URL(origin).host}`].join('\n\n')}\n`;
};
