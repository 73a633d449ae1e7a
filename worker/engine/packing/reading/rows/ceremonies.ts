/** Ceremonies and feasts of different faiths. Phrases are of several words wherever one could stray. */
import type { Row } from './row';

export const CEREMONIES: readonly Row[] = [
  {
    tag: 'occasion:bar-mitzvah',
    also: ['dress:smart', 'dress:modest'],
    en: 'bar mitzvah*, bat mitzvah*, b nai mitzvah, bnei mitzvah',
    es: 'bar mitzva*, bat mitzva*',
  },
  {
    tag: 'occasion:jewish-wedding',
    also: ['activity:wedding', 'occasion:wedding'],
    en: 'jewish wedding, chuppah, chuppa, aufruf',
    es: 'boda judia, jupa',
  },
  {
    tag: 'occasion:hindu-wedding',
    also: ['activity:wedding', 'occasion:wedding'],
    en: 'hindu wedding, indian wedding, sangeet, mehndi, mehendi, baraat, haldi',
    es: 'boda hindu, boda india, sangeet, mehndi',
  },
  {
    tag: 'occasion:sikh-wedding',
    also: ['activity:wedding', 'occasion:wedding'],
    en: 'sikh wedding, punjabi wedding, anand karaj, gurdwara',
    es: 'boda sij, boda sikh, gurdwara',
  },
  {
    tag: 'occasion:muslim-wedding',
    also: ['activity:wedding', 'occasion:wedding', 'dress:modest'],
    en: 'muslim wedding, nikah, nikkah, walima, moroccan wedding, pakistani wedding, henna night',
    es: 'boda musulmana, nikah, walima, boda marroqui, noche de la henna',
  },
  {
    tag: 'occasion:orthodox-wedding',
    also: ['activity:wedding', 'occasion:wedding'],
    en: 'orthodox wedding, greek wedding, serbian wedding, romanian wedding, orthodox baptism, greek christening',
    es: 'boda ortodoxa, boda griega, bautizo ortodoxo',
  },
  {
    tag: 'occasion:shabbat',
    en: 'shabbat, shabbos, sabbath with',
    es: 'shabat, sabbat, shabbat',
  },
  {
    tag: 'occasion:passover',
    also: ['diet:kosher'],
    en: 'passover, pesach, seder, rosh hashanah, yom kippur, high holidays, sukkot, hanukkah, chanukah',
    es: 'pesaj, seder, rosh hashana, yom kipur, sucot, januca',
  },
  {
    tag: 'occasion:shiva',
    also: ['occasion:funeral'],
    en: 'sit shiva, sitting shiva, shiva house, stone setting',
    es: 'sentarse shiva, casa de la shiva, shiva de',
  },
  {
    tag: 'occasion:eid',
    also: ['occasion:ramadan'],
    en: 'eid, eid al fitr, eid al adha, bayram',
    es: 'eid, fiesta del cordero, fin de ramadan, aid el kebir',
  },
  {
    tag: 'occasion:umrah-hajj',
    also: ['activity:pilgrimage', 'dress:modest', 'need:prayer'],
    en: 'umrah, hajj, haj',
    es: 'umra, umrah, hajj, hach, peregrinacion a la meca',
  },
  {
    tag: 'occasion:diwali',
    en: 'diwali, deepavali, navratri, garba, holi, durga puja, ganesh chaturthi, puja at',
    es: 'diwali, navratri, holi, puja',
  },
  {
    tag: 'occasion:holi',
    en: 'holi festival, playing holi, holi in, for holi, celebrate holi',
    es: 'festival holi, fiesta de holi, holi en',
  },
  {
    tag: 'occasion:kumbh',
    also: ['activity:pilgrimage'],
    en: 'kumbh mela, kumbh, maha kumbh, char dham, kedarnath, amarnath yatra, vaishno devi, sabarimala, kailash yatra',
    es: 'kumbh mela, kumbh, kedarnath',
  },
  {
    tag: 'occasion:andean-pilgrimage',
    also: ['activity:pilgrimage', 'need:altitude', 'setting:night-cold'],
    en: 'qoyllur rit i, qoyllurriti, qoyllur riti, snow star festival, andean pilgrimage',
    es: 'qoyllur rit i, qoyllur riti, qoyllurriti, qoyllurit*, senor de huanca, virgen de copacabana, peregrinacion andina',
  },
  {
    tag: 'occasion:lourdes',
    also: ['activity:pilgrimage'],
    en: 'lourdes, fatima pilgrimage, to fatima, medjugorje, knock shrine, guadalupe basilica',
    es: 'lourdes, a fatima, virgen de fatima, medjugorje, basilica de guadalupe, villa de guadalupe',
  },
  {
    tag: 'occasion:brotherhood',
    also: ['occasion:easter'],
    en: 'nazareno*, penitent*, holy week procession*, brotherhood procession*',
    es: 'nazareno*, costalero*, costalera*, cofradi*, hermandad de semana santa, capirote*, mi paso sale, penitente*',
  },
  {
    tag: 'occasion:romeria',
    en: 'romeria*, el rocio pilgrimage',
    es: 'romeria*, el rocio, camino del rocio, aldea del rocio, carreta, batas rocieras, carriola, con la hermandad desde, casa de hermandad',
  },
  {
    tag: 'occasion:chinese-new-year',
    en: 'chinese new year, lunar new year, tet holiday, seollal',
    es: 'ano nuevo chino, ano nuevo lunar',
  },
  {
    tag: 'occasion:day-of-the-dead',
    en: 'day of the dead, dia de los muertos',
    es: 'dia de muertos, dia de los muertos',
  },
  {
    tag: 'occasion:orthodox-easter',
    also: ['occasion:easter'],
    en: 'orthodox easter, greek easter',
    es: 'pascua ortodoxa, pascua griega',
  },
  {
    tag: 'occasion:buddhist-retreat',
    also: ['hobby:meditation'],
    en: 'vipassana, silent retreat, buddhist retreat, zen retreat, ashram, temple stay, sesshin',
    es: 'vipassana, retiro de silencio, retiro budista, ashram, retiro zen, templo budista retiro',
  },
  {
    tag: 'occasion:quince-court',
    also: ['occasion:quinceanera'],
    en: 'chambelan*, court of honour, quince court',
    es: 'chambelan*, corte de honor, dama* de los xv, es padrino, es madrina, soy padrino, soy madrina',
  },
  {
    tag: 'occasion:baby-shower',
    en: 'baby shower, gender reveal',
    es: 'baby shower, revelacion de genero',
  },
  {
    tag: 'occasion:ashes',
    also: ['occasion:funeral'],
    en: 'scatter* .. ashes, mums ashes, dads ashes, her ashes, his ashes',
    es: 'esparcir .. cenizas, las cenizas de',
  },
  {
    tag: 'occasion:ceilidh',
    en: 'ceilidh*, highland wedding, scottish wedding',
    es: 'ceilidh, boda escocesa',
  },
  {
    tag: 'occasion:nowruz',
    en: 'nowruz, persian new year',
    es: 'nowruz, nouruz',
  },
];
