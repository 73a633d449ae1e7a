/** Which places are wider ones, and what lies in them. */
import { Gazetteer } from '../../places/gazetteer';
import type { Place } from '../../places/place';
import { isWide } from '../../places/side-trips';

export const wide = (place: Place): boolean =>
  isWide(place) ||
  place.kind === 'region' ||
  place.id.startsWith('rg:') ||
  (place.kind === 'island' && place.population >= 1_000_000) ||
  place.kind === 'cruise';

/** Whether a place lies in a wider one. */
export const within = (outer: Place, inner: Place): boolean => {
  if (outer.id === inner.id) return false;
  if (outer.kind === 'country') return inner.country === outer.country && inner.kind !== 'country';
  const apart = Gazetteer.distanceKm(outer, inner);
  if (isWide(outer)) return apart < 4500 && !isWide(inner);
  if (inner.kind === 'country') return false;
  if (outer.id.startsWith('rg:'))
    return (
      inner.country === outer.country &&
      (inner.region === outer.name.en || inner.region === outer.region || (!inner.region && apart < 300))
    );
  if (outer.kind === 'cruise') return apart < 900;
  // The Black Forest does not hold Alsace.
  if (outer.kind === 'region') return apart < 420 && !(inner.kind === 'region' && inner.country !== outer.country);
  return (
    outer.kind === 'island' &&
    inner.country === outer.country &&
    apart < (outer.name.en.startsWith('South') || outer.name.en.startsWith('North') ? 700 : 130)
  );
};
