/** The destination field as typed, made ready for reading: short forms written out, hedges and returns understood. */
import { wordsOf } from '../../places/fold';
import type { Gazetteer } from '../../places/gazetteer';
import { knownNames } from '../../places/names';
import { fullName } from './abbreviations';

export interface DestinationField {
  text: string;
  /** Words of the field that only name where one lands: "Kigali (uganda really)", "south island NZ (chch return)". */
  hubs: string[];
}

const HEDGE =
  /^(.*?)[([]\s*(?:but\s|pero\s)?(?:the\s)?([^)\]]+?)\s*,?\s+(?:really|actually|mostly|en realidad|realmente)\s*[)\]]/i;
const HEDGE_FIRST = /^(.*?)[([]\s*(?:really|actually|well|o sea|en realidad)\s+([^)\]]+?)\s*[)\]]/i;
const FORMER = /[([]\s*(?:ex|formerly|antes|antigua(?:mente)?|aka|a\.k\.a\.?)\s[^)\]]*[)\]]/gi;
const RETURN =
  /([\p{L}\p{M}. ]+?)\s+(?:return|rtn|retn|round trip|ida y vuelta|in and out|i\/v)(?=\s*(?:$|[)\],;]))/giu;
const SURPLUS =
  /\b(?:multi[- ]?stop|road ?trip|trip|tour|holiday|hols|vacation|vacay|vacaciones|viaje|interrail(?:ing)?|city break)\b:?/gi;

const titled = (key: string): string => key.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Writes short forms out: "barca" → "Barcelona". */
const writeOut = (gazetteer: Gazetteer, text: string): string => {
  const words = wordsOf(text);
  const known = (key: string): boolean => gazetteer.towns.beginsWith(key).whole || knownNames(key).length > 0;
  let written = '';
  let from = 0;
  for (let index = 0; index < words.length; index += 1) {
    for (let length = Math.min(4, words.length - index); length > 0; length -= 1) {
      const window = words.slice(index, index + length);
      const [first] = window;
      const last = window.at(-1);
      if (!first || !last || /[,;>/()+&]/.test(text.slice(first.start, last.end))) continue;
      const key = window.map((word) => word.key).join(' ');
      const next = words[index + length];
      // "la paz" is no Los Angeles.
      if (length === 1 && next && /^\s+$/.test(text.slice(last.end, next.start)) && known(`${key} ${next.key}`)) break;
      const full = fullName(key, text.slice(first.start, last.end), true);
      if (!full || (full.key !== key && length > 1 && known(key) && !known(full.key))) continue;
      written += `${text.slice(from, first.start)}${titled(full.key)}`;
      from = last.end;
      index += length - 1;
      break;
    }
  }
  return written + text.slice(from);
};

export const readField = (gazetteer: Gazetteer, destination: string): DestinationField => {
  const hubs: string[] = [];
  let text = destination.normalize('NFC').slice(0, 300).replace(FORMER, ' ');
  const hedge = HEDGE.exec(text) ?? HEDGE_FIRST.exec(text);
  if (hedge?.[1] && hedge[2]) {
    hubs.push(writeOut(gazetteer, hedge[1].trim()));
    text = `${hedge[1].trim()} / ${hedge[2]}${text.slice(hedge[0].length)}`;
  }
  text = text.replace(RETURN, (_, name: string) => {
    hubs.push(writeOut(gazetteer, name.trim()));
    return name;
  });
  return {
    text: writeOut(gazetteer, text.replace(SURPLUS, ' '))
      .replace(/\s{2,}/g, ' ')
      .trim(),
    hubs,
  };
};
