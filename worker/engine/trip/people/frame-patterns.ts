/** What stands before and after a mention of somebody: who comes, who hosts, who gives, who stays, who is only spoken of. */
export const HOSTED =
  /(?:(?:^| )'(?:s|re) (?:already |all |still )?with|\b(?:stays|queda|quedan|quedo|quedaron|boards|boarded|left|leave|leaving|dejo|dejamos) (?:(?!(?:me|us|we|i|nos)\b)\w+ ){0,3}(?:with|con)|\b(?:(?:is|are|'s|'re|shes|hes|theyre|was|se queda|se quedan|se regresan?|se vuelven?|esta|estan) (?:already |all |still |en casa |at home |back )?(?:with|con)|(?:go|goes|went|gone|stays?|sent|shipped) (?:back |home |at home |back home )+(?:with|con)|(?:stops?|bides?|remains?) (?:behind |back |home |at home )+with|(?:stay\w*|stop(?:s|ping)?|sleep(?:s|ing)?|crash\w*|liv\w+|lodg\w*|bid(?:e|es|ing)) (?:over )?(?:with|at|in))|\b(?:casa|piso|depa|departamento|apartamento|apto|estudio|chalet|rancho|quinta|house|place|home|flat|finca|pueblo|cabana|cottage|villa) (?:de|of)|\bdonde|\ben lo de|\b(?:quedo|quedamos|quedarme|quedarnos|alojo|alojamos|dormimos|duermo|vivo|vivir|viviendo|dormire|hospedo|hospedamos|hospedarme) (?:con|donde)|\bvoy a pasar(?: \w+){0,2} con|\bat)$/;
export const VISITED =
  /\b(?:help(?:ing)?|be with|ayudar al?|cuidar al?|cuidar de|estar con|visit\w*|see|seeing|meet\w*|surpris\w*|join\w*|lunch with|dinner with|drinks with|coffee with|reunion with|wedding of|funeral of|birthday of|party of|graduation of|to|off to see|(?:ver|visitar|visita|visitas|visito|visitamos|visitando|conocer|veo|vemos) al?|(?:me|nos) (?:espera|recoge|recibe|busca|aloja|hospeda|acoge)n?(?: (?:alli|alla|ahi|aca))?|(?:quedar|cenar|comer|cena|comida|reunirme|encontrarme|encuentro|quedamos para comer) con|(?:boda|bodas|cumple\w*|funeral|entierro|graduacion|xv|quince|quinceanos|quincean\w+|anos|bautizo|comunion|despedida|fiesta|tumba) de)$/;
export const LEFT =
  /\b(?:without|sin|leav\w+|left|(?:dejo|dejamos|dejando|deje|dejar) al?|no|minus|not|except|menos|(?<=[.,] )ni)$/;
export const GIVEN =
  /\b(?:(?:me|nos|te|se|le|les) (?:(?:lo|la|los|las) )?(?:prest\w+|pas[ao]\w*|pone\w*|dej[ao]\w*|da|dan|dio|regal\w*|trae\w*|llev[ao]\w*|qued[ao]\w*|guard\w*)|prestad[oa]s? de|(?:tejid|cosid|hech|escrit|firmad|invitad|prestad|preparad|comprad|pagad|enviad|reservad|heredad)[oa]s? (?:de|por)|(?:la|lo|las|los) (?:hace|hacen|(?:lleva|pone|trae|tiene)(?!mos)\w*)|from|by|off)$/;
export const SPOKEN =
  /\b(?:face ?time|whatsapp|phone|ring|ringing|video ?call|(?:video)?llamadas? con|videollamada con|llam(?:o|ar|are) a|for|para|like|como|than|que|about|sobre|of|de|del|miss|thanks|gracias a|call\w*|ask\w*|promis\w+|gift|regalos?|says|dice|according|segun)$/;
/** "Los cascos los conseguimos con mi hermano": through whom something was got. */
export const GOT_THROUGH = /\bl[oa]s? (?:hemos )?(?:consegu|consig|arregl|encarg|pedi)\w* (?:con|a)$/;
/** In company: before a mention. */
export const WITH =
  /\b(?:with|con|plus|mas|(?:me|nos) acompanan?|there 's also|bring\w*|tak(?:e|ing)|(?<!\bles? )(?:llevo|llevamos|llevar|llevando|traigo|traemos|acompano|acompanamos|acompanar|acompanando) a|acompanantes? de|accompan\w+|escort\w*|pushing|empuj\w+ (?:la silla de|a)|hago de \w+ (?:a|de)|along with|together with|junto a|alongside|incl|including|viene|vienen|viajan|viaja|vamos|va|van|and|y|\+|&)$/;

/** "A surprise weekend for my husband": whose treat it is comes along. */
export const TREAT_FOR =
  /\b(?:surprise|birthday|anniversary|[2-9]0(?:th| th)?|trip|getaway|break|weekend|holiday|vacation|cruise|treat)(?: away| off| abroad)? for$|\bpack(?:ing)? for$/;

/** Who does not come: after a mention. */
export const HOME =
  /^(?:have|has|'ve got|'s got|are having|is having|will have|keeps?|tienen?) (?:her|him|them|the (?:kids|baby|bairns|girls|boys)|a (?:la|el|los|las) \w+)(?= (?:so|and|for|while|this|y|mientras|[.,;])|$)|^(?:is |are |'s |will be |'ll be )*(?:on (?:nights|days|shift|duty)\b|at (?:netball|football|rugby|training|practice|uni|university|college|work|sea)\b|in (?:hospital|rehab|prison|jail|care|the army|the navy)\b)|^(?:have |has |'ve |all |finally )*(?:flown|fled|left) (?:the nest|home)\b|^(?:could(?:nt| not)|did(?:nt| not)) (?:get|have) (?:a |an |the |his |her |any )?(?:ticket|visa|leave|time|passport|seat|days)\b|^(?:refuses|hates|doesnt do) (?:boats?|ships?|flying|planes?|(?:the )?cold|camping|tents?|(?:the )?sea|heat|travel\w*|cruises|festivals|mud|crowds)\b|^(?:esta|estan|trabaja|anda) (?:ingresad[oa]|internad[oa])\b|^les? toca (?:turno|trabajar|guardia|quedarse|estudiar|examen)\b|^(?:tiene|tienen) (?:partido|guardia|turno|clases?|examen(?:es)?|curro|oposicion\w*)\b|^pasa(?= [.,;]| de )|^(?:is |are |'s |will be |'ll be |staying |estan? |se van )*(?:at|over at|with|round|con|en casa de|donde) (?:(?:my|his|her|their|our|the|mi|sus?|la|los|las|el) )*(?:gran\w*|nan\w*|mum|mums|mam|mom|moms|mother|parents|folks|dad|sister|aunt\w*|in laws|camp|school|daycare|nursery|kennels?|sitter|babysitter|abuel[oa]s?|suegr[oa]s?|papas|hermana|madrina|guarderia|campamento|escuela)(?: 's?)?(?= (?:[.,;:)]|so|and i|y yo|house|place|farm|this|in|while|until|till|for|again|back)|$)|^(?:is |'s |will be |'ll be )?(?:minding|watching|looking after) (?:the|our|my) (?:kids|children|house|baby|dog|dogs|cat|cats|shop|farm)\b|^(?:(?:who|que|solo|only|will|'ll|is|are|'s|esta vez|just) )*(?:stay\w*|stop(?:s|ping)?|bid(?:e|es|ing)|remain\w*) (?:too |also |here |on )?(?:at home|home|behind|here|put|in\b(?! (?:a|an|the|our|un|una)\b)|with|back)|^(?:que |quien )?(?:solo )?(?:se )?quedan?\b|^(?:solo )?se qued\w+|^(?:'s|is|are|'re) working\b(?! (?:in|at|there))|^(?:is |are |'s |will |'ll )*(?:sends?|sending|see|sees|seeing|waves?|waving) (?:me|us) off\b|^(?:is |are |'s )?(?:deployed|abroad|at work|offshore|overseas|too busy|busy|on (?:call|duty|shift)|at (?:a|an|his|her|their|the) (?:work )?(?:conference|course|meeting|summit|training|workshop)|esta (?:de guardia|de viaje))\b|^(?:is|are|'s) with (?:my|our|their|his|her|grand\w+|gran|nan)\b|^(?:was|were|iba|iban) (?:going (?:to )?come|coming|joining|supposed to|a venir)\b|^(?:goes|go|sleeps?) (?:back )?home\b(?! with us)|^works?\b(?! (?:in|at|there|for|as|with))|^(?:has to|must|tiene que) (?:work|trabajar)|^trabajan?(?! (?:en|alla|alli))|^(?:ya )?no quieren? (?:venir|ir|acompan\w+)|^(?:(?:do|does|did)(?:n't| not)?|dont|doesnt|didnt|wont|'t|no longer) (?:want|wants|fancy|feel like) (?:to )?(?:com\w+|join\w*|go\b|travel)|^(?:ya )?no (?:viene|vienen|va|van|viaja|viajan|pueden?(?! (?:faltar|fallar|perderse|con|ni|sin|comer|beber|tomar|subir|bajar|andar|caminar|ver|oir|dormir|cargar|nadar|agacharse|estar (?:de pie|sentad)))|vendra|se (?:anima|apunta|suma|une)n?)\b|^(?:al final )?(?:se (?:baj|raj)(?:a|an|o|aron)|prefieren? quedarse)\b|^(?:has |have |'s )?(?:bailed|(?:dropped|pulled|backed) out)\b|^(?:is|are|'s|who is)? ?(?:not|isnt|arent|wont|cant|cannot|dont|doesnt|didnt|couldnt) (?:be )?(?:able to )?(?:get (?:the |any |a )?(?:leave|time off|off\b|away|days? off|week off|holidays?|annual leave|cover)|com\w+|join\w*|travel\w*|go(?:ing)?\b(?! (?:any ?where )?(?:near|in|into|up|on|out|over|under|down|without|swimming|skiing|hiking|diving|to the (?:pool|beach|gym|spa|slopes)))|make it|fly\w*)|^(?:is |are |'s |will be |'ll be )?(?:at home|away\b|en casa$|en casa [^d])|^l[oa]s? (?:dejo|dejamos)\b|^no (?:pudo|pudieron) |^se van (?:con|a casa de) (?:su|la|el|mi)s? |^(?:que )?(?:viajan?|van?|vienen?|vuelan?|travels?|goes|flies|rides) (?:con|with) (?:(?:sus?|his|her|their|the|los) )?(?:mama|papa|mami|papi|madre|padre|papas|padres|familia|abuel[oa]s?|mum|mom|dad|parents|family|grandparents)\b(?! (?:y |and )?(?:yo\b|me\b|conmigo|con nosotr))|^(?:solo )?(?:nos|me) (?:lleva|llevan|deja|dejan|acerca|trae) (?:al|hasta|en el|a la)\b|^prohibid[oa]s?\b|^(?:in \w+ )?(?:se )?(?:queria|querian|pensaba|pensaban|(?:was |were )?(?:wanted|wanting|begged|begging|hoped|hoping|tried|dying|desperate) to|would have (?:loved|liked) to|would (?:love|like) to|wouldve loved to) (?:venir|venirse|apuntarse|ir|irse|come|join|go|tag along)\b|^(?:ya |que ya |tambien ya )?viven? (?:alla|alli|ahi|aca)\b|^que no (?!(?:le|lo|la|se|es|puede|come|tiene|anda|ve|oye)\b)\w+e\b|^(?:tambien va |va )?, ?no es mi\b|^(?:only |just |is |'s |who |she 's )*(?:drives?|drops?|takes?|dropping|driving) (?:us|me)\b|^(?:(?:and|who|she|he|they|then|just|only) )*(?:flies|drives|goes|heads) (?:straight )?back\b(?! with)/;
/** "Hubby's home with our 2-year-old": who is at home, and with whom. */
export const AT_HOME =
  /^'s (?:staying |stuck )?(?:at )?home (?:in \w+ )?(?:with|and|[,.]|minding|watching|looking after)/;
export const HOME_WITH =
  /(?:^|\s)(?:'s|is|are|be|stays?|staying) (?:staying |stuck )?(?:at )?home (?:in \w+ )?(?:with|minding|watching|looking after)$/;
/** Between a person and what was decided. */
export const IN_THE_END = /^,? ?(?:al final|finalmente|ahora|in the end|finally|sadly|unfortunately|now|alas) ,? ?/;
/** What somebody is like, between a person and the verb. */
export const LIKE =
  /^,? ?(?:\( )?(?:(?:who )?(?:is|'s) )?(?:\d{1,2} (?:months?|mths|weeks?|wks) )?(?:pregnant|preg|poorly|ill)(?: \))?,? |^(?:from (?:the )?\w+|this time|this weekend|both|all|sadly) (?=(?:is|are|'s|will|stay\w*|has|have|se) )/;
/** Before somebody with whom a thing or an animal follows: "cats going later with my wife". */
export const FOLLOWS_WITH = /\b(?:later|separately|afterwards|next (?:week|month)) (?:on )?with$/;
/** "… 's ski stuff stays here" */
export const THING_STAYS =
  /^'s (?:\w+ ){1,3}(?:stays?|is staying|are staying|remains?) (?:here|home|behind|put|at home)\b/;
/** Before those who would have come with somebody who does not come. */
export const WISHED_WITH =
  /\b(?:wanted to|begged to|hoped to|(?:was|were) (?:gonna|going(?: to)?)|would have|wouldve|nearly|almost) (?:have )?(?:come|came|join|joined|go|tag along)(?: (?:along|too|us|me))*(?: with| and)?(?: his| her| their| the)?$/;
/** Before the dead: "to bury my father", "enterramos a mi abuela". */
export const BURIED = /\b(?:bury(?:ing)?|buried|cremat(?:e|ing)|ent(?:ierro|erramos|errar|ierran) a)$/;
/** "Mum's never been there", "mi novio esquía hace años": for so long, and still. */
export const STILL_SO = /^(?:'s|has) never\b|^\w+[ae] (?:desde )?hace (?:mas de )?\w+/;
/** Before and after the dead: "my late husband", "mi difunta esposa", "mi padre, que en paz descanse". */
export const DEAD = /^(?:late|difunt[oa]|finad[oa])$/;
/** Of the dead only what is left of them travels. */
export const REMEMBERED =
  /^(?:[,(] )?(?:(?:ya )?(?:difunt|finad|fallecid)[oa]|(?:que )?(?:en paz descanse|dios l[oa] tenga)|qepd)\b|^(?:'s )?(?:ashes|grave|tomb|remains|memorial|urn|burial)\b/;
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
export const MET =
  /^(?:(?:who|que|is|are|'s|will|'ll|and her family|y su familia) )*(?:(?:drops?|drives?|runs?|takes?|brings?|collects?|fetch(?:es)?|gives?) (?:us|me) (?:off|up|out|there|down|over|back|and\b|to the (?:airport|station|port|bus|train|ferry))\b|meet\w* (?:us|me|up|there|at|in|with us|everyone|every)\b|pick\w* (?:us|me)|wait\w*|get\w* (?:married|engaged|wed|hitched|baptis(?:ed|ing)|baptized|christened|confirmed|ordained|us|me)|(?:hav|do|throw|hold|host)(?:ing|es|s) (?:her|his|their|a|the) (?:\w+ ){0,2}?(?:wedding|engagement|marriage|nikah|christening|baptism|naming(?: ceremony)?|ordination|graduation)|marr(?:y|ies|ying)|collect\w*|graduat\w+)|^(?:que )?(?:nos|me) (?:recoge\w*|espera\w*|recibe\w*|busca\w*|encuentr\w*)|^(?:lo|la|los|las|le) (?:veo|vemos|encuentro|encontramos|visito|visitamos)\b|^(?:que )?se (?:casa\w*|gradua\w*|bautiza\w*)|^(?:(?:is|are|'s|'re|will be) )?(?:already )?(?:there|alla|alli|ahi)\b|^(?:is|are|'s|'re|will be) already (?:in|over|out|down|up)\b/;
export const HOSTS =
  /^(?:who |que |both |and |y |ya |already )*(?:(?:lives?|live|viven?)(?! (?:with (?:us|me)|con nosotr|conmigo))|moved|works? (?:in|there|at)|is based|are based|trabaja (?:en|alla|alli)|(?:is|are|'s|esta|estan) (?:(?:in|at|en) (?!their|his|her|my|good|great|love|need|a|early|late|mid|napp|diaper|pull|plaster|brace|pain|year|reception|nursery|pre ?school|kinder\w*|primary|secondary|first|second|third|fourth|fifth|sixth|junior|senior|school|high|sus|silla|la edad|plena|edad|eso|tratamiento|paro|\w+(?:ero|undo|cero|arto|into|xto)\b|\d)|alla|alli|ahi|there|living|viviendo|hosting)|has (?:a|his|her|their) (?:flat|house|place|home|apartment|cabin|villa|spare)|hosts?|(?:me|nos) (?:aloja\w*|hosped\w*)|(?:(?:is|are|'s|'re) )?put(?:s|ting)? (?:us|me) up|whos? ll wash)\b|^(?:house|place|home|flat|apartment|farm|village|cabin|cottage|villa|caravan|sofa|couch|spare room|garden)\b/;
export const GIVES =
  /^(?:que |who |has |have |'ve |will |'ll )*(?:club(?:s|bed) together|treat(?:s|ed|ing) (?:us|me)|lends?|lent|(?:is|are|'s|'re) (?:lending|giving|supplying|buying)|gives?|keeps?|is keeping|hands?|posts?|will lend|'ll lend|(?:me|nos) (?:(?:ha|han) )?(?:(?:lo|la|los|las) )?(?:presta\w*|dado|hecho|comprad[oa]|compr[oa]|compraron|presto|pasa\w*|(?:da|dan|dio)(?! una mano)|dieron|deja\w*|firm\w+|mand[oa]\w*|hizo|hicieron|cos(?:e|io)|tej(?:e|io)|bord[ao]|planch[ao]|prepar[ao]|guarda\w*|regal\w*|paga\w*|invita\w*)|(?:got|bought|gave|paid|treated|drew|made|wrote|knitted|crocheted|baked|packed) (?:for )?(?:us|me|for)\b|firm(?:a|an|o|aron)\b|courier\w*|presta\w*|guarda\w*|has one|has (?:a )?spare|(?:has|have|'s got|got|got) (?!the (?:rollator|walker|walking|stick|frame|zimmer|wheelchair|cpap|chair|hearing|crutches))(?:the|all|every\w*|bed|beds|room|our|one|two)|(?:tiene|tienen|trae|traen|lleva|llevan|pone|ponen) (?:la|las|el|los|todo|toda|tod[oa]s))\b/;
/** What others have done for the trip before it, which does not take them along: "Mum's posted the form". */
const PREPARED =
  /^(?:(?:'s|'re|has|have|is|are|was|were|will|be|already|just|kindly|ya|ha|han) )*(?:post(?:ed|ing|s)|sent|mail(?:ed|s)|ordered|sewing|sewn|stitch(?:ed|ing|es)|knit(?:ted|ting|s)?|ironed|ironing|washed|washing|mended|mending|printed|printing|bak(?:ed|ing|es)|bought|buying|pack(?:s|ed|ing) (?:for me|me|my|us)|signed|filled (?:in|out)|handling|hauling|towing|organi[sz]ing|arranging|supplying|catering|paying|in charge|responsible|seeing to|taking care|drop(?:s|ping) (?:the|my|our|her|his|a) (?:\w+ ){1,3}(?:off|round|over|by)|(?:fetch|collect|pick)(?:es|s|ing) (?:up )?(?:the|our|a|some) (?!kids\b|children\b|boys\b|girls\b|baby\b|car\b|van\b)\w+|do(?:es|ing) (?:all )?(?:the )?(?:cakes?|barbecue|bbqs?|catering|breakfasts?|dinners?|meals?|flowers|food|catering|cooking|decorations?|music|photos|hair|drinks|salads?|desserts?|playlist|lights|braai|bbq))\b/;
/** "The bat my friend already has": whose it is. */
const HAS_IT = /^(?:(?:already|still) )?(?:has|have|'s got|got|owns) (?:(?:it|them|one|both|that|already) )?[.,)]/;
/** "Mam has a travel cot and a car seat": what stands in the house that one comes to. */
const HAS_AT_HOME =
  /^(?:'s got|has got|has|have|got|(?:ya )?tienen?) (?:(?:a|an|the|all the|their own|una?|la|el|su|spare|already) )*(?:travel cot|cot|crib|car ?seat|booster|high ?chair|pram|buggy|stroller|pushchair|playpen|stair ?gates?|sofa ?bed|air ?bed|spare|washing machine|washer|pool|hot tub|kayaks?|wetsuits?|bikes?|towels|bedding|cuna|cunita|sillita|silla (?:del|de) (?:coche|auto|carro)|trona|cochecito|carriola|carreola|lavadora|lavarropas|piscina|pileta|alberca|sofa cama|bicis|bicicletas|toallas|sabanas|camas?|literas?|frazadas?|mantas|cobijas|almohadas?|colchones|cuartos?|habitaci\w+|espacio|lugar|todo|beds?|blankets?|duvets?|pillows?|sheets|linen|room|rooms|space|dryer|everything|shed|garage|loft|attic|cellar|pile|load|loads)\b/;
/** "Uncle Donnie has rods if I get a day": what they have for those who come. */
const HAS_TO_LEND =
  /^(?:has|have|'s got|got) (?:\w+ ){0,3}?(?!allerg|glasses|seizures|fits|crutches|aids|braces|splints|tablets|pills|meds|injections)\w+ (?:(?:[,+&]|and) (?:\w+ ){1,2}){0,4}?(?:if (?:i|we)|for (?:us|me|all|everyone|everybody|the (?:kids|children))|(?:i|we) can)\b/;
/** After relatives who take care of something for the trip, which does not take them along. */
export const SUPPLIES = [PREPARED, HAS_IT, HAS_TO_LEND, HAS_AT_HOME];
/** She has just had a child, at home where she lives. */
export const GAVE_BIRTH =
  /^(?:(?:'s|has|have|just|newly|recently|don|who) )*(?:put to bed|delivered|gave birth|given birth|had (?:a|an|her|their|the|his) (?:\w+ )?(?:baby|child|son|daughter|boy|girl|twins)|(?:(?:acaba de|ha|va a) )?(?:da|dar|dado|dio) a luz|(?:(?:acaba de|ha|va a) )?(?:parir|parido|pario))\b/;
/** "A lad on the tour has epilepsy", "a girl from work says": one of a crowd that is only mentioned. */
export const OF_A_CROWD =
  /^(?:on|in|from|at|off) (?:(?:the|our|my|his|her) )?(?:tour|team|course|boat|bus|coach|class|group|choir|crew|squad|office|job|site|ship|work|gym|club|school|street|road|shop|clinic|hospital|forum|internet|whatsapp|facebook|church|pub|village)\b/;
/** Before somebody's house: "up to our daughter's in Stowe". */
export const TOWARDS = /\b(?:to|from|round|near|over|via)$/;
/** Who asks for something to be brought back. */
export const WANTS_A_GIFT = /^(?:wants?|expects?|ordered) (?!to\b|it\b|that\b|her\b|his\b|their\b)\w+/;

/** A host's children: "la familia tiene 3 niños". */
export const FAMILY_OF_HOSTS =
  /\b(?:(?<!(?:mi|my|our|nuestra) )(?:familia|family)(?: (?:de|from|in) \w+)?(?: ,)? (?:ya )?(?:tienen?|has|have)|(?:they|ellos|(?:que|who) ya) (?:ya )?(?:tienen?|has|have|'ve|'ve got|have got|con|with))$|\b(?:crio|criaron|criado|tuvo|pario|raised|brought up)(?: (?:a|como|about|up to|sus|unos|unas|mas|de|than|more))*$/;
/** Before those with whom somebody lives there. */
export const LIVES_WITH =
  /\b(?:que |who |ya |already )?(?:viven?|lives?) (?:(?:ahi|alla|alli|aca|aqui|there|here|over|in|en|la|el|\w+) ){0,3}(?:con|with)$/;
/** The writer is that: "travelling as carer", "soy la hermana", "voy de mamá acompañante". */
export const IS_WRITER = /\b(?:soy|i 'm|im|i am|as|(?:voy|viajo|ire|toca ir) (?:de|como))$/;
export const SAYS =
  /^(?:(?:is|'s) an? (?:\w+ ){1,2}(?:, |and |so |who )?(?:she |he )?(?:insists?|says|swears|told|reckons|recommends)\b|ask(?:s|ed|ing)?\b|(?:has|have|had|'s|'ve) (?:put|set|sent|told|signed|got) (?:me|us) (?:on|onto|up|here|into|to|about|this)\b|(?:find|found|call)s? (?:it|me|this)\b|stole|borrowed|nicked|pinched|worr(?:y|ies)|(?:is|are|'s) (?:\w+ )?(?:worried|convinced|adamant|laughing)\b|say\w*|said|told|tells?|urg(?:es|ed)|suggest(?:s|ed)|promis(?:es|ed)|persuaded|convinced|begged|laugh(?:s|ed)|think\w*|reckon\w*|insist\w*|cree que|piensa que|jura|dice\w*|dijo|swear\w*|warn\w*|recom\w*|wants to put|(?:is |are |'s )?(?:minding|looking after|feeding|watching)|(?:will |'ll )?(?:minds?|looks? after|feeds?|watch(?:es)?)\b|(?:esta |anda |sigue )?(?:empenad|emperrad)[oa]s?|(?:me|nos) (?:pid\w+|encarg\w+) (?!que\b|ir\b|venir|llev|por\b|si\b|sitio|mesa|ayuda)|(?:me|nos|se) (?:dice\w*|dijo|cuida\w*|encarga\w*)|cuida\w*|died|passed away|murio|fallecio)\b/;
/** Who comes: after a mention. */
export const TRAVELS =
  /^(?:sort|pack) (?:themselves|for themselves|their own)|^(?:(?:who|que|is|are|'s|will|'ll|be|both|also|tambien|all|all of them) )*(?:com(?:e|es|ing)\b|taking\b|bringing\b|heading\b|join\w*|tag\w*|travel\w*|fl(?:y|ys|ies|ying)\b|going\b|off to\b)|^(?:(?:que|tambien|si) )*(?:viene\w*|viaja\w*|van?\b(?! de (?!via|vaca|camp|excu|pase|rut|marc|cami|copi|retir|promo|gira|traj|chaque|esmo|smok|frac|corbat|guayab|gala|etiq|invit|padrin|madrin|testig|acompan))|vamos|nos vamos|acompana\w*|(?:nos|me) acompana\w*|se (?:apunta\w*|une\w*|vienen?|suma\w*)|van? conmigo|vuelan?)/;
export const TRAIT =
  /^(?:(?:who|que|q|he|she|they|always|also|siempre|tambien|aun|todavia|already|is|both) )*(?:is|are|'s|has|have|gets?|needs?|uses?|wears?|takes?|suffers?|hates?|loves?|cant|can|cannot|wont|doesnt|snores?|eats?|sleeps?|burns?|feels?|es|son|esta|estan|tiene|tienen|usa|toma|necesita|padece|sufre|ronca|no|come|duerme|odia|le|lleva|anda|ronca\w*|vegan|veggie|coeliac|celiac|diabetic|vegetarian|allergic)\b/;
export const POSSESSED =
  /^'s (?:house|place|home|flat|apartment|farm|wedding|birthday|party|funeral|village|garden|car|cabin|cottage|villa|caravan|family|graduation|baptism|christening|christmas|sofa|couch|for|in\b(?! (?:an? |his |her )?(?:wheelchair|plaster|cast|boot|sling|nappies|remission|pain))|at\b|near|on\b|,|\.|\)|$)/;
export const THEIR_HOUSE = /\b(?:in|en|at) (?:su casa|their (?:house|place|flat)|theirs|hers)\b/;
/** After these "'s" is "is" or "has", or the thing goes where its owner goes. */
export const CONTRACTED =
  /^'s (?!(?:rosary|ring|rings|earrings?|jewell?e?ry|diary|dictionary|teddy|clothing|bedding|belongings|stocking|hanky|trolley|key|body)\b)(?:[,.)(]|\w+ing\b|got|been|had|a|an|not|in|on|at|too|also|very|so|the|only|just|nearly|almost|turning|\d+|\w+(?:ic|ish|ed|y)\b(?! \w+s? (?:is|are|was|comes?|goes?|travels?)\b)|vegan|coeliac|celiac|pregnant|blind|deaf|scared|lame|off|always|never|terrified|wheelchair|walker|frame|insulin|meds|tablets|pills|cpap|hearing|stick|knee|hip|inhaler|medication|trip|60th|70th|80th)/;
export const CELEBRATED =
  /^'s (?:(?:destination|big|hindu|church|beach|indian|jewish|catholic|surprise) )?(?:wedding|birthday|party|funeral|graduation|baptism|christening|bar mitzvah|bat mitzvah|40th|50th|60th|70th|80th)/;

/** "Dad's retirement trip": whose trip it is comes along. */
export const TREATED = /^'s (?:treat|shout) [,:(] (?:her|him|she|he)\b/;

/** The trade of somebody who leads or drives. */
export const LEADER =
  /^(?:, )?(?:el|la|the|our|nuestr[oa]|su) (?:entrenadora?|monitora?|profe|profesora?|guia|coach|guide|teacher|instructora?|manager|driver|chofer|conductora?|skipper)\b/;

/** What one of several does for the trip. */
export const DOES_A_THING = /^(?:brings?|has|got|'s got|drives?|sorts?|does|lleva|trae|pone|tiene|hace)\b/;
/** "Primer viaje de Emilia al mar, tiene 7 meses": whose first time it is, with the age told after. */
export const FIRST_OF =
  /\b(?:primer(?:a|as|os)? (?:viaje|vuelo|vez|vacaciones|verano)|first (?:trip|time|flight|holiday)) (?:de|del|para|con|for|with|of)$/;
/** "My mum has sickle cell and stays in London": the second verb. */
export const STAYS_TOO =
  /^(?:is|has|gets|needs|works|es|tiene|esta|trabaja) (?:\w+ ){1,5}(?:and|but|so|y|pero|asi que) (?:stays? (?:at home|home|behind|put|back|in(?! hotels| hostels))|se quedan?\b|isnt coming|cant come|wont come|no vienen?\b)/;
/** "Not packing for the baby" */
export const NOT_FOR = /\b(?:not|never|no|nothing|nada) (?:pack(?:ing)? |empac\w+ |llevo )?(?:for|para|pa)$/;
/** Before children whom the writer minds. */
export const MINDED = /\b(?:mind|minding|watch|watching|look(?:ing)? after)$/;
