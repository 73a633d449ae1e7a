/** What bags there are, and how clothes get washed. */
import type { Laundry, Luggage } from '../facts';
import { numberOf } from './numbers';
import type { SentenceView } from './view';
import { PhraseIndex, longestOnly, phraseSet, splitPhrases } from './phrases';
import { BAGS, WASHING } from './rows/bags';
import type { Token } from './text';

const BAG_INDEX = new PhraseIndex(BAGS, ({ phrases }) => splitPhrases(phrases));
const ONLY = phraseSet('only, just, solo, solamente, unicamente, nothing but, nada mas');

const KG = /^(?:kg|kgs|kilo|kilos|kilogram\w*|kilogramos)$/;
const LB = /^(?:lb|lbs|pounds|libras)$/;
const LITRE = /^(?:l|litre|litres|liter|liters|litro|litros)$/;
const BAGGAGE = phraseSet(
  'bag*, luggage, suitcase*, backpack*, rucksack*, pack, carry, each, per person, at most, no more than, como mucho, allowance, limit, max, maximum, weight, up to, baggage, checked, with # kg/kilos, con # kg/kilos, maleta*, mochila*, equipaje, bolsa*, bolso*, maximo, limite, cada uno, cada una, por persona, peso, hasta, factur*, espalda, cargar, trolley, cabina, mano',
);

interface Words {
  luggage: Luggage;
  /** The words it was read from, for the chip. */
  at?: { view: SentenceView; start: number; end: number };
}

/** Reads the bags of a whole description; `days` is the trip's length. */
export const readLuggage = (views: readonly SentenceView[], days: number): Words => {
  let luggage: Luggage = { kind: 'unknown' };
  let at: Words['at'];
  let rank = 0;
  for (const view of views) {
    const { tokens } = view.sentence;
    for (const found of longestOnly(BAG_INDEX.find(tokens))) {
      const cue = view.marks.denied[found.start] ?? -1;
      const off =
        view.marks.past[found.start] === 1 || view.marks.unreal[found.start] === 1 || isAway(view, found.start);
      if (off) continue;
      const { kind } = found.row;
      if (kind === 'none') continue;
      // "Nothing but a backpack" is only read as such because its cue is neutral; a denied hold bag means hand luggage.
      if (kind !== 'no-hold' && cue !== -1 && cue < found.start) {
        if (kind === 'checked' && rank < 3)
          [luggage, at, rank] = [{ ...luggage, kind: 'carry-on' }, { view, ...found }, 3];
        continue;
      }
      if (kind === 'soft') {
        luggage = { ...luggage, soft: true };
        at ??= { view, ...found };
        continue;
      }
      const clause = view.clauses.find(({ from, to }) => found.start >= from && found.start < to);
      const only =
        clause !== undefined &&
        ONLY.has(tokens.slice(Math.max(0, clause.from - 1), Math.min(tokens.length, found.end + 2)));
      // A small rucksack is a day bag on a day out; for two weeks it is the luggage.
      const next = kind === 'no-hold' ? 'carry-on' : kind === 'day-bag' && days > 2 ? 'backpack' : kind;
      const weight =
        kind === 'no-hold'
          ? 4
          : only && next !== 'backpack'
            ? 3
            : next === 'checked'
              ? 2.5
              : next === 'carry-on'
                ? 2
                : next === 'day-bag'
                  ? 1.5
                  : 1;
      if (next === 'backpack') luggage = { ...luggage, backpack: true };
      if (weight > rank) [luggage, at, rank] = [{ ...luggage, kind: next }, { view, ...found }, weight];
    }
    for (const [index, token] of tokens.entries()) {
      const value = numberOf(tokens[index - 1]?.text ?? '');
      if (value === undefined || value <= 0) continue;
      if (
        LITRE.test(token.text) &&
        value >= 10 &&
        value <= 120 &&
        /^(?:backpack|rucksack|pack|carry|bag|duffel|mochila|bolsa|mochilas)$/.test(`${tokens[index + 1]?.text}`)
      )
        luggage = { ...luggage, litres: value };
      else if (
        LITRE.test(token.text) &&
        value >= 15 &&
        value <= 120 &&
        /^(?:mochila|mochilas|de|backpack|rucksack|pack)$/.test(tokens[index - 2]?.text ?? '')
      )
        luggage = { ...luggage, litres: value };
      const kg = KG.test(token.text) ? value : LB.test(token.text) ? value * 0.4536 : undefined;
      if (
        kg !== undefined &&
        kg >= 2 &&
        kg <= 64 &&
        BAGGAGE.has(tokens) &&
        !/^(?:dog|perro|cat|gato|baby|bebe)$/.test(tokens[index + 1]?.text ?? '')
      ) {
        luggage = { ...luggage, limitKg: Math.min(luggage.limitKg ?? 999, Math.round(kg * 10) / 10) };
      }
    }
  }
  return { luggage, ...(at && { at }) };
};

const isAway = ({ clauses, away }: SentenceView, at: number): boolean =>
  away[clauses.findIndex(({ from, to }) => at >= from && at < to)] === true;

const WASH_INDEX = new PhraseIndex(WASHING, ({ phrases }) => splitPhrases(phrases));
const EVERY = phraseSet(
  'laundry/wash/washing/laundromat .. every # (or/to) days, wash .. every #, every # days, cada # dias, cada # o # dias, each # days, every # or # days, every # to # days, every # # days, cada # # dias, cada # dias mas o menos',
);

/** Reads the washing of a whole description; `days` is the trip's length. */
export const readLaundry = (
  views: readonly SentenceView[],
  days: number,
): { laundry: Laundry; at?: Words['at'] } | undefined => {
  let best: { laundry: Laundry; at?: Words['at'] } | undefined;
  let denied: Words['at'];
  for (const view of views) {
    const { tokens } = view.sentence;
    for (const found of longestOnly(WASH_INDEX.find(tokens))) {
      if (view.marks.past[found.start] === 1 || view.marks.unreal[found.start] === 1) continue;
      const cue = view.marks.denied[found.start] ?? -1;
      if (cue !== -1 && (cue < found.start || cue >= found.end)) {
        denied = { view, ...found };
        continue;
      }
      const { every, times } = found.row;
      const every2 = every ?? (times === undefined ? everyDays(tokens) : Math.max(2, Math.ceil(days / (times + 1))));
      if (!best || (best.laundry.everyDays === undefined && every2 !== undefined))
        best = {
          laundry: { available: true, ...(every2 !== undefined && { everyDays: every2 }) },
          at: { view, ...found },
        };
    }
  }
  if (!best && denied) return { laundry: { available: false }, at: denied };
  return best;
};

/** "every 5-6 days" counts as the longer one, so that clothes last. */
const everyDays = (tokens: readonly Token[]): number | undefined => {
  const found = longestOnly(EVERY.find(tokens))[0];
  if (!found) return undefined;
  const values = tokens
    .slice(found.start, found.end)
    .map(({ text }) => numberOf(text))
    .filter((value) => value !== undefined);
  const range = numberOf(tokens[found.end]?.text ?? '');
  const all = range === undefined ? values : [...values, range];
  const most = Math.max(...all);
  return Number.isFinite(most) && most >= 1 && most <= 60 ? Math.round(most) : undefined;
};
