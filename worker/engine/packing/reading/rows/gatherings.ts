/** What brings the kits of festivals, ceremonies and visits. Phrases are of several words wherever one could stray. */
import type { Row } from './row';

export const GATHERINGS: readonly Row[] = [
  { tag: 'occasion:sanfermin', en: 'san fermin, running of the bulls, run with the bulls', es: 'sanfermin*, san fermin, encierro, chupinazo' },
  {
    tag: 'occasion:caribbean-carnival',
    also: ['occasion:carnival'],
    en: 'mas band, play/playing mas, j ouvert, jouvert, trinidad carnival, notting hill carnival, crop over, caribana, port of spain carnival, soca fete*',
    es: 'carnaval de trinidad/barranquilla/rio, escola de samba, sambodromo',
  },
  {
    tag: 'occasion:dusty-carnival',
    also: ['occasion:carnival'],
    en: 'carnival of oruro, oruro carnival, foam and flour, humahuaca carnival',
    es: 'carnaval de oruro/humahuaca, morenada, diablada, caporales, entrada del socavon, virgen del socavon, carnaval en tilcara, carnaval jujeno, espuma y talco, desentierro del diablo, carnaval de negros y blancos',
  },
  {
    tag: 'occasion:colour-fight',
    en: 'tomatina, songkran, colour/color run, water fight festival, orange battle',
    es: 'tomatina, songkran, batalla de colores, batalla del vino, guerra de agua',
  },
  {
    tag: 'occasion:gunpowder-fiesta',
    en: 'fallas, mascleta*, correfoc*, moors and christians, bonfire societies',
    es: 'las/en/son/por/pasar fallas, fallas de/en valencia, mascleta*, correfoc*, moros y cristianos, los moros de, arcabuc*, trabucaire*, tamborrada*, toro de fuego, toros embolados, nit del foc, la crema de la falla, fiesta de la polvora',
  },
  { tag: 'occasion:beer-festival', en: 'oktoberfest, wiesn, beer festival tent', es: 'oktoberfest, fiesta de la cerveza' },
  {
    tag: 'occasion:foot-pilgrimage',
    also: ['activity:pilgrimage'],
    en: 'walking pilgrimage, pilgrimage on foot, walk* to walsingham/czestochowa, walk* to the shrine, arbaeen walk, shikoku pilgrimage, walk* the 88 temples, ohenro, henro trail, kumano kodo, via francigena, st olavs way, st cuthberts way, croagh patrick',
    es: 'peregrinacion de shikoku, los 88 templos, kumano kodo, via francigena, peregrinacion/peregrinos/romeria a pie, a pie a fatima, caminar a la basilica, caminando desde, vamos caminando',
  },
  {
    tag: 'occasion:himalayan-yatra',
    also: ['need:altitude', 'setting:night-cold'],
    en: 'char/do dham, chardham, kedarnath, badrinath, amarnath, hemkund, vaishno devi, kailash yatra, muktinath',
    es: 'char dham, kedarnath, peregrinacion al himalaya, kailash',
  },
  {
    tag: 'occasion:parade',
    en: 'passing out parade, oath ceremony, swearing in ceremony, boot camp graduation, basic training graduation',
    es: 'jura de bandera, entrega de despachos, juramento a la bandera, graduacion militar',
  },
  {
    tag: 'occasion:prison-visit',
    en: 'prison visit/visiting, visiting order, visit* .. in prison/jail, hmp',
    es: 'visita a la carcel/prision, vis a vis, visita al penal, permiso de visita',
  },
  {
    tag: 'occasion:theme-party',
    en: 'theme/themed/costume/toga/neon party, theme night*, fancy dress, costume night, dress up theme, theme for the, y 2 k party, theme is, pirate/disco/toga/hawaiian/tropical/luau/western/cowboy/hippie/hippy/gatsby/masquerade/neon/abba/superhero/onesie/retro night/party, # s night/party/theme',
    es: 'fiesta/noche tematica, fiestas tematicas, fiesta/noche pirata/hawaiana/tropical/mexicana/hippie/vaquera/romana/medieval/retro, fiesta/noche (de) los 70/80/90, la tematica es, fiesta/noche de disfraces, fiesta fluo/neon/ochentera, fiesta de los 2000',
  },
  {
    tag: 'occasion:school-leavers',
    also: ['occasion:party'],
    en: 'schoolies, matric vac/rage/holiday, plett rage, senior/leavers/grad/prom trip',
    es: 'egresados, viaje de graduacion, viaje de fin de curso, paso del ecuador, gira de estudios',
  },
  {
    tag: 'occasion:wake',
    also: ['occasion:funeral'],
    en: 'wake, the/his/her/for nine nights, nine nights for/of, sitting with the family',
    es: 'novenario, velorio, velatorio, novena de difuntos',
  },
  {
    tag: 'occasion:owambe',
    en: 'aso ebi, asoebi, owambe, gele, naming ceremony, outdooring, kente',
    es: 'aso ebi, asoebi, owambe, fiesta nigeriana',
  },
  {
    tag: 'occasion:reenactment',
    en: 'reenact*, re enact*, renaissance fair*, medieval fair, viking festival, living history',
    es: 'recreacion historica, feria/mercado medieval, recreacionistas',
  },
  { tag: 'occasion:haldi', also: ['occasion:hindu-wedding'], en: 'haldi, mehndi, mehendi, sangeet, baraat', es: 'haldi, mehndi, mehendi, sangeet' },
  {
    tag: 'occasion:visit-baby',
    en: 'meet the baby, help with the newborn, new grandchild',
    es: 'conocer al bebe, conocer a mi sobrino/sobrina/nieto/nieta, ayudar con el recien nacido, nacio mi nieto, nace/nacio/nacer mi/nuestro/nuestra/el/la (primer/primera) nieto/nieta/sobrino/sobrina, conocer al/la/mi (primer/primera) bebe/nieto/nieta/sobrino/sobrina/guagua, dio a luz, recien parida, ayudar .. con el/la/su bebe/recien/guagua, acaba de parir',
  },
  {
    tag: 'occasion:adoption',
    en: 'adoption trip/hearing, adopting our/him/her, pick up our adopted, custody handover, foster placement',
    es: 'adopcion, recoger a nuestro hijo adoptado, acogimiento',
  },
  {
    tag: 'occasion:commemoration',
    en: 'anzac day, d day anniversary, remembrance/dawn service, veterans reunion, war graves',
    es: 'acto conmemorativo, homenaje a los caidos, dia del veterano, cementerio militar',
  },
  {
    tag: 'occasion:bridal-party',
    also: ['occasion:wedding'],
    en: 'bridesmaid*, maid of honour/honor, best man, groomsman, groomsmen, usher at, flower girl, page boy',
    es: 'dama/damas de honor, testigo/padrino/madrina de la boda',
  },
  {
    tag: 'occasion:delivery-visit',
    en: 'come/coming for my delivery, here for the delivery, help after the birth',
    es: 'vienen/vengo para el parto, ayudar con el parto',
  },
  {
    tag: 'occasion:national-day',
    en: 'independence day, fourth of july, bastille day',
    es: 'fiestas patrias, el dieciocho, dieciocho en, fonda, fondas, ramadas, grito de independencia/dolores, dia de la independencia/patria, fiestas julias',
  },
  { tag: 'occasion:crossover-night', en: 'crossover night/service, watch night service, watchnight', es: 'culto/vigilia de fin de ano' },
  {
    tag: 'setting:craft-fair',
    en: 'craft fair stall, my/market stall, selling at, pop up stall, vendor booth',
    es: 'feria artesanal, puesto en la feria, mi puesto, vendo en',
  },
  {
    tag: 'setting:night-ferry',
    also: ['transport:ferry'],
    en: 'overnight/night ferry, ferry/berth cabin, cabin on the ferry',
    es: 'ferry/barco nocturno, ferry de noche, camarote del ferry',
  },
];
