/** The bags a sentence names, each with the number, weight and litres that stand beside it. */
import { longestOnly } from '../../packing/reading/phrases';
import { someWord, type Token, wordsOf } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { Bag } from '../schema';
import { type BagRow, INDEX, SHARED } from './bag-words';

const AIRLINE =
  /^(?:ryanair|easyjet|wizz|wizzair|vueling|volotea|jetstar|emirates|etihad|klm|iberia|avianca|latam|aeromexico|volaris|vivaaerobus|jetblue|spirit|frontier|delta|united|norwegian|lufthansa|qantas|airasia|scoot|flybe|jet2|tui|level|wingo|jetsmart|sky|aerolineas|flybondi|gol|azul|copa|qatar|turkish|indigo|kenya|ethiopian|cebu|virgin|british|lingus|american|southwest|alaska|finnair|sas|transavia|eurowings|safair|flysafair|spicejet|akasa|airpeace|arajet|egyptair|saudia|luggage|baggage|bag|bags|allowance|limit|equipaje|limite|maximo|maximum|most|max|peso|permit\w*)$/;
const KG = /^(?:kg|kgs|kilo|kilos|kilogram\w*)$/;
const LB = /^(?:lb|lbs|pound|pounds|libras)$/;
const LITRE = /^(?:l|litre|litres|liter|liters|litro|litros|ltr|lts)$/;
const POUND = 0.4536;
/** More than is carried by hand, kilograms. */
const HAND_KG = 12;
const PAST_USE = /^(?:lost|took|had|used|broke|perdi\w*|perdieron|lleve|rompi\w*)$/;

/** A bag that a sentence names. */
export interface Mention {
  row: BagRow;
  start: number;
  end: number;
  count?: number;
  kilograms?: number;
  litres?: number;
}

/** Weights of a sentence by token, kilograms. */
interface Weight {
  at: number;
  kilograms: number;
  unit: boolean;
}

const weightsOf = (tokens: readonly Token[]): Weight[] =>
  tokens.flatMap((token, at): Weight[] => {
    const next = tokens[at + 1]?.text ?? '';
    const value = token.number;
    if (value === undefined || value <= 0) return [];
    if (KG.test(next) || (next === 'k' && value <= 40))
      return value <= 64 ? [{ at, kilograms: value, unit: true }] : [];
    if (LB.test(next)) return value <= 140 ? [{ at, kilograms: Math.round(value * POUND * 10) / 10, unit: true }] : [];
    return value >= 5 && value <= 35 && Number.isInteger(value) ? [{ at, kilograms: value, unit: false }] : [];
  });

const readCount = (tokens: readonly Token[], start: number): number | undefined => {
  for (let index = start - 1; index >= Math.max(0, start - 2); index -= 1) {
    const { text, number } = tokens[index] ?? { text: '', number: undefined };
    if (/[,;:()]/.test(tokens[index + 1]?.gap ?? '')) return undefined;
    if (/^x$/.test(tokens[index - 1]?.text ?? '') && /^x$/.test(tokens[index + 1]?.text ?? '')) return undefined;
    if (text === 'x' || /^(?:checked|big|large|shared|small|soft|paid|for|ryanair)$/.test(text)) continue;
    if (KG.test(text) || LB.test(text) || LITRE.test(text)) return undefined;
    return number !== undefined && number >= 1 && number <= 20 && Number.isInteger(number) ? number : undefined;
  }
  return undefined;
};

const near = (one: { start: number; end: number }, at: number): number =>
  at < one.start ? one.start - at : at >= one.end ? at - one.end + 1 : 0;

/** A "+", a comma or an "and" between a weight and a bag: the weight is another bag's ("30kg + 7 cabin"). */
const partedFrom = (tokens: readonly Token[], one: { start: number; end: number }, at: number): boolean => {
  const [from, to] = at < one.start ? [at + 1, one.start] : [one.end, at];
  return tokens.slice(from, to + 1).some(({ gap, text }) => /[+,;&]/.test(gap) || /^(?:and|y|plus|mas)$/.test(text));
};

/** "No llevo más que una mochila", "nothing but a rucksack": the denial leaves this one. */
const isAllThereIs = (tokens: readonly Token[], start: number): boolean =>
  /(?:^| )(?:mas que|nothing but|anything but|other than|nothing except|more than)(?: \w+){0,2}$/.test(
    wordsOf(tokens, start - 5, start),
  );

/** "We carry 7 kg", "porters carry": what they do, and no bag. */
const isVerb = (tokens: readonly Token[], start: number, end: number): boolean =>
  end - start === 1 &&
  tokens[start]?.text === 'carry' &&
  /^(?:we|i|they|you|he|she|it|to|who|that|will|ll|can|must|have|dont|not|porters?|mules?|horses?|donkeys?|people|guides?)$/.test(
    tokens[start - 1]?.text ?? '',
  );

const COACH = /^(?:bus|micro|bondi|colectivo|autobus|autocar|flota|buseta|barco|ferry|lancha|tren)$/;
/** "En la bodega del bus": no hold of a plane. */
const isOnBus = (tokens: readonly Token[], start: number): boolean =>
  tokens[start]?.text === 'bodega' && someWord(tokens, start + 1, start + 4, COACH);

const NOT_ONE = /^(?:no|sin|without|nobody|nadie|ningun\w*)$/;

/** "55x40x20" and "22x14x9 inches" go overhead. */
const bySize = (row: BagRow, tokens: readonly Token[], start: number): BagRow => {
  const sides = [0, 2, 4].map((step) => tokens[start + step]?.number ?? 0);
  const longest = Math.max(...sides);
  return !sides.includes(0) && (longest > 45 || (longest < 30 && longest > 19)) ? { ...row, kind: 'cabin' } : row;
};

/** "No facturo, mochila de 40x20x25": a "no" before another bag and a comma is that bag's. */
const afterOther = (tokens: readonly Token[], start: number, mentioned: number): number =>
  mentioned === 0
    ? 0
    : Math.max(
        0,
        tokens.findLastIndex(
          ({ gap, text }, at) => at <= start && at >= mentioned && gap.includes(',') && !/^(?:ni|nor|or|o)$/.test(text),
        ),
      );

/** A kind of bag that is not taken, and where that is said. */
export interface Denied {
  kind: Bag['kind'];
  start: number;
  end: number;
}

/** The bags of a sentence, the kinds it denies, and weights that stand beside no bag. */
export function mentionsOf(view: SentenceView): { mentions: Mention[]; denied: Denied[]; loose: number[] } {
  const { tokens } = view.sentence;
  const mentions: Mention[] = [];
  const denied: Denied[] = [];
  /** Where the first bag ends. */
  let mentioned = 0;
  for (const { row: named, start, end } of longestOnly(INDEX.find(tokens))) {
    const row = named.kind === 'personal' ? bySize(named, tokens, start) : named;
    if (mentions.some((other) => start < other.end && end > other.start)) continue;
    const before = mentioned;
    mentioned ||= end;
    const position = view.clauses.findIndex(({ from, to }) => start >= from && start < to);
    if (view.marks.past[start] === 1 || view.marks.unreal[start] === 1) continue;
    if (someWord(tokens, view.clauses[position]?.from ?? 0, end, PAST_USE)) continue;
    if (view.away[position] === true) continue;
    const cue = view.marks.denied[start] ?? -1;
    const no = cue !== -1 && cue < start && !isAllThereIs(tokens, start);
    if (
      no ||
      (someWord(
        tokens,
        Math.max(start - 6, row.kind === 'backpack' ? 0 : afterOther(tokens, start, before)),
        start,
        NOT_ONE,
      ) &&
        !isAllThereIs(tokens, start))
    ) {
      if (!(row.kind === 'backpack' || row.kind === 'day')) denied.push({ kind: row.kind, start, end });
      continue;
    }
    if (
      row.kind === 'hold' &&
      /^factur|^document|^despach/.test(tokens[start]?.text ?? '') &&
      /^(?:sin|no)$/.test(tokens[start - 1]?.text ?? '')
    ) {
      denied.push({ kind: 'hold', start, end });
      continue;
    }
    // "Mochila portabebés": it carries the baby.
    if (/^(?:portabebe\w*|porteo)$/.test(tokens[end]?.text ?? '')) continue;
    if (isVerb(tokens, start, end) || isOnBus(tokens, start)) continue;
    // A "cabin" is a bag only beside a weight or with other bags ("+ 7 cabin").
    const lone = /^(?:cabin|carry)$/.test(tokens[start]?.text ?? '') && end - start === 1;
    if (lone && !tokens.slice(Math.max(0, start - 3), end + 3).some(({ number }) => number !== undefined)) continue;
    // "23kg check in", "7kg hand": the words of a desk and of the body, but behind a weight those of a bag.
    const said = wordsOf(tokens, start, end);
    if (/^(?:check ?in|hand)$/.test(said) && !KG.test(tokens[start - 1]?.text ?? '')) continue;
    const count = readCount(tokens, start);
    mentions.push({ row, start, end, ...(count !== undefined && { count }) });
  }
  const weights = weightsOf(tokens);
  const loose: number[] = [];
  let looseAt = 0;
  for (const weight of weights) {
    const reachable = mentions.filter((one) => !partedFrom(tokens, one, weight.at));
    const closest = reachable.toSorted((a, b) => near(a, weight.at) - near(b, weight.at))[0];
    const distance = closest ? near(closest, weight.at) : 99;
    // Without a unit the number must stand right at the bag: "maleta de 23", "7 cabin".
    const reach = weight.unit ? 5 : 2;
    if (closest && distance <= reach && !(weight.at >= closest.start && weight.at < closest.end)) {
      if (!weight.unit && (closest.count === weight.kilograms || weight.kilograms < 5)) continue;
      closest.kilograms = Math.min(closest.kilograms ?? 99, weight.kilograms);
      if (closest.count === weight.kilograms) delete closest.count;
    } else if (weight.unit) {
      loose.push(weight.kilograms);
      looseAt = weight.at;
    }
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (
      token?.number === undefined ||
      !LITRE.test(tokens[at + 1]?.text ?? '') ||
      token.number < 10 ||
      token.number > 150
    )
      continue;
    const closest = mentions.toSorted((a, b) => near(a, at) - near(b, at))[0];
    if (closest && near(closest, at) <= 3) closest.litres = token.number;
  }
  if (loose.length === 0) return { mentions, denied, loose };
  // "20 kg + 7 hand carry": what is more than hands carry, beside what they do, goes in the hold.
  const besideHand =
    mentions.some(({ row }) => row.kind === 'cabin') &&
    loose.length === 1 &&
    Math.max(...loose) > HAND_KG &&
    mentions.every(({ row, start }) => row.kind !== 'cabin' || partedFrom(tokens, { start, end: start + 1 }, looseAt));
  const told =
    besideHand ||
    someWord(tokens, 0, tokens.length, AIRLINE) ||
    ((SHARED.has(tokens) || weights.some(({ at }) => tokens[at - 1]?.text === 'x')) && Math.min(...loose) > HAND_KG);
  return { mentions, denied, loose: told ? loose : [] };
}
