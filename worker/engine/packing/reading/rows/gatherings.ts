/** What brings the kits of festivals, ceremonies and visits. Phrases are of several words wherever one could stray. */
import type { Row } from './row';

export const GATHERINGS: readonly Row[] = [
  {
    tag: 'occasion:sanfermin',
    en: 'san fermin, running of the bulls, run with the bulls',
    es: 'sanfermin*, san fermin, encierro, chupinazo',
  },
  {
    tag: 'occasion:caribbean-carnival',
    also: ['occasion:carnival'],
    en: 'mas band, play mas, playing mas, j ouvert, jouvert, trinidad carnival, notting hill carnival, crop over, caribana, port of spain carnival, soca fete*',
    es: 'carnaval de trinidad, carnaval de barranquilla, carnaval de rio, escola de samba',
  },
  {
    tag: 'occasion:dusty-carnival',
    also: ['occasion:carnival'],
    en: 'carnival of oruro, foam and flour, humahuaca carnival',
    es: 'carnaval de oruro, carnaval en tilcara, carnaval jujeno, carnaval de humahuaca, espuma y talco, desentierro del diablo, carnaval de negros y blancos',
  },
  {
    tag: 'occasion:colour-fight',
    en: 'tomatina, songkran, colour run, color run, water fight festival, orange battle',
    es: 'tomatina, songkran, batalla de colores, batalla del vino, guerra de agua',
  },
  {
    tag: 'occasion:beer-festival',
    en: 'oktoberfest, wiesn, beer festival tent',
    es: 'oktoberfest, fiesta de la cerveza',
  },
  {
    tag: 'occasion:foot-pilgrimage',
    also: ['activity:pilgrimage'],
    en: 'walking pilgrimage, pilgrimage on foot, walk* to walsingham, walk* to czestochowa, walk* to the shrine, arbaeen walk',
    es: 'peregrinacion a pie, peregrinos a pie, caminando a lujan, caminando desde, vamos caminando, a pie a fatima, caminar a la basilica, romeria a pie',
  },
  {
    tag: 'occasion:himalayan-yatra',
    also: ['need:altitude', 'setting:night-cold'],
    en: 'char dham, chardham, do dham, kedarnath, badrinath, amarnath, hemkund, vaishno devi, kailash yatra, muktinath',
    es: 'char dham, kedarnath, peregrinacion al himalaya, kailash',
  },
  {
    tag: 'occasion:parade',
    en: 'passing out parade, oath ceremony, swearing in ceremony, boot camp graduation, basic training graduation',
    es: 'jura de bandera, entrega de despachos, juramento a la bandera, graduacion militar',
  },
  {
    tag: 'occasion:prison-visit',
    en: 'prison visit, visiting order, visit* .. in prison, visit* .. in jail, prison visiting, hmp',
    es: 'visita a la carcel, visita a la prision, vis a vis, visita al penal, permiso de visita',
  },
  {
    tag: 'occasion:theme-party',
    en: 'theme party, theme night*, themed party, fancy dress, costume party, costume night, dress up theme, theme for the, toga party, y 2 k party, neon party',
    es: 'fiesta tematica, fiestas tematicas, noche tematica, fiesta de disfraces, fiesta fluo, fiesta de los 2000, fiesta neon, fiesta ochentera',
  },
  {
    tag: 'occasion:school-leavers',
    also: ['occasion:party'],
    en: 'schoolies, senior trip, leavers trip, spring break, grad trip, prom trip',
    es: 'viaje de egresados, egresados, viaje de graduacion, viaje de fin de curso, paso del ecuador, gira de estudios',
  },
  {
    tag: 'occasion:wake',
    also: ['occasion:funeral'],
    en: 'wake, nine nights, memorial service, celebration of life, sitting with the family',
    es: 'novenario, velorio, velatorio, novena de difuntos, misa de cuerpo presente',
  },
  {
    tag: 'occasion:owambe',
    en: 'aso ebi, asoebi, owambe, gele, naming ceremony, traditional wedding in lagos, outdooring, kente',
    es: 'aso ebi, asoebi, owambe, fiesta nigeriana',
  },
  {
    tag: 'occasion:reenactment',
    en: 'reenact*, re enact*, renaissance fair*, medieval fair, viking festival, living history',
    es: 'recreacion historica, feria medieval, mercado medieval, recreacionistas',
  },
  {
    tag: 'occasion:haldi',
    also: ['occasion:hindu-wedding'],
    en: 'haldi, mehndi, mehendi, sangeet, baraat',
    es: 'haldi, mehndi, mehendi, sangeet',
  },
  {
    tag: 'occasion:visit-baby',
    en: 'meet the baby, meet my new nephew/niece/grandson/granddaughter/grandchild, help with the newborn, new grandchild',
    es: 'conocer al bebe, conocer a mi sobrino/sobrina/nieto/nieta, ayudar con el recien nacido, nacio mi nieto',
  },
  {
    tag: 'occasion:adoption',
    en: 'adoption trip, adopting, adoption hearing, pick up our adopted, custody handover, foster placement',
    es: 'adopcion, recoger a nuestro hijo adoptado, juicio de adopcion, acogimiento',
  },
  {
    tag: 'occasion:commemoration',
    en: 'anzac day, d day anniversary, remembrance service, dawn service, veterans reunion, war graves',
    es: 'acto conmemorativo, homenaje a los caidos, dia del veterano, cementerio militar',
  },
  {
    tag: 'occasion:bridal-party',
    also: ['occasion:wedding'],
    en: 'bridesmaid*, maid of honour, maid of honor, best man, groomsman, groomsmen, usher at, flower girl, page boy',
    es: 'dama de honor, damas de honor, testigo de la boda, padrino de la boda, madrina de la boda',
  },
  {
    tag: 'occasion:delivery-visit',
    en: 'come for my delivery, coming for my delivery, here for the delivery, help after the birth',
    es: 'vienen para el parto, ayudar con el parto, vengo para el parto, nacimiento de mi nieto',
  },
  {
    tag: 'occasion:crossover-night',
    en: 'crossover night, watch night service, watchnight',
    es: 'culto de fin de ano, vigilia de fin de ano',
  },
  {
    tag: 'setting:craft-fair',
    en: 'craft fair stall, my stall, market stall, selling at, pop up stall, vendor booth',
    es: 'feria artesanal, puesto en la feria, mi puesto, vendo en, stand en la feria de artesania',
  },
  {
    tag: 'setting:night-ferry',
    also: ['transport:ferry'],
    en: 'overnight ferry, night ferry, ferry cabin, cabin on the ferry, berth cabin',
    es: 'ferry nocturno, ferry de noche, camarote del ferry, barco nocturno',
  },
];
