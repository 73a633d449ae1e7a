/**
 * `npm run plan -- "Lisbon" 2027-05-01 2027-05-08 --activities hiking,beach --locale es "free text"`: a packing list in
 * the terminal, with no server. `--json` prints it as JSON, `--country GB` gives the country of the profile.
 */
import { parseArgs } from 'node:util';
import { isLocale } from '../worker/platform/locale/locale';
import { weatherText } from '../worker/engine/weather/contract';
import { makePlan, type TripPlan } from '../worker/engine/make-plan';
import { factChips } from '../worker/engine/packing/chips';
import { learnedFile } from '../worker/engine/trip/learned/learned-file';
import { loadGazetteer } from './packing/gazetteer';
import { fail } from './terminal';

const USAGE =
  'npm run plan -- "<destination>" <YYYY-MM-DD> <YYYY-MM-DD> [--activities hiking,beach] [--locale en|es] [--country GB] [--json] ["description"]';

const say = (text: string): void => console.log(text);
const degrees = (value: number): string => `${Math.round(value)} °C`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    activities: { type: 'string', default: '' },
    locale: { type: 'string', default: 'en' },
    country: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const [destination, startDate, endDate, ...words] = positionals;
const isDate = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
if (!destination || !isDate(startDate) || !isDate(endDate)) fail(USAGE);
else if (endDate < startDate) fail('The end date cannot be earlier than the start date.');
else if (!isLocale(values.locale)) fail(`No such locale: ${values.locale}\n${USAGE}`);
else {
  const plan = await makePlan(
    {
      destination,
      startDate,
      endDate,
      activities: values.activities.split(',').filter((id) => id !== ''),
      description: words.join(' '),
      locale: values.locale,
      ...(values.country !== undefined && { profileCountry: values.country }),
    },
    { gazetteer: await loadGazetteer(), learned: await learnedFile(), now: Date.now() },
  );
  if (values.json) console.log(JSON.stringify(plan, null, 2));
  else print(plan);
}

function print({ destination: resolved, weather, facts, list, findings }: TripPlan): void {
  say(resolved.resolutionNote);
  say(
    weather.source === 'unknown'
      ? 'Weather: unknown'
      : `${weatherText(weather, { locale: facts.locale, degrees, of: 'Weather' })} (${weather.source}; ${weather.attribution})`,
  );
  say(
    `Facts read: ${
      factChips(facts, facts.locale)
        .map((chip) => chip.label)
        .join(' · ') || '–'
    }`,
  );
  for (const warning of list.warnings) say(`! ${warning.text}`);
  const wide = Math.max(...list.items.map((item) => item.name.length));
  for (const { id, label } of list.categories) {
    say(`\n${label}`);
    for (const item of list.items.filter((one) => one.category === id)) {
      say(`  ${String(item.quantity).padStart(3)}  ${item.name.padEnd(wide)}  ${item.reason}`);
    }
  }
  const kilos = list.items.reduce((sum, item) => sum + item.weightGrams, 0) / 1000;
  say(`\n${list.items.length} items, about ${kilos.toFixed(1)} kg in all`);
  say(findings.length === 0 ? 'The critic found nothing.' : `\nThe critic found ${findings.length}:`);
  for (const { rule, text } of findings) say(`  ${rule.padEnd(12)} ${text}`);
}
