/** Noun phrases of persons: number, adjectives, owner, relation word, name and age ("my two elder boys, 8 and 10"). */
import { agesAfter, numbersAt, type Ages } from './ages';
import { GIVEN_NAMES, type PersonWord } from './lexicon';
import { ahead, behind, pastBracket, personWordAt, type Lexeme } from './lexemes';
import { ADULT_MONTHS } from '../stage';

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
  me: 'mine',
  ma: 'mine',
  oor: 'ours',
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
  /^(?:i|im|we|me|my|our|the|a|an|and|also|but|so|no|not|yes|ok|it|its|is|are|he|she|they|you|this|that|there|here|all|both|just|only|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|shabbat|xmas|nye|hotel|airbnb|flight|flights|train|car|beach|day|days|night|nights|week|weeks|two|three|four|five|six|yo|mi|mis|el|la|los|las|un|una|de|en|con|sin|y|que|si|vamos|voy|somos|viajamos|vuelo|tren|playa|lunes|martes|miercoles|jueves|viernes|sabado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad|ryanair|wizz|easyjet|jetstar|spirit|delta|united|avianca|iberia|vueling|klm|etihad|emirates|norwegian|lufthansa|latam|booking|renfe|eurostar|mr|ms|dr|miss|luggage|baggage|allowance|limit|budget|deposit|rent|total|totals|weather|temps?|temperature|altitude|elevation|cost|price|group|party|team|max|min|age|ages|room|seat|seats|gate|row|platform|terminal|bus|boat|ferry|coach|stage|size|sizes|weight|height|distance)$/; /** Names that are plain words too. */
const CAPITAL_ONLY =
  /^(?:mia|blanca|clara|rosa|marina|luz|mark|grace|ruby|holly|angel|max|vera|poppy|sue|jo|ed|dan|vero|fran|paz|frank|jack|will|bob|matt|rob|liz|rosario|rocio|victor|julia|olivia|isla|eve|lena)$/;

/** "June who's 10 months", "April (7)": a month's name that has an age. */
const NAMED_AFTER_MONTH =
  /^(?:april|may|june|august) (?:(?:who|is|'s) (?:is |'s )?\d{1,2} (?:months?|mths|mo|weeks|years?|yrs?|yo)\b|who (?:is |'s )?\d{1,2}\b|\( \d{1,2} (?:months?|mo|mths|yrs?|yo|\)))/;

/** Whether a word is written or known as a name. */
export const isName = (lexemes: readonly Lexeme[], at: number): boolean => {
  const lexeme = lexemes[at];
  if (!lexeme || lexeme.sign || lexeme.number !== undefined || lexeme.text.length < 2) return false;
  if (NOT_NAME.test(lexeme.text)) return NAMED_AFTER_MONTH.test(ahead(lexemes, at, 4));
  const word = personWordAt(lexemes, at);
  if (word && !word.entry.named) return false;
  if (!lexeme.capital && CAPITAL_ONLY.test(lexeme.text)) return false;
  return lexeme.capital && !(lexeme.upper && lexeme.text.length < 6 && !GIVEN_NAMES.has(lexeme.text))
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
    // "me nan", but not "me los da".
    const own =
      Object.hasOwn(OWNERS, previous.text) && (previous.text !== 'me' || from === head)
        ? OWNERS[previous.text]
        : undefined;
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
      previous.number > 0 &&
      !/^(?:i|me|yo|him|her|he|she|ella)$/.test(lexemes[from - 2]?.text ?? '') &&
      // "Wife 48 son 15"
      !(previous.number >= 18 && personWordAt(lexemes, from - 2))
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

const FEMALE_WORD = /^(?:jefa|companera|vecina|cuidadora|ninera)$/;
/** "A friend from work and me" */
const FROM_SOMEWHERE =
  /^(?:from (?:work|school|uni|college|church|home)|from the \w+|del (?:trabajo|cole|curro|barrio|insti)|de (?:clase|la (?:uni|facu|infancia|universidad|oficina))) /;

const BEFORE_CRIO = /^(?:el|un|mi|tu|su|nuestro|del|al|con|[ye]|otro|este|pobre|[(,]|pequeno)$/;

const BEFORE_SON =
  /^(?:my|our|his|her|their|the|a|an|with|and|old|teenage|teen|little|young\w*|old\w*|eldest|&|\+|adult|grown|dear|only|middle|taking|yo|baby|for)$/;

/** A relation or a name after "of", not the writer and no place. */
const anothers = (lexemes: readonly Lexeme[], at: number): boolean => {
  if (/^(?:ella|ellas|ellos)$/.test(lexemes[at]?.text ?? '')) return true;
  const owner = /^(?:mi|my|su|her|his|la|el|our|nuestr[oa])$/.test(lexemes[at]?.text ?? '');
  const entry = personWordAt(lexemes, at + (owner ? 1 : 0))?.entry;
  if (entry !== undefined && entry.none === undefined) return owner && entry.role !== 'partner';
  return !owner && GIVEN_NAMES.has(lexemes[at]?.text ?? '') && lexemes[at]?.capital === true;
};

/** After "partner" these make it a firm's. */
const OF_WORK =
  /^(?:offsites?|meetings?|mtgs?|summits?|conferences?|workshops?|events?|dinners?|visits?|calls?|organi[sz]ations?|univers\w+|schools?|compan(?:y|ies)|hospitals?|agenc(?:y|ies)|programmes?|programs?|portal|day|days|firm|firms|ministry|church|ngo|charity|school|institutions?)$/;

/** "de 2 años y 7 meses" is one age where one person, or twins, are told of. */
export const joinYearsAndMonths = (lexemes: readonly Lexeme[], ages: Ages): void => {
  const [years = 0, months = 0, ...more] = ages.months;
  const told = lexemes.slice(Math.max(0, ages.end - 5), ages.end).map(({ text }) => text);
  if (more.length > 0 || years < 12 || years % 12 !== 0 || months < 1 || months > 11) return;
  if (told.some((text) => /^(?:meses|mes|months?)$/.test(text)) && told.some((text) => /^(?:y|and)$/.test(text)))
    ages.months = [years + months];
};

/** ", Aitor, que …", "de piso, Aitor, ya …": what is said of somebody goes on behind the name. */
const NAMED_ASIDE =
  /^((?:de \w+ |from \w+ )?), \w+ , (?:que|ya|tambien|no|es|esta|tiene|lleva|viene|va|who|is|has|already|also)\b/;

/** "1 bebé (10m)": behind a grown-up the letter would say male. */
const babyMonths = (lexemes: readonly Lexeme[], at: number): Ages | undefined => {
  const from = lexemes[at]?.text === '(' ? at + 1 : at;
  const months = lexemes[from]?.number;
  return months !== undefined && months <= 24 && lexemes[from + 1]?.text === 'm'
    ? { months: [months], end: from + 2, plus: false, unit: true }
    : undefined;
};

/** "Mum dad me and little bro 9": relation words side by side, one of them the writer. */
const isInBareList = (lexemes: readonly Lexeme[], at: number, end: number): boolean => {
  const beside = (index: number): boolean => {
    const text = lexemes[index]?.text ?? '';
    return /^(?:me|yo)$/.test(text) || personWordAt(lexemes, index)?.entry.owned === true;
  };
  return beside(at - 1) || beside(end);
};

/** "me wife theo (4) and june": the name behind a grown-up's word with the age of a child is the child's. */
const isChildsName = (lexemes: readonly Lexeme[], at: number, { role }: PersonWord): boolean => {
  if (!/^(?:partner|parent|grandparent|colleague)$/.test(role)) return false;
  const ages = agesAfter(lexemes, at + 1)?.months ?? [];
  return ages.length > 0 && ages.every((age) => age < 192);
};

/** "el patojo de 7": a child with an age; "somos el gordo, yo y los chicos": the other half beside the writer. */
const isToldOfByArticle = (lexemes: readonly Lexeme[], { role }: PersonWord, from: number, to: number): boolean => {
  if (role === 'child') {
    const [age] = agesAfter(lexemes, to)?.months ?? [];
    return age !== undefined && age < ADULT_MONTHS;
  }
  return (
    role === 'partner' &&
    (/^(?:somos|vamos|con|van|viajamos)$/.test(lexemes[from - 1]?.text ?? '') ||
      /\byo (?:,|y)$/.test(behind(lexemes, from, 2)) ||
      /^(?:,|y) yo\b/.test(ahead(lexemes, to, 2)))
  );
};

/** Behind a relation: "mi hermano chico", "la hija mayor". */
const SORT_OF_KIN = /^(?:mayor|menor|median[oa]|pequen[oa]|gemel[oa]|melliz[oa]|adolescente|chic[oa]|chiquit[oa])$/;

/** The person whose relation word begins here. */
export const personAt = (lexemes: readonly Lexeme[], at: number): Mention | undefined => {
  const found = personWordAt(lexemes, at);
  if (!found || found.entry.none) return undefined;
  // "la perra, que es viejita": how somebody is, and nobody's mother.
  if (
    /^viejit[oa]s?$/.test(lexemes[at]?.text ?? '') &&
    /^(?:es|esta|son|muy|ya|tan|bien|mas)$/.test(lexemes[at - 1]?.text ?? '')
  )
    return undefined;
  // "porque crió a cinco": without its accent the verb is a child.
  if (lexemes[at]?.text === 'crio' && !BEFORE_CRIO.test(lexemes[at - 1]?.text ?? '')) return undefined;
  // "a cada niño le dan una gorra": nobody of whom more is told.
  if (/^(?:cada|each|every)$/.test(lexemes[at - 1]?.text ?? '')) return undefined;
  // "The partner offsite", "a partner organisation": no partner of the writer's.
  if (found.entry.key === 'partner' && OF_WORK.test(lexemes[found.end]?.text ?? '')) return undefined;
  const owned = lexemes[at - 1]?.text === 'mi' && /^(?:chico|chica)$/.test(lexemes[at]?.text ?? '');
  // "Mi chico" without an age is no child.
  const entry: PersonWord =
    owned && !agesAfter(lexemes, found.end)
      ? { role: 'partner', key: 'partner', close: true, words: '', ...(found.entry.sex && { sex: found.entry.sex }) }
      : found.entry;
  const left = leftOf(lexemes, at);
  // "La vieja mía"
  const after = lexemes[found.end]?.text ?? '';
  const ownerBehind = /^(?:mi|nuestr)[oa]s?$/.test(after) && lexemes[found.end]?.capital === false;
  if (ownerBehind) left.owner = after.startsWith('n') ? 'ours' : 'mine';
  const lead = lexemes[at - 1]?.text ?? '';
  // "Priya's sister"
  if (lead === "'s" && left.from === at) left.owner = 'theirs';
  // "los niños de mi hermana", "la novia de Adri", "the kids of my sister": somebody else's.
  if (
    entry.count === undefined || entry.role === 'child'
      ? /^(?:de|d|of)$/.test(after) && anothers(lexemes, found.end + 1)
      : false
  )
    left.owner = 'theirs';
  // Spanish "son" is a verb: "no mentira son 15".
  if (
    lexemes[at]?.text === 'son' &&
    !BEFORE_SON.test(lead) &&
    !(/^(?:\(|\d{1,2})$/.test(lexemes[at + 1]?.text ?? '') && /^(?:[,(.]|\d{1,3})$/.test(lead)) &&
    // "…, son Olly 15"
    !(lexemes[at + 1]?.capital && /^(?:\(|\d{1,2})$/.test(lexemes[at + 2]?.text ?? ''))
  )
    return undefined;
  if (entry.named && left.owner !== 'mine' && !(lexemes[found.end]?.capital && lexemes[at]?.capital)) return undefined;
  if (
    entry.owned &&
    (left.owner === '' || left.owner === 'the') &&
    left.count === undefined &&
    !(
      /^(?:parent|grandparent)$/.test(entry.role) &&
      /^(?:is|comes|has|'s|gets|needs|viene|va|tiene|usa|(?:and|&|\+|y) (?:me|i|yo))\b/.test(
        ahead(lexemes, found.end, 2),
      )
    ) &&
    !/^(?:with|con|and|\+|&|ni|kay)$/.test(lead) &&
    !isInBareList(lexemes, at, found.end) &&
    !(left.owner === 'the' && isToldOfByArticle(lexemes, entry, left.from, found.end))
  )
    return undefined;
  let to = ownerBehind ? found.end + 1 : found.end;
  let name: string | undefined;
  if (
    SORT_OF_KIN.test(lexemes[to]?.text ?? '') &&
    (entry.count === undefined || !/^(?:chic|grand)/.test(lexemes[to]?.text ?? ''))
  )
    to += 1;
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
  // "mi compañero de piso, Aitor, que …": a name between commas.
  const apposed = NAMED_ASIDE.exec(ahead(lexemes, to, 8))?.[1]
    ?.trim()
    .split(' ')
    .filter(Boolean).length;
  if (
    entry.count === undefined &&
    left.count === undefined &&
    apposed !== undefined &&
    isName(lexemes, to + apposed + 1) &&
    lexemes[to + apposed + 1]?.capital
  ) {
    name = lexemes[to + apposed + 1]?.text;
    to += apposed + 3;
  } else if (
    entry.count === undefined &&
    (isName(lexemes, to) || comma || (entry.named && lexemes[to]?.capital)) &&
    !isChildsName(lexemes, to, entry)
  ) {
    name = lexemes[comma ? to + 1 : to]?.text;
    to += comma ? 2 : 1;
  } else if (
    entry.close &&
    entry.count === undefined &&
    /^\p{L}{3,}$/u.test(lexemes[to]?.text ?? '') &&
    !personWordAt(lexemes, to) &&
    lexemes[to + 1]?.text === '(' &&
    numbersAt(lexemes, to + 2, true) &&
    !isChildsName(lexemes, to, entry)
  ) {
    name = lexemes[to]?.text;
    to += 1;
  }
  // "el chaval (Nico, 8)": the name and the age in one bracket.
  if (
    name === undefined &&
    entry.count === undefined &&
    left.count === undefined &&
    /^\( \w+ , \d{1,3} [,)]/.test(ahead(lexemes, to, 5)) &&
    isName(lexemes, to + 1)
  )
    name = lexemes[to + 1]?.text;
  const apostrophe = lexemes[to]?.text === "'s";
  const verb =
    /^(?:viene|vienen|comes|is coming|joins)(?: (?:con nosotr[oa]s|conmigo|along|too|tambien|with us|with me|us|me))* , /.exec(
      `${ahead(lexemes, to, 6)} `,
    );
  const late = verb ? agesAfter(lexemes, to + verb[0].trim().split(' ').length) : undefined;
  const several = (entry.count ?? 1) > 1 && entry.role === 'child';
  const ages =
    left.ages ??
    (late?.unit
      ? late
      : (agesAfter(lexemes, to, several) ?? (entry.stage === 'baby' ? babyMonths(lexemes, to) : undefined)));
  if (entry.key === 'aged' && !ages) return undefined;
  if (ages && (entry.count === undefined || entry.key === 'twins')) joinYearsAndMonths(lexemes, ages);
  const told = lexemes
    .slice(found.end, ages?.end ?? found.end)
    .find(({ text }) => /^(?:f|m|female|male)$/.test(text))?.text;
  const feminine = entry.count === undefined && /^(?:nuestra|la|una)$/.test(lexemes[left.from]?.text ?? '');
  const sex =
    entry.sex ??
    (FEMALE_WORD.test(lexemes[at]?.text ?? '') ? 'female' : undefined) ??
    (told ? (told.startsWith('f') ? 'female' : 'male') : feminine ? 'female' : undefined);
  if (ages && !left.ages) to = Math.max(to, ages.end);
  if (entry.role === 'friend')
    to +=
      FROM_SOMEWHERE.exec(`${ahead(lexemes, to, 3)} `)?.[0]
        .trim()
        .split(' ').length ?? 0;
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

const CHILDREN: PersonWord = { role: 'child', key: 'children', stage: 'child', count: 2, close: true, words: '' };
/** The eldest of a group that is only told by its number, months: "our 3 (15, 12, 8)". */
const ELDEST_CHILD_MONTHS = 20 * 12;

/** "Our 3 (15, 12, 8)", "mis dos, 4 y 6", "2 under 2": children of whom only number and ages are told. */
export const childrenByNumberAt = (lexemes: readonly Lexeme[], at: number): Mention | undefined => {
  const count = lexemes[at]?.number;
  if (count === undefined || !Number.isInteger(count) || count < 2 || count > 8) return undefined;
  const group = {
    kind: 'person' as const,
    entry: CHILDREN,
    head: at,
    plus: false,
    apostrophe: false,
    chain: -1,
    count,
  };
  const under = /^(?:under|menores de) (\d)\b/.exec(ahead(lexemes, at + 1, 3));
  if (under && /^(?:[,.)]|and|y|&|\+)$/.test(lexemes[at + 1 + under[0].split(' ').length]?.text ?? '.')) {
    const to = at + 1 + under[0].split(' ').length;
    return {
      ...group,
      from: at,
      to,
      headTo: to,
      owner: '',
      ages: [],
      stage: Number(under[1]) <= 4 ? 'toddler' : 'child',
    };
  }
  const owner = OWNERS[lexemes[at - 1]?.text ?? ''];
  if ((owner !== 'mine' && owner !== 'ours') || !/^[(,:]$/.test(lexemes[at + 1]?.text ?? '')) return undefined;
  const ages = numbersAt(lexemes, at + 2, true, false, true);
  if (!ages || ages.months.length !== count || ages.months.some((age) => age >= ELDEST_CHILD_MONTHS)) return undefined;
  const to = lexemes[ages.end]?.text === ')' ? ages.end + 1 : ages.end;
  return { ...group, from: at - 1, to, headTo: at + 1, owner, ages: ages.months, stage: 'child' };
};

/** "a 3-year-old", "our 5 month old", "my 2 yr old": a person who is only an age. */
export const ageNounAt = (lexemes: readonly Lexeme[], at: number): Mention | undefined => {
  const first = lexemes[at];
  if (!first || (first.number === undefined && !/^(?:\d|ano$|year$)/.test(first.text))) return undefined;
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
