/** The writer packs somebody else's bag and does not say to come along: "le preparo la maleta a mi tía", "ayudo a mi primo a empacar". */
import { rememberedLast } from '../../remembered';

const BAG = '(?:la|las|el|su|sus|una|un) (?:listas?|listita|maletas?|valijas?|mochilas?|bols[oa]s?|equipaje|petate)';
/** What the writer does with it. */
const MAKES =
  '(?:(?:arm|prepar|empac|mont|complet|organiz|escrib|redact)(?:o|ar|ando|iendo|ir)|hago|hacer|haciendo|escribo)(?: yo)?';
const DUTY = '(?:(?:estoy|ando|sigo|me toca|le toca|tengo que|debo|quiero|voy a|a) )*';
/** Whose bag it is: "a mi prima", "de los abuelos". */
const WHOSE =
  '(?:al|del|(?:a|de|para) (?:(?:mis?|nuestr[oa]s?|una?|unos|unas|l[oa]s?|el) )?)(?: ?querid[oa])? ?(?!mi\\b|yo\\b|cada\\b|tod[oa]s\\b|mano\\b|cabina\\b|viaje\\b|medic|dos\\b)[a-z]{3,}';
/** Name and age between the person and what is done: "a mi prima Lupita, de 24, a empacar". */
const TOLD = '(?: (?!a\\b|con\\b)[a-z]{3,})?(?: ,)?(?: (?:de )?\\d{1,2}(?: anos)?)?(?: ,)?';

const KIN =
  '(?:hij|niet|sobrin|prim|herman|suegr|cunad|abuel|novi|espos|chic|nin|nen|ahijad|amig|vecin|viej|gemel|melliz|jef)[oa]s?\\b|(?:ti[oa]|tit[oa]|madre|padre|mama|papa|yerno|nuera|marido|mujer|pareja|peque|crio|bebe|chaval|yay[oa]|abu|mayor|menor|pequen[oa]|bisabuel[oa])s?\\b';

const PACKS = [
  // "le estoy armando la valija", "les hago la lista"
  new RegExp(`\\bles? ${DUTY}(?:${MAKES}) ${BAG}\\b`),
  // "yo desde acá armándoles la maleta", "haciéndole la lista"
  new RegExp(`\\b(?:(?:arm|prepar|empac|mont|complet|organiz)ando|haciendo|escribiendo)les? ${BAG}\\b`),
  // "me toca hacer la maleta de mi marido", "preparo la mochila a mi hermana"
  new RegExp(`(?:^|[.,;:(] |\\b(?:y|pero|estoy|ando|me toca|tengo que|debo) )(?:${MAKES}) ${BAG} ${WHOSE}`),
  // "le ayudo a mi prima a empacar", "ayudando a mi tía con la maleta", "le echo una mano a mi suegro con el equipaje"
  new RegExp(
    `\\b(?:ayud(?:o|ar|ando)|ech(?:o|ar|ando) una mano) ${WHOSE}${TOLD} (?:(?:a|para) (?:empacar|organizarse|(?:${MAKES}) ${BAG})|(?:con|en) ${BAG})\\b`,
  ),
  // "es para mi suegra, que se va a Europa", "lista para mis tíos"
  new RegExp(`(?:\\blista|(?:^|[.] )(?:esto |esta lista )?es|^) ?(?:solo )?para (?:mis?|nuestr[oa]s?) (?:${KIN})`),
];
/** Who packs for somebody and goes as well. */
const GOES_TOO =
  /\b(?:voy|vamos|viajo|viajamos|salgo|salimos|ire|iremos|volamos|vuelo|nosotr[oa]s|conmigo|y yo(?! (?:les?|no|ni|solo|se l[oa]s?|desde)\b)|la mia|el mio|lo mio|l[oa]s dos|acompano|acompanamos|para mi(?= (?:[.,;()]|y|e)|$)|(?:and|with) (?:me|i))\b(?! no\b)/;

/** Whether the writer only packs for somebody. */
export const packsForAnother = rememberedLast(
  (text) => PACKS.some((pattern) => pattern.test(text)) && !GOES_TOO.test(text),
);
