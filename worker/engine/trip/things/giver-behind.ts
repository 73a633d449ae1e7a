/** Spanish entries that say nothing but who sees to a thing: "diapasón: la directora", "champán el padrino", "arroz, eso el wedding". */
import { isVerbal, KIN } from '../../packing/reading/grammar';
import { anyWord } from '../../packing/reading/patterns';
import type { Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import { conceptOf, type ThingGroup } from './mentions';
import { objectSort } from './objects';
import { endsPiece, PIECE_END } from './piece-ends';
import { plain, type Reading } from './reading';
import { isName, PROVIDER } from './somebody';
import type { ThingsContext } from './whose';

const DETERMINER = /^(?:el|la|los|las|mi|mis|tu|tus|su|sus|nuestr[oa]s?|un|una|don|dona|sor|tio|tia)$/;
const LIKE = /^(?:otr[oa]s?|propi[oa]s?|mism[oa]s?)$/;
/** What people are on a trip, at a feast and at work. */
const ROLE = anyWord([
  'padrino madrina novi[oa]s? suegr[oa]s? compadres? comadres? vecin[oa]s? amig[oa]s? compis? colegas? parientes? abuel[oa]s? consuegr[oa]s? jef[ea]s? patron patrona capi encargad[oa]s? delegad[oa]s? mayordom[oa]s? alcaldes? curas? parroc[oa] padre sacerdote diacono obispo monjas? hermanas? catequistas? maestr[oa]s? seno',
  'modista sastre pastelero pastelera repostera repostero florista fotograf[oa] maquilladora peluquera dj mariachi guia monitor[a]? entrenador[a]? preparador[a]? director[a]? coordinador[a]? profesor[a]? tutor[a]? organizador[a]? presentador[a]? arrendador[a]? tesorer[oa] secretari[oa] capitan[a]? cociner[oa]s? enfermer[oa]s? ginecolog[oa] fisio matrona partera ortopeda casero casera duen[oa]s? anfitrion[a]? porter[oa] guardes[a]? transportista',
  'ayuntamiento municipio alcaldia diputacion delegacion federacion hermandad cofradia parroquia iglesia comite comision junta cooperativa sindicato gremio asociacion fundacion clinica hospital residencia guarderia ludoteca orquesta floristeria pasteleria funeraria wedding planner staff contrata armador naviera laburo trabajo chamba pega curro firma obra mina faena planta constructora seleccion mister sargento cuartel regimiento marina ejercito guardia municipalidad comuna capataz productora teatro compania conservatorio facultad liceo prepa maternidad sanatorio posta imss eps seguro lancha panga yate sherpa arriero porteador baqueano baquiano ahijad[oa] yerno nuera soci[oa]',
]);
const isSomebodyNoun = (word: string): boolean =>
  (KIN.has(word) || ROLE.test(word) || PROVIDER.test(word)) &&
  !isVerbal(word) &&
  conceptOf(word) === undefined &&
  objectSort(word) === undefined;
/** Between a thing and who sees to it. */
const LEADS = /^(?:eso|directo|directamente|cosa|lo|de|del|todo)$/;
const PRONOUN = /^(?:él|ella)$/i;
/** Of the family without an article: "petaca papá". */
const FAMILY = /^(?:papa|mama|papi|mami|apa|ama|abuel[oa]|abue|yay[oa]|nona|nono|ti[oa])$/;
const KEPT = /^(?:document|papers|medicine|device)$/;

const isHardEnd = (tokens: readonly Token[], at: number): boolean => !tokens[at] || /[.;!?)\n]/.test(tokens[at].gap);

/** "Collar isabelino la clínica", "libro de dinámicas mi coordinadora": behind what the thing is like. */
const behindLikeness = (tokens: readonly Token[], end: number): number => {
  const from = /^(?:de|en)$/.test(tokens[end]?.text ?? '') ? end + 1 : end;
  const like = tokens.slice(end, from + 1);
  const opens = /^(?:el|la|los|las|mi|mis)$/.test(tokens[from + 1]?.text ?? '') && tokens[from + 1]?.gap.trim() === '';
  const plainWords = like.every(
    ({ text, gap }) => gap.trim() === '' && !DETERMINER.test(text) && !NO_LIKENESS.test(text) && !isVerbal(text),
  );
  return opens && like.length > 0 && plainWords ? from + 1 : end;
};
const NO_LIKENESS =
  /^(?:segun|cuando|ante|bajo|a|al|que|y|e|o|con|sin|por|para|pa|no|si|ya|se|me|nos|lo|donde|como|hasta|desde|eso|cosa|directo)$/;

/** Who is named after a list as the one who sees to it; the place of the word, or -1. */
const giverAt = (view: SentenceView, group: ThingGroup, context: ThingsContext): number => {
  const { tokens } = view.sentence;
  // "Vino para el amigo": who gets it.
  if (/^(?:para|pa|de|del|for)$/.test(tokens[group.end - 1]?.text ?? '')) return -1;
  const end = behindLikeness(tokens, group.end);
  const sign = tokens[end]?.gap.trim() ?? '.';
  if (!/^[,:]?$/.test(sign)) return -1;
  let at = end;
  const led = /^(?:eso|cosa|directo|directamente)$/.test(tokens[at]?.text ?? '');
  if (led) while (LEADS.test(tokens[at]?.text ?? '') && at - end < 3) at += 1;
  const determined = DETERMINER.test(tokens[at]?.text ?? '') || tokens[at - 1]?.text === 'del';
  if (DETERMINER.test(tokens[at]?.text ?? '')) at += 1;
  if (LIKE.test(tokens[at]?.text ?? '')) at += 1;
  const who = tokens[at];
  if (!who || (at > end && PIECE_END.test(who.gap))) return -1;
  const more = /^(?:tambien|siempre|mism[oa]|sol[oa])$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  // "Gorra, la cámara": after a comma only a whole sentence says who.
  if (sign === ',' ? !isHardEnd(tokens, more) : !endsPiece(tokens, more)) return -1;
  const pronoun = PRONOUN.test(context.original.slice(who.start, who.end));
  if (determined) return isSomebodyNoun(who.text) || pronoun ? at : -1;
  if (pronoun || (led && KIN.has(who.text))) return at;
  if (!led && sign === '') return FAMILY.test(who.text) ? at : -1;
  // "Guitarra, Akela": nothing else in the sentence.
  const alone = group.start === 0 || (group.start === 1 && DETERMINER.test(tokens[0]?.text ?? ''));
  if (sign === ',' && (!alone || group.mentions.length > 1)) return -1;
  return isName(who, at, context, tokens[at - 1]?.text ?? '') &&
    conceptOf(who.text) === undefined &&
    objectSort(who.text) === undefined
    ? at
    : -1;
};

/** What the one named after a list does with it. */
export const seenToByNamed = (view: SentenceView, group: ThingGroup, context: ThingsContext): Reading | undefined => {
  const at = giverAt(view, group, context);
  if (at === -1 || group.mentions.some(({ concept: { kind } }) => KEPT.test(kind))) return undefined;
  const whose = context.who(view, at);
  const name = view.sentence.tokens[at]?.text ?? '';
  if (whose && !whose.away && !whose.packsAlone) return plain('bring', undefined, whose.ids);
  return plain('other-brings', name);
};
