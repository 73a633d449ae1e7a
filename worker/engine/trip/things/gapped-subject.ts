/** Who does something where the verb is left out: "yo llevo la cámara, Pau el trípode". */
import { KIN, SPANISH_ARTICLE, SPANISH_DETERMINER, isVerbal } from '../../packing/reading/grammar';
import type { Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { Frame } from './frames';
import { conceptOf, type ThingGroup } from './mentions';
import { objectSort } from './objects';
import type { ThingsContext } from './whose';
import type { Subject } from './subject';
import { FIRST, SPANISH_SUBJECT, PROVIDER, isName } from './somebody';

/** "el parlante mi primo": relatives who pack nothing of this list. */
const isAbsentKin = (view: SentenceView, at: number, context: ThingsContext): boolean => {
  if (!KIN.has(view.sentence.tokens[at]?.text ?? '')) return false;
  const whose = context.who(view, at);
  return whose === undefined || whose.away || whose.packsAlone;
};

/** "las sillas la funeraria", "balones el comité": an article that does not agree with the thing opens what is another's. */
const disagrees = (tokens: readonly Token[], { mentions, end }: ThingGroup): boolean => {
  const thing = tokens[mentions.at(-1)?.start ?? end - 1]?.text ?? '';
  const [article, who] = [tokens[end]?.text ?? '', tokens[end + 1]?.text ?? ''];
  if (!SPANISH_ARTICLE.test(article) || NO_GIVER.test(who) || isVerbal(who)) return false;
  if (conceptOf(who) !== undefined || objectSort(who) !== undefined) return false;
  return (
    thing.endsWith('s') !== article.endsWith('s') ||
    (/os?$/.test(thing) && /^las?$/.test(article)) ||
    (/as?$/.test(thing) && /^(?:el|los)$/.test(article)) ||
    /(?:dor|dora|ista|ante)$/.test(who)
  );
};
/** When, and how many. */
const NO_GIVER =
  /^(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia|noche|tarde|manana|finde|verano|invierno|resto|mes|ano|semana|primer[oa]?|ultim[oa]|mismo|misma|otr[oa]s?|mi[oa]s?|suy[oa]s?|tuy[oa]s?|nuestr[oa]s?|justo|minimo|maximo|doble|mitad|que|de|dos|tres|cuatro|cinco|seis|pequenos?|peques?|grandes?)$|(?:it|ot|on)[oa]s?$/;

const endsEntry = (tokens: readonly Token[], at: number): boolean => !tokens[at] || /[,;:.)]/.test(tokens[at].gap);

/** Things that bear the name of a maker or of a figure: "café Bustelo", "su dinosaurio Rex", "pastillas Juanola". */
const NAMED_KINDS: ReadonlySet<string> = new Set(['food', 'medicine', 'cosmetic', 'baby', 'garment', 'footwear']);
const isNameOfThing = (view: SentenceView, { mentions }: ThingGroup, at: number, context: ThingsContext): boolean => {
  const concept = mentions.at(-1)?.concept;
  return (
    concept !== undefined &&
    (NAMED_KINDS.has(concept.kind) || /toy|study/.test(concept.id)) &&
    context.who(view, at) === undefined
  );
};

/** "…, altavoz la Carmen, plancha y secador Lucía": the verb of the list before is left out. */
export const gappedSubject = (view: SentenceView, group: ThingGroup, context: ThingsContext): string | undefined => {
  const { tokens } = view.sentence;
  // "calentador él": with its accent it is he.
  // "Un detalle para la familia": who gets it.
  if (tokens[group.end - 1]?.text === 'para') return undefined;
  const he = tokens[group.end];
  if (he && /^(?:él|ella)$/i.test(context.original.slice(he.start, he.end)) && endsEntry(tokens, group.end + 1))
    return he.text;
  const at = SPANISH_SUBJECT.test(tokens[group.end]?.text ?? '') ? group.end + 1 : group.end;
  const token = tokens[at];
  if (
    !token ||
    !(
      isName(token, at, context, tokens[at - 1]?.text ?? '') ||
      (at > group.end && (PROVIDER.test(token.text) || isAbsentKin(view, at, context) || disagrees(tokens, group)))
    ) ||
    /[,;:(]/.test(tokens[group.end]?.gap ?? '') ||
    (at === group.end && isNameOfThing(view, group, at, context))
  )
    return undefined;
  const next = tokens[at + 1];
  return !next || /[,;:.)]/.test(next.gap) || /^(?:y|and|e)$/.test(next.text) ? token.text : undefined;
};

/** "…; Koldo el altavoz", "mi cuñada el mantel", "Karthik the speaker": somebody right before the list, the verb of the list before left out. */
export const gappedOther = (view: SentenceView, group: ThingGroup, context: ThingsContext): Subject | undefined => {
  const { tokens } = view.sentence;
  let at = group.start - 1;
  // "…, y la agrupación carpa, sillas y agua": who gives things needs no article after it.
  const giver = tokens[at]?.text ?? '';
  if (
    PROVIDER.test(giver) &&
    SPANISH_ARTICLE.test(tokens[at - 1]?.text ?? '') &&
    /^[ye]$/.test(tokens[at - 2]?.text ?? '')
  )
    return { kind: 'provider', name: giver };
  if (!/^(?:el|la|los|las|un|una|unos|unas|the)$/.test(giver)) return undefined;
  at -= 1;
  const who = tokens[at];
  if (!who || PARTS.test(tokens[at + 1]?.gap ?? '') || FIRST.test(who.text)) return undefined;
  const kin = KIN.has(who.text);
  const head = SPANISH_DETERMINER.test(tokens[at - 1]?.text ?? '') ? at - 1 : at;
  const opens = head === 0 || PARTS.test(tokens[head]?.gap ?? '') || /^[ye]$/.test(tokens[head - 1]?.text ?? '');
  if (!opens) return undefined;
  // "Él las herramientas, yo la ropa": with its accent it is he.
  if (who.text === 'el')
    return /^él$/i.test(context.original.slice(who.start, who.end)) ? { kind: 'person', name: who.text } : undefined;
  const whose = context.who(view, at);
  if (whose) return { kind: 'person', whose, name: who.text };
  // "Agarro la campera": at the head of a sentence any verb has a capital. "Koldo el altavoz, yo la tienda" sets it off.
  const isHead = at === 0 && !/;\s*$/.test(context.original.slice(0, who.start));
  if (isHead && !kin && !tokens.some(({ text }) => /^(?:yo|nosotr[oa]s)$/.test(text))) return undefined;
  return kin || isName(who, Math.max(1, at), context, '') ? { kind: 'person', name: who.text } : undefined;
};
const PARTS = /[,;:.()]/;

/** "yo parches y 2 neumáticos": back over one entry that we do not know, and the "y" that joins it. */
const behindEntries = (tokens: readonly Token[], before: number): number => {
  let at = before;
  while (tokens[at]?.number !== undefined) at -= 1;
  if (!/^[ye]$/.test(tokens[at]?.text ?? '') || FIRST_SUBJECT.test(tokens[at + 1]?.text ?? '')) return before;
  const from = tokens.findLastIndex(({ text }, index) => index < at && FIRST_SUBJECT.test(text));
  const entry = tokens.slice(from + 1, at);
  return from !== -1 &&
    entry.length > 0 &&
    entry.length <= 3 &&
    !entry.some(({ text, gap }) => PARTS.test(gap) || isVerbal(text))
    ? from
    : before;
};
const FIRST_SUBJECT = /^(?:yo|nosotros|nosotras)$/;

/** "… y los baldecitos nosotros reposeras": without a comma the writers follow a noun. */
const isRunOn = (tokens: readonly Token[], at: number): boolean =>
  /^nosotr[oa]s$/.test(tokens[at]?.text ?? '') &&
  objectSort(tokens[at - 1]?.text ?? '') !== undefined &&
  !isVerbal(tokens[at - 1]?.text ?? '');

/** "yo la cámara", "nosotros cubiertos y vaso": the writer right before the list, without a verb of his own. */
export const gappedFirst = (tokens: readonly Token[], group: ThingGroup, frame: Frame | undefined): boolean => {
  let at = behindEntries(tokens, group.start - 1);
  while (/^(?:el|la|los|las|mi|mis|un|una|unos|unas|solo|tambien)$/.test(tokens[at]?.text ?? '')) at -= 1;
  if (!/^(?:yo|nosotros|nosotras)$/.test(tokens[at]?.text ?? '')) return false;
  if (tokens.slice(at + 1, group.start + 1).some(({ gap }) => /[,;:()]/.test(gap))) return false;
  // "lo llevo yo", "mi hermana y yo botas": the pronoun belongs to what stands before it.
  const opens =
    at === 0 ||
    /[,;:.(]/.test(tokens[at]?.gap ?? '') ||
    /^(?:y|pero)$/.test(tokens[at - 1]?.text ?? '') ||
    isRunOn(tokens, at);
  const other = tokens[at - 2];
  const beside =
    tokens[at - 1]?.text === 'y' &&
    !/[,;:.(]/.test(tokens[at - 1]?.gap ?? '') &&
    (other === undefined || other.capital || KIN.has(other.text));
  return (
    opens && !beside && !(frame && frame.start >= group.end && frame.row.act !== 'use') && !(frame && frame.start > at)
  );
};
