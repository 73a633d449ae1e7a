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
  { words: 'conventional churchill sketchy operador operadora embarazoso embarazosa', unless: /./ },
  // "Towels, bath or beach": which kinds of them.
  {
    words: 'beach pool',
    unless:
      /towels? (?:\w+ ){0,2}(?:bath|hand|neither|either|both)(?: or| and| nor)? (?:beach|pool)|towels? (?:no |not )?(?:beach|pool) (?:or|and|nor) (?:bath|hand)|(?:room|house|bathroom|shower|flat|indoors) not for (?:the )?(?:beach|pool)/,
  },
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
      /(?:show|audit|sardine|dry|dummy|trial|school) runs? |(?:bus\w*|coach\w*|trains?|ferr\w+|shuttles?|boats?|trams?|tours?|minibus\w*|it|which|that|they|there|river|path|trail|road|wall|generator|course) (?:\w+ )?runs? |run(?:s|ning)? (?:the (?!beach|coast|sea|prom|trail|hill|park|river|canal|half|full|marathon|10k|5k|race)|an? (?!half|marathon|10k|5k|race)|my|his|her|our|their|its|errands|out|late|off|around|over|up|into|to|in the family|short|down)|corr\w+ (?:prisa|riesgo|peligro|a |con |de |detras|tras|la voz)|sin correr/,
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
  { words: 'braces', unless: /(?:cufflinks|suit|shoes|trousers|tie|belt) (?:and )?braces|braces (?:and )?(?:tie|cufflinks|belt)/ },
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
  {
    words: 'casino',
    unless:
      /(?:cama|camas|comida|toallas|almuerzo|desayuno|faena|campamento|colacion|duchas) (?:\w+ ){0,2}casino|casino (?:de la (?:empresa|faena|mina|obra)|y lav|lavan|con (?:almuerzo|comida))/,
  },
  { words: 'expo', unless: /(?:numero|dorsal|chip|kit|camiseta|playera|entregan|reco[gj]\w+|retir\w+) (?:\w+ ){0,3}expo/ },
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
  { words: 'dentist dentista clinic clinica', unless: /(?:my|mi) dentist|dentista? (?:says?|said|told|dijo|dice)|me (?:mando|llevaron)|pasado .*clinic/ },
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
  { words: 'gafas', unless: /gafas (?:de (?:buce|nad|nata|esqu|vent|nieve|prot|seg)|y (?:los )?guantes)/ },
  { words: 'tapones', unless: /agua|piscina|alberca|pileta|otitis|nadar|nataci|tubitos/ },
  { words: 'cold', unless: /cold (?:sore|call|ones|shou|meat|plun|sweat)|left (?:me|us|him|her) cold|(?:out|chest|head|bad|stinking|catch) cold/ },
  { words: 'frio', unless: /(?:en|deja|dejo|quede) frio |ni frio ni calor/ },
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
];
