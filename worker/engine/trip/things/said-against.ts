/** What the words right at a list say against it: not used, refused by its owner, or advised in vain. */
import { type Sentence, type Token, wordsOf } from '../../packing/reading/text';
import { leadOf, PARTED } from './lead-word';
import type { ThingGroup } from './mentions';
import { isRefusedBehind } from './refused-behind';
import { isWantedInVain } from './wanted-in-vain';

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

const REFUSES = /^(?:refuses?|refused|hates?|loathes?|detests?|odia|odio|detesta|rechaza)$/;
const OF_REFUSED = /^(?:to|wear|wearing|taking|carrying|all|any|his|her|the|a|an|el|la|los|las|un|una|ponerse|llevar)$/;
/** "Hubby refuses a tux": of whoever hates a thing it does not come. The index of the verb; -1 where nobody does. */
export const refusingVerb = (tokens: readonly Token[], { start, mentions }: ThingGroup): number => {
  if (!mentions.some(({ concept }) => /^(?:garment|footwear|device)$/.test(concept.kind))) return -1;
  let at = start;
  while (at > start - 4 && !PARTED.test(tokens[at]?.gap ?? '') && OF_REFUSED.test(tokens[at - 1]?.text ?? '')) at -= 1;
  return REFUSES.test(tokens[at - 1]?.text ?? '') && !PARTED.test(tokens[at]?.gap ?? '') ? at - 1 : -1;
};

const ADVICE =
  /\b(?:everyone|everybody|someone|somebody|people|others|internet|google|forums?|blogs?|mum|mom|mam|dad|da|ma|mil|mother|father|mother in law|sister|gran|nan|wife|husband|aunt(?:ie|y)?|uncle|bro|brother|cousin|grandma|boss|missus|hubby|boyfriend|girlfriend|friends?|they|she|he) (?:\w+ )?(?:says?|said|tells?|telling|told|reckons?|insists?|recommends?|recommended|suggests?|suggested|wants?|thinks?|going|will|keeps?|asks?|asked|asking) (?:\w+ ){0,4}?(?:to )?(?:bring|bringing|pack|packing|take|taking|carry|buy|get|need)(?: (?:a|an|the|my|our|some|your))*$/;
/** "I've been told to bring a laser pointer": by whom is not said. */
const TOLD =
  /\b(?:been|was|were|got|get|am|are|im|'m|'re) (?:told|advised|asked|urged|nagged|encouraged|tempted) to (?:bring|pack|take|carry|buy|get|wear)(?: (?:a|an|the|my|our|some))*$/;
const DISSENT =
  /^(?:(?:\w+ ){0,5}?(?:but|siao|no|nope|nah|not|ignore|rubbish|nonsense|wrong|overkill|as if|yeah right|why|rolls? eyes|eye roll)\b|(?:i|we) (?:told \w+ no|said no|wont|dont|am not|are not))/;

/** A question that awaits an answer. */
const ASKS =
  /^(?:do|does|did|is|are|was|has|have|should|shall|can|could|would|will|what|which|who|why|how|when|where|if)\b/;

const LAUGHS = /^[\s,.!?…]*(?:lol|lmf?ao|rofl|b?w?a?haha|😂|🤣|🙄|😅|😆)/iu;

/** "Everyone says bring a sleeping pad but we have beds", "mum will say pack an iron, ignore her". */
const advisedInVain = (
  { tokens, question }: Pick<Sentence, 'tokens' | 'question'>,
  { start, end }: ThingGroup,
  next: readonly Token[],
  original: string,
): boolean => {
  if (!/^(?:bring|bringing|pack|packing|take|taking|carry|buy|get|need)$/.test(leadOf(tokens, start))) return false;
  const advice = wordsOf(tokens, start - 10, start);
  if (!ADVICE.test(advice) && !TOLD.test(advice)) return false;
  const opening = wordsOf(tokens, 0, 3);
  // "Dad wants me to take his coat in July??"
  if (question && !ASKS.test(opening)) return true;
  const behind = wordsOf(tokens, end, end + 8) || wordsOf(next, 0, 4);
  // Laughter is not a word of the sentence, so it is looked for in the text itself.
  const last = tokens[end - 1]?.end ?? 0;
  return (
    DISSENT.test(behind) || LAUGHS.test(original.slice(last, last + 16)) || /^(?:not|no|never|dont|wont) /.test(opening)
  );
};

const DONE_WITHOUT =
  /(?:^| )(?:not|never|havent|hasnt|havnt|hadnt) (?:ever |really |even )?(?:needed|owned|worn|used|touched|wanted)(?: (?:a|an|the|my|any|his|her|our|proper|real))*$/;
/** "I have not needed a winter coat since 1991": what one has long done without. */
const longDoneWithout = (tokens: readonly Token[], { start, end }: ThingGroup): boolean =>
  /^(?:since|in|for)$/.test(tokens[end]?.text ?? '') &&
  !PARTED.test(tokens[end]?.gap ?? '') &&
  DONE_WITHOUT.test(wordsOf(tokens, start - 6, start)) &&
  !tokens.slice(end, end + 8).some(({ text }) => /^(?:so|but|buying|bought|getting|need)$/.test(text));

/** Whether it stays behind for what is said right at it. `next` is the sentence after. */
export const isSaidAgainst = (
  sentence: Pick<Sentence, 'tokens' | 'question'>,
  group: ThingGroup,
  next: readonly Token[],
  original: string,
): boolean => {
  const { tokens } = sentence;
  return (
    isRefusedBehind(sentence, group) ||
    notUsed(tokens, group) ||
    isWantedInVain(tokens, group, next) ||
    longDoneWithout(tokens, group) ||
    advisedInVain(sentence, group, next, original)
  );
};
