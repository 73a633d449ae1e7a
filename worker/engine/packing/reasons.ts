/** Turns the reason templates of an item into the sentence of this trip. */
import { capitalise } from '../capitalise';
import { countryName, currencyName } from '../places/countries';
import type { Locale } from '../locale';
import type { TripFacts } from './facts';
import { isGuess, type Figure, type Season } from './comfort';
import { SCHENGEN } from './country-groups';
import { isOfAge, monthsOfCues, monthsOfItem, within } from './ages';
import { childName, CHILDREN_MONTHS } from './child-name';
import { holds, type Match } from './conditions';
import type { Item } from './knowledge/item';
import type { Counted } from './quantity';
import { tagLabel } from './tag-labels';
import { isTag } from './tags';
import type { Situation } from './signals';
import { counted, inSentence, listOf, metresOf, monthOf } from './wording';

type Slot =
  | 'place'
  /** In place of "in {place}" where the trip is a ship or a road: "on board". */
  | 'aboard'
  | 'country'
  | 'month'
  | 'minC'
  | 'maxC'
  | 'wet'
  | 'days'
  | 'nights'
  | 'people'
  | 'each'
  | 'child'
  | 'plugs'
  | 'permit'
  | 'currency'
  | 'wash'
  | 'elevation'
  /** How long the border wants a passport to be valid. */
  | 'validity'
  /** Days and nights of one leg, for a sentence that names its place. */
  | 'hereDays'
  | 'hereNights';

/** What the slots of one trip say; a missing one makes its templates unusable. */
export type Slots = Partial<Record<Slot, string | undefined>>;

/** Whole percents, as every other place that shows the weather has them. */
const percentOf = (share: number): number => Math.round(share * 100);

/** So many days see most of the seasons. */
const MANY_DAYS = 180;

/** The month of a short trip, the first and the last of a long one. */
function monthName({ facts }: Situation, locale: Locale): string | undefined {
  const [start, end] = [Date.parse(facts.startDate), Date.parse(facts.endDate)];
  if (!Number.isFinite(start) || !Number.isFinite(end)) return undefined;
  if (facts.days <= 45) return monthOf((start + end) / 2, locale);
  // All the months together name none.
  if (facts.days > MANY_DAYS) return undefined;
  return listOf([...new Set([monthOf(start, locale), monthOf(end, locale)])], locale);
}

/** So few wet days (%) are not quoted where rain is told. */
const FEW_WET = 14;
const saysWet = (wet: number, { facts }: Situation): boolean =>
  wet >= (facts.tags['setting:rain'] === undefined ? 5 : FEW_WET);

/** The weather of the stretch that asks for an item, in place of the whole trip's. */
function seasonSlots(season: Season | undefined, situation: Situation): Slots {
  const { locale } = situation.facts;
  if (!season) return {};
  const wet = percentOf(season.wetShare);
  const month = season.month === undefined ? NaN : Date.parse(`${season.month}-15`);
  return {
    minC: isGuess(season, 'minC') ? undefined : `${Math.round(season.minC)} °C`,
    maxC: isGuess(season, 'maxC') ? undefined : `${Math.round(season.maxC)} °C`,
    ...(saysWet(wet, situation) && !isGuess(season, 'wetShare') && { wet: `${wet} %` }),
    ...(Number.isFinite(month) && { month: monthOf(month, locale) }),
  };
}

/** A few borders are content with less than half a year, the Schengen ones with three months and a passport under ten. */
function validityAt(country: string | undefined, locale: Locale): string {
  const schengen = country !== undefined && SCHENGEN.has(country);
  if (locale === 'en')
    return schengen ? 'three months after you leave and issued under ten years ago' : 'six months after you leave';
  return schengen
    ? 'tres meses después de la vuelta y expedido hace menos de diez años'
    : 'seis meses después de la vuelta';
}

const ON_BOARD = { en: 'on board', es: 'a bordo' };
const ON_THE_WAY = { en: 'on the way', es: 'por el camino' };
const isOnTheMove = ({ kind, name }: TripFacts['places'][number]): boolean =>
  kind === 'cruise' || kind === 'route' || /marathon|\bultra\b/iu.test(name.en);

/** Fills every slot of a trip once, for all its reasons. */
export function slotsOf(situation: Situation, here?: { days: number; nights: number }): Slots {
  const { facts, comfort, border } = situation;
  const { locale, laundry, party } = facts;
  const english = locale === 'en';
  // "In Basel", not "in Rhine River Cruise": a stretch of road or sea names itself only when no place on it is known.
  const spots = facts.places.filter(({ kind }) => kind !== 'cruise' && kind !== 'route' && kind !== 'country');
  const names = [...new Set((spots.length > 0 ? spots : facts.places).map((place) => place.name[locale]))]
    .filter((name) => name !== '')
    .map((name) => inSentence(name, locale));
  // "On board", not "in Caribbean Cruise": a ship and a road are no places to be in.
  const moving = spots.length === 0 && facts.places.length > 0 && facts.places.every(isOnTheMove);
  const place =
    names.length === 0 ? facts.destination.trim().slice(0, 60) : names.length > 2 ? names[0] : listOf(names, locale);
  const codes = facts.places.map((one) => one.country).filter((code) => code !== '');
  const country = codes.find((code) => code !== facts.home.country) ?? codes[0];
  const everyDays = laundry.everyDays === undefined ? undefined : Math.round(laundry.everyDays);
  const heights = facts.places.map((one) => one.elevation).filter((metres) => metres >= 1500);
  const wet = percentOf(comfort.wetShare);
  const isKnown = (figure: Figure): boolean => comfort.known && !isGuess(comfort, figure);
  const people = party.adults + party.children.length;
  const slots: Record<Slot, string | undefined> = {
    place: place === '' || moving ? undefined : place,
    aboard: moving ? (facts.places.every(({ kind }) => kind === 'cruise') ? ON_BOARD : ON_THE_WAY)[locale] : undefined,
    country: country === undefined ? undefined : inSentence(countryName(country, locale), locale),
    month: monthName(situation, locale),
    minC: isKnown('minC') ? `${Math.round(comfort.minC)} °C` : undefined,
    maxC: isKnown('maxC') ? `${Math.round(comfort.maxC)} °C` : undefined,
    wet: isKnown('wetShare') && saysWet(wet, situation) ? `${wet} %` : undefined,
    days: counted(facts.days, 'day', locale),
    nights: facts.nights === 0 ? undefined : counted(facts.nights, 'night', locale),
    people: counted(people, 'person', locale),
    each: undefined,
    child: childName(situation, locale),
    plugs: border.plugTypes.length === 0 ? undefined : listOf(border.plugTypes, locale),
    permit: border.permit?.[locale],
    currency: border.currency === undefined ? undefined : currencyName(border.currency, locale),
    wash:
      !laundry.available || everyDays === undefined
        ? undefined
        : everyDays <= 1
          ? english
            ? 'every day'
            : 'cada día'
          : english
            ? `every ${everyDays} days`
            : `cada ${everyDays} días`,
    hereDays: here && counted(here.days, 'day', locale),
    hereNights: here && here.nights > 0 ? counted(here.nights, 'night', locale) : undefined,
    validity: validityAt(country, locale),
    elevation: heights.length === 0 ? undefined : metresOf(Math.max(...heights), locale),
  };
  return Object.fromEntries(Object.entries(slots).filter(([, text]) => text !== undefined));
}

/** "de el Delta" is "del Delta"; no English sentence has these words. */
const contracted = (text: string): string =>
  // Not \b, for which the "ñ" of "España el" is no letter.
  text.replace(/(?<!\p{L})de el /gu, 'del ').replace(/(?<!\p{L})a el /gu, 'al ');

const SLOT = /\{(\w+)\}/g;

const HERE: Record<string, string> = { days: 'hereDays', nights: 'hereNights' };

const PLACE_PART = / (?:in|around|near|en) \{place\}(?![\p{L}])/u;
/** A place at the end of what is said of it. */
const PLACE_LAST = / (?:in|around|near|en) \{place\}(?=$|[,;:.]| in \{| en \{)/u;
/** So short a sentence would say nothing without the place. */
const SAYS_ENOUGH = 24;

/** A template without its "in {place}", where it says enough without. */
export function withoutPlace(template: string): string {
  const rest = template.replace(PLACE_PART, '');
  return rest.length >= SAYS_ENOUGH ? rest : template;
}

/** Writes a template out, or undefined when a slot of it cannot be filled. */
export function fill(sentence: string, slots: Slots): string | undefined {
  let complete = true;
  const { aboard } = slots;
  const template = aboard === undefined ? sentence : sentence.replace(PLACE_LAST, ` ${aboard}`);
  const known: Record<string, string | undefined> = slots;
  const local = /\{nights\}.*\{place\}|\{place\}.*\{nights\}|\{days\} (?:in|en) \{place\}/u.test(template);
  const text = template.replace(SLOT, (_, name: string) => {
    const value = (local ? known[HERE[name] ?? ''] : undefined) ?? known[name];
    if (value === undefined) complete = false;
    return value ?? '';
  });
  return complete ? capitalise(contracted(text)) : undefined;
}

/** The reasons of an item in the language of the trip, best first: its templates that hold and can be filled. */
export function* reasonsOf(
  item: Item,
  match: Match,
  counted: Counted,
  situation: Situation,
  shared: Slots,
  placeIsKnown = false,
  /** Ages in months of the children whom alone the line is for, whose names the slots have. */
  ages: readonly number[] = [],
): Generator<string, undefined> {
  const { locale } = situation.facts;
  const each =
    counted.heads > 1
      ? locale === 'en'
        ? `${counted.each} each`
        : `${counted.each} por persona`
      : locale === 'en'
        ? `${counted.total} in all`
        : `${counted.total} en total`;
  const season = seasonSlots(match.season, situation);
  // A row for children of some ages speaks of all of them; of a row for everybody a reason may speak of the small alone.
  const ofItem = monthsOfItem(item);
  const [from, below] = ofItem ?? [0, CHILDREN_MONTHS];
  const months = [Math.max(from, item.childFrom ?? 0), below] as const;
  const { children } = situation.facts.party;
  const told = ages.length > 0 || !ofItem ? ages : children.map(({ ageMonths }) => ageMonths).filter(within(months));
  for (const why of item.why) {
    const cues = why.if?.filter((cue) => holds(cue, situation) && told.every((age) => isOfAge(cue, age)));
    if (cues?.length === 0) continue;
    const template = placeIsKnown ? withoutPlace(why[locale]) : why[locale];
    const ofWhy = ofItem ? undefined : monthsOfCues(why.if ?? []);
    const child = ages.length > 0 ? shared.child : childName(situation, locale, ofWhy ?? months);
    const text = fill(template, { ...shared, ...season, each, child });
    if (text !== undefined) yield text;
  }
}

/** The reason of an item in the language of the trip: the first of its templates that holds and can be filled. */
export function reasonOf(item: Item, match: Match, counted: Counted, situation: Situation, shared: Slots): string {
  const { locale } = situation.facts;
  const text = reasonsOf(item, match, counted, situation, shared).next().value;
  if (text !== undefined) return text;
  const { cue } = match;
  if (cue !== undefined && isTag(cue)) {
    const label = tagLabel(cue, locale);
    return locale === 'en' ? `Your trip has this on its plan: ${label}` : `En el plan de tu viaje está esto: ${label}`;
  }
  const days = shared.days ?? '';
  return locale === 'en' ? `Useful during the ${days} of this trip` : `Útil en este viaje de ${days}`;
}
