/** Spanish headings over what is there, given or refused: "El apartamento: …", "allí ya tenemos: …", "nos prestan: …", "se quedan: …". */
import { anyOf } from '../../packing/reading/patterns';
import type { HeadingFate } from './headings';

const LODGING =
  'hotel|hotelito|hostal|hostel|apartamento|apto|apartahotel|piso|casa|casita|cabana|masia|finca|albergue|refugio|residencia|camping|bungalow|depa|depto|departamento|camper|caravana|autocaravana|barco|yate|velero|catamaran|camarote|habitacion|cuarto|pieza|celda|posada|hosteria|hospedaje|pension|parador|chalet|villa|resort|lodge|ecolodge|ecohab|glamping|domo|monasterio|palapa|quincho|dormitorio|ryokan|ger|yurta';
const GIVER =
  'paquete|instructora?|guia|charter|tour|outfitter|agencia|operadora?|organizacion|empresa|ong|contrata|armador|naviera|productora|fundacion|arrendadora?|caser[oa]|anfitrion[a]?|duen[oa]';
/** After these a heading stands over what is asked of the traveller, or what is lacking. */
const ASKS =
  /\b(?:para|pa|llev\w+|tra(?:er|igo|emos|igan|ed)|necesit\w+|compr\w+|pid\w+|exig\w+|requier\w+|recomiend\w+|mand\w+|oblig\w+|recuerd\w+|dic\w+|avis\w+|aconsej\w+|sugier\w+|quier\w+|no|ni|sin|falt\w+|excepto|salvo|menos|cada|lista|toca\w*|miedo|pena|igual|pereza|cosa|asco|hambre|tiempo|ganas|gusto|verguenza|flojera|lata|debe\w*|hay que|teji\w+|mi maleta|mi mochila)\b/;
const PROVIDED = anyOf([
  // "El apartamento", "los refugios guardados", "en el barco", "el hotel Santa Rosa se luce".
  `(?:en )?(?:el|la|los|las|este|esta|nuestro|nuestra) (?:${LODGING}|${GIVER})(?:e?s)?(?: \\w+){0,4}`,
  // "En casa de mi madre", "me quedo donde mi prima".
  '(?:(?:me|nos) (?:quedo|quedamos|alojo|alojamos|hospedo|hospedamos) |duermo |dormimos |todo (?:lo \\w+ )?(?:esta|queda) )?(?:en (?:casa|lo) de(?:l| la| los| mis?| su| un| una)?|donde(?: la| el| mi)?) \\w+(?: \\w+){0,2}',
  // "Allí ya tenemos de otros veranos", "hay allá", "tiene de todo", "con todo".
  '(?:\\w+ ){0,4}(?:alli|alla|ahi) (?:ya )?(?:hay|tenemos|tengo|tienen|tiene|guardamos|guardo|dejamos|deje|quedo|quedaron)(?: \\w+){0,4}',
  '(?:\\w+ ){0,4}(?:hay|tenemos|tengo|tienen|tiene|guardamos|guardo|dejamos|quedo|quedaron) (?:ya )?(?:alli|alla|ahi)(?: \\w+){0,3}',
  // "Camino Inca con agencia".
  '(?:\\w+ ){0,6}con (?:(?:la|el|una?) )?(?:agencia|tour|operadora?|paquete)(?: \\w+){0,2}',
  '(?:\\w+ ){0,5}(?:con|de|hay|hay de|tienen? de|ponen? de|esta) todo(?: alli| alla| ahi)?',
  // "Nos prestan", "la comunidad nos hospeda", "me da la empresa", "te entregan allá".
  '(?:\\w+ ){0,3}(?:me|nos|te|os|le|les) (?:presta|da|deja|facilita|proporciona|entrega|pone|suministra|reparte|hospeda|brinda|ofrece|surte|provee)n?(?: \\w+){0,4}',
  '(?:\\w+ ){0,3}(?:incluye|incluyen|cuenta con|cuentan con|dispone de|disponen de|viene con|vienen con|ofrece|ofrecen|suministra|suministran)(?: \\w+){0,2}',
  '(?:ella|el|ellos|ellas|mi \\w+|la \\w+) (?:cocinan?|guisan?)',
  '(?:cuarto|habitacion|hotel|hostal|posada|residencia|camper|apartamento|apto|ecohab|ecolodge|celda|camarote) (?:\\w+ )?(?:con|trae|tiene|incluye|de serie)(?: \\w+){0,2}',
]);
const REFUSED = anyOf([
  '(?:\\w+ )?(?:ningun[oa]|olvidense de|olvidate de|olvidaos de|olviden|descartad[oa]s?|vetad[oa]s?|prohibidisim[oa]s?|estrictamente prohibid[oa]s?)',
  '(?:lo que )?(?:se quedan?|quedan?|dejo|dejamos)(?: fuera| aqui| aca| en (?:la )?casa)?|no (?:pasan?|entran?|van?|vienen?|viajan?|llevo|llevamos|cargo|cargamos|meto|metemos|incluir|poner|anadir)|lo que no(?: (?:va|entra|llevo|viaja|hace falta))?|fuera|descartes|tachado',
]);
/** "En la camioneta del grupo", "en el camión del vecino van": goes in another vehicle. */
const BY_OTHERS =
  /^(?:\w+ ){0,2}(?:en|a) (?:el|la|un|una|al) ?(?:camion|camioneta|furgon|furgoneta|furgo|remolque|trailer|bus|autobus|van|combi|troca|pickup|lancha) (?:del?|de la|de los|de las|de mi|de mis) (?:grupo|equipo|club|vecino|vecina|organizacion|apoyo|cofradia|hermandad|coro|banda|escuela|colegio|cole|\w*herman[oa]|prim[oa]|ti[oa]|cunad[oa]|amig[oa]|compadre|padre|papa|suegr[oa])(?: \w+){0,3}$/;

/** What becomes of what stands under these words, or undefined. */
export const fateOfSpanishHeading = (words: string): HeadingFate | undefined => {
  if (REFUSED.test(words)) return 'stays';
  if (BY_OTHERS.test(words)) return 'other-brings';
  return PROVIDED.test(words) && !ASKS.test(words) ? 'provided' : undefined;
};
