/**
 * Common words that state a fact only in fitting company: each with the words around it that say it means something else
 * or, where most uses do, with those that it needs. Patterns read five words before the match, the match, and four
 * after it, folded, between single spaces, from the beginning of a word.
 */
export interface Ambiguity {
  /** The words, with spaces between. */
  words: string;
  /** Beside these it means something else. */
  unless?: RegExp;
  /** It needs one of these. */
  needs?: RegExp;
}

export const AMBIGUITIES: readonly Ambiguity[] = [
  // Never what the beginning of the word looks like.
  { words: 'conventional churchill sketchy operador operadora embarazoso embarazosa consolata', unless: /./ },
  // "Towels, bath or beach": which kinds of them.
  {
    words: 'beach pool',
    unless:
      /(?:no|not) (?:\w+ )?towels? for (?:the )?(?:beach|pool)|towels? (?:\w+ ){0,2}(?:bath|hand|neither|either|both)(?: or| and| nor)? (?:beach|pool)|towels? (?:no |not )?(?:beach|pool) (?:or|and|nor) (?:bath|hand)|(?:room|house|bathroom|shower|flat|indoors) not for (?:the )?(?:beach|pool)/,
  },
  // "You go trek well well": to walk, in West Africa.
  { words: 'trek', unless: /trek poles?|(?:go|dey|will|must|can|to) trek (?:well|far|small|reach|from|come)/ },
  // "Mum's knitting a hat": hers to do.
  {
    words: 'knitting crocheting',
    unless:
      /(?:mums?|mam|mom|nan\w*|gran\w*|aunt\w*|sister|she|mil) (?:'s |is |are |has been |keeps )?(?:knitt|crochet)ing (?:an?|the|us|him|her|me|some|hats?|socks|booties) /,
  },
  // "A snorkel from her communion money", "las fotos de la boda": of another day.
  {
    words: 'wedding communion birthday christening graduation boda comunion cumple cumpleanos bautizo graduacion',
    unless:
      /(?:for|was|is|were|as) (?:(?:a|an|her|his|my|our|their|last) ){1,2}(?:birthday|christmas|graduation) (?:present|gift)|(?:wedding|communion|birthday|christening|graduation) (?:money|cash|voucher|photos?|pics|album|video|savings|ring)|(?:dinero|plata|guita|lana|fotos?|album|video|anillos?) de (?:(?:la|el|su|mi|nuestra|nuestro) )?(?:boda|comunion|cumple|bautizo|graduacion)/,
  },
  // "Con unos truchos casi quedo ciego", "nearly went blind": dazzled; who is nearly blind sees little.
  { words: 'ciego ciega ciegos', unless: /casi (?:me |nos |se )?(?:quedo|queda|quedamos|quede|dejan?|dejo) cieg[oa]s? / },
  { words: 'blind', unless: /(?:nearly|almost|practically) (?:went|go|going|gone) blind |snow ?blind|blind (?:date|drunk|spot|bend|taste|audition)/ },
  // What a bag is locked with, and jewellery.
  {
    words: 'cadena cadenas',
    unless:
      /cadenas? (?:(?:con|y) (?:candado|llave)|para la (?:mochila|maleta|bici))|candado (?:con|y) (?:su )?cadena|cadenas? (?:de (?:oro|plata|bici|hoteles)|al cuello|antirrobo|perpetua|hoteleras?)/,
  },
  // A family that meets, and no meeting at work.
  {
    words: 'reunion reunions',
    unless:
      /(?:family|whanau|cousins?|school|class|college|uni|university|regiment\w*|army|navy|ship|old boys|the|our|an?|big|annual|year) (?:\w+ )?reunions? |reunions? (?:at|in|with|of|for|weekend|bbq|party|dinner|t ?shirts?) |(?:in|to|on) (?:la )?reunion |reunion (?:island|airport)|reunion(?:es)? (?:familiar|de (?:la )?(?:familia|primos|exalumnos|antiguos))/,
  },
  // A party's entertainment.
  { words: 'drawing', unless: /life drawing/ },
  // Work and study.
  { words: 'business', needs: /(?:on|for|some|do\w*) business |business (?:tr|meet|card|part|din|lun|cas|att|clo|vis|for|sh|in|with|day|suit)/ },
  { words: 'meeting meetings', unless: /back (?:\w+ ){0,3}(?:for|to) |(?:longest|last|parents?|family|aa|prayer) (?:\w+ )?meeting/ },
  {
    words: 'juntas',
    unless: /(?:l[ao]s (?:dos|tres|cuatro|\d)|ellas|todas|nosotras|v?amos|van|ir|viaj\w+|est\w+|siempre|muy) juntas/,
    needs: /(?:ten\w*|tien\w*|hay|en|de|por|unas|mis|sus|varias|puras|muchas|las|dos|tres|\d) juntas/,
  },
  { words: 'master masters', needs: /(?:an?|his|her|doing|my|un|el|mi|del|de|hago|hacer) masters? (?!bed|of|key)|masters? (?:deg|prog|stud|thes|en |in )/ },
  // A pushchair, in half of America.
  {
    words: 'coche coches',
    unless:
      /(?:fular|porteo|mochila|rebozo|portabebes?|carriola|carrito) (?:\w+ ){0,3}coche no|coche no (?:\w+ ){0,2}(?:fular|mochila|porteo|rebozo|portabebes?|carriola|carrito)/,
  },
  // "Sebas no usa coche ya, tampoco pañal": the one that is pushed.
  { words: 'coche coches', unless: /(?:no|ya) (?:ya )?usan? (?:ya )?coche |coche (?:\w+ ){0,3}(?:panal|chupete)/ },
  // "El repelente en spray está prohibido (el de crema sí)": one kind alone.
  { words: 'repelente', unless: /repelente (?:en|de) (?:spray|aerosol)/ },
  // A stocking stitch, caps of a costume, and a beach club of the River Plate.
  { words: 'calceta', unless: /(?:medias|calcetines) (?:\w+ )?de calceta|medias de calceta/ },
  { words: 'zocos zoco', unless: /zocos? y monteras|trajes,? zocos|zocos? (?:de|del) (?:traje|madera)/ },
  {
    words: 'balneario balnearios',
    unless:
      /(?:sombrillas?|reposeras?|carpas?|playa|mar|arena|olas) (?:\w+ ){0,4}balnearios?|balnearios? (?:\w+ ){0,4}(?:sombrillas?|reposeras?|carpas?|playa|mar|arena) /,
  },
  // Of divers: their computer and their lead.
  {
    words: 'computadora ordenador',
    unless:
      /(?:mascara|aletas|botitas|escarpines|regulador|chaleco|bcd|jacket|neopreno|buce\w+|snorkel) (?:\w+ ){0,4}(?:computadora|ordenador)|(?:computadora|ordenador) (?:\w+ ){0,3}(?:boya|aletas|buce\w+|regulador|mascara)/,
  },
  { words: 'pesas', unless: /(?:tanques?|botellas?|lastres?|cinturon\w*|barco) (?:\w+ ){0,3}pesas|pesas (?:\w+ ){0,3}(?:tanques?|lastres?|botellas)/ },
  // A spotting scope.
  { words: 'telescopio', unless: /(?:guia|aves|pajar\w+) (?:\w+ ){0,3}telescopio|telescopio (?:\w+ ){0,4}(?:aves|pajar\w+|tripode)/ },
  { words: 'telescope', unless: /(?:guide|birds?|birding) (?:\w+ ){0,3}telescope|spotting telescope/ },
  // Not at dusk, and no stakes.
  { words: 'drive', unless: /(?:wont|cant|dont|not|cannot|never) drive (?:at|in|after|when|past|stakes|pegs|nails|us|me|you) / },
  // Where papers were signed before the trip.
  { words: 'notaria', unless: /(?:firm\w+|permiso|poder|autorizaci\w+|papel) (?:\w+ ){0,5}notaria/ },
  // Poultry.
  { words: 'hens hen', unless: /(?:has|have|feeds?|minds?|keeps?|got|our|chickens?|goats?|sheep) (?:the |my |our )?hens? / },
  // Feet that hurt, and no shoes.
  { words: 'heels', unless: /heels? (?:\w+ )?(?:blister|crack|hurt|rub|bleed|ache|split)/ },
  // Who takes dogs and cats in.
  { words: 'bichos', unless: /(?:admit\w+|acept\w+|con (?:los|mis|nuestros)|nuestros|mis) bichos/ },
  { words: 'consulado embajada', unless: /(?:carta|papel|permiso|sello) de(?:l| la| el)? (?:consulado|embajada)/ },
  {
    words: 'portatil',
    unless:
      /(?:never\w*|ducha|altavoz|bateria|aire|ventilador|cuna|trona|disco|wc|parlante|oxigeno|concentrador|cargador|nebulizador|impresora|silla|barbacoa|wifi|consola|radio|inodoro|vater|bano|estufa|cocina) portatil/,
  },
  {
    words: 'tablet',
    unless:
      /(?:bp|pressure|water|every|daily|flea|worm\w*|tapeworm|iron|pill|takes?) (?:\w+ ){0,2}tablet|tablet (?:list|every|each|twice|once|for (?:tick|flea|worm|my)|daily)/,
  },
  { words: 'escribo', needs: /escribo (?:un|mi|poe|nove|cuent)/ },
  // "Trabajo remoto", "las barcas del Retiro", "gafas con su graduación".
  {
    words: 'remoto remota remotos remotas',
    unless: /(?:trab\w+|modo|control|acceso|curr\w+|escritorio|clases?|teletrab\w+|dia|reunion\w*|en|de forma) (?:\w+ )?remot/,
  },
  {
    words: 'retiro',
    unless: /(?:parque|barc\w+|estanque|barrio|jardin\w*|por|cerca|me|edad|plan) (?:de )?(?:del? |el )?retiro|retiro (?:el|la|los|las|en (?:la )?tienda)/,
  },
  {
    words: 'graduacion',
    unless:
      /(?:gafas|lent\w+|anteojos|cristal\w*|sol|optic\w+|dioptr\w+|ojos?|vista) (?:\w+ ){0,4}graduacion|(?:mi|mucha|alta|poca) graduacion (?:de |en )?(?:lej|cer|ojo|\d)|(?:con|sin|de) (?:mi |su )?graduacion(?: (?:menos|mas|de)\b| \d|$)/,
  },
  {
    words: 'examen examenes',
    unless:
      /examen\w* (?:prenatal|medic|preocup|de (?:sangre|orina|laborat|la vista|salud|imagen)|clinic|(?:ya )?(?:impres|hech|list|digital|pre\w*operat|previos))|(?:llev\w+|tra\w+|result\w+|orden) (?:de )?(?:los |mis |sus )?examenes/,
  },
  { words: 'universidad', unless: /(?:compan\w+|amig\w+|colegas?|gente|peña|promo\w*) de (?:la )?universidad/ },
  // Sport and outings.
  {
    words: 'run runs running correr corro',
    unless:
      /(?:engine|motor|tap|water|heating|aircon|music|clock|meter)(?:s| 's| is| are)* running |(?:show|audit|sardine|dry|dummy|trial|school) runs? |(?:bus\w*|coach\w*|trains?|ferr\w+|shuttles?|boats?|trams?|tours?|minibus\w*|it|which|that|they|there|river|path|trail|road|wall|generator|course) (?:\w+ )?runs? |run(?:s|ning)? (?:the (?!beach|coast|sea|prom|trail|hill|park|river|canal|half|full|marathon|10k|5k|race)|an? (?!half|marathon|10k|5k|race)|my|his|her|our|their|its|errands|out|late|off|around|over|up|into|to|in the family|short|down)|corr\w+ (?:prisa|riesgo|peligro|a |con |de |detras|tras|la voz)|sin correr/,
  },
  {
    words: 'marathon maraton',
    unless: /marat\w+n (?:training|prep|plan|of|de (?:reu|comp|vis|ser|pel)|session|meeting)|(?:netflix|shopping|not an?|no es un) marat/,
  },
  {
    words: 'race races carrera',
    unless:
      /(?:rat|human) race|race against|(?:estudi\w+|termin\w+|tesis|curso|ano|cocina|casa) de (?:la |mi )?carrera|(?:estudi|termin|dej)\w+ (?:la|mi|su) carrera|a la carrera|carrera de (?:derec|medic|inge|enfer|magis|geol|psico)/,
  },
  {
    words: 'climb climbs climbing',
    unless:
      /climb\w* (?:the walls|into|over|up|to|barefoot|(?:the |all )?[\d,]+ (?:steps|stairs)|the (?:hill|tower|temple|dome|minaret|pyramids?|dunes?|mountain|peak|stairs|steps|volcano)|stairs)|used to climb|(?:sunrise|sunset|dawn|night|summit|steep|long|uphill|hill|short|stiff|big) climb/,
  },
  // "Our daughter's in hospital": another's stay, where it is not told to be the reason of the trip.
  {
    words: 'hospital',
    unless:
      /(?:while|whilst|because|cos|since) (?:\w+ ){1,2}(?:'s |is |are )in (?:the )?hospital|(?:daughter|son|sister|brother|friend|cousin|boss|neighbou?r) (?:'s |is )in (?:the )?hospital (?:having|giving|with)/,
  },
  {
    words: 'braces',
    unless:
      /(?:knee|ankle|back|wrist|leg|elbow|hand|arm|neck) braces|(?:cufflinks|suit|shoes|trousers|tie|belt) (?:and )?braces|braces (?:and )?(?:tie|cufflinks|belt)/,
  },
  { words: 'massage', unless: /massage (?:ball|gun|roller|oil|chair)/ },
  { words: 'bell', unless: /(?:have|our|my|own|the|a) bell tent/ },
  // "Cover: shoulders, knees": how one dresses.
  {
    words: 'knee knees',
    unless:
      /(?:shoulders?|cover\w*|elbows?|modest\w*|arms) (?:and |& |or |to )?(?:the )?knees?|knees? (?:covered|cover|length|and shoulders)|(?:below|above|over|past) (?:the|my|our) knees?/,
  },
  { words: 'opera', unless: /(?:dinner|drinks|reception|gala|lunch|party|meet\w*|past|behind|near|by) (?:\w+ ){0,3}opera house/ },
  { words: 'curling', unless: /curling (?:iron|tong|wand)/ },
  { words: 'camping', unless: /(?:sillas?|mes\w+|hornillo|gas) de camping|camping ?(?:ga[sz]|chair|table|stove)/ },
  {
    words: 'lourdes fatima',
    needs: /(?:to|santuario|virgen|pilgrim\w*|peregrin\w*|in|viaje|[iv]amos|ir|voy|bus|tr[ae]i?n) (?:al? |de |to |en )?(?:lourdes|fatima)/,
  },
  {
    words: 'aurora',
    unless: /(?:mi|my|abuela|tia|gran\w*|aunt\w*|con|hija|nieta|prima|suegra|our|amiga|dona) aurora|aurora (?:y|and|dice|says|tiene|has|is|'s|va|\d|que)/,
  },
  { words: 'mili', needs: /(?:hac\w+|hic\w+|hizo|hago|en|durante|de|(?:ir|voy|va|vamos|fue|fui|llam\w+) a) la mili/ },
  // "Has a pool but it's freezing", "pool closed in winter": nobody swims there.
  {
    words: 'pool pools piscina alberca pileta',
    unless:
      /(?:pools?|piscina|alberca|pileta) (?:\w+ ){0,3}(?:freezing|closed|shut|empty|frozen|iced|drained|helada|cerrada|vacia|congelada|clausurada)|(?:pools?|piscina|alberca|pileta) (?:(?:but|which|that|que|pero|y) ){0,2}(?:(?:we|i|nobody|no one) (?:wont|dont|will not|never)|(?:no|ni) (?:la )?(?:us[aeo]\w*|pis[aeo]\w*|(?:me|nos) (?:mete|meto|banar|banamos|bano)\w*))/,
  },
  // A catcher's mitt.
  { words: 'mascota', unless: /mascota (?:de |del )?(?:catcher|receptor|beisbol|primera|club|equipo|torneo)/ },
  // Where runners fetch their numbers.
  {
    words: 'expo',
    unless:
      /(?:numero|dorsal|chip|kit|camiseta|playera|entregan|reco[gj]\w+|retir\w+|bibs?|number|race|packet|pick up|pick it up|fetch|collect|gels|shoes|shirts?) (?:\w+ ){0,3}expo|expo (?:ones|gels|bib|packet|pickup|shirts?)/,
  },
  {
    words: 'tango flamenco salsa baile ballet',
    unless: /(?:show|espectaculo|funcion|noche|cena|cena show|tablao|festival|concierto) (?:de |con )(?:tango|flamenco|salsa|baile|ballet)/,
  },
  { words: 'penitentes', unless: /(?:ahi|a|en|desde|hasta|por|mendoza|el|al|del|cerro) penitentes/ },
  { words: 'holi', needs: /festival|celebra|fiesta|colou?r|india|party/ },
  { words: 'facial', unless: /(?:crema|protector\w*|limpiador\w*|gel|mascarilla|solar|aceite|serum) facial|facial (?:hair|wash|wipe|recog|cream|sun)/ },
  // Occasions.
  {
    words: 'wedding boda bodas',
    unless:
      /(?:ruby|golden|silver|diamond|pearl) wedding|wedding (?:season|industry)|(?:since|after) (?:our|my|the|his|her|their) wedding|(?:(?:despues|desde|fotos|album) de|(?:corbata|traje|vestido|chaqueta|zapatos|camisa|pamela|tocado|tacones) de) (?:la|nuestra|mi|su) boda|bodas de (?:oro|plata)|fotograf\w+ de bodas/,
  },
  {
    words: 'dentist dentista clinic clinica',
    unless:
      /(?:my|mi) dentist|(?:soy|es|somos|im|i 'm|am|is|are) (?:\w+,? )?(?:an? |un |una )?dentist|dentista? (?:says?|said|told|dijo|dice)|me (?:mando|llevaron)|pasado .*clinic/,
  },
  // Clothes.
  {
    words: 'suit suits',
    unless: /^(?!.*(?:tie|wedding|dark|black|linen|shirt|dinner)).*\b(?:swim|pool|cover ?up|hot tub|tri |maternity)|(?:birthday|follow) suit/,
  },
  { words: 'traje', unless: /(?:me|te|los?|las?|no|ya|yo|nos) traje |traje (?:mis?|las?|los|un[oa]s|una|dos|todo|poc|much|conmigo)/ },
  { words: 'tie ties', unless: /(?:hair|cable|zip|family|bungee|to|we|can|will) ties? |ties? (?:the|my hair|up|it|them|me|back)/ },
  // Off for the last stretch or at a door, shoes are worn on the way.
  {
    words: 'barefoot descalzo descalza descalzos descalzas',
    unless: /last|final|ultim\w+|tramo|trecho|temples?|templos?|mosques?|mezquitas?|beach|playa|sand|arena|grass|inside|dentro|indoors|shoes/,
  },
  { words: 'costume costumes', unless: /swim|pool|bath|beach|slides|lido/ },
  { words: 'vestido vestida vestidos', unless: /vestid\w+ (?:de|como|ya)|(?:voy|vamos|va|ir|mal|medio|duermo) vestid/ },
  // The body.
  { words: 'mina', unless: /(?:gat[oa]|perr[oa]|hija|hermana|amiga|prima|tia|nieta) mina/ },
  { words: 'cataratas', unless: /(?:ojos?|oper\w+|cirug\w+|vista|oculista) (?:\w+ ){0,3}cataratas/ },
  { words: 'miopia', unless: /(?:oper\w+|laser|lasik|quit\w+|corrig\w+) (?:\w+ ){0,2}miopia/ },
  {
    words: 'ferula ferulas',
    unless:
      /(?:rodilla|mun\w+|tobillo|pierna|brazo|mano|dedo\w*|codo|pie|espalda|operad\w+) (?:\w+ ){0,4}ferula|ferula (?:\w+ ){0,3}(?:rodilla|mun\w+|tobillo|pierna|brazo|mano|dedo|codo|pie)/,
  },
  { words: 'oxigeno', unless: /(?:termin\w+|acab\w+|pus\w+|puso|dieron|di[eo]|poco|menos|falta\w*|cara|agua) (?:\w+ )?(?:con |de |el )?oxigeno/ },
  { words: 'rinon', unless: /(?:cuesta\w*|costo|vale|vend\w+) (?:\w+ )?rinon/ },
  { words: 'gafas', unless: /gafas (?:de (?:buce|nad|nata|esqu|vent|nieve|prot|seg|glaciar|eclipse|realidad)|y (?:los )?guantes)/ },
  { words: 'tapones', unless: /agua|piscina|alberca|pileta|otitis|nadar|nataci|tubitos/ },
  {
    words: 'cold',
    unless:
      /cold (?:sore|call|ones|shou|meat|plun|sweat)|left (?:me|us|him|her) cold|(?:out|chest|head|bad|stinking|catch) cold|(?:must|needs? to|has to|have to|be) (?:stay|be kept|keep|kept) cold|keep(?:s|ing)? (?:it|them|the \w+|insulin) cold/,
  },
  { words: 'frio', unless: /(?:en|deja|dejo|quede|cadena (?:de|del)) frio |ni frio ni calor/ },
  { words: 'papilla', unless: /(?:primera|hech[oa]s?) papilla/ },
  { words: 'pure', needs: /(?:en|come|comen|toma|su|un|de|con) pure|pure (?:de|y|con|para)/ },
  // Surroundings and habits.
  {
    words: 'polvo dust',
    unless: /hech[oa]s? polvo|en polvo|un polvo |alergi\w+ (?:\w+ ){1,4}polvo|dust (?:mite|off|bag|settl|allerg)|(?:house|allergic to (?:\w+ ){0,3}) ?dust/,
  },
  { words: 'amazon', needs: /(?:the|peruvian|brazilian) amazon |amazon (?:riv|bas|jun|rain|lod|boat|trip)/ },
  {
    words: 'book books libro',
    unless:
      /(?:puzzle|cook|guide|log|seaman 's|hymn|exercise|phone|sticker|photo|text) books?|book (?:an?|the|it|them|us|me|our|early|ahead|online|ticket|flight|hotel)|(?:to|we|i|you|ll|will|can|by the) book |libro de (?:fam|recl|inst|texto|coc|ruta)/,
  },
  { words: 'tuna', needs: /(?:la|una|de) tuna /, unless: /lata|bocad|tuna sand/ },
  { words: 'pray praying prayers rezar rezo', unless: /pray\w* (?:for|that|the|it)|prayers (?:please|appre)|rez\w+ (?:para|por|porque)\b|toca rezar/ },
  // Sayings, brands and senses of everyday Spanish words that have nothing to do with what their row tells of.
  {
    words: 'literas litera',
    unless: /(?:cabanas?|campamento|faena|barco|obra|refugio|camarote|mina|cuartel|nino\w*|peque\w*|patron|pone casa|ponen casa) (?:\w+ ){0,4}literas?/,
  },
  { words: 'litio', unless: /(?:pilas?|baterias?|iones?) (?:de )?(?:\w+ )?litio/ },
  { words: 'flamenco', unless: /(?:flotador|inflable|colchoneta|gorro|pijama\w*|estampad\w+|rosa) (?:\w+ ){0,2}flamenco/ },
  {
    words: 'salsa',
    unless:
      /salsa (?:lizano|picante|verde|roja|macha|inglesa|de (?:tomate|soya|soja|chile|aji|pescado))|(?:frasco|botella|bote|sobres?|galletas|arroz) (?:\w+ ){0,2}salsa/,
  },
  { words: 'monteria', unless: /(?:desde|en|hasta|a) monteria |monteria a / },
  { words: 'pinto', unless: /gallo pinto|no pinto nada/ },
  { words: 'oleo', unless: /(?:panal\w*|algodon|bebe|cambiador|hipogloss) (?:\w+ ){0,3}oleo|oleo (?:calcareo|y algodon|para (?:el|la) (?:bebe|cola))/ },
  { words: 'tejo', needs: /(?:yo|que|siempre|donde|mientras|viaje|y) tejo |tejo (?:en|con|un|una|bufanda|calcetines)/ },
  { words: 'coser costura', unless: /(?:mandar\w*|mande|llev\w+|kit|set|costurero|hilo) (?:\w+ ){0,2}cos(?:er|tura)/ },
  { words: 'instagram tiktok', unless: /(?:vi|vimos|vio|visto|lei|segun|salio|sale|en|saw|seen|read|on) (?:\w+ ){0,2}(?:instagram|tiktok)/ },
  { words: 'carretes', unless: /(?:canas?|pesca\w*|sedal|senuelos|yate) (?:\w+ ){0,3}carretes|carretes (?:de pesca|y canas)/ },
  { words: 'rinones', unless: /(?:cojin|almohada|almohadilla|faja|calor|bolsa) (?:de|para|en) (?:los )?rinones/ },
  {
    words: 'rodilla rodillas',
    unless:
      /(?:hombros?|tap\w+|cubr\w+|debajo|abajo|altura|hasta|por|codos|raspad\w+|encima) (?:\w+ ){0,4}rodillas? |rodillas? (?:tapad|cubiert|y (?:hombros|codos))/,
  },
  {
    words: 'biologicos biologico',
    unless: /(?:ministerio|puesto|brigada|jornada|vacuna\w+|reloj|residuos|desechos|riesgos?) (?:\w+ ){0,3}biologic|biologicos? termos/,
  },
  { words: 'pedro', unless: /(?:en|a|de|desde|hasta|por) san pedro (?!del? vatic)/ },
  {
    words: 'casino casinos',
    unless:
      /(?:banos?|pieza|camarote|turno|mina|once|desayuno|almuerzo|colacion|comida|comen?|comemos|camas?|toallas|duchas|faena|campamento|solo|barajas|amarracos|compartid\w+|pone\w*) (?:\w+ ){0,4}casino(?: |$)|casino (?:solo|pone|incluye|hay |almuerzo|da |dan |de la (?:empresa|faena|mina|obra)|y lav|lavan|con (?:almuerzo|comida))/,
  },
  { words: 'arreglada arreglado', unless: /(?:ya|gallina|pollo|carne|cama|bici\w*|asunto|carro|coche|moto|pescado|todo) (?:\w+ ){0,2}arreglad/ },
  { words: 'reunion', unless: /reunion de (?:padres|vecinos|apoderados)/ },
  {
    words: 'proveedor cliente',
    unless: /(?:todo |es |son )?(?:del|el|al) (?:proveedor|cliente) (?:\w+ ){0,3}(?:trae|lleva|tiene|pone|deja|da )|todo del cliente/,
  },
  {
    words: 'tiendas',
    unless:
      /(?:sub\w+|camion|camping|sacos?|esterillas?|ollas?|lonas?|mont\w+|pone\w*|proveen|aislantes|cocina) (?:\w+ ){0,4}tiendas |tiendas (?:y )?(?:mastiles|sacos|cocina|aislantes|ollas|esterillas|lonas)/,
  },
  { words: 'petra', unless: /(?:negra|tia|dona|abuela|mi|senora|prima|gata|perra) petra / },
  { words: 'coliseo', unless: /(?:zapat\w+|cancha|gallos|partido|juega\w*) (?:\w+ ){0,3}coliseo/ },
  { words: 'castillo castillos', unless: /castillos? (?:hinchable|inflable|de arena|saltarin)/ },
  { words: 'masaje masajes masajeador', unless: /(?:curso|aceite|pistola|bola|camilla|rodillo|pelota|el|mi|su) (?:de )?(?:masajes? |masajeador)/ },
  { words: 'labradora', unless: /traje (?:\w+ ){0,2}labradora/ },
  { words: 'conejo', unless: /(?:muneco|peluche|pijama|sin|trapo|mantita) (?:\w+ ){0,6}conejo|conejo (?:de (?:trapo|peluche|pascua)|no se duerme|sin conejo)/ },
  { words: 'gatos', unless: /gatos (?:resolad|de escalad|hidraulic)|pies? de gato/ },
  // A baby, in the Andes and in Chile.
  {
    words: 'guagua guaguas wawa wawas',
    unless:
      /(?:panal\w*|mamadera|muda|meses|coche|leche|aguayo|chupete|teta|bebe) (?:\w+ ){0,4}(?:guagua|wawa)|(?:guagua|wawa)s? (?:\w+ ){0,3}(?:panal|mamadera|meses|aguayo|chupete|leche|muda)/,
  },
  { words: 'colectivo', unless: /(?:regalo|fondo|seguro|almuerzo) colectivo/ },
  { words: 'ave', unless: /(?:guia|observ\w+|jaula|cites|cria) (?:\w+ ){0,2}(?:del|de) ave / },
  { words: 'azafata azafato', unless: /azafat[ao] (?:en|de) (?:expo|congres|feria|event|imagen)/ },
  { words: 'presentacion', unless: /(?:carta|buzo|tarjeta|uniforme|traje|ropa|remera|buena) de presentacion/ },
  { words: 'marinero', unless: /(?:jersey|camiseta|cuello|vestido|rayas|nudo|estilo|look|sombrero|gorro|traje) (?:\w+ )?marinero/ },
  {
    words: 'examen examenes',
    unless:
      /(?:cedula|historia|clinic\w+|medic\w+|sangre|orden\w*|radiografia\w*|ecografia\w*|resultados?|autorizacion|radiografias) (?:\w+ ){0,4}examen(?:es)? |examen(?:es)? (?:de (?:sangre|laboratorio|orina|la vista|ojos)|medic|sctr|ocupacional|clinic|ropita|preoperat)/,
  },
  { words: 'custodia', unless: /(?:la|lo|los|las) custodia |custodia (?:la|el) (?!provisional)/ },
  {
    words: 'carrera',
    unless:
      /carrera de (?:taxi|uber|mototaxi|medicina|derecho|enfermeria|ingenieria)|(?:estudi\w+|termin\w+|acab\w+) (?:\w+ ){0,2}carrera|(?:calle|con) carrera \d/,
  },
  { words: 'misiones', unless: /(?:bandera|provincia|cataratas|posadas|somos|vivo|desde) (?:\w+ ){0,2}misiones/ },
  {
    words: 'fular',
    unless: /fular (?:granate|rojo|negro|azul|verde|de (?:seda|lana)|para el (?:cuello|frio|avion))|(?:panuelo|bufanda|blusa|chal) (?:\w+ ){0,2}fular/,
  },
  { words: 'porteo', unless: /(?:burros|mulas|comida|tiendas|cocina|agencia|campo base) (?:\w+ ){0,4}porteo/ },
  { words: 'elevador', unless: /elevador (?:de|del) (?:inodoro|wc|vater|bano|hotel|edificio)|(?:hay|sin|tiene) elevador/ },
  { words: 'sillita sillitas', unless: /sillitas? (?:de|para) (?:la )?(?:playa|pesca|camping)/ },
  { words: 'barba', unless: /por barba/ },
  {
    words: 'tranquila tranquilo tranquilos tranquilas tranquiliza descansen',
    needs: /(?:plan|viaje|finde|dias?|vacacion\w*|algo|semana|escapada|modo|todo|sitio|lugar|playa|hotel|finca|casa|pueblo) (?:\w+ ){0,3}tranquil[oa]s? /,
  },
  {
    words: 'congelar congelo congela congelado congelada congelados congeladas congelador congelao congelaos',
    needs: /(?:nos|me|se|manos?|pies|dedos|medio|dejo|quede|esta\w*|hace|tan|sale\w*) congel(?:o|amos|ad|a )/,
    unless: /congel\w+ en |lo congelo|se (?:me )?congela (?:el|la) (?:agua|comida)/,
  },
  { words: 'camel', unless: /(?:abrigo|color|chaqueta|botas|bolso|zapatos|jersey|coat) camel |camel (?:coat|colou?r|jumper|toe)/ },
  { words: 'rural', unless: /caja rural/ },
  { words: 'estancia', unless: /estancia (?:de (?:investig|estud|verano en)|corta|doctoral|erasmus|academ|hospital)/ },
  { words: 'terno ternos', unless: /ternos? de bano/ },
  { words: 'gimnasio', unless: /(?:duerm\w+|dorm\w+|noche|colch\w+|suelo) (?:\w+ ){0,4}gimnasio|gimnasio (?:del (?:cole|insti|liceo|pabellon)|de la escuela)/ },
  { words: 'museo', unless: /(?:presta|pone|deja|trabaj\w+) (?:\w+ ){0,2}museo/ },
  {
    words: 'furgo furgoneta',
    unless:
      /(?:entrenador|suegr[oa]|monitor\w*|empresa|club|herman[oa]|cunad[oa]|organiz\w+|prim[oa]|tio|padre|bombo) (?:\w+ ){0,4}furgo|(?:met\w+|sub\w+|baja\w*|carga\w*|cabe\w*) (?:\w+ ){0,4}en (?:su|la) furgo|furgo\w* (?:del?|de la) (?:bombo|empresa|club|equipo)/,
  },
  { words: 'fotografo fotografa', unless: /(?:el|la|al|del) fotograf[oa] (?:cobra|de la boda|lleva|trae|quiere|pide|nos|es )/ },
  { words: 'playa', unless: /(?:ni|no|sin|nada de) (?:\w+ ){0,3}(?:juguetes?|sillas?|bolso|carrito|tienda) de playa/ },
  // Sayings, brands and senses of everyday English words that have nothing to do with what their row tells of.
  {
    words: 'balloon balloons',
    unless:
      /(?:like|birthday|flat|party|and|the|blow\w*|helium|foil|water|feet|as|banner\w*|bring\w*|with) (?:a )?balloons? (?!ride|flight|trip)|balloons? (?:for|by noon|and|are|the|arch)/,
  },
  { words: 'beach beaches', unless: /(?:d day|landing|normandy|utah|omaha) (?:landing )?beach/ },
  { words: 'reunion', unless: /(?:regiment\w*|platoon|squadron|navy|army|veterans?) (?:\w+ )?reunion/ },
  { words: 'fitness', unless: /medical fitness|certificate of fitness|fitness (?:to|cert)/ },
  { words: 'museum museums', unless: /(?:lives|is|stays|hangs|sits|works?|worked|given|lent|loan\w*) (?:in|at|to|by|from) (?:the|a) museum/ },
  { words: 'exhibit exhibition', unless: /fashion exhibition|exhibit stickers/ },
  { words: 'bars', unless: /(?:gravel|sand|lunch|protein|granola|cereal|energy|chocolate|snack|nut|oat|handle|parallel|monkey) bars/ },
  { words: 'lenses', unless: /(?:hand|contact|progressive|reading|bifocal|prescription) lenses/ },
  {
    words: 'photograph photographs photographer photographers',
    unless: /(?:framed|heels for|passport|of the|old|hired|wedding|has|medical) (?:\w+ )?photograph|photograph(?:er)?s? (?:of|hired|has|says|wants|brings?)/,
  },
  {
    words: 'runs run',
    unless:
      /(?:ink|nose|it|which|that|colour|color|makeup|bus|train|bath|shearer here) runs? |(?:gets?|got|has|have|the) runs |run starts|(?:bus|train|ferry) runs/,
  },
  { words: 'runner runners', unless: /(?:table|in|carpet|sledge|bean\w*) runners? |runner stacks/ },
  // Those whom one serves, or as whom one is asked to lunch.
  { words: 'clientes cliente', unless: /(?:de|como|los|las|unos|mis|nuestros|atend\w+ (?:a )?) clientes?/ },
  // Sockets, and what a dog has in place of a walk.
  { words: 'outlet outlets', unless: /(?:no|zero|few|power|wall|electric\w*|without|one|two|any|charging|usb) (?:\w+ )?outlets?/ },
  { words: 'flat', unless: /(?:go(?:es|ne|ing)?|went|falls?|fell|runs?|tyres?|tires?|batter\w+) flat/ },
  { words: 'wander wanders wandering wandered', unless: /wander\w* (?:at night|off|away|out at|into the)/ },
  { words: 'de campamento', unless: /de campamento (?:con|de) (?:camas?|bano|hamacas?|cabanas?)/ },
  { words: 'inyectado inyectada inyectaron inyectar inyectarme', unless: /(?:termin\w+|acab\w+|me|que|hospital) inyecta(?:d[oa]|ron|rme)/ },
  { words: 'spa', unless: /than a spa|spa (?:town|shop)|like a spa/ },
  { words: 'massage', unless: /(?:hand|foot|face) massage (?:cream|oil|ball)|massage (?:gun|ball|oil|cream|course|roller)/ },
  { words: 'tubing', unless: /(?:brass|plastic|steel|copper|feeding|oxygen|rubber|pump|giving) tubing/ },
  { words: 'elephants elephant', unless: /(?:soapstone|wooden|carved|toy|stuffed|white|plush|soft) elephants?/ },
  { words: 'birds', unless: /(?:killed|shot|shoot\w*|early|two|cook\w*|eat|plucked) (?:\w+ )?birds/ },
  { words: 'carnival', unless: /carnival (?:out of|from|cruise|\w+ cruise|ship|line|glory|dream|magic)/ },
  { words: 'sari', unless: /sari sari/ },
  { words: 'drones', unless: /(?:reeds|pipes?|bag|chanter) (?:\w+ ){0,4}drones|drones (?:oil|reed)/ },
  { words: 'draw drawing drawings', unless: /(?:kids|her|his|their|child\w*) drawings? for|draw (?:on|the line|blood|money|cash|lots)/ },
  { words: 'flutes', unless: /champagne (?:\w+ ){0,4}flutes|flutes (?:plastic|for|of)|plastic flutes/ },
  { words: 'paint', unless: /(?:ladders?|compressor|rollers?|trade|war|face|body|glow|uv|wet|gloss|emulsion) (?:\w+ ){0,2}paint/ },
  { words: 'lodges', unless: /(?:committee|company|school|club|who|which|it) lodges/ },
  { words: 'pension', unless: /pension (?:card|credit|day|book|age)|(?:my|his|her|state|old age) pension/ },
  { words: 'villa', unless: /villa next door|(?:aston|pancho) villa/ },
  { words: 'neck', unless: /(?:collars?|shirts?|tie|turtle|v|crew|polo|roll|buff|size) (?:\w+ ){0,3}neck |neck (?:warmer|tie|size|gaiter|tube|deep)/ },
  { words: 'ankle ankles', unless: /ankle (?:support|boots?|socks?|bracelet|biters?|deep|length|monitor)|broke (?:two|both|an) ankles? (?:last|in)/ },
  {
    words: 'knee knees',
    unless:
      /(?:below|above|to|over|covered|cover\w*|shoulders?(?: and)?|elbows(?: and)?|the) (?:the )?knees? (?!hurt|brace|support|sore|op)|knee (?:pads?|protect\w+|guards?|armou?r|length|high|deep|socks?|boots?|skirt)|pads? (?:and )?knee/,
  },
  { words: 'hives', unless: /(?:my|our|his|bees?|honey|the) (?:\w+ ){0,2}hives|hives (?:and|of|in)/ },
  { words: 'stitches', unless: /(?:till|until|laughed|needed|got|had) (?:\w+ ){0,4}\d* ?stitches|in stitches/ },
  { words: 'cobbles', unless: /broke|heels/ },
  {
    words: 'mate',
    unless:
      /(?:my|a|his|her|best|your|school|work|uni|good|old|the|another|one|flat|house|room|team|me|our|of|hey|thanks|cheers|sorry|yes|no|ta|reins) mate |mate (?:'s|is|s |from|who|has|and|says|lent|will|brings?)|^ ?mate /,
    needs:
      /(?:yerba|gourd|bombilla|drink\w*|thermos|termo|and|el|de|nuestro|con|para|toma\w*|cebar|kit de|pava) (?:\w+ )?mate |mate (?:gourd|cup|y |set|kit|bombilla|de coca|cocido|argentino)/,
  },
  { words: 'flats', unless: /black flats/ },
  { words: 'jungle', unless: /jungle boots?|jungle (?:juice|print|gym|themed)|concrete jungle/ },
  {
    words: 'shower showers',
    unless:
      /(?:for|to|in|the|shared|hot|venue|camp|from|two|our|at) (?:the )?showers|flops (?:\w+ ){0,2}showers|no shower (?:curtain|gel|cap|head|screen|stool)/,
  },
  { words: 'blackout', unless: /blackout (?:blind|curtain)/ },
  { words: 'noise noisy', unless: /generator (?:\w+ ){0,4}nois|white noise|noise (?:rules|complaints|limit)/ },
  { words: 'stolen', unless: /(?:one|a|few|for) stolen|stolen (?:afternoon|hour|kiss|moment|days?)/ },
  { words: 'ticks tick', unless: /ticks (?:gaiters|boxes)|tick (?:box|off|list|it|them|the)|(?:can|to|she|he|likes?) ticks? / },
  { words: 'lyme', unless: /(?:to|in|at|from|weymouth) lyme (?!disease)|lyme regis/ },
  { words: 'gala', unless: /miners? (?:'s? )?gala|swimming gala|gala apples?/ },
  { words: 'palace', unless: /(?:splash|crystal|caesars|ice|gin|dream) palace|palace (?:theatre|fan|game|match)/ },
  { words: 'heat', unless: /deep heat|heat (?:rub|packs?|pads?|gun|of the moment|number|one|two)|(?:first|next|your|his|her|in) heat / },
  { words: 'hot', unless: /hot (?:hands|water|tap|glue|dogs?|chocolate|sauce|desk|wheels|drinks?|mess|topic|rollers|brush|pink)/ },
  { words: 'boiling', unless: /boiling (?:lake|water|kettle|eggs)/ },
  { words: 'pools pool', unless: /fairy pools?|(?:car|gene|football|rock|vernal) pools?|pool (?:table|cue|our|money|resources)/ },
  { words: 'dawn', unless: /(?:auntie?|my|and|with|mrs|from|called|aunt|sister|nurse) dawn |dawn (?:and|says|is|'s|will|has)/ },
  { words: 'farm', unless: /(?:from|at|of) (?:the|a) farm (?:shop|gate)|(?:cheese|eggs|honey|milk|veg) (?:\w+ ){0,3}farm |wind farm|funny farm/ },
  { words: 'himalayan', unless: /himalayan (?:hire|bike|rental|salt|cat)|(?:bikes?|enfield) (?:\w+ )?himalayan/ },
  {
    words: 'rest relaxer',
    unless: /relaxer|(?:gets?|the|all|at|for|and) (?:a |the )?rest (?:in the|of|is|are|we|goes|stays|comes|at|i |you|they)|bed rest|arm rest/,
  },
  { words: 'musical', unless: /musical (?:tattoo|chairs|box|instrument)/ },
  { words: 'broadway', unless: /(?:hat|jeans|boots|shop|store|from) (?:\w+ )?broadway/ },
  { words: 'canopy', unless: /(?:they|bringing|pop up|our|bring|beach|the|a|ez up|gazebo|table) (?:\w+ ){0,2}canopy|canopy (?:maddie|tent|and|for|bed|from)/ },
  { words: 'kitten kittens', unless: /kitten (?:heels?|mittens)/ },
  { words: 'pet', unless: /(?:hall|aye|ta|thanks|alright|clothes|no|yes|love|hello|on|sorry) pet |teacher 's pet|pet (?:hate|peeve|name)/ },
  { words: 'parrot', unless: /(?:see|spot|hope|saw) (?:\w+ ){0,3}parrot|parrot (?:we hope|on|costume)/ },
  {
    words: 'coach coaches',
    unless:
      /(?:girls|boys|players|kids|staff|athletes|team|my|the|our|his|her|head|assistant|swim|football|netball|and|plus|life|says|u\d+|ask) coach(?:es)? (?!trip|to|from|tour|journey|ride|hols|holiday|park|stop|station|leaves|goes|seat|all|there|at|for|is sorted|and|sick|with|down|up|then|hire|but|so|home|,)|coach(?:es)? (?:'s?|says|said|brings?|wants|has|gives|takes|will|told|is serious|carr\w+|rule)/,
  },
  {
    words: 'fly',
    unless: /fly (?:spray|net|sheet|screen|fishing|rod|line|paper|tying|half|on the)|(?:can 't|cannot|won 't|no|not|tent|to let|spanish|bar) fly/,
  },
  { words: 'haul', unless: /(?:truck|driver|lorry|trucker|freight|hgv) (?:\w+ )?long haul/ },
  {
    words: 'tube',
    unless:
      /(?:in|rod|poster|feeding|map|neck|water|inner|cardboard|test|tooth\w*|drawing|of|snorkel|sun cream|mailing) (?:the |a )?tube |tube (?:of|for|socks|feed)/,
  },
  {
    words: 'scooter scooters',
    unless:
      /(?:kids|their|his|her|child\w*|swim bags and the|bikes and|micro|balance|bags and the|helmets and) scooters?|scooters? (?:in the (?:van|boot|car)|and helmets?|for the kids)/,
  },
  { words: 'cab', unless: /(?:truck|lorry|blanket for the|in the|my|sleeper|tractor|crew) cab |cab (?:'s got|has|heater|curtain|fridge)/ },
  {
    words: 'slides',
    unless:
      /(?:shower|pool|adidas|nike|cleats|crocs|sandals|socks|flip flops|trainers|black|boots|guards|pair of) (?:\w+ )?slides |slides (?:for|and|hair|crocs|not|or)|water slides/,
  },
  {
    words: 'pitch',
    unless:
      /(?:organis\w+|they|staff|grass|camping|our|football|rugby|electric|tent|on the|fever) (?:\w+ )?pitch |pitch (?:you|us|a |the|our|up|black|fee|number|and putt)/,
  },
  {
    words: 'notebook notebooks',
    unless:
      /(?:field|pocket|small|waterproof|paper|pens?|spiral|lined|recipe|nice|and|pencils?) notebooks?|notebooks? (?:rite|and pen|pen|case log|for|pencil|with|each|per|apiece)|(?:[2-9]|two|three|four) notebooks/,
  },
  { words: 'samples', unless: /(?:protein|free|shampoo|perfume|blood|urine|stool|soil|tea) samples/ },
  { words: 'revision', unless: /(?:gone|back|sent|in|away|for) (?:\w+ )?revision (?:the|by|and|surgery)|revision (?:surgery|knee|hip)/ },
  { words: 'tablet', unless: /tablet the sweet|(?:scottish|homemade|gran 's|fudge and) tablet|tablet for reflux/ },
  { words: 'theatre', unless: /(?:operating|in|lecture|headset|down to|home) theatre |theatre (?:'s got|gown|nurse|at \d)/ },
  { words: 'one', unless: /the big one (?:and|on|with|no|is|for|in)/ },
  { words: 'workshop', unless: /(?:iron|wax|the|bike|car|garage|ski|repair) workshop (?:has|ships?|is|will|fixes)/ },
  { words: 'temple temples', unless: /temple recommend|(?:shirley|simon|inner|middle) temple/ },
  { words: 'cathedral cathedrals', unless: /(?:towel|bought|jam|gift|magnet|choir) (?:\w+ ){0,3}cathedral/ },
  { words: 'trailer', unless: /(?:bike|dog|kit|boat|float|film|movie|horse|in the) trailer/ },
  { words: 'quad', unless: /quad (?:helmet|bikes? helmet|core|city|muscle|rugby)|rugby (?:en )?quad|(?:my|pulled|torn) quad/ },
  { words: 'cold', unless: /cold (?:cap|spray|pack|bag|store|case|box|frame|food|turkey|cream)/ },
  { words: 'insole', unless: /(?:me|te|se|nos) insole / },
  {
    words: 'camarote camarotes',
    unless: /(?:pieza|cuarto|literas?|refugio|faena|mina|estufa|cabana) (?:\w+ ){0,3}camarotes?|camarotes? (?:y|con) (?:el )?colchon|camarotes? cocina/,
  },
];
