/** Lists told in one breath, without commas. */
import type { Token } from '../../packing/reading/text';
import type { Frame } from './frames';
import type { ThingGroup } from './mentions';

/** "Nada de sus remedios el auto matafuego": without a comma an article after a thing opens another piece. */
export const isRunOn = (tokens: readonly Token[], from: number, to: number): boolean => {
  const between = tokens.slice(from + 1, to + 1);
  return (
    !between.some(({ text, gap }) => /[^ ]/.test(gap) || /^(?:y|e|ni|o|u|and|or|nor)$/.test(text)) &&
    between.some(
      ({ text }, at) =>
        /^(?:el|la|los|las)$/.test(text) && !/^(?:de|en|con|a|para|por)$/.test(between[at - 1]?.text ?? ''),
    )
  );
};

/** "Nada de sus remedios el matafuego": an article without a comma opens what is not denied. */
export const opensAnother = (
  tokens: readonly Token[],
  { end }: Frame,
  group: ThingGroup,
  groups: readonly ThingGroup[],
): boolean =>
  groups.some((one) => one.start >= end && one.end <= group.start && isRunOn(tokens, one.end - 1, group.start));
