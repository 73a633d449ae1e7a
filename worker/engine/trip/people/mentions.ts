/** Every mention of a person: who, how many, how old, whose, and which stand in one list ("us two, Eli (13) and my MIL"). */
import { agesAfter } from './ages';
import { GIVEN_NAMES, type PersonWord } from './lexicon';
import { ahead, behind, pastBracket, personWordAt, type Lexeme } from './lexemes';
import { ageNounAt, childrenByNumberAt, isName, joinYearsAndMonths, personAt, type Mention } from './noun-phrase';

const PLACE_BEFORE =
  /^(?:in|en|to|at|from|desde|via|through|hacia|hasta|around|near|a|por|across|for|of|visit|visiting|towards|into|over|de|the|el)$/;
const SELF = /^(?:i|me|myself|yo|conmigo|moi|servidor|servidora)$/;
const CONNECTOR =
  /^(?:and|y|e|&|\+|,|plus|mas|con|with|\(|\)|also|tambien|incl|including|incluyendo|:|-|junto|a|our|minus)$/;

/** "This list is for Kenzie, 14" */
export const LIST_FOR = /\blist (?:is )?(?:just |only )?for$/;

const OTHER_HALF: PersonWord = { role: 'partner', key: 'partner', close: true, words: '' };

/** "mi Manolo y yo", "my Dave and me": a name with "my" beside the writer is the other half, written with a capital or not. */
const otherHalfAt = (lexemes: readonly Lexeme[], at: number): Mention | undefined => {
  const lexeme = lexemes[at];
  const before = lexemes[at - 1]?.text ?? '';
  if (!lexeme || lexeme.sign || !/^(?:mi|my)$/.test(before) || !/^[a-z]{3,}$/.test(lexeme.text)) return undefined;
  const beside = ahead(lexemes, at + 1, 2);
  if (
    !(
      before === 'mi' ? /^(?:y yo|traje|lleva|con|vestido|camisa|usa|toma|duerme|tiene)\b/ : /^(?:and|&|\+) (?:me|i)\b/
    ).test(beside)
  )
    return undefined;
  const known =
    GIVEN_NAMES.has(lexeme.text) ||
    lexeme.capital ||
    /(?:olo|uela|ito|ita|olin|incho|acho|ucho|epe|oli)$/.test(lexeme.text);
  if (!known || personWordAt(lexemes, at)) return undefined;
  return {
    kind: 'person',
    entry: OTHER_HALF,
    from: at - 1,
    to: at + 1,
    head: at,
    headTo: at + 1,
    owner: 'mine',
    ages: [],
    plus: false,
    apostrophe: false,
    chain: -1,
    name: lexeme.text,
  };
};

const NAMES_AND_ME = /^(?:, (?:(?:el|la) )?\w+ )*(?:, yo\b|[ye] (?:(?:el|la) \w+ [ye] )?(?:yo|me|nosotr[oa]s)\b)/;

/** Whether a word stands at the end of a name of several words that begins behind a word of place. */
const isOfPlaceName = (lexemes: readonly Lexeme[], at: number): boolean => {
  let first = at;
  while (
    first > 0 &&
    (lexemes[first - 1]?.capital === true || /^(?:de|del)$/.test(lexemes[first - 1]?.text ?? '')) &&
    at - first < 4
  )
    first -= 1;
  return (
    first < at &&
    lexemes[first]?.capital === true &&
    /^(?:in|en|to|at|from|desde|via|through|hacia|hasta|around|near|across|visit|visiting|towards|into|over|por|around)$/.test(
      lexemes[first - 1]?.text ?? '',
    )
  );
};

/** "Mabel the springer", "Rex our lab", "Mabel: AHC, lead": the name of an animal. */
const isAnimal = (lexemes: readonly Lexeme[], at: number): boolean => {
  let next = at + 1;
  if (lexemes[next]?.text === ',') next += 1;
  if (!/^(?:the|our|my|his|her|a|an)$/.test(lexemes[next]?.text ?? '')) return false;
  next += 1;
  const word = personWordAt(lexemes, next) ?? personWordAt(lexemes, next + 1);
  return word?.entry.key === 'pet';
};

const nameAt = (
  lexemes: readonly Lexeme[],
  at: number,
  {
    linked,
    ofGroup,
    ofWriter,
    forOthers,
  }: { linked: boolean; ofGroup: boolean; ofWriter: boolean; forOthers: boolean },
): Mention | undefined => {
  if (!isName(lexemes, at) || isAnimal(lexemes, at)) return undefined;
  const lexeme = lexemes[at];
  if (USES.test(lexemes[at - 1]?.text ?? '') && !GIVEN_NAMES.has(lexeme?.text ?? '')) return undefined;
  const given = GIVEN_NAMES.has(lexeme?.text ?? '');
  const before = lexemes[at - 1]?.text ?? '';
  const article = /^(?:la|el|little)$/.test(before);
  const opens = lexeme?.at === 0 && !given;
  // "Con el Rubén y la Sheila"
  const led = article ? (lexemes[at - 2]?.text ?? '') : before;
  const listed = LIST_FOR.test(behind(lexemes, at, 5));
  // "mi señora, el Vicente 7 y la Emi": among people the article opens a name.
  const among = article && linked && /^(?:with|con|y|e|and|[,)+&])$/.test(led);
  // "nosotros, el Juancho, la Pao y yo": names with articles that end with the writer.
  const opensNames = article && lexeme?.capital === true && NAMES_AND_ME.test(ahead(lexemes, at + 1, 12));
  if (
    PLACE_BEFORE.test(before) &&
    !among &&
    !opensNames &&
    !listed &&
    !(given && (before === 'a' || (article && /^(?:with|con|y|and)$/.test(led))))
  )
    return undefined;
  const next = lexemes[at + 1]?.text ?? '';
  // "un curso en Puerto Escondido, 2 meses": the last word of a place's name.
  if (!among && !linked && !listed && isOfPlaceName(lexemes, at)) return undefined;
  const ages = /^(?:[(,]|is|'s|tiene|de|who|que|aged|turns|just|now|nearly|almost|\d+(?:[.,]5)?)$/.test(next)
    ? agesAfter(lexemes, at + 1)
    : undefined;
  if (ages) joinYearsAndMonths(lexemes, ages);
  const brought =
    listed ||
    /^(?:taking|bringing|llevo|llevamos|llevando)$/.test(before) ||
    (before === 'a' && /^llev(?:o|amos|ando)$/.test(lexemes[at - 2]?.text ?? ''));
  // "Guada (13) viaja con el club, yo no voy"
  const sent = forOthers && next === '(' && lexeme?.capital === true && lexemes[at + 3]?.text === ')';
  const behaves = PERSON_VERB.test(ahead(lexemes, ages?.end ?? at, 2));
  // "Cocora 3, Cartagena 3" are nights.
  // "Trekking de dos semanas" lasts two weeks.
  const lasts = next === 'de' && !given && !linked && (ages?.months[0] ?? 12) < 12;
  // "Roy 74 and me 71"
  const besideAged =
    ages !== undefined && /^(?:\) )?(?:and|&|\+|y) (?:i|me|myself|yo)\b/.test(ahead(lexemes, ages.end, 3));
  const told =
    ages !== undefined &&
    !lasts &&
    !(opens && !besideAged && /^[,\d]/.test(next)) &&
    (besideAged ||
      linked ||
      given ||
      behaves ||
      brought ||
      sent ||
      ages.unit ||
      /^(?:is|'s|tiene|aged|turns)$/.test(next)) &&
    ages.months.length === 1;
  const beside = /^(?:and|&|\+|y)$/.test(before) && SELF.test(lexemes[at - 2]?.text ?? '');
  const besideAfter = /^(?:and|&|\+|y)$/.test(next) && SELF.test(lexemes[at + 2]?.text ?? '');
  // "the twins Ayla and Kiran": the first name behind a group.
  const first = ofGroup && lexeme?.capital === true && /^(?:and|&|\+|y|e|,)$/.test(next) && isName(lexemes, at + 2);
  const withName = given && /^(?:with|con)$/.test(led);
  if (!(told || ofWriter || beside || besideAfter || opensNames || withName || (linked && given) || first))
    return undefined;
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

/** "Me, Thabo, Lindiwe (9) and Sizwe (4)": names behind the writer, one of them with an age. */
const WRITERS_LIST = /^(?:\w+ (?:\( \d{1,2} \) )?(?:, )?(?:(?:and|&|\+|y) )?){0,4}\w+ \( \d{1,2} \)/;

/** Whether a capitalised word goes on with the list that the writer opens: "me Gaz and the boys" as well. */
const goesOnBehindWriter = (
  lexemes: readonly Lexeme[],
  at: number,
  last: Mention | undefined,
  { linked, opener }: { linked: boolean; opener: Mention | undefined },
): boolean => {
  if (!last || opener?.kind !== 'self' || lexemes[at]?.capital !== true) return false;
  if (last.kind === 'self' && last.to === at && lexemes[at - 1]?.text === 'me')
    return /^(?:and|&|\+|,|with)$/.test(lexemes[at + 1]?.text ?? '');
  return linked && WRITERS_LIST.test(ahead(lexemes, at, 14));
};

/** Behind these a word with a capital is what somebody takes: "él toma Sintrom y yo metformina". */
const USES = /^(?:tom[ao]s?|toman|tomamos|us[ao]|usan|usamos|come|comen|bebe|takes?|uses?|wears?)$/;

const PERSON_VERB = /^\)? ?(?:stays?|is|has|gets?|needs?|comes|loves|hates|se queda|es|tiene|viene|usa|duerme)\b/;

const OBJECT_ME =
  /^(?:lo|la|los|las|da|dan|deja|dejan|presta|prestan|lleva|llevan|trae|traen|recoge|recogen|queda|duele|duelen|toca|falta|gusta|gustan|pone|ponen|dice|dicen|pasa|pasan|acerca|acercan|espera|esperan|mandan?|regalan?)$/;
const PAIR_OPENS = new Set(['us', 'the', 'both', 'nosotros', 'nosotras', 'y', 'mas', 'los', 'las']);

/** "Me (Bev 71), Ron 74", "for me, Isla, I'm 17": the writer's own name, with an age in a bracket. */
const ownName = (lexemes: readonly Lexeme[], at: number): { to: number; ages: number[] } | undefined => {
  const sign = lexemes[at + 1]?.text;
  if ((sign !== '(' && sign !== ',') || !isName(lexemes, at + 2)) return undefined;
  if (sign === ',') {
    const goesOn = /^[,.-]$/.test(lexemes[at + 3]?.text ?? '') && /^(?:i|im|ive)$/.test(lexemes[at + 4]?.text ?? '');
    return goesOn ? { to: at + 4, ages: [] } : undefined;
  }
  const comma = lexemes[at + 3]?.text === ',' ? 1 : 0;
  const age = lexemes[at + 3 + comma]?.number;
  const close = at + 3 + (age === undefined ? 0 : comma + 1);
  if (lexemes[close]?.text !== ')') return undefined;
  return { to: close + 1, ages: age === undefined ? [] : [age * 12] };
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
  const opening = lexemes[at]?.text ?? '';
  const self = SELF.test(opening);
  if (!self && !PAIR_OPENS.has(opening)) return undefined;
  // "me los da", "me lleva": done to the writer.
  if (opening === 'me' && OBJECT_ME.test(lexemes[at + 1]?.text ?? '')) return undefined;
  // "with me nan": my nan.
  const own = opening === 'me' ? personWordAt(lexemes, at + 1)?.entry : undefined;
  if (own && own.none === undefined && own.role !== 'child') return undefined;
  const three = self ? '' : ahead(lexemes, at, 4);
  const pair =
    /^(?:us two|the two of us|both of us|the pair of us|nosotr[oa]s dos|the 2 of us|us 2|los dos solos|las dos solas|nosotr[oa]s 2|(?:y|mas) (?:los|las) dos)\b/.exec(
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
  if (!self || (lexemes[at]?.text === 'yo' && /^\d/.test(lexemes[at - 1]?.text ?? ''))) return undefined;
  const ages = /^(?:\(|,|\d+)$|^de \d/.test(ahead(lexemes, at + 1, /^de$/.test(lexemes[at + 1]?.text ?? '') ? 2 : 1))
    ? agesAfter(lexemes, at + 1)
    : undefined;
  let to = ages ? ages.end : at + 1;
  if (ages && lexemes[to]?.text === ')') to += 1;
  to = pastBracket(lexemes, to);
  const called = ownName(lexemes, at);
  if (called) return { ...base, ...called };
  const told = ages ? /^(?:f|m|female|male)$/.exec(lexemes[ages.end]?.text ?? '')?.[0] : undefined;
  return {
    ...base,
    to,
    ages: ages?.months ?? [],
    ...(told && { sex: told.startsWith('f') ? ('female' as const) : ('male' as const) }),
  };
};

/** "Us two, Eli (13) and my MIL": the pair stands beside others; "just the two of us, me and my nan" is everybody. */
export const pairIsExtra = (lexemes: readonly Lexeme[], mentions: readonly Mention[], index: number): boolean => {
  const pair = mentions[index];
  if (!pair?.pair) return false;
  const chain = mentions.filter((mention) => mention.chain === pair.chain && mention !== pair);
  if (chain.length === 0 || chain.some(({ kind, pair: other }) => kind === 'self' && !other)) return false;
  const [next] = chain.filter(({ from }) => from >= pair.to);
  if (!next) return true;
  const between = lexemes[pair.to]?.text ?? '';
  return chain.length > 1 || /^(?:and|y|&|\+|with|con|plus|mas)$/.test(between);
};

/** Whether nothing but "and", commas and brackets stands between two places. */
const onlyConnectors = (lexemes: readonly Lexeme[], from: number, to: number): boolean => {
  if (to - from > 5 || to < from) return to < from && from - to <= 2;
  for (let index = from; index < to; index += 1) if (!CONNECTOR.test(lexemes[index]?.text ?? '')) return false;
  return to > from;
};

const OPENS_LIST = /^(?:[.,:;(]|its|it|'s|just|only|with|and|for|family|all|going|solo|somos|vamos|con|y)$/;

/** "me my wife and the kids", "mum dad me": people side by side in a list dictated without commas. */
const isDictated = (lexemes: readonly Lexeme[], mentions: readonly Mention[], mention: Mention): boolean => {
  const last = mentions.at(-1);
  if (!last || last.to !== mention.from || last.kind === 'age' || mention.kind === 'age') return false;
  if (mention.kind === 'name' && last.kind !== 'self') return false;
  if (mention.kind === 'self' && !/^(?:[,.)]|and|y|&|\+)$/.test(lexemes[mention.to]?.text ?? '.')) return false;
  return last.chain === mentions.at(-2)?.chain || OPENS_LIST.test(lexemes[last.from - 1]?.text ?? '.');
};

/** "its me Gaz and the three boys": a name right behind the writer's "me", with somebody else behind it. */
const isBesideWriter = (lexemes: readonly Lexeme[], last: Mention | undefined, at: number): boolean =>
  last?.kind === 'self' &&
  last.to === at &&
  GIVEN_NAMES.has(lexemes[at]?.text ?? '') &&
  /^(?:(?:and|&|\+|y) )(?:the|my|our|a|two|three|\d|los|las|mis?|el|la)\b/.test(ahead(lexemes, at + 1, 2));

/** Of the whole party told before it: "my husband (2 guys, 38 & 41)", "me and my wife (two adults)". */
const isWholeParty = (lexemes: readonly Lexeme[], mentions: readonly Mention[], mention: Mention): boolean => {
  const last = mentions.at(-1);
  if (!last || lexemes[last.to]?.text !== '(' || mention.from !== last.to + 1 || mention.count === undefined)
    return false;
  if (mention.entry?.key !== 'friends' && mention.entry?.risky !== true) return false;
  const before = mentions.filter(({ chain, kind }) => chain === last.chain && kind !== 'self');
  return before.every(({ count, entry }) => (count ?? entry?.count ?? 1) === 1) && before.length + 1 === mention.count;
};

/** The one person before the bracket, told again inside it after an age. */
const isApposition = (lexemes: readonly Lexeme[], last: Mention, mention: Mention): boolean => {
  if (
    !/^(?:person|name)$/.test(last.kind) ||
    mention.kind !== 'person' ||
    !/^(?:mine|ours)$/.test(mention.owner) ||
    (mention.count ?? mention.entry?.count ?? 1) !== 1 ||
    (last.count ?? last.entry?.count ?? 1) !== 1 ||
    mention.from - last.headTo > 7 ||
    lexemes[mention.from - 1]?.text !== ','
  )
    return false;
  const between = lexemes.slice(last.headTo, mention.from - 1);
  return (
    between[0]?.text === '(' &&
    between
      .slice(1)
      .every(({ text, number }) => number !== undefined || /^(?:he|she|'s|is|years?|yrs?|yo|old)$/.test(text)) &&
    /^[).,]$/.test(lexemes[mention.to]?.text ?? '.')
  );
};

/** A name with an article, a comma and one relation that says who that is. */
const isToldBehindName = (lexemes: readonly Lexeme[], last: Mention, mention: Mention): boolean =>
  last.kind === 'name' &&
  last.from < last.head &&
  last.ages.length === 0 &&
  mention.kind === 'person' &&
  mention.owner === 'mine' &&
  mention.from === last.to + 1 &&
  lexemes[last.to]?.text === ',' &&
  (mention.count ?? mention.entry?.count ?? 1) === 1 &&
  (mention.ages.length === 1 || /^[,.)]$/.test(lexemes[mention.to]?.text ?? '.'));

/** All mentions in order, in chains. */
export const mentionsOf = (lexemes: readonly Lexeme[], forOthers = false): Mention[] => {
  const mentions: Mention[] = [];
  let chain = 0;
  let opener: Mention | undefined;
  for (let at = 0; at < lexemes.length; at += 1) {
    const last = mentions.at(-1);
    if (last && at < last.to) continue;
    const pet = personWordAt(lexemes, at);
    if (pet?.entry.none) {
      at = pet.end - 1 + (pet.entry.key === 'pet' && isName(lexemes, pet.end) ? 1 : 0);
      continue;
    }
    const article = /^(?:la|el)$/.test(lexemes[at - 1]?.text ?? '') ? 1 : 0;
    // "kids Aanya 9 and Rohan 5"
    const follows = last !== undefined && last.to === at && (last.entry?.count ?? 1) > 1 && last.ages.length === 0;
    const linkedName =
      last !== undefined &&
      (follows || onlyConnectors(lexemes, last.to, at - article) || isBesideWriter(lexemes, last, at));
    const ofWriter = goesOnBehindWriter(lexemes, at, last, { linked: linkedName, opener });
    const digit = lexemes[at]?.text.charCodeAt(0) ?? 0;
    const mention =
      digit >= 48 && digit <= 57
        ? (ageNounAt(lexemes, at) ?? childrenByNumberAt(lexemes, at))
        : (personAt(lexemes, at) ??
          selfAt(lexemes, at) ??
          ageNounAt(lexemes, at) ??
          childrenByNumberAt(lexemes, at) ??
          otherHalfAt(lexemes, at) ??
          nameAt(lexemes, at, { linked: linkedName, ofGroup: follows, ofWriter, forOthers }));
    if (!mention) continue;
    // "lola 70 (MIL)", "our kid (my brother, 45)": the same person in other words.
    if (
      last &&
      last.kind !== 'self' &&
      mention.kind === 'person' &&
      lexemes[last.to]?.text === '(' &&
      mention.from === last.to + 1 &&
      (mention.count ?? mention.entry?.count ?? 1) === 1 &&
      (last.count ?? last.entry?.count ?? 1) === 1 &&
      /^[,).]$/.test(lexemes[mention.to]?.text ?? lexemes[mention.to - 1]?.text ?? '.')
    ) {
      Object.assign(last, {
        to: lexemes[mention.to]?.text === ')' ? mention.to + 1 : mention.to,
        ...(mention.entry && { entry: mention.entry }),
        ...(last.kind === 'name' && last.name === undefined && {}),
        ...(last.ages.length === 0 && { ages: mention.ages }),
        ...(mention.owner !== '' && { owner: mention.owner }),
        kind: 'person' as const,
      });
      continue;
    }
    if (last && isWholeParty(lexemes, mentions, mention)) {
      const [own, ...others] = mention.ages.length === mention.count ? mention.ages : [];
      const before = mentions.filter(({ chain, kind }) => chain === last.chain && kind !== 'self');
      for (const [index, one] of before.entries()) if (others[index] !== undefined) one.ages = [others[index]];
      const writer = { ...mention, kind: 'self' as const, ages: own === undefined ? [] : [own], chain: last.chain };
      delete writer.entry;
      delete writer.count;
      mentions.push(writer);
      continue;
    }
    // "y la Cami, mi sobrina de 11": who she is, behind a name with an article.
    if (last && isToldBehindName(lexemes, last, mention)) {
      Object.assign(last, {
        to: mention.to,
        entry: mention.entry,
        owner: mention.owner,
        ages: mention.ages,
        kind: 'person' as const,
        ...(mention.sex && { sex: mention.sex }),
      });
      continue;
    }
    // "our kid (he's 38, my brother)"
    if (last && isApposition(lexemes, last, mention)) {
      const closed = lexemes[mention.to]?.text === ')' ? mention.to + 1 : mention.to;
      Object.assign(last, { to: closed, entry: mention.entry, owner: mention.owner });
      continue;
    }
    const linked =
      last !== undefined &&
      !last.apostrophe &&
      (ofWriter || onlyConnectors(lexemes, last.to, mention.from) || isDictated(lexemes, mentions, mention)) &&
      !(lexemes[mention.head]?.text === 'i' && !/^(?:and|&|\+)$/.test(lexemes[mention.from - 1]?.text ?? ''));
    if (!linked) {
      chain += 1;
      opener = mention;
    }
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
    .replace(/^, (?=(?:who|que|q|she|he|ella|both|viene|vienen|llega|llegan) )/, '');
