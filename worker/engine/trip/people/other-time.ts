/** Who comes only for a part of the trip, with company of their own, or is told of a trip at another time. */
import { textAfter, textBefore, type Lexeme } from './lexemes';
import type { Mention } from './mention';

/** "Mi cuñada se apunta el finde con los primos": she joins for a part of it, with company of her own. */
const JOINS_IN =
  /^(?:solo )?(?:se (?:apunta|suma|une|viene)n?|suben?|bajan?|llegan?) (?:solo )?(?:el|los|este|ese|un) (?:finde|fin(?: de semana)?|sabado|domingo)\b(?! (?:con nosotr|conmigo))/;
const JOINS_IN_WITH =
  /\b(?:apunta|suma|une|viene|sube|baja|llega)n? (?:solo )?(?:el|este|ese|un) (?:finde|fin(?: de semana)?|sabado|domingo) con(?: l[oa]s| sus?| mis?)?$/;
const DAY = '(?:el|a partir del?|desde el|un dia|dos dias|tres dias|al dia|mas|despues|luego|recien el|ya el)';
/** "Mi marido se suma el jueves", "mi padre nos alcanza el miércoles", "my wife flies out on Friday": from then on they come along. */
const JOINS_LATER = new RegExp(
  `^(?:(?:que|ya|se|nos|me|luego|despues|recien) )*(?:(?:suma|une|incorpora|alcanza|junta|agrega|pliega)n?(?: (?:a nosotr[oa]s|al (?:grupo|viaje|plan)|alla|alli))?|(?:llega|viene|vuela|viaja|va|sube|baja)n?(?: (?:alla|alli|en (?:avion|tren|bus|coche|auto)))?) ${DAY} (?:(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia|siguiente|tarde|despues|\\d+|\\w+ dia)\\b ?)*(?!(?:a|para) (?:comer|cenar|almorzar|desayunar|merendar|saludar\\w*|vern?os|ver\\w*|buscar\\w*|recoger\\w*|despedir\\w*)|de visita|con (?:sus?|l[oa]s)\\b|y se (?:va|vuelve))`,
);
/** Who but a relative that close comes on a day comes for that day. */
const JOINS = /\b(?:suma|une|incorpora|alcanza|junta|agrega|pliega)n?\b/;
const MONTHS = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|se[pt]+iembre|octubre|noviembre|diciembre';
/** "Mi hermana va con los niños pero en semana santa, eso es otro cuento": told of a trip at another time. */
const ANOTHER_TRIP = new RegExp(
  `^(?:(?!yo\\b|nosotr|vamos\\b|y yo)[a-z]+ |, ){1,8}(?:pero (?:en|para|por|hasta) (?:${MONTHS}|semana santa|navidad|verano)(?= [,.;)]|$)|, (?:eso |ese )?(?:es|sera) (?:otr[oa]) (?:cuento|historia|viaje|tema|cosa))`,
);

/** "Solo viene los dos primeros días": from the beginning, and not to the end. */
const LEAVES_EARLY =
  /^(?:solo )?(?:viene|va|esta|aguanta|puede|se queda)n? (?:solo )?(?:los|el|la|las) (?:\w+ )?primer(?:os|as|o|a)? (?:\w+ )?(?:dias?|finde|noches?|semana|fin)\b/;

/** Whether somebody makes the way later than the writer, or leaves before. */
export const joinsLater = ({ entry, ages }: Mention, after: string): boolean =>
  LEAVES_EARLY.test(after) ||
  (JOINS_LATER.test(after) &&
    (entry?.close === true || ages.length > 0 || JOINS.test(after.split(' ').slice(0, 3).join(' '))));

/** What a mention is by the time it is mentioned: at home, or met there; undefined where that says nothing. */
export const otherTimeOf = (
  lexemes: readonly Lexeme[],
  mention: Mention,
  after: string,
): 'home' | 'met' | undefined => {
  if (ANOTHER_TRIP.test(textAfter(lexemes, mention.to, 16))) return 'home';
  const distant = mention.entry?.close !== true && mention.ages.length === 0;
  const joinsIn = JOINS_IN.test(after) || JOINS_IN_WITH.test(textBefore(lexemes, mention.from, 8));
  return distant && joinsIn ? 'met' : undefined;
};
