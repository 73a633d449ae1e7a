/** Things that are included, hired or brought: the noun is in a table, the frame around it is read here. */
import { hasLodging } from './lodging-words';
import type { Clause } from './clauses';
import { isVerbalAt } from './grammar';
import { PhraseIndex, longestOnly, splitPhrases } from './phrases';
import { FRAMES, type Frame, type FrameRow } from './rows/frames';
import type { Marks } from './polarity';
import { GEAR, type GearRow } from './rows/gear';
import { isUnder } from './other-denials';
import { isTag, type Tag } from '../tags';
import { someWord, type Sentence, type Token } from './text';

const FRAME_INDEX = new PhraseIndex(FRAMES, ({ phrase }) => [phrase]);
const NOUN_INDEX = new PhraseIndex<GearRow>(GEAR, ({ en, es }) => [...splitPhrases(en), ...splitPhrases(es)]);

export interface GearFact {
  tag: Tag;
  start: number;
  end: number;
}

const tagOf = (frame: Frame | 'refused', thing: string): Tag | undefined => {
  const tag = `${frame}:${thing}`;
  return isTag(tag) ? tag : undefined;
};

/** What has to be brought where the lodging lacks it. */
const LACKED = new Set(
  'towels, beach-towels, bedding, sleeping-bag, cot, highchair, toiletries, hairdryer, cooking-gear, mosquito-net, bathrobe'.split(
    ', ',
  ),
);

/** What one sleeps and cooks with outdoors. */
const CAMP = new Set(['tent', 'sleeping-bag', 'sleeping-mat', 'cooking-gear']);

/** A clause and the verbless pieces that carry its list on. */
const stretch = (clauses: readonly Clause[], at: number): Clause | undefined =>
  clauses.find(({ from, to }) => at >= from && at < to);

interface Place {
  row: FrameRow;
  start: number;
  end: number;
}

const distance = (frame: Place, noun: { start: number; end: number }): number =>
  frame.end <= noun.start ? noun.start - frame.end : frame.start - noun.end;

/** The frame a noun stands in: the nearest one of its clause on the right side, else a bracket's "(… included)". */
const frameFor = (noun: { start: number; end: number }, found: readonly Place[]): Place | undefined => {
  const fitting = found.filter(({ row, start, end }) => {
    if (end <= noun.start) return row.side !== 'before';
    if (start >= noun.end) return row.side !== 'after';
    return false;
  });
  const before = fitting
    .filter(({ end }) => end <= noun.start)
    .sort((a, b) => distance(a, noun) - distance(b, noun))[0];
  const after = fitting
    .filter(({ start }) => start >= noun.end)
    .sort((a, b) => distance(a, noun) - distance(b, noun))[0];
  if (!before || !after) return before ?? after;
  // "The hotel has towels included", "llevo mis esquís y las botas las alquilo": what follows names the thing itself.
  return distance(after, noun) <= distance(before, noun) || after.row.side === 'before' ? after : before;
};

/** Reads a sentence; `mentions` tells whether a word of the whole text begins so. `marks` tell what is denied: "towels are not included" means bringing them. */
export const readGear = (
  { tokens }: Sentence,
  clauses: readonly Clause[],
  marks: Marks,
  mentions: (prefix: string) => boolean,
): GearFact[] => {
  const facts: GearFact[] = [];
  const nouns = longestOnly(
    NOUN_INDEX.find(tokens).filter(({ row }) => row.beside === undefined || splitPhrases(row.beside).some(mentions)),
  );
  if (nouns.length === 0) return facts;
  const places: Place[] = longestOnly(FRAME_INDEX.find(tokens));
  const isTentDenied = nouns.some(({ row, start }) => row.thing === 'tent' && (marks.denied[start] ?? -1) !== -1);
  for (const noun of nouns) {
    const clause = stretch(clauses, noun.start);
    if (!clause || marks.past[noun.start] || marks.unreal[noun.start]) continue;
    // "las gafas y tubo las alquilo" may be cut in the middle of the thing.
    const last = stretch(clauses, noun.end - 1) ?? clause;
    const inClause = places.filter(
      ({ start }) =>
        start >= clause.from &&
        start < last.to &&
        // "Todo mi equipo menos el casco, que me lo prestan": said of what is left out.
        !(start >= noun.end && someWord(tokens, noun.end, start, /^(?:menos|excepto|salvo|except|bar)$/)),
    );
    const previous = clauses[clauses.indexOf(clause) - 1];
    const listed =
      previous && tokens[clause.from]?.gap.includes(':')
        ? places.filter(
            ({ row, start, end }) =>
              row.side !== 'before' &&
              start >= previous.from &&
              start < previous.to &&
              // "Hay una noche de gala: traje …": the colon opens what one takes for it.
              (previous.to - end <= 2 || !/^(?:hay|there)/.test(row.phrase)),
          )
        : [];
    const wider = clause.aside
      ? places
          .filter(({ start }) => start < clause.from || start >= clause.to)
          .filter(({ row, end }) => end <= clause.from && row.side !== 'before')
      : [];
    const frame = frameFor(noun, inClause) ?? frameFor(noun, wider) ?? frameFor(noun, listed);
    const { thing, refuse, onlyThere, onlyOwn, need, none } = noun.row;
    if (none || (onlyOwn && frame?.row.frame !== 'own')) continue;
    const cue = isUnder(tokens, noun.start) ? -1 : (marks.denied[noun.start] ?? -1);
    const frameDenied =
      frame !== undefined &&
      (isDenied(marks, frame, tokens) || (cue !== -1 && (frame.row.side === 'after' ? cue >= frame.start : true)));
    const push = (tag: Tag | undefined) => {
      if (tag) facts.push({ tag, start: noun.start, end: noun.end });
    };
    // "Refugio con cama armada, o sea ni carpa ni saco": no house lacks a tent, so nothing beside it is lacked.
    const isCampRefused =
      isTentDenied &&
      CAMP.has(thing) &&
      cue !== -1 &&
      (!frame || cue >= frame.end) &&
      hasLodging(tokens, 0, noun.start);
    if (isCampRefused) push(refuse === undefined ? undefined : tagOf('refused', refuse));
    else if (frame?.row.frame === 'provided' && isOwnersOwn(tokens, frame)) push(need);
    else if (frame?.row.frame === 'provided')
      push(frameDenied ? (onlyThere ? undefined : tagOf('own', thing)) : tagOf('provided', thing));
    else if (frame?.row.frame === 'rented' && !onlyThere)
      push(frameDenied ? tagOf('own', thing) : tagOf('rented', thing));
    else if (frame?.row.frame === 'own' && isTheirs(tokens, frame)) continue;
    else if (frame?.row.frame === 'own' && !onlyThere) {
      if (!frameDenied) {
        push(tagOf('own', thing));
        push(need);
      } else if (refuse) push(tagOf('refused', refuse));
    } else if (cue !== -1 && LACKED.has(thing) && isLeftOut(noun.start, clause, clauses, places, tokens))
      push(onlyThere ? undefined : tagOf('own', thing));
    else if (cue !== -1 && refuse) push(tagOf('refused', refuse));
    else if (cue === -1 && need) push(need);
  }
  return facts;
};

/** "Tom has his suit, Ana has her dress": a traveller's own, and nothing that is given. */
const isOwnersOwn = (tokens: readonly Token[], { start, end }: Place): boolean =>
  /^(?:has|have|tiene)$/.test(tokens[end - 1]?.text ?? '') &&
  /^(?:his|her|their|su|sus)$/.test(tokens[end]?.text ?? '') &&
  tokens[start - 1] !== undefined;

/** "He packs his own rods": he takes care of them. */
const isTheirs = (tokens: readonly Token[], { start }: Place): boolean =>
  tokens[start]?.text === 'own' &&
  /^(?:his|her|their)$/.test(tokens[start - 1]?.text ?? '') &&
  /^pack(?:s|ed|ing)$/.test(tokens[start - 2]?.text ?? '');

const BRINGS =
  /^(?:bring\w*|tak(?:e|ing)|need\w*|want|pack\w*|add|includ\w+|incluy\w+|carry\w*|llev\w+|necesit\w+|falta|traer|traigo|meter|cargar|quiero|queremos)$/;

/** "Linen provided but not towels", "hay cuna pero no trona": what a list of things found there leaves out. */
const isLeftOut = (
  at: number,
  clause: Clause,
  clauses: readonly Clause[],
  places: readonly Place[],
  tokens: readonly Token[],
): boolean => {
  const previous = clauses[clauses.indexOf(clause) - 1];
  // "Bedding included, towels not."
  if (
    places.some(({ row, start, end }) => row.frame === 'provided' && start >= clause.from && end <= at) &&
    tokens.slice(clause.from + 1, at + 1).some(({ gap }) => gap.includes(','))
  )
    return true;
  // "An unfurnished guest house (no bedding)": what the lodging lacks, unless the words speak of bringing.
  if (
    (hasLodging(tokens, previous?.from ?? clause.from, clause.to) ||
      someWord(tokens, previous?.from ?? clause.from, clause.to, /^(?:kitchens?|kitchenettes?|cocinas?)$/)) &&
    !tokens.slice(clause.from, at).some(({ text }) => BRINGS.test(text))
  )
    return true;
  if (!previous || at - clause.from > 4) return false;
  const bare = !tokens.slice(clause.from, at).some((_, index) => isVerbalAt(tokens, clause.from + index));
  return (
    bare && places.some(({ row, start }) => row.frame === 'provided' && start >= previous.from && start < previous.to)
  );
};

const isDenied = (marks: Marks, frame: Place, tokens: readonly Token[]): boolean => {
  const cue = marks.denied[frame.start] ?? -1;
  return cue !== -1 && cue < frame.start && tokens[cue] !== undefined;
};
