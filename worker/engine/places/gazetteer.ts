/** All that places can be found by: the towns table with the hand-written places and the names of the bundle, looked up together. */
import type { Locale } from '../locale';
import { countryFacts } from './countries';
import { fold } from './fold';
import { placeOfGeocodedId } from './geocoded-id';
import { countryPlace, knownNames, learnLeisure, leisurePlace } from './names';
import type { Place, PlaceTrait } from './place';
import { REGIONS, type RegionName } from './regions';
import { loadTowns, type GazetteerSource, type TownTable } from './towns';

/** One place a name can mean, with how well known it is. */
export interface Candidate {
  place: Place;
  /** Logarithm (base 10) of the people it has, or of the fame it ranks like. */
  weight: number;
  /** Found by an alternate name of some language. */
  weak: boolean;
  /** First-level division, for matching "Birmingham, Alabama". */
  region?: string;
  /** A leisure place, or the town that lies in one and is named for it. */
  leisure?: boolean;
}

/** Countries whose divisions people travel to by name: "Texas", "Bavaria", "Andalucía". */
const KNOWN_BY_REGION = new Set(['US', 'CA', 'AU', 'ES', 'IT', 'FR', 'DE', 'GB', 'MX', 'AT', 'IN']);

export class Gazetteer {
  private readonly largest = new Map<RegionName, Place | undefined>();

  constructor(readonly towns: TownTable) {
    learnLeisure(towns.leisure);
  }

  /** Loads the towns table of a source (once per source). */
  static async load(source: GazetteerSource): Promise<Gazetteer> {
    return new Gazetteer(await loadTowns(source));
  }

  /** The place of an id, whatever its kind. */
  byId(id: string): Place | undefined {
    const [kind, rest = ''] = id.split(':', 2);
    if (kind === 'gn') {
      const town = /^\d{1,9}$/.test(rest) ? this.towns.byId(Number(rest)) : undefined;
      return town && withTraits(town, leisureAround(town, fold(town.name.en)));
    }
    if (kind === 'om') return placeOfGeocodedId(this.towns, id);
    if (kind === 'lp') return leisurePlace(id);
    if (kind === 'cc') return countryPlace(rest);
    if (kind === 'rg') {
      const region = REGIONS.find((candidate) => `${candidate.country}.${candidate.code}` === rest);
      return region && this.regionPlace(region);
    }
    return undefined;
  }

  /** A division as a destination: at its most populous town. */
  regionPlace(region: RegionName): Place | undefined {
    const town = this.largestTown(region);
    if (!town) return undefined;
    return {
      ...town,
      id: `rg:${region.country}.${region.code}`,
      name: { en: region.en, es: region.es },
      kind: 'region',
      region: region.en,
      traits: town.traits.filter((trait) => trait !== 'city'),
    };
  }

  /** Kept, since finding it reads through the table. */
  private largestTown(region: RegionName): Place | undefined {
    if (!this.largest.has(region)) this.largest.set(region, this.towns.largestIn(region.country, region.code));
    return this.largest.get(region);
  }

  /** The leisure places that a folded name means: none where a town of that name lies in them. */
  leisureCalled(key: string): Candidate[] {
    const named = leisureNamed(key);
    if (named.length === 0) return [];
    const towns = this.towns.exact(key).filter(({ weak }) => !weak);
    return named
      .filter((place) => !towns.some(({ offset }) => isTownOf(place, this.towns.at(offset), key)))
      .map((place) => ({ place, weight: Math.log10(place.population), weak: false, leisure: true }));
  }

  /** How well known a town is: by its people, more so a capital, and most where tourists go. */
  townWeight(offset: number, { population }: Place): number {
    const flags = this.towns.flagsAt(offset);
    return (
      Math.log10(Math.max(population, 1000)) +
      (flags.includes('C') ? 0.5 : 0) +
      (flags.includes('T') ? 1.2 : flags.includes('N') ? 0.6 : 0)
    );
  }

  /** Every place called exactly so (a folded name), best known first. */
  called(key: string, most = 12): Candidate[] {
    const found = this.leisureCalled(key);
    for (const name of knownNames(key)) {
      if (name.type === 'country') {
        const place = countryPlace(name.code);
        // By its size: Grenada must not come before the Granada of Spain, which is its Spanish namesake.
        if (place) found.push({ place, weight: Math.min(6.8, Math.log10(place.population + 1) + 0.5), weak: false });
      }
      if (name.type === 'region') {
        const place = this.regionPlace(name.region);
        if (place)
          found.push({ place, weight: this.regionWeight(key, name.region), weak: false, region: name.region.en });
      }
    }
    for (const entry of this.towns.exact(key).slice(0, most)) {
      const town = this.towns.at(entry.offset);
      const around = entry.weak ? [] : leisureAround(town, key);
      const place = withTraits(town, around);
      found.push({
        place,
        // As well known as what it is named for.
        weight: Math.max(
          this.townWeight(entry.offset, town),
          ...around.map(({ population }) => Math.log10(population)),
        ),
        weak: entry.weak,
        leisure: around.length > 0,
        ...(place.region && { region: place.region }),
      });
    }
    const ranked = found.sort((a, b) => Number(a.weak) - Number(b.weak) || b.weight - a.weight);
    // "Porto" is an old name of Bordeaux too: nobody means that beside a place as large that is called so.
    const [best] = ranked;
    return ranked.filter(
      ({ weak, weight, place }) =>
        !weak || !best || best.weak || weight > best.weight || place.country === best.place.country,
    );
  }

  /**
   * How well known a division is by its name. One called like its own town ("Valencia", "Granada", "New York") is not what
   * people mean by it.
   */
  private regionWeight(key: string, region: RegionName): number {
    const town = this.largestTown(region);
    if (
      town &&
      [fold(town.name.en), fold(town.name.es)].some(
        (name) => name === key || name === `${key} city` || name.startsWith(`${key} de `),
      )
    )
      return 3;
    return KNOWN_BY_REGION.has(region.country) ? 5.8 : 4.5;
  }

  /** How far two places lie from each other, in kilometres along the great circle. */
  static distanceKm(a: Pick<Place, 'latitude' | 'longitude'>, b: Pick<Place, 'latitude' | 'longitude'>): number {
    const radians = Math.PI / 180;
    const dLat = (b.latitude - a.latitude) * radians;
    const dLon = (b.longitude - a.longitude) * radians;
    const h =
      Math.sin(dLat / 2) ** 2 +
      Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * Math.sin(dLon / 2) ** 2;
    return 12_742 * Math.asin(Math.sqrt(h));
  }

  /** Whether a country speaks the language first, which decides between namesakes for those who write it. */
  static speaks(country: string, locale: Locale): boolean {
    return countryFacts(country)?.languages[0] === locale;
  }
}

/** A town this near to the middle of a leisure place that is also called by the town's name is what the name means. */
const TOWN_KM = 300;
/** This near it lies in the leisure place or at its gate, and has what that brings. */
const IN_KM = 60;
/** A town this near to a leisure town is the same one under another name: Makkah. */
const SAME_KM = 5;

/**
 * Whether a town is what its name means, and not the leisure place that has the name as a further one: Salou is no
 * PortAventura, Keswick not the whole Lake District. Whistler is Whistler Blackcomb, and Sarria a way to walk from.
 */
const isTownOf = (leisure: Place, town: Place, key: string): boolean => {
  const apart = Gazetteer.distanceKm(leisure, town);
  const words = new Set(key.split(' '));
  return (
    leisure.country === town.country &&
    apart < TOWN_KM &&
    !(leisure.kind === 'town' && apart < SAME_KM) &&
    leisure.kind !== 'route' &&
    ![leisure.name.en, leisure.name.es].some((name) =>
      fold(name)
        .split(' ')
        .some((word) => words.has(word)),
    )
  );
};

/** The leisure places that have a folded name, be it a further one. */
const leisureNamed = (key: string): Place[] =>
  knownNames(key).flatMap((name) => (name.type === 'leisure' ? [name.place] : []));

/** The leisure places that a town lies in or leads to, of those that have its name as a further one. */
const leisureAround = (town: Place, key: string): Place[] =>
  leisureNamed(key).filter((place) => isTownOf(place, town, key) && Gazetteer.distanceKm(place, town) < IN_KM);

/** The town with what the leisure places around it bring: Keswick has mountains. The town's own sea is the nearer one. */
const withTraits = (town: Place, around: readonly Place[]): Place =>
  around.length === 0
    ? town
    : {
        ...town,
        traits: [
          ...new Set([
            ...town.traits,
            ...around.flatMap(({ traits }) => traits).filter((one) => !SEA.has(one) || !town.traits.includes('coast')),
          ]),
        ],
      };
const SEA: ReadonlySet<PlaceTrait> = new Set(['warm-sea', 'cold-water']);
