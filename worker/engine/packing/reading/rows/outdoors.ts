/** What brings the kits of rivers, cold water, long races and rough roads. */
import type { Row } from './row';

export const OUTDOORS: readonly Row[] = [
  {
    tag: 'setting:river-trip',
    also: ['setting:rafting'],
    en: 'packraft*, motor/oar/dory raft, raft through/thru the canyon/gorge, rafting expedition, raft the grand canyon/colorado/middle fork, outfitted canoe trip, canoe/wilderness canoe trip, long/short/many/# portages, portages between, boundary waters, bwca, bwcaw',
    es: 'packraft*, rafting de # dias, bajada/descenso en balsa/canoa de # dias',
  },
  {
    tag: 'setting:cold-water',
    en: 'drysuit*, dry suit*, river/lake/sea/water is/was/will (be) (so/very/freezing/icy/bitter/bitterly) cold/freezing/icy, freezing/icy water',
    es: 'traje/trajes seco/secos/estanco/estancos, el agua (esta/estara/baja/sale) (muy/super) helada/heladisima/congelada, el rio/lago/mar (esta/estara/baja/viene) (muy/super) helado/heladisimo/congelado, agua de deshielo/glaciar, rio de deshielo',
  },
  {
    tag: 'hobby:rowing',
    en: 'head of the charles/yorkshire/schuylkill/trent, masters rowing/rowers, row/rowing/racing a masters/coxless/coxed/four/quad/pair/double/eight/scull, rowing/sculling race/races/regatta/championship/championships/course/tour, boat and oars, our cox',
    es: 'regata/trofeo/campeonato/liga de remo/traineras/traineros/bateles, remo olimpico/de/banco, banco fijo/movil',
  },
  {
    tag: 'hobby:stage-race',
    also: ['occasion:race', 'activity:running'],
    en: '# stage footrace, footrace, foot race, marathon des sables, self sufficient race/ultra/stage, self sufficient # stage/day, # day/stage ultra/running race, jungle ultra, atacama crossing, gobi march',
    es: 'maraton de sables/arenas/las arenas, maraton des sables, carrera/ultra por etapas, ultra de # etapas, carrera a pie de # etapas, carrera en autosuficiencia',
  },
  {
    tag: 'hobby:mtb-stage-race',
    also: ['hobby:cycling-event', 'activity:cycling', 'occasion:race'],
    en: 'titan desert, cape epic, mtb/bike/bicycle stage race, stage race on bikes/mtb, transalp race, andalucia bike race, la ruta de los conquistadores',
    es: 'titan desert, cape epic, etapas/carrera en mtb/btt/bici por etapas, # etapas en/de mtb/btt, carrera de mtb/btt por etapas, trans andes challenge, titan tropic',
  },
  {
    tag: 'hobby:adventure-race',
    also: ['hobby:running-race', 'occasion:race', 'activity:cycling', 'activity:running'],
    en: 'adventure race/races/racing, raid racing, multisport race, expedition race, quadrathlon',
    es: 'carrera/carreras de aventura, raid/raids de aventura, carrera multideporte, carrera/raid multideporte',
  },
  {
    tag: 'need:kit-check',
    en: 'kit/gear check, compulsory/mandatory/required/obligatory kit/gear/equipment, fra rules/kit',
    es: 'material/equipo/equipamiento obligatorio/requerido, control/revision de material/equipo, elementos obligatorios',
  },
  {
    tag: 'hobby:cycling-event',
    also: ['activity:cycling', 'occasion:race'],
    en: 'london edinburgh london, paris brest paris, pbp, audax/randonnee of # km, # km audax, randonneur*, transcontinental race, ultra distance bike/cycling race',
    es: 'brevet de # km, paris brest paris, ultra ciclista, ultradistancia en bici',
  },
  {
    tag: 'activity:trekking',
    also: ['activity:hiking'],
    en: 'bothy hopping/trip/walk, haute route on foot, alta via, walker s haute route, cape wrath trail, kungsleden, lycian way, jordan trail, pinnacles trek, headhunters trail, huayhuash, salkantay, choquequirao trek, ciudad perdida, lost city trek, mount roraima, rinjani, kinabalu, toubkal, machame/lemosho/marangu/rongai route/trek/climb, lemosho, hut tour, # day hike, # day walk with huts',
    es: 'carros de foc, cavalls del vent, alta ruta de los perdidos, huayhuash, salkantay, ciudad perdida, roraima a pie, toubkal, etapas .. refugio/refugios, # etapas a pie, vuelta al/a la aneto/monte/cervino/malpaso, alta via, transpirenaica a pie, hrp, subo/subimos/subir (a) el/al aconcagua/kilimanjaro/toubkal/elbrus/lanin/tronador/chimborazo/cotopaxi/huascaran',
  },
  {
    tag: 'setting:high-camp',
    also: ['need:altitude', 'activity:trekking', 'setting:cold'],
    en: 'climb/climbing/summit/summiting/attempt (up) aconcagua/denali/elbrus/kilimanjaro/kili/chimborazo/cotopaxi, island/mera/lobuche peak, huayna potosi, pico de orizaba expedition, ojos del salado, plaza de mulas, plaza argentina, summit nite/day/push, machame/lemosho/marangu/rongai route/trek/climb, lemosho',
    es: '(el) aconcagua/elbrus/chimborazo/cotopaxi por (la/el) (ruta) normal, subo/subimos/subir/ascension/expedicion (a) el/al aconcagua/kilimanjaro/elbrus/chimborazo/cotopaxi/huascaran/denali, plaza de mulas, huayna potosi, ojos del salado, pico de orizaba, ruta machame/lemosho/marangu',
  },
  {
    tag: 'setting:glacier',
    also: ['setting:cold', 'need:altitude', 'activity:hiking'],
    en: 'glacier summit/ascent/climb',
    es: 'ascenso/ascension/subida/subir/subo/subimos/cumbre al/del nevado, ascenso/ascension al/a cotopaxi/cayambe/santa/iztaccihuatl, cumbre glaciar',
  },
  {
    tag: 'hobby:e-bike',
    also: ['activity:cycling'],
    en: 'our/my/own/their/two ebike/ebikes, our/my/own/their/two e bike/bikes, our/my/own electric bike/bikes',
    es: 'e bikes/bike propia/propias/nuestras/mia, ebike/ebikes propia/propias/nuestras/mia, mi/nuestras/nuestra ebike/ebikes, mi/nuestras/nuestra e bike/bikes',
  },
  {
    tag: 'activity:motorcycling',
    also: ['transport:motorbike'],
    en: 'my/our/his (old) honda/yamaha/suzuki/kawasaki/ktm/bmw/triumph/transalp/tenere/klr/drz/xr/himalayan/gs (#) off/through/across/to/round',
    es: 'en/con/de mi/nuestra/su (honda/yamaha/suzuki/kawasaki/bajaj/zanella/benelli/bmw/ktm) tornado/transalp/tenere/vstrom/xre/xr/xtz/himalayan/dominar/falcon/nx/twister/klr/rouser/trk/gs/africa, mi/nuestra royal enfield',
  },
  {
    tag: 'hobby:car-raid',
    also: ['activity:road-trip', 'transport:own-car'],
    en: 'panda raid, charity car rally, banger rally, rickshaw run, dakar challenge, desert raid in a/an/our old',
    es: 'panda raid, raid solidario/panda, 4 l trophy, rally solidario/amateur, rally en coche, mongol rally, uniraid',
  },
  {
    tag: 'setting:outback',
    also: ['setting:dust', 'setting:remote'],
    en: 'gibb river (road/rd), cape york track/trip, oodnadatta track, tanami (track/road), great central road, kimberley/red/bull dust, telegraph track, plenty highway, corrugat*',
    es: 'ruta del outback',
  },
  {
    tag: 'setting:reef',
    en: 'reef over there, reef break/breaks/cut/cuts/pass/passes, sharp/shallow reef, reef .. sharp/shallow, coral cut/cuts/reef/reefs, live coral, sea urchin/urchins',
    es: 'arrecife/arrecifes de coral, arrecifes, fondo de coral/roca/piedra/rocas, cortes de coral, erizo/erizos, ola/olas sobre arrecife',
  },
  {
    tag: 'need:club-card',
    en: 'alpine club card/member/members/membership, dav/oeav/bmc/av card/member/members/membership',
    es: 'federado/federada/federados/federadas, tarjeta/licencia federativa, carnet de montanero, socio/socia/socios del club alpino',
  },
];
