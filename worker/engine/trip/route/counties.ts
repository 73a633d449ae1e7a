import { withoutAccents } from '../../accents';

/**
 * The county after a town in the destination field ("Southwold, Suffolk", "Kinsale, Co Cork"): it tells which town is meant
 * and is no further stop, so the country is put in its place. Where the field is only a county, that is the destination.
 */

const BRITISH =
  'avon|bedfordshire|berkshire|buckinghamshire|bucks|cambridgeshire|cambs|cheshire|cleveland|cornwall|cumbria|cumberland|derbyshire|devon|dorset|county durham|durham|east sussex|west sussex|sussex|essex|gloucestershire|glos|greater manchester|hampshire|hants|herefordshire|hertfordshire|herts|huntingdonshire|isle of wight|kent|lancashire|lancs|leicestershire|lincolnshire|lincs|merseyside|middlesex|norfolk|northamptonshire|northants|northumberland|nottinghamshire|notts|oxfordshire|oxon|rutland|shropshire|salop|somerset|staffordshire|staffs|suffolk|surrey|tyne and wear|warwickshire|west midlands|westmorland|wiltshire|wilts|worcestershire|(?:north |south |west |east )?yorkshire|yorks|aberdeenshire|angus|argyll(?: and bute)?|ayrshire|banffshire|berwickshire|caithness|dumfriesshire|dumfries and galloway|fife|highlands?|inverness-shire|invernessshire|kincardineshire|kinross|kirkcudbrightshire|lanarkshire|(?:east |west |mid)? ?lothian|moray|nairnshire|peeblesshire|perthshire|renfrewshire|ross-shire|roxburghshire|scottish borders|selkirkshire|stirlingshire|sutherland|wigtownshire|anglesey|breconshire|brecknockshire|caernarfonshire|cardiganshire|carmarthenshire|ceredigion|clwyd|conwy|denbighshire|dyfed|flintshire|glamorgan|gwent|gwynedd|merionethshire|monmouthshire|montgomeryshire|pembrokeshire|powys|radnorshire|antrim|armagh|fermanagh|tyrone|county down|co down';
const IRISH =
  'carlow|cavan|clare|cork|donegal|galway|kerry|kildare|kilkenny|laois|leitrim|limerick|longford|louth|mayo|meath|monaghan|offaly|roscommon|sligo|tipperary|waterford|westmeath|wexford|wicklow';

const COUNTY = new RegExp(
  `,\\s*(?:(${BRITISH})|(?:co\\.?|county)\\s+(${IRISH})|(donegal|kerry|mayo|sligo|clare|wicklow))\\s*$`,
  'i',
);
/** "Latitude festival Suffolk": without the comma. */
const AFTER_SPACE = new RegExp(
  `(?<!\\b(?:and|or|in|to|of|the|north|south|east|west|mid|new|upper|lower))\\s+(?!highlands?|scottish)(${BRITISH})\\s*$`,
  'i',
);
const ONLY_COUNTY = new RegExp(`^(?:${BRITISH}|(?:(?:co\\.?|county)\\s+)?(?:${IRISH}))$`, 'i');

/** Provinces of Spain, each with a town of its name but for a few. */
const SPANISH =
  'a coruna|albacete|alicante|almeria|asturias|avila|badajoz|barcelona|bizkaia|vizcaya|burgos|caceres|cadiz|cantabria|castellon|ciudad real|cordoba|cuenca|gipuzkoa|guipuzcoa|girona|gerona|granada|guadalajara|huelva|huesca|jaen|la rioja|las palmas|leon|lleida|lerida|lugo|malaga|murcia|navarra|ourense|orense|palencia|pontevedra|salamanca|segovia|sevilla|soria|tarragona|teruel|toledo|valladolid|zamora|zaragoza';
const PROVINCE = new RegExp(`(?:,\\s*|\\s*\\()(?:${SPANISH})\\)?\\s*$`, 'i');
const ONLY_PROVINCE = new RegExp(
  `(?:^|[,/>&-]|\\by\\b)\\s*(?:${SPANISH}|madrid|valencia|bilbao|san sebastian)\\s*$`,
  'i',
);

/** Provinces of the Philippines, which have no division in the table of towns. */
const PHILIPPINE =
  /,\s*(?:abra|aklan|albay|antique|aurora|bataan|batanes|batangas|benguet|bohol|bukidnon|bulacan|cagayan|camarines (?:norte|sur)|camiguin|capiz|catanduanes|cavite|cebu|eastern samar|guimaras|ifugao|ilocos (?:norte|sur)|iloilo|isabela|kalinga|la union|laguna|leyte|marinduque|masbate|misamis (?:occidental|oriental)|mountain province|negros (?:occidental|oriental)|northern samar|nueva (?:ecija|vizcaya)|(?:occidental|oriental) mindoro|palawan|pampanga|pangasinan|quezon|quirino|rizal|romblon|samar|siquijor|sorsogon|southern leyte|sultan kudarat|surigao del (?:norte|sur)|tarlac|zambales|zamboanga del (?:norte|sur))\s*$/i;

/** Provinces and states of America that have the name of a Spanish province, for those who live in the country. */
const NAMESAKES: Readonly<Partial<Record<string, { country: string; names: RegExp }>>> = {
  AR: { country: 'Argentina', names: /cordoba|la rioja/ },
  CO: { country: 'Colombia', names: /cordoba/ },
  MX: { country: 'México', names: /guadalajara|leon|zamora|valladolid/ },
  NI: { country: 'Nicaragua', names: /granada|leon/ },
  EC: { country: 'Ecuador', names: /cuenca/ },
};

/** "El Rocío, Huelva", "Potes (Cantabria)": in which province a village lies; "Sevilla, Cádiz" are two stops. */
const withoutProvince = (field: string, home: string): string => {
  const plain = withoutAccents(field);
  if (plain.length !== field.length && field.normalize('NFC').length !== plain.length) return field;
  const found = PROVINCE.exec(plain);
  if (!found || found.index === 0) return field;
  const town = plain.slice(0, found.index);
  const own = NAMESAKES[home];
  return ONLY_PROVINCE.test(town) || /[,/>&]/.test(town)
    ? field
    : `${field.normalize('NFC').slice(0, found.index)}, ${own?.names.test(found[0].toLowerCase()) ? own.country : 'España'}`;
};

/** The field with its country in place of a county or province after a town, as who lives in the country `home` means it. */
export const withoutCounty = (field: string, home = ''): string => {
  const philippine = home === 'PH' ? PHILIPPINE.exec(field) : null;
  if (philippine && !/[,/>&]/.test(field.slice(0, philippine.index)))
    return `${field.slice(0, philippine.index)}, Philippines`;
  const found = COUNTY.exec(field) ?? AFTER_SPACE.exec(field);
  if (!found) return withoutProvince(field, home);
  const town = field.slice(0, found.index);
  // "Devon, Cornwall" are two.
  if (
    town.trim() === '' ||
    ONLY_COUNTY.test(
      town
        .split(/[,/>&]/)
        .at(-1)
        ?.trim() ?? '',
    )
  )
    return field;
  return `${town}, ${found[1] === undefined ? 'Ireland' : 'United Kingdom'}`;
};
