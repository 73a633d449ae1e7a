/** What brings the kits of sports, teams, stages and boats. Phrases are of several words wherever one could stray. */
import type { Row } from './row';

export const SPORTS: readonly Row[] = [
  {
    tag: 'hobby:field-hockey',
    also: ['setting:team-sport'],
    en: 'field hockey, hockey tour/camp/turf, hockey on astro, under # hockey, goalkeeper for the hockey',
    es: 'gira/torneo de hockey, hockey cesped/hierba, hockey sobre cesped, arquera',
  },
  {
    tag: 'hobby:court-sport',
    also: ['setting:team-sport'],
    en: 'basketball/netball/handball/volleyball/badminton/futsal tournament/tour/camp/match/matches/championship, play basketball/netball/handball/volleyball/badminton',
    es: 'torneo/campus/gira/campeonato de baloncesto/basquet/basquetbol/balonmano/handball/voleibol/voley/volleyball/badminton/futsal, jugar al baloncesto/basquet/balonmano/voley/voleibol',
  },
  {
    tag: 'hobby:football-tour',
    also: ['setting:team-sport', 'hobby:football'],
    en: 'football/soccer tournament/tour/camp/cup, five a side tournament, walking/gaelic football, under # football',
    es: 'torneo/campus/copa/gira de futbol, torneo de papi futbol, campus de porteros',
  },
  {
    tag: 'hobby:ball-sport',
    also: ['setting:team-sport'],
    en: 'baseball/softball tournament/team/camp/travel, little league, my glove and bat, lacrosse tournament/camp',
    es: 'torneo de beisbol, beisbol, softbol',
  },
  {
    tag: 'hobby:speed-skating',
    also: ['hobby:skating', 'setting:team-sport'],
    en: 'speed skating, inline racing/speed, skating nationals, short track',
    es: 'patinaje de carreras/velocidad, patinodromo, patines en linea de carreras',
  },
  {
    tag: 'hobby:athletics',
    also: ['setting:team-sport'],
    en: 'track meet, track and field, athletics championship*/meeting, cross country race/nationals',
    es: 'campeonato/torneo/pista de atletismo, campo a traves',
  },
  {
    tag: 'hobby:strength',
    also: ['activity:gym'],
    en: 'powerlifting, weightlifting meet/competition, crossfit competition/games, hyrox, strongman',
    es: 'powerlifting, halterofilia, competicion de crossfit, hyrox',
  },
  {
    tag: 'hobby:target-shooting',
    en: 'target shooting',
    es: 'tiro olimpico/deportivo, carabina de aire, competicion de tiro',
  },
  {
    tag: 'hobby:orienteering',
    en: 'orienteering, rogaining, o ringen',
    es: 'carrera de orientacion, rogaine, orientacion deportiva',
  },
  {
    tag: 'hobby:paddling-race',
    en: 'dragon boat, canoe race/marathon, kayak race, outrigger, sprint regatta',
    es: 'dragon boat, piraguismo, regata de kayak, descenso del sella, canotaje',
  },
  {
    tag: 'hobby:winter-swim',
    also: ['activity:swimming'],
    en: 'winter swimming, ice swim*/dips/mile, cold water championship*',
    es: 'natacion en agua helada, nadar/nado en hielo, nado invernal, banos de hielo en el lago',
  },
  {
    tag: 'hobby:dog-sport',
    also: ['pet:dog'],
    en: 'dog show, crufts, agility competition/trial/nationals, sheepdog trial*, canicross, flyball, mushing race',
    es: 'exposicion canina, agility canino, competicion de agility, canicross, mushing',
  },
  {
    tag: 'hobby:rodeo',
    en: 'rodeo, barrel racing, bull riding, roping, cutting horse',
    es: 'rodeo, jineteada, charreada, jaripeo, doma gaucha',
  },
  {
    tag: 'hobby:mountain-bike',
    also: ['activity:cycling'],
    en: 'bike park, downhill mountain bik*, enduro race/weekend, mountain bik* trip/holiday/week, mtb trip/holiday/week',
    es: 'bike park, descenso/enduro en bici, btt, mountain bike',
  },
  {
    tag: 'hobby:bike-tour',
    also: ['activity:cycling'],
    en: 'bikepack*, cycle/bike tour*, cycling tour, touring bike, ragbrai, supported ride',
    es: 'bikepacking, cicloturis*',
  },
  {
    tag: 'hobby:air-sport',
    en: 'skydiv*, parachut*, gliding course, glider camp, wingsuit, hang gliding',
    es: 'paracaidis*, salto tandem, vuelo sin motor, ala delta',
  },
  {
    tag: 'hobby:freediving',
    also: ['activity:snorkelling'],
    en: 'freediv*, free diving, spearfish*, apnea course',
    es: 'curso de apnea, buceo en apnea, pesca submarina, buceo libre',
  },
  {
    tag: 'hobby:ice-climbing',
    also: ['activity:climbing'],
    en: 'ice/alpine climbing, mountaineering course, alpinism, winter skills course, mont blanc summit',
    es: 'escalada en hielo, alpinismo, corredor de nieve, curso de alpinismo, cascadas de hielo',
  },
  {
    tag: 'hobby:pub-sport',
    en: 'darts tournament/weekend, pool/pickleball tournament, snooker, bowling league/tournament/nationals',
    es: 'torneo de dardos/billar/bolos/pickleball, bolera',
  },
  {
    tag: 'hobby:school-contest',
    en: 'robotics competition/team, first lego league, robotics world championship, maths/math/science/physics olympiad, model un, debate tournament/nationals, spelling bee, academic decathlon',
    es: 'olimpiada matematica, olimpiada de fisica/quimica/biologia, torneo de debate, torneo/equipo/mundial/concurso de robotica, modelo de naciones unidas',
  },
  {
    tag: 'hobby:folk-dance',
    also: ['hobby:dancing'],
    en: 'folk dance group, dance troupe/tour, ballet folklorico, morris dancing, majorettes',
    es: 'ballet folklorico, grupo/gira de danza, danzas folkloricas, batucada, comparsa de baile',
  },
  {
    tag: 'hobby:stage-show',
    en: 'fringe/our show, perform* in, magic/juggling convention, circus convention/school, improv festival, stand up gig',
    es: 'nuestra obra, funcion de teatro, convencion de magia, festival de circo, encuentro de malabares, monologo en',
  },
  {
    tag: 'hobby:orchestra',
    also: ['hobby:music'],
    en: 'youth orchestra, orchestra/concert/gospel/band tour, string quartet, mariachi tour/band/festival, ukulele festival, fiddle camp, worship band',
    es: 'orquesta juvenil, gira de la orquesta, cuarteto de cuerda, toco/tocamos/canto/cantamos con/en (el/mi/un/nuestro) mariachi, encuentro de mariachis/orquestas, tuna, gira del grupo, banda de alabanza',
  },
  {
    tag: 'hobby:pageant',
    en: 'beauty pageant, miss contest, drag show/brunch performer, drag bingo host, bodybuilding show, fitness competition on stage',
    es: 'certamen/concurso/reinado de belleza, show drag, competicion de fisicoculturismo',
  },
  {
    tag: 'hobby:spotting',
    en: 'plane/train spotting, railway enthusiast*, heritage railway gala, air show, airshow',
    es: 'spotter de aviones, aficionado a los trenes, festival aereo, trenes historicos',
  },
  {
    tag: 'hobby:dig',
    also: ['work:field-work'],
    en: 'archaeolog* dig, excavation season, field school, fossil hunt*, rockhound*, on the dig',
    es: 'excavacion/campana arqueologica, buscar fosiles, yacimiento',
  },
  {
    tag: 'hobby:eclipse',
    en: 'solar/total eclipse, eclipse chas*, totality',
    es: 'eclipse solar/total, ver el eclipse',
  },
  {
    tag: 'hobby:horse-trek',
    also: ['activity:horse-riding'],
    en: 'horse trek*, horseback trek, pack trip, riding holiday, trail ride for # days, mongolia on horseback',
    es: 'travesia a caballo, cabalgata de varios dias, cruce de los andes a caballo, # dias a caballo',
  },
  {
    tag: 'hobby:sail-passage',
    also: ['activity:sailing'],
    en: 'yacht delivery, ocean/atlantic crossing, crewing a, regatta crew, tall ship*, offshore sailing, passage to, days at sea, night watches',
    es: 'travesia/regata oceanica, cruce del atlantico, traslado del velero, de tripulante en un velero, buque escuela, guardias de noche',
  },
  {
    tag: 'setting:narrowboat',
    also: ['setting:boat'],
    en: 'narrowboat*, narrow/canal boat*, houseboat, penichette, widebeam',
    es: 'peniche, barco/barcaza por el canal, casa flotante',
  },
  {
    tag: 'setting:river-trip',
    also: ['setting:rafting'],
    en: 'river/oar trip, canoe expedition, raft* for # days, grand canyon rafting, # day raft*/canoe',
    es: 'expedicion en balsa, bajar el rio en canoa, # dias de rafting, # dias en canoa',
  },
  {
    tag: 'hobby:hunting',
    en: 'elk/deer/moose/duck/turkey/boar/caribou hunt*, pheasant shoot*, rifle/deer/elk/moose/duck season, hunter ed, hunting camp/lodge/season/weekend, drop camp, blaze orange',
    es: 'caza mayor/menor, cazar jabali/perdices, temporada/cabana de caza, berrea',
  },
  {
    tag: 'hobby:open-water',
    also: ['activity:swimming'],
    en: 'channel relay, channel/relay swim*, english channel, gibraltar swim, ice mile, observer on the boat',
    es: 'travesia del canal, cruce del estrecho a nado, relevos/cruce a nado',
  },
  {
    tag: 'hobby:running-race',
    also: ['occasion:race', 'activity:running'],
    en: 'mandatory kit/gear, ccc race, western states, comrades, two oceans, boston/london/berlin marathon, new york marathon, parkrun tour, down/up run',
    es: 'material obligatorio, maraton de berlin/nueva york/boston/londres/valencia/sevilla/madrid, trail nocturno, ultramaraton',
  },
  {
    tag: 'hobby:music-camp',
    also: ['hobby:music', 'setting:school-trip'],
    en: 'music/band/orchestra/strings camp, summer music festival camp',
    es: 'campamento musical, campamento de musica, curso de verano de musica',
  },
  {
    tag: 'hobby:bailes',
    also: ['hobby:dancing', 'setting:night-cold'],
    en: 'religious dance group, dance for the virgin',
    es: 'morenada, diablada, caporales, tinkus, baile religioso, sociedad de baile, bailo en, bailamos para la virgen',
  },
];
