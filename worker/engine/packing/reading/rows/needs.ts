/** Needs of children, of the body and of the road. */
import type { Row } from './row';

export const NEEDS: readonly Row[] = [
  {
    tag: 'need:breastfeeding',
    en: 'breastfeed*, breast feed*/fed, breastfed, still/am/exclusively bf, ebf, bf baby, plan* to bf, bfing, nursing a/my/our/the/her, gonna nurse, going to nurse so, plan* to nurse, still nursing, bf and pumping, outfit i can feed in',
    es: 'da/dan/dar/dando/damos (el) pecho, lactancia, pecho a demanda, doy/toma/dar/da/dando el pecho, toma pecho, amamant*, teta',
  },
  {
    tag: 'need:pumping',
    en: 'breast pump*, express/expressing/pump milk, pumping milk/every/at, wearable/i pump, pump bras/parts, hand pump and/n .. bottles/bags/formula, pumping, nursing again/too/bra/bras/pads/pillow/cover/top/tops/dress/my/him/her, still nursing, nursing mum/mom/mother, need to pump',
    es: 'sacaleches, extractor de leche, sacarme/sacarse/sacar/saco/extraerme/extraerse (la) leche, se saca/extrae (la) leche, me extraigo/extraere',
  },
  {
    tag: 'need:bottle',
    en: 'bottle/formula fed, bottlefed, formula milk, baby/on formula, on the bottle, bottle feed*, bottles and baby/formula/milk/steriliser, baby bottle*, has/takes/drinks/wants/having a bottle, bottle at bedtime/night, bedtime/night bottle, on bottles, bottle before bed/bedtime, # bottles a/per day',
    es: 'biberon*, bibe, mamadera*, tetero*, leche de inicio/continuacion/formula, leche en polvo de bebe, formula, formula # vez/veces/toma/tomas, mamila*',
  },
  {
    tag: 'need:solid-food',
    en: 'purees, puree, baby food, weaning, solids, jars of food, porridge for',
    es: 'trocitos, papilla*, pure, pures, potito*, comida solida, alimentacion complementaria, baby led weaning, blw, compotas',
  },
  {
    tag: 'need:no-nappies',
    denied: 'need:nappies',
    en: 'out of nappies/diapers, potty/toilet trained, done with nappies/diapers',
    es: 'ya controla esfinteres, ya va al bano sol*, sin panal/panales, dejo el panal, ha dejado el panal, sin panal de dia, ya ha dejado los panales, ya no lleva panal*',
  },
  {
    tag: 'need:potty-training',
    en: 'potty training, nearly potty trained, still accidents at night, potty, night nappies',
    es: 'orinal, quitando/dejando el panal, operacion panal, dejando los panales, panal de noche, panal nocturno, se hace pis, panal/panales para dormir',
  },
  // Without a child in nappies it says nothing.
  {
    tag: 'need:few-nappies',
    en: 'enough (of them) for (the) first/a day/night/couple/few, nappies/diapers/pampers/them for the road/way/drive/flight/plane/journey, need for the travel day, enough for the road/way/drive/flight/plane/journey/start',
  },
  {
    tag: 'need:few-nappies',
    also: ['need:nappies'],
    en: '(just/only) flight/plane/journey/travel nappies/diapers, enough (nappies/diapers) for (the) flight/journey/way/drive/trip/plane (then/and/only/there/out/over), nappies/diapers (enough) for (the) flight/journey/way/drive/plane/first (day/night/leg) (then/and/only/there/out/over), few/handful (of) nappies/diapers, nappies/diapers for # days, nappies/diapers enough for, nappies/diapers then buy, nappies/diapers .. buy/get/buying/getting there/locally/at/in',
    es: 'panales (justos/solo/solos/nomas/unicamente) para (el/la/los) vuelo/viaje/camino/primer/primera/primeros/primeras (dia/noche/dias), unos/pocos/algunos panales (para), panales .. y (luego/alla/alli) compramos, panales (los) compramos/compro/compraremos/comprare/compran/pillamos/conseguimos/consigo (alla/alli/ahi/aca/en/al/cuando), compramos/compro/compraremos/comprare (los) panales',
  },
  {
    tag: 'need:night-nappies',
    also: ['need:nappies'],
    en: 'nappy/nappies/diaper/diapers/pads (only) at/for (the) night/nights/bedtime (only), nappy/nappies/diaper/diapers overnight, nappy/nappies/diaper/diapers just at night, nappy/nappies/diaper/diapers nights, dry .. not overnight, dry .. not (at/by) night/nights, not dry overnight, (still) wets the bed, pullup, pullups, pull up/ups, drynites, goodnites, night nappy',
    es: 'panal/panales (ya) (solo/nomas/unicamente) (ya) (se) (lo/la/los/las/le) (usa/usan/lleva/llevan/pone/ponen/pongo/ponemos/necesita/necesitan) (solo/nomas/unicamente) para/pa/en/por/de (la) dormir/noche/siesta, panal/panales solo por la/las noche/noches, panal/panales nocturno/nocturnos, panal/panales por las noches, panal/panales pero/salvo/menos (de/por) (la/las) noche/noches, panal/panales de dia pero .. noche, de noche todavia/aun/sigue .. panal/panales, de noche si/todavia/aun, todavia/aun/solo de noche',
  },
  {
    tag: 'need:nappies',
    denied: 'need:no-nappies',
    refuse: 'nappies',
    en: 'nappy, nappies, diaper*, not yet/fully toilet/potty trained, isnt/not toilet/potty trained',
    es: 'panal, panales',
  },
  { tag: 'need:dummy', en: 'dummy, dummies, pacifier*, soother', es: 'chupete*, chupon*, tete' },
  {
    tag: 'need:comfort-toy',
    en: 'teddy, comfort/security blanket, cuddly/stuffed/soft toy*, stuffed animal*, lovey, favourite/favorite toy',
    es: 'peluche*, munequito*, su mantita/muneco, dou dou, doudou, trapito',
  },
  {
    tag: 'need:kids-entertainment',
    en: 'keep .. entertained, entertain the kids/children, games for the kids, colouring, coloring, lego',
    es: 'entreten*, juegos para los ninos, para colorear, pinturas para',
  },
  {
    tag: 'need:non-swimmer',
    en: 'cant/cannot/doesnt swim, not swim yet, armbands, arm bands, learning to swim, swim vest, floaties, non swimmer*, life vest for my/the/our/her/him/kid/kids',
    es: 'no se/sabemos/sabe/saben nadar, aun/todavia no nada, manguitos, aprendiendo a nadar, churro de piscina, chaleco flotador',
  },
  {
    // After an operation on the head, an eye, an arm or the chest.
    tag: 'need:front-opening',
    en: '(only) button up/down/through tops/shirts only, (only) front opening/fastening (tops/shirts/clothes), cant lift/raise my/his/her arm/arms, hair transplant*, fue',
    es: 'nada por la cabeza, nada de/que meter/meta/metan/entre/entren/pase/pasen/sacar/saque (por) (la) cabeza, nada que (se) meta/ponga/saque por la cabeza, solo/unicamente (ropa/camisas/prendas/blusas) (que) (se) abra/abran/abre/abren/abrochen/abroche/abierta/abiertas por delante, todo abotonado/abierto por delante, no puede/puedo levantar el/los brazo/brazos, me voy a poner pelo',
  },
  {
    tag: 'need:one-parent',
    en: 'single parent/mum/mom/dad, just me and my son/daughter/kids/boy/girl, without their/his/her father/mother/dad/mum/mom, my husband/wife/partner stays, on my own with the kids, solo with my, alone with my son/daughter/kids/two/three, custody order/papers/agreement/letter, sole/full custody, no sign of his/her/their dad/father',
    es: 'madre soltera, padre soltero, sin su padre/madre, sola/solo con mi/mis/los/las/el/la/nuestros/nuestras/un/una/dos/tres (dos/tres/cuatro) hijo/hija/hijos/hijas/nino/nina/ninos/ninas/nene/nena/nenes/nenas/peque/peques/pequeno/pequena/pequenos/bebe/crio/cria/crios/crias/chiquillos/chiquitos/gemelos/gemelas/mellizos/mellizas/guagua/guaguas/chamo/chamos/chavos/enano/enanos/chicos, familia monoparental, sentencia/convenio/papel/papeles de (la) custodia, custodia exclusiva/completa/total, su/el/la padre/madre/papa/mama (me/nos/lo/la) firma/firmo/firmara, separad*/divorciad* con mi/mis, del padre ni rastro, padre ausente, papa/padre/mama/madre de los/las/mis/sus .. se queda, papa/padre/mama/madre de los/las/mis/sus .. no viaja/viene/va',
  },
  {
    tag: 'need:name-labels',
    en: 'everything/clothes/kit labelled/labeled/named, everything/clothes/kit .. labelled/labeled/named, all/every .. labelled/labeled/named, everything/clothes with his/her/their name, name on/in everything/all/every/each, label/name everything, label his/her/their/all clothes/kit/stuff, labels on/in everything/every/each/all',
    es: 'todo marcado/rotulado/etiquetado, todo .. marcado/rotulado/etiquetado, todo con su/el nombre, ropa marcada/etiquetada/rotulada, marcar/rotular/etiquetar (toda) la ropa, marcarlo/etiquetarlo/rotularlo todo, marcar/etiquetar/rotular todo, nombre en todo/toda/cada, con nombre y apellido/apellidos',
  },
  {
    tag: 'need:minor-alone',
    en: 'unaccompanied minor*, im 14/15/16/17 and/years, im fifteen/sixteen/seventeen, my grandchildren, folks/parents (are) arent/not coming/travelling/there, folks/parents wont be coming/there/with us, nana/nan/granny/gran/grandma/grandpa/grandad/granda here taking, with my grandson/granddaughter/grandchildren/grandkids/nephew/niece/nephews/nieces, taking my grandson/granddaughter/grandchildren/grandkids/nephew/niece, school exchange',
    es: 'menor* no acompanad*, tengo 14/15/16/17/quince/dieciseis/diecisiete anos, con mi/mis nieto*/nieta*/sobrino*/sobrina*, nietos, intercambio escolar',
  },
  { tag: 'need:homework', en: 'homework, school work, schoolwork, work pack, school sent work', es: 'deberes, tareas del cole, tareas escolares' },
  {
    tag: 'need:period',
    refuse: 'feminine-hygiene',
    en: 'my/her period, period due/coming/might/may/could/comes/inaweza/will, periods, tampons, sanitary pads, im due on, im on that week, time of the month, menstrual cup, pms',
    es: 'la regla, menstruacion, compresas, tampones, copa menstrual, me/le baja, me/le/nos baja la regla, me/le/nos viene/toca/cae (justo) esos/estos/en dias, justo me/le/nos viene/toca/cae, me/le/nos viene/toca/cae justo esos/esa/ese/el/la, regla yo, regla el dia, regla esa semana, con el mes, indispuesta, se indispuso, me indispongo, esta con la regla, el periodo',
  },
  { tag: 'need:menopause', en: 'menopaus*, hot flush*/flash*, hrt', es: 'menopausi*, sofocos' },
  {
    tag: 'need:feels-cold',
    en: 'i/we (nearly/almost/absolutely/completely/both/all) froze, froze my/our butt/butts/nuts/ass/arse/bits/tits/balls/socks/toes, froze to death, froze the whole, cold like (a) fridge/freezer, feel/feels/hate the cold, always cold/freezing, hate being cold, cold easily, not/never/isnt/arent used to (the/that/this/such/any/real) cold, not built/made for (the) cold, cold is not my thing, no good in (the) cold, cant/cannot handle/stand/take/bear (the) cold, (the) cold kills/gets/finishes me, never seen/felt (real) snow/cold/winter, hot weather people/person/girl/guy, first (proper/real) winter',
    es: '(casi) me/nos congele/helaba/hele/helamos, pase/pasamos (mucho/un/tanto) frio, pasamos/pase un frio, me/nos mori/moriamos/morimos/moria de frio, friolero*, friolera*, friolent*, siempre tengo frio, paso mucho frio, soy de frio, odio el frio, paso frio, tengo siempre frio, nunca he/hemos pasado/visto/sentido/conocido (un/el/la) (verdadero) frio/invierno/nieve, no aguanto/soporto (el/ni un) frio, el frio me mata/puede, primer invierno, nunca vi/vimos (la) nieve',
  },
  {
    tag: 'need:feels-heat',
    en: 'hate the heat, cant stand the heat, suffer* in/from the heat, cant cope with heat, struggle* with .. heat, bad with heat, heatstroke, overheats, overheat easily, overheating, i/he/she/we overheat/overheated',
    es: 'caluroso, calurosa, llevo/lleva/llevamos mal el calor, no soporto el calor, odio el calor, golpe* de calor, sufro con el calor, sudo mucho',
  },
  {
    tag: 'need:altitude',
    en: 'altitude*, pass/la/summit/plateau i/we/he/she puked/vomited/fainted/collapsed, elevation #, elevation # k, above # k ft/feet, soroche, acclimatis*, acclimatiz*, # metres up, # m pass, above # m',
    es: 'altura, altitud, a # (m/metros) me .. cabeza, cabeza me estallaba/explotaba/reventaba, soroche, mal de montana, aclimat*, mal agudo de montana, me/nos/se apune/apuno/apunaron, sorojchi, casi/sobre 3500/3600/3700/3800/3900/4000/4100/4200/4300/4500/4800/5000, 3500/3600/3700/3800/3900/4000/4100/4200/4300/4500/4800/5000 m/metros/msnm, apunar*, apuno, apunamos',
  },
  {
    tag: 'need:mosquitoes',
    en: 'mosquito*, skeeter*, midge*, sandfl*, sand/black/horse fl*, horseflies, no see ums, insect*, bugs, bitten, bites, dengue, zika, mozzie*, gnats',
    es: 'mosquito*, bichos, insectos, picaduras, dengue, zika, zancudo*, jejen*, me/le pican, tabanos',
  },
  { tag: 'need:ticks', en: 'ticks, tick bite*, lyme', es: 'garrapata*' },
  {
    tag: 'need:malaria',
    also: ['need:mosquitoes', 'medical:medication'],
    en: 'malaria*, antimalarial*, malarone, doxycycline',
    es: 'malaria, paludismo, antipaludic*, malarone',
  },
  {
    tag: 'need:unsafe-water',
    en: 'water isnt safe, tap water is not, cant drink the water, cant/dont drink the tap, unsafe/filter water, water filter, purif*, undrinkable, boil the water',
    es: 'agua no es potable, agua no potable, no se puede beber el agua, no beber agua del grifo, agua del grifo no, filtro de agua, potabiliz*, depurar agua',
  },
  {
    tag: 'need:sensitive-stomach',
    en: 'my/sensitive/delicate/weak stomach, upset stomach*, stomach upset*/problem*, diarrh*, bali/delhi belly, food poisoning',
    es: 'mi estomago, estomago delicado/sensible, diarrea*, gastroenteritis, problemas de estomago, me sienta mal, problemas digestivos, descomposicion',
  },
  {
    tag: 'need:power-cuts',
    en: 'power cut*/outage*, load shedding, loadshedding, blackout*, power/electricity goes, electricity cuts, power is unreliable, unreliable electricity/power, brownout*, some nights no power, light/power is # hours/hrs a day, # hours/hrs of light/power/electricity, lights out at #, generator off at',
    es: 'se fue la luz, va/corta* la luz, corte* de luz/corriente/electricidad, apagon*, la luz la cortan, luz solo de, luz # horas, luz con panel, hay luz hasta, luz hasta las',
  },
  {
    tag: 'need:no-electricity',
    en: 'no/without/limited electricity/electric/leccy, no/without power, no mains/sockets/charging, no/zero/without (power) outlets, off grid, off the grid, no plug/power sockets, solar only, generator only/power/hours, on/off (the/a) generator, run/runs/running off/on (the/a) generator, generator till/until/from',
    es: 'sin electricidad/luz/corriente/enchufe*, no hay/tiene electricidad, no hay luz/corriente/enchufes, no hay donde cargar, sin/cero lugar/sitio/donde para cargar, cero luz/electricidad/enchufes, generador # horas/hs, con generador, solo generador, generador hasta/de/desde, luz solar solamente',
  },
  {
    tag: 'need:no-signal',
    en: 'no/without signal, no reception/internet/coverage, no phone signal, no mobile coverage, off grid, no cell service, digital detox',
    es: 'sin cobertura/senal/internet, no hay cobertura/senal/internet, desconexion digital',
  },
  {
    tag: 'need:no-shops',
    en: 'no shops/stores/supermarket, nearest shop, nothing nearby, far from any shop',
    es: 'no hay tiendas/supermercado, sin tiendas, lejos de todo, tienda mas cercana, no hay nada cerca',
  },
  {
    tag: 'need:no-hot-water',
    en: 'no hot water, cold showers, bucket/no shower*, cold water only',
    es: 'no hay agua caliente, sin agua caliente, ducha* fria*, duchas de agua fria, sin ducha*, no hay ducha*',
  },
  {
    tag: 'need:shared-bathroom',
    en: 'shared/communal bathroom*, communal/shared shower*, showers at (the) truckstops/services/campsite/gym/stations, truckstop/service station showers, verruca*, athletes foot, shower block*, outside toilet*, drop toilet, long drop',
    es: 'bano* compartido*, ducha*/bano* comun*, ducha* compartida*, letrina*, banos/duchas de (la/las) terminal/terminales/gasolinera/gasolineras, hongos en los pies, en las duchas .. hongos/papiloma/papilomas, pie de atleta',
  },
  {
    tag: 'need:shared-room',
    en: '# to a room, # of us to/in a room, shared room*, share/sharing a room, dorm, dorms',
    es: '# por habitacion/cuarto/pieza, habitacion/cuarto de personal compartida/compartido, habitacion* compartida*, compartimos/comparto habitacion, literas, dormitorio* compartido*',
  },
  {
    tag: 'need:snoring',
    en: 'snore, snores, snoring, snorer*, noisy, thin walls, ear plugs, earplugs, noise',
    es: 'ronca, ronco, roncan, ronquido*, ruidos*, ruido, tapones',
  },
  { tag: 'need:jet-lag', en: 'jet lag*, jetlag*', es: 'jet lag, jetlag, desfase horario' },
  {
    tag: 'need:cash-only',
    en: 'cash only, no atms/atm/cashpoint/cashpoints, need/only/bring cash, no cash machine/machines/point/points/cashpoint/cashpoints',
    es: 'solo/puro/puros/en/llevar efectivo, no hay cajero/cajeros/datafono/posnet, alla/ahi no hay punto, no aceptan tarjeta*, sin cajeros',
  },
  {
    tag: 'need:theft',
    en: 'pickpocket*, theft, stolen, robbed, safety concerns, unsafe area*, mugged, mugging, muggings, mugger*, thieves',
    es: 'carterista*, robos, un robo en, miedo a robo/robos, robaron, me/nos/le volaron el/la/los/las, (me/nos/le) arrancaron/arrebataron/jalaron el/la bolso/bolsa/cartera/celular/mochila/cadena, pegad* al cuerpo, inseguridad, ladrones, inseguro, zona peligrosa, hurtos',
  },
  {
    tag: 'need:gifts',
    refuse: 'gifts',
    en: 'gifts, gift, presents, present for, pasalubong, balikbayan box/boxes, omiyage',
    es: 'regalo, regalos, encargos, llevo de todo para, obsequio*, detallito*, regalitos, un detalle para, llevo detalles',
  },
  {
    tag: 'need:medicines-for-others',
    en: 'medicine* for my/our/his/her/the, medication/meds/insulin/pills/tablets for my/our',
    es: 'medicin* para mi/mis/nuestra/nuestro/su/la/el/los/un/una, medicament* para mi/mis/nuestra/su/la/el/los, pastillas/insulina para mi/mis/su, encargos de farmacia',
  },
  {
    tag: 'need:bring-things',
    en: 'deliver, taking .. jamon, bring* them food, bringing food for, things for my family, taking tea bags',
    es: 'encargos, llevar/llevo jamon, embutido*, llevo comida para, turron*, cosas para mi familia, traerles, llevarles',
  },
  {
    tag: 'need:space-for-shopping',
    en: 'room/space for shopping/souvenirs/purchases/presents, buy a lot, spare/empty suitcase, bring back, bring/bringing/take/taking home lots/loads/cheese/wine/olive/spices/ceramics/rugs, extra bag for, come back with more, half empty',
    es: 'sitio/hueco/espacio para (las/los/mis/unas) compras/recuerdos/regalos/traer*/lo, maleta/medio vacia, comprar mucho/ropa, traerme cosas, traer recuerdos, quiero/queremos traer (me/nos) mucho/mucha/muchos/muchas/quesos/vino/aceite/especias/ceramica/cestas, queremos/quiero comprar (muchas/unas/varias) cestas/artesanias/alfombras/ceramica/telas, volver cargad*, renovar el armario',
  },
  {
    tag: 'need:snow-chains',
    en: 'snow chains, winter tyres/tires, icy/snowy/snowed road/roads/pass, ice/snow on the road/roads/pass',
    es: 'cadenas, neumaticos de invierno, carretera .. con hielo/nieve, hielo/nieve en la carretera, puerto nevado/helado',
  },
  {
    tag: 'need:self-catering',
    en: 'self cater*, cook/cooking in the/our apartment/flat/kitchen, cook/cooking our own, cook/cooking for ourselves, cook my own, cook/cooking most, make our own meals',
    es: 'cocinaremos, cocinamos, cocinare, cocinar nosotros, hacernos la comida, cocinar en el apartamento, cocinar en casa, hacer nuestra comida, cocino',
  },
  { tag: 'need:picnics', en: 'picnic*', es: 'picnic*, de campo con la comida, merendar en el campo/parque' },
  {
    tag: 'need:groceries',
    refuse: 'food-from-home',
    en: 'bring our own food, food from home, bring food',
    es: 'comida de casa, llevamos/llevar comida, llevamos la comida',
  },
  { tag: 'need:visa', en: 'visa, visas, esta, evisa, eta, residence/work permit', es: 'visado*, visa, tramites, permiso de residencia/trabajo' },
  { tag: 'need:vaccination', en: 'vaccin*, yellow fever, jabs, rabies shot*', es: 'vacuna*, fiebre amarilla' },
  { tag: 'need:second-passport', en: 'dual national*/citizen*, two/both passports', es: 'doble nacionalidad, dos/ambos pasaportes' },
  {
    tag: 'need:makeup',
    refuse: 'makeup',
    en: 'makeup, make up, lipstick',
    es: 'maquilla*, pintalabios, lapiz/barra labial, labial rojo, maquillaje/labial/polvo/base/barniz/esmalte mate',
  },
  {
    tag: 'need:hair-care',
    en: 'curly/afro/dyed hair, hair straightener*/products, straighteners, curling iron, frizzy, braids, curly girl',
    es: 'pelo rizado/afro/encrespado, plancha del/de pelo, rizos, planchita, trenzas, tenacilla*, metodo curly',
  },
  { tag: 'need:beard', en: 'beard*, trim my', es: 'barba, barbas, barbudo, barberia, arreglarme la barba' },
  {
    tag: 'need:coffee',
    en: 'my own coffee, aeropress, need/without my coffee, moka, cant live without .. coffee, decent coffee, my tea bags, own/yorkshire tea, without my tea',
    es: 'mi/sin cafe, yerba, mate, cafetera, aeropress, bombilla, sin mi cafe',
  },
  { tag: 'need:prayer', en: 'pray, praying, prayer*, salah', es: 'rezar, rezo, oracion, oraciones, rezar el rosario, rosarios' },
  {
    tag: 'need:carry-bags',
    en: 'carry/carrying everything, everything on my/our back, on my back, on our backs, cobble*, stairs with luggage, lots of stairs, change hotel*, changing hotels, different hotel every, moving/move every',
    es: 'todo a la espalda, cargando con, cargar con todo, cargar la mochila, adoquin*, cambio/cambiamos/cambiando de hotel, a cuestas, cada noche/dia en un sitio, muchas escaleras, de un sitio a otro',
  },
  { tag: 'need:naps', en: 'nap, naps, naptime', es: 'siesta*' },
];
