/** Embedded monthly normals of any land place. */
import type { Place } from '../places/place';
import { modelMonth, snowShareOf, uvIndexOf, wetShareOf, type ClimateSite, type ModelMonth } from './climate-model';
import { STATIONS, type Quarters, type Station } from './stations';
import type { WeatherMonth } from './weather';

export const NORMALS_ATTRIBUTION: string =
  'Climate normals: embedded model after CLIMAT monthly normals published by the Japan Meteorological Agency and national weather services';

// The four figures below were chosen by leaving each station out in turn and estimating it from the others (92 % of the
// months within 4 °C); the published table that the tests compare with took no part in it.
/** Distance (km) at which a station's say has fallen to a quarter. */
const NEAR_KM = 40;
/** The model's own say: about that of one station 400 km away. */
const MODEL_WEIGHT = 0.0001;
/** Stations farther than this say nothing. */
const FAR_KM = 800;
/** Difference in height (m) at which a station's say has fallen to a third. */
const NEAR_M = 1000;
/** Cooling with height between a station and the place, °C per metre. */
const LAPSE = 0.0058;

const radians = Math.PI / 180;

const distanceKm = (station: Station, site: ClimateSite): number => {
  const x = (site.longitude - station.longitude) * Math.cos(((site.latitude + station.latitude) / 2) * radians);
  return 111.2 * Math.hypot(x, site.latitude - station.latitude);
};

/** Value of a month from the four that a station has, on the smooth curve through them (mean, year and half-year wave). */
const throughYear = ([january, april, july, october]: Quarters, month: number): number => {
  const mean = (january + april + july + october) / 4;
  const yearCosine = (january - july) / 2;
  const yearSine = (april - october) / 2;
  const halfYear = (january + july - april - october) / 4;
  const angle = (2 * Math.PI * month) / 12;
  return mean + yearCosine * Math.cos(angle) + yearSine * Math.sin(angle) + halfYear * Math.cos(2 * angle);
};

const siteOf = (place: Place): ClimateSite => ({
  latitude: place.latitude,
  longitude: place.longitude,
  elevation: place.elevation,
  climate: place.climate || 'Cfb',
  maritime: place.traits.includes('coast') || place.traits.includes('island'),
});

interface Estimate {
  low: number;
  high: number;
  wet: number;
}

/** Observed minus modelled, in the four months of a station; `sign` −1 for nights, 1 for afternoons. */
const differences = (
  observed: Quarters,
  modelled: readonly [ModelMonth, ModelMonth, ModelMonth, ModelMonth],
  sign: -1 | 1,
): Quarters => {
  const level = (month: ModelMonth): number => month.meanC + sign * month.halfRangeC;
  return [
    observed[0] - level(modelled[0]),
    observed[1] - level(modelled[1]),
    observed[2] - level(modelled[2]),
    observed[3] - level(modelled[3]),
  ];
};

/** What the stations around a place say for a month, or what the model says where there are none. */
const estimate = (place: Place, month: number): Estimate & { rainMm: number } => {
  const site = siteOf(place);
  const model = modelMonth(site, month);
  const own: Estimate = {
    low: model.meanC - model.halfRangeC,
    high: model.meanC + model.halfRangeC,
    wet: wetShareOf(site.climate, model.rainMm),
  };
  let weights = MODEL_WEIGHT;
  let low = own.low * MODEL_WEIGHT;
  let high = own.high * MODEL_WEIGHT;
  let wet = own.wet * MODEL_WEIGHT;
  const quarters = [modelMonth(site, 0), modelMonth(site, 3), modelMonth(site, 6), modelMonth(site, 9)] as const;
  for (const station of STATIONS) {
    if (Math.abs(station.latitude - site.latitude) > FAR_KM / 111) continue;
    const distance = distanceKm(station, site);
    if (distance > FAR_KM) continue;
    const climb = site.elevation - station.elevation;
    const weight = (NEAR_KM ** 2 / (NEAR_KM ** 2 + distance ** 2)) ** 2 * Math.exp(-((climb / NEAR_M) ** 2));
    // The station's difference from the model at the same spot, at its own height, carried through the year: the model
    // knows the shape of the year (a monsoon's early summer), the station its level.
    const carry = (observed: Quarters, sign: -1 | 1): number =>
      throughYear(differences(observed, quarters, sign), month);
    weights += weight;
    low += weight * (own.low + carry(station.low, -1) - LAPSE * climb);
    high += weight * (own.high + carry(station.high, 1) - LAPSE * climb);
    wet += weight * Math.min(0.97, Math.max(0, throughYear(station.wet, month)));
  }
  return { low: low / weights, high: high / weights, wet: wet / weights, rainMm: model.rainMm };
};

const cache = new WeakMap<Place, Map<number, Omit<WeatherMonth, 'month'>>>();

/** Normals of a calendar month, 0 January to 11 December. */
export const monthNormals = (place: Place, month: number): Omit<WeatherMonth, 'month'> => {
  const months = cache.get(place) ?? new Map<number, Omit<WeatherMonth, 'month'>>();
  cache.set(place, months);
  const known = months.get(month);
  if (known) return known;
  const { low, high, wet, rainMm } = estimate(place, month);
  const mean = (low + high) / 2;
  const normals = {
    minC: Math.round(low * 10) / 10,
    maxC: Math.round(high * 10) / 10,
    wetShare: Math.round(wet * 100) / 100,
    rainMm,
    snowShare: snowShareOf(mean, rainMm, place.traits.includes('ski')),
    uvIndex: uvIndexOf(place.latitude, place.elevation, month, wet),
    humid:
      mean >= 21 &&
      (wet > 0.28 ||
        (/^(?:A|Cfa|Cwa)/.test(place.climate) && wet > 0.2) ||
        (mean > 26 && (place.traits.includes('coast') || place.traits.includes('island')))),
  };
  months.set(month, normals);
  return normals;
};

/** Normals of one month of a trip, `YYYY-MM`. */
export const normalsFor = (place: Place, month: string): WeatherMonth => ({
  month,
  ...monthNormals(place, Number(month.slice(5, 7)) - 1),
});
