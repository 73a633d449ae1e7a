/** A word for the whole party before the list of it: "Three generations of girls: my mum, me and Nell", "two sisters in their sixties, me and Pat". */
import type { PersonWord } from './lexicon';
import type { Lexeme } from './lexemes';
import type { Mention } from './mention';

/** One of a group of kin. */
const ONE_OF: Readonly<Record<string, PersonWord>> = {
  sisters: { role: 'sibling', key: 'sister', sex: 'female', words: '' },
  brothers: { role: 'sibling', key: 'brother', sex: 'male', words: '' },
  siblings: { role: 'sibling', key: 'sibling', words: '' },
  cousins: { role: 'relative', key: 'cousin', words: '' },
};

/** Whether a group counts nobody anew, for the list that follows it has the writer and as many in it; names get its relation. */
export const headsParty = (lexemes: readonly Lexeme[], mentions: readonly Mention[], index: number): boolean => {
  const group = mentions[index];
  const next = mentions[index + 1];
  if (!group || !next || group.owner !== '' || (group.count ?? group.entry?.count ?? 1) < 2) return false;
  if (!/^[,:(]$/.test(lexemes[next.from - 1]?.text ?? '')) return false;
  const isGeneration = lexemes[group.from - 2]?.text === 'generations';
  const count = isGeneration ? lexemes[group.from - 3]?.number : group.count;
  if (!isGeneration && !/^[.:]?$/.test(lexemes[group.from - 1]?.text ?? '')) return false;
  const members = mentions.slice(index + 1).filter(({ chain }) => chain === next.chain);
  const size = members.reduce((sum, one) => sum + (one.count ?? one.entry?.count ?? 1), 0);
  if (!members.some(({ kind }) => kind === 'self') || size !== count) return false;
  const one = ONE_OF[group.entry?.key ?? ''];
  for (const member of members) if (one && member.kind === 'name') member.entry ??= one;
  return true;
};
