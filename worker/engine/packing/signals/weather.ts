/** What the weather means for a bag. */
import type { Comfort, Season } from '../comfort';
import type { RuleContext } from './rule-context';

export function setWeather({ facts, set, has, does, trait }: RuleContext, comfort: Comfort): void {
  const { minC, maxC, snowShare, uvIndex } = comfort;
  const somewhere = (test: (season: Season, mean: number) => boolean): boolean =>
    comfort.seasons.some((season) => test(season, (season.minC + season.maxC) / 2));
  set('weather-unknown', !comfort.known);
  set(
    'arctic',
    somewhere((season, mean) => season.minC <= -8 || mean <= -4),
  );
  // "It may snow" where the nights stay mild is no winter.
  // On the tops it is some ten degrees colder than in the valley.
  const tops = does('hiking', 'trekking', 'climbing') || has('lodging:mountain-hut');
  const snow = has('setting:snow') && (!comfort.known || minC <= (tops ? 10 : 5));
  set('freezing', minC <= 0 || snow || has('setting:glacier', 'setting:dog-sled', 'setting:snowmobile'));
  set(
    'cold',
    somewhere((season, mean) => mean <= 8 || season.minC <= 0),
  );
  set('cool', somewhere((season, mean) => mean <= 14 || season.minC <= 8) || has('setting:cold'));
  set('warm', maxC >= 22 || has('setting:hot'));
  set('hot', maxC >= 27);
  set('chilly-nights', minC <= 16 || has('setting:night-cold', 'setting:cold-air-con', 'need:feels-cold'));
  set('cold-nights', minC <= 7 || has('setting:night-cold'));
  set('rainy', somewhere(({ wetShare }) => wetShare >= 0.26) || has('setting:rain'));
  set('showery', somewhere(({ wetShare }) => wetShare >= 0.14) || has('setting:rain'));
  set(
    'monsoon',
    somewhere((season) => season.wetShare >= 0.5 && season.maxC >= 24),
  );
  set('dry', somewhere(({ wetShare }) => wetShare < 0.1) && !has('setting:rain'));
  set('snowy', (snowShare >= 0.25 && minC <= 0) || snow || has('setting:glacier'));
  const high = trait('high-altitude') || has('need:altitude') || facts.places.some((place) => place.elevation >= 2300);
  const glaring = trait('strong-sun', 'desert') || has('setting:desert', 'setting:dunes', 'setting:salt-flat');
  set(
    'strong-sun',
    maxC >= 25 || uvIndex >= 6 || high || (glaring && maxC >= 15) || snowSun({ facts, does }) || (does('beach', 'snorkelling', 'sailing') && maxC >= 18),
  );
  set('some-sun', maxC >= 17 || uvIndex >= 3);
  set('humid', facts.weather.humid && maxC >= 25);
}

/** Snow throws the light back: sunscreen and glasses at −5 °C. */
const snowSun = ({ facts, does }: Pick<RuleContext, 'facts' | 'does'>): boolean =>
  does('skiing', 'snowboarding', 'winter-sports') || Object.hasOwn(facts.tags, 'setting:salt-flat') || Object.hasOwn(facts.tags, 'setting:snowshoeing');
