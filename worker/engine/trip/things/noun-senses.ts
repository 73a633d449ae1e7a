/** English nouns whose words around them tell whether they name a thing, and which: "tent, bag, mat", "her church dress". */
import type { Token } from '../../packing/reading/text';
import { PIECE_END } from './piece-ends';

const isAmongBeds = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 5), at + 6)
    .some(({ text }) => /^(?:mats?|pads?|tents?|bivvy|bivi|karrimat|thermarest|rollmat)$/.test(text));

/** "Tent, bag, mat": the bag one sleeps in, an entry of its own beside a mat or a pillow. */
export const isSleepingBag = (tokens: readonly Token[], at: number): boolean =>
  /^bags?$/.test(tokens[at]?.text ?? '') &&
  isAmongBeds(tokens, at) &&
  /^(?:|own|a|my|and|or|the|each)$/.test(PIECE_END.test(tokens[at]?.gap ?? ',') ? '' : (tokens[at - 1]?.text ?? '')) &&
  (at + 1 === tokens.length ||
    PIECE_END.test(tokens[at + 1]?.gap ?? '') ||
    /^(?:and|or|each)$/.test(tokens[at + 1]?.text ?? ''));

const NO_DRESS_BEFORE =
  /^(?:and|or|but|then|also|just|people|women|girls|boys|kids|guests|everyone|everybody|all|locals|how|well|please|so|fancy|smart|national|traditional|full|highland|formal|evening|of|what|which)$/;
/** "Her church dress" is one; "we dress warm", "dress code" and a bare "dress" are none. */
export const isNoDress = (tokens: readonly Token[], at: number): boolean =>
  at === 0 ||
  PIECE_END.test(tokens[at]?.gap ?? '') ||
  NO_DRESS_BEFORE.test(tokens[at - 1]?.text ?? '') ||
  /^(?:code|codes|up|down|warm|warmly|smart|well|shop|rehearsal|accordingly|like|as|in)$/.test(
    tokens[at + 1]?.text ?? '',
  );

/** "My mate Shaz": a friend, where in Spanish it is a drink. */
export const isFriend = (tokens: readonly Token[], at: number): boolean =>
  /^mates?$/.test(tokens[at]?.text ?? '') &&
  /^(?:my|our|his|her|their|a|some|two|three|four|best|old|good|work|school|uni|the|me|\d+)$/.test(
    tokens[at - 1]?.text ?? '',
  );

/** "Wellies for the locks", "21 locks a day": those of a canal. */
export const isCanalLock = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'locks' &&
  ((tokens[at - 1]?.number !== undefined && /^(?:a|per|each|every|to)$/.test(tokens[at + 1]?.text ?? '')) ||
    /^(?:at|for|through|between|past|of|in|by) (?:the|all|these)?$/.test(
      `${tokens[at - 2]?.text ?? ''} ${tokens[at - 1]?.text ?? ''}`,
    ));
