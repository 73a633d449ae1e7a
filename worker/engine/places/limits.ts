/** Longest query, the longest destination a plan takes. */
export const PLACE_QUERY_MAX = 120;
/** Places in one answer. */
export const PLACES_MAX = 10;

/** Credits owed wherever place and weather data are shown. */
export const DATA_CREDITS = [
  {
    name: 'GeoNames',
    license: 'CC BY 4.0',
    url: 'https://www.geonames.org/',
    licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
  },
  {
    name: 'Open-Meteo',
    license: 'CC BY 4.0',
    url: 'https://open-meteo.com/',
    licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
  },
  {
    name: 'Japan Meteorological Agency (CLIMAT)',
    license: null,
    url: 'https://www.data.jma.go.jp/gmd/cpd/monitor/climatview/frame.php',
    licenseUrl: null,
  },
  { name: 'Natural Earth', license: 'public domain', url: 'https://www.naturalearthdata.com/', licenseUrl: null },
] as const;
