/** The words around a mention that tell of somebody who does not come. */
import { anyNamed } from '../../packing/reading/patterns';

/** Who does not come: after a mention. */
export const HOME = anyNamed(
  {
    // "stays at home", "se queda", "will be away"
    staysHome:
      /(?:(?:who|que|solo|only|will|'ll|is|are|'s|has|have|to|must|esta vez|just) )*(?:stay\w*|stop(?:s|ping)?|bid(?:e|es|ing)|remain\w*) (?:too |also |here |on )?(?:at home|home|behind|here|put|in\b(?! (?:a|an|the|our|un|una)\b)|with|back)|(?:que |quien )?(?:solo )?(?:se )?quedan?\b(?! (?:conmigo|con nosotr))|(?:solo )?se qued\w+(?<!quedan?)|duermen? en (?:su )?casa\b|(?:is |are |'s |will be |'ll be )?(?:at home|away\b|en casa$|en casa [^d])/,
    // "goes home before us"
    goesHome: /(?:goes|go|sleeps?) (?:back )?home\b(?! with us)/,
    // "is with my mum", "at gran's this weekend", "se van con su padre", "viaja con mamá"
    elsewhere:
      /(?:is |are |'s |will be |'ll be |staying |estan? |se van )*(?:at|over at|with|round|con|en casa de|donde) (?:(?:my|his|her|their|our|the|mi|sus?|la|los|las|el) )*(?:gran\w*|nan\w*|mum|mums|mam|mom|moms|mother|parents|folks|dad|sister|aunt\w*|in laws|camp|school|daycare|nursery|kennels?|sitter|babysitter|abuel[oa]s?|suegr[oa]s?|papas|hermana|madrina|guarderia|campamento|escuela)(?: 's?)?(?= (?:[.,;:)]|so|and i|y yo|house|place|farm|this|in|while|until|till|for|again|back)|$)|(?:is|are|'s) with (?:my|our|their|his|her|grand\w+|gran|nan)\b|se van (?:con|a casa de) (?:su|la|el|mi)s? |(?:que )?(?:viajan?|van?|vienen?|vuelan?|travels?|goes|flies|rides) (?:con|with) (?:(?:sus?|his|her|their|the|los) )?(?:mama|papa|mami|papi|madre|padre|papas|padres|familia|abuel[oa]s?|mum|mom|dad|parents|family|grandparents)\b(?! (?:y |and )?(?:yo\b|me\b|conmigo|con nosotr))/,
    // "watch it on TV", "tracks me on the app from the couch", "lo ven por la tele"
    watches:
      /(?:(?:will|'ll|is|are|'s|only|just) )*(?:watch|follow|track|cheer)(?:e?s|ing)? (?:(?:me|us|it|along|live|on|the (?:race|match|game|final|finish|stream|livestream|whole thing)) )*(?:(?:on|from) (?:the )?(?:tv|telly|television|app|strava|livestream|youtube|couch|sofa|home)|(?:at|back) home)\b|(?:me|nos|lo|la) (?:ven?|ver[ae]n?|siguen?|seguiran?|miran?) (?:\w+ )?(?:por (?:la )?(?:tele|tv|app|television|internet)|en (?:la tele|directo|vivo)|desde (?:casa|la casa|el sofa))\b/,
    // "is minding the dog"
    mindsHome:
      /(?:is |'s |will be |'ll be )?(?:minding|watching|looking after) (?:the|our|my) (?:kids|children|house|baby|dog|dogs|cat|cats|shop|farm)\b/,
    // "has the kids for the weekend"
    hasThem:
      /(?:have|has|'ve got|'s got|are having|is having|will have|keeps?|tienen?) (?:her|him|them|the (?:kids|baby|bairns|girls|boys)|a (?:la|el|los|las) \w+)(?= (?:so|and|for|while|this|y|mientras|[.,;])|$)/,
    // "la dejo con mi madre"
    leftThere: /l[oa]s? (?:dejo|dejamos)\b/,
    // "ya vive allá"
    livesThere: /(?:ya |que ya |tambien ya )?viven? (?:alla|alli|ahi|aca)\b/,
    // "have all flown the nest"
    grownUp: /(?:have |has |'ve |all |finally )*(?:flown|fled|left) (?:the nest|home)\b/,
    // "isn't coming", "can't get the time off"
    notComing:
      /(?:is|are|'s|'re|who is)? ?(?:not|isnt|arent|wont|cant|cannot|dont|doesnt|didnt|couldnt) (?:be )?(?:able to )?(?:get (?:the |any |a )?(?:leave|time off|off\b|away|days? off|week off|holidays?|annual leave|cover)|com\w+|join\w*|travel\w*|go(?:ing)?\b(?! (?:any ?where )?(?:near|in|into|up|on|out|over|under|down|without|swimming|skiing|hiking|diving|to the (?:pool|beach|gym|spa|slopes)))|make it|fly\w*)/,
    // "ya no viene", "que no viaje", "no es mi acompañante"
    noViene:
      /(?:que )?(?:ya )?no (?:viene|vienen|va|van|viaja|viajan|pueden?(?! (?:faltar|fallar|perderse|con|ni|sin|comer|beber|tomar|subir|bajar|andar|caminar|ver|oir|dormir|cargar|nadar|agacharse|estar (?:de pie|sentad)))|vendra|se (?:anima|apunta|suma|une)n?)\b|que no (?!(?:le|lo|la|se|es|puede|come|tiene|anda|ve|oye)\b)\w+e\b|(?:tambien va |va )?, ?no es mi\b/,
    // "doesn't want to come", "no quiere venir"
    doesNotWant:
      /(?:(?:do|does|did)(?:n't| not)?|dont|doesnt|didnt|wont|'t|no longer) (?:want|wants|fancy|feel like) (?:to )?(?:com\w+|join\w*|go\b|travel)|(?:ya )?no quieren? (?:venir|ir|acompan\w+)/,
    // "would love to come", "was going to come", "quería apuntarse"
    wantedTo:
      /(?:in \w+ )?(?:se )?(?:queria|querian|pensaba|pensaban|(?:was |were )?(?:wanted|wanting|begged|begging|hoped|hoping|tried|dying|desperate) to|would have (?:loved|liked) to|would (?:love|like) to|wouldve loved to) (?:venir|venirse|apuntarse|ir|irse|come|join|go|tag along)\b|(?:was|were|iba|iban) (?:going (?:to )?come|coming|joining|supposed to|a venir)\b/,
    // "bailed", "se rajó"
    backedOut:
      /(?:al final )?(?:se (?:baj|raj)(?:a|an|o|aron)|prefieren? quedarse)\b|(?:has |have |'s )?(?:bailed|(?:dropped|pulled|backed) out)\b/,
    // "couldn't get a ticket", "no pudo venir"
    couldNot:
      /no (?:pudo|pudieron) |(?:could(?:nt| not)|did(?:nt| not)) (?:get|have) (?:a |an |the |his |her |any )?(?:ticket|visa|leave|time|passport|seat|days)\b/,
    // "hates flying"
    refuses:
      /(?:refuses|hates|doesnt do) (?:boats?|ships?|flying|planes?|(?:the )?cold|camping|tents?|(?:the )?sea|heat|travel\w*|cruises|festivals|mud|crowds)\b/,
    // "dos nenes no, solo dos parejas"
    setRight: /no , (?:solo|sino|que son|digo|just|only)\b/,
    // "perros prohibidos"
    forbidden: /prohibid[oa]s?\b/,
    // "is working", "has to work", "trabaja", "curra"
    works:
      /(?:'s|is|are|'re) working\b(?! (?:in|at|there))|works?\b(?! (?:in|at|there|for|as|with))|(?:has to|must|tiene que) (?:work|trabajar)|(?:trabaja|curra|labura|chambea|camella)n?(?! (?:en|alla|alli))/,
    // "is on nights", "at uni", "in hospital", "deployed", "too busy", "esta de guardia"
    away: /(?:is |are |'s |will be |'ll be )*(?:rostered(?: on| in)?\b|on (?:nights|days|shift|duty|the rigs?|the mines?|a swing)\b|at (?:netball|football|rugby|training|practice|uni|university|college|work|sea)\b|in (?:hospital|rehab|prison|jail|care|the army|the navy)\b)|(?:is |are |'s )?(?:deployed|abroad|at work|offshore|overseas|too busy|busy|on (?:call|duty|shift)|at (?:a|an|his|her|their|the) (?:work )?(?:conference|course|meeting|summit|training|workshop)|esta (?:de guardia|de viaje))\b/,
    // "holds the fort"
    holdsFort: /(?:is |are |'s |'ll |will )*(?:holds?|holding) (?:down )?the fort\b/,
    // "has been up there since March": there already
    thereSince: /(?:has |have |'s |'ve )been (?:(?:up|down|over|out|in) )?(?:there|\w+) since\b/,
    // "le toca guardia", "tiene partido"
    haveDuties:
      /les? toca (?:turno|trabajar|guardia|quedarse|estudiar|examen)\b|(?:tiene|tienen) (?:partido|guardia|turno|clases?|examen(?:es)?|curro|oposicion\w*)\b/,
    // "está ingresado", "que está hospitalizado"
    inHospital:
      /(?:que )?(?:esta|estan|sigue|siguen|anda) (?:ingresad|internad|embarcad)[oa]s?\b|que estan? hospitalizad[oa]s?\b/,
    // "no consigue vacaciones", "no le dan días"
    noLeave:
      /no (?:consiguen?|pilla|tienen?|coge|logra|les? dan|les? dieron) (?:(?:las |los )?(?:vacaciones|permiso|libre|fiesta)|dias (?:libres|de))\b/,
    // "atiende la tienda", "cuida el negocio"
    runsShop:
      /(?:atiende|cuida|lleva|abre)n? (?:el|la|su|nuestr[oa]) (?:tienda|negocio|bar|local|restaurante|taller|kiosco|quiosco|finca|farmacia|consulta|almacen|puesto)\b/,
    // "mi hermana pasa"
    leavesOut: /pasa(?= [.,;]| de )/,
    // "is waving us off"
    seesOff: /(?:is |are |'s |will |'ll )*(?:sends?|sending|see|sees|seeing|waves?|waving) (?:me|us) off\b/,
    // "is dropping us at the airport", "nos lleva al puerto"
    drivesUs:
      /(?:only |just |is |'s |who |she 's )*(?:drives?|drops?|takes?|dropping|driving) (?:us|me)\b(?! in (?:the|our|his|her|my|a) (?:car|pickup|van|truck|ute|bakkie|camper|motorhome|rv)\b)|(?:solo )?(?:nos|me) (?:lleva|llevan|deja|dejan|acerca|trae) (?:al|hasta|en el|a la)\b/,
    // "is going to her sister's", "se va con su hermana"
    goesToKin:
      /(?:'s|is|are|goes|go) (?:(?:going|off|away|staying|up|down|over|to) )*(?:to|at|with|round) (?:her|his|their) (?:own )?(?:sister|brother|mum|mom|mam|mother|parents|folks|nan|gran|mates?|friends?|cousin|aunt\w*|family|dad|father)(?: 's?)?(?= (?:[.,;:)]|so|and|for|that|this|while)|$)|se va(?:n)? (?:a|con|donde|a casa de) (?:su|sus) (?:herman[oa]s?|madre|padres?|mama|papas?|amig[oa]s|famili\w+|abuel[oa]s?)(?= (?:[.,;:)]|asi|y|por|ese|esa|esos|esas|mientras)|$)/,
    // "viaja a otro lado"
    goesElsewhere: /(?:se )?(?:viajan?|van?|fue|fueron) (?:a|por|para) otr[oa] (?:lado|parte|sitio)\b/,
    // "drives straight back"
    goesBack: /(?:(?:and|who|she|he|they|then|just|only) )*(?:flies|drives|goes|heads) (?:straight )?back\b(?! with)/,
  },
  { before: '^' },
);
/** "Hubby's home with our 2-year-old": who is at home, and with whom. */
export const AT_HOME =
  /^'s (?:staying |stuck )?(?:at )?home (?:in \w+ )?(?:with|and|[,.]|minding|watching|looking after)/;
export const HOME_WITH =
  /(?:^|\s)(?:'s|is|are|be|stays?|staying|stops?|stopping) (?:staying |stopping |stuck )?(?:(?:at )?home|here|put|behind) (?:in \w+ )?(?:with|minding|watching|looking after)(?: (?:the|our|my|his|her|both) \w+(?: ,)?(?: and| &)?){0,3}$/;
/** Between a person and what was decided. */
export const IN_THE_END = /^,? ?(?:al final|finalmente|ahora|in the end|finally|sadly|unfortunately|now|alas) ,? ?/;
/** What somebody is like, between a person and the verb. */
export const LIKE =
  /^,? ?(?:\( )?(?:(?:who )?(?:is|'s) )?(?:\d{1,2} (?:months?|mths|weeks?|wks) )?(?:pregnant|preg|poorly|ill)(?: \))?,? |^(?:from (?:the )?\w+|this time|this weekend|both|all|sadly) (?=(?:is|are|'s|will|stay\w*|has|have|se) )/;
/** "Two kids (not coming)", "mi hija (ella no viene)": in a bracket behind somebody. */
export const IN_BRACKET = /^\( (?:(?:he|she|they|we|both|all|none of them|ell[oa]s?|el) )?/;
/** Before somebody with whom a thing or an animal follows: "cats going later with my wife". */
export const FOLLOWS_WITH = /\b(?:later|separately|afterwards|next (?:week|month)) (?:on )?with$/;
/** "… 's ski stuff stays here" */
export const THING_STAYS =
  /^'s (?:\w+ ){1,3}(?:stays?|is staying|are staying|remains?) (?:here|home|behind|put|at home)\b/;
/** Before those who would have come with somebody who does not come. */
export const WISHED_WITH =
  /\b(?:was|were) (?:going|travelling|flying|meant to go|supposed to go)(?: to \w+)? with$|\bwas (?:meant|supposed|going) to be (?:just )?me (?:and|with)$|\biba (?:a ir|a viajar) con$|\b(?:wanted to|begged to|hoped to|(?:was|were) (?:gonna|going(?: to)?|meant to|supposed to)|would have|wouldve|nearly|almost) (?:have )?(?:come|came|join|joined|go|tag along)(?: (?:along|too|us|me))*(?: with| and)?(?: his| her| their| the)?$/;
/** "My mum has sickle cell and stays in London": the second verb. */
export const STAYS_TOO =
  /^(?:is|has|gets|needs|works|es|tiene|esta|trabaja) (?:\w+ ){1,5}(?:and|but|so|y|pero|asi que) (?:stays? (?:at home|home|behind|put|back|in(?! hotels| hostels))|se quedan?\b|isnt coming|cant come|wont come|no vienen?\b)/;
