/** Activities of the form, as people write them. A "no" before one of these refuses it. */
import type { Row } from './row';

export const ACTIVITIES: readonly Row[] = [
  {
    tag: 'activity:beach',
    en: 'beach, beaches, beachy, seaside, sunbath*, cove, coves, sandcastle*, lie in the sun, sun lounger*, bucket and spade, fly and flop',
    es: 'playa*, playita*, playero, playeros, ropa/bolsa playera, calas, cala, calitas, tomar/tomando el sol, broncear*, tumbona*, chiringuito*, vuelta y vuelta',
  },
  {
    tag: 'activity:swimming',
    en: 'swim, swims, swimming, swimmer*, swimsuit*, swimwear, bathing suit*, dip/float in, quick/a dip, splash*, wild swim*, float/floating/floats/drift/drifting down/along/in/on the .. river/rhine/aare/limmat/rhone, float/floating/drifting down the, water slides, pool i ll go in, pool ill go in, get/getting/got/go/going/jump/jumping/leap/leaping in/into the sea/ocean/lake/loch/lough/river, in and out of the sea/water/pool, swimmin, skinny dip*, cold dip*',
    es: 'nadar, nado, nadamos, nada en la piscina, nadando, natacion, banarme, banarnos, banarse, banarte, banamos, banandonos, banar, me bano, bano/banos en el mar/rio/lago, chapuzon*, remojar*, se/nos/me mete/meten/meter/meto/metemos al/en (el) mar/rio/lago/agua, meter/meterse/meternos al/en (el) mar/rio/lago/agua, los ninos/peques/crios/chicos se banan, banador*, bikini*, traje* de bano, meterme/meternos en el agua, tirar/tirarme/tirarnos al agua/mar/rio/lago, me tiro/nos tiramos al agua/mar/rio/lago, se banan/bana en el mar/rio/lago',
  },
  { tag: 'activity:snorkelling', also: ['activity:swimming'], en: 'snorkel*', es: 'snorkel*, esnorquel*, esnorkel*, careteo, caretear' },
  { tag: 'activity:diving', en: 'diving, scuba*, dive, dives, divers, padi, open water course, liveaboard', es: 'buce*, submarinis*, inmersion*, padi' },
  {
    tag: 'activity:surfing',
    en: 'surf, surfs, surfing, surfer*, bodyboard*, boogie board*, longboard*',
    es: 'surf, surfear, surfeo, surfea, surfeamos, surfista*, surfero*, bodyboard',
  },
  {
    tag: 'activity:sailing',
    en: 'sail, sailing, sailboat*, sailing boat*, yacht*, catamaran*, regatta*, bareboat, flotilla, skippered',
    es: 'velero*, navegar, navegamos, navegaremos, navegando, catamaran*, regata*, goleta*, hacer/a vela, clase*/curso*/barco* de vela',
  },
  { tag: 'activity:kayaking', en: 'kayak*, canoe*', es: 'kayak*, cayac*, piragu*, canoa*' },
  { tag: 'activity:fishing', en: 'fishing, angling, fly fish*, fish for, go fish', es: 'pesca, pescar, pescamos, pescando' },
  {
    tag: 'activity:hiking',
    en: 'hike, hikes, hiking, hiked, hikers, trails, trail, rambling, ramble, hillwalk*, hill/fell/day/coastal/cliff/nature/ridge/mountain/guided/country/forest/moorland walk*, bushwalk*, tramping, walks in the/nature/hills/mountains, scrambling, munro*, national park*',
    es: 'senderis*, senderea*, caminata*, ruta*/excursiones a pie, ruta* de montana, hacer (alguna/algunas/unas/una) ruta*, alguna* ruta*, rutitas, hacer montana, subir a un/al/a/el pico/monte/cerro/volcan/cumbre, subida al, ascension*, sendero*, hiking, rutas, ruta* facil*, parque* nacional*, excursion* por el/la monte/montana',
  },
  {
    tag: 'activity:trekking',
    also: ['activity:hiking'],
    en: 'trek, treks, trekking, multi day hike*, thru hik*, hut to hut, long distance walk*/path*/trail*, inca trail, annapurna, everest/annapurna/advanced base camp, to/reach base camp, base camp trek, tour du mont blanc, tmb, kilimanjaro, kokoda, overland track, milford/routeburn/kepler/heaphy track, everest base camp, w trek, west highland way, laugavegur*, torres del paine circuit, o circuit, doing/do/hike/walk/hiking the w, w circuit',
    es: 'trek, trekking, treking, expedicion*, travesia* a pie/por/de montana, camino inca, campo base, gran recorrido, gr #, de refugio en refugio, ruta de varios dias, hacer/hacemos/hago/haciendo/haremos/hare/caminar/caminamos la w/o en # dias, hacer/hacemos/hago/haciendo/haremos/hare la w, trekking w, circuito w/o',
  },
  {
    tag: 'activity:camping',
    en: 'camping, wild/car camp*, campsite*, campground*, in a tent, in our tent*, in tents, camp under/overnight/wild/out/for, we/i/to/will/and camp, bivouac*, bivvy, pitch our/the/a tent, boondock*',
    es: 'camping, campings, acampa*, vivac, vivaquea*, tienda de campana, en tienda, de campamento',
  },
  {
    tag: 'activity:climbing',
    en: 'climb, climbs, climbing, climbers, bouldering, mountaineer*, abseil*, rappel*, alpinis*',
    es: 'escalada, escalar, escalamos, escalador*, boulder, bulder, rocodromo, alpinis*, andinis*, rapel, montanis*',
  },
  {
    tag: 'activity:cycling',
    en: 'i/we/to/will/ll/can/and/or/then/they/he/she/who/not/dont/wont/lets/charity/long/daily/gentle cycle, cycle to/the/along/around/round/from/into/in/through/past/over/up/down/home/path/paths/route/routes/lane/lanes/ride/rides/tour/tours/trip/trips/hire/everywhere/everyday/helmet/shorts/touring/camping/race/way/superhighway/network, cycling, cyclist*, bike, bikes, biking, bicycl*, mountain bik*, mtb, ebike*, bikepacking, pedalling, pedaling',
    es: 'bici, bicis, biciclet*, ciclis*, cicloturis*, pedalear, pedaleo, pedaleamos, pedaleando, btt, mtb, bikepacking',
  },
  {
    tag: 'activity:running',
    en: 'running, runs, run, jog, jogs, jogging, marathon*, parkrun, trail run*, ultramarathon, triathlon*, ironman, go for a run, # runners, fellow/club runners, runners from/club/group',
    es: 'correr, corro, corremos, corriendo, running, maraton*, triatlon*, carrera popular, footing, trotar, trote, runner, soy/somos/grupo/club/quedada (de) runners',
  },
  {
    tag: 'activity:gym',
    en: 'gym, gyms, treadmill*, work/working/works out, workout*, lift weights, weight training, crossfit, fitness, bleep/beep test, pilates, hiit',
    es: 'gimnasio*, gym, entrenar, entreno, entrenamos, entrenamiento*, pesas, crossfit, fitness, prueba/pruebas fisica/fisicas, fase de fisicas, la fisica de las, deporte y championes/zapatillas/tenis, pilates, hacer ejercicio',
  },
  { tag: 'activity:yoga', en: 'yoga', es: 'yoga' },
  {
    tag: 'activity:skiing',
    en: 'ski, skis, skiing, skied, skier*, piste*, off piste, the slopes, lift pass*, ski touring',
    es: 'semana blanca, esqui, esquis, esquiar, esquiamos, esquio, esquia, esquian, esquiaremos, esquiando, esquiador*, forfait*, a pistas, remontes',
  },
  {
    tag: 'activity:snowboarding',
    en: 'snowboard*',
    es: 'snowboard*, hacer/hago/hacemos/hace/practico/practicamos/el snow, tabla de snow, esqui y/o snow, snow y esqui',
  },
  { tag: 'activity:winter-sports', en: 'winter sport*, snow fun/play, build* a snowman', es: 'deporte* de invierno, jugar con/en la nieve, muneco de nieve' },
  { tag: 'activity:golf', en: 'golf, golfing, tee time*, # holes', es: 'golf, # hoyos' },
  {
    tag: 'activity:tennis',
    en: 'tennis, pickleball, play/plays/playing squash, badminton',
    es: 'jugar/juego/jugamos/juega (al) tenis, clase/clases/partido/partidos/torneo/cancha/canchas/pista/pistas/raqueta/raquetas/club/campus/academia de tenis, tenis y/o padel, padel y tenis, el/al tenis, tenis por las mananas, pickleball, jugar/juego/jugamos (al) squash, cancha/canchas/pista de squash, badminton',
  },
  { tag: 'activity:tennis', also: ['hobby:padel'], en: 'padel', es: 'padel' },
  {
    tag: 'activity:horse-riding',
    en: 'horse riding, horseriding, horseback, horse/trail ride*, horse/pony trek*, ride/riding horses, riding lessons, equestrian',
    es: 'a caballo, caballos, equitacion, cabalgata*, cabalgar',
  },
  {
    tag: 'activity:motorcycling',
    also: ['transport:motorbike'],
    en: 'bullet/enfield/himalayan/harley/triumph/goldwing bike/bikes/trip/ride/tour, riding jacket/jackets/pants and knee/elbow guards/pads/armour, (riding) jacket and (knee/elbow/riding) guards/armour, bike trip on bullets, motorbik*, motorcycl*, motor/dirt bike*, pillion, royal enfield*, enfields, himalayans, himalayan #/450s/411s, riding jacket/jackets (and/n) (riding) gloves, (riding) gloves and riding jacket, africa twin*, ducati*, riding jeans, armoured jackets, on the bikes, bike gear, biker*, harley*, two up on the/my/our gs/bike/bmw, on the/my/our/his/her gs/bmw/bonneville/guzzi/ktm/triumph/tracer/multistrada, shaft drive, panniers and (a/the) top box, top box and (two/the) panniers',
    es: 'en moto, en mi moto, con/en la moto, moto propia, motocicl*, motero*, motorbike',
  },
  {
    tag: 'activity:road-trip',
    en: 'road trip*, roadtrip*, driving tour, drive/driving around/along/across/through/the/up/down, route 66, self drive*, ring/coast road',
    es: 'road trip, roadtrip, ruta*/viaje* en coche/carro/auto, recorrer/recorreremos .. en coche/carro/auto, por carretera, carretera y manta',
  },
  {
    tag: 'activity:safari',
    also: ['activity:wildlife-watching'],
    en: 'safari*, game drive*, big five, masai/maasai mara, the mara, serengeti, ngorongoro, kruger park/national, etosha, chobe, okavango, amboseli, tsavo, samburu, hwange, luangwa, pilanesberg, madikwe, sabi sand*, ranthambore, bandhavgarh',
    es: 'safari*, cinco grandes, masai mara, serengueti, serengeti, ngorongoro, parque kruger, etosha, chobe, okavango, amboseli',
  },
  {
    tag: 'activity:wildlife-watching',
    en: 'wildlife, dolphin*, turtle, turtles, gorilla*, puffin*, penguin*, orangutan*, bear watching, sloth*, lemur*, chimpanzee*, game viewing, elephants, seals, polar bear*',
    es: 'fauna, animales salvajes, delfin*, tortuga*, gorila*, frailecillo*, pinguino*, orangutan*, perezosos, lemur*, avistar, avistamiento*, elefantes, lobos marinos, osos',
  },
  {
    tag: 'activity:photography',
    en: 'shooting with/on a/my canon/nikon/sony/fuji/fujifilm/lumix/olympus/pentax/leica, (my) canon r/eos, (my) nikon z/d, photograph*, photo tour*/walk*/workshop*/safari*, dslr*, mirrorless, telephoto, zoom lens, camera gear, lenses, take/taking (lots of) photos/pictures, astrophotography',
    es: 'fotografia*, fotografo*, hacer/sacar/tomar (muchas) fotos, camara reflex, teleobjetivo*, camara sin espejo, equipo fotografico, equipo de fotos, astrofotografia',
  },
  {
    tag: 'activity:sightseeing',
    en: 'sightsee*, sights, landmark*, monument*, old town*, city break*, city/walking/guided tour*, exploring/explore the city, hop on hop off',
    es: 'turismo, monumento*, casco antiguo/viejo/historico, free tour*, visita* guiada*, conocer/visitar/recorrer la ciudad, patear*, turistear, tour por la ciudad, city tour, sitios turisticos',
  },
  {
    tag: 'activity:museums',
    en: 'museum*, galleries, art gallery, exhibition*, exhibit, louvre, moma, uffizi, musee',
    es: 'museo*, galeria* de arte, galerias, exposicion*, pinacoteca*, louvre',
  },
  {
    tag: 'activity:shopping',
    en: 'shopping, shop till, mall, malls, outlet*, boutique*, souk*, bazaar*, go shop*, retail therapy',
    es: 'compras, tiendas, centro* comercial*, outlet*, zoco*, bazar*, malls, shopping',
  },
  {
    tag: 'activity:nightlife',
    en: 'nightlife, clubbing, night clubs, nightclub*, bar hop*, bars, pub crawl*, nights/night out, partying, out dancing, going out at night, pubs and clubs, clubs and pubs',
    es: 'salir/salimos/salgo/salen/ir/irnos/vamos/noche/noches/sabado/viernes de fiesta/juerga/rumba/marcha, de juerga/rumba, discoteca*, bares, de/unas copas, salir de noche, salir por la noche, salimos por, clubbing, de pubs, pubs y discotecas, boliche*, vida nocturna, carretear, antro, antros',
  },
  {
    tag: 'activity:fine-dining',
    en: 'fine dining, michelin, tasting menu*, fancy/posh/smart/upscale/elegant/gourmet restaurant*/dinner*/meal*/place*, nice/starred restaurant*, nice dinner*, good restaurants, gastronomic',
    es: 'michelin, menu degustacion, restaurante* elegante*/bueno*/fino*/gourmet/caro*, buen* restaurante*, cena* elegante*, alta cocina, cena* en un buen, gastronomic*',
  },
  {
    tag: 'activity:business-meetings',
    en: 'business, client, clients, meetings, a meeting, meeting with, board meeting*, sales visit*, work trip/meetings, for work, head office, kick off, supplier*, customers',
    es: 'reunion*, viaje*/junta de trabajo, clientes, cliente, negocios, por trabajo/curro, viaje de curro, proveedor*, juntas, oficinas centrales, comite de direccion, por laburo/pega/chamba, viaje de laburo/pega/chamba',
  },
  {
    // Sent somewhere to work, and nobody dresses up for it.
    tag: 'work:working-days',
    en: 'work/company/office/boss/firm sent/sends/sending me, work/company/office/boss/firm is sending me, sent by work, work pays/paying/paid, company pays/paying/paid, through work, audit, audits, auditing, go live, golive, rollout, commissioning, company training, work training, training course, training for/with work, induction days, our/their/the .. office for, at our/their .. office, plant trial, on site support, customer visit',
    es: 'auditoria*, auditar, auditando, inventario anual, me manda*/envia* a, (la/mi) empresa me manda/envia/paga, paga/lo paga/me paga la empresa, puesta en marcha, capacitacion, curso/formacion/taller (presencial) del/de/por/para (el/la/mi) trabajo/empresa/curro/oficina/laburo/pega/chamba, dias de oficina, oficina de la empresa',
  },
  {
    tag: 'activity:conference',
    en: 'conference*, congress, symposium, trade fair*/show*, expo, keynote*, convention*, seminar, seminars, poster session',
    es: 'congreso*, conferencia*, simposio*, feria del sector, feria* profesional*, feria de muestras, convencion*, ponencia*, seminario, seminarios, mesa redonda',
  },
  {
    tag: 'activity:remote-work',
    also: ['work:laptop'],
    en: 'remote work*/mornings/afternoons/days/job/working, work* remotely, work/working remote (mornings/afternoons/days), digital nomad*, coworking*, co/keep working, work/working/works from, telework*, telecommut*, workation*, work/working mornings, work part time, work online',
    es: 'teletrabaj*, trabaj* en remoto, trabaj* a distancia, nomada* digital*, coworking*, trabajar/trabajo/trabajare/trabajando/trabajaremos desde, seguire trabajando, trabajar/trabajo por las mananas, home office, trabajar online',
  },
  {
    tag: 'activity:wedding',
    also: ['occasion:wedding'],
    en: 'wedding*, getting/gets married, marries, marrying, bride*, groom, best man, maid of honour/honor, groomsman, groomsmen',
    es: 'boda*, bodorrio, se casa*, casamiento*, casorio, matri, dama* de honor, enlace matrimonial, matrimonio de mi/un/una/nuestros/nuestro/su/la/el',
  },
  {
    tag: 'activity:festival',
    en: 'festival*, glastonbury, glasto, coachella, tomorrowland, oktoberfest, burning man, sziget, lollapalooza, bonnaroo, primavera sound, reading and leeds, creamfields, wacken, roskilde, electric picnic, boomtown, green man, splendour in the grass, rock werchter, pinkpop, rock en seine, hellfest, outside lands, austin city limits, edc vegas, afrikaburn, womad, fleadh',
    es: 'festival*, lollapalooza, lolla, primavera sound, mad cool, bbk live, el fib, sonorama, vina rock, arenal sound, vive latino, corona capital, pal norte, estereo picnic, rock al parque, cosquin rock, personal fest, rock in rio, resurrection fest, sziget, tomorrowland, fallas, sanfermines, san fermin, romeria*, tomatina, oktoberfest, hogueras',
  },
  {
    tag: 'activity:cruise',
    also: ['transport:cruise-ship', 'lodging:cruise-cabin'],
    en: 'expedition cruise*/ship*, cruise, cruises, cruising, ocean liner',
    es: 'crucero*/barco* de expedicion, crucero*',
  },
  {
    tag: 'activity:theme-park',
    en: 'theme/amusement park*, disney*, universal studios, legoland, europa/thorpe park, six flags, alton towers, chessington, efteling, busch gardens, seaworld, gardaland, harry potter studio*, wizarding world, hogwarts, roller coaster*',
    es: 'parque* tematico*, parque* de atracciones, disney*, eurodisney, portaventura, port aventura, legoland, universal studios, parque warner, terra mitica, six flags, isla magica, montana* rusa*, puy du fou',
  },
  {
    tag: 'activity:spa',
    en: 'spa, spas, massage*, wellness, facial, jacuzzi, hot tub, thalasso*',
    es: 'spa, spas, balneario*, masaje*, wellness, jacuzzi, talaso*, circuito termal',
  },
  {
    tag: 'activity:family-visit',
    en: "balikbayan, back home to (see) my/our family, back to the/our/my (family) village/pind/yard/barrio, visit*/see/seeing my/our family/parents/relatives/folks/grandparents/sister/brother/daughter/son/aunt/uncle/cousin*/grandma/grandmother/grandpa/mum/mom/dad/mother/father/grandchildren/grandkids/nephew*/niece*/inlaws, visiting grandparents/family/relatives, family visit/gathering, in laws in/at/live, in laws 's, in laws place/house, at/visit/visiting/see/seeing/meet/meeting/to my/the/our in laws",
    es: 'visitar/ver/visito/visitamos a mi/mis/nuestra/nuestro/nuestros/la/los familia/padres/abuelos/abuela/abuelo/hermana/hermano/tios/tia/tio/primos/prima/primo/hija/hijo/suegros/nietos/madre/padre/mama/papa/papas/viejos/vieja/viejo/suegra/suegro/cunada/cunado/cunados/hermanos/hermanas/hijos/hijas/primas/tias/sobrina/sobrino/sobrinos/nieta/nieto/abu, visita* familiar*, visitamos/visita a mi/mis, mi familia de alli',
  },
  {
    tag: 'activity:family-visit',
    also: ['lodging:friends-or-family'],
    en: "stay/staying/living with my/our family/parents/relatives/folks/grandparents/sister/brother/daughter/son/aunt/uncle/cousin*/grandma/grandmother/grandpa/mum/mom/dad/mother/father/grandchildren/grandkids/nephew*/niece*/inlaws, at my/our family/parents/relatives/folks/grandparents/sister/brother/daughter/son/aunt/uncle/cousin*/grandma/grandmother/grandpa/mum/mom/dad/mother/father/grandchildren/grandkids/nephew*/niece*/inlaws, to my/our family/parents/relatives/folks/grandparents/sister/brother/daughter/son/aunt/uncle/cousin*/grandma/grandmother/grandpa/mum/mom/dad/mother/father/grandchildren/grandkids/nephew*/niece*/inlaws house/place/home, to my/our family/parents/relatives/folks/grandparents/sister/brother/daughter/son/aunt/uncle/cousin*/grandma/grandmother/grandpa/mum/mom/dad/mother/father/grandchildren/grandkids/nephew*/niece*/inlaws 's house/place/home",
    es: 'en/a casa de mi/mis/nuestra/nuestro/nuestros/la/los familia/padres/abuelos/abuela/abuelo/hermana/hermano/tios/tia/tio/primos/prima/primo/hija/hijo/suegros/nietos/madre/padre/mama/papa/papas/viejos/vieja/viejo/suegra/suegro/cunada/cunado/cunados/hermanos/hermanas/hijos/hijas/primas/tias/sobrina/sobrino/sobrinos/nieta/nieto/abu, donde mis/mi familia/padres/abuelos/abuela/abuelo/hermana/hermano/tios/tia/tio/primos/prima/primo/hija/hijo/suegros/nietos/madre/padre/mama/papa/papas/viejos/vieja/viejo/suegra/suegro/cunada/cunado/cunados/hermanos/hermanas/hijos/hijas/primas/tias/sobrina/sobrino/sobrinos/nieta/nieto/abu, casa de mi/mis familia/padres/abuelos/abuela/abuelo/hermana/hermano/tios/tia/tio/primos/prima/primo/hija/hijo/suegros/nietos/madre/padre/mama/papa/papas/viejos/vieja/viejo/suegra/suegro/cunada/cunado/cunados/hermanos/hermanas/hijos/hijas/primas/tias/sobrina/sobrino/sobrinos/nieta/nieto/abu, en lo de mi/mis familia/padres/abuelos/abuela/abuelo/hermana/hermano/tios/tia/tio/primos/prima/primo/hija/hijo/suegros/nietos/madre/padre/mama/papa/papas/viejos/vieja/viejo/suegra/suegro/cunada/cunado/cunados/hermanos/hermanas/hijos/hijas/primas/tias/sobrina/sobrino/sobrinos/nieta/nieto/abu',
  },
  {
    tag: 'activity:pilgrimage',
    en: 'pilgrim*, portuguese/french/english/northern/primitive way (to/from/with/in), camino de santiago, camino frances/portugues/primitivo/norte/ingles, the/our/my camino, camino from/with/via, walk/walking/do/doing camino, umrah, hajj, lourdes, fatima',
    es: 'peregrin*, camino de santiago, camino frances/portugues/primitivo/ingles/del norte, hacer/hago/hacemos/haremos/haciendo/haremos/terminar/empezar el camino, via de la plata, etapas del camino, camino a santiago, camino desde sarria/roncesvalles/tui/leon/oporto/ponferrada/ferrol/irun/oviedo/burgos/astorga/cebreiro, umra, umrah, hajj, lourdes, fatima, ultimos # km, el/al/del rocio',
  },
  {
    tag: 'activity:volunteering',
    en: 'volunteer*, charity project/work, ngo, mission trip',
    es: 'voluntari*, ong, cooperacion, cooperante*, mision solidaria',
  },
  {
    tag: 'activity:study',
    en: 'semester*, exchange student/year, erasmus, study abroad, studying, language course*, language/summer school, spanish/english/french/italian/german course*/classes/lessons/school, phd, master*, university, college course',
    es: 'erasmus, intercambio, semestre*, estudiar, estudiare, estudiando, curso de ingles/frances/italiano/aleman/idiomas/verano, clases de ingles/frances/italiano/aleman, beca, master, doctorado, universidad, campus',
  },
  { tag: 'activity:northern-lights', en: 'northern lights, aurora*', es: 'auroras, aurora* boreal*, luces del norte' },
  { tag: 'activity:christmas-markets', en: 'christmas/xmas/advent market*', es: 'mercad* de navidad/adviento, mercad* navide*' },
  {
    tag: 'activity:backpacking',
    en: 'backpacking, backpackers, round the world, interrail*, gap year',
    es: 'mochiler*, mochileo, mochileando, vuelta al mundo, interrail, de mochila',
  },
  { tag: 'lodging:camper', en: 'pop up/popup trailer/camper, tent/camper trailer, travel trailer, static caravan' },
  {
    tag: 'activity:camper-van',
    also: ['transport:camper', 'lodging:camper'],
    en: 'camper, campervan*, motorhome*, motor home*, rv, van life, vanlife, converted/our van, sleep* in .. van, live/living/life/nights/weeks/months/travel/travelling/traveling/touring/trip/around in a van, caravan, caravanning',
    es: 'camper, campers, camperizad*, autocaravana*, furgo camper, dorm* en (la/nuestra/mi) furgo/furgoneta, furgoneta camper, en furgo/furgoneta por, viaje en furgo/furgoneta, motorhome*, casa rodante, caravana, roulotte',
  },
];
