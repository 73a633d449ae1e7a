/** The words that tell how long one stays somewhere; each pattern ends at the name it speaks of, or begins after it. */

const WORDS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|catorce|quince';
/** A number of nights as a pattern: digits or a word. */
export const FEW = `\\d{1,2}|${WORDS}`;
/** The same, and the words for one. */
export const COUNT = `${FEW}|an?|one|una?`;
/** Digits may touch the unit ("3nts"), words may not ("and" is no day). */
const NUMBER = `(\\d{1,3}(?=\\s*[a-z])|(?:an?|one|couple of|couple|few|several|un[ao]s|algun[ao]s|una?|un par de|${WORDS})(?=\\s))`;
const UNIT =
  '(nts?|nites?|nights?|n|d|days?|wks?|weeks?|weekend|months?|noches?|dias?|semanas?|mes(?:es)?|finde|fin de semana)';
const NIGHTS = '(?:nts?|nites?|nights?|noches?|days?|dias?)';
const THE =
  '(?:(?:the|an?|el|las?|los|una?)\\s)?(?:(?:north|south|east|west|downtown|central|lago|isla|lake|volcan|cerro|valle|playa|pueblo)\\s(?:de\\s)?)?';
const TO_PLACE = `(?:(?:in|at|on|near|around|en|d|de|por|a|to)\\s+)?${THE}`;
/** A few words may stand between: "3 nts at her aunts in berlin", "1 bedouin camp in wadi rum". */
const BETWEEN = `(?:(?:(?!night|train|bus|nights|then|and|y|e|luego|before|after|antes|despues|ahi|alli|there|dos|tres|two|three)[a-z'&]+\\s+){0,4}(?:[a-z'&]+,?\\s+)?(?:in|at|en|near)\\s+${THE})?`;
/** "Before that 2 nights in": of what was told last. */
export const BEFORE_THAT =
  /\b(?:before (?:that|then|this|it)|beforehand|antes(?: de eso)?)[\s,]+(?:(?:we|i|do|have|vamos|pasamos|hacemos)\s)*$/;

/** What begins a piece of a list. */
const PIECE =
  '(?:^|[,;.(>/+&]|\\b(?:and|then|y|luego|despues|dsp|dps|volvemos|vuelvo|regresamos|regreso|con|with|plus|apart from|bar|except|menos|salvo))';
/** What of a town they mean: "Savusavu village 7", "Abu Dhabi city hotel for 2". */
const PART_OF_TOWN =
  '(?:(?:village|city|town|beach|island|centre|center|hotel|host[ea]l|airbnb|apartment|apartamento|cabin|cabana|casa|depto|camp|campsite|camping|free camping|wild camping|resort|playa|pueblo|centro)\\s+){0,2}';
const FIRST = 'first|primer[ao]?s?|opening';
const LAST = 'last|final|ultim[ao]s?';
/** After the first, in no place of its own: "second week in". */
const NEXT = 'second|next|other|segund[ao]|siguientes?|otr[ao]s?';

/** "2 nights in". */
export const NIGHTS_BEFORE = new RegExp(
  `(?:^|[^\\w])${NUMBER}\\s*(?:(?:full|whole|lovely|more|extra|further)\\s)?${UNIT}\\s+(?:(?:mas|antes|before)\\s)?(?:${BETWEEN}|${TO_PLACE})$`,
);
/** "… and stay", "… donde me quedo". */
const STAYING =
  "(?:,?\\s*(?:(?:and|where|y|donde)\\s+)?(?:(?:i|we|i'll|we'll)\\s+)?(?:stay(?:ing)?|spend(?:ing)?|me quedo|nos quedamos|me quedare|paso|pasamos|estoy|estamos)\\s+)?";
/** "Lisbon 2 nights", "cdmx y me quedo 3 noches". */
export const NIGHTS_AFTER = new RegExp(
  `^\\s*${STAYING}(?:with\\s+(?:a\\s+)?)?(?:(?:again|trek|trail|hike|camp|cruise|tour|safari|circuit|lodge|hotel|host[ea]l|airbnb|apartment|apartamento|flat|cabana|casa|depto|villa|riad|camping|campsite|beach|city)\\s+)?(?:first\\s(?=for\\s)|primero\\s(?=por\\s|durante\\s))?[(:=x-]?\\s*(?:(?:just|only|solo)\\s)?(?:for|por|durante|de|of)?\\s*x?\\s*${NUMBER}\\s*${UNIT}(?!\\w|\\s(?:on board|onboard|aboard|a bordo|on (?:the|a) (?:boat|ship|ferry|train)|trek|en el barco))`,
);
/** "Barra, 2 nights there", "Marrakesh (riad, 3 nights, …)", "Tilcara (en lo de mi tía, 2 noches)". */
export const NIGHTS_THERE = new RegExp(
  `^(?:\\s*\\((?:[^()\\d]{2,30},?\\s)?${NUMBER}\\s*${UNIT}(?=[,;)]|\\s)(?!\\s(?:on (?:it|board|the)|a bordo|en (?:el|ella))\\b)|[^.;!?\\n()]{0,28}?[\\s,]${NUMBER}\\s*${UNIT}\\s+(?:(?:de|en|in|of) (?:an? |un )?[a-z]{4,12} )?(?:there|alli|ahi|alla)\\b)`,
);
/** "Lisboa, 3 noches,": between commas. */
export const NIGHTS_AFTER_COMMA = new RegExp(
  `^(?:\\s(?:for|para|por)(?:\\s(?:the|los|las|el|la))?(?:\\s[a-z]{3,12}){1,2})?\\s*[,.(]\\s*(?:for\\s|por\\s)?${NUMBER}\\s*${UNIT}\\s*(?=$|[,.;)]|(?:(?:at|in|en) (?:an? |the |un |una |el |la )?(?:airport |capsule |cheap |del )?(?:hotel|host[ea]l|motel|inn|airbnb)|and|y|then|luego|there|alli|ahi|alla|hotel|host[ea]l|posada|airbnb|cabana|apartamento|apartment|guesthouse|camping)\\b)`,
);
/** "First two nights in", "the last night at"; the end, the number, a week. */
export const EDGE_BEFORE = new RegExp(
  `(?:the |las? |los |el )?(?:(${FIRST})|(?:${LAST})|(${NEXT}))\\s+(?:(${FEW}|couple of|few)\\s+)?(?:${NIGHTS}|(week|semana)|weekend|finde)\\s+(?:(?:\\w+\\s+){0,4}?(?:in|at|on|en)\\s+)?${THE}$`,
);
/** "Night before in Port Renfrew", "la noche siguiente en". */
export const NIGHT_BESIDE =
  /(?:^|[^\w])(?:the |la )?(?:night|noche) (?:(before|antes|anterior|previa)|(?:after|despues|siguiente))\s+(?:in|at|en)\s+(?:the\s|el\s|la\s)?$/;
/** "First and last night in". */
export const BOTH_BEFORE =
  /(?:first (?:night )?and (?:the )?last night|primera (?:noche )?y (?:la )?ultima noche)\s+(?:in|at|en)\s+(?:the\s)?$/;
/** "Sintra for the last two", "sleeping at Tyndrum the first night". */
export const EDGE_AFTER = new RegExp(
  `^\\s*(?:\\w+\\s+){0,3}?(?:(?:the|las?|los|el|my|our)\\s+(?:(${FEW})\\s+)?(?:(${FIRST})|${LAST})\\b(?:\\s+(${FEW})\\b)?(?:\\s+(${NIGHTS})\\b)?)(?!\\s+(?:en|in|at)\\b)`,
);
/** "Canggu last 2", "Zurich last night": without an article. */
export const LAST_AFTER = new RegExp(
  `^\\s*(?:for\\s)?(?:last\\s+(${FEW}|few)(?:\\s+${NIGHTS})?\\s*(?=$|[,.;)])|last\\s+ni(?:ght|te)\\b|la\\s+ultima\\s*(?=$|[,.;)]))`,
);
/** "…, four in": a number with no unit, only believed beside others that have one. */
export const BARE_BEFORE = new RegExp(
  `${PIECE}\\s*(?:(?:the|las|los)\\s+)?(?:(?:other|otr[ao]s|last|final|first|ultim[ao]s|primer[ao]s)\\s+)?(${FEW}|(?<=(?:volvemos|vuelvo|regresamos|regreso) )una)\\s+(?:${BETWEEN}|${TO_PLACE})$`,
);
/** "Savusavu village 7", "Antigua 3 (…". */
export const BARE_AFTER = new RegExp(
  `^\\s*(?:(?:for|para|por)\\s(?:the\\s|los\\s|las\\s|el\\s|la\\s)?[a-z]{3,12}\\s(?=\\())?${PART_OF_TOWN}(?:for\\s|por\\s)?(?:otr[ao]s\\s|another\\s)?[(x]?\\s?(${FEW}|(?:una|one|otra)(?=[,.;)]|\\s(?:\\(|(?:y|and|then|luego)\\b)))\\)?\\s*(?:$|[,.;()>/&+\\n]|(?:y|and|then|luego|por|via|con|with|para|for|to|at|w|in(?=\\s\\w+['’]s\\b)|before|antes|(?:en|in)(?=\\s(?:an?\\s|una?\\s|el\\s|the\\s)?(?:refugio|hotel|host[ea]l|cabana|camping|carpa|tienda|casa|hut|airbnb|b&b))|(?=tented camp|camp|hotel|host[ea]l|lodge|cabin|cabanas?|airbnb|guesthouse|homestay|apartment|apartamento|campsite|camping|refugio|hut))\\b|->|→)`,
);
/** "Overnight in Chartres", "an overnight cruise on Ha Long Bay", "parada a dormir en Oaxaca". */
export const OVERNIGHT_BEFORE =
  /(?:^|[^\w])(?:overnight(?:ing)?(?: stop| stay| layover| stopover| cruise| boat| junk| camp| trek| hike| trip| safari)?|break(?:ing)? (?:the|our) (?:journey|drive)|stop(?:ping)? (?:\w+ ){0,3}night|noche de paso|(?:hac(?:emos|er|iendo|go)|pasamos) noche|para(?:da|mos|r|ndo|o) (?:a|para) dormir)\s+(?:in|at|on|to|near|en)\s+(?:the\s|el\s|la\s)?$/;
/** "Night in Galway after", "durmiendo en Burdeos": with no number. */
export const SLEEPS_BEFORE =
  /(?:(?:^\s*|[,;.(]\s*|\b(?:then|and|y|luego|despues|con|with)\s+)(?:the |la )?(?:night|noche)|(?:^|[^\w])(?:sleep(?:ing)?|durmiendo|dormi(?:mos|re|remos|r)|duermo|pernocta(?:mos|r|ndo)?))\s+(?:over\s+)?(?:in|at|near|en)\s+(?:the\s|el\s|la\s)?$/;
/** "Avión a Barcelona, noche allí", "Inverness, sleep there". */
export const SLEEPS_AFTER =
  /^\s*[,(]?\s*(?:(?:y|and|then|where|donde|we|i)\s+){0,2}(?:(?:one|a|1|una|hacemos|pasamos)\s)?(?:noche|night|dormi(?:mos|re|remos)|durmiendo|duermo|sleep(?:ing)?|overnight)\s+(?:alli|ahi|alla|there)\b|^\s*,?\s*(?:overnight(?:er)?(?: (?:boat|cruise|junk|trek|hike|camp|stay|crucero|trekking))?|stop ?over)\s*(?:$|[,.;)]|then\b|and\b)/;
/** "Hurghada the rest", "Humahuaca lo que queda". */
export const REST_AFTER =
  /^\s*(?:,?\s*(?:and\s|y\s)?(?:there|alli|ahi|alla)\s)?(?:for\s|por\s)?(?:(?:the\s|el\s)(?:rest|resto|remainder)|what(?:ever)?(?:['’]?s| is) left|(?:las|los|lo) (?:demas|(?:\w+ )?que (?:quedan?|faltan?|sobran?|restan?|quede|sobre))|(?:un)?til+ (?:the end|(?:we|i) (?:fly|go|head|come) (?:home|back))|hasta (?:el final|la vuelta|que (?:volvemos|vuelvo|volvamos|vuelva)))\b/;
const WHOLE =
  '(?:(?:the )?(?:whole|entire) (?:time|week|trip|stay|fortnight|weekend|month)|all (?:week|weekend|fortnight|month|summer)|toda la (?:semana|estancia|estadia|quincena)|todo el (?:tiempo|viaje|mes|verano|finde)|tod[oa]s l[oa]s (?:dias|noches|semanas))';
/** "Evanston the whole time", "en Salento toda la semana", "Mangochi for the fortnight". */
export const WHOLE_AFTER = new RegExp(
  `^\\s*,?\\s*(?:(?:for|por|durante)\\s)?(?:${WHOLE}|(?:for|por|durante) (?:the|la|el) (?:week|fortnight|month|semana|quincena|mes)|throughout)\\b`,
);
/** "All week in Bala". */
export const WHOLE_BEFORE = new RegExp(`(?:^|[^\\w])${WHOLE}\\s+(?:${BETWEEN}|(?:in|at|en)\\s+${THE})$`);
/** "… on the way", "… on the way back". */
export const ON_THE_WAY =
  /^(?:\s+(?:for\s)?(?:\d|one|a)\s?(?:nts?|nights?))?\s*[,(]?\s*(?:both ways|on (?:the|our|my) way|en route|de camino|going (?:down|up|out)|heading (?:down|up|out))(\s+(?:back|home|de vuelta))?/;
/** "… for a night on the way out". */
export const ON_THE_WAY_OUT =
  /^\s*[,(]?\s*(?:on (?:the|our|my) way|going|heading) (?:out|there|over)\b|^\s*[,(]?\s*(?:a la|de) ida\b/;
/** "2 nights hotel in Walvis first", "night in Galway after", "1 night Moshi either side", "… before and 3 after". */
export const END_AFTER = new RegExp(
  `^\\s*(?:(?:airbnb|hotel|hostel|motel|flat|apartment|depto|hostal)\\s)?(?:(?:before|antes|al llegar|on arrival) (?:and|y) (${FEW}|one|una) (?:after|despues|al final|al salir|al volver|a la vuelta)|(?:(?:at |on )?(?:either|each) (?:side|end|way|direction)|(?:a la|de) ida y (?:(?:otra|una) )?(?:a la|de) vuelta|al (?:principio|llegar) y (?:otra|una) al (?:final|volver)|in each direction|(?:at )?both ends|before and after|antes y despues|(first|beforehand|before|antes|primero)|(after(?:wards)?|at the end|to finish|despues|al final|a la vuelta))\\s*(?:$|[,.;)]|(?:then|and|luego|y)\\b))`,
);
export const ANOTHERS = /^(?:\s+(?:each|apiece|cada una?|de (?:camino|paso)|on the way))?\s+(?:in|at|en)\s+(?:the\s)?/;

const DAY_OF_WEEK =
  '(?:mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur|sun)(?:day)?s?(?![a-z])|(?:lunes|martes|mi[ae]r?\\w*les|jueves|viernes|sabado|domingo)';
const MONTH = '(?:\\s(?:of\\s|de\\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)[a-z]{0,8})?';
const DAY = `(?:the\\s|el\\s)?(\\d{1,2}(?:st|nd|rd|th)?(?!\\s?(?:am|pm|kg|h\\b|%))|${DAY_OF_WEEK})(?![\\w:])${MONTH}`;
const RANGE = `(\\d{1,2})(?:st|nd|rd|th)?${MONTH}\\s*(?:to|till|until|-|–|al?|hasta|and|y)\\s*(?:the |el )?(\\d{1,2})(?:st|nd|rd|th)?(?![\\w:])(?! ?(?:[a-z]?kg|lb|l\\b|${NIGHTS}|weeks|semanas|pe|hours|horas|years|anos|months|meses|cm|%|km|[ap]m))${MONTH}`;
const WEEKDAYS = `(${DAY_OF_WEEK})\\s*(?:to|till|until|-|–|al?|hasta)\\s*(?:el\\s)?(${DAY_OF_WEEK})(?![a-z])`;
const WE_ARE = `(?:we(?:'re| are)\\s+|estamos\\s+|i'?m\\s+)?(?:in|at|en)\\s+${THE}`;
/** "From the 4th to the 9th in", "Mon–Thu", "1-6 tulum". */
export const RANGE_BEFORE = new RegExp(
  `(?:(?:from |between |del |desde el |entre el )(?:the |el )?${RANGE},?\\s+${WE_ARE}|${PIECE}\\s*${RANGE},?\\s+(?:${WE_ARE})?|(?:^|\\W)(?:from\\s|del?\\s)?${WEEKDAYS},?\\s+(?:${WE_ARE})?)$`,
);
export const RANGE_AFTER = new RegExp(
  `^\\s*${PART_OF_TOWN}[(,:]?\\s*(?:(?:from the |from |del )(?:the |el )?${RANGE}|${RANGE}(?=\\s*(?:$|[,.;)&+]|then\\b|and\\b|y\\b|luego\\b|with\\b|con\\b))|(?:from\\s|del?\\s)?${WEEKDAYS})`,
);
const NIGHTS_OF = `(${DAY_OF_WEEK})(?:\\s+nights?|\\s*(?:and|&|\\+|y)\\s*(?:el\\s)?(${DAY_OF_WEEK})(?:\\s+nights?)?(?![a-z]))|(?:noches?\\s+del?\\s)(${DAY_OF_WEEK})(?:\\s+y\\s+(${DAY_OF_WEEK}))?`;
/** "Thursday night Shrewsbury", "Dublin Friday and Saturday": the last of them counted. */
export const NIGHTS_OF_BEFORE = new RegExp(`${PIECE}\\s*(?:the\\s|la\\s)?(?:${NIGHTS_OF})\\s+(?:in|at|en)?\\s*${THE}$`);
export const NIGHTS_OF_AFTER = new RegExp(`^\\s*(?:on\\s|la\\s)?(?:${NIGHTS_OF})`);
/** "Porto till the 8th". */
export const UNTIL_AFTER = new RegExp(
  `^\\s*,?\\s*(?:(?:(?:and|y)\\s)?(?:staying|we stay|i stay|me quedo|nos quedamos)(?:\\s[a-z]+){0,4}\\s)?(?:until|till|til|hasta)\\s+${DAY}`,
);
/** "Munich from Tuesday": till the end, or the next stop. */
export const FROM_AFTER = new RegExp(`^\\s*,?\\s*(?:from|desde)\\s+${DAY}(?!\\s*(?:to|till|until|-|–|al?|hasta)\\s)`);
/** "Reykjavik first and last night", "Santiago las dos primeras noches y la última". */
export const BOTH_AFTER = new RegExp(
  `^\\s*(?:(?:hotel|hostel|airbnb)\\s)?(?:for\\s)?(?:(?:the|las?)\\s)?(?:first (?:(${FEW})\\s)?(?:nights? )?and (?:the )?last(?: night)?|(?:primera|(${FEW}) primeras) (?:noches? )?y (?:la )?ultima(?: noche)?)\\b`,
);
/** "Ski week in": with no number. */
export const WEEK_BEFORE =
  /(?:^|[,;.:(]\s*|\b(?:then|and|y|luego|our|my|(?<!half )the|la|el|este)\s+)(?:(?:ski|surf|yoga|\w+ing|beach)\s+)?(week|weekend|semana|finde)(?: (?:de|del) \w+)?\s+(?:in|at|en)\s+(?:the\s|el\s|la\s)?$/;
