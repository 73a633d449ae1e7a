/** Whether the writer is one of those who are counted. */
import type { Token } from '../../packing/reading/text';

const WE_GO = /^(?:vamos|somos|viajamos|volamos|iremos|salimos|bajamos|subimos|vinimos|venimos|fuimos)$/;

/** "Me and two mates ride", "vamos tres amigas a", "we're four lads on": `first` is the word that names them. */
export const isAmongThem = (tokens: readonly Token[], first: number): boolean => {
  let at = first - 1;
  while (tokens[at]?.number !== undefined) at -= 1;
  const [before = '', ahead = ''] = [tokens[at]?.text, tokens[at - 1]?.text];
  return (
    (/^(?:and|y|&|\+|n)$/.test(before) && /^(?:me|i|myself|yo)$/.test(ahead)) ||
    (at < first - 1 && (WE_GO.test(before) || (/^(?:'re|re|are)$/.test(before) && ahead === 'we')))
  );
};
