/** Whom the list is for: everybody, or one of a group; and whether the writer travels at all. */
import { anyNamed } from '../../packing/reading/patterns';
import { rememberedLast } from '../../remembered';
import { packsForAnother } from './packs-for-another';
import type { Person } from './person';
import type { FlatText } from './writer';

/** "Lista común", "metemos todo en la misma maleta", "one list for the three of us". */
const SHARED =
  /\b(?:(?:lista|maleta|valija|mochila) (?:(?:en )?comun|unica|conjunta|compartida|(?:es )?(?:para|pa|p) (?:tod[oa]s|l[oa]s (?:dos|tres|cuatro|cinco|seis)|ambos|ambas))|(?:la misma|una (?:sola|misma)) (?:lista|maleta|valija|mochila)|(?:compartimos|compartir|comparto) (?:(?:la|una) )?(?:lista|maleta|valija)|(?:shared|joint|common) list|(?:one|a single|the same) list (?:for|between)(?! (?:each|every))|list (?:is )?(?:for|between) (?:all of us|all (?:two|three|four|five|six|[2-6])\b|everyone|everybody|(?:all|the|both) (?:two |three |four )?of us))\b/;
/** Whether one list is for all who travel. */
export const listIsShared = ({ text }: FlatText): boolean => SHARED.test(text);

const ONLY_FOR =
  /\b(?:la )?lista (?:e |es )?(?:solo |solamente )?(?:pa|para) (mi \w+ y (?:pa |para )?(?:mi|yo))\b|\b(?:just|only) (?:need|want) (?:a |the )?(?:packing )?list for (me (?:and|&|\+) [^.,]{2,30}?) [.,]|\b(?:hazme|haceme|armame|preparame|quiero|necesito) (?:solo )?l[ao] (?:de|para) (mi \w+ y) (?:mi[oa]?|yo)\b|\b(?:list|lista|packing|pack) (?:is )?(?:just |only |solo )?(?:for|para) (?:just |only |solo )?(?:((?:me|mi|yo) (?:and|y|\+|&) [^.,]{2,40}?) (?:only|solo|nada mas|alone)\b|((?:my )?(?!me\b|us\b|him\b|her\b|them\b)\w+ (?:and|y|\+|&) (?:me|myself|yo|mi)\b))|\bmy list (?:and|&|\+) ((?:my )?\w+) 's/;

/** "This is for me and Angus, who shares my room": whom the list is for where others come as well. */
const FOR_ME_AND =
  /\b(?:list|lista|packing|this|it) (?:is |es |'s )?(?:just |only |solo )?(?:for|para|pa) ((?:(?:me|myself|mi)(?: \( [^)]{1,12} \))? (?:and|&|y|\+) (?!(?:(?:my|our|the|mis|los|las) )?(?:\d|two|three|four|dos|tres|cuatro|mis|los|las)\b)(?:(?:my|mi) )?(?:[a-z]+ )?[a-z]+|(?:my|mi) [a-z]+(?: [a-z]+)?(?: \( [^)]{1,12} \))? (?:and|&|y|\+) (?:for |para |pa )?(?:me|myself|mi|yo)))(?= (?:[.,;:)(]|who|que|as|cos|because|only|we|nomas|porque|vamos)|$)/;

/** Lexemes of those alone whom the list is for: "list for me and Lola only". */
export const onlyFor = ({ text, lexemeAt }: FlatText): readonly [number, number] | undefined => {
  const found = ONLY_FOR.exec(text) ?? FOR_ME_AND.exec(text);
  const names = found?.slice(1).find((one) => one !== undefined);
  if (!found || names === undefined) return undefined;
  const start = found.index + found[0].indexOf(names);
  return [lexemeAt(start), lexemeAt(start + names.length - 1) + 1];
};

/** "La lista para nosotros cuatro", "I only pack for us 4": how many of a family the list is for, when others come as well. */
const FOR_US =
  /\b(?:list|lista|pack|packing|maletas?)(?: (?:is|es|just|only|solo))* (?:for|para|pa) (?:just |only |solo )?(?:us|nosotr[oa]s|the|los|las) (?:of )?(2|3|4|5|6|two|three|four|five|six|dos|tres|cuatro|cinco|seis)\b/;
const NUMBERS = ['two dos 2', 'three tres 3', 'four cuatro 4', 'five cinco 5', 'six seis 6'];

/** Those whom the list is not for: everybody but the writer, the partner and their children, where so many are told. */
export const notForUs = ({ text }: FlatText, people: readonly Person[]): readonly Person[] => {
  const told = FOR_US.exec(text)?.[1];
  const number = NUMBERS.findIndex((words) => told !== undefined && words.split(' ').includes(told)) + 2;
  const family = people.filter(
    ({ role, owner }) => role === 'self' || role === 'partner' || (role === 'child' && owner !== 'theirs'),
  );
  const rest = people.filter((person) => !family.includes(person));
  return number >= 2 && family.reduce((sum, { count }) => sum + count, 0) === number ? rest : [];
};

const NOT_GOING = anyNamed(
  {
    // "my wife and I are not going", "nosotros no vamos"
    notGoing:
      /(?:(?:we|we 're|we are|me and \w+|\w+ and i|my \w+ and i) (?:are )?not|(?:i 'm|im|i am) not) (?:going|coming|travelling|traveling)(?! (?:in\b|near\b|up\b|down\b|on\b|out\b|back\b|over\b|by\b|off\b|through\b|as\b|light\b|far\b|barefoot\b|overboard\b|hungry\b|\w+ again\b|\w+ing\b|anywhere\b|to (?!be there|come|go\b|travel)|with (?:a|an|any|no)\b))|(?:nosotr[oa]s|padres|papas|apoderados|abuelos|adultos|mayores) no (?:vamos|viajamos|iremos)(?! (?:en|con|por|de|a (?:caballo|pie|pata|dedo|remo|camping|\w+[aei]r)\b))/,
    // "I don't go, I've my hip"
    doNotGo:
      /(?:i|we) (?:dont|do not|wont|will not) (?:go|come|travel)(?= (?:[.,;:)]|i\b|because|with (?:him|her|them)|too|along)|$)/,
    // "I'm only doing her list", "I'm just packing for him"
    onlyPacksFor:
      /i (?:'m |am )?(?:only|just) (?:(?:doing|do|writing|write|typing|type|making|organi[sz]ing) (?:it|this|(?:the|her|his|their) (?:list|bag|case|packing))|packing (?:for (?:him|her|them)|(?:his|her|their) (?:bag|case|things|stuff)|because (?:he|she|they)))\b/,
    // "don't pack for me"
    notListed: /(?:dont|do not) (?:list|count|include|pack for) me/,
    // "I only come to watch", "I just visit"
    comesToWatch:
      /(?:me|myself|i|we)(?: and (?:(?:my|her|his|the) )?\w+)? (?:will |'ll )?(?:only|just) (?:come|drive|pop|join|arrive|go)\b[^.]{0,30}?\bto (?:watch|cheer|collect|pick|support)\b|i (?:only|just) visit\b/,
    // "I'm driving him up and leaving"
    drivesThem:
      /i (?:'m |am )?(?:just |only )?(?:driv(?:e|ing)|bring(?:ing)?|tak(?:e|ing)|drop(?:ping)?) (?:him|her|them) (?:up|down|over|there|in|off)?(?: and| &| then)? (?:leav(?:e|ing)|drop|come (?:home|back))\b/,
    // "I'm not staying", "I drive back the same night"
    notStaying:
      /(?:i 'm|im|i am) not staying(?! (?:in|at|with|near|long|there|here|over|on|for|up)\b)|i stay (?:at )?home|i (?:return|come back|go back|drive back|fly back|am back|'m back) (?:home )?(?:the )?same (?:day|night|evening)\b/,
    // "yo no voy", "yo me quedo"
    yoNo: /yo no (?:voy|viajo|ire)|(?<=[,;(] )(?:que |pero )?no (?:voy|viajo)(?= [.;)]|$)|yo me quedo(?! (?:a (?:dormir|cuidar|pasar)|con el(?:la)?\b|en (?:el|la) (?:sofa|hotel|hospital|sillon|cuarto|habitacion|clinica|cama)))/,
    // "soy la chaperona"
    chaperona: /(?:soy|es) la chaperona?/,
    // "yo solo les armo la lista", "yo únicamente le preparo la maleta", "yo solo organizo"
    onlyPacks:
      /yo (?:(?:solo|solamente|unicamente|nada mas|nomas|me limito a|se la) )+(?:(?:les?|se la|se las|la|las) )?(?:arm|hag|hac|prepar|empac|organiz|ayud|mont|complet|redact|escrib)\w*/,
    // "yo no subo al avión"
    notOnBoard:
      /yo no (?:subo (?:al|a la|a ningun)|me subo|embarco|estoy en (?:el|ese|este) (?:viaje|plan)|entro en)\b/,
    // "yo se la armo", "armando la valija de él"
    packsTheirs:
      /la lista es la de (?:ella|el)\b|(?:la )?yo (?:la |le |se la )?armo\b|(?:arm|hac|prepar|empac)\w+ (?:(?:la|su) )?(?:valija|maleta|lista|mochila|bolso) de (?:el|ella)(?= [.,;)]|$)/,
  },
  { before: '\\b' },
);
const FOR_OTHER = anyNamed({
  // "packing list for my teenage son"
  forRelative:
    /\b(?:this|it|i ask|we ask|asking|writing|posting|packing|pack|list)(?: (?:is|'s|this))? (?:list )?(?:actually |really |just |only )?(?:for|is for) (?:my|our) (?:\w+ )?(?:son|daughter|kid|kids|boy|girl|teen|teenager|lad|husband|hubby|wife|partner|boyfriend|girlfriend|mum|mom|mam|mother|dad|father|parents|niece|nephew|grandson|granddaughter|brother|sister|nan|gran|grandma|grandad|\d{1,2} ?(?:yo|y o))\b(?!(?: \w+){0,4} (?:and|&|\+) (?:me|i|myself|us)\b| (?:too|as well|also)\b)/,
  // "scout camp for our daughter", "campamento de mi hija"
  tripOf:
    /\b(?:viaje (?:de estudios|de fin de curso|escolar)|campamento|excursion|colonias|(?:school|scout|summer|class|(?:year|yr|grade) \d{1,2}) (?:trip|camp|residential)(?: to \w+)?|expedition|residential|tour|tournament|course|exchange|placement|sleepover|first camp) (?:de|of|for|para) (?:my|our|mi|mis|nuestr[oa]s?)\b/,
  // "List for Daddy"
  listFor:
    /(?:^|[.] )(?:packing )?list for (?:my |our )?(?:daddy|dad|da|mum|mam|mammy|mummy|mom|nan|nana|granny|gran|grandad|grandma|grandpa)\b(?!(?: \w+){0,4} (?:and|&|\+) (?:me|i|myself|us)\b)/,
  // "my daughter is off to", "mi hijo se va de campamento"
  goesOn:
    /\b(?:my|our|mi|mis|nuestr[oa]s?) (?!stomach|body|back|knee|phone|flight|bag|bus|train|boat|list|brain|anxiety|alarm|car|heart)(?:\w+ ){1,2}(?:[,(] )?(?:(?:\w+ )?(?:(?:de |aged )?\d+ )?(?:anos )?(?:[,)] )?(?:que |who )?)(?:\w+ ){0,2}(?:'s )?(?:is going on|goes on|are going on|se va de|se van de|va de(?! (?:traje|chaque|esmoquin|smoking|frac|corbata|guayabera|camisa|gala|etiqueta|largo|corto|uniforme|blanc[oa]|negr[oa]|azul|invitad[oa]|padrino|madrina|testigo|dama|acompanante)\b)|se va al?|se van al?|is off to|'s (?:first )?(?:school|scout|class|summer) (?:trip|camp)|has (?:a|his|her) school trip|viaja sol[oa]|is travelling (?:alone|solo)|travels alone)/,
  // "mi hijo Nico, 9 años, va a su primer campamento", "my daughter Ivy (8) is off to her first sleepaway camp"
  firstCamp:
    /\b(?:va|se va|ira|marcha) al? (?:su )?(?:primer |primera )(?:campamento|colonia|colonias|intercambio)\b|\b(?:going|off|goes|heading) to (?:his|her) first (?:\w+ )?(?:camp|residential|jamboree)\b/,
  // "our son starts boarding school", "mi hija entra al internado"
  startsAt:
    /\b(?:my|our|mi|nuestr[oa]) (?:son|daughter|boy|girl|nephew|niece|brother|grand(?:son|daughter)|hij[oa]|niet[oa]|sobrin[oa]|herman[oa])(?: [a-z]+)?(?: ,)? (?:starts?|begins?|enters?|joins?|goes (?:off )?to|flies|vuela|viaja|va|entra|ingresa|empieza|se va|se incorpora) (?:(?:at|in|the|en|al?|de|la|el) )*(?:boarding(?: school)?|the army|the navy|seminary|novitiate|intern[oa]|internado|ejercito|armada|seminario|noviciado|mili|alone|solo|sola|on (?:his|her) own)\b/,
  // "Para mi madre, que se va a"
  paraQuienVa:
    /(?:^|[.] )(?:para|pa) mi (?:marido|mujer|espos[oa]|novi[oa]|hij[oa]|padre|madre|papa|mama|herman[oa]|abuel[oa]|jef[ea]) (?:, )?que (?:se )?(?:va|viaja|vuela|ingresa|entra|sale|empieza)\b/,
  // "lista para mis padres"
  listaPara:
    /\b(?:list|lista|maleta|packing|pack|suitcase|es|it 's) (?:list )?(?:is )?(?:for|para) (?:my|our|mi|mis|nuestr[oa]s?) (?:son|daughter|kid|kids|mum|mom|mother|dad|father|parents|hij[oa]s?|madre|padre|padres|abuel[oa]s?|papas|mama|papa|nan|gran|grandma|grandparents|sobrin[oa]|brother|sister|herman[oa])\b(?!.{0,60}\b(?:y yo|and i|and me|conmigo|with me)\b)/,
});
/** "I write on behalf of my son", "describo el viaje de mi padre", "secretary here": for whom the words speak. */
const SPEAKS_FOR = anyNamed(
  {
    // "Nan dictating this"
    dictated:
      /(?:mum|mom|mam|mother|dad|father|nan|nana|gran|granny|grandma|grandad|grandpa)(?: (?:is|'s))? dictat(?:ing|es) (?:this|it)\b/,
    // "on behalf of my father"
    onBehalf: /on behalf of (?:my|our|bishop|father|mr|mrs|dr)\b/,
    // "I'm planning the trip for my parents"
    writesFor:
      /(?:i|i 'm|im|i am) (?:write|writing|describe|describing|arrange|arranging|plan|planning) (?:(?:this|it|the (?:trip|journey|tour|list)) )?(?:of|for) (?:my|our) (?:\w+ )?(?:son|daughter|father|dad|mother|mum|mom|mam|parents|gran\w*|nan\w*|uncle|aunt\w*|niece|nephew|boss|husband|wife|brother|sister)\b/,
    // "I'm sending my son to"
    sends: /(?:i 'm|im|i am) sending my (?:son|daughter|kid|boy|girl) (?:back )?(?:to|off)\b/,
    // "secretary here"
    secretary: /(?:secretary|assistant) here\b/,
    // "escribo por mi abuela"
    enNombre:
      /(?:en nombre de|escribo (?:por|para)) (?:mi|mis|nuestr[oa]s?) (?:\w+ )?(?:hij[oa]s?|madre|padres?|mama|papa|abuel[oa]s?|suegr[oa]s?|tio|tia|jef[ea]|sobrin[oa]|niet[oa]s?|ahijad[oa]|herman[oa]|espos[oa]|marido|mujer)\b/,
  },
  { before: '\\b' },
);
/** "I need HER list", "la lista es de ella", unless that one is made already. */
const THEIR_LIST = anyNamed({
  // "I'm packing for her", "packing dad's hospital bag"
  packsFor:
    /(?:^|[.;(] )(?:just |only )?packing for (?:her|him|them)(?= [.,;)])|\b(?:i 'm|im|i am) (?:packing|sorting (?:the|a|this) bag|doing (?:the|a|this) (?:bag|list|case)) for (?:her|him|them)\b(?! (?:(?:and|&|\+) (?:me|myself)|too\b|also\b|as well\b))|\bpacking (?:his|her|(?:dad|mum|mom|nan|gran) 's) (?:hospital |overnight |own )?(?:bag|case|suitcase)\b(?! (?:too|as well|and (?:mine|my)))/,
  // "she needs a list", "what should he take"
  theyNeed:
    /\b(?:she|he|they) needs? (?:a|the|this) (?:packing )?list\b|\bwhat (?:does|will|would|should) (?:she|he) (?:need|take|pack|bring)\b/,
  // "list not for me", "not for me I stay"
  notForMe:
    /\blist (?:is )?(?:, )?not (?:for )?me\b|\blist (?:is )?for \w+ (?:[(,] ?\d+ ?\)? )?, (?:and )?not (?:for )?me\b|\bi 'm (?:only|just) the (?:mum|mom|mam|mammy|dad|da|parent|one) (?:who (?:is )?)?(?:paying|pays|driving)\b|\bnot for me (?:i|as|because|cos)\b|(?:^|[.,;] )not for me , (?:but )?for\b|\b(?:going|travelling|traveling|who goes) , not me\b/,
  // "I need HER list", "list just for them"
  theirs:
    /\b(?:need|want|make|do|its|it 's|is) (?:just |only )?(?:a list for )?(?:her|his) (?:packing )?list\b|\blist (?:(?:is|needs to be) )?(?:just |only )?(?:his|hers|for (?:him|her|them|the (?:students|pupils|kids|children|girls|boys)))\b|(?:^|[.,;:(] )(?:just |only )?(?:his|her|their) list\b(?! (?:is|'s|was)\b)|\blist for (?:both of |all of )?them\b/,
  // "la lista es de ella"
  listaDe:
    /\bl?lista es (?:suya|de el|de ella)\b|\bl?lista (?:es )?(?:solo |solamente )?(?:de|para|pa) (?:(?:la|el) (?:bolsa|maleta|mochila|bolso|valija) de )?(?:ella|el)\b(?! (?:y|and|viaje|campamento|finde|fin|vuelo|barco|camino)\b)/,
  // "mum is doing the list"
  helps:
    /\b(?:mum|mom|mam|dad|mother|father) (?:is |'s )?(?:doing|making|writing|packing) (?:the|his|her) (?:list|bag|packing)\b/,
});
const JUST_CHILDREN =
  /\b(?:list|lista) (?:is )?(?:just|only|solo|solamente) (?:for|para) (?:the|my|our|mis|los|las|nuestr[oa]s) (?:kids|children|twins|ninos|ninas|hijos|hijas|peques)\b|(?:^|[.;(] )(?:la )?lista (?:es )?(?:solo |solamente )?(?:de|para) (?:mis|los|las|nuestr[oa]s) (?:dos |tres )?(?:ninos|ninas|hijos|hijas|peques|crios|crias|nenes|nenas|chicos|chamacos|guaguas)(?= [.,;)]|$)/;
const WRITER_GOES =
  /\b(?:i 'm going|i go with|i travel|we (?:are|fly|go|travel|drive)|we 're|voy con|vamos|viajo con|viajamos|with me|conmigo|soy (?:(?:la|el|una?) )?(?:dama|madrina|padrino|testigo|invitad[oa])|and i|and me|y yo\b|(?:para|pa) mi (?:[ye]|$|[.,;()]))/;

/** Whether the words say that the writer stays at home. */
export const saysNotGoing = ({ text }: FlatText): boolean => isNotGoing(text) || packsForAnother(text);
const isNotGoing = rememberedLast((text) => NOT_GOING.test(text));

/** "This list is for Kenzie" */
const LIST_OF_NAME = /\blist is (?:just |only )?for (\w+)/;

/** "Lista para Bruno, 8", "List for Oliver, 13": by name, where nothing says that the writer goes. */
const LIST_FOR_NAME = /(?:\blista? (?:just |only |solo )?(?:for|para)|^(?:es )?para) (\w+)\b/;

/** Trips on which children go without their parents. */
const OF_CHILDREN =
  /\b(?:school|scouts?|cubs?|brownies?|beavers?|rainbows?|guides?|class|summer|holiday club) (?:\w+ )?(?:trip|camp|tour|exchange|residential|sleepover)\b|\bsummer school\b|\b(?:nights?|days?|weeks?|fortnight) boarding\b|\b(?:jamboree|residential)\b|\bwith (?:(?:his|her|the) )?(?:school|class|scouts|cubs|brownies)\b|\bviaje de (?:fin de curso|estudios|egresados)\b|\bgranja escuela\b|\bcolonias\b|\bcampamento\b|\bcon (?:el|la|su) (?:cole|colegio|escuela|clase|curso)\b|\bscouts?\b/;
const SPEAKS_OF_SELF = /\b(?:i|im|me|we|us|ours|yo|vamos|voy|viajo|nosotr[oa]s|llevo a|acompano)\b/;

/** "My nephew's first season, so list for him and me". */
const FOR_THEM_AND_ME =
  /\b(?:list|lista|pack) (?:is |es )?(?:for|para|pa) (?:him|her|them|el|ella|ell[oa]s) (?:and|&|y|\+|n) (?:for |para )?(?:me|us|mi|yo|nosotr[oa]s|myself)\b/;

/** The writer plans for others and does not travel. */
export const writerStays = ({ text }: FlatText, people: readonly Pick<Person, 'role' | 'name'>[]): boolean => {
  const others = people.filter(({ role }) => role !== 'self');
  if (others.length === 0 || FOR_THEM_AND_ME.test(text)) return false;
  if (
    others.every(({ role }) => role === 'child') &&
    OF_CHILDREN.test(text) &&
    !WRITER_GOES.test(text) &&
    !SPEAKS_OF_SELF.test(text)
  )
    return true;
  if (packsForAnother(text) || isNotGoing(text) || JUST_CHILDREN.test(text) || THEIR_LIST.test(text)) return true;
  const listed = SPEAKS_OF_SELF.test(text) || WRITER_GOES.test(text) ? undefined : LIST_FOR_NAME.exec(text)?.[1];
  const named = LIST_OF_NAME.exec(text)?.[1] ?? listed;
  if (named !== undefined && people.some(({ role, name }) => role !== 'self' && name === named)) return true;
  return (FOR_OTHER.test(text) || SPEAKS_FOR.test(text)) && !WRITER_GOES.test(text);
};
