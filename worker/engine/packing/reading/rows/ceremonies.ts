/** Ceremonies and feasts of different faiths. Phrases are of several words wherever one could stray. */
import type { Row } from './row';

export const CEREMONIES: readonly Row[] = [
  {
    tag: 'occasion:bar-mitzvah',
    also: ['dress:smart', 'dress:modest'],
    en: 'bar/bat mitzvah*, b nai mitzvah, bnei mitzvah',
    es: 'bar/bat mitzva*',
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
    en: 'hindu/indian wedding, sangeet, mehndi, mehendi, baraat, haldi',
    es: 'boda hindu/india, sangeet, mehndi',
  },
  {
    tag: 'occasion:sikh-wedding',
    also: ['activity:wedding', 'occasion:wedding'],
    en: 'sikh/punjabi wedding, anand karaj, gurdwara',
    es: 'boda sij/sikh, gurdwara',
  },
  {
    tag: 'occasion:muslim-wedding',
    also: ['activity:wedding', 'occasion:wedding', 'dress:modest'],
    en: 'muslim/moroccan/pakistani wedding, nikah, nikkah, walima, henna night',
    es: 'boda musulmana/marroqui, nikah, walima, noche de la henna',
  },
  {
    tag: 'occasion:orthodox-wedding',
    also: ['activity:wedding', 'occasion:wedding'],
    en: 'orthodox/greek/serbian/romanian wedding, orthodox baptism, greek christening',
    es: 'boda ortodoxa/griega, bautizo ortodoxo',
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
    en: 'sit/sitting shiva, shiva house, stone setting',
    es: 'sentarse shiva, casa de la shiva, shiva de',
  },
  {
    tag: 'occasion:eid',
    also: ['occasion:ramadan'],
    en: 'eid, eid al fitr/adha, bayram',
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
    en: 'holi festival/in, playing/for/celebrate holi',
    es: 'festival holi, fiesta de holi, holi en',
  },
  {
    tag: 'occasion:kumbh',
    also: ['activity:pilgrimage'],
    en: 'kumbh, char dham, kedarnath, amarnath/kailash yatra, vaishno devi, sabarimala',
    es: 'kumbh, kedarnath',
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
    es: 'lourdes, a fatima, virgen de fatima, medjugorje, basilica/villa de guadalupe, santuario de fatima, virgen de guadalupe/lujan/itati/caacupe, san juan de los lagos, esquipulas',
  },
  {
    tag: 'occasion:brotherhood',
    also: ['occasion:easter'],
    en: 'nazareno*, penitent*, holy week procession*, brotherhood procession*',
    es: 'nazareno*, costalero*, costalera*, cofradi*, hermandad de semana santa, capirote*, mi paso sale, penitente*',
  },
  {
    tag: 'occasion:procession',
    en: 'procession, processions, patron saint feast, lord of miracles',
    es: 'procesion*, senor de los milagros, mes morado, senor del gran poder, virgen de la candelaria/puerta/merced, fiesta/fiestas patronal/patronales',
  },
  {
    tag: 'occasion:feria',
    also: ['occasion:party'],
    en: 'feria de abril, seville fair, april fair in seville',
    es: 'feria de abril/sevilla/jerez/malaga/cordoba, feria del caballo, real de la feria, caseta, casetas',
  },
  {
    tag: 'occasion:spiritual-retreat',
    en: 'spiritual exercises, church/parish/ignatian retreat',
    es: 'ejercicios espirituales, retiro espiritual/parroquial, retiro de emaus/matrimonios, convivencia parroquial',
  },
  {
    tag: 'occasion:mission',
    en: 'church/parish mission, missionar*, mission week',
    es: 'misionar, misioner*, de mision/misiones, mision de semana santa/verano/invierno',
  },
  {
    tag: 'occasion:romeria',
    en: 'romeria*, el rocio pilgrimage',
    es: 'romeria*, el rocio, camino/aldea del rocio, con la hermandad desde, casa de hermandad, hermandad del rocio, carretas del rocio, rocier*',
  },
  {
    tag: 'occasion:chinese-new-year',
    en: 'chinese/lunar new year, tet holiday, seollal',
    es: 'ano nuevo chino/lunar',
  },
  {
    tag: 'occasion:day-of-the-dead',
    en: 'day of the dead, dia de los muertos',
    es: 'dia de muertos, dia de los muertos, xantolo',
  },
  {
    tag: 'occasion:orthodox-easter',
    also: ['occasion:easter'],
    en: 'orthodox/greek easter',
    es: 'pascua ortodoxa/griega',
  },
  {
    tag: 'occasion:buddhist-retreat',
    also: ['hobby:meditation'],
    en: 'vipassana, silent/buddhist/zen retreat, ashram, temple stay, sesshin',
    es: 'vipassana, retiro de silencio, retiro budista/zen, ashram, templo budista retiro',
  },
  {
    tag: 'occasion:quince-court',
    also: ['occasion:quinceanera'],
    en: 'chambelan*, court of honour, quince court',
    es: 'chambelan*, corte de honor, dama* de los xv, es/soy padrino/madrina',
  },
  {
    tag: 'occasion:baby-shower',
    en: 'baby shower, gender reveal',
    es: 'baby shower, revelacion de genero',
  },
  {
    tag: 'occasion:ashes',
    also: ['occasion:funeral'],
    en: 'scatter* .. ashes, mums/dads/her/his ashes',
    es: 'esparcir .. cenizas, las cenizas de',
  },
  {
    tag: 'occasion:ceilidh',
    en: 'ceilidh*, highland/scottish wedding',
    es: 'ceilidh, boda escocesa',
  },
  {
    tag: 'occasion:nowruz',
    en: 'nowruz, persian new year',
    es: 'nowruz, nouruz',
  },
];
