/** Contests, crafts, fan trips and trades on the road. */
import type { Row } from './row';

export const CRAFTS: readonly Row[] = [
  { tag: 'hobby:irish-dance', en: 'irish dance/dancing, feis, feiseanna, oireachtas, poodle socks', es: 'danza irlandesa, baile irlandes' },
  {
    tag: 'hobby:ballroom',
    en: 'ballroom competition/comp/championships, latin and ballroom, blackpool dance festival',
    es: 'concurso/campeonato de bailes de salon, baile deportivo',
  },
  {
    tag: 'hobby:quilting',
    en: 'quilting/quilt/patchwork/sewing retreat/weekend/camp, quilt show/along/camp/guild/week, quiltweek, quilting bee, quilters',
    es: 'retiro/feria/encuentro de patchwork',
  },
  {
    tag: 'hobby:lace',
    en: 'bobbin lace, lacemak*, lace making/group/guild/weekend, lace makers',
    es: 'encaje de bolillos, bolillos, encajera*, encajeras, bolillera*, palilleira*, mundillo',
  },
  {
    tag: 'hobby:needlework-meeting',
    also: ['hobby:knitting'],
    en: 'wool week, yarn festival, knitting/crochet/embroidery retreat/camp/cruise/workshop*/weekend/festival',
    es: 'encuentro de tejedoras/bordadoras/ganchillo/tejido, retiro/taller de tejido/punto/bordado/ganchillo/crochet, festival de la lana',
  },
  {
    tag: 'hobby:cooking-course',
    also: ['setting:cooking-class'],
    en: 'cooking/cookery/culinary/pasta/sfoglia/bread/baking/pastry/patisserie/chocolate/cheese/sushi/tofu course/courses/school/bootcamp/diploma, stage in a kitchen',
    es: 'curso/escuela/diplomado de cocina/pasta/pan/panaderia/pasteleria/reposteria/chocolate/queso/sushi',
  },
  { tag: 'hobby:larp', en: 'larp, larps, larping, live action roleplay, boffer', es: 'rol en vivo, partida de rol en vivo' },
  {
    tag: 'hobby:ham-radio',
    en: 'ham/amateur radio, sota/pota activation, dxpedition, summit on the air',
    es: 'radioaficion, radioaficionado*, activacion sota, expedicion dx',
  },
  { tag: 'hobby:gold-panning', en: 'gold panning/prospecting, panning for gold, sluice box', es: 'bateo de oro, lavar oro' },
  { tag: 'hobby:disc-golf', en: 'disc/frisbee golf', es: 'disc/frisbee golf' },
  {
    tag: 'hobby:tattoo',
    en: 'tattoo appointment/session/convention, getting a tattoo, getting tattooed',
    es: 'cita para tatuarme, sesion/convencion de tatuaje, me tatuo',
  },
  {
    tag: 'hobby:marching-band',
    also: ['hobby:music'],
    en: 'marching band*, drum corps, drumline, color/colour/winter guard, marching show/season',
    es: 'banda de guerra/marcha, escolta de bandera',
  },
  {
    tag: 'hobby:craft-course',
    en: 'blacksmith/forging course, blacksmithing, knife making course, spoon carving, green woodworking, timber framing course',
    es: 'curso de forja/carpinteria, taller de herreria, curso de talla de madera',
  },
  {
    tag: 'hobby:pop-concert',
    en: 'k pop concert, kpop/stadium concert, lightstick, eras tour, fan meeting',
    es: 'concierto de k pop, concierto kpop, lightstick, concierto en estadio',
  },
  { tag: 'hobby:beekeeping', en: 'beekeeping, bee keeping, beekeeper, beekeepers, apiary, queen rearing', es: 'apicultura, apicultor*, colmenar, colmenas' },
  { tag: 'hobby:storm-chasing', en: 'storm/tornado chasing, chase tour', es: 'caza de tormentas, cazatormentas' },
  {
    tag: 'work:truck-driver',
    en: 'hgv/lorry/truck/artic driver, trucker, long haul trucking, tacho card',
    es: 'camionero, camionera, conductor de camion, chofer de trailer',
  },
  {
    tag: 'work:tour-guide',
    en: 'tour leader/guiding, leading a tour, leading a group tour, i guide groups',
    es: 'guia acompanante, guio/guiando un grupo, tour leader',
  },
  {
    tag: 'work:interpreter',
    en: 'interpreting at/for, conference/court interpreter, i interpret',
    es: 'interprete de conferencias, interprete jurado, interpreto en, cabina de interpretacion',
  },
];
