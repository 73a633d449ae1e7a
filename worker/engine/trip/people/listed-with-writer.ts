/** Everybody who stands in one list with the writer: "Bluey, Col, young Vinnie (66) and me", "la pediatra, el dentista y yo". */
import { isWordOfThings } from '../spoken-spelling';
import { agesAfter } from './ages';
import { isNoName } from './aged-names';
import { GIVEN_NAMES, type PersonWord } from './lexicon';
import { personWordAt, textAfter, type Lexeme } from './lexemes';
import { isDoer } from './doers';
import { mentionAt, type Mention } from './mention';
import { isName } from './names';
import { isInPlaceName, isKindOfThing } from './names-of-others';
import { SELF } from './writer-words';

/** Words of the list before the writer that are looked at, and people on either side. */
const REACH = 30;
const MOST_LISTED = 9;
/** Between those who stand in one list. */
export const JOINT = /^(?:,|and|n|&|\+|y|e|plus)$/;
const AND = /^(?:and|n|&|\+|y|e|plus)$/;
/** What a list begins behind. */
const OPENS =
  /^(?:|[.,:;(-]|with|con|for|para|pa|is|its|it|'s|just|only|be|are|were|we|of|us|going|taking|son|somos|vamos|viajamos|iremos|seremos|nosotr[oa]s|solo|trip|viaje|comes?|goes|hence|so|then|who|crew|fly|driving|family)$/;
const ARTICLE = /^(?:my|our|the|a|an|her|his|mi|mis|nuestr[oa]s?|el|la|los|las|un|una|su|sus|si|ang)$/;
const OWN = /^(?:my|our|mi|mis|nuestr[oa]s?|el|la|los|las|the)$/;
const TITLE =
  /^(?:dr|dra|mr|mrs|ms|miss|fr|sr|sra|don|dona|tia|tio|tita|tito|uncle|auntie|aunty|aunt|coach|skip|tantie|father|padre|sister)$/;
const MANNER = /^(?:little|lil|wee|young|old|big|small|baby|poor|dear|pequen[oa]|viej[oa]|gord[oa]|flac[oa])$/;
const FRIEND: PersonWord = { role: 'friend', key: 'company', words: '' };

interface Listed {
  /** Lexemes of the list, `to` not included. */
  from: number;
  to: number;
  /** Those whom no other rule may know, by their head. */
  people: Mention[];
}

/** One member of a list: where it ends, and the mention where only the list tells that it is somebody. */
interface Member {
  to: number;
  mention?: Mention;
  /** A relation, or a name of the table. */
  sure: boolean;
}

/** Where an age, a bracket or a short clause about somebody ends. */
const afterDetails = (lexemes: readonly Lexeme[], from: number): number => {
  let at = from;
  const age = agesAfter(lexemes, at);
  if (age?.months.length === 1) at = age.end;
  if (lexemes[at]?.text === ')') at += 1;
  if (lexemes[at]?.text === '(')
    for (let close = at + 1; close < at + 10; close += 1) if (lexemes[close]?.text === ')') return close + 1;
  // "the melodeon player who has no car"
  if (/^(?:who|que|q)$/.test(lexemes[at]?.text ?? ''))
    for (let end = at + 1; end < at + 8; end += 1) if (lexemes[end]?.sign) return end;
  return at;
};

const nameEnd = (lexemes: readonly Lexeme[], at: number): number => {
  const second = lexemes[at + 1];
  return second?.capital && !second.sign && !personWordAt(lexemes, at + 1) && isName(lexemes, at + 1) ? at + 2 : at + 1;
};

/** "Steph and Carly, oh no, Carly can't": whoever drops out. */
const dropsOut = (lexemes: readonly Lexeme[], at: number): boolean =>
  lexemes
    .slice(at + 1, at + 12)
    .some(
      ({ text }, index) =>
        text === lexemes[at]?.text &&
        /^(?:cant|can not|isnt|is not|wont|no (?:puede|viene|va))\b/.test(textAfter(lexemes, at + index + 2, 2)),
    );

const isPlainName = (lexemes: readonly Lexeme[], at: number): boolean =>
  lexemes[at]?.capital === true &&
  !dropsOut(lexemes, at) &&
  isName(lexemes, at) &&
  !isInPlaceName(lexemes, at) &&
  !isKindOfThing(lexemes, at) &&
  !isWordOfThings(lexemes[at]?.text ?? '');

/** "me, zara 10, koby 6 n my dad": a name in lower case, told by the age behind it. */
const spokenMemberAt = (lexemes: readonly Lexeme[], at: number): Member | undefined => {
  const { text = '', number, capital } = lexemes[at] ?? {};
  if (capital || number !== undefined || !/^[a-z]{3,}$/.test(text) || isNoName(text) || isWordOfThings(text))
    return undefined;
  const age = agesAfter(lexemes, at + 1);
  if (age?.months.length !== 1) return undefined;
  const to = lexemes[age.end]?.text === ')' ? age.end + 1 : age.end;
  if (!/^(?:[,.;)&+]|and|n|y|e|plus|who|que|)$/.test(lexemes[to]?.text ?? '')) return undefined;
  return {
    to,
    sure: GIVEN_NAMES.has(text),
    mention: mentionAt(at, { kind: 'name', from: at, to, headTo: at + 1, name: text, ages: age.months }),
  };
};

/** The member of a list that begins here. */
const memberAt = (lexemes: readonly Lexeme[], from: number): Member | undefined => {
  let at = from;
  const article = lexemes[at]?.text ?? '';
  if (ARTICLE.test(article)) at += 1;
  const { number } = lexemes[at] ?? {};
  const count = number !== undefined && number >= 2 && number <= 8 ? number : undefined;
  if (count !== undefined) at += 1;
  if (MANNER.test(lexemes[at]?.text ?? '')) at += 1;
  const { text = '', sign = true } = lexemes[at] ?? {};
  if (sign) return undefined;
  const known = personWordAt(lexemes, at);
  if (known) {
    const named =
      lexemes[known.end]?.capital === true && isName(lexemes, known.end) ? nameEnd(lexemes, known.end) : known.end;
    return { to: afterDetails(lexemes, named), sure: known.entry.none === undefined };
  }
  if (/^(?:him|her|them|himself|herself|ella|ellos|ellas)$/.test(text) && at === from)
    return { to: afterDetails(lexemes, at + 1), sure: false };
  const titled = TITLE.test(text) && lexemes[at + 1]?.capital === true && lexemes[at + 1]?.sign === false;
  const head = titled ? at + 1 : at;
  if (titled || (isPlainName(lexemes, head) && !/^(?:an?|una?)$/.test(article))) {
    const name = lexemes[head]?.text ?? '';
    const end = nameEnd(lexemes, head);
    // "la Trufa, que es una border": as a rule an animal.
    if (/^(?:, )?(?:que|q|who|which) (?:es una?|is an?)(?: |$)/.test(textAfter(lexemes, end, 4)))
      return { to: end, sure: false };
    const age = agesAfter(lexemes, end);
    const to = afterDetails(lexemes, end);
    const ages = age?.months.length === 1 ? age.months : [];
    return {
      to,
      sure: GIVEN_NAMES.has(name) || titled,
      mention: mentionAt(at, {
        kind: 'name',
        from,
        to: age && ages.length > 0 ? age.end : end,
        headTo: end,
        name,
        ages,
      }),
    };
  }
  const spoken = article === text ? spokenMemberAt(lexemes, at) : undefined;
  if (spoken) return spoken;
  // "la pediatra", "my guide runner Wouter", "mis dos compis de piso"
  if (!(OWN.test(article) || count !== undefined) || !/^[a-z]{3,}$/.test(text)) return undefined;
  let end = at + 1;
  let doer = isDoer(text) && (!isWordOfThings(text) || /^(?:compis?|coach|guide|partner|monitor)$/.test(text));
  const next = lexemes[end]?.text ?? '';
  if (!doer && isDoer(next) && !isWordOfThings(next)) {
    doer = true;
    end += 1;
  }
  if (!doer) return undefined;
  if (/^(?:del?|from|of)$/.test(lexemes[end]?.text ?? '')) {
    end += 1;
    if (ARTICLE.test(lexemes[end]?.text ?? '')) end += 1;
    end += 1;
  }
  const named = lexemes[end]?.capital === true && isName(lexemes, end);
  if (named) end = nameEnd(lexemes, end);
  const to = afterDetails(lexemes, end);
  return {
    to,
    sure: false,
    mention: mentionAt(at, {
      kind: 'person',
      entry: FRIEND,
      from,
      to,
      owner: /^(?:the|el|la|los|las)$/.test(article) ? 'the' : 'mine',
      ...(count !== undefined && { count }),
      ...(named && { name: lexemes[end - 1]?.text ?? '' }),
    }),
  };
};

/** Where the joint that stands here ends: a comma, an "and", or both. */
const afterJoint = (lexemes: readonly Lexeme[], at: number): number => {
  let to = at;
  while (to < at + 2 && JOINT.test(lexemes[to]?.text ?? '')) to += 1;
  return to;
};

interface Members {
  members: Member[];
  to: number;
  /** Whether an "and" stands before the last of them. */
  closed: boolean;
}

/** Members from a place on, until the word at `end` or until somebody no rule takes for a person. */
const membersFrom = (lexemes: readonly Lexeme[], from: number, end = Infinity): Members => {
  const members: Member[] = [];
  let at = from;
  let to = from;
  let closed = AND.test(lexemes[from - 1]?.text ?? '');
  while (members.length < MOST_LISTED && at < end) {
    const member = memberAt(lexemes, at);
    // "me, Nikon and tripod": what goes on is no list of people.
    if (!member) return closed ? { members: [], to: from, closed: false } : { members, to, closed };
    members.push(member);
    to = member.to;
    at = afterJoint(lexemes, to);
    if (at === end) return { members, to: at, closed: closed || AND.test(lexemes[at - 1]?.text ?? '') };
    // The last stands behind the "and"; "…, plus Col" begins anew.
    if (at === to || (closed && (at > to + 1 || !AND.test(lexemes[to]?.text ?? '')))) break;
    closed ||= AND.test(lexemes[at - 1]?.text ?? '');
  }
  return { members, to, closed };
};

/** Those before the writer; a town or a greeting may stand before the first of whom it is sure. */
const membersBefore = (lexemes: readonly Lexeme[], writer: number): Members & { from: number } => {
  let best = { members: [] as Member[], to: writer, closed: false, from: writer };
  for (let start = writer - 2, open = Math.max(0, writer - REACH); start >= open; start -= 1) {
    if (/^[.:;]$/.test(lexemes[start]?.text ?? '')) break;
    const opener = lexemes[start - 1]?.text ?? '';
    if (!OPENS.test(opener)) continue;
    const found = membersFrom(lexemes, start, writer);
    if (found.to !== writer) continue;
    // "Bluey, Col, young Vinnie and me": nobody lists three towns with themselves.
    const names =
      found.members.length > 2 && found.closed && found.members.every(({ mention }) => mention?.kind === 'name');
    if (found.members[0]?.sure === true || names || SAYS_LIST.test(opener)) best = { ...found, from: start };
  }
  return best;
};
const SAYS_LIST = /^(?:[:(]|with|con|just|only|is|'s|are|'re|of|somos|vamos|seremos|nosotr[oa]s|solo)$/;

const closesAt = (lexemes: readonly Lexeme[], at: number): boolean =>
  lexemes[at]?.text === ')' || lexemes[at - 1]?.text === ')';

/** The list whose writer stands at a place, where somebody is listed with them. */
const listAround = (lexemes: readonly Lexeme[], writer: number, end: number): Listed | undefined => {
  const joint = lexemes[writer - 1]?.text ?? '';
  const before = JOINT.test(joint) ? membersBefore(lexemes, writer) : undefined;
  if (!before && !OPENS.test(joint)) return undefined;
  const next = afterJoint(lexemes, end);
  // "Mum and me, Rome": an "and" before the writer closes the list.
  const ended =
    before !== undefined && AND.test(joint) && before.members.length > 0 && !AND.test(lexemes[next - 1]?.text ?? '');
  const after = next > end && !ended ? membersFrom(lexemes, next) : undefined;
  // "Us 4 (me, Hemi, Tui 4)": the bracket closes it.
  const inBracket = joint === '(' && after !== undefined && closesAt(lexemes, after.to);
  const isClosed = AND.test(joint) || inBracket || after?.closed === true || AND.test(lexemes[next - 1]?.text ?? '');
  // "me, Paris next": without an "and", only relations and known names.
  const behind = after && (isClosed || after.members.every(({ sure }) => sure)) ? after.members : [];
  const members = [...(before?.members ?? []), ...behind];
  const { length } = members;
  if (length === 0 || (length === 1 && !isClosed)) return undefined;
  const named = members.every(({ mention }) => mention?.kind === 'name');
  if (named && !members.some(({ sure }) => sure) && length < 2) return undefined;
  return {
    from: before?.from ?? writer,
    to: behind.length > 0 ? (after?.to ?? end) : end,
    people: members.flatMap(({ mention }) => mention ?? []),
  };
};

const ANOTHER_WRITER =
  /^(?:mi persona|yours truly|(?:una?|su) (?:servidora?|servilleta)|est[ae] servidora?|(?:el|la) (?:menda|suscrit[oa])|este pechito|quien (?:habla|escribe|suscribe))\b/;

/** Every list with the writer in it that names somebody whom only the list makes a traveller. */
export const listsWithWriter = (lexemes: readonly Lexeme[]): Listed[] => {
  const lists: Listed[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    const { text = '' } = lexemes[at] ?? {};
    if (at < (lists.at(-1)?.to ?? 0)) continue;
    const other = ANOTHER_WRITER.test(textAfter(lexemes, at, 2)) ? 2 : 0;
    if (other === 0 && !(SELF.has(text) && text !== 'conmigo' && text !== 'yours')) continue;
    // "Tom and I"; "I, Tom" is nobody's list.
    if (text === 'i' && !AND.test(lexemes[at - 1]?.text ?? '')) continue;
    const found = listAround(lexemes, at, at + Math.max(1, other));
    if (found && found.people.length > 0) lists.push(found);
  }
  return lists;
};
