/** Small closed word lists that tell a clause from a list of things. Folded words, both languages together. */
import { remembered } from '../../remembered';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** First person: the writer, alone or with company. */
export const FIRST_PERSON = words(`i we me us myself ourselves yo nosotros nosotras`);

/** English words for one relation or companion. */
const KIN_OF_ONE = `dad mum mom mam nan gran grandma grandad grandpa sister brother wife husband aunt
 auntie uncle cousin mate friend boss partner boyfriend girlfriend son daughter`;

/** Said of one person who takes care of something ("dads bringing the boards"): relations, companions and who leads them. */
export const COMPANION = words(`${KIN_OF_ONE} sis bro guide`);

/** Relations, folded, both languages. */
export const KIN = words(`${KIN_OF_ONE} fiance fiancee spouse mother father parents sisters brothers sons
 daughters kid kids child children baby toddler twins grandmother granny grandfather grandparents grandson granddaughter grandchildren
 grandkids cousins niece nephew nieces nephews friends mates colleague colleagues neighbour neighbor roommate flatmate family inlaws
 lad lass teenager teenagers teen teens stepson stepdaughter stepmother stepfather
 marido esposo esposa mujer pareja novio novia prometido prometida madre mama padre papa padres hermana hermanas hermano hermanos hijo hija hijos hijas nino nina ninos ninas bebe peque
 peques gemelos gemelas mellizos mellizas abuela abuelo abuelos abuelas yaya yayo nieto nieta nietos nietas tia tio tios tias primo prima primos primas sobrino sobrina sobrinos sobrinas amigo amiga
 amigos amigas companero companera companeros companeras jefe jefa vecino vecina familia suegra suegro suegros cunado cunada cunados hijastro hijastra adolescente adolescentes pololo polola enamorado enamorada compadre comadre compadres comadres`);
const ENGLISH_VERBS =
  words(`i we he she they it you theres am is are 'm 're 'll 've was were will wont dont doesnt do does did didnt can cant
 cannot may might must should would could wouldnt couldnt shouldnt have has had havent hasnt hadnt isnt arent wasnt werent need needs want wants
 plan plans planning love loves hate hates take takes taking bring brings bringing fly flies flying drive drives driving stay stays staying rent rents
 renting hire hires hiring use uses using wear wears wearing go goes going get gets getting come comes coming includes include provides provide offers offer
 sleep sleeps sleeping travel travels travelling traveling meet meets meeting leave leaves leaving pack packing hope hoping carry carrying
 prefer prefers enjoy enjoys suffer suffers live lives wash washing doing lends lent said says told stayed went`);

const SPANISH_VERBS =
  words(`voy vamos va van iremos ire ira iran viajo viajamos viaja viajan volamos vuela vuelan salgo salimos sale salen llevo llevamos lleva llevan
 llevare llevaremos alquilo alquilamos alquila alquilan tengo tenemos tiene tienen hay es son soy somos estoy estamos estan quiero queremos quiere quieren pienso
 pensamos piensa puedo podemos puede pueden hago hacemos hace hacen hare haremos uso usamos usa usan necesito necesitamos necesita necesitan duermo dormimos
 duerme dormire dormiremos me nos se le les toca toma tomo tomamos come comen comemos lavo lavamos lava lavan pone ponen dejo dejamos deja dejan presta prestan
 incluye incluyen dan da viene vienen venimos queda quedamos quedan gusta gustan encanta encantan apetece sera seran habra conduzco conducimos padezco padece sufro sufre
 prefiero prefiere odio odia evito visito visitamos vivo vive viven soler suelo suele trabajo trabajamos doy damos compro compramos rento rentamos renta manejo manejamos
 ofrece ofrecen proporciona facilita facilitan paga pagamos debo debe debemos acampamos esquiamos buceamos nado surfeo surfea sabe saben cuida cuidan estara estaremos
 estuve estuvimos fuimos fui fue iba ibamos era eramos viajaremos volaremos saldremos tendremos tendre visitaremos caminaremos cojo cogemos coge tomaremos pasamos pasaremos
 paso llegamos llego volvemos vuelvo reservo reservamos requiere requieren piden exigen exige recomiendan dicen vence vencen caduca caducan quita quitan aguanta aguantan arriendo arrendamos arriendan`);

const NOT_VERBS = words(
  `extremos ultimos proximos mismos maximos pequenos somos racimos tramos ramos promos supremos remos termos primos mimos hermanos amos`,
);
const SPANISH_ENDING = /[aei]mos$/;

/** "queremos", "dormiremos": a Spanish verb of the first person plural. */
export const isFirstPersonPlural = (word: string): boolean =>
  word.length >= 6 && word.endsWith('mos') && SPANISH_ENDING.test(word) && !NOT_VERBS.has(word);

const IMPERFECT = /(?:aba|aban|abamos)$/;

/** A word that says the clause has a verb (or a subject pronoun) of its own. */
export const isVerbal = (word: string): boolean => rememberedVerbal(word) === true;
const rememberedVerbal = remembered(
  (word) =>
    ENGLISH_VERBS.has(word) ||
    SPANISH_VERBS.has(word) ||
    isFirstPersonPlural(word) ||
    (word.length >= 6 && IMPERFECT.test(word) && !/^(?:guayaba|silaba)$/.test(word)),
);

const COMPOUND = /^(?:sleeping|travel|travelling|washing|driving|carry|pack|use|stay|drive|come|rental)$/;
const COMPOUND_TAIL =
  /^(?:bags?|mats?|pads?|cots?|machines?|pillows?|insurance|on|ons|arrangements|cushion|licen[cs]e|sickness|documents?|system|n)$/;

const TRAVEL_NOUN =
  /^(?:kettles?|irons?|steamers?|mugs?|cups?|towels?|sick|sweets|adapt[eo]rs?|plugs?|chargers?|games?|blankets?|bottles?|wallets?|socks|hairdryer|dryer|straighteners|potty|toilet|chairs?|cards?|books?|guides?|chess|clock|alarm|wash|laundry|detergent|scales?|locks?|sets?|kits?|tins?|tissues|toothbrush\w*|size|sized|high|buggy|stroller|pushchair|mattress|guitar|cutlery|umbrella|router|speaker|sized|crib|wear|clothes|shoes|tripod)$/;

/** As `isVerbal`, but "sleeping bag" and "travel cot" are things. */
export const isVerbalAt = (tokens: readonly { text: string }[], at: number): boolean => {
  const word = tokens[at]?.text ?? '';
  // "Mi esposa está …": after a person it is the verb, elsewhere as often "this".
  if (word === 'esta' && KIN.has(tokens[at - 1]?.text ?? '')) return true;
  // "Boots for me": the Spanish clitic follows no English preposition.
  if (word === 'me' && /^(?:for|with|to|by|on|from|of|like)$/.test(tokens[at - 1]?.text ?? '')) return false;
  // "Travel kettle", "travel sick bands": before a noun it tells what the thing is for.
  if (word === 'travel' && TRAVEL_NOUN.test(tokens[at + 1]?.text ?? '')) return false;
  return isVerbal(word) && !(COMPOUND.test(word) && COMPOUND_TAIL.test(tokens[at + 1]?.text ?? ''));
};

/** A Spanish verb or clitic: after it "no" denies a verb, not a noun. */
export const isSpanishVerb = (word: string): boolean =>
  SPANISH_VERBS.has(word) ||
  /^(?:lo|la|los|las|te|me|nos|se|le|he|ha|hemos|han|hara|haria|hubo|sea|esta|este|creo|contamos|entra|entran)$/.test(
    word,
  ) ||
  isFirstPersonPlural(word);

/** Words before a noun. */
export const SPANISH_ARTICLE = /^(?:el|la|los|las)$/;
export const SPANISH_DETERMINER = /^(?:el|la|los|las|mi|mis|nuestr[oa]s?)$/;
export const ENGLISH_DETERMINER = /^(?:the|a|an|my|our|his|her|their)$/;
/** What joins the last entry of a list to those before it. */
export const AND = /^(?:and|n|plus|y|e)$/;

/** Words that always begin a new clause. */
export const BREAKERS =
  words(`but although though however whereas while except because since so then therefore unless yet just only instead rather mostly mainly
 who whose where when if pero aunque sino mientras porque pues asi entonces excepto salvo ahora now solo solamente unicamente quien quienes donde cuando si mejor luego ademas`);

/** Joins that may carry a list on or begin a clause. */
export const JOINS = words(`and y e plus & or nor o u ni neither`);
/** Joins that carry a negation on. */
export const OR_JOINS = words(`or nor ni o u neither tampoco`);
