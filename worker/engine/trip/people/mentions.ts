/** Every mention of a person: who, how many, how old, whose, and which stand in one list ("us two, Eli (13) and my MIL"). */
import { agesAfter, numbersAt, type Ages } from './ages';
import { GIVEN_NAMES, type PersonWord } from './lexicon';
import { ahead, behind, personWordAt, type Lexeme } from './lexemes';

export type Owner = 'mine' | 'ours' | 'theirs' | 'the' | 'a' | '';

export interface Mention {
  kind: 'self' | 'person' | 'name' | 'age';
  entry?: PersonWord;
  /** Lexemes of the whole mention, `to` not included. */
  from: number;
  to: number;
  /** The word that names the person, and where it ends. */
  head: number;
  headTo: number;
  owner: Owner;
  count?: number;
  ages: number[];
  plus: boolean;
  name?: string;
  /** "'s" after it is a possessive or "is". */
  apostrophe: boolean;
  /** "us two", "las dos": the writer and somebody. */
  pair?: boolean;
  sex?: 'female' | 'male';
  stage?: PersonWord['stage'];
  /** Mentions with one number stand in one list. */
  chain: number;
}

const OWNERS: Readonly<Record<string, Owner>> = {
  my: 'mine',
  mi: 'mine',
  mis: 'mine',
  our: 'ours',
  nuestro: 'ours',
  nuestra: 'ours',
  nuestros: 'ours',
  nuestras: 'ours',
  his: 'theirs',
  her: 'theirs',
  their: 'theirs',
  su: 'theirs',
  sus: 'theirs',
  the: 'the',
  el: 'the',
  la: 'the',
  los: 'the',
  las: 'the',
  a: 'a',
  an: 'a',
  un: 'a',
  una: 'a',
  another: 'a',
  otra: 'a',
  otro: 'a',
  one: 'a',
  lo: 'the',
};
const ADJECTIVE =
  /^(?:little|big|older|old|younger|elder|elderly|youngest|oldest|eldest|middle|twin|best|good|poor|dear|disabled|pregnant|retired|lovely|new|teenage|teen|adult|grown|small|own|other|close|uni|college|school|work|two|gran|pobre|pequen[oa]s?|mejor(?:es)?|buen[oa]s?|viej[oa]s?|mayor(?:es)?|menor(?:es)?|querid[oa]|otr[oa]s)$/;
const TEEN = /^(?:teenage|teen)$/;
const NOT_NAME =
  /^(?:i|im|we|me|my|our|the|a|an|and|also|but|so|no|not|yes|ok|it|its|is|are|he|she|they|you|this|that|there|here|all|both|just|only|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|shabbat|xmas|nye|hotel|airbnb|flight|flights|train|car|beach|day|days|night|nights|week|weeks|two|three|four|five|six|yo|mi|mis|el|la|los|las|un|una|de|en|con|sin|y|que|no|si|vamos|voy|somos|viajamos|hotel|vuelo|tren|playa|lunes|martes|miercoles|jueves|viernes|sabado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad|ryanair|wizz|easyjet|jetstar|spirit|delta|united|avianca|iberia|vueling|klm|etihad|emirates|norwegian|lufthansa|latam|booking|renfe|eurostar)$/;
const PLACE_BEFORE =
  /^(?:in|en|to|at|from|desde|via|through|hacia|hasta|around|near|a|por|across|for|of|visit|visiting|towards|into|over|de|the|el)$/;
/** Names that are plain words too. */
const CAPITAL_ONLY =
  /^(?:mia|blanca|clara|rosa|marina|luz|mark|grace|ruby|holly|angel|max|vera|poppy|sue|jo|ed|dan|vero|fran|paz|frank|jack|will|bob|matt|rob|liz|rosario|rocio|victor|julia|olivia|isla|eve)$/;
const SELF = /^(?:i|me|myself|yo|conmigo|moi|servidor|servidora)$/;
const CONNECTOR =
  /^(?:and|y|e|&|\+|,|plus|mas|con|with|\(|\)|also|tambien|incl|including|incluyendo|:|-|junto|a|our|minus)$/;

const isName = (lexemes: readonly Lexeme[], at: number): boolean => {
  const lexeme = lexemes[at];
  if (!lexeme || lexeme.sign || lexeme.number !== undefined || lexeme.text.length < 2 || NOT_NAME.test(lexeme.text))
    return false;
  if (personWordAt(lexemes, at)) return false;
  if (!lexeme.capital && CAPITAL_ONLY.test(lexeme.text)) return false;
  return lexeme.capital && !(lexeme.upper && lexeme.text.length < 4 && !GIVEN_NAMES.has(lexeme.text))
    ? true
    : GIVEN_NAMES.has(lexeme.text);
};

/** Number, adjectives, age and owner before a head. */
const leftOf = (lexemes: readonly Lexeme[], head: number) => {
  let from = head;
  let count: number | undefined;
  let ages: Ages | undefined;
  let owner: Owner = '';
  let teen = false;
  for (let steps = 0; steps < 8 && from > 0; steps += 1) {
    const previous = lexemes[from - 1];
    if (!previous || previous.text === '.') break;
    const own = Object.hasOwn(OWNERS, previous.text) ? OWNERS[previous.text] : undefined;
    // "3 year old", "5 month", "16yo": an age before its person
    const start = /^(?:old|olds)$/.test(previous.text) ? from - 3 : from - 2;
    const unit = numbersAt(lexemes, start, false);
    if (start >= 0 && unit?.end === from && unit.unit && !ages) {
      ages = unit;
      from = start;
    } else if (
      previous.number !== undefined &&
      own === undefined &&
      Number.isInteger(previous.number) &&
      previous.number > 0
    ) {
      // "2 or 3 friends" keeps the last; a number before a bracket or comma belongs elsewhere.
      count = previous.number;
      from -= 1;
    } else if (/^(?:of|de)$/.test(previous.text) && /^(?:couple|par)$/.test(lexemes[from - 2]?.text ?? '')) {
      count = 2;
      from -= 2;
    } else if (own !== undefined && (owner === '' || own === 'mine' || own === 'ours')) {
      owner = own;
      from -= 1;
      if (own !== 'the' && own !== 'a') break;
    } else if (ADJECTIVE.test(previous.text) && !previous.sign) {
      teen ||= TEEN.test(previous.text);
      from -= 1;
    } else break;
  }
  return { from, count, ages, owner, teen };
};

/** Where a bracket that opens here closes, within reach; else the place itself. */
const pastBracket = (lexemes: readonly Lexeme[], at: number): number => {
  if (lexemes[at]?.text !== '(') return at;
  for (let index = at + 1; index < at + 12; index += 1) {
    if (lexemes[index]?.text === ')') return index + 1;
    if (lexemes[index] === undefined || (personWordAt(lexemes, index) && index > at)) return at;
  }
  return at;
};

const FEMALE_WORD = /^(?:jefa|companera|vecina|cuidadora|ninera)$/;
const BEFORE_SON =
  /^(?:my|our|his|her|their|the|a|an|with|and|old|teenage|teen|little|young\w*|old\w*|eldest|&|\+|adult|grown|dear|only|middle|taking|yo|baby|for)$/;

const personAt = (lexemes: readonly Lexeme[], at: number): Mention | undefined => {
  const found = personWordAt(lexemes, at);
  if (!found || found.entry.none) return undefined;
  const { entry } = found;
  const left = leftOf(lexemes, at);
  const lead = lexemes[at - 1]?.text ?? '';
  // Spanish "son" is a verb.
  if (lexemes[at]?.text === 'son' && !BEFORE_SON.test(lead) && !/^(?:\(|\d{1,2})$/.test(lexemes[at + 1]?.text ?? ''))
    return undefined;
  if (
    entry.owned &&
    (left.owner === '' || left.owner === 'the') &&
    left.count === undefined &&
    !(
      /^(?:parent|grandparent)$/.test(entry.role) &&
      /^(?:is|comes|has|'s|gets|needs|viene|va|tiene|usa)$/.test(lexemes[found.end]?.text ?? '')
    ) &&
    !/^(?:with|con|and|\+|&)$/.test(lead)
  )
    return undefined;
  let to = found.end;
  let name: string | undefined;
  const called = /^(?:(?:is |'s |who is )?(?:called|named)|(?:que )?se llaman?|llamad[oa])(?= )/.exec(
    `${ahead(lexemes, to, 3)} `,
  );
  if (called && isName(lexemes, to + called[0].split(' ').length)) to += called[0].split(' ').length;
  const comma =
    lexemes[to]?.text === ',' &&
    entry.close &&
    isName(lexemes, to + 1) &&
    /^(?:[,(.]|que|de)$/.test(lexemes[to + 2]?.text ?? '') &&
    agesAfter(lexemes, to + 2);
  if (entry.count === undefined && (isName(lexemes, to) || comma)) {
    name = lexemes[comma ? to + 1 : to]?.text;
    to += comma ? 2 : 1;
  } else if (
    entry.close &&
    entry.count === undefined &&
    /^\p{L}{3,}$/u.test(lexemes[to]?.text ?? '') &&
    lexemes[to + 1]?.text === '(' &&
    numbersAt(lexemes, to + 2, true)
  ) {
    name = lexemes[to]?.text;
    to += 1;
  }
  const apostrophe = lexemes[to]?.text === "'s";
  const verb =
    /^(?:viene|vienen|comes|is coming|joins)(?: (?:con nosotr[oa]s|conmigo|along|too|tambien|with us|with me|us|me))* , /.exec(
      `${ahead(lexemes, to, 6)} `,
    );
  const late = verb ? agesAfter(lexemes, to + verb[0].trim().split(' ').length) : undefined;
  const ages = left.ages ?? (late?.unit ? late : agesAfter(lexemes, to));
  if (entry.key === 'aged' && !ages) return undefined;
  const told = lexemes
    .slice(found.end, ages?.end ?? found.end)
    .find(({ text }) => /^(?:f|m|female|male)$/.test(text))?.text;
  const feminine = entry.count === undefined && /^(?:nuestra|la|una)$/.test(lexemes[left.from]?.text ?? '');
  const sex =
    entry.sex ??
    (FEMALE_WORD.test(lexemes[at]?.text ?? '') ? 'female' : undefined) ??
    (told ? (told.startsWith('f') ? 'female' : 'male') : feminine ? 'female' : undefined);
  if (ages && !left.ages) to = Math.max(to, ages.end);
  if (lexemes[to]?.text === ')' && ages) to += 1;
  to = pastBracket(lexemes, to);
  return {
    kind: 'person',
    entry,
    from: left.from,
    to,
    head: at,
    headTo: found.end,
    owner: left.owner,
    ages: ages?.months ?? [],
    plus: ages?.plus ?? false,
    apostrophe,
    chain: -1,
    ...(left.count !== undefined && { count: left.count }),
    ...(name !== undefined && { name }),
    ...(sex && { sex }),
    ...((left.teen ? 'teen' : entry.stage) && { stage: left.teen ? 'teen' : entry.stage }),
  };
};

/** "a 3-year-old", "our 5 month old", "my 2 yr old": a person who is only an age. */
const ageNounAt = (lexemes: readonly Lexeme[], at: number): Mention | undefined => {
  const ages = numbersAt(lexemes, at, false);
  const last = lexemes[(ages?.end ?? 0) - 1]?.text ?? '';
  if (!ages || !/^(?:olds?|yo|yos|o)$/.test(last)) return undefined;
  let from = at;
  let owner: Owner = '';
  let count: number | undefined;
  const previous = lexemes[at - 1];
  if (previous && Object.hasOwn(OWNERS, previous.text)) {
    owner = OWNERS[previous.text] ?? '';
    from -= 1;
  } else if (previous?.number !== undefined) {
    count = previous.number;
    from -= 1;
  }
  let next = ages.end;
  while (ADJECTIVE.test(lexemes[next]?.text ?? '')) next += 1;
  if (personWordAt(lexemes, next)) return undefined;
  if (/^(?:im|i|am|'m|is|'s|are|she|he|man|woman)$/.test(previous?.text ?? '')) return undefined;
  return {
    kind: 'age',
    from,
    to: ages.end,
    head: at,
    headTo: ages.end,
    owner,
    ages: ages.months,
    plus: ages.plus,
    apostrophe: false,
    chain: -1,
    ...(count !== undefined && { count }),
  };
};

const nameAt = (lexemes: readonly Lexeme[], at: number, linked: boolean): Mention | undefined => {
  if (!isName(lexemes, at)) return undefined;
  const lexeme = lexemes[at];
  const given = GIVEN_NAMES.has(lexeme?.text ?? '');
  const before = lexemes[at - 1]?.text ?? '';
  const article = /^(?:la|el|little)$/.test(before);
  const opens = lexeme?.at === 0 && !given;
  if (PLACE_BEFORE.test(before) && !(given && before === 'a')) return undefined;
  const next = lexemes[at + 1]?.text ?? '';
  const ages = /^(?:[(,]|is|'s|tiene|de|who|que|aged|turns|\d+)$/.test(next) ? agesAfter(lexemes, at + 1) : undefined;
  // "Cocora 3, Cartagena 3" are nights.
  const told =
    ages !== undefined &&
    !(opens && /^[,\d]/.test(next)) &&
    (linked || given || ages.unit || /^(?:is|'s|tiene|aged|turns)$/.test(next)) &&
    ages.months.length === 1;
  const beside = /^(?:and|&|\+|y)$/.test(before) && SELF.test(lexemes[at - 2]?.text ?? '');
  const besideAfter = /^(?:and|&|\+|y)$/.test(next) && SELF.test(lexemes[at + 2]?.text ?? '');
  const withName = given && /^(?:with|con)$/.test(before);
  if (!(told || beside || besideAfter || withName || (linked && given))) return undefined;
  let to = told && ages ? ages.end : at + 1;
  if (told && lexemes[to]?.text === ')') to += 1;
  to = pastBracket(lexemes, to);
  return {
    kind: 'name',
    from: article ? at - 1 : at,
    to,
    head: at,
    headTo: at + 1,
    owner: '',
    ages: told && ages ? ages.months : [],
    plus: false,
    apostrophe: next === "'s",
    chain: -1,
    ...(lexeme && { name: lexeme.text }),
    ...(before === 'la' && { sex: 'female' as const }),
  };
};

const selfAt = (lexemes: readonly Lexeme[], at: number): Mention | undefined => {
  const base = {
    kind: 'self' as const,
    from: at,
    head: at,
    headTo: at + 1,
    owner: '' as const,
    plus: false,
    apostrophe: false,
    chain: -1,
  };
  const three = ahead(lexemes, at, 4);
  const pair =
    /^(?:us two|the two of us|both of us|the pair of us|nosotr[oa]s dos|the 2 of us|us 2|(?:y|mas) (?:los|las) dos)\b/.exec(
      three,
    );
  if (pair && !personWordAt(lexemes, at + pair[0].split(' ').length))
    return {
      ...base,
      to: at + pair[0].split(' ').length,
      ages: [],
      pair: true,
      ...(/nosotras|las dos/.test(pair[0]) && { sex: 'female' as const }),
    };
  // "my 80 yo grandpa"
  if (!SELF.test(lexemes[at]?.text ?? '') || (lexemes[at]?.text === 'yo' && /^\d/.test(lexemes[at - 1]?.text ?? '')))
    return undefined;
  const ages = /^(?:\(|,|\d+)$/.test(lexemes[at + 1]?.text ?? '') ? agesAfter(lexemes, at + 1) : undefined;
  let to = ages ? ages.end : at + 1;
  if (ages && lexemes[to]?.text === ')') to += 1;
  to = pastBracket(lexemes, to);
  return { ...base, to, ages: ages?.months ?? [] };
};

/** Whether nothing but "and", commas and brackets stands between two places. */
const onlyConnectors = (lexemes: readonly Lexeme[], from: number, to: number): boolean => {
  if (to - from > 5 || to < from) return to < from && from - to <= 2;
  for (let index = from; index < to; index += 1) if (!CONNECTOR.test(lexemes[index]?.text ?? '')) return false;
  return to > from;
};

/** All mentions in order, in chains. */
export const mentionsOf = (lexemes: readonly Lexeme[]): Mention[] => {
  const mentions: Mention[] = [];
  let chain = 0;
  for (let at = 0; at < lexemes.length; at += 1) {
    const last = mentions.at(-1);
    if (last && at < last.to) continue;
    const pet = personWordAt(lexemes, at);
    if (pet?.entry.none) {
      at = pet.end - 1 + (pet.entry.key === 'pet' && isName(lexemes, pet.end) ? 1 : 0);
      continue;
    }
    const linkedName = last !== undefined && onlyConnectors(lexemes, last.to, at);
    const mention =
      personAt(lexemes, at) ?? selfAt(lexemes, at) ?? ageNounAt(lexemes, at) ?? nameAt(lexemes, at, linkedName);
    if (!mention) continue;
    const linked =
      last !== undefined &&
      !last.apostrophe &&
      onlyConnectors(lexemes, last.to, mention.from) &&
      !(lexemes[mention.head]?.text === 'i' && !/^(?:and|&|\+)$/.test(lexemes[mention.from - 1]?.text ?? ''));
    if (!linked) chain += 1;
    mention.chain = chain;
    mentions.push(mention);
  }
  return mentions;
};

/** Words before a mention, and after it. */
export const beforeOf = (lexemes: readonly Lexeme[], { from }: { from: number }): string => behind(lexemes, from, 5);
export const afterOf = (lexemes: readonly Lexeme[], { to }: { to: number }): string =>
  ahead(lexemes, to, 9)
    .replace(/^(?:\) )+/, '')
    .replace(/^, (?=(?:who|que|q|she|he|ella|both) )/, '');
