/** What somebody would like to bring or give, and the flat no behind it: "the boys want the drone, the park says no". */
import { isVerbalAt } from '../../packing/reading/grammar';
import { anyOf } from '../../packing/reading/patterns';
import { type Token, wordsOf } from '../../packing/reading/text';
import { PARTED } from './lead-word';
import type { ThingGroup } from './mentions';

const WHO =
  '(?:mum|mom|mama|mam|amma|ammi|appa|abba|nani|dadi|dad|papa|da|ma|mil|mother|father|mother in law|father in law|sister|gran|nan|nana|granny|wife|husband|aunt(?:ie|y)?|tita|tito|uncle|bro|brother|cousin|grandma|grandad|missus|hubby|boyfriend|girlfriend|sons?|daughters?|kids?|boys?|girls?|children|twins|teenagers?|lads?|he|she|they)';
const GIVES_ON =
  '(?:to )?(?:bring|pack|take|carry|get|send|give|lend|post|ship|load|load up|smuggle)(?:ing)?(?: (?:me|us|him|her|them|along|with))*';
const WISHES =
  '(?:wants?|wanted|begged for|begs for|beg for|(?:is|are) begging for|insists? on|fancies|fancy|asked for|keeps? (?:asking for|offering|offering me|offering us)|(?:is|are) trying|(?:offered|offers?))';
const WANTS = new RegExp(
  `\\b${WHO} (?:\\w+ )?${WISHES}(?: (?:${GIVES_ON}|me ${GIVES_ON}|us ${GIVES_ON}))?(?: (?:a|an|the|his|her|their|my|our|some|all))*(?= |$)`,
);
const QUIEN =
  '(?:mama|papa|madre|padre|ma|pa|amma|suegr[oa]|herman[oa]s?|abuel[oa]s?|abue|ti[oa]s?|prim[oa]s?|marido|esposo|mujer|esposa|novi[oa]|pareja|hij[oa]s?|ninos?|ninas?|nen[ea]s?|chic[oa]s?|chavales|gemel[oa]s|crios?|crias?|peques?|guri(?:se)?s|chamac[oa]s|vieja|viejo|jefa|el|ella|ellos|ellas)';
const DAR =
  '(?:llevar|llev(?:e|emos)|mandar|dar|prestar|meter|poner|traer|regalar|enviar|empacar|encajar|enchufar|encasquetar|cargar)(?:se|me|nos|le|les)?(?:l[oa]s?)?';
const QUIERE = `(?:quieren?|queria[n]?|pretenden?|insisten? en|(?:se )?empenan? en|(?:se )?empena en|pid(?:e|en|io|ieron)|ofrecen?)`;
const QUIERE_DAR = new RegExp(
  `\\b${QUIEN} (?:(?:me|nos|le|les|se|ya|tambien) )*${QUIERE}(?: (?:que )?(?:(?:me|nos) )?${DAR})?(?: (?:el|la|los|las|un|una|unos|unas|su|sus|mi|mis))*(?= |$)`,
);

const NOT_AT_ALL =
  /^(?:(?:but|and|ay|ah|eh|er|erm|um|oh|nako|lol|haha) )*(?:(?:no|never)(?= (?:i|we|he|she|they|it|its|that|there|not|never|thanks?)\b|$)|(?:nope|nah|forget it|not happening|no way|not a chance|absolutely not|as if|over my dead body|in your dreams|dream on|ne vai)(?: |$))/;
/** "The campsite says no to both", "I said absolutely not", "the school doesn't allow it". */
const SAYS_NO = anyOf(
  [
    '(?:(?:but|and|the|my|our|their|his|her) )*(?:\\w+ ){1,3}?(?:says?|said|saying)(?: (?:absolutely|flat|a flat|a firm|a big))? (?:no|nope|nah|not)(?! (?:problem|worries|bother|need|rush|hurry|more|idea)\\b)(?: |$)',
    '(?:(?:but|and) )?(?:i|we|ive|weve)(?: (?:have|already|just))* (?:told|tell)(?: (?:him|her|them|\\w+))? (?:no|nope|absolutely not|no way|not to|to forget)(?: |$)',
    '(?:(?:but|and|the|my|our) )*(?:\\w+ ){1,2}(?:doesnt|dont|wont|do not|does not) (?:allow|permit|let|take|accept)(?: (?:it|them|either|those|that|any|us|him|her))*$',
    "(?:(?:but|and) )?(?:both|they|its|all|neither|it)? ?(?:is|are|'re|'s)? ?(?:banned|forbidden|not allowed|prohibited)(?: |$)",
  ],
  ['^', ''],
);
const NI_HABLAR =
  /^(?:(?:pero|y|ay|uy|ah|ja|jaja|pues) )*(?:(?:que )?no|nones|ni (?:hablar|loc[oa]s?|muert[oa]s?|pensarlo|sonarlo|ahi|de broma|en broma|de cona|por asomo|en pedo|en suenos|a palos)|para nada|de eso nada|de ninguna manera|va a ser que no|olvidate|olvidense|olvidalo)$/;
/** "El parque dice que no a las dos cosas", "ya le dije que ni loca", "el cole no los deja". */
const DICE_QUE_NO = anyOf(
  [
    '(?:(?:pero|y|ya|el|la|los|las|mi|su|en) )*(?:\\w+ ){0,2}?(?:(?:me|le|les|se lo|nos) )?(?:dij(?:e|o|imos|eron)|dicen?|digo|decimos)(?: que)? (?:no|nones|ni (?:loc[oa]|hablar|muert[oa]|en broma|de broma|ahi))(?: (?:a|y) .*)?$',
    '(?:(?:pero|y|el|la|los|las|mi|en) )*(?:\\w+ ){1,2}no (?:(?:se )?l[oae]s? )?(?:deja|permite|admite|acepta|quiere)n?(?: (?:ningun[oa]|nada|ni .*))?$',
    '(?:(?:pero|y) )?(?:(?:los?|las?|ambos|todo) )?(?:(?:esta|estan) )?prohibid[oa]s?(?: |$)',
  ],
  ['^', ''],
);

const STOPS = /[.;:()!?]/;
const MOST_BEFORE = 14;
/** Words of the list behind a thing that is asked about. */
const MOST_OF_LIST = 8;
const MOST_OF_ANSWER = 9;

/** Whether only things of a list stand between two words: no verb, and no sign that ends what is said. */
const isOneList = (tokens: readonly Token[], from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1)
    if ((at > from && STOPS.test(tokens[at]?.gap ?? '')) || isVerbalAt(tokens, at)) return false;
  return true;
};

/** Whether the list that a thing stands in is what somebody would like. */
const isWished = (tokens: readonly Token[], start: number): boolean => {
  const from = Math.max(0, start - MOST_BEFORE);
  const said = wordsOf(tokens, from, start);
  const wish = WANTS.exec(said) ?? QUIERE_DAR.exec(said);
  if (!wish) return false;
  const wished = said.slice(0, wish.index + wish[0].length).split(' ').length;
  return isOneList(tokens, from + wished, start);
};

const isNo = (tokens: readonly Token[]): boolean => {
  const stop = tokens.findIndex(({ gap }, at) => at > 0 && PARTED.test(gap));
  const piece = stop === -1 ? tokens : tokens.slice(0, stop);
  const words = wordsOf(piece, 0, piece.length);
  if (NI_HABLAR.test(words) || SAYS_NO.test(words) || DICE_QUE_NO.test(words)) return true;
  return NOT_AT_ALL.test(words);
};

/** "Mama wants bagoong and tuyo, ay nako no". `next` is the sentence after. */
export const isWantedInVain = (
  tokens: readonly Token[],
  { start, end }: ThingGroup,
  next: readonly Token[],
): boolean => {
  if (!isWished(tokens, start)) return false;
  for (let at = end; at < tokens.length && at <= end + MOST_OF_LIST; at += 1) {
    if (!/[,;:.!–—-]/.test(tokens[at]?.gap ?? '')) {
      if (isVerbalAt(tokens, at)) return false;
      continue;
    }
    if (isNo(tokens.slice(at, at + MOST_OF_ANSWER))) return true;
  }
  return tokens.length <= end + MOST_OF_LIST && isNo(next.slice(0, MOST_OF_ANSWER));
};
