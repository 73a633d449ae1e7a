/** A mention of somebody in the words, and whose they are said to be. */
import type { PersonWord } from './lexicon';

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

/** A mention of one word, in no list yet; `more` says who it is, and where the mention is longer. */
export const mentionAt = (at: number, more: Partial<Mention> & Pick<Mention, 'kind'>): Mention => ({
  from: at,
  to: at + 1,
  head: at,
  headTo: at + 1,
  owner: '',
  ages: [],
  plus: false,
  apostrophe: false,
  chain: -1,
  ...more,
});
