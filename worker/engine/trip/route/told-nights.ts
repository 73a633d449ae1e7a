/** Nights, days and dates that the words give to a place: "2 nts petra", "calgary 3 nts", "del 4 al 9 en Mendoza". */
import { numberOf } from '../../packing/reading/numbers';
import { datesBetween } from '../../weather/trip-dates';
import type { RouteName } from './route-names';

export interface Told {
  nights?: number;
  /** Days told where nights are not ("one day in"). */
  days?: number;
  /** First night and day of departure, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  /** Said to be the end of the trip, or its start. */
  position?: 'first' | 'last';
  /** Stands for itself without a unit ("houston 5"): only believed beside others that have one. */
  bare?: boolean;
  /** All that is left of the trip. */
  rest?: boolean;
}

/** Digits may touch the unit ("3nts"), words may not ("and" is no day). */
const NUMBER =
  '(\\d{1,3}(?=\\s*[a-z])|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|couple of|couple|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|un par de)(?=\\s))';
const UNIT =
  '(nts?|nites?|nights?|n|d|days?|wks?|weeks?|weekend|months?|noches?|dias?|semanas?|mes(?:es)?|finde|fin de semana)';
const TO_PLACE = '(?:(?:in|at|on|near|around|en|d|de|por|a|to)\\s+)?(?:the\\s|el\\s|la\\s|los\\s|las\\s)?';
/** A few words may stand between: "3 nts at her aunts in berlin", "1 bedouin camp in wadi rum". */
const BETWEEN =
  "(?:(?:(?!night|train|bus|nights|then|and|luego)[a-z'&]+\\s+){0,4}(?:in|at|en|near)\\s+(?:the\\s|el\\s|la\\s)?)?";
const BEFORE = new RegExp(
  `(?:^|[^\\w])${NUMBER}\\s*(?:full\\s|whole\\s|lovely\\s)?${UNIT}\\s+(?:${BETWEEN}|${TO_PLACE})$`,
);
const POSITION_BEFORE =
  /(?:the |las? |los |el )?(?:(first|primer(?:[ao]s?)?|opening)|(last|final|ultim[ao]s?))\s+(?:(\d{1,2}|two|three|four|five|six|dos|tres|cuatro|cinco|seis|couple of|few)\s+)?(?:nts?|nights?|noches?|days?|dias?|week|semana|weekend|finde)\s+(?:\w+\s+){0,2}?(?:(?:in|at|en)\s+)?(?:the\s|el\s|la\s)?$/;
/** "las 2 últimas en Tamarindo". */
const LAST_BEFORE =
  /(?:las|los|the)\s+(?:(\d{1,2}|dos|tres|two|three)\s+ultim[ao]s|last\s+(\d{1,2}|two|three))\s+(?:(?:in|at|en)\s+)(?:the\s|el\s|la\s)?$/;
const BARE_BEFORE = new RegExp(
  `(?:^|[,;.(>/+&]|\\b(?:and|then|y|luego|despues))\\s*(?:el resto|(\\d{1,2}))\\s+(?:${BETWEEN}|${TO_PLACE})$`,
);
const AFTER = new RegExp(
  `^\\s*(?:with\\s+(?:a\\s+)?)?(?:(?:trek|trail|hike|camp|cruise|tour|safari|circuit|lodge|hotel|beach|city)\\s+)?[(:=x-]?\\s*(?:for|por|durante)?\\s*x?\\s*${NUMBER}\\s*${UNIT}(?![\\w])`,
);
/** "Lisboa, 3 noches,": between commas. */
const AFTER_COMMA = new RegExp(
  `^\\s*,\\s*(?:for\\s|por\\s)?${NUMBER}\\s*(nts?|nights?|noches?|weeks?|wks?|semanas?)\\s*(?=$|[,.;)]|and\\b|y\\b|then\\b|luego\\b)`,
);
const BARE_AFTER = /^\s*(?:for\s)?[(x]?\s?(\d{1,2})\)?\s*(?:$|[,.;)>/&+\n]|y\b|and\b|then\b|luego\b|->|→)/;
/** "Canggu last 2": without an article, at the end of its piece. */
const LAST_BARE_AFTER =
  /^\s*(?:for\s)?(?:my\s|our\s)?last\s+(\d{1,2}|two|three|few)(?:\s+(?:nts?|nights?|days?))?\s*(?=$|[,.;)])/;
/** "Overnight in Chartres". */
const OVERNIGHT_BEFORE =
  /(?:^|[^\w])(?:overnight(?:ing)?(?: stop| stay)?|break(?:ing)? (?:the|our) (?:journey|drive)|stop(?:ping)? (?:off |over )?(?:for )?(?:a|one|1|the) night|noche de paso|hacemos noche)\s+(?:in|at|near|en)\s+(?:the\s)?$/;
const ON_THE_WAY =
  /^(?:\s+(?:for\s)?(?:\d|one|a)\s?(?:nts?|nights?))?\s*[,(]?\s*(?:both ways|on (?:the|our|my) way|en route|de camino|going (?:down|up|out)|heading (?:down|up|out))(\s+(?:back|home|de vuelta))?/;
/** "The rest in Portree", "Rome for the rest". */
const REST_BEFORE =
  /(?:^|[^\w])(?:the\s|el\s)?(?:rest|resto)(?: of (?:the|our) (?:trip|time|week|holiday|days))?(?: (?:on the beach|with cousins|with family|del viaje))?\s+(?:in|at|near|en)\s+(?:the\s)?$/;
const REST_AFTER = /^\s*(?:for\s|por\s)?(?:the\s|el\s)(?:rest|resto|remainder)\b/;
const LAST_AFTER =
  /^\s*(?:\w+\s+){0,3}?(?:the|las?|los|el)\s+(?:(\d{1,2}|two|three|dos|tres)\s+)?(?:last|ultim[ao]s?)(?:\s+(\d{1,2}|two|three|dos|tres))?(?!\s+(?:en|in|at)\b)/;
const RANGE =
  '(?:from |between |del? |desde |entre )?(?:the |el )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)?(?: \\w{3,9})?\\s*(?:to|till|until|-|–|al?|hasta|and|y)\\s*(?:the |el )?(\\d{1,2})(?:st|nd|rd|th)?(?! ?(?:kg|lb|l\\b|nts?|nights?|noches|days|dias|people|cm|%|km|am|pm))';
const RANGE_BEFORE = new RegExp(
  `(?:from |between |del |desde el |entre el )(?:the |el )?${RANGE.replace('(?:from |between |del? |desde |entre )?(?:the |el )?', '')}(?: (?:of )?\\w{3,9})?,?\\s+(?:we(?:'re| are)\\s+|estamos\\s+|i'?m\\s+)?(?:in|at|en)\\s+(?:the\\s|la\\s|el\\s)?$`,
);
const RANGE_AFTER = new RegExp(
  `^\\s*[(,:]?\\s*(?:from the |from |del )${RANGE.replace('(?:from |between |del? |desde |entre )?(?:the |el )?', '')}`,
);

const ANOTHERS = /^\s+(?:in|at|en)\s+(?:the\s)?/;

const count = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  if (word === 'a' || word === 'an') return 1;
  if (word.startsWith('couple') || word.startsWith('un par')) return 2;
  return numberOf(word);
};

const spanOf = (number: number, unit: string): Told => {
  if (/^(?:wk|week$|weeks|sem)/.test(unit)) return { nights: number * 7 };
  if (/^(?:weekend|fin)/.test(unit)) return { nights: number * 2 };
  if (/^(?:month|mes)/.test(unit)) return { nights: number * 30 };
  if (unit.startsWith('d')) return number >= 2 ? { nights: number } : { days: number };
  return { nights: number };
};

/** The date of the trip that falls on a day of the month. */
const dateOn = (day: number, dates: readonly string[]): string | undefined =>
  dates.find((date) => Number(date.slice(8)) === day);

/**
 * What the words around a name tell of its length. Words before `from` belong to the name before it; `until` is where the
 * words end that this name takes for itself.
 */
export const toldOf = (
  folded: string,
  name: RouteName,
  trip: { startDate: string; endDate: string },
  from: number,
  /** Where the next name begins. */
  next?: number,
): { told: Told; until: number } => {
  const left = folded
    .slice(Math.max(0, name.start - 64, Math.min(from, name.start)), name.start)
    .replace(/^.*[!?\n;](?=\s)/s, '')
    .replace(/^.*\.\s/s, '')
    // "7 noches: Punta del Este, Ilhabela, Búzios": the nights of the whole list.
    .replace(/^.*(?:noches|nights|nts|dias|days):\s/s, '');
  const right = folded.slice(name.end, name.end + 48);
  const ahead = (told: Told, match: RegExpExecArray): { told: Told; until: number } => ({
    told,
    until: name.end + match[0].length,
  });
  const behind = (told: Told): { told: Told; until: number } => ({ told, until: name.end });
  const between = (match: RegExpExecArray | null): Told | undefined => {
    if (!match) return undefined;
    const dates = datesBetween(trip.startDate, trip.endDate);
    const start = match[1] && dateOn(Number(match[1]), dates);
    const rest = start ? dates.filter((date) => date > start) : [];
    const end = match[2] && dateOn(Number(match[2]), rest);
    return start && end ? { from: start, to: end, nights: dates.indexOf(end) - dates.indexOf(start) } : undefined;
  };
  const rangeBefore = between(RANGE_BEFORE.exec(left));
  if (rangeBefore) return behind(rangeBefore);
  const rangeMatch = RANGE_AFTER.exec(right);
  const rangeAfter = between(rangeMatch);
  if (rangeMatch && rangeAfter) return ahead(rangeAfter, rangeMatch);

  const positioned = POSITION_BEFORE.exec(left);
  if (positioned) {
    const whole = /semana|week\b/.test(positioned[0]) ? 7 : 1;
    return behind({ nights: count(positioned[3]) ?? whole, position: positioned[1] ? 'first' : 'last' });
  }
  const lastBefore = LAST_BEFORE.exec(left);
  if (lastBefore) return behind({ nights: count(lastBefore[1] ?? lastBefore[2]) ?? 1, position: 'last' });
  const way = ON_THE_WAY.exec(right);
  const position = way ? { position: way[1] ? ('last' as const) : ('first' as const) } : {};
  if (OVERNIGHT_BEFORE.test(left)) return behind({ nights: 1, ...position });
  if (REST_BEFORE.test(left) || REST_AFTER.test(right)) return behind({ rest: true });
  const lastBare = LAST_BARE_AFTER.exec(right);
  if (lastBare) return ahead({ nights: count(lastBare[1]) ?? 2, position: 'last' }, lastBare);
  const before = BEFORE.exec(left);
  const numberBefore = count(before?.[1]);
  if (numberBefore !== undefined && before?.[2]) return behind({ ...spanOf(numberBefore, before[2]), ...position });
  const after = AFTER.exec(right) ?? AFTER_COMMA.exec(right);
  const numberAfter = count(after?.[1]);
  // "Stuttgart one night in Muscat": the night belongs to the place behind it.
  const others =
    after !== null &&
    !/[(,:=-]/.test(after[0]) &&
    ANOTHERS.test(right.slice(after[0].length)) &&
    next !== undefined &&
    next - name.end < after[0].length + 14;
  if (after?.[2] && numberAfter !== undefined && !others) return ahead(spanOf(numberAfter, after[2]), after);
  const lastNight = /^\s*(?:for\s)?(?:the\s|my\s|our\s)?last\s+ni(?:ght|te)\b/.exec(right);
  if (lastNight) return ahead({ nights: 1, position: 'last' }, lastNight);
  const last = LAST_AFTER.exec(right);
  if (last && (last[1] ?? last[2]) !== undefined)
    return ahead({ nights: count(last[1] ?? last[2]) ?? 1, position: 'last' }, last);
  const bareAfter = BARE_AFTER.exec(right);
  if (bareAfter?.[1]) return ahead({ nights: Number(bareAfter[1]), bare: true }, bareAfter);
  const bareBefore = BARE_BEFORE.exec(left);
  if (bareBefore?.[1]) return behind({ nights: Number(bareBefore[1]), bare: true });
  return behind({});
};

/** Nights that are told of no named place ("4 nts Disney hotel"), in order. */
export const unassignedNights = (folded: string, names: readonly RouteName[]): { nights: number; at: number }[] =>
  [
    ...folded.matchAll(
      /(?:^|[^\w])(\d{1,2}|two|three|four|five|six|dos|tres|cuatro|cinco|seis)\s*(?:nts?|nights?|noches?)\s+(?!train|bus|ferry|in total|total)([^.;!?\n]*)/g,
    ),
  ].flatMap((match) => {
    const nights = count(match[1]);
    const rest = match.index + match[0].length;
    const taken = names.some(
      ({ start, end }) =>
        (start >= match.index && start < Math.min(rest, match.index + 64)) ||
        (end <= match.index + 2 && match.index - end < 4),
    );
    const own = /^[^,]*?(?=,|\bthen\b|\bluego\b|\band\b|\by\b|$)/.exec(match[2] ?? '')?.[0] ?? '';
    const inOwn = names.some(
      ({ start }) => start >= match.index && start < rest - (match[2] ?? '').length + own.length,
    );
    return nights !== undefined && (!taken || !inOwn) ? [{ nights, at: match.index }] : [];
  });
