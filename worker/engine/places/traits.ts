/** What an ordinary town brings, derived from where it lies. */
import { countryFacts } from './countries';
import type { PlaceTrait } from './place';

/** What the rules look at. */
export interface Site {
  country: string;
  latitude: number;
  longitude: number;
  elevation: number;
  climate: string;
  population: number;
}

/** Countries whose malaria is confined to forests and lowlands away from the cities and beaches people visit. */
const LOCAL_MALARIA = new Set([
  'BR',
  'CO',
  'PE',
  'EC',
  'BO',
  'VE',
  'TH',
  'VN',
  'MY',
  'ID',
  'PH',
  'MM',
  'KH',
  'LA',
  'IN',
  'NP',
  'BD',
  'ZA',
  'BW',
  'NA',
  'MX',
  'GT',
  'HN',
  'NI',
  'CR',
  'PA',
  'DO',
  'BZ',
  'PK',
  'SA',
]);
/** Where all below this height (metres) is malarious; above it, or in the cities of the first set, it is not. */
const MALARIA_HEIGHT = 1800;

/** Countries whose open coast a cold current keeps cold. */
const COLD_CURRENTS = new Set(['PE', 'CL', 'NA', 'GB', 'IE', 'IS', 'NO', 'CA', 'DK', 'RU']);

/** Traits that follow from country, height, climate class, latitude and size. */
export const townTraits = (site: Site & { capital?: boolean; coastal?: boolean }): PlaceTrait[] => {
  const traits = new Set<PlaceTrait>();
  const facts = countryFacts(site.country);
  const tropical = site.climate.startsWith('A');
  if (site.coastal) {
    traits.add('coast');
    // Bathing water warms to 22 °C in summer up to these latitudes; beyond them, and along cold currents, it does not.
    const mild = site.climate.startsWith('A') || site.climate.startsWith('B') || /^C[sfw]a/.test(site.climate);
    traits.add(mild && Math.abs(site.latitude) < 45 && !COLD_CURRENTS.has(site.country) ? 'warm-sea' : 'cold-water');
  }
  if (site.elevation >= 2400) traits.add('high-altitude');
  if (site.elevation >= 900) traits.add('mountain');
  if (site.elevation >= 2000 || Math.abs(site.latitude) < 20 || site.climate.startsWith('BW')) traits.add('strong-sun');
  if (site.climate.startsWith('BW')) traits.add('desert');
  if (Math.abs(site.latitude) > 63) traits.add('midnight-sun');
  // High mountains of the tropics have the same classes.
  if ((site.climate === 'ET' || site.climate === 'EF') && Math.abs(site.latitude) > 50) traits.add('polar');
  if (site.population >= 300_000 || site.capital) traits.add('city');
  if (facts?.tapWater === 'unsafe') traits.add('tap-water-unsafe');
  for (const hint of facts?.hints ?? []) {
    if (hint === 'malaria') {
      if (site.elevation < MALARIA_HEIGHT && !LOCAL_MALARIA.has(site.country)) traits.add('malaria');
    } else if (hint === 'yellow-fever') {
      if (site.elevation < 2300 && (site.climate === 'Af' || site.climate === 'Am' || !LOCAL_MALARIA.has(site.country)))
        traits.add('yellow-fever');
    } else if (hint === 'mosquitoes') {
      if (site.elevation < 2000 && (tropical || Math.abs(site.latitude) < 27)) traits.add('mosquitoes');
    } else if (hint === 'ticks') {
      if (/^(?:C[fw]|D)/.test(site.climate) && site.elevation > 0 && site.elevation < 1700) traits.add('ticks');
    } else {
      traits.add(hint);
    }
  }
  return [...traits];
};
