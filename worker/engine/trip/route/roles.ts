/** The part that a named place plays in the route, by the words around it. */
import { anyNamed } from '../../packing/reading/patterns';
import { ORIGIN_BEFORE } from '../../places/mention-roles';
import { fold } from '../../places/fold';
import type { RouteName } from './route-names';

/**
 * `lives` · `origin` they start from there · `start` first of a pair ("Melb to Christchurch"): the start unless the trip
 * goes there · `flown-to` reached by plane, to stay or to go on · `departure` a port or airport they leave from · `nationality` ·
 * `arrival` lands there · `transit` passed through · `outing` visited and left the same day · `stay` · `past` · `others`
 * somebody else's · `refused` · `return` the way back · `mention` named without a part of its own.
 */
export type RouteRole =
  | 'lives'
  | 'origin'
  | 'start'
  | 'departure'
  | 'nationality'
  | 'arrival'
  | 'transit'
  | 'outing'
  | 'flown-to'
  | 'stay'
  | 'past'
  | 'others'
  | 'refused'
  | 'return'
  | 'mention';

const LIVES =
  /(?:^|\W)(?:i|we|im|yo|nosotros|nosotras)?\s*(?:(?:live|living|based|reside|residing|resident)\s+(?:in|near|outside|at|just outside|close to)|vivo|vivimos|viviendo|resido|residimos|residentes?|home is|(?<!mobile )home in|our home is|here in|aqui en|aca en)\s*(?:en|cerca de|in)?\s+(?:the\s|el\s|la\s)?$/;
const NATIVE =
  /(?:^|\W)(?:soy|somos|i am|i'm|im|we are|we're|were|all)\s+(?:\w+,?\s+){0,3}(?:d|de|del|from|desde)\s+(?:the\s|la\s|el\s)?$|(?:^|[.!?\n]|am|as|un|una|a)\s*(?:\w+\s+){0,2}(?:nurse|student|teacher|engineer|couple|family|group|pareja|familia|grupo|doctor|enfermer[oa])\s+(?:de|from)\s+$/;
/** Somebody of the family stays there: home. */
const FAMILY_STAYS =
  /(?:(?:dej(?:o|amos|ando|e)|leav(?:e|ing))\s+(?:al?\s+)?(?:(?:la|el|los|las|mi|mis|the|our|my)\s+)?(?:\w+\s+)?(?:beb[ea]|nin[oa]s?|nen[ea]s?|hij[oa]s?|perr[oa]s?|gat[oa]s?|peques?|crios?|guaguas?|kids?|baby|dog|cat|children|son|daughter)\s+(?:\w+\s+){0,4}|(?:papa|mama|padre|madre|marido|esposo|esposa|mujer|novi[oa]|hij[oa]s?|perr[oa]|gat[oa]|husband|wife|kids|dad|mum|mom|dog|partner)\s+(?:se quedan?|stays?|is staying|are staying|remains?)\s+(?:behind\s+|(?:\w+(?:ando|iendo|ing)|sol[oa]s?|aqui)\s+)?)(?:en|in|at)\s+(?:casa\s+en\s+|home\s+in\s+)?$/;
/** "Drone stays in Joburg": of the writers one says that they stay. */
const IT_STAYS =
  /(?:^\s*|[.,;:(]\s*|\b(?:the|my|our|her|his)\s)(?!(?:it|who|that|everybody|everyone|group|family|party|tour|boat|ship)\b)[a-z]{3,}\s+stays\s+(?:home\s+)?(?:in|at)\s+(?:the\s)?$/;
/** "…, Luana de 5, se queda en Ica": of the writer it would be "me quedo". */
const THEY_STAY = /(?:^|[^\w])(?<!\bnos )se quedan? (?:sol[oa]s? )?en\s+(?:la\s|el\s)?$/;
const OTHERS =
  /(?:^|\W)(?:she|he|they|who|quien|que|q|ella|el|ellos|prim[oa]s?|cousins?|friends?|amig[oa]s?|aunt|uncle|ti[oa]s?|sisters?|brothers?|herman[oa]s?|mums?|moms?|dads?|parents?|abuel[oa]s?|mates?|colleague|sobrin[oa]s?|in-laws|suegr[oa]s?|cuñad[oa])(?:\s+\w+)?\s+(?:lives?|living|works?|working|studies|studied|lived|moved|is from|was in|comes? from|vive|viven|vivio|vivia|trabaja|estudia|estudio|es de|estuvo|se mudo|nacio|se quedan?|stays)\s+(?:in|at|to|near|en|a|de|cerca de)?\s*(?:the\s|la\s|el\s)?$/;
/** "my brother in Delhi", "mi tía de Chicago": where somebody lives, unless they stay with them. */
const RELATIVE_IN =
  /(?:^|\W)(?:(with|con|w|at|see|seeing|visit|visiting|ver a|visitar a|donde|lo de|casa de|house of)\s+)?(?:my|our|his|her|mi|mis|su|nuestr[oa]s?)\s+(?:prim[oa]s?|cousins?|friends?|amig[oa]s?|aunt(?:ie)?|uncle|ti[oa]s?|sister|brother|herman[oa]s?|mum|mom|dad|parents|abuel[oa]s?|mate|colleague|sobrin[oa]s?|in-laws|suegr[oa]s?|cunad[oa]|son|daughter|hij[oa]|niet[oa]s?)\s+(?:,?\s*(?:la|el|los|las)\s+)?(?:in|en|de)\s+(?:the\s|la\s|el\s)?$/;
/** "un cubano de Mississauga", "nacida en Chile": where somebody is from. */
const FROM_THERE =
  /(?:^|\W)(?:(?:un|una|an?)\s+(?:tip[oa]|senora?|chic[oa]|guy|woman|man|bloke|lad|colega|amig[oa]|prim[oa]|ti[oa]|conocid[oa]|compan\w+|friend|mate|\w{3,}(?:an[oa]|ol|ola|es|esa|en[oa]|ense|ean|ian))\s+(?:de|from)|(?:nacid[oa]s?|criad[oa]s?|born|raised|nacio|nacieron|naci)\s+(?:(?:aqui|alla|alli|here|over there)\s+)?(?:en|in))\s+(?:the\s|la\s|el\s)?$/;
/** "Se olvidó los anteojos en Brasil", "lost it in Leeds", "her bag got nicked at Frankfurt station". */
const LEFT_BEHIND =
  /(?:^|\W)(?:(?:tsa|customs|security|police|somebody|someone|they|la aduana|los de seguridad|la policia) (?:kept|took|seized|grabbed|binned|confiscated|nicked|stole|(?:me|nos|le|les) (?:quit\w+|sac\w+|requis\w+|confisc\w+))\s+(?:\w+\s+){1,3}|(?:olvid[eo]|olvidaron|olvidamos|perdi(?:o|mos|eron)?|forgot|lost|rob(?:aron|aban))\s+(?:(?!then\b|luego\b)\w+\s+){1,4}|(?:got|was|were|been)\s+(?:flicked|stolen|nicked|robbed|pinched|snatched|swiped|lifted|mugged|pickpocketed|confiscated|fined|lost)\s+(?:\w+\s+){0,2})(?:en|in|at|on)\s+(?:the\s|la\s|el\s)?$/;
/** "nos llovió 6 días en Escocia", "me robaron en Casablanca": told of once, with the traveller as the one it happened to. */
const BEFELL = /(?:^|\W)(?:nos|me)\s+(?!(?:regal|invit|prest|dej|d)(?:aron|ieron)|(?:vio|dio)\W)\w+(?:io|aron|ieron)\W/;
/** "En Guatemala perdió el celular", "en Togo la aduana me tuvo dos días", "in Chile 2019 I forgot the cable": what once happened there. */
const HAPPENED_AFTER =
  /^\s*(?:(?:en |in |el |la )?(?:19|20)\d\d|(?:una|esa|otra) vez)?\s*,?\s*(?:(?:q|que) (?:oso|verguenza|horror|desastre)|what a (?:nightmare|disaster|mess|shambles)|(?:(?:la|el|los|las|una?) \w+ )?(?:(?:me|nos|se|le|les|te|lo|la|mi|mis|su|el|no) ?){0,3}(?:\w{2,}(?:io|iero?n|aron)|dejo|cobro|perdi|olvide|deje|quede|enferme|cai|rompi|moje|pase|sufri|nevo|mando|toco|quemo|mojo|congelo|olvido|enfermo|robo|paso|cayo|fue|tuve|tuvo|tuvimos|lleno|lleve|apun[eo]|vomit[eo]|desmay[eo]|intoxic[eo]|queme|pele|insol[eo]|pico|reviento|revent[eo]|torcio|torci|resbal[eo])|(?:i|we|he|she|they|it|my|our|the|his|her)\s(?:[\w']+\s){0,5}(?:lost|forgot|froze|broke|fell|was|were|got|had|left|rained|snowed|poured|ruined|soaked|died|snapped|tore|burnt|burned|regretted|slipped|stole|went|became|turned|leaked|exploded|flooded|drowned|melted|burst|split|shrank|arrived|came|ate|bit|caught))\b/;
/** "Zapatos de agua porque en el Tayrona pisé un erizo": what once happened there is the reason. */
const REASON_IN = /(?:^|\W)(?:porque|pq|xq|pues|que|because|cos|cuz|since|as) (?:en|in|at) (?:the |la |el )?$/;
const BEFELL_ME =
  /^ (?:(?:me|nos|i|we) )?(?!(?:hace|sale|llueve|se|que|tiene|existe|suele|puede|debe|\w+ing)\b)\w{3,}(?:e|i|amos|imos|ed)\b/;
const PAST_CLAUSE = anyNamed(
  {
    // "last summer", "el año pasado", "hace dos años"
    when: /last (?:yr|year|time|trip|job|tour|summer|winter|spring|autumn|fall|week|month|weekend|xmas|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december)|(?:\w+ )?(?:winters?|summers?|seasons?|autumns?|springs?) (?:back|ago)|(?:years?|yrs) back|(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|trabajo|laburo|temporada) pasad[oa]|(?:ano|verano|invierno|otono|mes|viaje|finde) pasado|(?:vez|semana|navidad|primavera) pasada|ultima vez|in (?:19|20)\d\d|en (?:19|20)\d\d|(?:years?|yrs?|months?) ago|hace \w+ (?:anos?|meses)/,
    // "en mi vida", "salvo un finde"
    ever: /(?:de|en) mi vida|salvo (?:un|una|unos) (?:finde|fin|vez|semana|dias?|viaje)/,
    // "used to", "we were in"
    was: /used to|(?:was|were|been|went) (?:in|to|at)|lived in/,
    // "we visited", "estuvimos"
    did: /(?:i|we) (?:did|took|went|loved|visited|got|wore|froze|had)|took (?:\w+ ){1,4}to|estuve|estuvimos|fui|fuimos|hicimos|hice|vivi|vivimos en \d/,
    // "Antes puro aserradero en Arauco", "before that only offices in Leeds"
    before:
      /antes (?:puro|pura|solo|siempre|nada mas)|(?:before that|previously|until now|hasta ahora) (?:only|just|always|solo|siempre|puro)/,
    // "got back from", "volvimos"
    returned: /got back from|volvi|volvimos|regrese/,
  },
  { before: '(?:^|\\W)', after: '(?:\\W|$)' },
);
/** "En agosto vamos a Salou, pero eso otro día": of another trip. */
const OTHER_TRIP =
  /(?:^|\W)(?:otro (?:dia|viaje)|another (?:day|time|trip)|(?:un|el) (?:proximo|siguiente) viaje|(?:the )?next (?:trip|year|summer|winter|holiday)|(?:el )?(?:ano|mes|verano) que viene|later (?:in the|this) year)(?:\W|$)/;
const OVER_FROM = /(?:^|\W)(?:over|across|up|down|out) from\s$/;
/** "Last time bag was left in Doha 3 days": nights of another trip. */
const LAST_TIME =
  /(?:^|\W)(?:last (?:yr|year|time|trip|january|february|march|april|may|june|july|august|september|october|november|december)|(?:la )?ultima vez|(?:la )?vez pasada|(?:el )?(?:ano|viaje) pasado)(?:\W|$)/;
const FUTURE_CLAUSE = /\b(?:this (?:trip|time|year|yr)|esta vez|este ano|vamos|will|going|booked|ahora)\b/;
const PAST_AFTER =
  /^\s*,?\s*(?:trip\b|last (?:yr|year|time|summer|winter|week|month)|(?:el\s)?(?:ano|verano|invierno|viaje) pasado|la (?:vez|semana) pasada|(?:in )?(?:19\d\d|20(?:[01]\d|2[0-4]))\b(?!-)|in (?:19|20)\d\d|in ['’]?\d\d\b|hace \w+ anos|(?:\w+\s)?(?:years?|yrs?) ago|la ultima vez)/;
const REFUSED_BEFORE =
  /(?:^|\W)(?:ni|no|not(?: going| visiting)?(?: to| in)?|skip|skipping|skipped|without|sin|instead of|avoid|avoiding|rather than|cancel\w*|dropped|except|excepto|menos|en vez de|en lugar de|nada de|isn'?t|isnt|not to|dejamos|descartamos|descartad[oa]|quitamos)\s+(?:a\s|to\s|in\s|en\s|the\s|el\s|la\s|ir a\s|going to\s|de\s)*$/;
const REFUSED_AFTER =
  /^\s*,?\s*(?:not this (?:trip|time)|(?:esta vez|al final|este ano) (?:ya )?no(?: (?:vamos|iremos|da|pasamos)|\s*[.,;]|$)|esta vez no|is (?:out|off|cancelled|canceled|not happening)|got (?:binned|cancelled|dropped)|next time|otra vez sera|(?:ya )?no (?:vamos|iremos|da tiempo)|cancelad[oa]|no\s*[,.;)]|(?:is )?not on (?:the|our) (?:list|plan|route))/;
const TRANSIT_BEFORE = anyNamed(
  {
    // "via", "pasando por"
    through: /via|passing through|pass through|thru|transit(?:ing)? (?:in|through|at)?|pasando por|pasamos por/,
    // "connecting in", "escala en"
    changes:
      /connect(?:ing|s|ion|ions)? (?:flight )?(?:in|through|thru|at|via)|lay-?over (?:in|at)|stop-?over (?:in|at)|change (?:\w+ ){0,3}(?:in|at)|changing (?:\w+ )?(?:in|at)|transfer (?:in|at)|escalas? (?:\w+ ){0,4}en|conexion (?:\w+ )?en|tra(?:n)?sbordo en|cambio (?:de \w+ )?en/,
    // "fuel stop in"
    stops: /(?:quick |short |fuel )?stop (?:in|at)/,
    // "back to Madrid via"
    returnsBy: /(?:volv\w+|regres\w+|going back|return\w*|back) (?:a|to) \w+(?: \w+)? (?:por|via|through)/,
    // "salgo de Lima por", "flying from Lagos through"
    leavesBy:
      /(?:sal(?:go|imos)|vuelo|volamos|viajo|viajamos|fly|flying|going) (?:de|desde|from) \w+(?: \w+)? (?:por|via|through)/,
    // "picking the car up in", "devolvemos el coche en"
    car: /pick(?:ing)?[- ]?up (?:\w+ ){1,3}(?:in|at|from)|drop(?:ping)? (?:it|the \w+|\w+) (?:off )?(?:in|at)|(?:recog\w+|devolv\w+|alquil\w+|dej\w+) (?:el|la|un|una) (?:coche|carro|auto|furgo\w*|autocaravana|camper) en/,
    // "starting and ending in", "empezamos y acabamos en"
    bothEnds:
      /start(?:ing|s)? and (?:end|finish)(?:ing|s|es)? (?:in|at)|(?:empez\w+|empiez\w+|sal\w+) y (?:acab\w+|termin\w+|volv\w+|vuel\w+) (?:en|a)/,
  },
  { before: '(?:^|\\W)', after: '\\s+(?:the\\s)?(?:(?:gare|station|estacion|terminal)\\s(?:de\\s)?)?$' },
);
const TRANSIT_AFTER =
  /^\s*,?\s*(?:and |then )?(?:the )?same (?:night|day|evening|morning|afternoon)\s(?:\w+\s){1,3}to\b|^\s*,?\s*(?:y )?(?:el mismo dia|la misma (?:noche|tarde)|esa misma noche)\s(?:\w+\s){1,4}a\b|^\s*[,(]?\s*(?:on (?:the|our) way,? |de camino,? )?(?:but |pero |solo |only )?(?:(?:we'?re |i'?m )?not (?:staying|sleeping|overnight)|no (?:sleeping|overnight|dormimos|dormiremos|nos quedamos)|sin (?:dormir|quedarnos|hacer noche|pernoctar))|^\s*(?:llegada y|on arrival and straight|layover|stopover|connection|escala|transit|only (?:to change|for the flight)|solo (?:de paso|para la escala|escala)|de paso)/;
/** "Petrol we buy in Rampur", "compramos leña en Villarrica": where something is bought on the way. */
const BOUGHT_IN =
  /(?:^|\W)(?:buy(?:ing)?|bought|get|getting|grab(?:bing)?|stock(?:ing)? up|fuel(?:l?ing)? up|fill(?:ing)? up|shop(?:ping)?|compr(?:o|as?|amos|aremos|are|an|ar|ando)|abastec\w+)\s+(?:\w+\s+){0,4}?(?:in|at|en)\s+(?:the\s)?$/;
/** After it "I have to get to stay in", "get married in": no purchase. */
const NO_PURCHASE =
  /\b(?:get|getting)\s+(?:to|in|off|up|married|there|here|together|back|around|sick|lost|cold|wet|dark|hot)\b/;
const NO_NIGHT = /(?:^|\W)(?:0|zero|no|cero|ninguna) (?:nts?|nights?|noches?) (?:in|at|en)\s+(?:the\s)?$/;
const DEPARTS_BY_SEA =
  /(?:^|\W)(?:expedition|cruise|voyage|crossing)\s+(?:\w+\s+){1,3}?(?:from|out of)\s+(?:the\s)?$|(?:^|\W)(?:ferry|ship|boat|sail(?:s|ing)?|cruise|crucero|barco|zarp\w+|embarc\w+|embark\w*|boarding|eurotunnel|buque|transbordador|hercules|avion)\s+(?:\w+\s+)?(?:from|out of|at|in|desde|de|en|sale de|sale desde|leaves(?: from)?)\s+(?:the\s)?$/;
const DEPARTS_BY_AIR =
  /(?:^|\W)(?:wizz|ryan ?air|easy ?jet|jet2|tui|ba|klm|vueling|iberia|avianca|latam|aeromexico|volaris|viva|norwegian|jetstar|qantas|delta|united|southwest|spirit|etihad|emirates|qatar|flights?|fly|flying|flyin|plane|vuelos?|volamos|volando|depart(?:s|ing)?|leav(?:e|es|ing)|train|eurostar|tren|bus|coach|carro|coche|car|drive|driving|sal(?:go|imos|e|en)|viaj\w+|partimos|despegamos)\s+(?:\w+\s+){0,2}?(?:from|out of|desde|de|d)\s+(?:the\s)?$/;
const ARRIVES =
  /(?:^|\W)(?:(?:me|nos|te|los|las)\s+(?:recog\w+|busca|buscan|espera|esperan|reciben?)\s+en|(?:meets?|meeting|collects?|collecting|picks?|picking)\s+(?:me|us|him|her|them)\s+(?:up\s+)?(?:in|at|from)|(?:land(?:ing)?|arriv\w+|fly(?:ing)? in(?:to)?|touch(?:ing)? down|aterriz\w+|llegamos|llego|llegada)\s+(?:in|at|into|to|en|a)|land(?:ing)?|arrive|aterriz\w+)\s+(?:the\s|la\s|el\s)?$/;
const FLIES_TO =
  /(?:^|\W)(?:fly|flying|flights?|vuelos?|volamos|volar|volando|volaremos|(?:en|by) (?:avion|plane)|(?:tomo|tomamos|cojo|cogemos) (?:el |un )?(?:avion|vuelo))\s+(?:\w+\s+)?(?:in)?(?:to|a|hasta|into|till|until|upto|up to)\s+(?:the\s|la\s|el\s)?$/;
const FLIES_TO_AND_ON =
  /^\s*,?\s*(?:and |then |but |pero )?(?:(?:we'?re |i'?m |are |am )?(?:heading|head|going|go|driving|drive|vamos|seguimos|sigo|voy)\s+)?(?:straight|directly|right|onwards?|directos?|derecho) (?:to|on|up|down|over|a|para|hacia)\b|^\s*,?\s*(?:y de ahi|de ahi|y luego|luego|then|and then|desde ahi|from there|and|y|\+)\s+(?:\w+\s+){0,4}?(?:bus|micro|taxi|ferry|transfer|car|drive|train|tren|coche|carro|auto|camioneta|barco|lancha|bote|barcaza|horas|hours)\b/;
const RETURNS =
  /(?:^|\W)(?:back (?:to|in|at)|back home to|return(?:ing)? (?:to|from|via)|home (?:to|from|via)|fly(?:ing)? (?:back|home|out) (?:from|out of|via)|regres\w+ (?:a|de|desde)|volv\w+ (?:a|de|desde)|vuelta (?:a|desde|de)|ultima noche en)\s+(?:the\s|la\s|el\s)?$/;
/** "(3 noches, Perito Moreno)", "two nights for Tikal": seen from where one sleeps. */
const SEEN_FROM = /\(\s*\w+\s*(?:noches?|nights?|nts?|n)\s*[,:;+][^()]*?(?:the\s|el\s|la\s)?$/;
const OUTING_BEFORE =
  /(?:^|\W)(?:day ?trips?|days? out|salidas?(?: de un dia)?|daytrip|outing|excursion(?:es)?|boat|boat trip|barco|barquito|hike|hiking|walk|walking|baths?|hot pools?|hot springs?|termas|lunch|dinner|brunch|afternoon|morning|evening|day|half[- ]day|one day (?:\w+ )?|an? day (?:\w+ )?|una tarde|una manana|un dia|medio dia|visit|visita|visitar|escapada|pop(?:ping)?|nip(?:ping)?|pasar el dia|kayak(?:ing)?|snow|ski(?:ing)?|shabbat|tour|paseo|caminata|trip)\s+(?:\w+\s+){0,2}?(?:out\s|over\s|up\s|down\s|across\s)?(?:to|at|in|a|en|por|al|of|hasta)\s+(?:the\s|el\s|la\s)?$/;
/** "El sábado Brighton", "sunday to Delphi", "weekend Salzburg". */
const ON_A_DAY =
  /(?:^|\W)(?:sabado|domingo|lunes|martes|miercoles|jueves|viernes|(?:satur|sun|mon|tues|wednes|thurs|fri)day|weekends?|finde)\s+(?:(?:vamos\s)?(?:a|to)\s)?(?:the\s|la\s|el\s)?$/;
const OUTING_AFTER =
  /^\s*[,(]?\s*(?:una de es[ao]s noches|one of (?:those|the|these) nights)|^\s*(?:\w+\s+)?(?:half day|day trip|for (?:the|a|one) (?:day|afternoon|morning)|(?:1|one|a|un) (?:day|dia)\b|medio dia|el (?:sabado|domingo|viernes|lunes|martes|miercoles|jueves)\b(?! de)|por el dia|en el dia|ida y vuelta|y (?:nos )?(?:regres|volv|vuelv)\w+\b(?! a\b)|and (?:straight )?back\b(?! to))/;
const STAYS =
  /(?:^|\W)(?:in|at|to|into|around|near|en|a|hasta|hacia|then|luego|despues|por|visit|visiting|explore|towards|base[d]? in|stay(?:ing)? (?:in|at|near)|on|for)\s+(?:to\s|the\s|el\s|la\s|los\s|las\s|a\s|por\s|en\s)*$/;

/** Airports that people call by a name of their own. */
const AIRPORTS: ReadonlySet<string> = new Set(
  'barajas|schiphol|heathrow|gatwick|stansted|luton|ezeiza|aeroparque|fiumicino|malpensa|orly|roissy|charles de gaulle|el prat|narita|haneda|changi|o hare|ohare|jfk|lax|tocumen|pudahuel|jorge chavez|guarulhos|galeao|ben gurion|incheon|suvarnabhumi|or tambo|gardermoen|arlanda'.split(
    '|',
  ),
);

/** Characters on either side of a name that its role is read from, at most. */
const BEHIND = 70;
const AHEAD = 50;

/** All that the role of a name is read from: where two names have the same, they have the same role. */
export const roleContext = (folded: string, { kind, start, end }: RouteName): string =>
  `${kind}\n${folded.slice(Math.max(0, start - BEHIND), start)}\0${folded.slice(end, end + AHEAD)}`;

/** The clause around a name: back and forward to a mark that ends it. */
const clauseAround = (folded: string, start: number, end: number): string => {
  const left = folded.slice(Math.max(0, start - 60), start);
  const right = folded.slice(end, end + AHEAD);
  const endsAt = right.search(/[.;!?\n(),]/);
  return `${left.slice(Math.max(...[...left.matchAll(/[.;!?\n()]|, /g)].map((match) => match.index + match[0].length), 0))}#${endsAt === -1 ? right : right.slice(0, endsAt)}`;
};

/** "UK passport", "british passports", "Polish nationality". */
const PASSPORT_AFTER = /^\s*(?:passports?|passport[- ]holders?|citizenship|nationality)\b/;
/** "Pasaportes italianos", "el pasaporte de España", "ciudadanía irlandesa". */
const PASSPORT_BEFORE =
  /\b(?:pasaportes?|ciudadania|nacionalidad)\s+(?:de\s+)?$|\bpassport is\s+$|\bpasaportes?,? (?:el|la) \w+ y (?:el|la)\s+$/;
const SOMEBODY_ELSES = /\b(?:his|her|hers|their|su) (?:pasaporte )?$/;
const CITIZEN_BEFORE = /(?:^|\W)(?:soy|somos|i am|i'm|im|we are|we're|as an?|pasaporte|both|all|my)\s+(?:\w+\s+)?$/;
const CITIZEN_AFTER = /^\s*(?:citizens?|nationals?|family|couple)\b/;

/** The role of a name in its text. `denied` and `past` are what the sentence's own marks say of it. */
export const roleIn = (
  folded: string,
  name: RouteName,
  marks: { denied: boolean; past: boolean; nights: boolean },
): RouteRole => {
  const { start, end } = name;
  const left = folded.slice(Math.max(0, start - BEHIND), start).replace(/^.*[.!?\n](?=\s)/s, '');
  const right = folded.slice(end, end + 40);
  if (PASSPORT_AFTER.test(right) || PASSPORT_BEFORE.test(left))
    return SOMEBODY_ELSES.test(left) ? 'mention' : 'nationality';
  if (name.kind === 'demonym')
    return CITIZEN_BEFORE.test(left) || CITIZEN_AFTER.test(right) ? 'nationality' : 'mention';
  const clause = clauseAround(folded, start, end);
  if (NO_NIGHT.test(left)) return 'transit';
  const relative = RELATIVE_IN.exec(left);
  if (FAMILY_STAYS.test(left)) return 'lives';
  if (
    THEY_STAY.test(left) ||
    IT_STAYS.test(left) ||
    OTHERS.test(left) ||
    FROM_THERE.test(left) ||
    (relative && relative[1] === undefined)
  )
    return 'others';
  if (LIVES.test(left) || NATIVE.test(left)) return 'lives';
  if (
    /(?:^|\W)(?:in|en|at|(?:viaje|crucero|vuelo|bus|micro|combi|tren|barco|barcaza|lancha|ferry) (?:a|por|de)|(?:trip|flight|bus|boat|ferry|train) to)\s+(?:the\s|la\s|el\s)?$/.test(
      left,
    ) &&
    HAPPENED_AFTER.test(right)
  )
    return 'past';
  if (REASON_IN.test(left) && BEFELL_ME.test(right)) return 'past';
  if (BEFELL.test(clause) || LEFT_BEHIND.test(left) || (OTHER_TRIP.test(clause) && !marks.nights)) return 'past';
  if (PAST_AFTER.test(right)) return 'past';
  // "Over from Galway Thursday to Tuesday": the days are those of the trip.
  if (OVER_FROM.test(left)) return 'origin';
  if (marks.nights && !LAST_TIME.test(clause)) return 'stay';
  if ((PAST_CLAUSE.test(clause) || marks.past) && !FUTURE_CLAUSE.test(clause)) return 'past';
  if (REFUSED_BEFORE.test(left) || REFUSED_AFTER.test(right) || marks.denied) return 'refused';
  if (/^\s*(?:airport|aeropuerto)\b/.test(right) || AIRPORTS.has(name.key))
    return /\bfrom\s+$|\b(?:desde|de|d)\s+$/.test(left) ? 'departure' : 'arrival';
  if (TRANSIT_BEFORE.test(left) || TRANSIT_AFTER.test(right)) return 'transit';
  const bought = BOUGHT_IN.exec(left);
  if (bought && !NO_PURCHASE.test(bought[0])) return 'others';
  if (DEPARTS_BY_SEA.test(left)) return 'departure';
  if (RETURNS.test(left)) return 'return';
  if (DEPARTS_BY_AIR.test(left)) return 'origin';
  if (ARRIVES.test(left)) return 'arrival';
  if (ORIGIN_BEFORE.test(`${fold(left)} `)) return 'origin';
  if (FLIES_TO.test(left)) return FLIES_TO_AND_ON.test(right) ? 'arrival' : 'flown-to';
  if (OUTING_AFTER.test(right)) return 'outing';
  if (OUTING_BEFORE.test(left) || SEEN_FROM.test(left) || ON_A_DAY.test(left)) return 'outing';
  if (STAYS.test(left)) return 'stay';
  return 'mention';
};
