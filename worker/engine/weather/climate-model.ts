/** The usual weather of a place and month from its climate class alone, before what nearby stations say. */
import { CLIMATE_FITS, type ClimateFit } from './climate-coefficients';

/** What the climate of a spot is computed from. */
export interface ClimateSite {
  latitude: number;
  longitude: number;
  /** Metres. */
  elevation: number;
  /** Köppen–Geiger class. */
  climate: string;
  /** By the sea or on a small island: nights and days differ less. */
  maritime: boolean;
}

/** Mean of the month with half the difference of day and night, °C, and its rain, mm. */
export interface ModelMonth {
  meanC: number;
  halfRangeC: number;
  rainMm: number;
}

type WorldRegion = 'NA' | 'SA' | 'EU' | 'AF' | 'AS' | 'OC';

const worldRegion = (latitude: number, longitude: number): WorldRegion => {
  if (longitude < -30) return latitude > 12 ? 'NA' : 'SA';
  if (longitude < 45 && latitude > 35) return 'EU';
  if (longitude < 55) return 'AF';
  return latitude < -8 && longitude > 110 ? 'OC' : 'AS';
};

/** Classes without stations enough, with the one that is nearest in kind. */
const RELATIVES: Record<string, string> = {
  As: 'Aw',
  Csc: 'Csb',
  Cwc: 'Cwb',
  Cfc: 'Cfb',
  Dsa: 'Dfa',
  Dsb: 'Dfb',
  Dsc: 'Dfc',
  Dsd: 'Dfd',
  Dwa: 'Dfa',
  Dwb: 'Dfb',
  Dwc: 'Dfc',
  Dwd: 'Dfd',
  Dfd: 'Dfc',
  EF: 'ET',
  BWk: 'BSk',
  BWh: 'BSh',
  BSk: 'BSh',
  Dfa: 'Cfa',
  Dfb: 'Cfb',
  Dfc: 'Dfb',
  Am: 'Aw',
  Af: 'Am',
  Csa: 'Csb',
  Csb: 'Cfb',
  Cwa: 'Cfa',
  Cwb: 'Cfb',
  Cfb: 'Cfa',
  ET: 'Dfc',
};

const fitOf = (climate: string, region: WorldRegion): ClimateFit => {
  let kind = climate;
  for (let tries = 0; tries < 5; tries += 1) {
    const fit = CLIMATE_FITS.get(kind + region) ?? CLIMATE_FITS.get(kind);
    if (fit) return fit;
    kind = RELATIVES[kind] ?? 'Cfb';
  }
  throw new Error(`No climate fit for ${climate}`);
};

/** Half the usual difference of afternoon and night by class: [winter, summer] of the hemisphere, °C. */
const HALF_RANGE: Record<string, [number, number]> = {
  Af: [4.2, 4.3],
  Am: [4.5, 4.5],
  Aw: [5, 5],
  As: [4.3, 4.6],
  BWh: [6, 6.1],
  BWk: [6.7, 6.8],
  BSh: [5.2, 5.2],
  BSk: [5.2, 6.6],
  Csa: [4.2, 5.8],
  Csb: [4.7, 6.2],
  Csc: [4.5, 6],
  Cwa: [5.6, 4.3],
  Cwb: [7.2, 5.1],
  Cwc: [8, 6],
  Cfa: [4.3, 4.8],
  Cfb: [3.6, 5.3],
  Cfc: [3, 3.9],
  Dsa: [4.8, 7.5],
  Dsb: [4.6, 7],
  Dsc: [4, 5.6],
  Dwa: [5.2, 4.6],
  Dwb: [5, 5],
  Dwc: [5.6, 5.6],
  Dwd: [5, 6],
  Dfa: [4.1, 5.5],
  Dfb: [4.1, 5.8],
  Dfc: [4.1, 5.6],
  Dfd: [3.8, 6.2],
  ET: [5.4, 5.2],
  EF: [4, 3.5],
};

/** The months' part of summer, 0 in January and 1 in July of the north. */
const summerOf = (month: number, latitude: number): number => {
  const north = latitude >= 0 ? month : (month + 6) % 12;
  return (1 - Math.cos((2 * Math.PI * north) / 12)) / 2;
};

/**
 * Towns high in the tropics have the classes of temperate lowlands, on which the fits rest; there the mean follows the
 * height instead: 27 °C at the sea, 5.7 °C less a kilometre, nearly the same all year.
 */
const tropicalHighland = (site: ClimateSite, fitted: number): number => {
  if (site.elevation < 900 || Math.abs(site.latitude) > 22 || site.climate.startsWith('BW')) return fitted;
  const byHeight = 27 - (5.7 * site.elevation) / 1000;
  const share = Math.min(1, (22 - Math.abs(site.latitude)) / 10);
  return byHeight * share + fitted * (1 - share);
};

/** The model's month (0 January … 11 December). */
export const modelMonth = (site: ClimateSite, month: number): ModelMonth => {
  const fit = fitOf(site.climate, worldRegion(site.latitude, site.longitude));
  const north = site.latitude >= 0 ? month : (month + 6) % 12;
  const [a = 150, b = -50, c = -50] = fit.temperatures[north] ?? [];
  const fitted = (a + (b * (Math.abs(site.latitude) - 35)) / 10 + (c * Math.max(0, site.elevation)) / 1000) / 10;
  const meanC = tropicalHighland(site, fitted);
  const rainMm = fit.rainMm[north] ?? 50;
  const [winter, summer] = HALF_RANGE[site.climate] ?? [5, 5.5];
  let halfRangeC = winter + (summer - winter) * summerOf(month, site.latitude);
  if (site.maritime) halfRangeC *= 0.78;
  // The classes with a dry season have it in their numbers; elsewhere rain and cloud narrow the day.
  if (/^(?:A[wms]|BS)/.test(site.climate)) halfRangeC *= rainMm < 25 ? 1.2 : rainMm > 150 ? 0.85 : 1;
  return { meanC, halfRangeC, rainMm };
};

/** Days of 1 mm or more per power of the month's rain, by kind of rain: showers of the tropics bring more at once. */
const wetFactor = (climate: string): number => {
  if (/^C[f][bc]|^Df[bc]|^ET/.test(climate)) return 0.93;
  if (climate.startsWith('D') || climate.startsWith('E')) return 0.8;
  if (climate.startsWith('Cs')) return 0.68;
  return 0.58;
};

/** Share of days with 1 mm or more, from the month's rain. */
export const wetShareOf = (climate: string, rainMm: number): number =>
  Math.min(0.95, (wetFactor(climate) * rainMm ** 0.6) / 30.4);

/** UV index of a usual noon: the clear-sky index of the sun's height, with height above the sea and cloud. */
export const uvIndexOf = (latitude: number, elevation: number, month: number, wetShare: number): number => {
  const day = 15 + month * 30.4;
  const declination = 23.44 * Math.sin((2 * Math.PI * (day - 81)) / 365);
  const zenith = Math.abs(latitude - declination);
  if (zenith >= 89) return 0;
  const clear = 12.6 * Math.cos((zenith * Math.PI) / 180) ** 2.4 * (1 + (0.1 * elevation) / 1000);
  return Math.round(clear * (1 - 0.35 * wetShare));
};

/** Share of days with snow falling or lying, from the month's mean and its precipitation. */
export const snowShareOf = (meanC: number, rainMm: number, skiSlopes: boolean): number => {
  const cold =
    meanC <= -5
      ? 0.95
      : meanC <= 0
        ? 0.55 - 0.08 * meanC
        : meanC <= 3
          ? 0.55 - 0.15 * meanC
          : meanC <= 6
            ? 0.1 - (meanC - 3) / 30
            : 0;
  const moist = Math.min(1, 0.35 + rainMm / 40);
  const share = cold * moist;
  return Math.round(100 * Math.max(0, Math.min(1, skiSlopes && meanC < 4 ? Math.max(share, 0.85) : share))) / 100;
};
