/** What is said of a whole list after it: "snorkel: the gear is hired", "…, so do not pack", "… y las bolas los lleva el equipo". */
import { isVerbalAt } from '../../packing/reading/grammar';
import { type Token, wordsOf } from '../../packing/reading/text';
import type { Frame } from './frames';
import { isForWriter } from './frame-of-another';
import type { Entry } from './thing-entry';

/** "Snorkel: el equipo lo rentamos", "Skis: the gear is hired": what becomes of the gear becomes of the thing it is of. */
export const shareAfterColon = (tokens: readonly Token[], entries: readonly Entry[]): void => {
  for (const [at, entry] of entries.entries()) {
    const gear = entries[at + 1];
    if (!entry.bare || gear?.concept !== 'equipment' || !/^(?:rented|provided)$/.test(gear.reading.fate)) continue;
    if (tokens[entry.end]?.gap.includes(':') === true && gear.start - entry.end <= 1) entry.reading = gear.reading;
  }
};

/** "Los uniformes, la sudadera del club y las bolas los lleva el equipo": a "los" that its last thing does not agree with is of all. */
export const shareOfAll = (tokens: readonly Token[], ours: readonly Entry[]): void => {
  const at = tokens.findIndex(
    ({ text, gap }, index) => text === 'los' && !/[^ ]/.test(gap) && isVerbalAt(tokens, index + 1),
  );
  const last = at === -1 ? undefined : ours.findLast(({ end }) => end <= at && at - end <= 1);
  if (!last?.mention || !/as?$/.test(tokens[last.mention.start]?.text ?? '')) return;
  for (const entry of ours) {
    const between = tokens.slice(entry.end, last.start);
    const goesOn = !between.some(({ gap }, index) => /[;:.()–—]/.test(gap) || isVerbalAt(tokens, entry.end + index));
    if (entry.bare && entry.end <= last.start && goesOn) entry.reading = last.reading;
  }
};

/** "…, no lo listes", "so do not pack", "Maquillaje, joyas, como comprenderán, no.": said of all the sentence names. */
export function closeWithNo(
  tokens: readonly Token[],
  frames: readonly Frame[],
  used: ReadonlySet<Frame>,
  ours: readonly Entry[],
): void {
  const last = tokens.at(-1);
  const leave = frames.find(
    (frame) =>
      frame.row.act === 'leave' &&
      (!used.has(frame) || /\bany of\b/.test(frame.row.phrase)) &&
      frame.end >= tokens.length - 1 &&
      /^(?:(?:dont|do not) \w+ any(?: of (?:that|it|those|them|this))?|no l[oa]s? \w+|dont \w+|do not \w+|so no|not needed|no need)$/.test(
        wordsOf(tokens, frame.start, frame.end),
      ),
  );
  // "…, no", "…, no no no"
  let closing = tokens.length - 1;
  while (tokens[closing]?.text === 'no' && tokens[closing - 1]?.text === 'no') closing -= 1;
  const no = last?.text === 'no' && /,/.test(tokens[closing]?.gap ?? '') && closing > 2;
  if (!leave && !no) return;
  const before = leave?.start ?? closing;
  for (const entry of ours)
    if (entry.bare && entry.end <= before && entry.reading.fate === 'bring' && !isForWriter(tokens, entry.end))
      entry.reading = { ...entry.reading, fate: 'stays' };
}
