/** What a paper for several borders is told with. */
import { countryName } from '../places/countries';
import type { Trip } from '../trip/schema';
import { SCHENGEN } from './country-groups';
import type { Draft } from './lines';
import { listOf } from './wording';

/** Several borders may each ask for a paper of their own. */
export function permitReason({ item, hits }: Draft, { locale }: Trip): string[] {
  if (item.id !== 'entry-authorisation' && item.id !== 'travel-authorisation') return [];
  const visa = item.id === 'entry-authorisation';
  const permits = new Map(
    hits.flatMap(({ stretch, situation }) => {
      const permit = situation.border.permit?.[locale];
      return permit === undefined || situation.border.visa !== visa || stretch.leg.country === ''
        ? []
        : [[stretch.leg.country, permit] as const];
    }),
  );
  if (permits.size < 2) return [];
  // One paper opens all of them.
  const areas = new Map(
    [...permits].map(([country, permit]) => [
      SCHENGEN.has(country) ? 'Schengen' : countryName(country, locale),
      permit,
    ]),
  );
  if (areas.size === 1) {
    const [permit] = areas.values();
    return locale === 'en'
      ? [`One for all the Schengen countries of this trip: ${permit}. Check the official page well ahead`]
      : [`Sirve para todos los países Schengen del viaje: ${permit}. Consulta con tiempo la página oficial`];
  }
  const papers = listOf(
    [...areas].map(([area, permit]) => (permit.includes(area) ? permit : `${permit} (${area})`)),
    locale,
  );
  return locale === 'en'
    ? [`One for each border: ${papers}. Check the official pages well ahead`]
    : [`Uno por frontera: ${papers}. Consulta con tiempo las páginas oficiales`];
}
