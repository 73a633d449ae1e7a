/** Where a thing already is: "the stroller's at my sister's", "está donde mi tía". */
import { KIN, SPANISH_DETERMINER } from '../../packing/reading/grammar';
import { wordsOf, type Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { Reading } from './reading';
import type { ThingGroup } from './mentions';
import { isName, PROVIDER } from './somebody';
import type { ThingsContext } from './whose';
import { endsPiece, PIECE_END } from './piece-ends';

/** "walker from the Red Cross is at …": where a thing comes from, or what it is for, stands before the verb. */
const behindOrigin = (tokens: readonly Token[], start: number): number => {
  if (!ORIGIN.test(tokens[start]?.text ?? '')) return start;
  let verb = start + 2;
  while (verb <= start + MOST_OF_ORIGIN && !IS.test(tokens[verb]?.text ?? '')) verb += 1;
  const plain = verb <= start + MOST_OF_ORIGIN && tokens.slice(start, verb + 1).every(({ gap }) => gap.trim() === '');
  return plain ? verb : start;
};
const ORIGIN = /^(?:from|for|of|del?)$/;
const IS = /^(?:is|are|esta|estan)$/;
const MOST_OF_ORIGIN = 5;

/** "The second monitor lives in the Leeds office": where it is kept. */
const LIVES = /^(?:lives?|stays?|kept|hangs?|hanging|stored?)$/;
const ALREADY = /^(?:permanently|always|already|all|both)$/;
const STANDS = /^(?:'s|is|are|esta|estan|r)$/;
const TAKEN: ReadonlySet<string> = new Set(['medicine', 'document', 'papers']);
const CARRIED =
  /^(?:bag|bags|handbag|purse|wallet|pocket|pockets|boot|trunk|car|van|rucksack|backpack|case|suitcase|me|us|glovebox)$/;
const STORE = /^(?:trastero|garaje|armario|altillo|sotano|cochera|bodega|galpon|cobertizo|placard|closet)$/;
const THERE = /^(?:de (?:alli|alla|ahi|la casa|los? \w+|mis? \w+)|del (?:piso|apartamento|depto|chalet))\b/;
const MOST_OF_PLACE = 5;

const isKin = (word: string): boolean =>
  KIN.has(word) || /^(?:nana|nanna|oma|auntie|mommy|mummy|bro|sis|mate|grannie)$/.test(word);

/** "… at nana's", "… at my brothers": whose home it is, where nothing more is said of it. */
const atTheirs = (tokens: readonly Token[], from: number, context: ThingsContext): Reading | undefined => {
  const at = /^(?:my|our|the|his|her|their)$/.test(tokens[from]?.text ?? '') ? from + 1 : from;
  const who = tokens[at];
  if (!who) return undefined;
  const bare = who.text.replace(/s$/, '');
  const apostrophe = tokens[at + 1]?.text === "'s";
  const next = tokens[apostrophe ? at + 2 : at + 1];
  const closed = !next || PIECE_END.test(next.gap) || /^(?:and|so|but|n|already|too|in|on|by|under)$/.test(next.text);
  const somebody = apostrophe
    ? isKin(who.text) || isName(who, Math.max(1, at), context, '')
    : who.text !== bare && isKin(bare);
  return closed && somebody ? { fate: 'provided', by: bare, travellers: [] } : undefined;
};

/** "… donde mi tía", "donde la anfitriona", as a whole piece. */
const whereKin = (tokens: readonly Token[], from: number): Reading | undefined => {
  const at = SPANISH_DETERMINER.test(tokens[from]?.text ?? '') ? from + 1 : from;
  const who = tokens[at]?.text ?? '';
  return endsPiece(tokens, at + 1) && (isKin(who) || PROVIDER.test(who))
    ? { fate: 'provided', by: who, travellers: [] }
    : undefined;
};

/** "Stroller's at my sister's", "the kit is with the lawyer", "está donde mi tía": where a thing already is. */
export function alreadyAt(view: SentenceView, group: ThingGroup, context: ThingsContext): Reading | undefined {
  const { tokens } = view.sentence;
  let at = group.end;
  // "Cot by his mother"
  if (tokens[at]?.text === 'by' && !PIECE_END.test(tokens[at]?.gap ?? '')) {
    const by = tokens[/^(?:the|my|our|his|her)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1];
    return by && KIN.has(by.text) ? { fate: 'other-brings', by: by.text, travellers: [] } : undefined;
  }
  at = behindOrigin(tokens, at);
  const verb = tokens[at]?.text ?? '';
  if (ALREADY.test(verb)) at += 1;
  const lives = LIVES.test(tokens[at]?.text ?? '');
  // "La cuna donde mi tía"
  if (verb === 'donde' && !PIECE_END.test(tokens[at]?.gap ?? '')) return whereKin(tokens, at + 1);
  // "cot n highchair at nana's": where it is, without a verb.
  if (verb === 'at' && !PIECE_END.test(tokens[at]?.gap ?? '')) return atTheirs(tokens, at + 1, context);
  if (!lives && !STANDS.test(verb)) return undefined;
  at += 1;
  while (/^(?:already|still|all|both|ya|todo|todos|todas|down|up|over|out|round)$/.test(tokens[at]?.text ?? ''))
    at += 1;
  const where = tokens[at]?.text ?? '';
  // "wetsuits are already down there in the shed", "the kayaks are over there".
  if (where === 'there' && !PIECE_END.test(tokens[at]?.gap ?? '')) return { fate: 'provided', travellers: [] };
  if (!/^(?:at|with|in|on|en|con|donde)$/.test(where)) return undefined;
  let who = at + 1;
  while (/^(?:my|our|the|his|her|their|mi|mis|el|la|los|las|su|casa|de|del)$/.test(tokens[who]?.text ?? '')) who += 1;
  const token = tokens[who];
  if (lives) {
    if (!/^(?:at|in|en)$/.test(where) || group.mentions.some(({ concept: { kind } }) => TAKEN.has(kind)))
      return undefined;
    const words = tokens.slice(at, at + MOST_OF_PLACE).map(({ text }) => text);
    if (words.some((text) => CARRIED.test(text))) return { fate: 'bring', travellers: [] };
    return { fate: 'provided', travellers: [] };
  }
  // "Ron's outfit is in the van wardrobe already", "ya está en la caravana": what is packed somewhere else.
  const place = tokens.slice(at, at + MOST_OF_PLACE).map(({ text }) => text);
  if (
    /^(?:in|on)$/.test(where) &&
    place.includes('already') &&
    !place.some((text) => CARRIED.test(text) && text !== 'van')
  )
    return { fate: 'provided', travellers: [] };
  // "La sombrilla está en el trastero de allí"
  if (STORE.test(token?.text ?? '') && THERE.test(wordsOf(tokens, who + 1, who + 4)))
    return { fate: 'provided', travellers: [] };
  if (!token) return undefined;
  const person = isKin(token.text) || isName(token, Math.max(1, who), context, '');
  if (PROVIDER.test(token.text) || (where === 'at' && person) || where === 'donde')
    return { fate: 'provided', by: token.text, travellers: [] };
  if (person || /^(?:lawyer|abogado|abogada|tailor|sastre|modista|mechanic|vet|agent|gestor)$/.test(token.text))
    return /^(?:with|con)$/.test(where)
      ? { fate: 'other-brings', by: token.text, travellers: [] }
      : { fate: 'provided', by: token.text, travellers: [] };
  return undefined;
}
