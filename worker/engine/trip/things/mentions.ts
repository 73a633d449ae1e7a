/** Finds the things of the lexicon in a sentence, as single mentions and as the lists they stand in. */
import { JOINS } from '../../packing/reading/grammar';
import { numberOf } from '../../packing/reading/numbers';
import { readSentences, type Sentence, type Token } from '../../packing/reading/text';
import type { ThingConcept } from './concept';
import { findThings } from './find';

/** A thing named at token `start` to `end` (exclusive). */
export interface ThingMention {
  concept: ThingConcept;
  start: number;
  end: number;
  quantity?: number;
}

/** Things that one frame governs: "tents, mats and the kitchen". */
export interface ThingGroup {
  mentions: ThingMention[];
  start: number;
  end: number;
}

const MAX_COUNT = 60;

/** How many: a number right before the thing or before its adjectives ("two warm jackets"). */
const countBefore = (tokens: readonly Token[], start: number): number | undefined => {
  for (let index = start - 1; index >= Math.max(0, start - 3); index -= 1) {
    const token = tokens[index];
    if (!token || /[,;:()]/.test(tokens[index + 1]?.gap ?? '')) return undefined;
    if (JOINS.has(token.text)) return undefined;
    const value = numberOf(token.text);
    if (value !== undefined) {
      // "80m rope", "40l bag", "3 day": a measure, not a count.
      if (
        /^(?:kg|kgs|kilos?|l|litres?|m|km|cm|lb|lbs|days?|dias?|nights?|noches?|years?|anos?|months?|meses|hours?|horas?|weeks?|semanas?|am|pm|mm)$/.test(
          tokens[index + 1]?.text ?? '',
        )
      )
        return undefined;
      return Number.isInteger(value) && value >= 1 && value <= MAX_COUNT ? value : undefined;
    }
  }
  return undefined;
};

/** The things named in a sentence with their numbers, the longest reading at each spot. */
export function mentionsIn({ tokens }: Sentence): ThingMention[] {
  const taken: ThingMention[] = [];
  for (const { row: concept, start, end } of findThings(tokens)) {
    if (taken.some((other) => start < other.end && end > other.start)) continue;
    const quantity = countBefore(tokens, start);
    taken.push({ concept, start, end, ...(quantity !== undefined && { quantity }) });
  }
  return taken.toSorted((a, b) => a.start - b.start);
}

const FILLER =
  /^(?:the|a|an|my|our|your|his|her|their|some|any|all|own|both|extra|spare|new|old|good|big|small|little|large|light|heavy|warm|thick|thin|long|short|black|white|red|blue|green|grey|brown|pair|pairs|of|set|sets|bit|couple|few|plus|one|el|la|los|las|un|una|unos|unas|mi|mis|su|sus|tu|tus|nuestro|nuestra|nuestros|nuestras|otro|otra|otros|otras|de|del|buen|buena|buenos|buenas|grande|grandes|pequeno|pequena|largo|larga|corto|corta|negro|negra|blanco|blanca|grueso|gruesa|gruesos|gruesas|par|pares|todo|todos|todas|algun|alguna|tambien|also|too|even|her|him|baby|work|steel|toe|demo|clean|proper|thermal|waterproof|with|con|original|attested|que)$/;
const CONNECTOR = /^(?:and|y|e|or|o|u|nor|ni|plus|mas)$/;

/** Joins mentions that stand in one list; a verb, a "but" or a clause between them parts the list. */
export function groupThings(tokens: readonly Token[], mentions: readonly ThingMention[]): ThingGroup[] {
  const groups: ThingGroup[] = [];
  for (const mention of mentions) {
    const last = groups.at(-1);
    if (last && inOneList(tokens, last.end, mention.start)) {
      last.mentions.push(mention);
      last.end = mention.end;
    } else groups.push({ mentions: [mention], start: mention.start, end: mention.end });
  }
  return groups;
}

const inOneList = (tokens: readonly Token[], from: number, to: number): boolean => {
  if (to - from > 4) return false;
  for (let index = from; index <= to; index += 1)
    if (/[()[\]:;–—]|\s-\s/.test(` ${tokens[index]?.gap ?? ''} `.replace('  ', ' '))) return false;
  for (let index = from; index < to; index += 1) {
    const { text, number } = tokens[index] ?? { text: '', number: undefined };
    if (!FILLER.test(text) && !CONNECTOR.test(text) && number === undefined) return false;
  }
  return true;
};

/** The concept that words name by themselves, the last and longest where they name several ("dog's towel" is a towel). */
export function conceptOf(words: string): ThingConcept | undefined {
  return findThings(readSentences(words)[0]?.tokens ?? [])
    .toSorted((a, b) => a.end - a.start - (b.end - b.start) || a.start - b.start)
    .at(-1)?.row;
}
