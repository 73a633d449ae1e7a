/** People who belong to others that are told of: children the writer works with, and those of a house one goes to. */
import type { Lexeme } from './lexemes';
import type { Mention } from './mention';
import type { SaidPart } from './part';
import type { FlatText } from './writer';

/** The writer works with children: as a teacher, a leader or a nanny. */
const WORKS_WITH_CHILDREN =
  /\b(?:i 'm|im|i am|as|being|be) (?:an? |the |their )?(?:\w+ ){0,2}(?:teacher|chaperone|coach|counsel?lor|au pair|nanny|scout(?: master)? leader|instructor|lifeguard)\b|\b(?:teacher|parent) (?:chaperone|helper)\b|\b(?:i|i 'll) (?:coach|teach|nanny)\b|\b(?:teaching|coaching|counsel?ling) (?:\w+ )?(?:kids|children|archery|english|swimming|football|soccer|sailing|skiing|tennis|pupils|students|teens)\b|\b(?:vbs|mission trip|youth group)\b/;

/** "The nurse gave me the kids' meds", "pineapple lumps to bribe the kids": of those the writer works with. */
export const markChildrenInCare = (
  lexemes: readonly Lexeme[],
  flat: FlatText,
  mentions: readonly Mention[],
  parts: SaidPart[],
): void => {
  if (!WORKS_WITH_CHILDREN.test(flat.text)) return;
  for (const [index, { entry, owner, ages, name, count, from }] of mentions.entries())
    if (
      entry?.role === 'child' &&
      (entry.count ?? 1) > 1 &&
      /^(?:the|)$/.test(owner) &&
      ages.length === 0 &&
      name === undefined &&
      count === undefined &&
      !/^(?:with|and|&|\+|plus)$/.test(lexemes[from - 1]?.text ?? '')
    )
      parts[index] = 'spoken-of';
};

/** Those who are part of a pair that is told of. */
const MEMBERS: ReadonlyMap<string, RegExp> = new Map([
  ['in-laws', /^(?:mother|father)-in-law$/],
  ['parents', /^(?:mother|father)$/],
  ['grandparents', /^grand(?:mother|father)$/],
]);
const ELSEWHERE = /^(?:met|host|home)$/;
const isHouse = ({ entry }: Mention): boolean => entry?.key === 'baby' || MEMBERS.has(entry?.key ?? '');

/** "We fly to see my in-laws … my FIL is allergic", "for his first baby … a kara for the baby": those of a house are there as well. */
export const markHousehold = (mentions: readonly Mention[], parts: SaidPart[]): void => {
  const withSelf = new Set(mentions.flatMap(({ kind, chain }) => (kind === 'self' ? [chain] : [])));
  for (const [index, { kind, name, chain, ages }] of mentions.entries()) {
    // "A week at my sister Noreen's … church with Noreen"
    if (kind !== 'name' || ages.length > 0 || withSelf.has(chain)) continue;
    const told = mentions.findIndex((one, at) => at < index && one.kind === 'person' && one.name === name);
    const part = parts[told];
    if (part && ELSEWHERE.test(part)) parts[index] = part;
  }
  if (!mentions.some(isHouse)) return;
  for (const [index, { entry, ages, owner, name, chain }] of mentions.entries()) {
    if (
      !entry ||
      ages.length > 0 ||
      name !== undefined ||
      !/^(?:travels|presumed|only-described|unknown)$/.test(parts[index] ?? '')
    )
      continue;
    const before = mentions.findLastIndex(
      (mention, at) =>
        at < index &&
        mention.chain !== chain &&
        (MEMBERS.get(mention.entry?.key ?? '')?.test(entry.key) === true ||
          (entry.key === 'baby' && owner === 'the' && mention.entry?.key === 'baby')),
    );
    const known = mentions[before];
    if (!known) continue;
    if (
      entry.key === 'baby'
        ? known.owner === 'theirs' && parts[before] !== 'travels'
        : ELSEWHERE.test(parts[before] ?? '')
    )
      parts[index] = entry.key === 'baby' ? 'spoken-of' : (parts[before] ?? 'met');
  }
};
