/** What brings the kits of sports, teams, stages and boats. Phrases are of several words wherever one could stray. */
import type { Row } from './row';

export const SPORTS: readonly Row[] = [
  {
    tag: 'hobby:field-hockey',
    also: ['setting:team-sport'],
    en: 'field hockey, hockey tour, hockey camp, hockey turf, hockey on astro, under # hockey, goalkeeper for the hockey',
    es: 'gira de hockey, hockey cesped, hockey hierba, hockey sobre cesped, torneo de hockey, arquera',
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
    en: 'football/soccer tournament/tour/camp/cup, five a side tournament, walking football, gaelic football, under # football',
    es: 'torneo/campus/copa/gira de futbol, torneo de papi futbol, campus de porteros',
  },
  {
    tag: 'hobby:ball-sport',
    also: ['setting:team-sport'],
    en: 'baseball/softball tournament/team/camp/travel, little league, my glove and bat, lacrosse tournament/camp',
    es: 'torneo de beisbol, beisbol, softbol, liga pequena de beisbol',
  },
  {
    tag: 'hobby:speed-skating',
    also: ['hobby:skating', 'setting:team-sport'],
    en: 'speed skating, inline racing, inline speed, skating nationals, short track',
    es: 'patinaje de carreras, patinaje de velocidad, patinodromo, patines en linea de carreras',
  },
  {
    tag: 'hobby:athletics',
    also: ['setting:team-sport'],
    en: 'track meet, track and field, athletics championship*, cross country race/nationals, athletics meeting',
    es: 'campeonato de atletismo, torneo de atletismo, pista de atletismo, campo a traves',
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
    es: 'tiro olimpico, carabina de aire, tiro deportivo, competicion de tiro',
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
    en: 'ice swimming, winter swimming, ice swim*, cold water championship*, ice dips, ice mile',
    es: 'natacion en agua helada, nadar en hielo, nado en hielo, nado invernal, banos de hielo en el lago',
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
    es: 'bike park, descenso en bici, enduro en bici, btt, mountain bike',
  },
  {
    tag: 'hobby:bike-tour',
    also: ['activity:cycling'],
    en: 'bikepack*, cycle tour*, bike tour*, cycling tour, touring bike, ragbrai, supported ride',
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
    en: 'ice climbing, mountaineering course, alpine climbing, alpinism, winter skills course, mont blanc summit',
    es: 'escalada en hielo, alpinismo, corredor de nieve, curso de alpinismo, cascadas de hielo',
  },
  {
    tag: 'hobby:pub-sport',
    en: 'darts tournament/weekend, pool tournament, snooker, bowling league/tournament/nationals, pickleball tournament',
    es: 'torneo de dardos, torneo de billar, torneo de bolos, torneo de pickleball, bolera',
  },
  {
    tag: 'hobby:school-contest',
    en: 'robotics competition, first lego league, robotics team, robotics world championship, maths/math/science/physics olympiad, model un, debate tournament/nationals, spelling bee, academic decathlon',
    es: 'olimpiada matematica, olimpiada de fisica/quimica/biologia, torneo de debate, torneo de robotica, equipo de robotica, mundial de robotica, modelo de naciones unidas, concurso de robotica',
  },
  {
    tag: 'hobby:folk-dance',
    also: ['hobby:dancing'],
    en: 'folk dance group, dance troupe, ballet folklorico, dance tour, morris dancing, majorettes',
    es: 'ballet folklorico, grupo de danza, gira de danza, danzas folkloricas, batucada, comparsa de baile',
  },
  {
    tag: 'hobby:stage-show',
    en: 'fringe show, our show, perform* in, magic convention, circus convention/school, juggling convention, improv festival, stand up gig',
    es: 'nuestra obra, funcion de teatro, convencion de magia, festival de circo, encuentro de malabares, monologo en',
  },
  {
    tag: 'hobby:orchestra',
    also: ['hobby:music'],
    en: 'youth orchestra, orchestra tour, string quartet, concert tour, mariachi tour/band/festival, gospel tour, band tour, ukulele festival, fiddle camp, worship band',
    es: 'orquesta juvenil, gira de la orquesta, cuarteto de cuerda, toco/tocamos/canto/cantamos con/en (el/mi/un/nuestro) mariachi, encuentro de mariachis, tuna, gira del grupo, banda de alabanza, encuentro de orquestas',
  },
  {
    tag: 'hobby:pageant',
    en: 'beauty pageant, miss contest, drag show/brunch performer, drag bingo host, bodybuilding show, fitness competition on stage',
    es: 'certamen de belleza, concurso de belleza, show drag, reinado de belleza, competicion de fisicoculturismo',
  },
  {
    tag: 'hobby:spotting',
    en: 'plane spotting, train spotting, railway enthusiast*, heritage railway gala, air show, airshow',
    es: 'spotter de aviones, aficionado a los trenes, festival aereo, trenes historicos',
  },
  {
    tag: 'hobby:dig',
    also: ['work:field-work'],
    en: 'archaeolog* dig, excavation season, field school, fossil hunt*, rockhound*, on the dig',
    es: 'excavacion arqueologica, campana arqueologica, buscar fosiles, yacimiento',
  },
  {
    tag: 'hobby:eclipse',
    en: 'solar eclipse, total eclipse, eclipse chas*, totality',
    es: 'eclipse solar, eclipse total, ver el eclipse',
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
    en: 'yacht delivery, ocean crossing, atlantic crossing, crewing a, regatta crew, tall ship*, offshore sailing, passage to, days at sea, night watches',
    es: 'travesia oceanica, cruce del atlantico, traslado del velero, regata oceanica, de tripulante en un velero, buque escuela, guardias de noche',
  },
  {
    tag: 'setting:narrowboat',
    also: ['setting:boat'],
    en: 'narrowboat*, narrow boat*, canal boat*, houseboat, penichette, widebeam',
    es: 'peniche, barco por el canal, barcaza por el canal, casa flotante',
  },
  {
    tag: 'setting:river-trip',
    also: ['setting:rafting'],
    en: 'river trip, oar trip, canoe expedition, raft* for # days, grand canyon rafting, # day raft*, # day canoe',
    es: 'expedicion en balsa, bajar el rio en canoa, # dias de rafting, # dias en canoa',
  },
  {
    tag: 'hobby:hunting',
    en: 'elk hunt*, deer hunt*, moose hunt*, duck hunt*, pheasant shoot*, turkey hunt*, boar hunt*, rifle/deer/elk/moose/duck season, hunter ed, caribou hunt*, hunting camp/lodge/season/weekend, drop camp, blaze orange',
    es: 'caza mayor, caza menor, cazar jabali, cazar perdices, temporada de caza, cabana de caza, berrea',
  },
  {
    tag: 'hobby:open-water',
    also: ['activity:swimming'],
    en: 'channel relay, channel swim*, relay swim*, english channel, gibraltar swim, ice mile, observer on the boat',
    es: 'travesia del canal, cruce del estrecho a nado, relevos a nado, cruce a nado',
  },
  {
    tag: 'hobby:running-race',
    also: ['occasion:race', 'activity:running'],
    en: 'mandatory kit, mandatory gear, ccc race, western states, comrades, two oceans, boston marathon, london marathon, berlin marathon, new york marathon, parkrun tour, down run, up run',
    es: 'material obligatorio, maraton de berlin/nueva york/boston/londres/valencia/sevilla/madrid, trail nocturno, ultramaraton',
  },
  {
    tag: 'hobby:music-camp',
    also: ['hobby:music', 'setting:school-trip'],
    en: 'music camp, band camp, orchestra camp, summer music festival camp, strings camp',
    es: 'campamento musical, campamento de musica, curso de verano de musica',
  },
  {
    tag: 'hobby:bailes',
    also: ['hobby:dancing', 'setting:night-cold'],
    en: 'religious dance group, dance for the virgin',
    es: 'morenada, diablada, caporales, tinkus, baile religioso, sociedad de baile, bailo en, bailamos para la virgen',
  },
];
