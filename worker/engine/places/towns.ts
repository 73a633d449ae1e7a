/**
 * The towns table: one text, searched where it stands. First line: JSON header, with the hand-written places. Then the rows, most populous first, then
 * the index of folded names in alphabetical order, each with its row's offset in base 36; a `~` instead of the tab marks
 * an alternate name of unknown language. Nothing is parsed on loading but the header; a look-up is a binary search over
 * the index, and since rows are in order of population an offset is also a rank. Built by scripts/data/build-places.ts.
 */
import { misspelling } from './fold';
import type { Place } from './place';
import { regionOf } from './regions';
import { townTraits } from './traits';

/** Where the text of the towns table comes from: the Worker's static assets, or a file. */
export type GazetteerSource = () => Promise<string>;

/** One name of the index. */
export interface TownKey {
  key: string;
  /** Offset of the row; smaller is more populous. */
  offset: number;
  /** An alternate name, possibly of a language that is neither of ours. */
  weak: boolean;
}

/** What the index has under the beginning of a text: the name itself, and longer ones of whole words. */
interface NameBeginning {
  whole: boolean;
  longer: boolean;
}

/** Look-ups kept; the words of descriptions are mostly the same. */
const MOST_KEPT = 5000;

const TAB = 9;
const SPACE = 32;
const TILDE = 126;
const NEWLINE = 10;

export class TownTable {
  private readonly rowsStart: number;
  private readonly indexStart: number;
  private readonly zones: readonly string[];
  private readonly places = new Map<number, Place>();
  private readonly ranges = new Map<string, [number, number]>();
  private readonly beginnings = new Map<string, NameBeginning>();
  readonly size: number;
  /** The hand-written places, one a line (see ./leisure.ts). */
  readonly leisure: string;

  constructor(private readonly text: string) {
    const headerEnd = text.indexOf('\n');
    const header: unknown = JSON.parse(text.slice(0, headerEnd));
    if (
      typeof header !== 'object' ||
      header === null ||
      !('towns' in header) ||
      typeof header.towns !== 'number' ||
      !('rowsLength' in header) ||
      typeof header.rowsLength !== 'number' ||
      !('zones' in header) ||
      !Array.isArray(header.zones)
    ) {
      throw new Error('The towns table has no readable header');
    }
    this.size = header.towns;
    this.zones = header.zones.map(String);
    this.leisure = 'leisure' in header && typeof header.leisure === 'string' ? header.leisure : '';
    this.rowsStart = headerEnd + 1;
    this.indexStart = this.rowsStart + header.rowsLength;
  }

  /** A table without towns. */
  static empty(): TownTable {
    return new TownTable('{"towns":0,"rowsLength":0,"zones":[]}\n');
  }

  /** The place of a row. */
  at(offset: number): Place {
    const known = this.places.get(offset);
    if (known) return known;
    const start = this.rowsStart + offset;
    const [
      id = '',
      en = '',
      es = '',
      country = '',
      region = '',
      latitude,
      longitude,
      elevation,
      climate = '',
      hundreds,
      zone,
      flags,
    ] = this.text.slice(start, this.text.indexOf('\n', start)).split('\t');
    const bare = {
      id: `gn:${Number.parseInt(id, 36)}`,
      name: { en, es: es || en },
      kind: 'town' as const,
      country,
      latitude: Number(latitude),
      longitude: Number(longitude),
      elevation: Number(elevation),
      climate,
      population: Number(hundreds) * 100,
    };
    const named = regionOf(country, region);
    const timezone = zone ? this.zones[Number(zone)] : undefined;
    const place: Place = {
      ...bare,
      ...(named && { region: named.en }),
      ...(timezone && { timezone }),
      traits: townTraits({ ...bare, capital: (flags ?? '').includes('C'), coastal: (flags ?? '').includes('S') }),
    };
    if (this.places.size > 5000) this.places.clear();
    this.places.set(offset, place);
    return place;
  }

  /** The place of a GeoNames id. */
  byId(id: number): Place | undefined {
    const start = this.text.indexOf(`\n${id.toString(36)}\t`, this.rowsStart - 1);
    return start < 0 || start >= this.indexStart ? undefined : this.at(start + 1 - this.rowsStart);
  }

  /** `C` capital, `A` seat of a division, `N` known abroad by a name of its own, `T` much visited, `S` by the sea. */
  flagsAt(offset: number): string {
    const end = this.text.indexOf('\n', this.rowsStart + offset);
    return this.text.slice(this.text.lastIndexOf('\t', end) + 1, end);
  }

  /** The town nearest to a spot. Looks at every row (some 20 ms): for the rare place that no table has. */
  nearest(latitude: number, longitude: number): Place | undefined {
    const { text, rowsStart, indexStart } = this;
    const narrow = Math.cos((latitude * Math.PI) / 180);
    let best = Infinity;
    let offset = -1;
    for (let start = rowsStart; start < indexStart; start = text.indexOf('\n', start) + 1) {
      // Columns: id, name, Spanish name, country, division, latitude, longitude.
      let column = start;
      for (let tabs = 0; tabs < 5; tabs += 1) column = text.indexOf('\t', column) + 1;
      const between = text.indexOf('\t', column);
      const north = Number(text.slice(column, between)) - latitude;
      if (Math.abs(north) > 5) continue;
      const east = (Number(text.slice(between + 1, text.indexOf('\t', between + 1))) - longitude) * narrow;
      const away = north * north + east * east;
      if (away < best) {
        best = away;
        offset = start - rowsStart;
      }
    }
    return offset < 0 ? undefined : this.at(offset);
  }

  /** The most populous town of a first-level division. */
  largestIn(country: string, region: string): Place | undefined {
    const found = this.text.indexOf(`\t${country}\t${region}\t`, this.rowsStart);
    if (found < 0 || found >= this.indexStart) return undefined;
    return this.at(this.text.lastIndexOf('\n', found) + 1 - this.rowsStart);
  }

  /** Towns called exactly so (folded), most populous first. */
  exact(key: string): TownKey[] {
    const found: TownKey[] = [];
    for (const entry of this.from(key)) {
      if (entry.key !== key) break;
      found.push(entry);
    }
    return found.sort((a, b) => Number(a.weak) - Number(b.weak) || a.offset - b.offset);
  }

  /** Whether a folded name exists, and whether longer names begin with its words; one look-up for a reader of running text. */
  beginsWith(key: string): NameBeginning {
    const known = this.beginnings.get(key);
    if (known) return known;
    const found = this.lookUpBeginning(key);
    if (this.beginnings.size > MOST_KEPT) this.beginnings.clear();
    this.beginnings.set(key, found);
    return found;
  }

  private lookUpBeginning(key: string): NameBeginning {
    const { text } = this;
    let whole = false;
    for (let start = this.firstNotBefore(key); text.startsWith(key, start);) {
      const mark = text.charCodeAt(start + key.length);
      if (mark === TAB || mark === TILDE) whole = true;
      else return { whole, longer: mark === SPACE };
      start = text.indexOf('\n', start) + 1;
    }
    return { whole, longer: false };
  }

  /** Names that begin so (folded): at most `limit`, the exact ones and then the most populous first. */
  prefix(prefix: string, limit: number): TownKey[] {
    const { text } = this;
    const found: { entry: TownKey; rank: number }[] = [];
    let worst = Infinity;
    for (let start = this.firstNotBefore(prefix); text.startsWith(prefix, start);) {
      // "s" begins ten thousand names: only those that make the list are cut out of the text.
      let mark = start + prefix.length;
      while (text.charCodeAt(mark) !== TAB && text.charCodeAt(mark) !== TILDE) mark += 1;
      let offset = 0;
      let end = mark + 1;
      for (let code = text.charCodeAt(end); code !== NEWLINE; code = text.charCodeAt(end)) {
        offset = offset * 36 + (code < 58 ? code - 48 : code - 87);
        end += 1;
      }
      const weak = text.charCodeAt(mark) === TILDE;
      const rank = offset + (mark === start + prefix.length ? 0 : 8e6) + (weak ? 4e6 : 0);
      if (rank < worst || found.length < limit) {
        found.push({ entry: { key: text.slice(start, mark), offset, weak }, rank });
        if (found.length >= 2 * limit) {
          found.sort((x, y) => x.rank - y.rank).length = limit;
          worst = found.at(-1)?.rank ?? worst;
        }
      }
      start = end + 1;
    }
    return found
      .sort((x, y) => x.rank - y.rank)
      .slice(0, limit)
      .map(({ entry }) => entry);
  }

  /**
   * Names within `distance` misspellings of a folded name, also as a beginning when `asPrefix`. Only names that share the
   * first letter, or whose first two letters were swapped, are looked at, and of those only what shares one of the next
   * two: a slip in each of the first three letters is rare, and this keeps a search within a few milliseconds.
   */
  fuzzy(typed: string, distance: number, asPrefix: boolean): { entry: TownKey; distance: number }[] {
    const { text } = this;
    const found: { entry: TownKey; distance: number }[] = [];
    const [first, second, third] = [typed.charCodeAt(0), typed.charCodeAt(1), typed.charCodeAt(2)];
    for (const initial of new Set([typed.charAt(0), typed.charAt(1)])) {
      if (!initial || initial === ' ') continue;
      const swapped = initial.charCodeAt(0) !== first;
      for (let start = this.firstNotBefore(initial); text.charCodeAt(start) === initial.charCodeAt(0);) {
        const end = text.indexOf('\n', start);
        const two = text.charCodeAt(start + 1);
        const three = text.charCodeAt(start + 2);
        const near = swapped ? two === first : two === second || three === third || three === second || two === third;
        if (near) {
          let mark = start + 2;
          while (text.charCodeAt(mark) !== TAB && text.charCodeAt(mark) !== TILDE) mark += 1;
          if (asPrefix || Math.abs(mark - start - typed.length) <= distance) {
            const key = text.slice(start, mark);
            const away = misspelling(typed, key, distance, asPrefix);
            if (away <= distance) {
              found.push({
                entry: {
                  key,
                  offset: Number.parseInt(text.slice(mark + 1, end), 36),
                  weak: text.charCodeAt(mark) === TILDE,
                },
                distance: away,
              });
            }
          }
        }
        start = end + 1;
      }
    }
    return found;
  }

  /** Where in the text the first entry stands that is not before `key`. */
  private firstNotBefore(key: string): number {
    const [low, high] = key.length > 1 ? this.range(key.slice(0, 2)) : [this.indexStart, this.text.length];
    return this.firstBetween(key, low, high);
  }

  /** Where the names stand that begin with these two letters; kept, since every look-up needs one. */
  private range(letters: string): [number, number] {
    const known = this.ranges.get(letters);
    if (known) return known;
    const next = letters.slice(0, -1) + String.fromCharCode(letters.charCodeAt(letters.length - 1) + 1);
    const low = this.firstBetween(letters, this.indexStart, this.text.length);
    const range: [number, number] = [low, this.firstBetween(next, low, this.text.length)];
    if (this.ranges.size > 2000) this.ranges.clear();
    this.ranges.set(letters, range);
    return range;
  }

  private firstBetween(key: string, from: number, to: number): number {
    const { text } = this;
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >> 1;
      let start = middle;
      while (start > from && text.charCodeAt(start - 1) !== NEWLINE) start -= 1;
      if (this.isBefore(start, key)) low = text.indexOf('\n', start) + 1;
      else high = start;
    }
    return low;
  }

  /** Index entries from the first that is not before `key`, in order. */
  private *from(key: string): Generator<TownKey> {
    const { text } = this;
    let start = this.firstNotBefore(key);
    while (start < text.length) {
      const end = text.indexOf('\n', start);
      if (end < 0) return;
      let mark = start;
      while (text.charCodeAt(mark) !== TAB && text.charCodeAt(mark) !== TILDE) mark += 1;
      yield {
        key: text.slice(start, mark),
        offset: Number.parseInt(text.slice(mark + 1, end), 36),
        weak: text.charCodeAt(mark) === TILDE,
      };
      start = end + 1;
    }
  }

  /** Whether the name that stands at `start` comes before `key`. */
  private isBefore(start: number, key: string): boolean {
    for (let index = 0; index < key.length; index += 1) {
      const code = this.text.charCodeAt(start + index);
      if (code === TAB || code === TILDE) return true;
      const wanted = key.charCodeAt(index);
      if (code !== wanted) return code < wanted;
    }
    return false;
  }
}

/** Tables by source. The table and not its promise: in a Worker a promise must not outlive the request that made it. */
const loaded = new WeakMap<GazetteerSource, TownTable>();

/** The towns table of a source, kept once it is loaded. */
export const loadTowns = async (source: GazetteerSource): Promise<TownTable> => {
  const known = loaded.get(source);
  if (known) return known;
  const table = new TownTable(await source());
  loaded.set(source, table);
  return table;
};
