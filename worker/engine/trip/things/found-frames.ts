/** The frames of a sentence, each with the side on which its place there puts its things. */
import { wordAnywhere } from '../../packing/reading/anywhere';
import { languageOf } from '../../packing/reading/language';
import { longestOnly, PhraseIndex } from '../../packing/reading/phrases';
import { type Sentence, type Token, wordsOf } from '../../packing/reading/text';
import { FRAMES } from './frame-rows';
import type { FrameRow, Frame } from './frames';
import type { ThingMention } from './mentions';
import { closesPiece, turned } from './frame-side';
import { PIECE_END } from './piece-ends';
import { doubledClitics } from './doubled-clitics';

const FRAME_INDEX = new PhraseIndex<FrameRow>(FRAMES, ({ phrase }) => [phrase]);

/** The phrases of frames in a sentence, on whichever side of things they stand. */
export const phrasesIn = ({ tokens }: Pick<Sentence, 'tokens'>, mentions: readonly ThingMention[]): Frame[] => {
  const isEnglish = languageOf({ tokens }) === 'en';
  return longestOnly(FRAME_INDEX.find(tokens))
    .filter(
      ({ row, start, end }) =>
        row.act !== 'none' &&
        !mentions.some((mention) => start >= mention.start && end <= mention.end) &&
        !isNounOfSupply(tokens, start, end) &&
        !isConceded(tokens, start) &&
        // "They've towels" has them, "they've lost my towels" does not.
        !(row.phrase === "they 've" && !mentions.some((mention) => mention.start === end)) &&
        !(tokens[start]?.text === 'covered' && BODY.test(tokens[start - 1]?.text ?? '')) &&
        !(isEnglish && end - start === 1 && SPANISH_VERB.test(tokens[start]?.text ?? '')),
    )
    .map(({ row, start, end }) => ({ row: { ...row, phrase: wordsOf(tokens, start, end) }, start, end }));
};

/** "Passports even tho they say you don't need em": what others say is set aside. */
const CONCEDED =
  /\b(?:even (?:tho|though|if)|although|though|tho) (?:\w+ ){0,3}(?:say|says|said|reckon|reckons|claim|claims|insist|insists|tell|tells|told)(?: \w+){0,3}$|\baunque (?:\w+ ){0,3}(?:dig|dic|dij)\w+(?: \w+){0,3}$/;
const CONCESSION_REACH = 9;
const hasConcession = wordAnywhere('tho though although if aunque');
const isConceded = (tokens: readonly Token[], start: number): boolean =>
  hasConcession(tokens, start - CONCESSION_REACH, start) &&
  CONCEDED.test(wordsOf(tokens, Math.max(0, start - CONCESSION_REACH), start));

/** "A power supply", "the cover": a noun that is written as a verb of giving. */
const isNounOfSupply = (tokens: readonly Token[], start: number, end: number): boolean =>
  end - start === 1 &&
  /^(?:suppl(?:y|ies)|issues?|covers?|offers?)$/.test(tokens[start]?.text ?? '') &&
  BEFORE_NOUN.test(tokens[start - 1]?.text ?? '') &&
  !PIECE_END.test(tokens[start]?.gap ?? '');
/** "Shoulders and knees covered": how one dresses. */
const BODY =
  /^(?:shoulders?|knees?|arms?|legs?|head|hair|ankles?|elbows?|midriff|cleavage|tattoos?|skin|be|kept?|stay|fully|well)$/;
const BEFORE_NOUN =
  /^(?:power|water|gas|air|oxygen|electric|electricity|fuel|mains|food|battery|medical|office|art|a|an|any|good|spare|pillow|duvet|seat|rain|mattress|my|our|his|her)$/;

/** Spanish verbs that are names and nouns in English: "Da is on warfarin", "Dan brings the tent", "the van". */
const SPANISH_VERB = /^(?:da|dan|van|va|pide|pone|trae)$/;

/** The frames of a sentence, those inside a thing's own words left out; `told` are its phrases. */
export const framesIn = (
  { tokens }: Pick<Sentence, 'tokens'>,
  mentions: readonly ThingMention[],
  told: readonly Frame[],
): Frame[] => {
  // "I forgot my own toothbrush": the verb before says more.
  const governed = told.filter(
    ({ row, start }) =>
      !(row.phrase.endsWith(' own') && told.some((other) => other.end === start && other.row.side === 'after')),
  );
  return [...governed.map((frame) => beforeOwn(frame, mentions)), ...doubledClitics(tokens, mentions, told)]
    .filter((frame) => frame.row.side !== 'end' || closesPiece(tokens, frame, mentions))
    .map((frame) => turned(tokens, frame, mentions))
    .toSorted((a, b) => a.start - b.start);
};

/** "told to bring own pillow", "take my knives": the last word of the frame is the first of the thing's name. */
const beforeOwn = (frame: Frame, mentions: readonly ThingMention[]): Frame => {
  const named = frame.end - frame.start > 1 && mentions.find(({ start }) => start === frame.end - 1);
  return named ? { ...frame, end: named.start } : frame;
};
