/**
 * Phrases in which a word means something else than the row it stands in: a motorbike hired for an afternoon is no
 * motorcycle trip, "I run cold" is no running. They win because they are longer than the word.
 */
import type { Row } from './row';

export const SENSES: readonly Row[] = [
  // Towels, not the pool: "las de piscina no".
  {
    en: 'pool/beach towel/towels',
    es: 'toalla/toallas de/d/para playa, toalla/toallas de/d/para la playa, las de/d piscina/pisci/pileta/alberca/playa',
  },
  { en: 'curling iron*/tong*/wand*, knee/elbow/shin guard/guards/pad/pads' },
  // Of a motorcyclist, and no joint that hurts.
  { en: 'knee (and/n) elbow guard/guards/pad/pads/armour/armor, elbow (and/n) knee guard/guards/pad/pads/armour/armor' },
  // Worn in, and no bone broken.
  { en: 'broke my/his/her boots/shoes/hikers/trainers/runners, broke my/his/her (new/hiking/walking) boots/shoes in' },
  // A lesson, and no doctor.
  {
    en: 'mixed/ice/climbing/ski/skills/coaching/coaches/hockey/tennis/batting/pitching/golf/riding/training/swim/swimming/paddling/tech/technique/avalanche/dry/tooling/trad/throwing/track/soccer/football/basketball/rugby clinic/clinics',
  },
  // Runners, no car.
  { en: '# x # team/relay/relays/squad/mile/miles/metre/metres/meters/m', es: 'relevo/relevos/posta # x #' },
  // Where families of patients stay.
  { en: 'transplant (family) house/housing/hotel/lodge/apartment' },
  // Asked of others, and no prayer of one's own.
  {
    en: 'pray for me/us/him/her/it, yall/everyone/everybody/pls/please/plz pray',
    es: 'recen/rezad/reza/oren por mi/nosotros/el/ella',
  },
  // To ask others, which is the work itself.
  {
    en: 'household/field/farmer/community/patient/witness/media/press/radio/podcast/oral/history/research/thesis/survey interview/interviews, interviewing',
    es: 'hago/hacemos/hacer/grabo/grabamos/grabar/filmar entrevistas',
  },
  // What warms a room, not the weather.
  {
    en: 'propane/gas/electric/wood/central/underfloor/diesel heat, with heat',
    es: 'calor de hogar/lena',
  },
  // For a cold, not for asthma.
  { en: 'steam/vicks/menthol inhaler*', es: 'inhalador* de vapor/vicks/mentol' },
  { en: 'tag/tags/tagging/tagged along' },
  // Shoes, no running.
  { en: '(my/his/her/our/white/black/old/good/new/proper/clean/own/indoor/spare/comfy/school/two/few) runners' },
  { en: 'therm a rest (and)' },
  { en: 'noise cancelling/canceling/reducing headphones/headset/earbuds/buds' },
  { en: 'blister pack/packs/packed/packaged' },
  {
    en: 'bird/birding/field/guide/recipe/log/hymn/prayer/phrase/colouring/coloring/sticker/puzzle/yellow/note/guest/rule/song/sketch/address/cheque/check/scrap/comic/copy/exercise/logic book/books',
    es: 'libro/libros de recetas/oraciones/canto/cantos/familia/visitas/escolaridad/colorear/pegatinas/aves/pajaros',
  },
  { en: 'gym bag/bags/teacher/membership', es: 'bolso/bolsa/mochila de/d/del (gym/gimnasio)' },
  {
    en: 'anti malaria/malarial/malarials (is/are) no need/needed, (anti) malaria (tabs/tablets/pills/meds) (is/are) no need, (anti) malaria (tabs/tablets/pills/meds) (is/are) not needed/necessary/required/recommended, no malaria (up/down/over) (there/here)',
    es: '(alli/alla/ahi) no hay malaria/paludismo',
  },
  {
    tag: 'activity:motorcycling',
    also: ['transport:motorbike', 'rented:bike'],
    en: 'rent/renting/rented/rental/hire/hired/hiring (a/an/the/two/our/some) (royal) enfield/enfields/himalayan/himalayans/bullet/bullets/harley/harleys (#/450s/411s/350s)',
    es: 'rent*/alquil*/arrend* (una/unas/dos/la/las) royal/enfield/enfields/himalayan/himalayans/harley/harleys/ktm/gs',
  },
  { tag: 'transport:motorbike', en: 'my/our/own vespa/scooter/moped', es: 'mi/nuestra/nuestro/propia vespa/scooter/motoneta' },
  {
    tag: 'transport:scooter',
    refuse: 'driving',
    en: 'some motorbike/motorcycle/scooter/moped riding, rent/renting/hire/hiring/rented/hired (a/some/two/the) motorbike*/scooter*/moped*/motorcycle*, motorbike/scooter/moped rental/hire',
    es: 'alquil* (un/una/unas/unos) moto/motos/scooter/scooters/motito/motitos/motoneta/motonetas, rent* (un/una/unas/unos) moto/motos/scooter/scooters/motoneta/motonetas, moto* de alquiler',
  },
  { tag: 'need:feels-cold', en: 'run/runs/running cold' },
  // It has its mattress in it.
  { tag: 'provided:sleeping-mat', en: 'rooftop tent*', es: 'carpa/carpas/tienda/tiendas de techo' },
  // On a path in the hills these are poles.
  { en: 'walking/hiking/bamboo stick/sticks (is/are/get/gets) handed/provided/given/lent/supplied/included (out)' },
  { tag: 'need:feels-heat', en: 'run/runs/running hot' },
  {
    tag: 'medical:motion-sickness',
    en: 'tablet/tablets/pill/pills/tab/tabs (for) (the/my/his/her) motion/sea/travel/car/boat sickness, motion/sea/travel/car sickness tablet/tablets/pill/pills/tab/tabs, seasick tablet/tablets/pill/pills',
    es: 'tableta/tabletas/pastilla/pastillas/pastis para/pa/contra/del (el/los) mareo/mareos',
  },
  { tag: 'medical:migraine', also: ['medical:medication'], en: 'migraine tablet/tablets/tab/tabs/pill/pills' },
  { tag: 'medical:thyroid', also: ['medical:medication'], en: 'thyroid tablet/tablets/tab/tabs/pill/pills', es: 'pastilla/pastillas de/pa/para la tiroides' },
  {
    en: 'worming/worm/flea/sleeping/blood pressure/altitude/daily/chlorine/antimalarial/malaria tablet/tablets/tab/tabs, tablet/tablets on (the) monday/tuesday/wednesday/thursday/friday/saturday/sunday',
    es: 'tableta/tabletas de turron/aspirina/cafe',
  },
  { tag: 'setting:cold', en: 'brass monkeys', es: 'frio de perros, frio perro' },
  { tag: 'setting:hot', es: 'calor (alla/alli/aca/aqui/ahi) (ta/esta/estaba/es/de) perro/perros' },
  { es: 'ta/esta/estuvo/estaba perro/perra, de perros' },
];
