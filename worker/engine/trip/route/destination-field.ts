/** The destination field as typed, made ready for reading: short forms written out, hedges and returns understood. */
import { fold, wordsOf, type Word } from '../../places/fold';
import type { Gazetteer } from '../../places/gazetteer';
import { beginsAName } from '../../places/destination-words';
import { findPlacesInText } from '../../places/mentions';
import { knownNames } from '../../places/names';
import { ORDINARY_WORDS } from '../../places/ordinary-words';
import { fullName } from './abbreviations';
import { withoutCounty } from './counties';

export interface DestinationField {
  text: string;
  /** Words of the field that only name where one lands: "Kigali (uganda really)", "south island NZ (chch return)". */
  hubs: string[];
  /** Where they start from: "Badrinath from Bengaluru", "Iquitos desde Yurimaguas". */
  from?: string;
}

const HEDGE =
  /^(.*?)[([]\s*(?:but\s|pero\s)?(?:the\s)?([^)\]]+?)\s*,?\s+(?:really|actually|mostly|en realidad|realmente)\s*[)\]]/i;
const FORMER = /[([]\s*(?:ex|antes|antigua(?:mente)?|aka|a\.k\.a\.?)\s[^)\]]*[)\]]/gi;
const RETURN =
  /([\p{L}\p{M}. ]+?)\s+(?:return|rtn|retn|round trip|ida y vuelta|in and out|i\/v)(?=\s*(?:$|[)\],;]))/giu;
/** "…from Bengaluru", "(from Wrenbury)", "…saliendo de Cali"; not the ends of a way, "from Tui to Santiago". */
const START =
  /[\s,]+[([]?\s*(?:(?:leaving|starting|flying|driving)\s+)?(?:from|desde|ex)\s+(?!(?:the|el|la)\s)([^()[\],;>/]+?)\s*[)\]]?\s*$/iu;
const TO = /\s(?:to|a|al|hasta|till|-|–|>|→)\s/i;
/** "(por Dakar)", "via Doha": only changed at. */
const VIA =
  /[\s,]*[([]\s*(?:via|por|through|llegando (?:por|a)|con escala en|(?:we |i )?(?:fly(?:ing)?|land(?:ing)?) in(?:to)?|aterriz\w+ en|vol(?:ando|amos) a)\s+([^()[\],;>/]+?)\s*[)\]]/giu;
const SURPLUS =
  /\b(?:multi[- ]?stop|road ?trip|trip|tour|holiday|hols|vacation|vacay|vacaciones|viaje|interrail(?:ing)?|city break|overland(?=\s*$)|por tierra)\b:?/gi;

/** In the case of the field: a capital in one name would make the others ordinary words. */
const inCaseOf = (text: string, key: string): string =>
  /\p{Lu}/u.test(text) ? key.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) : key;

/** Writes short forms out: "barca" → "Barcelona". */
const writeOut = (gazetteer: Gazetteer, text: string): string => {
  const words = wordsOf(text);
  const known = (key: string): boolean => gazetteer.towns.beginsWith(key).whole || knownNames(key).length > 0;
  /** "la paz", "viña del mar": more words make a name. */
  const begins = (key: string): boolean => known(key) || gazetteer.towns.beginsWith(key).longer;
  let written = '';
  let from = 0;
  for (let index = 0; index < words.length; index += 1) {
    for (let length = Math.min(4, words.length - index); length > 0; length -= 1) {
      const window = words.slice(index, index + length);
      const [first] = window;
      const last = window.at(-1);
      if (!first || !last || /[,;>/()+&]/.test(text.slice(first.start, last.end))) continue;
      if (text[last.end] === '-' || text[first.start - 1] === '-') continue;
      const key = window.map((word) => word.key).join(' ');
      const next = words[index + length];
      // "Hospital La Fe" is no Los Angeles.
      if (key === 'la' && next && !/^LA$/.test(text.slice(first.start, first.end))) break;
      // "la paz" is no Los Angeles.
      if (length === 1 && next && /^\s+$/.test(text.slice(last.end, next.start)) && begins(`${key} ${next.key}`)) break;
      // "Rochester, New York", "Saugerties NY": behind a name it may be the state.
      const isState =
        /^(?:new york|ny)$/.test(key) &&
        /[\p{L}.],?\s*$/u.test(text.slice(0, first.start)) &&
        !/\b(?:and|y|e|to|a|then|via|in|en)\s*$/i.test(text.slice(0, first.start));
      const full = isState ? undefined : fullName(key, text.slice(first.start, last.end), true);
      // "Zoji La": a pass.
      if (key === 'la' && /\p{L}\s+$/u.test(text.slice(0, first.start)) && text.slice(first.start, last.end) === 'La')
        break;
      // "Goecha La" is no Los Angeles.
      if (!full && length > 1 && known(key)) {
        index += length - 1;
        break;
      }
      if (!full) continue;
      // "St John USVI" has a place of its own as it is written.
      if (full.key !== key && length > 1 && known(key) && !known(full.key)) {
        index += length - 1;
        break;
      }
      written += `${text.slice(from, first.start)}${inCaseOf(text, full.key)}`;
      from = last.end;
      index += length - 1;
      break;
    }
  }
  return written + text.slice(from);
};

const CONNECTORS = new Set('and y e then to a luego via n or o plus the la el'.split(' '));

/** "Ski Val Thorens", "surf Ericeira": what one does there. */
const PURSUIT = /^(?:ski|surf|gym|ride|trek|camp|spa|beach|festival|wedding|boda|playa|camping|wine|food|music)$/;

/** "Caribe sur": a part of the place before it. */
const DIRECTION = /^(?:norte|sur|este|oeste|centro|central|north|south|east|west|centre|center)$/;

/** In a field of nothing but names, "split hvar dubrovnik", an ordinary word is a place too: it is set apart from the others. */
const setApart = (gazetteer: Gazetteer, text: string): string => {
  const words = wordsOf(text);
  const ordinary: Word[] = [];
  let names = 0;
  for (let index = 0; index < words.length;) {
    let taken = 0;
    for (let length = Math.min(4, words.length - index); length > 0 && taken === 0; length -= 1) {
      const window = words.slice(index, index + length);
      // "Loreto, Baja California Sur": no name goes on behind a comma.
      if (/[,;>/]/.test(text.slice(window[0]?.start, window.at(-1)?.end))) continue;
      const key = window.map((word) => word.key).join(' ');
      if (gazetteer.towns.beginsWith(key).whole || knownNames(key).length > 0) taken = length;
    }
    const word = words[index];
    if (taken > 0) names += 1;
    else if (!CONNECTORS.has(word?.key ?? '')) return text;
    const next = words[index + 1];
    const isHead = word && next && beginsAName(word.key) && /^\s+$/.test(text.slice(word.end, next.start));
    if (
      taken === 1 &&
      word &&
      ORDINARY_WORDS.has(word.key) &&
      !PURSUIT.test(word.key) &&
      !DIRECTION.test(word.key) &&
      !isHead
    )
      ordinary.push(word);
    index += taken || 1;
  }
  if (names < 2) return text;
  let apart = text;
  for (const { start, end } of ordinary.toReversed())
    apart = `${apart.slice(0, start)}/ ${apart.slice(start, end)} /${apart.slice(end)}`;
  return apart.replace(/^\s*\/|\/\s*$/g, '');
};

/** "Camp Nou, Barcelona": where no table has what stands before it, the county or province is all that is known. */
const withKnownTown = (gazetteer: Gazetteer, field: string, home: string | undefined): string => {
  const short = withoutCounty(field, home);
  if (short === field) return field;
  const comma = short.lastIndexOf(',');
  const country = knownNames(fold(short.slice(comma + 1))).find((name) => name.type === 'country')?.code;
  // "Cosquín, Córdoba": of the Córdoba that has a Cosquín.
  const isKnown = findPlacesInText(gazetteer, short.slice(0, comma), 'es', { lax: true }).some(
    ({ kind, candidates }) =>
      (kind === 'place' || kind === 'region') &&
      (country === undefined || candidates.some(({ place }) => place.country === country)),
  );
  return isKnown ? short : field;
};

/** "Stanley, Falklands", "El Salvador (Chile)": a hand-written place with the name that tells it from its namesakes. */
const wholeName = (field: string): string | undefined => {
  const bare = field.replace(/[\s,()]+/g, ' ').trim();
  return knownNames(fold(bare)).some(({ type }) => type === 'leisure') ? bare : undefined;
};

/** Words and signs of a name that elsewhere are taken off or part two names. */
const KEPT_WHOLE = /&|\b(?:tour|trip|holiday)\b/i;

/** "Boppard am Rhein", "Bradford on Avon": where no table has the whole, the town without its river or hills. */
const withoutRiver = (gazetteer: Gazetteer, field: string): string => {
  const [whole = '', town = ''] =
    /^(\p{Lu}[\p{L}-]{3,}) (?:am|an der|im|bei|ob der|sur|sous|upon|on|al|sul|del|de la) [\p{L} ]+$/u.exec(field) ?? [];
  const isKnown = (name: string): boolean => gazetteer.called(fold(name), 1).length > 0;
  return whole !== '' && !isKnown(whole) && isKnown(town) ? town : field;
};

export const readField = (gazetteer: Gazetteer, destination: string, home?: string): DestinationField => {
  const hubs: string[] = [];
  const typed = destination.normalize('NFC').slice(0, 300).replace(FORMER, ' ');
  const whole = wholeName(typed);
  // "Tour Down Under", "Kennet & Avon Canal": a name that has words or signs which part or hedge others.
  if (whole !== undefined && KEPT_WHOLE.test(whole)) return { text: whole.replace(/\s*&\s*/g, ' '), hubs };
  let text = whole ?? withoutRiver(gazetteer, withKnownTown(gazetteer, typed, home));
  const hedge = HEDGE.exec(text);
  if (hedge?.[1] && hedge[2]) {
    hubs.push(writeOut(gazetteer, hedge[1].trim()));
    text = `${hedge[1].trim()} / ${hedge[2]}${text.slice(hedge[0].length)}`;
  }
  const start = START.exec(text);
  const from = start?.[1];
  if (start && start.index > 1 && from && !TO.test(from)) text = text.slice(0, start.index);
  text = text.replace(VIA, (_, name: string) => {
    hubs.push(writeOut(gazetteer, name.trim()));
    return ` / ${name.trim()}`;
  });
  text = text.replace(RETURN, (_, name: string) => {
    hubs.push(writeOut(gazetteer, name.trim()));
    return name;
  });
  const written = writeOut(gazetteer, text.replace(SURPLUS, ' '))
    .replace(/\s{2,}/g, ' ')
    .trim();
  return {
    text: setApart(gazetteer, written),
    hubs,
    ...(start && start.index > 1 && from && !TO.test(from) && { from: writeOut(gazetteer, from) }),
  };
};
