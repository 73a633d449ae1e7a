/** Who does what a frame says, and whose a thing is. */
import { isVerbal, KIN } from '../../packing/reading/grammar';
import { languageOf } from '../../packing/reading/language';
import { someWord } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import { HARD_STOP } from './piece-ends';
import { isDoubledClitic } from './doubled-clitics';
import type { Frame } from './frames';
import { takesUpInBracket } from './brackets';
import { isNickname, isToldToAll, somebodyBehindIs } from './cleft';
import { behindOf } from './entry-bounds';
import { conceptOf, type ThingGroup } from './mentions';
import { isMedicineName, objectSort } from './objects';
import { isNegated } from './negation';
import type { ThingsContext, Whose } from './whose';
import { isUnlistedRelation } from './unlisted-relation';
import { FIRST, SPANISH_SUBJECT, PROVIDER, NO_NAME, isName, GROUPS, RELATIVES_ABROAD, SOMEBODYS } from './somebody';

const FIRST_VERB =
  /^(?:llevo|llevare|traigo|cargo|tengo|necesito|uso|utilizo|tomo|alquilo|rento|rente|compro|dejo|quiero|pongo|meto|viajo|voy|consegui|pedi|\w{2,}[aei]mos)$/;

/** Between a verb and the subject after it: "lo lleva siempre Nuria". */
const BEFORE_SUBJECT =
  /^(?:by|por|from|de|del|my|our|his|her|the|otr[oa]s?|siempre|ya|tambien|luego|normalmente|casi|bien|\w{3,}(?:ad|id)[oa]s|list[oa]s?)$/;

/** "Each room has towels". */
const EACH_PLACE =
  /^(?:hotel|room|hut|cabin|bed|flat|apartment|school|house|site|lodge|bnb|inn|stop|airbnb|hostel|motel|camp|place)s?$/;
/** What each of many does alike. */
const EACH_DOES = /^(?:brings?|has|have|needs?|packs?|takes?|carries|wears)$/;

const EACH_ONE = /^(?:cual|quien|un[oa]|persona|familia|pareja)$/;

/** Verbs of what others say. */
export const REPORTED =
  /^(?:say|says|saying|said|tell|tells|told|reckons|insists|insist|dice|dicen|diciendo|dijo|insiste|insisten|recomiendan|recommends|recommend|advise|advises)$/;

/** Who does what is said of a thing. */
export interface Subject {
  kind: 'first' | 'provider' | 'person' | 'none';
  whose?: Whose;
  name?: string;
}

/** Who does what the frame says: before it in its clause, or in Spanish and the passive right after it. */
export function subjectOf(view: SentenceView, group: ThingGroup, frame: Frame, context: ThingsContext): Subject {
  const { tokens } = view.sentence;
  const words = tokens.slice(frame.start, frame.end).map(({ text }) => text);
  const { act } = frame.row;
  const active = act !== 'lend' && act !== 'give' && act !== 'given';
  if (active && words.some((text) => FIRST.test(text) || FIRST_VERB.test(text)) && !/^(?:es|son)$/.test(words[0] ?? ''))
    return { kind: 'first' };
  if (active && (words[0] === 'cada' || words.at(-1) === 'conmigo' || isToldToAll(tokens, frame.start)))
    return { kind: 'first' };
  if (
    frame.row.phrase.endsWith('own') &&
    act === 'bring' &&
    !/^(?:his|her|their|su|sus)$/.test(tokens[frame.start - 1]?.text ?? '')
  )
    return { kind: 'first' };
  const named = (index: number): Subject | undefined => {
    const token = tokens[index];
    if (!token) return undefined;
    // "PIA Lahore to Jeddah direct so ihram is worn", "package out of Dublin, the snowsuits are sorted": a town.
    if (
      token.capital &&
      (/^(?:from|of|via|desde)$/.test(tokens[index - 1]?.text ?? '') ||
        (tokens[index + 1]?.text === 'to' && tokens[index + 2]?.capital === true))
    )
      return undefined;
    // "Mia's mum is dropping us and bringing the speaker"
    if (token.text === 'us' && /^(?:and|n|with)$/.test(tokens[index + 1]?.text ?? '')) return undefined;
    // "My tita will bring the cooker": a relation that no word list has.
    if (isUnlistedRelation(tokens, index, frame)) return { kind: 'person', name: tokens[index + 1]?.text ?? '' };
    if (FIRST.test(token.text) && !KIN.has(tokens[index + 1]?.text ?? '')) return { kind: 'first' };
    // "Socks they can bring": those whom the list is for.
    if (
      token.text === 'they' &&
      active &&
      act !== 'have' &&
      (context.writerStays || /^(?:can|must|should|need|have)$/.test(tokens[index + 1]?.text ?? '')) &&
      act !== 'rent'
    )
      return { kind: 'first' };
    // "Everyone brings a pillowcase", "each girl has trainers": the writer and those of the list as well.
    if (
      active &&
      (/^(?:everyone|everybody)$/.test(token.text) || /^(?:each|every)$/.test(tokens[index - 1]?.text ?? ''))
    )
      return EACH_DOES.test(words[0] ?? '') && !EACH_PLACE.test(token.text) ? { kind: 'first' } : undefined;
    // "La plancha la lleva otra mamá": another than those of the trip.
    const another = /^(?:otr[oa]s?|another)$/.test(tokens[index - 1]?.text ?? '') && KIN.has(token.text);
    if (another) return { kind: 'person', name: token.text };
    if (PROVIDER.test(token.text)) return { kind: 'provider', name: token.text };
    // What an animal needs, its people bring.
    if (
      context.pets.has(token.text) ||
      (/^(?:he|she|ella)$/.test(token.text) && view.sentence.tokens.some(({ text }) => context.pets.has(text)))
    )
      return { kind: 'first' };
    // "The 13 year old has braces": one of those who travel, told by age.
    if (/^(?:old|eldest|youngest)$/.test(token.text) && tokens[index + 1] && active) return { kind: 'first' };
    const whose = context.who(view, index);
    if (whose) return { kind: 'person', whose, name: token.text };
    if (
      (isName(token, index, context, tokens[index - 1]?.text ?? '') && conceptOf(token.text)?.kind !== 'medicine') ||
      (KIN.has(token.text) &&
        !(
          /^(?:mate|son)$/.test(token.text) &&
          languageOf(view.sentence) !== 'en' &&
          !/^(?:my|his|her|our)$/.test(tokens[index - 1]?.text ?? '')
        ) &&
        !/^(?:soy|im|am|somos|una|un)$/.test(tokens[index - 1]?.text ?? '')) ||
      // "I ate": that verb is nobody.
      (RELATIVES_ABROAD.test(token.text) && !FIRST.test(tokens[index - 1]?.text ?? '') && act === 'bring') ||
      /^(?:he|she|ella|jo)$/.test(token.text) || // and "lo mete él", with its accent
      (token.text === 'el' && index >= frame.end && /^él$/i.test(context.original.slice(token.start, token.end)))
    )
      return { kind: 'person', name: token.text };
    return undefined;
  };
  // "Cada cual trae su plato": the writer as well.
  if (tokens[frame.start - 2]?.text === 'cada' && EACH_ONE.test(tokens[frame.start - 1]?.text ?? ''))
    return { kind: 'first' };
  const cleft = somebodyBehindIs(tokens, frame, group, named);
  if (cleft) return cleft;
  const passive = frame.row.side !== 'after';
  // "los lleva el utilero": after such a verb and an article stands somebody, whatever he is.
  const somebody = (index: number): Subject | undefined => {
    const { text = '' } = tokens[index] ?? {};
    const clitic = /^l[oa]s? (?:lleva|trae|tiene|carga|guarda|consigue|busca|compra|pilla|cuida|maneja|transporta)n?$/;
    return (clitic.test(words.slice(-2).join(' ')) || isDoubledClitic(frame)) &&
      /^(?:el|la|los|las|un|una|mi|mis|don|dona|nuestr[oa]s?)$/.test(tokens[index - 1]?.text ?? '') &&
      index <= frame.end + 2 &&
      text.length > 2 &&
      !NO_NAME.test(text) &&
      !isVerbal(text) &&
      objectSort(text) === undefined &&
      conceptOf(text) === undefined
      ? { kind: 'person', name: text }
      : undefined;
  };
  const spanishVerb = /^(?:lleva|trae|tiene|pone|presta|da)n?$/.test(words.at(-1) ?? '');
  // "Crate and bowls come, Lou bought kibble": after the comma somebody else does something else.
  const closed =
    /^(?:comes?|has|have|must|needs?)$/.test(words[0] ?? '') &&
    !spanishVerb &&
    tokens[frame.end]?.gap.includes(',') === true;
  if ((passive || spanishVerb) && !closed) {
    for (let index = frame.end; index < Math.min(tokens.length, frame.end + 4); index += 1) {
      if (index > frame.end && /[,;:()]/.test(tokens[index]?.gap ?? '')) break;
      if (index >= group.start && index < group.end) break;
      const found = named(index) ?? somebody(index);
      if (found && found.kind !== 'first') return found;
      if (![BEFORE_SUBJECT, SPANISH_SUBJECT].some((words) => words.test(tokens[index]?.text ?? ''))) break;
    }
  }
  // "La furgo de Nuria, que lleva cocina": what it has, and not who owns it.
  if (
    tokens[frame.start - 1]?.text === 'que' &&
    tokens[frame.start - 3]?.text === 'de' &&
    someWord(tokens, frame.start - 5, frame.start - 3, VEHICLE)
  )
    return { kind: 'provider' };
  for (let index = frame.start - 1; index >= Math.max(0, frame.start - 8); index -= 1) {
    if (HARD_STOP.test(tokens[index]?.text ?? '')) break;
    // The words before a comma speak of something else.
    if (!passive && tokens[index + 1]?.gap.includes(',')) break;
    if (index === frame.start - 1 && takesUpInBracket(tokens, frame)) break;
    // "Camiseta del Sporting obligatoria", "la chompa de alpaca de mi mamá va": of what, or whose, the thing is.
    const ofThing = index >= group.end && index < behindOf(tokens, group.end);
    const found = (index >= group.start && index < group.end) || ofThing ? undefined : named(index);
    // "Dwight camps in his RV and brings a banjo": where somebody is.
    const where =
      found?.kind === 'provider' &&
      /^(?:and|y|n)$/.test(tokens[index + 1]?.text ?? '') &&
      [index - 1, index - 2].some((at) => /^(?:in|at|from|en|desde)$/.test(tokens[at]?.text ?? ''));
    if (found && !where) return found;
    if (/[;–—(]/.test(tokens[index]?.gap ?? '')) break;
  }
  // "The scouts bring tents", "the others have stoves": many who are not the writer.
  const many = tokens[frame.start - 1];
  if (
    /^(?:bring|provide|supply|have|take|carry|pack)$/.test(words[0] ?? '') &&
    many &&
    !/[,;:]/.test(tokens[frame.start]?.gap ?? '') &&
    (GROUPS.test(many.text) || (SOMEBODYS.test(many.text) && tokens[frame.start - 2]?.text === "'s"))
  )
    return { kind: 'person', name: many.text };
  // "kyle carries the cables", "the casita has a telescope": an unknown word right before a third-person verb.
  const verb = words[0] ?? '';
  // "Davo's bringing the sat phone": with "is" between.
  const contracted =
    /^(?:bringing|taking|carrying|hauling|towing|packing|sorting|supplying|doing|handling|lending)$/.test(verb) &&
    /^(?:'s|is)$/.test(tokens[frame.start - 1]?.text ?? '');
  const before = tokens[frame.start - (contracted ? 2 : 1)];
  if (
    (contracted ||
      /^(?:sorts|organises|organizes|handles|manages|fetches|brings|takes|carries|packs|has|lleva|trae|tiene|pone|llevan|traen|tienen|ponen|gives|rents|hires|issues|supplies|provides|does|lends)$/.test(
        verb,
      ) ||
      (verb === "'s" && words[1] === 'got') ||
      UNDERTAKES.test(frame.row.phrase)) &&
    before &&
    !NO_NAME.test(before.text) &&
    !/[,;:]/.test(tokens[frame.start]?.gap ?? '') &&
    !/^(?:it|everything|all|nothing|stuff|que|which|who|that|this|always|also|quien|no|se|me|lo|la|los|las|nos|le)$/.test(
      before.text,
    ) &&
    before.number === undefined &&
    !isMedicineName(before) &&
    (before.text === 'leader' || (objectSort(before.text) === undefined && conceptOf(before.text) === undefined))
  )
    return !(contracted || passive || /^(?:bring|need|use|wear)$/.test(act)) && !isNickname(tokens, frame)
      ? { kind: 'provider', name: before.text }
      : { kind: 'person', name: before.text };
  return droppedSubject(view, frame, context) ?? { kind: 'none' };
}

const VEHICLE = /^(?:furgo|furgoneta|camper|autocaravana|caravana|casa|piso|depto|departamento|cabana|barco|velero)$/;

/** Words between a verb without a subject and the same verb of somebody before it, at most. */
const SAME_VERB_WITHIN = 16;
/** Words in which somebody whom that verb only takes up ("she") was named, at most. */
const NAMED_WITHIN = 64;

/** "¿Juli lleva la carpa? No, olvidate, lleva la guitarra": the one who was named with the verb before. */
const droppedSubject = (view: SentenceView, { start }: Frame, context: ThingsContext): Subject | undefined => {
  const verb = view.sentence.tokens[start];
  if (!verb || !/^(?:lleva|trae|pone)$/.test(verb.text)) return undefined;
  if (start > 0 && !/[,;:]/.test(verb.gap)) return undefined;
  const end = context.words.indexOf(verb);
  const tokens = context.words.slice(Math.max(0, end - NAMED_WITHIN), Math.max(0, end));
  const least = Math.max(0, tokens.length - SAME_VERB_WITHIN);
  for (let back = tokens.length - 1; back > least; back -= 1) {
    if (tokens[back]?.text !== verb.text) continue;
    const who = tokens[back - 1];
    const whose = context.who({ ...view, sentence: { ...view.sentence, tokens } }, back - 1);
    if (!who || NO_NAME.test(who.text) || !(whose || who.capital || KIN.has(who.text))) return undefined;
    return { kind: 'person', ...(whose && { whose }), name: who.text };
  }
  return undefined;
};

/** Whether a frame's things are the writer's to bring: said in the first person, or of nobody. */
export const isDoneByWriter = (view: SentenceView, frame: Frame, context: ThingsContext): boolean => {
  if (isNegated(view.sentence.tokens, frame)) return false;
  const { kind } = subjectOf(view, { mentions: [], start: frame.end, end: frame.end }, frame, context);
  return kind === 'first' || kind === 'none';
};

/** "Lucho se ofreció a llevar": somebody has said that he will. */
const UNDERTAKES = /^(?:se (?:ofrec|comprom)|qued[oa]|promet|dij|dic)/;
