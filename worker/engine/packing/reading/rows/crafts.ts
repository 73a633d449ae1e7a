/** Contests, crafts, fan trips and trades on the road. */
import type { Row } from './row';

export const CRAFTS: readonly Row[] = [
  {
    tag: 'hobby:irish-dance',
    en: 'irish dance, irish dancing, feis, feiseanna, oireachtas, poodle socks',
    es: 'danza irlandesa, baile irlandes',
  },
  {
    tag: 'hobby:ballroom',
    en: 'ballroom competition, ballroom comp, ballroom championships, latin and ballroom, blackpool dance festival',
    es: 'concurso de bailes de salon, campeonato de bailes de salon, baile deportivo',
  },
  {
    tag: 'hobby:quilting',
    en: 'quilting retreat, quilt retreat, quilt show, quilt along, patchwork retreat, quilting bee, quilt camp',
    es: 'retiro de patchwork, feria de patchwork, encuentro de patchwork',
  },
  {
    tag: 'hobby:larp',
    en: 'larp, larps, larping, live action roleplay, boffer',
    es: 'rol en vivo, partida de rol en vivo',
  },
  {
    tag: 'hobby:ham-radio',
    en: 'ham radio, amateur radio, sota activation, pota activation, dxpedition, summit on the air',
    es: 'radioaficion, radioaficionado*, activacion sota, expedicion dx',
  },
  {
    tag: 'hobby:gold-panning',
    en: 'gold panning, panning for gold, gold prospecting, sluice box',
    es: 'bateo de oro, lavar oro',
  },
  { tag: 'hobby:disc-golf', en: 'disc golf, frisbee golf', es: 'disc golf, frisbee golf' },
  {
    tag: 'hobby:tattoo',
    en: 'tattoo appointment, tattoo session, getting a tattoo, getting tattooed, tattoo convention',
    es: 'cita para tatuarme, sesion de tatuaje, convencion de tatuaje, me tatuo',
  },
  {
    tag: 'hobby:marching-band',
    en: 'drum corps, drumline, color guard, colour guard, winter guard, marching show, marching season',
    es: 'banda de guerra, banda de marcha, escolta de bandera',
  },
  {
    tag: 'hobby:craft-course',
    en: 'blacksmith course, blacksmithing, forging course, knife making course, spoon carving, green woodworking, timber framing course',
    es: 'curso de forja, taller de herreria, curso de talla de madera, curso de carpinteria',
  },
  {
    tag: 'hobby:pop-concert',
    en: 'k pop concert, kpop concert, stadium concert, lightstick, eras tour, fan meeting',
    es: 'concierto de k pop, concierto kpop, lightstick, concierto en estadio',
  },
  {
    tag: 'hobby:beekeeping',
    en: 'beekeeping, bee keeping, beekeeper, beekeepers, apiary, queen rearing',
    es: 'apicultura, apicultor*, colmenar, colmenas',
  },
  {
    tag: 'hobby:storm-chasing',
    en: 'storm chasing, storm chase tour, tornado chasing, chase tour',
    es: 'caza de tormentas, cazatormentas',
  },
  {
    tag: 'work:truck-driver',
    en: 'hgv driver, lorry driver, truck driver, trucker, long haul trucking, artic driver, tacho card',
    es: 'camionero, camionera, conductor de camion, chofer de trailer, transporte de larga distancia',
  },
  {
    tag: 'work:tour-guide',
    en: 'tour leader, tour guiding, leading a tour, leading a group tour, i guide groups',
    es: 'guia acompanante, guio un grupo, guiando un grupo, tour leader',
  },
  {
    tag: 'work:interpreter',
    en: 'interpreting at, interpreting for, conference interpreter, court interpreter, i interpret',
    es: 'interprete de conferencias, interprete jurado, interpreto en, cabina de interpretacion',
  },
];
