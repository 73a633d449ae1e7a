/** What brings the kits of postings: sets and stages, fire and barracks, groups of children, schools with beds. */
import type { Row } from './row';

export const POSTINGS: readonly Row[] = [
  {
    tag: 'work:film-crew',
    en: 'camera assistant/department, film/filming/tv crew, first/second ac/ad, # st/nd/rd ac/ad, on a period drama, 1st/2nd/3rd ac/ad, focus puller, clapper loader, boom op/operator, sound recordist, gaffer on, key grip, script supervisor, film/tv set, film/tv shoot, location shoot, on location filming, runner on a/the film/shoot/drama/series, on set all day, shooting a film/documentary/feature/series, unit base, call times',
    es: 'rodaje, rodajes, equipo de rodaje, ayudante/auxiliar/asistente de camara, foquista, sonidista, microfonista, director/directora de fotografia, filmar/grabar/rodar un documental/corto/largometraje',
  },
  {
    tag: 'work:wildfire',
    en: 'wildland fire*, wildfire crew/season/deployment/assignment, hand crew, fire crew, fire crew leader, strike team, rfs/cfa deployment, hotshot crew/crews, helitack, smokejumper*, # day fire assignment, fire assignment/deployment, fire line, spike camp, rural fire service, bushfire/wildfire deployment/crew',
    es: 'brigadista*, bombero/bombera/bomberos forestal/forestales, la brif, la ume, brigada de/por incendios, refuerzo de/por incendios, brigada/reten/cuadrilla forestal, combatir/apagar (el/los) incendio/incendios, combate de incendios, campana de incendios, relevo por los incendios',
  },
  {
    tag: 'work:recruit',
    en: 'army/military/navy/basic training course, basic training, army/navy/marine/military boot camp, infantry/recruit/officer training, officer candidate*, reports for .. training, enlisting in, new recruit, phase one/1 training, initial military training, police/fire/military academy, passing out parade, army/naval college',
    es: 'cefot, cimov, escuela naval/militar, academia militar/general, academia de policia/guardias/bomberos/oficiales/suboficiales, escuela de policia/suboficiales/oficiales/gendarmeria/carabineros, periodo de instruccion, instruccion militar, tropa y marineria, me alisto/se alista en, soldado voluntario, ingreso en el ejercito, ingreso en la academia/armada/marina/guardia, acuartelad*',
  },
  {
    tag: 'work:group-leader',
    also: ['setting:school-trip'],
    en: 'leading our/a/the year/school/class/youth, lead/leading/leader .. residential, school residential, leading a school trip, im the teacher/leader in charge, im a leader on, lead teacher, im one of # staff/leaders/teachers/adults, # staff with #, teacher taking year/grade/my/our/the/a, taking year/grade #, accompanying teacher, staff on a school trip, school trip staff, dofe leader/supervisor/assessor, # kids # staff/teachers/leaders/adults, # pupils # staff/teachers/leaders/adults, parent chaperone, chaperoning #, chaperone # students/kids/girls/boys/teens',
    es: 'voy/vamos de profe/profes/profesor/profesora/maestro/maestra/monitor/monitora/monitores con/a, voy de profe, soy la/el/su monitor/monitora/tutor/tutora, soy monitor/monitora de, profe/profesor/profesora/maestro/maestra acompanante, acompano a los/las alumnos/alumnas/chicos, viaje/excursion/salida con mis alumnos, # profes y # alumnos/chicos, jefe/jefa scout, catequista con, maestra/maestro/profe/profesora con # alumnos/ninos',
  },
  {
    tag: 'work:team-coach',
    en: 'im (the/their) head/assistant coach, im the/their coach/manager, i coach (the/a/our/my), taking .. our/my/the squad/team, team manager for, managing the .. team/squad',
    es: 'soy (el/la/su) dt/entrenador/entrenadora/coach, voy de entrenador/entrenadora, llevo/llevamos/acompano a mi equipo, llevo/llevamos al equipo, entreno a (las/los/un/una), entrenador/entrenadora con equipo, voy/viajo como entrenador/entrenadora/dt/delegado/delegada, delegado/delegada del equipo',
  },
  {
    tag: 'need:boarding-school',
    also: ['need:name-labels'],
    en: 'boarding school list/term/trunk/resumption, weekly/full boarding, full time boarder, new boarder, start/starts/starting boarding',
    es: 'empieza/entra/vuelve/ingresa/va/regresa/empiezo/entro/vuelvo/ingreso/regreso al/en/a (el/un/su) internado, internado escolar/femenino/masculino, interna/interno en un/una/el/la colegio/escuela/instituto, empieza interna/interno, residencia escolar',
  },
  {
    tag: 'need:lost-voice',
    en: 'lost my/her/his voice, lose my voice, no voice left, with no voice, my voice went/goes/gave, hoarse, laryngitis, voice was gone',
    es: 'afonic*, me quede/quedo sin voz, sin voz, perdi la voz, disfonia, laringitis, forzar/forzando la voz',
  },
  {
    tag: 'need:dark-winter',
    en: 'dark at/by 2/3/4 (pm), polar night, no daylight, seasonal affective, sad lamp, winter blues, dark all day, hours of daylight',
    es: 'noche polar, oscurece/anochece a las 3/4/tres/cuatro, (casi) sin luz de dia, horas de luz al dia, pocas horas de luz',
  },
  { tag: 'need:tear-gas', en: 'tear gas*, teargas*', es: 'gas lacrimogeno, gases lacrimogenos, nos gasearon, me gasearon' },
  {
    tag: 'need:smoke',
    en: 'wildfire smoke, smoke last/wrecked/got/burned/burnt/killed/ruined, breathing (in) smoke, smoky (all) week/days/camp',
    es: 'el humo me/nos, humo de los/del incendios/incendio, tragar/tragando humo, mucho humo',
  },
  {
    tag: 'setting:flood',
    en: 'flood zone/zones/area/areas/cleanup/relief/response/waters, flood clean up, the floods, flooding in, flooded streets/houses/village/town, after the flood',
    es: 'inundacion, inundaciones, riada, riadas, la dana, aluvion, aluviones, huaico*',
  },
  {
    tag: 'setting:tour-bus',
    also: ['need:shared-bathroom'],
    en: 'sleeper/tour bus .. bunk/bunks, bus bunk/bunks, tour bus, nightliner, sleeper bus, showers at (the) venue/venues',
    es: 'bus/autobus de gira, litera/literas del bus/autobus, nightliner, camarinos con ducha',
  },
];
