/** Who it is that does something, where the sentence says so behind its things: "quien lleva la nevera es Javi". */
import type { Token } from '../../packing/reading/text';
import type { Frame } from './frames';
import type { ThingGroup } from './mentions';
import { SPANISH_SUBJECT } from './somebody';
import type { Subject } from './subject';

/** "Quien lleva la nevera es Javi", "los que ponen el toldo son mis primos": who it is follows the things. */
export const somebodyBehindIs = (
  tokens: readonly Token[],
  { row, start }: Frame,
  { end }: ThingGroup,
  named: (index: number) => Subject | undefined,
): Subject | undefined => {
  const [before, lead] = [tokens[start - 2]?.text ?? '', tokens[start - 1]?.text ?? ''];
  if (row.side === 'before' || !(/^quien(?:es)?$/.test(lead) || (lead === 'que' && SPANISH_SUBJECT.test(before))))
    return undefined;
  const is = tokens.findIndex(({ text }, at) => at >= end && at <= end + 2 && /^(?:es|son|sera|seran)$/.test(text));
  if (is === -1) return undefined;
  for (let at = is + 1; at < is + 4; at += 1) {
    // "Es mi hermana": the possessive is not yet she.
    const leads = SPANISH_SUBJECT.test(tokens[at]?.text ?? '');
    const found = leads ? undefined : named(at);
    if (found || !leads) return found;
  }
  return undefined;
};

/** "Mensaje de la tía Tere: traigan su cobija": told to those who travel. */
export const isToldToAll = (tokens: readonly Token[], verb: number): boolean =>
  /^(?:traigan|lleven|traed|llevad)$/.test(tokens[verb]?.text ?? '') && tokens[verb - 1]?.text !== 'que';

/** "Shug's got the stove": without an article it is somebody, where "the casita 's got a stove" is a place. */
export const isNickname = (tokens: readonly Token[], { start, end }: Frame): boolean =>
  tokens[start]?.text === "'s" &&
  tokens[end - 1]?.text === 'got' &&
  !/^(?:the|our|a|an|this|that|each|every)$/.test(tokens[start - 2]?.text ?? '');
