/** The part of everybody who is mentioned: what one mention says of itself, and a list, a pair or a later pronoun adds. */
import { isBrideOrGroom, markOpening, markOwnersOnly, markVisited, mentionedAs } from './only-mentioned';
import { afterOf, beforeOf } from './mentions';
import type { Mention } from './mention';
import { textAfter, textBefore, type Lexeme } from './lexemes';
import { WITH, TRAVELS } from './frame-patterns';
import { HOME } from './stays-home';
import { partOf } from './frames';
import { PULLED, type Part, type SaidPart } from './part';
import { setRight } from './set-right';
import { markMindedChildren, markTheirChildren } from './hosts-children';
import { markOtherOfTwo } from './two-of-us';
import { LIST_TO_ME, isDressedBesideWriter } from './beside-writer';
import { bringsBesideWriter } from './named-by-activity';
import { leaveOthersOut, markAbsent, markGapped } from './absent';
import { markPackedFor } from './packed-for';
import { markChildrenInCare, markHousehold } from './households';
import { endsPhrase, isKeptByWriter, partsOfClitics, partsOfObjects, partsOfWishes } from './taken-along';
import { isCountedIn } from './counted-in';
import { saysI, saysWe, speaksOfSelf } from './says-we';
import type { FlatText } from './writer';

/** Said of several. */
const ALL_STAY =
  /^(?:(?:all|both|todos|esta vez|ya|who|que|and) )*(?:se quedan\b|viven (?:alla|alli|ahi|en)\b|no (?:vienen|van|viajan)\b|(?:(?:will |'ll |are |both |all )*(?:stay(?:ing)?|remain(?:ing)?)|are not|arent|dont come|not (?:coming|going|travelling|traveling|joining))\b)/;
/** "Wife and kids watch on TV", "mi mujer y los niños lo ven por la tele" */
const WATCH =
  /^(?:are |will |'ll )?(?:watch|follow|track|cheer)(?:ing)?\b|^(?:me|nos|lo|la) (?:ven|veran|siguen|seguiran|miran)\b/;
/** "With them in Katy": those named before live there. */
const WITH_THEM_THERE = /\b(?:be|am|'m|stay\w*|liv(?:e|ing)|sleep\w*|lodg\w*) with$/;

/** "Mi tía Lupe en San Pedro, ella pone todo". */
const SEES_TO_ALL = /^(?:pone|cocina|prepara|hace|cooks|does|provides) (?:todo|everything|all|it all|the lot)\b/;

const OBJECTS: ReadonlySet<string> = new Set(['her', 'him', 'them']);
const SUBJECTS: ReadonlySet<string> = new Set('he she they ella ellos ellas el shes hes theyre'.split(' '));

const SEXES: ReadonlyMap<string, 'female' | 'male'> = new Map([
  ...['she', 'her', 'ella'].map((word) => [word, 'female'] as const),
  ...['he', 'him', 'el'].map((word) => [word, 'male'] as const),
]);
/** Before the pronoun of those whom the writer goes with. */
const GOING_WITH =
  /\b(?:vamos|viajamos|viajo|vuelo|volamos|voy|go|going|fly|flying|travel|travelling|traveling|drive|driving)\b.* (?:con|with)$/;
const MIND = /^(?:have|has|having|keeps?)$/;

/** "My brother loves diving but he is not coming", "Nan booked it, she comes as well". */
const partsOfPronouns = (lexemes: readonly Lexeme[], mentions: readonly Mention[], parts: SaidPart[]): void => {
  for (let at = 0; at < lexemes.length; at += 1) {
    const { text = '', view } = lexemes[at] ?? {};
    const isObject = OBJECTS.has(text);
    if (!isObject && !SUBJECTS.has(text)) continue;
    if (
      isObject &&
      /^(?:in|at|there)$/.test(lexemes[at + 1]?.text ?? '') &&
      WITH_THEM_THERE.test(textBefore(lexemes, at, 5))
    ) {
      const whose = mentions.findLast(({ kind, to }) => kind !== 'self' && to <= at);
      for (const [index, { chain }] of mentions.entries())
        if (chain === whose?.chain && mentions[index]?.kind !== 'self') parts[index] = 'host';
      continue;
    }
    // "Mudanza de mi hijo: somos mi marido, él y yo": told before the list.
    const inList = lexemes[at - 1]?.text === ',' && /^y yo\b/.test(textAfter(lexemes, at + 1, 2));
    const list = inList ? mentions.find(({ to }) => to === at - 1)?.chain : undefined;
    const last = mentions.findLastIndex(
      ({ kind, to, sex, chain }) =>
        kind !== 'self' && to <= at && chain !== list && (sex === undefined || sex === SEXES.get(text)),
    );
    const beside =
      /^(?:y yo|and (?:i|me)|& (?:i|me))\b/.test(textAfter(lexemes, at + 1, 2)) ||
      /\b(?:yo y|me and|me &)$/.test(textBefore(lexemes, at, 2)) ||
      // "Just me, her and Tim"
      (/\bme ,$/.test(textBefore(lexemes, at, 2)) && /^(?:and|&|,) /.test(textAfter(lexemes, at + 1, 2))) ||
      // "Mi hermano igual se apunta: él, mi novia y yo"
      (lexemes[at - 1]?.text === ':' && LIST_TO_ME.test(textAfter(lexemes, at + 1, 10))) ||
      // "He brings his camera, I the maps", "él con chaqué, yo con mi vestido"
      (!isObject && (bringsBesideWriter(lexemes, at + 1) || isDressedBesideWriter(lexemes, at)));
    // "Mi mujer tiene el cumple de su hermana, ella y yo …": nobody who is met.
    const company =
      beside && parts[last] === 'met'
        ? mentions.findLastIndex(({ entry, sex }) => entry?.role === 'partner' && sex === SEXES.get(text))
        : last;
    if (beside && SEXES.has(text) && PULLED.test(parts[company] ?? '')) {
      const { role } = mentions[company]?.entry ?? {};
      if (parts[company] !== 'host' || role === 'partner') parts[company] = 'travels';
      continue;
    }
    // "My best friend finished chemo, I'm taking her to Bath"
    // "I'm having her to stay in a bungalow with me", "I've got him with me in a flat"
    if (isObject && isKeptByWriter(lexemes, at)) {
      if (/^(?:unknown|presumed|only-described|spoken-of|met|says)$/.test(parts[last] ?? '')) parts[last] = 'travels';
      continue;
    }
    // "My mum may come, count her in", "pack as if she does"
    if (isCountedIn(lexemes, at)) {
      if (last >= 0) parts[last] = 'travels';
      continue;
    }
    const said = textBefore(lexemes, at, 12);
    // "Mis papás cumplen 50 de casados, vamos los hermanos con ellos", "la familia de mi marido, con él y la niña"
    if (GOING_WITH.test(said) && /^(?:ell[oa]s?|el|them|him|her)$/.test(text) && endsPhrase(lexemes, at + 1)) {
      const isPlural = /^(?:ell[oa]s|them)$/.test(text);
      const who = mentions.findLastIndex(
        ({ kind, to, count, entry, sex }) =>
          kind !== 'self' &&
          // Right before "with" stand those who go with them.
          to < at - (isPlural ? 1 : 0) &&
          (isPlural ? (count ?? entry?.count ?? 1) > 1 : (sex ?? SEXES.get(text)) === SEXES.get(text)),
      );
      if (/^(?:unknown|spoken-of|met)$/.test(parts[who] ?? '')) parts[who] = 'travels';
      continue;
    }
    // "My parents have her", "my sister has him for the week": the one whom they mind.
    if (isObject && MIND.test(lexemes[at - 1]?.text ?? '')) {
      const minder = mentions.findLastIndex(({ to }) => to === at - 1);
      const minded = mentions.findLastIndex(
        ({ kind, sex }, index) =>
          index < minder && kind !== 'self' && (sex === undefined || sex === (SEXES.get(text) ?? sex)),
      );
      if (parts[minder] === 'home' && parts[minded] !== undefined) parts[minded] = 'home';
    }
    if (isObject) continue;
    const after = `${/(?:es|yre)$/.test(text) ? "'s " : ''}${textAfter(lexemes, at + 1, 8)}`;
    const comes = TRAVELS.test(after) || /^(?:is |'s )?\d+ (?:and|y) (?:com(?:es|ing)|viene)/.test(after);
    const sees = SEES_TO_ALL.test(after);
    if (!comes && !sees && !HOME.test(after)) continue;
    const latest = mentions.findLastIndex(
      ({ kind, to, sex }) => kind !== 'self' && to <= at && (sex === undefined || sex === (SEXES.get(text) ?? sex)),
    );
    const who = mentions[latest];
    if (!who || lexemes[who.head]?.view !== view) continue;
    if (sees) {
      if (who.entry?.close !== true) parts[latest] = 'host';
      continue;
    }
    if (!comes) parts[latest] = 'home';
    else if (parts[latest] === 'unknown') parts[latest] = 'travels';
  }
};

const COME_TO_MEET = /^(?:\w+ ){1,6}(?:and|to|&|then) (?:\w+ )?meet(?:s|ing)? (?:us|me)\b/;

/** "Sus hijas Sofía y Ana nos dejan su habitación": what hosts do for those who come. */
const THEY_HOST =
  /^(?:me|nos) (?:ceden|dejan|prestan|esperan|reciben|alojan|hospedan|acogen|recogen|abren|preparan|hacen sitio)\b/;

/** "Mi señora y la niña se quedan": the verb for several, after the last of them, goes for all. */
const partsOfPairs = (lexemes: readonly Lexeme[], mentions: readonly Mention[], parts: SaidPart[]): void => {
  for (const [last, mention] of mentions.entries()) {
    // "Our son & DIL fly up and meet us there"
    const hosts = mention.kind !== 'self' && THEY_HOST.test(afterOf(lexemes, mention));
    if (hosts || COME_TO_MEET.test(afterOf(lexemes, mention))) {
      for (let index = last; index >= 0; index -= 1) {
        const one = mentions[index];
        if (one?.chain !== mention.chain || one.kind === 'self') break;
        parts[index] = hosts ? 'host' : 'met';
      }
      continue;
    }
    const after = afterOf(lexemes, mention);
    if (parts[last] !== 'home' || !(ALL_STAY.test(after) || WATCH.test(after))) continue;
    if (!/^(?:y|e|and|&)$/.test(lexemes[mention.from - 1]?.text ?? '')) continue;
    const first = mentions.findIndex(({ chain }) => chain === mention.chain);
    const together = mentions.slice(first, last);
    const opening = together[0];
    if (!opening || WITH.test(beforeOf(lexemes, opening)) || together.some(({ kind }) => kind === 'self')) continue;
    parts.fill('home', first, last);
  }
};

/** "Me: long skirt", "yo: bata": whoever is told of besides the writer packs as well. */
const OWN_HEADING =
  /(?:^|[.,;] )(?:and |y |pero |but )?(?:(?:for|para|pa) )?(?:me|mi|yo|mine|myself|lo mio) (?:[:;]|con mi)/;

/** The part of every mention: what the first of a list says goes for those after it, and the writer in a list carries all. */
export const partsOf = (lexemes: readonly Lexeme[], flat: FlatText, mentions: readonly Mention[]): Part[] => {
  const said = mentions.map((mention, index) => {
    const opens = mentions[index - 1]?.chain !== mention.chain;
    if (isBrideOrGroom(lexemes, mention, flat)) return 'met';
    return mentionedAs(lexemes, mention, opens) ?? partOf(lexemes, mention, opens);
  });
  markOpening(lexemes, mentions, said);
  markOwnersOnly(lexemes, mentions, said);
  partsOfPronouns(lexemes, mentions, said);
  markOtherOfTwo(lexemes, mentions, said);
  partsOfClitics(lexemes, mentions, said);
  partsOfWishes(lexemes, mentions, said);
  partsOfObjects(lexemes, mentions, said);
  partsOfPairs(lexemes, mentions, said);
  markGapped(lexemes, mentions, said);
  markVisited(lexemes, mentions, said);
  markPackedFor(lexemes, mentions, said);
  markChildrenInCare(lexemes, flat, mentions, said);
  markHousehold(mentions, said);
  markTheirChildren(lexemes, mentions, said);
  markMindedChildren(lexemes, mentions, said);
  const presumed =
    saysWe(lexemes, flat) || !speaksOfSelf(flat) || OWN_HEADING.test(flat.text) ? 'travels' : 'spoken-of';
  const onlyTold = presumed === 'spoken-of' && saysI(flat) ? 'spoken-of' : 'travels';
  const parts = said.map((part): Part =>
    part === 'presumed' ? presumed : part === 'only-described' ? onlyTold : part,
  );
  markAbsent(lexemes, flat, mentions, parts);
  leaveOthersOut(lexemes, mentions, parts);
  setRight(lexemes, mentions, parts);
  const carried = new Map<number, Part>();
  const writers = new Set(mentions.flatMap(({ kind, chain }) => (kind === 'self' ? [chain] : [])));
  const owners = new Map<number, Mention['owner']>();
  for (const [index, mention] of mentions.entries()) {
    const opens = mentions[index - 1]?.chain !== mention.chain;
    if (opens) owners.set(mention.chain, mention.owner);
    const part = parts[index] ?? 'unknown';
    // "To bury my father, my two brothers and I": the dead carry nobody who goes with the writer.
    const ofWriter = part === 'past' && writers.has(mention.chain);
    if (opens && !ofWriter && /^(?:host|met|home|provider|past|spoken-of)$/.test(part))
      carried.set(mention.chain, part);
    if (part === 'travels' && !carried.has(mention.chain)) carried.set(mention.chain, 'travels');
    if (
      mention.kind === 'self' &&
      (mentions[index - 1]?.chain === mention.chain || mentions[index + 1]?.chain === mention.chain)
    ) {
      const first = carried.get(mention.chain);
      if (first === 'spoken-of' || first === undefined) carried.set(mention.chain, 'travels');
    }
  }
  return mentions.map((mention, index) => {
    const part = parts[index] ?? 'unknown';
    const whole = carried.get(mention.chain);
    if (mention.kind === 'self') return 'travels';
    // "me, the wife, Nana's blanket": a thing of hers stands in the list, not she.
    if (part === 'unknown' || (part === 'spoken-of' && whole === 'travels' && !mention.apostrophe))
      return whole ?? part;
    // "visiting my aunt and my cousin": those after the first are met too, partners and children are not.
    if (
      part === 'travels' &&
      whole &&
      whole !== 'travels' &&
      // "He lives there with his wife and the kids"
      (!mention.entry?.close ||
        // "Visiting my dad and his wife"
        (mention.owner === 'theirs' && mention.entry.role === 'partner') ||
        (mention.owner === 'the' && owners.get(mention.chain) === 'theirs')) &&
      // "Mis tíos Ramón y Charo": names after a group are told by its word.
      (mention.kind === 'person' || mention.entry !== undefined)
    )
      return whole;
    return part;
  });
};
