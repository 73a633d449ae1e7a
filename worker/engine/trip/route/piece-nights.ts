/**
 * Nights that a piece of the words tells without standing beside the name: "6 nights up Kilimanjaro in tents", "bus to
 * Kotor for the remaining 4", "una semana en una casa rural por la zona de Sanxenxo"; and nights in a house, a camp or a
 * wilderness that nobody names: "4 nights in a jungle lodge", "dos noches en el desierto".
 */
import { countOf } from './night-counts';
import { COUNT } from './night-words';
import { hasStatedStay, type Told, type TellingWords } from './stated-nights';
import type { RouteName } from './route-names';
import { isUnlisted } from './unlisted-names';

const NUMBER = `${COUNT}|couple of|un par de`;
const WHICH = '(?:the|las?|los|el|our|my)\\s+';
const EDGE = 'first|primer[ao]s?|last|final|ultim[ao]s?|other|otr[ao]s|remaining|restantes';
const LOCATIVE = 'in|at|on|up|down|near|by|en|por|cerca|back';
/** What ends a piece; an "and" only where another number follows. */
const BREAK = new RegExp(
  `[,;!?\\n>→()]|\\.(?=\\s|$)|:\\s|\\s[-–—]\\s|\\b(?:then|luego|despues|de ahi|from there|after that|antes|before|after|y otra)\\b|(?:\\b(?:and|y|n)|&)\\s+(?=(?:${WHICH})?(?:(?:${EDGE})\\s|(?:${NUMBER})\\s|rest\\b|resto\\b|de vuelta\\b|del final\\b))`,
  'g',
);
const UNITED = new RegExp(
  `(?<![\\w.:-])(?:${WHICH})?(?:(${EDGE})\\s+)?(${NUMBER})\\s*(nts?|nites?|nights?|noches?|wks?|weeks?|semanas?|days|dias)(?![\\w])(?!\\s+(?:ago|trek|train|bus|ferry|old|before|later|antes|total|in total|en total))`,
);
/** A number alone, where the piece begins with it or ends on it. */
const OPENING = new RegExp(
  `(?:^|\\b(?:spend|spending|have|do|doing|pasamos|pasar|pasaremos|quedan|hacemos)\\s)\\s*(?:${WHICH})?(?:(${EDGE})\\s+)?(${NUMBER})(?:\\s+(${EDGE}|que quedan|del final|left))?(?=\\s+(?:mas\\s|more\\s)?(?:${LOCATIVE})\\s)`,
);
const ONE_EDGE = new RegExp(
  `^\\s*${WHICH}(first|primera|last|final|ultima|de vuelta|del final|segunda|tercera|cuarta|second|third|fourth)(?:\\s+one)?(?=\\s+(?:\\w+\\s+){0,2}(?:${LOCATIVE})\\s)`,
);
const CLOSING = new RegExp(`(?:${EDGE})\\s+(${NUMBER})\\s*$|\\s(${NUMBER})\\s+(?:mas|more)\\s*$`);
const REST =
  /(?:^|\s)(?:the|el)\s(?:rest|resto|remainder)(?=\s)|^\s*(?:rest|resto)(?=\s(?:in|at|on|en)\s)|\b(?:lo|las|los) que quedan?\b|\bwhat(?:['’]?s| is) left\b/;
/** What stands before the place where one sleeps. */
const AT_PLACE =
  /(?:^|\s)(?:in|at|on|up|down|near|outside|around|by|to|into|en|por|cerca del?|(?:zona|lado|costa|valle|isla) del?)\s+(?:(?:the|el|la|los|las)\s)?$/;
/** Wilderness and houses away from the towns, by what they are called where they have no name. */
const WILD =
  'road|jungle|desert|rainforest|woods|mountains|outback|bush|selva|desierto|bosque|huts|tents|refugios|jaimas';
const HOUSES =
  'lodge|cabin|cottage|farmhouse|farm|ranch|treehouse|yurt|monastery|island|village|cabana|casa rural|cortijo|finca|quinta|isla|pueblo|aldea';
const UNNAMED = new RegExp(
  // "The island" is one that was told of before.
  `(?:(?:^|\\s)(?:in|at|on|up|down|by|en|por)\\s+|^\\s*(?=an?\\s|una?\\s))(?:(?:an?|some|una?|unas|unos)\\s+((?:[a-z]{3,12}\\s+){0,2}(?:${HOUSES}|${WILD}))|(?:the\\s|el\\s|la\\s|los\\s)?((?:[a-z]{3,12}\\s+)?(?:${WILD})))(?![\\w])`,
);
/** What one sleeps in or at by its own name ("el refugio de Urriellu", "sprinkling hut"), or without a roof. */
const CALLED = new RegExp(
  `^\\s*(?:(?:in|at|en)\\s+)?(?:(?:the|a|el|la|un|una)\\s)?(?:(wild camping|camping libre|bivvying|vivaqueando)|((?:refugio|albergue|camping|cabanas?|estancia|hosteria|monasterio|ecolodge|lodge)\\s(?:del?\\s)?(?:(?:la|los|las)\\s)?[a-z]{4,16})|([a-z]{4,16}\\s(?:bothy|hut|campsite|ranch|ecolodge)))(?!\\w|\\sto\\shut)`,
);

/** They go on to it, or sleep in it. */
const ON_TO =
  /(?:^|\s)(?:on(?:wards?)? (?:to|in)|up to|down to|over to|out to|hasta|in|en|at)\s+(?:(?:the|el|la|los|las)\s)?$/;

interface Piece {
  start: number;
  end: number;
}

const piecesOf = (folded: string): Piece[] => {
  const pieces: Piece[] = [];
  let start = 0;
  for (const { index, 0: mark } of folded.matchAll(BREAK)) {
    if (index > start) pieces.push({ start, end: index });
    start = mark === 'y otra' ? index + 2 : index + mark.length;
  }
  pieces.push({ start, end: folded.length });
  return pieces;
};

interface Duration extends Piece {
  told: Told;
}

const positionOf = (...words: (string | undefined)[]): Pick<Told, 'position'> => {
  const said = words.join(' ');
  if (/last|final|ultim|vuelta|quedan|left/.test(said)) return { position: 'last' };
  return /first|primer/.test(said) ? { position: 'first' } : {};
};

const durationAt = (match: RegExpExecArray, told: Told): Duration => ({
  start: match.index,
  end: match.index + match[0].length,
  told,
});

/** How long one stays, by a piece; `before` are the nights that the piece before it tells. */
const durationIn = (text: string, before: number | undefined): Duration | undefined => {
  const united = UNITED.exec(text);
  const nights = countOf(united?.[2]);
  if (united && nights !== undefined)
    return durationAt(united, {
      nights: /^(?:wk|week|sem)/.test(united[3] ?? '') ? nights * 7 : nights,
      ...(united[3]?.startsWith('d') && { inDays: true }),
      ...positionOf(united[1]),
    });
  const rest = REST.exec(text);
  if (rest) return durationAt(rest, { rest: true });
  const another = /^\s*otra(?=\s+(?:en|por)\s)/.exec(text);
  if (another && before !== undefined) return durationAt(another, { nights: before });
  const opening = OPENING.exec(text);
  const opened = countOf(opening?.[2]);
  if (opening && opened !== undefined)
    return durationAt(opening, { nights: opened, bare: true, ...positionOf(opening[1], opening[3]) });
  const edge = ONE_EDGE.exec(text);
  if (edge) return durationAt(edge, { nights: 1, bare: true, ...positionOf(edge[1]) });
  const closing = CLOSING.exec(text);
  const closed = countOf(closing?.[1] ?? closing?.[2]);
  return closing && closed !== undefined ? durationAt(closing, { nights: closed, bare: true }) : undefined;
};

/**
 * Gives names without nights those that their piece tells, and returns the unnamed stops with theirs. Words that tell of
 * a name already are not read again.
 */
export const nightsOfPieces = (
  folded: string,
  text: string,
  names: readonly RouteName[],
  telling: readonly TellingWords[],
  usable: (offset: number) => boolean,
): { name: RouteName; told: Told }[] => {
  const unnamed: { name: RouteName; told: Told }[] = [];
  const taken = telling.filter(({ told }) => hasStatedStay(told));
  let first = 0;
  let before: number | undefined;
  for (const { start, end } of piecesOf(folded)) {
    while ((names[first]?.end ?? Infinity) <= start) first += 1;
    if (end - start < 5 || end - start > 160) continue;
    const piece = folded.slice(start, end);
    const duration = durationIn(piece, before);
    if (!duration || !usable(start + duration.start + 1)) continue;
    before = duration.told.nights;
    const from = start + duration.start;
    const to = start + duration.end;
    if (taken.some((one) => one.start < to && from < one.end)) continue;
    const inside: number[] = [];
    for (let index = first; index < names.length && (names[index]?.start ?? Infinity) < end; index += 1)
      inside.push(index);
    if (inside.some((index) => hasStatedStay(telling[index]?.told ?? {}))) continue;
    const slept = inside.filter((index) => {
      const name = names[index];
      return (
        name &&
        name.kind !== 'demonym' &&
        ((piece.slice(0, name.start - start).trim() === '' &&
          // "Antibiotics 5 days".
          !(isUnlisted(name) && /d(?:ay|ia)s$/.test(folded.slice(from, to)))) ||
          AT_PLACE.test(folded.slice(Math.max(start, name.start - 24), name.start)))
      );
    });
    const after = slept.find((index) => (names[index]?.start ?? 0) >= to);
    const own = telling[after ?? slept.at(-1) ?? -1];
    if (own) {
      own.told = duration.told;
      Object.assign(own, { start: Math.min(own.start, from), end: Math.max(own.end, to) });
      continue;
    }
    const called = CALLED.exec(piece.slice(duration.end));
    const house = called ?? UNNAMED.exec(piece);
    // "Straight on to the Mara, 4 nights in a tented camp": the house stands at the place before it.
    const previous = names[first - 1];
    const reached = telling[first - 1];
    if (
      !called &&
      house?.[1] !== undefined &&
      previous &&
      reached &&
      !hasStatedStay(reached.told) &&
      previous.candidates.length > 0 &&
      !/[.;!?\n]/.test(folded.slice(previous.end, start)) &&
      ON_TO.test(folded.slice(0, previous.start).slice(-24))
    ) {
      Object.assign(reached, { told: duration.told, end: to });
      continue;
    }
    const key = house?.[1] ?? house?.[2] ?? house?.[3];
    if (!house || key === undefined || inside.length > 0) continue;
    const at = start + (called ? duration.end : 0) + house.index + house[0].length - key.length;
    const words = text.slice(at, at + key.length);
    unnamed.push({
      name: { words, key, start: at, end: at + words.length, kind: 'place', candidates: [], score: 5 },
      told: duration.told,
    });
  }
  return unnamed;
};
