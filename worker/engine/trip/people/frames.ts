/** What the words around a mention say of the person: travels, hosts, is met, stays home, gives things, is spoken of. */
import { afterOf, beforeOf } from './mentions';
import { partOfOwner, TREATED } from './owner-of-feast';
import { isListedFor } from './listed-for';
import { isGrandchildToBe } from './birth';
import { CARES_FOR, isChildOfWriter } from './aged-beside-writer';
import { joinsLater, otherTimeOf } from './other-time';
import { bringsBesideWriter } from './named-by-activity';
import { isSpokenTo } from './spoken-to';
import type { Mention } from './mention';
import { textAfter, textBefore, personWordAt, type Lexeme } from './lexemes';
import { OWNERS } from './before-noun';
import {
  hasBirthday,
  GOES_WITH,
  isOnlyDescribed,
  isCompanyOfOthers,
  isMentionedByVerb,
  isMinded,
  isMindedThere,
  MADE_BY,
  MAKES_READY,
  isTalkOf,
  isPetMinder,
  VISITS_LATER,
} from './only-described';
import {
  BORN_TO_OTHERS,
  BURIED,
  CONTRACTED,
  DEAD,
  DOES_A_THING,
  FAMILY_OF_HOSTS,
  TREAT_FOR,
  FIRST_OF,
  GAVE_BIRTH,
  GIVEN,
  GIVES,
  GOT_THROUGH,
  HOSTED,
  HOSTS,
  IS_WRITER,
  LEADER,
  LEFT,
  LIVES_WITH,
  MET,
  MINDED,
  NOT_FOR,
  OF_A_CROWD,
  PAST_TRIP,
  STAYS_ON_WITH,
  REMEMBERED,
  STILL_SO,
  SAYS,
  SPOKEN,
  SUPPLIES,
  THEIR_HOUSE,
  TRAIT,
  TRAVELS,
  VISITED,
  VISITS,
  WANTS_A_GIFT,
  WITH,
} from './frame-patterns';
import {
  AT_HOME,
  FOLLOWS_WITH,
  HOME,
  HOME_WITH,
  IN_BRACKET,
  IN_THE_END,
  LIKE,
  STAYS_TOO,
  THING_STAYS,
  WISHED_WITH,
} from './stays-home';
import { choosesTrip, comesAlong } from './says-travels';
import { type SaidPart } from './part';
import { isWriterInOtherWords } from './writer-mention';
import { isTakenAlong } from './taken-along';
import { isOwnerBehindThing, isTheirThing, ownsThing, seesToThings } from './thing-owner';

/** Months of age that no parent of a writer is under. */
const YOUNGEST_PARENT = 300;

/** What one mention says of itself. */
export const partOf = (lexemes: readonly Lexeme[], mention: Mention, opensChain: boolean): SaidPart => {
  if (mention.kind === 'self') return 'travels';
  const before = opensChain ? beforeOf(lexemes, mention) : '';
  const after = afterOf(lexemes, mention);
  const close = mention.entry?.close === true;
  const head = lexemes[mention.head];
  if (isWriterInOtherWords(lexemes, mention)) return 'writer';
  if (isListedFor(lexemes, mention)) return 'travels';
  // "Soy la niñera de Sofía (5) y voy con ella": whom the writer takes care of on the way.
  if (mention.kind === 'name' && CARES_FOR.test(textBefore(lexemes, mention.from, 5))) return 'travels';
  // "con Julián el entrenador": who leads them there.
  if (mention.kind === 'name' && LEADER.test(after)) return 'provider';
  const negated = LEFT.test(textBefore(lexemes, mention.from, 5)) || NOT_FOR.test(textBefore(lexemes, mention.from, 4));
  if (negated && mention.kind === 'person') return mention.owner === '' || mention.owner === 'a' ? 'spoken-of' : 'home';
  if (
    mention.kind === 'person' &&
    mention.count === undefined &&
    !/^(?:mine|ours)$/.test(mention.owner) &&
    IS_WRITER.test(before) &&
    !/^(?:friend|colleague)$/.test(mention.entry?.role ?? '')
  )
    return 'writer';
  // "Mam's never been on a plane", "voy con mis primos, uno acabó mal el año pasado": no other trip.
  const past = head?.text === 'ex' ? PAST_TRIP.test(textBefore(lexemes, mention.from, 8)) : head?.past;
  if (past && !GOES_WITH.test(before) && !STILL_SO.test(after)) return 'past';
  if ((mention.kind === 'person' && REMEMBERED.test(after)) || (BURIED.test(before) && !after.startsWith("'s ")))
    return 'past';
  // "Por mi papá que ya cumple un año": since he died.
  if (
    mention.entry?.role === 'parent' &&
    mention.owner === 'mine' &&
    mention.ages.some((months) => months < YOUNGEST_PARENT)
  )
    return 'past';
  // "My late husband and I loved it there"
  if (DEAD.test(lexemes[mention.head - 1]?.text ?? '') && OWNERS[lexemes[mention.head - 2]?.text ?? ''] !== undefined)
    return 'past';
  // "Nil lleva la chaqueta de su primo": whose the thing is.
  if (mention.owner === 'theirs' && mention.ages.length === 0 && isOwnerBehindThing(lexemes, mention))
    return 'spoken-of';
  // "My kid's teacher", "our son's dog": another one is meant.
  if ((mention.apostrophe && personWordAt(lexemes, mention.to + 1)) || ownsThing(lexemes, mention)) return 'spoken-of';
  if (mention.stage === 'baby' && mention.owner === 'a' && BORN_TO_OTHERS.test(before)) return 'met';
  // "The frock is coming over with the bride": whose day it is takes care of her own bag.
  if (
    /^(?:bride|groom)$/.test(mention.entry?.key ?? '') &&
    mention.owner === 'the' &&
    opensChain &&
    mention.ages.length === 0 &&
    !/^(?:and|&|\+) (?:me|i)\b/.test(after)
  )
    return 'met';
  // "Kyle does the food & his wife's freezing the chili": what she does, not that she comes.
  if (
    mention.owner === 'theirs' &&
    mention.entry?.role === 'partner' &&
    opensChain &&
    !TRAVELS.test(after) &&
    /^(?:'s|is|has|does|will|makes?|made|sends?|gave|gives|thinks?|says?)\b/.test(after)
  )
    return 'unknown';
  // "My sister wanted to join with her 3 kids": those who would have come with somebody.
  if (WISHED_WITH.test(textBefore(lexemes, mention.from, 8)) || FOLLOWS_WITH.test(before)) return 'home';
  // "wife 8 months pregnant stays home": what she is like stands between.
  if (HOME.test(after.replace(LIKE, '').replace(IN_THE_END, '').replace(IN_BRACKET, ''))) return 'home';
  if ((mention.apostrophe && AT_HOME.test(after)) || STAYS_TOO.test(after)) return 'home';
  if (isCompanyOfOthers(lexemes, mention, before)) return 'spoken-of';
  if (HOME_WITH.test(textBefore(lexemes, mention.from, 12)) || /\bhappened (?:with|to)$/.test(before)) return 'home';
  if (isPetMinder(lexemes, mention) || (opensChain && isMinded(lexemes, mention))) return 'home';
  if (isTalkOf(lexemes, mention)) return 'spoken-of';
  if (VISITS_LATER.test(after) || FAMILY_OF_HOSTS.test(before)) return 'met';
  // "My brother, who lives there with his wife and kids"
  if (LIVES_WITH.test(textBefore(lexemes, mention.from, 6))) return 'host';
  if ((GIVEN.test(before) && !WITH.test(before)) || GOT_THROUGH.test(before)) return 'provider';
  const ofOwner = partOfOwner(mention, before, after);
  if (ofOwner) return ofOwner;
  // "His sister's ski stuff stays here": her things, not she.
  if (mention.apostrophe && THING_STAYS.test(after)) return 'spoken-of';
  // "mom's set", "Jo's mum": the thing is meant, not its owner.
  if (mention.apostrophe && mention.ages.length === 0 && !close && !CONTRACTED.test(after) && !TREATED.test(after))
    return 'spoken-of';
  // "Bringing my grandmother home to Jamaica", but "taking my gran a cake".
  if (isTakenAlong(lexemes, mention, after, opensChain)) return 'travels';
  // "Yo me quedo con el niño (6) hasta el viernes"
  if (mention.entry?.role === 'child' && STAYS_ON_WITH.test(before)) return 'travels';
  if (
    HOSTED.test(before) ||
    (/^(?:in|en|at) /.test(after) && THEIR_HOUSE.test(textAfter(lexemes, mention.to, 30)) && !close)
  )
    return 'host';
  if (
    opensChain &&
    mention.owner === 'mine' &&
    !close &&
    /^(?:in|en)$/.test(lexemes[mention.to]?.text ?? '') &&
    lexemes[mention.to + 1]?.capital &&
    !WITH.test(before)
  )
    return 'host';
  if (mention.owner === 'a' && OF_A_CROWD.test(after) && !WITH.test(before)) return 'spoken-of';
  if (joinsLater(mention, after)) return 'travels';
  const otherTime = otherTimeOf(lexemes, mention, after);
  if (otherTime) return otherTime;
  if ((MET.test(after) && !hasBirthday(lexemes, mention)) || VISITS.test(after)) return 'met';
  if (isSpokenTo(lexemes, mention)) return 'spoken-of';
  if (HOSTS.test(after)) return 'host';
  if (VISITED.test(before) && !/\b(?:back|close|next|due) to$/.test(before))
    return close && /\b(?:cumple\w*|birthday|comunion|bautizo) (?:de|of)$/.test(before) ? 'travels' : 'met';
  // "Flying up to mind the grandkids", "voy un mes a cuidar a mi nieto": they are there.
  if (mention.entry?.key === 'grandchildren' && MINDED.test(before)) return 'spoken-of';
  if (isMindedThere(lexemes, mention) || isGrandchildToBe(lexemes, mention)) return 'met';
  if (mention.entry?.role !== 'partner' && GAVE_BIRTH.test(after)) return 'host';
  const kin = seesToThings(mention);
  // "The camp bed my brother is dropping off", "what my mum's bringing in October": a thing is told of by who sees to it.
  if (kin && isTheirThing(lexemes, mention, after)) return 'provider';
  // "With my colleague Ana, who brings the screen", "my girlfriend brings the dryer and I the camera": she comes as well.
  const beside = /^(?:partner|friend)$/.test(mention.entry?.role ?? '') && bringsBesideWriter(lexemes, mention.to);
  if (beside || (/\b(?:with|con)$/.test(before) && /^(?:, )?(?:who|que) /.test(after))) return 'travels';
  if (GIVES.test(after)) return opensChain && choosesTrip(mention, after) ? 'travels' : 'provider';
  if (kin && !WITH.test(before) && SUPPLIES.some((said) => said.test(after))) return 'provider';
  if ((kin || mention.entry?.key === 'grandchildren') && !WITH.test(before) && WANTS_A_GIFT.test(after)) return 'home';
  if (SAYS.test(after)) return 'says';
  if (comesAlong(lexemes, mention) || (opensChain && choosesTrip(mention, after))) return 'travels';
  // "Shabbat with cousins in Efrat"
  if (
    opensChain &&
    mention.owner === '' &&
    mention.count === undefined &&
    !close &&
    mention.kind === 'person' &&
    /^(?:in|en|at) /.test(after) &&
    lexemes[mention.to + 1]?.capital
  )
    return 'met';
  // "La familia me contrata y su hijo conduce"
  if (mention.owner === 'theirs' && /^(?:drives?|conduce|maneja)\b/.test(after)) return 'provider';
  if (WITH.test(before)) return 'travels';
  if (/\bfor$/.test(before) && (mention.count ?? 1) > 1 && mention.owner === '' && !close) return 'travels';
  const elders = mention.ages.length > 0 && /^(?:parent|grandparent)$/.test(mention.entry?.role ?? '');
  if (mention.kind === 'name' ? FIRST_OF.test(before) : close && !mention.apostrophe && TREAT_FOR.test(before))
    return 'travels';
  if (SPOKEN.test(before) && !(mention.ages.length > 0 && close) && !elders && !isChildOfWriter(lexemes, mention.head))
    return 'spoken-of';
  // "Me and 3 mates, Dave brings the gazebo": one of them.
  if (
    mention.kind === 'name' &&
    mention.ages.length === 0 &&
    lexemes[mention.from - 1]?.text === ',' &&
    /^(?:mates|friends|pals|guys|lads|girls|amig[oa]s|colegas|compas|panas|cuates)$/.test(
      lexemes[mention.from - 2]?.text ?? '',
    ) &&
    DOES_A_THING.test(after)
  )
    return 'provider';
  if (mention.kind !== 'person') return 'travels';
  // "My wife's put in ginger parkin", "el pan que hace mi mujer", "me pide mi señora perfume": taken care of for somebody who leaves.
  if (close && mention.ages.length === 0 && (MAKES_READY.test(after) || MADE_BY.test(before)))
    return mention.entry?.role === 'child' ? 'spoken-of' : 'presumed';
  if (TRAIT.test(after) && mention.owner !== 'a' && !(opensChain && mention.owner === 'theirs'))
    return opensChain && isOnlyDescribed(mention, after) ? 'only-described' : 'travels';
  // "My wife wants me to bring back a ring": told of, which alone does not make her come.
  const told = opensChain && isMentionedByVerb(lexemes, mention, after);
  if (close && mention.entry?.role === 'child')
    return mention.owner === 'theirs' && mention.ages.length === 0 ? 'unknown' : told ? 'presumed' : 'travels';
  if (close && mention.owner !== 'theirs') return told ? 'presumed' : 'travels';
  if (mention.ages.length > 0) return 'travels';
  if (
    (mention.count ?? 1) > 1 &&
    mention.owner === '' &&
    /(?:^|[.,:(]|somos|vamos|seremos|we 're|we are|were)$/.test(before)
  )
    return 'travels';
  return 'unknown';
};
