/** Occasions, dress and work. */
import type { Row } from './row';

export const OCCASIONS: readonly Row[] = [
  {
    tag: 'occasion:own-wedding',
    also: ['occasion:wedding', 'activity:wedding', 'dress:evening-dress'],
    en: 'our/my wedding, our own wedding, we are/re getting married, im getting married, eloping, elopement, my bridal',
    es: 'nuestra/mi boda, nos casamos, me caso',
  },
  { tag: 'occasion:honeymoon', en: 'honeymoon*', es: 'luna de miel, viaje de novios, recien casados' },
  {
    tag: 'occasion:anniversary',
    en: 'anniversary, my # th anniversary, wedding anniversary, years of marriage, years married',
    es: 'aniversario*, anos de casados/matrimonio, anos casados, bodas de oro/plata/perla/rubi',
  },
  {
    tag: 'occasion:proposal',
    en: 'propose to, proposing, pop the question, engagement party',
    es: 'pedirle matrimonio, pedir/pedirle la mano, pedida',
  },
  {
    en: 'this/its/it/that is/be/was/s my # th (time/year/trip/one/marathon), this is/be my # th, its my # th time/year/trip',
  },
  {
    tag: 'occasion:birthday',
    en: "birthday*, turning/turns #, for/its/celebrat*/until/before/getting/having/doing my/his/her # th, 's # th, # th birthday, the big # (0), mum/mums/mom/moms/dad/dads/nan/nans/gran/grans/mate/mates/sister/sisters/brother/brothers/friend/friends/wife/wifes/husband/husbands/aunt/aunts/uncle/uncles/cousin/cousins/bestie/besties/girlfriends/boyfriends/partners # th",
    es: 'cumpleanos, cumple, cumplo/cumplen #, festejar/festejo/celebrar/fiesta (de) los # (de), los # de mi/su/nuestra/nuestro/la/el abuela/abuelo/viejo/vieja/mama/papa/madre/padre/suegra/suegro/tia/tio/hermana/hermano/amiga/amigo',
  },
  {
    tag: 'occasion:funeral',
    also: ['dress:dark'],
    en: 'funeral*, memorial service*, the/a/her/his wake, burial, cremation, scatter* .. ashes',
    es: 'funeral*, entierro*, velatorio*, velorio*, sepelio, misa de difuntos, las cenizas, tanatorio, enterramos, enterrar a',
  },
  {
    tag: 'occasion:baptism',
    also: ['dress:smart'],
    en: 'christening*, baptism*, naming ceremony, bris',
    es: 'bautiz*, bautismo*',
  },
  {
    tag: 'occasion:communion',
    also: ['dress:smart'],
    en: 'communion, confirmation ceremony, bar/bat mitzvah',
    es: 'comunion, comuniones, bar/bat mitzva*, confirmacion de mi/su/nuestra/nuestro',
  },
  {
    tag: 'occasion:graduation',
    also: ['dress:smart'],
    en: 'graduation, graduates, graduating, commencement',
    es: 'graduacion, se gradua, se graduan, me graduo, colacion de grado*, me/se/nos recibe/recibo/recibimos de',
  },
  {
    tag: 'occasion:quinceanera',
    also: ['dress:smart'],
    en: 'quinceanera',
    es: 'quinceanera*, fiesta de quince/15, xv anos, los/sus/mis quince/xv, (el/los) quince/xv/15 de mi/su/nuestra',
  },
  {
    tag: 'occasion:hen-or-stag',
    also: ['activity:nightlife'],
    en: 'hens, hen, hen/stag/bachelor party, stag do/weekend, (its/is) (a/my/the) stag, bachelorette*',
    es: 'despedida',
  },
  {
    tag: 'occasion:family-reunion',
    en: 'family reunion*, a/our/class/school reunion, reunion with my/our/the',
    es: 'reunion/quedada familiar, reunion de familia/primos, reencuentro, reunion de antiguos alumnos',
  },
  {
    tag: 'occasion:formal-dinner',
    also: ['dress:smart'],
    en: 'formal/gala/business/client dinner*, formal night*/meal*, captain s dinner, captains/rehearsal/charity/awards dinner, black tie dinner, dinner with the ceo',
    es: 'cena*/noche* de gala, cena* formal*, cena* de empresa/negocios/trabajo, cena* con client*, cena* con el embajador, cena* del capitan',
  },
  {
    tag: 'occasion:gala',
    also: ['occasion:formal-dinner'],
    en: 'gala, galas, award ceremony, awards, charity/opera/debutante/masked/masquerade/summer/winter/hunt/military/officers/may ball, premiere',
    es: 'gala, galas, premios, alfombra roja',
  },
  {
    tag: 'occasion:party',
    en: 'party, parties, housewarming',
    es: 'feria de abril/sevilla/jerez/malaga/cordoba/agosto, fiesta, fieston, las fiestas del/de',
  },
  {
    tag: 'occasion:christmas',
    en: 'christmas, xmas, boxing day',
    es: 'navidad, navidades, nochebuena, reyes magos, dia de reyes, pasar/pasamos/paso/para las fiestas, navidena*',
  },
  {
    tag: 'occasion:new-year',
    also: ['dress:smart'],
    en: 'new year*, nye, hogmanay',
    es: 'nochevieja, fin de ano, ano nuevo, campanadas, reveillon',
  },
  { tag: 'occasion:thanksgiving', en: 'thanksgiving', es: 'accion de gracias' },
  { tag: 'occasion:easter', en: 'easter, holy week', es: 'semana santa, pascua' },
  { tag: 'occasion:ramadan', also: ['dress:modest'], en: 'ramadan, eid', es: 'ramadan, eid' },
  { tag: 'occasion:carnival', also: ['dress:costume'], en: 'carnival*, mardi gras', es: 'carnaval*' },
  {
    tag: 'occasion:halloween',
    also: ['dress:costume'],
    en: 'halloween, day of the dead',
    es: 'halloween',
  },
  {
    tag: 'occasion:religious-visit',
    also: ['dress:modest'],
    en: 'umrah, hajj, attend/attending/hear/sunday/midnight/papal/easter/christmas/go/going mass, (go/going) to mass, mass at/in, pope, vatican, st peters, papal, religious ceremony, holy land, western wall, service at the church',
    es: 'umra, umrah, hajj, misa, papa francisco, vaticano, san pedro, ceremonia religiosa, tierra santa, muro de las lamentaciones, santuario*, basilica*',
  },
  {
    tag: 'occasion:race',
    en: 'race, races, granfondo, sportive',
    es: 'carrera, carreras, marcha cicloturista',
  },
  {
    tag: 'occasion:tournament',
    en: 'tournament*, competition*, championship*, competing',
    es: 'torneo*, competicion*, campeonato*, compito, competimos, compite',
  },
  {
    tag: 'occasion:race',
    also: ['activity:running'],
    en: 'marathon*, triathlon*, ironman, 70.3, # k race, trail race, ultra',
    es: 'maraton*, triatlon*, ironman, carrera popular, carrera de montana, carrera de # k, los/correr/corro/corremos # k',
  },
  { tag: 'occasion:concert', en: 'concert, concerts, gig, gigs, taylor swift, coldplay', es: 'concierto*, recital' },
  {
    tag: 'occasion:theatre',
    also: ['setting:theatre'],
    en: 'opera, ballet, theatre, theater, musical, musicals, broadway, west end show*, philharmonic, la scala',
    es: 'opera, ballet, teatro, musical, musicales, broadway, zarzuela, la scala',
  },
  {
    tag: 'occasion:match',
    en: 'football/soccer/rugby match*, the/test match, stadium, grand prix, formula 1, champions league, super bowl, baseball/basketball/nba/football game, world cup',
    es: 'partido, partidos, estadio, gran premio, formula 1, final de la champions, mundial, partidazo, bernabeu, camp nou',
  },
  {
    tag: 'occasion:interview',
    also: ['dress:business'],
    en: 'job interview*, interview, interviews',
    es: 'entrevista*',
  },
  {
    tag: 'occasion:exam',
    en: 'exam, exams',
    es: 'examen, examenes, oposicion*, opos, opo, me examino, nos examinamos, se examina, selectividad, la pau/ebau/evau, el/al mir/eir, rindo, rendir, rinde, rendimos, prueba de acceso/admision, paes, icfes',
  },
  {
    tag: 'occasion:court-or-embassy',
    en: 'embassy, consulate, court hearing, notary, sign the deeds, citizenship ceremony',
    es: 'embajada, consulado, juzgado, juicio, notaria, notario, firmar la escritura, jura de nacionalidad, audiencia, citacion, a declarar, extranjeria, registro civil, custodia, escrituras',
  },
  {
    tag: 'occasion:medical-visit',
    en: 'having/has/getting/gets (my/his/her/a/the) hip/hips/knee/knees/shoulder/eyes/cataracts/gallbladder/appendix/tonsils/hernia/prostate/wisdom (teeth) done/replaced/out/removed/fixed/operated, gallbladder/appendix/tonsils out, packing his/her (hospital) bag for (the) hospital/ward, having/has/getting/needs/for/booked (a/an/my/his/her/the) hip/knee/eye/heart/back/cataract/ear/spine/foot/hernia operation/op, hip/knee/eye/heart/back/cataract/ear/spine/foot/hernia operation/op in/at/on, (having/has) (an/his/her/my) op on the, having an op, operation in, hospital appointment, clinic, dental/medical treatment, dentist, see a specialist, surgery abroad, hair transplant',
    es: 'clinica, consulta/cita/revision medica, tratamiento dental, dentista, implante/injerto capilar, me/te/le/lo/la/nos operan, me/le/lo/se opera, operar*, quirofano, cirugia, me ingresan, cita/turno/control con (el/la/un/una) especialista/medico/doctor/doctora, control medico, chequeo*, me/le/nos hacen (unas/las) pruebas, al medico/especialista',
  },
  {
    tag: 'occasion:moving-abroad',
    en: 'moving to, relocat*, moving/year abroad, for a year, whole year, for # months, working holiday',
    es: 'me mudo, nos mudamos, mudanza, irme a vivir, un ano entero/completo, durante # meses, # meses en/de, irnos/irse/voy/vamos a vivir, mudarme, mudarnos, mudarse, me traslado, nos trasladamos',
  },
];

export const DRESS: readonly Row[] = [
  {
    tag: 'dress:black-tie',
    refuse: 'formal-wear',
    also: ['occasion:formal-dinner'],
    en: 'black/white tie, tuxedo*, tux, dinner jacket*',
    es: 'etiqueta, esmoquin, smoking, frac, chaque, traje de gala',
  },
  {
    tag: 'dress:evening-dress',
    also: ['dress:black-tie', 'occasion:formal-dinner'],
    refuse: 'dresses',
    en: 'ball/evening gown*, floor length',
    es: 'vestido* de noche/gala',
  },
  {
    tag: 'dress:cocktail',
    refuse: 'formal-wear',
    en: 'cocktail/formal dress code, cocktail, formal attire, semi formal',
    es: 'coctel',
  },
  {
    tag: 'dress:suit',
    refuse: 'suit',
    en: 'suit, suits, three piece',
    es: 'traje, trajes, trajeado*, terno',
  },
  { tag: 'dress:tie', refuse: 'tie', en: 'tie, ties, necktie', es: 'corbata*, pajarita' },
  {
    tag: 'dress:evening-dress',
    refuse: 'dresses',
    en: 'long/a/my dress, dresses, evening dress*, sequin*',
    es: 'vestido, vestidos, vestido* largo*',
  },
  { tag: 'dress:heels', refuse: 'heels', en: 'heels, stilettos', es: 'tacones, tacon' },
  {
    tag: 'dress:business',
    refuse: 'formal-wear',
    en: 'business/office attire, business casual/dress/formal, office/business clothes',
    es: 'ropa/formal de oficina, business casual, ropa formal de trabajo, ropa de negocios',
  },
  {
    tag: 'dress:smart',
    refuse: 'formal-wear',
    en: 'dress/dressed/dressing up, smart, formal, formally, elegant, dressy, dress code, nice outfit*, something nice to wear, something (half) decent/dressy/fancy/smartish, half decent, jacket/jackets required, wear/wearing a jacket, glam',
    es: 'arreglad*, arreglarme, arreglarnos, de vestir/gala, elegante*, formal, formales, vestimenta, ponernos/ponerme guap*, vestir bien, ir mona, bien vestid*, americana',
  },
  {
    tag: 'dress:tie',
    also: ['dress:smart'],
    en: 'jacket/shirt and tie',
    es: 'americana/chaqueta/camisa y corbata',
  },
  { tag: 'dress:dark', also: ['dress:suit'], en: 'dark/black suit*', es: 'traje* oscuro*/negro*' },
  { tag: 'dress:suit', en: 'suit carrier*', es: 'portatrajes' },
  {
    tag: 'dress:smart-casual',
    en: 'smart casual',
    es: 'smart casual, informal/casual elegante, elegante sport, arreglado/arreglada pero informal',
  },
  {
    tag: 'dress:casual',
    en: 'casual, casually, laid back, relaxed dress, very informal, comfy clothes',
    es: 'informal, ropa comoda, casual',
  },
  {
    tag: 'dress:modest',
    en: 'cover* .. shoulders/knees/legs/arms, shoulders and knees, modest*, conservative dress*, dress conservatively, dress code for temples, cover up',
    es: 'hombros, cubrir* .. hombros/rodillas, taparse, tapar* los/las, tapad*, recatad*, vestir con recato, ropa modesta/discreta, piernas cubiertas',
  },
  {
    tag: 'dress:head-cover',
    also: ['dress:modest'],
    en: 'headscar*, head scar*, hijab, cover* .. hair/head, kippah',
    es: 'panuelo para la cabeza, velo islamico, uso/usa/con/mi/sin velo, hiyab, cubrir* .. cabeza/pelo, cabeza cubierta, kipa',
  },
  {
    tag: 'dress:dark',
    en: 'dark clothes, black dress, wear/in black',
    es: 'luto, de/vestido negro, ropa negra/oscura',
  },
  {
    tag: 'dress:white',
    en: 'all/wear/wearing/in white, white party/clothes/outfit*/theme, dress code (all/is) white, noche blanca',
    es: 'de blanco, noche/fiesta/ropa blanca, fiesta ibicenca',
  },
  {
    tag: 'dress:costume',
    en: 'costume*, goth weekend, full victorian/regency/steampunk/medieval/viking, steampunk, fancy dress (party), cosplay*, comic con, comicon, dress* as, masquerade',
    es: 'disfra*, cosplay*, fiesta tematica, baile/fiesta de mascaras',
  },
  {
    tag: 'dress:traditional',
    en: 'kilt*, sari, saris, dirndl*, lederhosen, kimono*, ceilidh/traditional/highland dress',
    es: 'flamenca, traje regional, traje/poncho tipico, mantilla, chulap*, kimono*, huipil, faller*',
  },
  {
    tag: 'dress:dance-shoes',
    en: 'dance/tango/ballet shoes, ballroom',
    es: 'zapatos de baile/tango, zapatillas de ballet',
  },
  {
    tag: 'dress:uniform',
    en: 'uniform*, work clothes/boots, overalls, hi/high vis, chef whites',
    es: 'uniforme*, ropa/mono/buzo/mameluco de trabajo',
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
    en: 'presenting, presentation*, giv* a talk/keynote/lecture/paper/speech/presentation, keynote speaker, i speak at, speaking at, pitch, pitching, slides, present my',
    es: 'presentacion*, presento, dar/doy una charla/ponencia/conferencia, mi ponencia, presentar, exponer, expongo, diapositivas, poster',
  },
  {
    tag: 'work:video-calls',
    also: ['work:laptop'],
    en: 'video/conference call*, video conference*, zoom, teams calls, online meetings, calls with',
    es: 'videollamada*, videoconferencia*, video conferencia*, zoom, llamadas de trabajo, reuniones online',
  },
  {
    tag: 'work:trade-fair',
    also: ['activity:conference'],
    en: 'trade fair*/show*, expo, our stand/booth, exhibitor*, our company stand',
    es: 'feria* profesional*/comercial*/sectorial*, feria de muestras/trabajo/empleo, estand de la/mi/nuestra empresa, fitur, ifema, nuestro/un/el/mi stand, stand en/de, expositor*, feria del mueble/libro',
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
    en: 'factory, construction/building site, oil rig, shipyard',
    es: 'fabrica*, obra, astillero*, mina, plataforma petrolifera, la planta de',
  },
  {
    tag: 'work:site-visit',
    also: ['work:working-days'],
    en: 'plant/mine/factory visit, site visit*',
    es: 'visita a planta, visita a la planta/fabrica',
  },
  {
    tag: 'work:safety-boots',
    en: 'safety boots/shoes, hard hat, steel toe*, ppe',
    es: 'botas/calzado/casco de seguridad, casco de obra, epi, epis',
  },
  {
    tag: 'work:second-screen',
    en: 'second screen, second/external/portable monitor',
    es: 'segunda pantalla, segundo monitor, monitor externo/portatil',
  },
  {
    tag: 'work:photo-job',
    also: ['activity:photography', 'hobby:filming'],
    en: 'photo shoot*, photoshoot*, film crew, filming a, shooting a wedding, hired as photographer, documentary',
    es: 'sesion de fotos, rodaje*, documental, reportaje fotografico, trabajo de fotograf*',
  },
  {
    tag: 'work:study-material',
    en: 'textbook*, coursework, revise, revision, thesis, dissertation, homework to mark, study/studying for',
    es: 'apuntes, tesis, tfg, tfm, estudiar para, repasar, estudiar las oposiciones, libros de texto',
  },
];
