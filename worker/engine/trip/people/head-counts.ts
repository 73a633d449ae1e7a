/** Numbers that say how many travel by what they are: "siete del curro", "five runners", "los tres hermanos", "squad of 8". */
import { textAfter, beginsWithDigit, textBefore, personWordAt, type Lexeme } from './lexemes';
import { isWordOfThings } from '../spoken-spelling';

/** A verb for "we" right before the number: what follows tells of the people, unless it is a measure. */
const WE_ARE =
  /\b(?:we are|we 're|we is|we will be|we 'll be|there are|somos|seremos|eramos|(?<!no )(?:nos )?(?:vamos|viajamos|salimos|bajamos|subimos|iremos|fuimos|juntamos|reunimos|llegamos|escapamos|largamos|piramos|venimos))(?: (?:just|only|about|like|como|unos|unas|solo|los|las|all))?$/;
const MEASURED =
  /^(?:(?:de|d|a|al|of) (?:\d|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|la (?:manana|tarde|noche))|(?:days?|nights?|weeks?|months?|years?|hours?|minutes?|mins?|miles?|km|kms|stops?|cities|dias?|noches?|semanas?|meses|anos?|horas?|minutos?|ciudades|islas?|paises|veces|times?|pm|am|h|th|st|nd|rd|o clock|euros?|pounds?|pesos?|kilos?|kg|grados|degrees|percent|star|stars|estrellas)\b|[-\u2013:/%])/;
/** "Seven from work", "cuatro del taller", "nine from the Tuesday class": what they have in common. */
const FROM_A_GROUP =
  /^(?:del|de la|de l[oa]s|de mi|de nuestr[oa]|from|from the|from our|from my|of the|of our) (?:\w+ ){0,2}?(?:curro|trabajo|taller|oficina|laburo|pega|chamba|club|pena|clase|grupo|equipo|barrio|uni|u|universidad|facu|facultad|instituto|insti|colegio|cole|escuela|liceo|prepa|parroquia|iglesia|coro|banda|seccion|section|cuadra|colonia|edificio|promo|promocion|master|asociacion|cuadrilla|hermandad|cofradia|taller|pack|work|office|church|class|team|choir|squad|department|lab|gang|society|association|school|uni|college|village|band|gym|guild|society|parish|group|crew|troop|coche|carro|auto|car|van|street|road)\b/;
/** "Party of", "squad of 8", "equipo de 12". */
const COLLECTIVE =
  /\b(?:family|fam|party|group|squad|team|troop|troupe|cast|crew|gang|bunch|band|delegation|household|clan|choir|pack|familia|grupo|equipo|cuadrilla|pandilla|banda|tropa|delegacion|expedicion|pena|combo|parche) (?:of|de)$/;
/** "Five in the car", "vamos siete en dos coches". */
const IN_A_CAR =
  /^(?:en|in) (?:(?:el|un|una|la|dos|tres|\d|a|the|my|one|two|three|mi|nuestr[oa]) )?(?:auto|coche|carro|car|van|furgo|furgoneta|camioneta|minivan|minibus|suburban|jeep|rv|motorhome|pickup|bakkie|ute|combi|buseta|taxi|matatu|kombi)s?\b/;
/** Words for people by what they are or do, in the plural, after "we are" also those made of verbs ("tailors", "nadadores"). */
const BY_TRADE =
  /^(?:[a-z]{2,}(?:istas|ografos|ografas|ologos|ologas|medicos|ermeros|ermeras|jeros|jeras|ineros|ineras|arios de|ists|icians|eers)|ladies|women|men|mujeres|hombres|chicas|chicos|tias|tios|personas|peregrin[oa]s|alumn[oa]s|estudiantes|maestr[oa]s|voces|monj[ae]s|cadets?|learners|students|pupils|youths?|nurses|tradies|lads|girls|guys|blokes|gals|pals|mates|docentes|profes|palistas|nadador[ae]s|corredor[ae]s|pescador[ae]s|jugador[ae]s|remer[oa]s|escalador[ae]s|bailarin[ae]s|profesor[ae]s|scouts|soci[oa]s|vecin[oa]s|herman[oa]s|prim[oa]s|amig[oa]s|colegas|companer[oa]s|brothers|sisters|siblings|cousins|friends|buddies|monks|nuns|musicos|voluntari[oa]s|widows|viudas|(?:run|play|rid|hik|walk|climb|teach|swim|danc|sing|row|paddl|surf|ski|div|golf|bowl|farm|work|driv|paint|research|camp|offic|memb|lead|photograph|design|bik|angl|bird|quilt|knit|runn|swimm|paddl|sew|bak|box|hunt|fish|volunte)+ers|doctors|tailors|pilgrims)$/;
const BY_VERB = /^[a-z]{3,}(?:[aei]dor[ae]s|antes|entes|eros|eras|icos|ians|ers|ors)$/;
/** Before a number that counts other people, or things one has. */
const OF_OTHERS =
  /\b(?:with|w|con|for|para|pa|de|of|and|y|has|have|tengo|tiene|llevo|meet\w*|see|bring\w*|take|pack|my|mis|sus|his|her|their|other|otros|otras|plus|mas|to|a|los|las|the|other)$/;

/** More words for people of one kind: "two old codgers", "cuatro madres". */
const OF_TWO =
  /^(?:pensioners|retirees|grannies|grandmas|grandads|lassies|lasses|students|teachers|abueletes|abuelas|abuelos|abuelitas|jubilad[oa]s|chavales|viej[oa]s|veteran[oa]s|colegas|companer[oa]s|solter[oa]s|maestras|monjas)$/;
const ADJECTIVE_OF_PEOPLE =
  /^(?:old|young|retired|single|tired|happy|ageing|aging|silly|mad|middle|busy|viej[oa]s|buen[oa]s|jovenes)$/;
const OPENING = 3;
/** Three of these are friends; two are a couple. */
const MOTHERS = /^(?:mums|moms|dads|madres|mamas|padres|papas)$/;

/** How far into the text a group without a "we" is announced, in lexemes. */
const ANNOUNCED_WITHIN = 32;
const MOST = 30;

/** "Los tres hermanos", "we the three brothers": all of them, of whom the writer is one. */
const KIN = /^(?:herman[oa]s|prim[oa]s|amig[oa]s|siblings|brothers|sisters|cousins|friends|de siempre|juntos|juntas)\b/;

/** "Llegamos de Xalapa los tres violonchelistas" */
const TAKES_A_VERB = /\b[a-z]{3,}(?:amos|emos|imos)\b/;

/** Whether the number here is that of all who travel. */
export const isHeadCount = (lexemes: readonly Lexeme[], at: number): boolean => {
  const number = lexemes[at]?.number ?? 0;
  if (number < 2 || number > MOST) return false;
  const before = textBefore(lexemes, at, 4);
  const next = textAfter(lexemes, at + 1, 5);
  if (MEASURED.test(next)) return false;
  const word = lexemes[at + 1]?.text ?? '';
  // "4 adultos y 2 niños": a part of them.
  const isPart =
    /^(?:adults|adultos|adultas|grown)$/.test(word) ||
    (/^(?:,|and|y|&|\+|plus|mas|with|con)$/.test(lexemes[at + 2]?.text ?? '') &&
      lexemes[at + 3]?.number !== undefined &&
      !MEASURED.test(textAfter(lexemes, at + 4, 3)));
  if (isPart) return false;
  const byTrade = BY_TRADE.test(word);
  if (WE_ARE.test(before))
    return (
      FROM_A_GROUP.test(next) ||
      byTrade ||
      (BY_VERB.test(word) && !isWordOfThings(word)) ||
      personWordAt(lexemes, at + 1) !== undefined ||
      /^(?:en|in|a|al|pa|para|to|de|d|del|from|[.,;:()]|y|and|que|who)(?: |$)/.test(next)
    );
  if (COLLECTIVE.test(before)) return true;
  if (at > ANNOUNCED_WITHIN) return false;
  const opens = /^(?:[.,;:!\u2014-]|)$/.test(lexemes[at - 1]?.text ?? '');
  // "Ocho entre primos y suegros"
  if (opens && number >= 3 && /^entre \w+ y \w+/.test(next)) return true;
  const article = /^(?:los|las|the)$/.test(lexemes[at - 1]?.text ?? '');
  if (article && number >= 3)
    return (
      !/\b(?:con|with|de|of|a|para|for|y|and|para|entre)$/.test(textBefore(lexemes, at - 1, 1)) &&
      (KIN.test(next) || FROM_A_GROUP.test(next) || (byTrade && TAKES_A_VERB.test(textBefore(lexemes, at - 1, 5))))
    );
  if (OF_OTHERS.test(textBefore(lexemes, at, 1))) return false;
  if (FROM_A_GROUP.test(next)) return true;
  const ofUs = /^(?:nosotr[oa]s|us|we)$/.test(lexemes[at - 1]?.text ?? '');
  if (number >= 3 && ofUs && !personWordAt(lexemes, at + 1)?.entry.none) return true;
  if (number >= 3 && opens && IN_A_CAR.test(next)) return true;
  // "Two nurses in Amsterdam", "dos enfermeras, tres días"
  const plain = ADJECTIVE_OF_PEOPLE.test(word) ? (lexemes[at + 2]?.text ?? '') : word;
  if (opens && number === 2 && at <= OPENING) return OF_TWO.test(plain) || BY_TRADE.test(plain);
  if (!opens || number < 3) return false;
  // "Salida de espeleo en Ramales, cinco."
  if (!beginsWithDigit(lexemes[at]?.text ?? '0') && lexemes[at - 1]?.text === ',' && /^[.,;:]/.test(next)) return true;
  return byTrade || OF_TWO.test(plain) || (MOTHERS.test(plain) && lexemes[at + 2]?.number === undefined);
};
