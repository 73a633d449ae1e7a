/** Things of the place where one sleeps or goes: "champú del hotel", "toallas del barco". */
import { SPANISH_ARTICLE } from '../../packing/reading/grammar';
import { LODGING } from '../../packing/reading/lodging-words';
import type { Token } from '../../packing/reading/text';
import { isFurnishing } from './furnished';
import type { ThingGroup } from './mentions';
import { endsPiece, PIECE_END } from './piece-ends';
import { plain, type Reading } from './reading';

/** Further places that have things for whoever is there. */
const HAS_THINGS =
  /^(?:barco|ferry|crucero|yate|velero|hospital|hospi|clinica|camarote|spa|gimnasio|balneario|club|tren|avion)$/;

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

/** What is provided because its place is named right after it. */
export const ofLodging = (tokens: readonly Token[], { end, mentions }: ThingGroup): Reading | undefined => {
  const at = lodgingAfter(tokens, end);
  const given = mentions.every(
    (mention) => isFurnishing(mention) || LENT.test(mention.concept.id) || mention.concept.kind === 'cosmetic',
  );
  return at !== -1 && given ? plain('provided', tokens[at]?.text ?? '') : undefined;
};
const LENT = /towel|bathrobe|slippers|umbrella|parasol|dryer|iron|blanket|radio/;
