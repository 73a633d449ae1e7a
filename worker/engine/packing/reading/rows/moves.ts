/** What brings the kits of moves and of other people's houses, of seasons, lorries, ships' cabins, digs and turbines. */
import type { Row } from './row';

export const MOVES: readonly Row[] = [
  {
    tag: 'work:house-sitting',
    en: 'house/pet/dog/cat sit, housesit*, house/pet/dog/cat sitting for, # week housesit, petsit*, trustedhousesitters, house and pet sit/sitting, house sitting in',
    es: 'le/les cuido/cuidamos/cuidare la casa/finca/piso, cuidar/cuidando la casa/finca/piso de, cuido/cuidamos la casa/finca de, house sitting, petsitting, trustedhousesitters',
  },
  {
    tag: 'need:estate',
    also: ['need:moving-help'],
    en: 'clearing/emptying/clear/empty/sorting/sort (out) (my/our/late) mum/mums/mom/moms/dad/dads/nan/nans/gran/grans/grandmas/parents/aunts/aunties/uncles/late .. house/flat/bungalow/apartment/home, house clearance, probate, executor of',
    es: 'vaciar/desmontar/limpiar la/el casa/piso/apartamento/departamento de mi madre/padre/abuela/abuelo/tia/tio/padres/mama/papa/suegra/suegro, testamentaria, la herencia de, papeles de la herencia',
  },
  {
    tag: 'need:moving-help',
    en: 'moving house/flat/apartment, house move, moving day, removal van, self move',
    es: 'mudanza de piso/casa/departamento, hacer/hacemos la mudanza, furgoneta de mudanza, dia de (la) mudanza, mudanza en furgoneta/camion',
  },
  {
    tag: 'need:emigrating',
    also: ['occasion:moving-abroad'],
    en: 'emigrating, emigrate, were/im emigrating, permanent residence/residency/resident, pr confirmed/granted/landing, moving (out/over) (there/abroad) for good/permanently, relocating permanently, our/my shipping container, container ships/sails/gone, moving permanently to, one way to start',
    es: 'emigro, emigramos, emigrar a, residencia permanente, me voy/nos vamos a vivir (a), me mudo para siempre',
  },
  {
    tag: 'work:turbines',
    en: 'wind turbine/turbines, turbine tech/technician*, gwo, rope access, wind farm',
    es: 'aerogenerador*, parque eolico, trabajos verticales, gwo',
  },
  {
    tag: 'work:truck-driver',
    en: 'running/driving an/the artic, coach/bus driver on, im a coach/bus driver, sleeping in the cab, sleep in the cab, # weeks out in the truck/lorry',
    es: 'conductor/conductora/chofer de bus/buses/autobus/autobuses/omnibus/micro/colectivo, duermo/durmiendo en (la) cabina/litera (del) (bus/camion), chofer/conductor/conductora del camion/trailer/bus/autobus',
  },
  {
    tag: 'work:ship-performer',
    also: ['work:ship-crew'],
    en: '# month contract .. cruise ship, cruise ship contract, singer/dancer/musician/entertainer/photographer/waiter/hairdresser/youth on a cruise ship, working on a cruise ship, crew cabin, crew laundry, yacht stew/stewardess, superyacht, charter yacht job',
    es: 'contrato en (un) crucero, trabajo/trabajar/embarco en un crucero, yate charter, camarote de tripulacion',
  },
  {
    tag: 'work:kitchen',
    also: ['work:ship-performer', 'work:ship-crew'],
    en: 'yacht chef, chef/cook on a yacht/cruise/ship/superyacht',
    es: 'cocinero/cocinera/chef de/en (un) yate/crucero/barco',
  },
  {
    tag: 'work:hotel-season',
    en: 'season as a waiter/waitress/barman/bartender, working a/the season as',
    es: 'curro/trabajo/trabajar de camarer* .. temporada, toda la temporada .. hotel',
  },
  {
    tag: 'work:ski-season',
    en: 'working a (ski) season as, season as (a) chalet host/chef/rep/instructor/liftie/nanny, ski seasonaire',
    es: 'temporada .. estacion de esqui, trabajo en la/una estacion de esqui',
  },
  {
    tag: 'work:event-photo',
    also: ['work:photo-job'],
    en: 'wedding/event photographer, photographing/shooting a/the/their wedding/quince/gala, hired to photograph/shoot',
    es: 'cubro/cubrir/fotografiar/fotografio una boda, fotografo/fotografa de boda/bodas/eventos, boda .. como fotografo/fotografa',
  },
];
