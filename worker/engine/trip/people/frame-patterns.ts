/** What stands before and after a mention of somebody: who comes, who hosts, who gives, who stays, who is only spoken of. */
import { anyNamed } from '../../packing/reading/patterns';

export const HOSTED = anyNamed(
  {
    // "'s with", "is staying with", "sleep at"
    stayingWith:
      /(?<!\b(?:at|to|from|near) (?:\w+ ){0,3}\w+)(?:^| )'(?:s|re) (?:already |all |still )?with|\b(?:(?:is|are|'s|'re|shes|hes|theyre|was|se queda|se quedan|se regresan?|se vuelven?|esta|estan) (?:already |all |still |en casa |at home |back )?(?:with|con)|(?:go|goes|went|gone|stays?|sent|shipped) (?:back |home |at home |back home )+(?:with|con)|(?:stops?|bides?|remains?) (?:behind |back |home |at home )+with|(?:stay\w*|stop(?:s|ping)?|sleep(?:s|ing)?|crash\w*|liv\w+|lodg\w*|bid(?:e|es|ing)) (?:over )?(?:with|at|in))/,
    // "left the keys with", "se queda con"
    leftWith:
      /\b(?:stays|queda|quedan|quedo|quedaron|boards|boarded|left|leave|leaving|dejo|dejamos) (?:(?!(?:me|us|we|i|nos)\b)\w+ ){0,3}(?:with|con)/,
    // "casa de", "villa of"
    houseOf:
      /\b(?:casa|piso|depa|departamento|apartamento|apto|estudio|chalet|rancho|quinta|house|place|home|flat|finca|pueblo|cabana|cottage|villa) (?:de|of)/,
    // "donde", "en lo de", "at"
    at: /\bdonde|\b(?:en|a) lo de|\bat/,
    // "nos alojamos con", "voy a pasar unos días con"
    alojados:
      /\b(?:quedo|quedamos|quedarme|quedarnos|alojo|alojamos|dormimos|duermo|vivo|vivir|viviendo|dormire|hospedo|hospedamos|hospedarme) (?:con|donde)|\bvoy a pasar(?: \w+){0,2} con/,
  },
  { after: '$' },
);
export const VISITED = anyNamed(
  {
    // "be with", "ayudar a"
    helps: /help(?:ing)?|be with|ayudar al?|cuidar al?|cuidar de|estar con/,
    // "visiting", "vemos a"
    sees: /visit\w*|see|seeing|meet\w*|surpris\w*|join\w*|to|off to see|(?:ver|visitar|visita|visitas|visito|visitamos|visitando|conocer|veo|vemos) al?/,
    // "dinner with", "cenar con"
    mealWith:
      /lunch with|dinner with|drinks with|coffee with|reunion with|(?:quedar|cenar|comer|cena|comida|reunirme|encontrarme|encuentro|quedamos para comer) con/,
    // "wedding of", "cumple de"
    feastOf:
      /wedding of|funeral of|birthday of|party of|graduation of|(?:boda|bodas|cumple\w*|funeral|entierro|graduacion|xv|quince|quinceanos|quincean\w+|anos|bautizo|comunion|despedida|fiesta|tumba) de/,
    // "nos espera"
    nosEspera: /(?:me|nos) (?:espera|recoge|recibe|busca|aloja|hospeda|acoge)n?(?: (?:alli|alla|ahi|aca))?/,
  },
  { before: '\\b', after: '$' },
);
export const LEFT =
  /\b(?:without|sin|leav\w+|left|(?:dejo|dejamos|dejando|deje|dejar) al?|no|minus|not|except(?: for)?|(?<!\b(?:the|a|an|wine|tapas|beach|pool|snack|sports|cocktail|hotel|roof|rooftop) )bar|barring|(?:all of us|every(?:one|body)|the whole (?:lot|family|gang)) but|apart from|menos|(?<=[.,] )ni)$/;
export const GIVEN =
  /\b(?:(?:me|nos|te|se|le|les) (?:(?:lo|la|los|las) )?(?:prest\w+|pas[ao]\w*|pone\w*|dej[ao]\w*|da|dan|dio|regal\w*|trae\w*|llev[ao]\w*|qued[ao]\w*|guard\w*)|prestad[oa]s? de|(?:tejid|cosid|hech|escrit|firmad|invitad|prestad|preparad|comprad|pagad|enviad|reservad|heredad)[oa]s? (?:de|por)|(?:la|lo|las|los) (?:hace|hacen|(?:lleva|pone|trae|tiene)(?!mos)\w*)|from|by|off)$/;
export const SPOKEN =
  /\b(?:face ?time|whatsapp|phone|ring|ringing|video ?call|(?:video)?llamadas? con|videollamada con|llam(?:o|ar|are) a|for|para|like|como|than|que|about|sobre|of|de|del|miss|thanks|gracias a|call\w*|ask\w*|promis\w+|gift|regalos?|says|dice|according|segun)$/;
/** "Los cascos los conseguimos con mi hermano": through whom something was got. */
export const GOT_THROUGH = /\bl[oa]s? (?:hemos )?(?:consegu|consig|arregl|encarg|pedi)\w* (?:con|a)$/;
/** In company: before a mention. */
export const WITH =
  /\b(?:with|con|plus|mas|(?:me|nos) acompanan?|there 's also|bring\w*|tak(?:e|ing)|(?<!\bles? )(?:llevo|llevamos|llevar|llevando|traigo|traemos|acompano|acompanamos|acompanar|acompanando) a|acompanantes? de|accompan\w+|escort\w*|pushing|empuj\w+ (?:la silla de|a)|hago de \w+ (?:a|de)|plus one is|plus 1 is|(?:joining|accompanying|coming with|going with|travell?ing with) (?:\w+ ){0,3}(?:is|are|will be)|along with|together with|junto a|alongside|incl|including|viene|vienen|viajan|viaja|vamos|va|van|se (?:suma|une|apunta|incorpora|junta)n?|and|y|\+|&)$/;

/** "A surprise weekend for my husband": whose treat it is comes along. */
export const TREAT_FOR =
  /\b(?:surprise|birthday|anniversary|[2-9]0(?:th| th)?|trip|getaway|break|weekend|holiday|vacation|cruise|treat)(?: away| off| abroad)? for$|\bpack(?:ing)? for$/;

/** Before the dead: "to bury my father", "enterramos a mi abuela", "the burial of his gran". */
export const BURIED =
  /\b(?:bury(?:ing)?|buried|cremat(?:e|ing)|ent(?:ierro|erramos|errar|ierran) a|(?:burial|funeral|cremation|wake|memorial|requiem|ashes) (?:mass |service )?of(?: (?:my|our|his|her) \w+ 's)?|(?:entierro|sepelio|velorio|velatorio|cenizas|tumba|cabo de ano|novena) del?)$/;
/** "Mum's never been there", "mi novio esquía hace años": for so long, and still. */
export const STILL_SO =
  /^(?:'s|has) never\b|^(?:, )?(?:que|who|quien) (?:(?:nunca|jamas) han?|has never|'s never)\b|^was born\b|^\w+[ae] (?:desde )?hace (?:mas de )?\w+/;
/** Before and after the dead: "my late husband", "mi difunta esposa", "mi padre, que en paz descanse". */
export const DEAD = /^(?:late|difunt[oa]|finad[oa])$/;
/** Of the dead only what is left of them travels. */
export const REMEMBERED =
  /^(?:[,(] )?(?:(?:ya )?(?:difunt|finad|fallecid)[oa]|(?:que )?(?:en paz descanse|dios l[oa] tenga)|qepd)\b|^(?:[.,;] )?(?:no , )?(?:(?:she|he|who) )?(?:(?:has|'s|just|sadly) )*(?:passed(?: away)?|died)\b(?! (?:his|her|the|an?)\b)|^(?:'s )?(?:ashes|grave|tomb|remains|memorial|urn|burial)\b/;
/** "Our daughter, who just had a baby": theirs, who live there. */
export const BORN_TO_OTHERS =
  /(?:\b(?:who|she|they|sister|daughter|son|cousin|niece|friend) (?:'ve |has |have |just |'s )*(?:had|having|has|have|got)|\b(?:delivered|gave birth|given birth)(?: to)?(?: ,)?)$/;
/** There for a day of it only. */
export const VISITS =
  /^(?:is |are |'s |'re )?(?:only )?(?:there|in|here|around|visiting) (?:for )?(?:the |in the )?(?:days?|daytimes?|mornings|afternoons|visiting (?:hours|times?))(?: only)?\b|^(?:(?:only|just|solo|is|are|'s|se) )*(?:comes?|coming|pops?|unen?|suman?|apuntan?|viene|vienen|pasa|pasan) (?:over |down |up |round |in |out )?(?:(?:for|on|por|para|a|el|los|just|solo|only) )+(?:the |el |la |los |un |una |a |one )?(?:long |last |first |middle )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|day|afternoon|evening|morning|lunch|dinner|tea|dia|tarde|comer|cenar|almorzar|saludar|vernos|findes?|fin|fin de semana|fines de semana|weekend|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b(?! (?:con|with) (?:nosotr|us|me\b))/;
/** Who makes the journey apart from the writer, and takes care of a bag of their own. */
export const COMES_APART =
  /^(?:(?:who|que|is|are|'s|'re|will|'ll|only|solo) )*(?:com(?:e|es|ing)|fl(?:y|ies|ying)|driv(?:es?|ing)|travel(?:s|ling|ing)?|arriv(?:es?|ing)|join(?:s|ing)?|follow(?:s|ing)?|viene|vienen|va|van|viajan?|vuelan?|llegan?|bajan?|suben?) (?:(?!and\b|y\b)\w+ ){0,4}(?:separately|(?:on|in|by|with|under) (?:his|her|their) own(?: (?:car|van|truck|ute|bakkie|steam|wheels))?|by another \w+|por su cuenta|por su lado|por separado|aparte|en su (?:propio )?(?:coche|auto|carro|camioneta|moto|furgo)|en el auto propio)\b/;
/** "My son is driving up from Tampa", "my sister flies in from Oslo": who sets out from another place than the writer. */
export const COMES_FROM_ELSEWHERE =
  /^(?:(?:who|que|is|are|'s|'re|will|'ll|be) )*(?:fl(?:y|ies|ying)|driv(?:es?|ing)|travel(?:s|ling|ing)?|com(?:es|ing)|arriv(?:es?|ing)|trains?) (?:(?:in|up|down|over|out|across|separately) )*from (?!work\b|school\b|the\b|our\b|home\b|here\b|my\b|there\b|\d)\w+\b(?! \w+ (?:with|and) (?:me|us)\b| (?:with|and) (?:me|us)\b)/;
export const MET = anyNamed(
  {
    // "drops us at the station", "is meeting us there", "is getting married"
    meets:
      /(?:(?:who|que|is|are|'s|will|'ll|and her family|y su familia) )*(?:(?:drops?|drives?|runs?|takes?|brings?|collects?|fetch(?:es)?|gives?) (?:us|me) (?:off|up|out|there|down|over|back|and\b|to the (?:airport|station|port|bus|train|ferry))\b|meet\w* (?:us|me|up|there|at|in|with us|everyone|every)\b|pick\w* (?:us|me)|wait\w*|get\w* (?:married|engaged|wed|hitched|baptis(?:ed|ing)|baptized|christened|confirmed|ordained|us|me)|(?:hav|do|throw|hold|host)(?:ing|es|s) (?:her|his|their|a|the) (?:\w+ ){0,2}?(?:wedding|engagement|marriage|nikah|christening|baptism|naming(?: ceremony)?|ordination|graduation)|marr(?:y|ies|ying)|collect\w*|graduat\w+)/,
    // "nos recoge"
    nosEspera: /(?:que )?(?:nos|me|l[oa]s?) (?:recoge\w*|espera\w*|recibe\w*|busca\w*|encuentr\w*)/,
    // "la vemos allí"
    laVemos: /(?:lo|la|los|las|le) (?:veo|vemos|encuentro|encontramos|visito|visitamos)\b/,
    // "se casa"
    seCasa: /(?:que )?se (?:casa\w*|gradua\w*|bautiza\w*)/,
    // "will be there", "is already out"
    there:
      /(?:(?:is|are|'s|'re|will be) )?(?:already )?(?:there|alla|alli|ahi)\b|(?:is|are|'s|'re|will be) already (?:in|over|out|down|up)\b/,
  },
  { before: '^' },
);
export const HOSTS =
  /^(?:who |que |both |and |y |ya |already )*(?:(?:lives?|live|viven?)(?! (?:with (?:us|me)|con nosotr|conmigo))|moved|works? (?:in|there|at)|is based|are based|trabaja (?:en|alla|alli)|(?:is|are|'s|esta|estan) (?:(?:in|at|en) (?!their|his|her|my|good|great|love|need|a|early|late|mid|napp|diaper|pull|plaster|brace|pain|year|reception|nursery|pre ?school|kinder\w*|primary|secondary|first|second|third|fourth|fifth|sixth|junior|senior|school|high|infantil|preescolar|kinder|jardin|guarderia|parvulos|primaria|secundaria|bachillerato|sus|silla|la edad|plena|edad|eso|tratamiento|paro|\w+(?:ero|undo|cero|arto|into|xto)\b|\d)|alla|alli|ahi|there|living|viviendo|hosting)|has (?:a|his|her|their) (?:flat|house|place|home|apartment|cabin|villa|spare)|hosts?|(?:me|nos) (?:aloja\w*|hosped\w*)|(?:(?:is|are|'s|'re) )?put(?:s|ting)? (?:us|me) up|whos? ll wash)\b|^(?:house|place|home|flat|apartment|farm|village|cabin|cottage|villa|caravan|sofa|couch|spare room|garden)\b/;
export const GIVES = anyNamed(
  {
    // "lends me", "is lending", "presta"
    lends: /lends?|lent|(?:is|are|'s|'re) (?:lending|giving|supplying|buying)|will lend|'ll lend|presta\w*/,
    // "clubs together", "is treating us", "gives"
    gives: /club(?:s|bed) together|treat(?:s|ed|ing) (?:us|me)|gives?|hands?|posts?|courier\w*/,
    // "keeps it for us", "guarda"
    keeps: /keeps?|is keeping|guarda\w*/,
    // "nos tejió", "bought us"
    made: /(?:me|nos) (?:(?:ha|han) )?(?:(?:lo|la|los|las) )?(?:presta\w*|dado|hecho|comprad[oa]|compr[oa]|compraron|presto|pasa\w*|(?:da|dan|dio)(?! una mano)|dieron|deja\w*|firm\w+|mand[oa]\w*|hizo|hicieron|cos(?:e|io)|tej(?:e|io)|bord[ao]|planch[ao]|prepar[ao]|guarda\w*|regal\w*|paga\w*|invita\w*)|(?:got|bought|gave|paid|treated|drew|made|wrote|knitted|crocheted|baked|packed) (?:for )?(?:us|me|for)\b|firm(?:a|an|o|aron)\b/,
    // "has a spare", "has the tent", "tienen las sábanas"
    has: /has one|has (?:a )?spare|(?:has|have|'s got|got|got) (?!the (?:rollator|walker|walking|stick|frame|zimmer|wheelchair|cpap|chair|hearing|crutches))(?:the|all|every\w*|bed|beds|room|our|one|two)|(?:tiene|tienen|trae|traen|lleva|llevan|pone|ponen) (?:la|las|el|los|todo|toda|tod[oa]s)/,
  },
  { before: "^(?:que |who |has |have |'ve |will |'ll )*", after: '\\b' },
);
/** What others have done for the trip before it, which does not take them along: "Mum's posted the form". */
const PREPARED = anyNamed(
  {
    // "'s posted the form", "ordered"
    sent: /post(?:ed|ing|s)|sent|mail(?:ed|s)|ordered|bought|buying|signed|filled (?:in|out)/,
    // "has knitted", "ironed", "packed for me"
    made: /sewing|sewn|stitch(?:ed|ing|es)|knit(?:ted|ting|s)?|ironed|ironing|washed|washing|mended|mending|printed|printing|bak(?:ed|ing|es)|pack(?:s|ed|ing) (?:for me|me|my|us)/,
    // "is catering", "in charge"
    seesTo:
      /handling|hauling|towing|organi[sz]ing|arranging|supplying|catering|paying|in charge|responsible|seeing to|taking care/,
    // "is dropping the keys off", "collects the cake"
    brings:
      /drop(?:s|ping) (?:the|my|our|her|his|a) (?:\w+ ){1,3}(?:off|round|over|by)|(?:fetch|collect|pick)(?:es|s|ing) (?:up )?(?:the|our|a|some) (?!kids\b|children\b|boys\b|girls\b|baby\b|car\b|van\b)\w+/,
    // "does the cakes"
    cooks:
      /do(?:es|ing) (?:all )?(?:the )?(?:cakes?|barbecue|bbqs?|catering|breakfasts?|dinners?|meals?|flowers|food|catering|cooking|decorations?|music|photos|hair|drinks|salads?|desserts?|playlist|lights|braai|bbq)/,
  },
  { before: "^(?:(?:'s|'re|has|have|is|are|was|were|will|be|already|just|kindly|ya|ha|han) )*", after: '\\b' },
);
/** "The bat my friend already has": whose it is. */
const HAS_IT = /^(?:(?:already|still) )?(?:has|have|'s got|got|owns) (?:(?:it|them|one|both|that|already) )?[.,)]/;
/** "Mam has a travel cot and a car seat": what stands in the house that one comes to. */
const HAS_AT_HOME =
  /^(?:(?:already|still|also) )?(?:'s got|has got|has|have|got|keeps?|(?:ya )?tienen?) (?:(?:already|a|an|the|all the|their own|una?|la|el|su|spare|already) )*(?:travel cot|cot|crib|car ?seat|booster|high ?chair|pram|buggy|stroller|pushchair|playpen|stair ?gates?|sofa ?bed|air ?bed|spare|washing machine|washer|pool|hot tub|kayaks?|wetsuits?|bikes?|towels|bedding|cuna|cunita|sillita|silla (?:del|de) (?:coche|auto|carro)|trona|cochecito|carriola|carreola|lavadora|lavarropas|piscina|pileta|alberca|sofa cama|bicis|bicicletas|toallas|sabanas|camas?|literas?|frazadas?|mantas|cobijas|almohadas?|colchones|cuartos?|habitaci\w+|espacio|lugar|todo|beds?|blankets?|duvets?|pillows?|sheets|linen|room|rooms|space|dryer|everything|shed|garage|loft|attic|cellar|pile|load|loads)\b/;
/** "Uncle Donnie has rods if I get a day": what they have for those who come. */
const HAS_TO_LEND =
  /^(?:has|have|'s got|got) (?:\w+ ){0,3}?(?!allerg|glasses|seizures|fits|crutches|aids|braces|splints|tablets|pills|meds|injections)\w+ (?:(?:[,+&]|and) (?:\w+ ){1,2}){0,4}?(?:if (?:i|we)|for (?:us|me|all|everyone|everybody|the (?:kids|children))|(?:i|we) can)\b/;
/** After relatives who take care of something for the trip, which does not take them along. */
export const SUPPLIES = [PREPARED, HAS_IT, HAS_TO_LEND, HAS_AT_HOME];
/** She has just had a child, at home where she lives. */
export const GAVE_BIRTH =
  /^(?:(?:'s|has|have|just|newly|recently|don|who|will|'ll|is|going|about|due|to|soon) )*(?:put to bed|deliver(?:s|ing)? (?=her|their|a|the|in|on|by)|give birth|have (?:her|the|a) baby|delivered|gave birth|given birth|had (?:a|an|her|their|the|his) (?:\w+ )?(?:baby|child|son|daughter|boy|girl|twins)|(?:(?:acaba de|ha|va a) )?(?:da|dar|dado|dio) a luz|(?:(?:acaba de|ha|va a) )?(?:parir|parido|pario))\b/;
/** "A lad on the tour has epilepsy", "a girl from work says": one of a crowd that is only mentioned. */
export const OF_A_CROWD =
  /^(?:on|in|from|at|off) (?:(?:the|our|my|his|her) )?(?:tour|team|course|boat|bus|coach|class|group|choir|crew|squad|office|job|site|ship|work|gym|club|school|street|road|shop|clinic|hospital|forum|internet|whatsapp|facebook|church|pub|village)\b/;
/** Before somebody's house: "up to our daughter's in Stowe". */
export const TOWARDS = /\b(?:to|from|round|near|over|via)$/;
/** Who asks for something to be brought back. */
export const WANTS_A_GIFT = /^(?:wants?|expects?|ordered) (?!to\b|it\b|that\b|her\b|his\b|their\b)\w+/;

/** A host's children: "la familia tiene 3 niños". */
export const FAMILY_OF_HOSTS =
  /\b(?:(?<!(?:mi|my|our|nuestra) )(?:familia|family)(?: (?:de|en|from|in) \w+| we (?:are )?(?:stay|staying|live|lodge) with)?(?: ,)? (?:(?:que|who) )?(?:ya )?(?:tienen?|has|have|(?<=host family )with)|(?:they|ellos|(?:que|who) ya) (?:ya )?(?:tienen?|has|have|'ve|'ve got|have got|con|with))$|\b(?:crio|criaron|criado|tuvo|pario|raised|brought up)(?: (?:a|como|about|up to|sus|unos|unas|mas|de|than|more))*$/;
/** Before those with whom somebody lives there. */
export const LIVES_WITH =
  /\b(?:que |who |ya |already )?(?:viven?|lives?) (?:(?:ahi|alla|alli|aca|aqui|there|here|over|in|en|la|el|\w+) ){0,3}(?:con|with)$/;
/** The writer is that: "travelling as carer", "soy la hermana", "voy de mamá acompañante". */
export const IS_WRITER = /\b(?:soy|i 'm|im|i am|as|(?:voy|viajo|ire|toca ir) (?:de|como))$/;
export const SAYS = anyNamed(
  {
    // "is a nurse and says", "me dice"
    says: /(?:is|'s) an? (?:\w+ ){1,2}(?:, |and |so |who )?(?:she |he )?(?:insists?|says|swears|told|reckons|recommends)\b|ask(?:s|ed|ing)?\b|(?:find|found|call)s? (?:it|me|this)\b|say\w*|said|told|tells?|laugh(?:s|ed)|dice\w*|dijo|(?:me|nos|se) (?:dice\w*|dijo|cuida\w*|encarga\w*)/,
    // "has talked me into", "insists", "anda empeñada"
    urges:
      /(?:has|have|had|'s|'ve) (?:put|set|sent|told|signed|got) (?:me|us) (?:on|onto|up|here|into|to|about|this)\b|urg(?:es|ed)|suggest(?:s|ed)|promis(?:es|ed)|persuaded|convinced|begged|insist\w*|swear\w*|warn\w*|recom\w*|wants to put|(?:esta |anda |sigue )?(?:empenad|emperrad)[oa]s?/,
    // "reckons", "cree que"
    thinks: /think\w*|reckon\w*|cree que|piensa que|jura/,
    // "is worried"
    worries: /worr(?:y|ies)|(?:is|are|'s) (?:\w+ )?(?:worried|convinced|adamant|laughing)\b/,
    // "nicked my charger"
    took: /stole|borrowed|nicked|pinched/,
    // "is feeding the cat", "cuida"
    minds:
      /(?:(?:me|nos|le|les) )?(?:riega|alimenta|pasea|vigila|da de comer|echa (?:un )?(?:ojo|vistazo)|recoge (?:las?|los?|el|mis|nuestr\w+) (?:cartas?|correo|correspondencia|paquetes?|llaves)|saca (?:a )?(?:l[oa]s? |al |mi |nuestr\w+ )?perr)\w*|(?:is |are |'s )?(?:minding|looking after|feeding|watching|watering)|(?:will |'ll )?(?:minds?|looks? after|feeds?|watch(?:es)?)\b|cuida\w*/,
    // "me encargó un turrón"
    wants: /(?:me|nos) (?:pid\w+|encarg\w+) (?!que\b|ir\b|venir|llev|por\b|si\b|sitio|mesa|ayuda)/,
    // "passed away"
    died: /died|passed away|murio|fallecio/,
  },
  { before: '^', after: '\\b' },
);
/** What a partner does who chooses the journey: "has booked us Lanzarote", "won tickets", "is dragging me to Kilkenny". */
export const CHOOSES =
  /^(?:(?:has|have|'s|is|finally|just|already|only) )*(?:agreed (?:to|on)|decided on|picked|chosen|chose|fanc(?:ies|ied)|booked (?!(?:me|it|this|my|him|a (?:taxi|cab))\b)|drag(?:s|ging|ged) (?:me|us)|surpris(?:ed|es|ing) (?:me|us) with|(?:won|got|bagged|scored) (?:(?:us|me|a|the|two|2|some|pair of|free) )*(?:tickets|seats)|wants? (?:sun|sunshine|snow|the sea|a beach|beaches|mountains|culture))\b/;
/** Before the verb of coming, what somebody has made up: "my mum's decided she's coming". */
export const DECIDES =
  /^(?:(?:has|have|'s|finally|just|already|now) )*(?:decided|announced|agreed|insisted|insists?|confirmed|managed|volunteered|signed up|persuaded|declared)(?: that)? (?:(?:she|he|they)(?: is| are| 's| 're| will| 'll)? |to )/;
/** Who comes: after a mention. */
export const TRAVELS =
  /^(?:sort|pack) (?:themselves|for themselves|their own)|^(?:(?:has|have|'s) )?invited (?:him|her|them)sel(?:f|ves)\b|^(?:(?:who|que|is|are|'s|will|'ll|be|both|also|tambien|all|all of them) )*(?:com(?:e|es|ing)\b|taking\b|bringing\b|heading\b|join\w*|tag\w*|travel\w*|fl(?:y|ys|ies|ying)\b|going\b|off to\b|follow(?:s|ing)? (?:on|later|by|after|us (?:on|later)|two|three|a (?:day|week)|once|when|as soon|then)\b|catch(?:es|ing)? up\b)|^(?:(?:que|tambien|si) )*(?:viene\w*|viaja\w*|van?\b(?! de (?!via|vaca|camp|excu|pase|rut|marc|cami|copi|retir|promo|gira|traj|chaque|esmo|smok|frac|corbat|guayab|gala|etiq|invit|padrin|madrin|testig|acompan))|vamos|nos vamos|acompana\w*|(?:nos|me) acompana\w*|se (?:apunta\w*|une\w*|vienen?|suma\w*)|van? conmigo|vuelan?)/;
export const TRAIT =
  /^(?:(?:who|que|q|he|she|they|always|also|siempre|tambien|aun|todavia|already|is|both) )*(?:is|are|'s|has|have|gets?|needs?|uses?|wears?|takes?|suffers?|hates?|loves?|cant|can|cannot|wont|doesnt|snores?|eats?|sleeps?|burns?|feels?|es|son|esta|estan|tiene|tienen|usa|toma|necesita|padece|sufre|ronca|no|come|duerme|odia|le|lleva|anda|ronca\w*|vegan|veggie|coeliac|celiac|diabetic|vegetarian|allergic)\b/;
export const THEIR_HOUSE = /\b(?:in|en|at) (?:su casa|their (?:house|place|flat)|theirs|hers)\b/;
/** After these "'s" is "is" or "has", or the thing goes where its owner goes. */
export const CONTRACTED =
  /^'s (?!(?:rosary|ring|rings|earrings?|jewell?e?ry|diary|dictionary|teddy|clothing|bedding|belongings|stocking|hanky|trolley|key|body)\b)(?:[,.)(]|\w+ing\b|got|been|had|a|an|not|in|on|at|too|also|very|so|the|only|just|nearly|almost|turning|\d+|\w+(?:ic|ish|ed|y)\b(?! \w+s? (?:is|are|was|comes?|goes?|travels?)\b)|vegan|coeliac|celiac|pregnant|blind|deaf|scared|lame|off|always|never|terrified|wheelchair|walker|frame|insulin|meds|tablets|pills|cpap|hearing|stick|knee|hip|inhaler|medication|trip|60th|70th|80th)/;

/** The trade of somebody who leads or drives. */
export const LEADER =
  /^(?:, )?(?:el|la|the|our|nuestr[oa]|su) (?:entrenadora?|monitora?|profe|profesora?|guia|coach|guide|teacher|instructora?|manager|driver|chofer|conductora?|skipper)\b/;

/** What one of several does for the trip. */
export const DOES_A_THING = /^(?:brings?|has|got|'s got|drives?|sorts?|does|lleva|trae|pone|tiene|hace)\b/;
/** "Primer viaje de Emilia al mar, tiene 7 meses": whose first time it is, with the age told after. */
export const FIRST_OF =
  /\b(?:primer(?:a|as|os)? (?:viaje|vuelo|vez|vacaciones|verano)|first (?:trip|time|flight|holiday)) (?:de|del|para|con|for|with|of)$/;
/** "Not packing for the baby" */
export const NOT_FOR = /\b(?:not|never|no|nothing|nada) (?:pack(?:ing)? |empac\w+ |llevo )?(?:for|para|pa)$/;
/** Before children whom the writer minds. */
export const MINDED = /\b(?:mind|minding|watch|watching|look(?:ing)? after)$/;
/** Before children with whom the writer stays on. */
export const STAYS_ON_WITH =
  /\b(?:me quedo|nos quedamos|sigo|seguimos|aguanto|i stay on|staying on) (?:yo )?(?:sol[oa] )?(?:con|with)$/;
/** "La vez pasada fui con mi ex", "last time I went with my ex": the word itself tells of no time. */
export const PAST_TRIP =
  /\b(?:pasad[oa]|fui|fuimos|iba|ibamos|viaj(?:aba|abamos|e)|antes|last (?:time|year|summer)|went|used to|once)\b[^.]* (?:con|with)$/;
