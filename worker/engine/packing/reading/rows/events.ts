/** Occasions, dress and work. */
import type { Row } from './row';

export const OCCASIONS: readonly Row[] = [
  {
    tag: 'occasion:own-wedding',
    also: ['occasion:wedding', 'activity:wedding', 'dress:evening-dress'],
    en: 'our wedding, my wedding, our own wedding, we are getting married, we re getting married, im getting married, eloping, elopement, my bridal, my wedding dress',
    es: 'nuestra boda, mi boda, nos casamos, me caso',
  },
  { tag: 'occasion:honeymoon', en: 'honeymoon*', es: 'luna de miel, viaje de novios, recien casados' },
  {
    tag: 'occasion:anniversary',
    en: 'anniversary, our # th anniversary, my # th anniversary, wedding anniversary, years of marriage, years married',
    es: 'aniversario*, aniversario de boda*, anos de casados, anos casados, anos de matrimonio, bodas de oro, bodas de plata, bodas de perla, bodas de rubi',
  },
  {
    tag: 'occasion:proposal',
    en: 'propose to, proposing, pop the question, engagement party',
    es: 'pedirle matrimonio, pedida de mano, pedir la mano, pedirle la mano, pedida',
  },
  {
    tag: 'occasion:birthday',
    en: "birthday*, turning #, turns #, my # th, his # th, her # th, 's # th",
    es: 'cumpleanos, cumple, cumplo #, cumple #, cumplen #',
  },
  {
    tag: 'occasion:funeral',
    also: ['dress:dark'],
    en: 'funeral*, memorial service*, the wake, a wake, her wake, his wake, burial, cremation, scatter* .. ashes',
    es: 'funeral*, entierro*, velatorio*, velorio*, sepelio, misa de difuntos, misa funeral, las cenizas, tanatorio',
  },
  {
    tag: 'occasion:baptism',
    also: ['dress:smart'],
    en: 'christening*, baptism*, naming ceremony, bris',
    es: 'bautizo*, bautismo*',
  },
  {
    tag: 'occasion:communion',
    also: ['dress:smart'],
    en: 'first communion, first holy communion, communion, confirmation ceremony, bar mitzvah, bat mitzvah',
    es: 'comunion, comuniones, primera comunion, bar mitzva*, bat mitzva*',
  },
  {
    tag: 'occasion:graduation',
    also: ['dress:smart'],
    en: 'graduation, graduates, graduating, commencement',
    es: 'graduacion, se gradua, acto de graduacion',
  },
  {
    tag: 'occasion:quinceanera',
    also: ['dress:smart'],
    en: 'quinceanera',
    es: 'quinceanera*, fiesta de quince, fiesta de 15, los quince de, xv anos',
  },
  {
    tag: 'occasion:hen-or-stag',
    also: ['activity:nightlife'],
    en: 's hen, hens, hen, hen trip, hen do, hen party, hen weekend, hen night, stag do, stag party, stag weekend, bachelor party, bachelorette*',
    es: 'despedida de soltero, despedida de soltera, despedida',
  },
  {
    tag: 'occasion:family-reunion',
    en: 'family reunion*, a reunion, our reunion, reunion with my/our/the, class reunion, school reunion',
    es: 'reunion familiar, reunion de familia/primos, reencuentro, reunion de antiguos alumnos, quedada familiar',
  },
  {
    tag: 'occasion:formal-dinner',
    also: ['dress:smart'],
    en: 'formal dinner*, formal night*, captain s dinner, captains dinner, gala dinner*, black tie dinner, rehearsal dinner, charity dinner, dinner with the ceo, awards dinner, business dinner*, client dinner*, formal meal*',
    es: 'cena* de gala, cena* formal*, noche* de gala, cena* de empresa, cena* de negocios, cena* con client*, cena* con el embajador, cena* del capitan, cena* de trabajo',
  },
  {
    tag: 'occasion:gala',
    also: ['occasion:formal-dinner'],
    en: 'gala, galas, award ceremony, awards, awards ceremony, charity/opera/debutante/masked/masquerade/summer/winter/hunt/military/officers/may ball, premiere',
    es: 'gala, galas, entrega de premios, ceremonia de premios, premios, alfombra roja',
  },
  {
    tag: 'occasion:party',
    en: 'party, parties, housewarming',
    es: 'feria de abril, feria de sevilla/jerez/malaga/cordoba/agosto, fiesta, fiestas, fieston, fiesta de disfraces',
  },
  {
    tag: 'occasion:christmas',
    en: 'christmas, xmas, boxing day',
    es: 'navidad, navidades, nochebuena, reyes magos, dia de reyes',
  },
  {
    tag: 'occasion:new-year',
    also: ['dress:smart'],
    en: 'new year*, nye, hogmanay',
    es: 'nochevieja, fin de ano, ano nuevo, campanadas, reveillon',
  },
  { tag: 'occasion:thanksgiving', en: 'thanksgiving', es: 'accion de gracias' },
  { tag: 'occasion:easter', en: 'easter, holy week', es: 'semana santa, pascua, procesion*' },
  { tag: 'occasion:ramadan', also: ['dress:modest'], en: 'ramadan, eid', es: 'ramadan, eid' },
  { tag: 'occasion:carnival', also: ['dress:costume'], en: 'carnival*, mardi gras', es: 'carnaval*, carnavales' },
  {
    tag: 'occasion:halloween',
    also: ['dress:costume'],
    en: 'halloween, day of the dead',
    es: 'halloween, dia de muertos, dia de los muertos',
  },
  {
    tag: 'occasion:religious-visit',
    also: ['dress:modest'],
    en: 'umrah, hajj, attend/attending/hear/sunday/midnight/papal/easter/christmas/go/going mass, (go/going) to mass, mass at/in, pope, vatican, st peters, papal, religious ceremony, holy land, western wall, service at the church',
    es: 'umra, umrah, hajj, misa, papa francisco, vaticano, san pedro, ceremonia religiosa, tierra santa, muro de las lamentaciones, santuario*, basilica*',
  },
  {
    tag: 'occasion:race',
    en: 'race, races, tournament*, competition*, championship*, competing, granfondo, sportive',
    es: 'carrera, carreras, torneo*, competicion*, campeonato*, compito, competimos, compite, marcha cicloturista',
  },
  {
    tag: 'occasion:race',
    also: ['activity:running'],
    en: 'marathon*, half marathon*, triathlon*, ironman, # k race, trail race, ultra',
    es: 'maraton*, media maraton, medio maraton, triatlon*, ironman, carrera popular, carrera de montana, carrera de # k, los # k, correr # k, corro # k, corremos # k',
  },
  { tag: 'occasion:concert', en: 'concert*, gig, gigs, taylor swift, coldplay', es: 'concierto*, recital' },
  {
    tag: 'occasion:theatre',
    also: ['setting:theatre'],
    en: 'opera, ballet, theatre, theater, musical, musicals, broadway, west end show*, philharmonic, la scala',
    es: 'opera, ballet, teatro, musical, musicales, broadway, zarzuela, la scala',
  },
  {
    tag: 'occasion:match',
    en: 'football match*, soccer match*, rugby match*, the match, stadium, grand prix, formula 1, champions league, super bowl, baseball game, basketball game, nba game, football game, test match, world cup',
    es: 'partido, partidos, estadio, gran premio, formula 1, final de la champions, mundial, partidazo, bernabeu, camp nou',
  },
  {
    tag: 'occasion:interview',
    also: ['dress:business'],
    en: 'job interview*, interview, interviews',
    es: 'entrevista* de trabajo, entrevista*',
  },
  {
    tag: 'occasion:exam',
    en: 'exam, exams, competitive exam',
    es: 'examen, examenes, oposicion*, opos, opo, me examino, nos examinamos, se examina, selectividad, la pau, la ebau, la evau, el/al mir, el/al eir',
  },
  {
    tag: 'occasion:court-or-embassy',
    en: 'embassy, consulate, court hearing, notary, sign the deeds, citizenship ceremony',
    es: 'embajada, consulado, juzgado, juicio, notaria, notario, firmar la escritura, jura de nacionalidad',
  },
  {
    tag: 'occasion:medical-visit',
    en: 'hip/knee/eye/heart/back/cataract/ear/spine/foot/hernia operation/op, (having/has) (an/his/her/my) op on the, having an op,  operation in, hospital appointment, clinic, dental treatment, dentist, see a specialist, surgery abroad, fertility clinic, hair transplant, medical treatment',
    es: 'clinica, consulta medica, cita medica, tratamiento dental, dentista, implante capilar, injerto capilar, revision medica, me operan',
  },
  {
    tag: 'occasion:moving-abroad',
    en: 'moving to, relocat*, moving abroad, year abroad, for a year, whole year, for # months, working holiday',
    es: 'me mudo, nos mudamos, mudanza, irme a vivir, un ano entero, un ano completo, durante # meses, # meses en, # meses de',
  },
];

export const DRESS: readonly Row[] = [
  {
    tag: 'dress:black-tie',
    refuse: 'formal-wear',
    also: ['occasion:formal-dinner'],
    en: 'black tie, white tie, tuxedo*, tux, dinner jacket*',
    es: 'etiqueta, esmoquin, smoking, frac, chaque, traje de gala',
  },
  {
    tag: 'dress:evening-dress',
    also: ['dress:black-tie', 'occasion:formal-dinner'],
    refuse: 'dresses',
    en: 'ball gown*, evening gown*, floor length',
    es: 'vestido* de noche, vestido* de gala',
  },
  {
    tag: 'dress:cocktail',
    refuse: 'formal-wear',
    en: 'cocktail dress*, cocktail dress code, dress code cocktail, cocktail attire, cocktail, formal attire, formal dress code, semi formal',
    es: 'vestido de coctel, vestido coctel, coctel, de coctel, etiqueta coctel',
  },
  {
    tag: 'dress:suit',
    refuse: 'suit',
    en: 'suit, suits, three piece, morning suit',
    es: 'traje, trajes, trajeado*, terno, traje de chaqueta',
  },
  { tag: 'dress:tie', refuse: 'tie', en: 'tie, ties, bow tie, necktie', es: 'corbata*, pajarita' },
  {
    tag: 'dress:evening-dress',
    refuse: 'dresses',
    en: 'long dress, dresses, a dress, my dress, evening dress*, sequin*',
    es: 'vestido, vestidos, vestido de fiesta, vestidito*, vestido* largo*',
  },
  { tag: 'dress:heels', refuse: 'heels', en: 'heels, high heels, stilettos', es: 'tacones, zapatos de tacon, tacon' },
  {
    tag: 'dress:business',
    refuse: 'formal-wear',
    en: 'business attire, business casual, business dress, office clothes, business formal, business clothes, office attire',
    es: 'ropa de oficina, business casual, ropa formal de trabajo, ropa de negocios, formal de oficina',
  },
  {
    tag: 'dress:smart',
    refuse: 'formal-wear',
    en: 'dress up, dressed up, dressing up, smart clothes, smart outfit*, smart, formal clothes, formal wear, formal, formally, elegant, dressy, dress code, nice outfit*, something nice to wear, something (half) decent/dressy/fancy/smartish, half decent, jacket/jackets required, wear/wearing a jacket, glam',
    es: 'arreglad*, arreglarme, arreglarnos, de vestir, ropa elegante, elegante*, ropa formal, formal, formales, etiqueta elegante, codigo de vestimenta, vestimenta, ponernos guap*, ponerme guap*, vestir bien, ir mona, bien vestid*, de gala, americana',
  },
  {
    tag: 'dress:tie',
    also: ['dress:smart'],
    en: 'jacket and tie, shirt and tie',
    es: 'americana y corbata, chaqueta y corbata, camisa y corbata',
  },
  { tag: 'dress:dark', also: ['dress:suit'], en: 'dark suit*, black suit*', es: 'traje* oscuro*, traje* negro*' },
  { tag: 'dress:suit', en: 'suit carrier*', es: 'portatrajes' },
  {
    tag: 'dress:smart-casual',
    en: 'smart casual',
    es: 'smart casual, informal elegante, casual elegante, elegante sport, arreglado pero informal, arreglada pero informal',
  },
  {
    tag: 'dress:casual',
    en: 'casual, casually, laid back, relaxed dress, very informal, keep it casual, all casual, comfy clothes',
    es: 'informal, ropa comoda, casual, todo informal, muy informal, ropa informal',
  },
  {
    tag: 'dress:modest',
    en: 'cover* .. shoulders/knees/legs/arms, covered shoulders, shoulders and knees, modest*, conservative dress*, dress conservatively, dress code for temples, cover up',
    es: 'hombros, cubrir* .. hombros/rodillas, taparse, tapar* los/las, tapad*, ropa recatada, recatad*, vestir con recato, ropa modesta, ropa discreta, piernas cubiertas',
  },
  {
    tag: 'dress:head-cover',
    also: ['dress:modest'],
    en: 'headscar*, head scar*, hijab, cover my hair, cover our hair, cover* .. hair/head, kippah',
    es: 'panuelo para la cabeza, velo islamico, uso/usa/con/mi/sin velo, hiyab, cubrir* .. cabeza/pelo, cabeza cubierta, kipa',
  },
  {
    tag: 'dress:dark',
    en: 'dark clothes, black dress, wear black, dress in black, in black',
    es: 'de luto, luto, de negro, ropa negra, ropa oscura, vestido negro',
  },
  {
    tag: 'dress:white',
    en: 'all white, wear white, wearing white, in white, white party, dress in white, all in white, white clothes, noche blanca, white outfit*',
    es: 'de blanco, noche blanca, todo de blanco, fiesta blanca, ropa blanca, fiesta ibicenca',
  },
  {
    tag: 'dress:costume',
    en: 'costume*, costume party, fancy dress (party), cosplay*, comic con, comicon, dress* as, masquerade',
    es: 'disfra*, cosplay*, disfraces, fiesta tematica, baile de mascaras, fiesta de mascaras',
  },
  {
    tag: 'dress:traditional',
    en: 'kilt*, sari, saris, dirndl*, lederhosen, kimono*, ceilidh dress, traditional dress, highland dress',
    es: 'flamenca, traje de flamenca, traje regional, traje tipico, mantilla, chulap*, kimono*, huipil, poncho tipico',
  },
  {
    tag: 'dress:dance-shoes',
    en: 'dance shoes, tango shoes, ballet shoes, ballroom',
    es: 'zapatos de baile, zapatos de tango, zapatillas de ballet',
  },
  {
    tag: 'dress:uniform',
    en: 'uniform*, work clothes, overalls, hi vis, high vis, work boots, chef whites',
    es: 'uniforme*, ropa de trabajo, mono de trabajo, buzo de trabajo, mameluco de trabajo',
  },
  {
    tag: 'dress:scrubs',
    en: 'scrubs, lab coat',
    es: 'pijama sanitario, bata blanca, bata de laboratorio, casaca sanitaria',
  },
];

export const WORK: readonly Row[] = [
  {
    tag: 'work:laptop',
    refuse: 'laptop',
    en: 'laptop*, macbook*, notebook computer, chromebook*, thinkpad*',
    es: 'portatil, portatiles, ordenador*, laptop*, computadora*, compu, notebook*, macbook*, el mac',
  },
  { tag: 'work:tablet', refuse: 'tablet', en: 'tablet, ipad*', es: 'tablet, tableta, ipad*' },
  {
    tag: 'work:presenting',
    also: ['work:laptop'],
    en: 'presenting, presentation*, giv* a talk/keynote/lecture/paper/speech/presentation, keynote speaker, i speak at, speaking at, pitch, pitching, slides, present my, poster presentation',
    es: 'presentacion*, presento, dar una charla, doy una charla, dar una ponencia, doy una ponencia, mi ponencia, presentar, exponer, expongo, diapositivas, dar una conferencia, doy una conferencia, poster',
  },
  {
    tag: 'work:video-calls',
    also: ['work:laptop'],
    en: 'video call*, video conference*, zoom, teams calls, zoom call*, online meetings, conference call*, calls with',
    es: 'videollamada*, videoconferencia*, video conferencia*, zoom, llamadas de trabajo, reuniones online, reuniones por zoom',
  },
  {
    tag: 'work:trade-fair',
    also: ['activity:conference'],
    en: 'trade fair*, trade show*, expo, our stand, our booth, exhibitor*, our company stand',
    es: 'feria* profesional*, feria de muestras, fitur, ifema, nuestro/un/el/mi stand, stand en/de, expositor*, feria del mueble, feria del libro',
  },
  {
    tag: 'work:samples',
    en: 'samples, product sample*, demo equipment, prototype*, catalogues, catalogs, brochures',
    es: 'muestras, muestrario*, prototipo*, catalogos, folletos',
  },
  {
    tag: 'work:field-work',
    en: 'field work, fieldwork, excavation, dig, research trip, site survey',
    es: 'trabajo de campo, excavacion*, muestreo*, campana arqueologica',
  },
  { tag: 'work:welding', en: 'welder, welding', es: 'soldador, soldadora, soldadura, soldando' },
  {
    tag: 'work:site-visit',
    en: 'factory, construction site, building site, plant visit, factory visit, mine visit, site visit*, oil rig, shipyard',
    es: 'fabrica*, obra, visita de obra, a pie de obra, visita a planta, astillero*, mina, plataforma petrolifera, la planta de',
  },
  {
    tag: 'work:safety-boots',
    en: 'safety boots, hard hat, steel toe*, safety shoes, ppe',
    es: 'botas de seguridad, casco de obra, epi, epis, calzado de seguridad, casco de seguridad',
  },
  {
    tag: 'work:second-screen',
    en: 'second screen, second monitor, external monitor, portable monitor',
    es: 'segunda pantalla, segundo monitor, monitor externo, monitor portatil',
  },
  {
    tag: 'work:photo-job',
    also: ['activity:photography', 'hobby:filming'],
    en: 'photo shoot*, photoshoot*, film crew, filming a, shooting a wedding, hired as photographer, documentary',
    es: 'sesion de fotos, rodaje*, grabar un documental, documental, reportaje fotografico, trabajo de fotograf*',
  },
  {
    tag: 'work:study-material',
    en: 'textbook*, coursework, revise, revision, thesis, dissertation, homework to mark, study for, studying for',
    es: 'apuntes, tesis, tfg, tfm, estudiar para, repasar, estudiar las oposiciones, libros de texto',
  },
];
