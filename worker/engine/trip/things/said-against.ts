/** What the words right at a list say against it: not used, refused by its owner, or advised in vain. */
import { type Token, wordsOf } from '../../packing/reading/text';
import { leadOf, PARTED } from './lead-word';
import type { ThingGroup } from './mentions';

const NOT_SLEEPING_IN =
  /\b(?:not|never|arent|isnt|wont be|no) (?:be |actually |really )?(?:camping|sleeping|staying|living|travelling|traveling|going|doing it|walking)(?: \w+)? (?:in|with|on|under)(?: (?:a|an|the|any|our|my|big|proper))*$/;
const NO_DORMIMOS_EN =
  /\bno (?:dormimos|dormiremos|dormire|duermo|acampamos|vamos|voy|viajamos|viajo) (?:en|con|bajo)(?: (?:el|la|una|un|los|las|ninguna))*$/;

/** "Not camping in a tent": it is denied that the thing is used. */
const notUsed = (tokens: readonly Token[], { start }: ThingGroup): boolean => {
  if (!/^(?:in|with|on|under|en|con|bajo)$/.test(leadOf(tokens, start))) return false;
  const said = wordsOf(tokens, start - 8, start);
  return NOT_SLEEPING_IN.test(said) || NO_DORMIMOS_EN.test(said);
};

/** "Hubby refuses a tux": of whoever hates a thing it does not come. */
const REFUSES =
  /\b(?:refuses?|refused|hates?|loathes?|detests?|odia|odio|detesta)(?: (?:to wear|wearing|taking|carrying|all|any|his|her|the|a|an|el|la|los|las))*$/;
const refused = (tokens: readonly Token[], { start, mentions }: ThingGroup): boolean =>
  mentions.some(({ concept }) => /^(?:garment|footwear|device)$/.test(concept.kind)) &&
  REFUSES.test(wordsOf(tokens, start - 4, start)) &&
  !tokens.slice(start - 2, start + 1).some(({ gap }) => PARTED.test(gap));

const ADVICE =
  /\b(?:everyone|everybody|someone|somebody|people|others|internet|google|forums?|blogs?|mum|mom|mam|dad|da|ma|mil|mother|father|mother in law|sister|gran|nan|wife|husband|aunt(?:ie|y)?|uncle|bro|brother|cousin|grandma|boss|missus|hubby|boyfriend|girlfriend|friends?|they|she|he) (?:\w+ )?(?:says?|said|tells?|telling|told|reckons?|insists?|recommends?|recommended|suggests?|suggested|wants?|thinks?|going|will|keeps?|asks?|asked|asking) (?:\w+ ){0,4}?(?:to )?(?:bring|bringing|pack|packing|take|taking|carry|buy|get|need)(?: (?:a|an|the|my|our|some|your))*$/;
const DISSENT =
  /^(?:(?:\w+ ){0,5}?(?:but|siao|no|nope|nah|not|ignore|rubbish|nonsense|wrong|overkill|as if|yeah right|why|rolls? eyes|eye roll)\b|(?:i|we) (?:told \w+ no|said no|wont|dont|am not|are not))/;

const LAUGHS = /^[\s,.!?…]*(?:lol|lmf?ao|rofl|b?w?a?haha|😂|🤣|🙄|😅|😆)/iu;

/** "Everyone says bring a sleeping pad but we have beds", "mum will say pack an iron, ignore her". */
const advisedInVain = (
  tokens: readonly Token[],
  { start, end }: ThingGroup,
  opening: string,
  next: readonly Token[],
  original: string,
): boolean => {
  if (!/^(?:bring|bringing|pack|packing|take|taking|carry|buy|get|need)$/.test(leadOf(tokens, start))) return false;
  if (!ADVICE.test(wordsOf(tokens, start - 10, start))) return false;
  const behind = wordsOf(tokens, end, end + 8) || wordsOf(next, 0, 4);
  // Laughter is not a word of the sentence, so it is looked for in the text itself.
  const last = tokens[end - 1]?.end ?? 0;
  return (
    DISSENT.test(behind) || LAUGHS.test(original.slice(last, last + 16)) || /^(?:not|no|never|dont|wont) /.test(opening)
  );
};

/** Whether it stays behind for what is said right at it. `next` is the sentence after. */
export const isSaidAgainst = (
  tokens: readonly Token[],
  group: ThingGroup,
  next: readonly Token[],
  original: string,
): boolean =>
  notUsed(tokens, group) ||
  refused(tokens, group) ||
  advisedInVain(tokens, group, wordsOf(tokens, 0, 3), next, original);
