/** Things of the place where one sleeps or goes: "champú del hotel", "toallas del barco". */
import { SPANISH_ARTICLE } from '../../packing/reading/grammar';
import { LODGING } from '../../packing/reading/lodging-words';
import { anyWord } from '../../packing/reading/patterns';
import { type Token, wordsOf } from '../../packing/reading/text';
import { isFurnishing } from './furnished';
import type { ThingGroup, ThingMention } from './mentions';
import { endsPiece, PIECE_END } from './piece-ends';
import { plain, type Reading } from './reading';

/** Further places that have things for whoever is there. */
const HAS_THINGS =
  /^(?:barco|ferry|crucero|yate|velero|hospital|hospi|clinica|camarote|spa|gimnasio|balneario|club|tren|avion)$/;

/** Who has things for those who come to them or work for them: "guantes de la ong", "silla de ruedas del centro". */
const GIVERS = anyWord([
  'empresa agencia operadora organizacion escuela academia ong asociacion fundacion productora contrata armador naviera constructora mina planta obra faena',
  'hospi residencia centro clinica aeropuerto aerolinea partera matrona guia instructor instructora monitor monitora caser[oa] anfitrion anfitriona duen[oa] arrendador',
  'alcaldia ayuntamiento municipio diputacion municipalidad ejercito cuartel federacion hermandad cofradia pena parroquia campamento tour charter excursion',
]);
/** Teams and houses whose shirt one has at home, but not their balls and tables. */
const TEAMS = anyWord(['club colegio cole liceo instituto universidad facultad grupo']);
/** Worn for safety and on a ward, and handed out for that. */
const HANDED_OUT = /chaleco|casco|arnes|guante|bata|overol|supervivencia|epi\b|epp\b|gorro de bano|capa/;

/** Nothing but its own towels is called after such a house: "toallas de hostal"; a sheet "de albergue" is a pilgrim's. */
const ROOMS = /^(?:hotel|hostal|posada|pension|parador|hosteria|residencial|airbnb)$/;

/** The place of the word that says whose the thing before `end` is, or -1. */
export const lodgingAfter = (tokens: readonly Token[], end: number): number => {
  const of = tokens[end];
  if (!of || !/^del?$/.test(of.text) || PIECE_END.test(of.gap)) return -1;
  const article = SPANISH_ARTICLE.test(tokens[end + 1]?.text ?? '');
  const at = article ? end + 2 : end + 1;
  const owner = tokens[at]?.text ?? '';
  // "Zapatillas de casa" are for indoors, "las de la casa" are its own.
  const known = article || of.text === 'del' || ROOMS.test(owner);
  const closes = endsPiece(tokens, at + 1) || /^(?:si|ok)$/.test(tokens[at + 1]?.text ?? '');
  return known && closes && (LODGING.test(owner) || HAS_THINGS.test(owner)) ? at : -1;
};

/** The place of the word for who gives the thing before `end`, or -1. */
const giverAfter = (tokens: readonly Token[], end: number): number => {
  const of = tokens[end];
  if (!of || !/^del?$/.test(of.text) || !/^,?$/.test(of.gap.trim())) return -1;
  const at = SPANISH_ARTICLE.test(tokens[end + 1]?.text ?? '') ? end + 2 : of.text === 'del' ? end + 1 : -1;
  const owner = tokens[at]?.text ?? '';
  if (!GIVERS.test(owner) && !TEAMS.test(owner)) return -1;
  // "La empresa de Arriondas".
  const behind = tokens[at + 1]?.text === 'de' && tokens[at + 2]?.capital ? at + 3 : at + 1;
  return endsPiece(tokens, behind) ? at : -1;
};

/** Whether one who gives things may have given this one. */
const isGiven = (
  tokens: readonly Token[],
  { concept: { kind, id }, start, end }: ThingMention,
  owner: string,
): boolean =>
  (!KEPT.test(kind) || LENT_AID.test(id)) &&
  !(TEAMS.test(owner) && /^(?:set|first-aid)/.test(id)) &&
  (!/^(?:garment|footwear)$/.test(kind) || (!TEAMS.test(owner) && HANDED_OUT.test(wordsOf(tokens, start, end))));
/** "Portátil de la empresa", "carné del colegio": the writer has it. */
const KEPT = /^(?:document|papers|medicine|device|electronic|gift|religious|bag|instrument)$/;

/** Aids that are lent where one needs them. */
const LENT_AID = /^(?:wheelchair|crutches|rollator|mobility-scooter|shower-chair|oxygen)$/;

/** What is given because who gives it is named right after it: "guantes de la ong", "canoas y palas de la empresa de Arriondas". */
export const ofGiver = (tokens: readonly Token[], { end, mentions }: ThingGroup): Reading | undefined => {
  const at = giverAfter(tokens, end);
  const owner = tokens[at]?.text ?? '';
  return at !== -1 && mentions.every((mention) => isGiven(tokens, mention, owner))
    ? plain('provided', owner)
    : undefined;
};

/** Whether the list before `end` is somebody's who gives or lets things. */
export const isOfGiver = (tokens: readonly Token[], end: number): boolean =>
  lodgingAfter(tokens, end) !== -1 || giverAfter(tokens, end) !== -1;

/** What is provided because its place is named right after it. */
export const ofLodging = (tokens: readonly Token[], { end, mentions }: ThingGroup): Reading | undefined => {
  const at = lodgingAfter(tokens, end);
  const given = mentions.every(
    (mention) => isFurnishing(mention) || LENT.test(mention.concept.id) || mention.concept.kind === 'cosmetic',
  );
  return at !== -1 && given ? plain('provided', tokens[at]?.text ?? '') : undefined;
};
const LENT = /towel|bathrobe|slippers|umbrella|parasol|dryer|iron|blanket|radio/;
