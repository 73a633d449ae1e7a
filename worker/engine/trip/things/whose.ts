/** Whose a thing is: names, relations and pronouns resolved to people, and the animals that have things of their own. */
import { fold, type Token, readSentences } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { Locale } from '../../locale';
import type { TripDocument } from '../document';
import { friendsOnly } from '../people/own-packers';
import { petNames } from '../pet-names';
import { isShouting } from '../shouting';
import { aboutWord, travellersAt, type PeopleReading } from '../people/read-people';
import type { Frame } from './frames';
import type { ThingMention } from './mentions';

/** Who a word stands for, as the people reader knows it. */
export interface Whose {
  /** Ids of travellers on this list; empty for the writer, everybody, or nobody we know. */
  ids: readonly string[];
  /** They travel, but their bag is not this list's: friends, and who packs for themselves. */
  packsAlone: boolean;
  /** Friends perhaps, but this list packs for them: what they need is on it. */
  isPackedFor?: boolean;
  /** They are of the family, but of another household perhaps: what they take care of is in their bag. */
  relative?: boolean;
  /** Not a traveller: a host, a provider, somebody met there. */
  away: boolean;
}

export interface ThingsContext {
  /** Resolves a word of a sentence ("she", "dave") to people; undefined where it names nobody. */
  who: (view: SentenceView, tokenIndex: number) => Whose | undefined;
  /** Travellers a clause is about; empty for the writer or everybody. */
  about: (view: SentenceView, clause: number) => readonly string[];
  /** Offsets of words that name places, which are no people. */
  isPlace: (offset: number) => boolean;
  /** Offsets of words that state a fact: a condition, a setting, an activity. */
  isFact: (offset: number) => boolean;
  /** Language of the form. */
  locale: Locale;
  /** Every word of the form and the description. */
  words: readonly Token[];
  /** The description as typed; tokens have their offsets in it. */
  original: string;
  /** The whole text is in capitals, which then say nothing. */
  shouting: boolean;
  /** The writer makes the list for others and is there already, or stays at home. */
  writerStays: boolean;
  /** Id of the writer, where others are on the list. */
  writer?: string;
  /** Names of pets and assistance animals, folded. */
  pets: ReadonlySet<string>;
  /** Words for those one stays with. */
  hosts: ReadonlySet<string>;
  /** What was found in each sentence, for whoever reads it again. */
  found: Map<SentenceView, FoundInSentence>;
}

/** The things a sentence names and the verbs that govern them. */
interface FoundInSentence {
  named: readonly ThingMention[];
  frames: readonly Frame[];
}

const PRONOUN = /^(?:he|she|they|his|her|their|hers|theirs|him|them|ella|ellos|ellas|su|sus|who)$/;
/** Whether a word names somebody of the trip, and is therefore the name of no thing. */
export const isSomebody = (view: SentenceView, at: number, context: ThingsContext): boolean =>
  !PRONOUN.test(view.sentence.tokens[at]?.text ?? '') && context.who(view, at) !== undefined;
/** Of these everybody packs their own. */
const SEPARATE = new Set(['friend', 'colleague', 'other']);
/** Family that often lives in a house of its own. */
const RELATIVE = new Set(['relative', 'sibling', 'parent', 'grandparent']);
/** "The groom", "mis tías": these words of a name stand before anything else as well. */
const DETERMINER =
  /^(?:the|our|his|her|their|your|its|some|all|one|two|three|four|both|and|with|for|who|from|los|las|una|uno|unos|unas|mis|tus|sus|nuestr[oa]s?|del|con|por|para|que|dos|tres|cuatro|todos|todas|otr[oa]s?)$/;

const wordsOfNames = (named: readonly { name: string }[]): ReadonlySet<string> =>
  new Set(
    named.flatMap(({ name }) => fold(name).split(' ')).filter((word) => word.length > 2 && !DETERMINER.test(word)),
  );

/** What the things reader needs to know of people; `form` is the destination and what was picked. */
export function thingsContext(
  document: TripDocument,
  people: PeopleReading,
  { isPlace, isFact, form, locale }: Pick<ThingsContext, 'isPlace' | 'isFact' | 'locale'> & { form: string },
): ThingsContext {
  const alone = new Set(
    people.travellers.filter(({ packsAlone, role }) => packsAlone || SEPARATE.has(role)).map(({ id }) => id),
  );
  const packedFor = new Set(
    friendsOnly(people) ? [] : people.travellers.flatMap(({ packsAlone, id }) => (packsAlone ? [] : [id])),
  );
  const bystanders = wordsOfNames(people.bystanders);
  const about = (view: SentenceView, clause: number): readonly string[] => travellersAt(people, view, clause);
  const relatives = new Set(people.travellers.filter(({ role }) => RELATIVE.has(role)).map(({ id }) => id));
  const known = (ids: readonly string[]): Whose => ({
    ids,
    packsAlone: ids.every((id) => alone.has(id)),
    isPackedFor: ids.length > 0 && ids.every((id) => packedFor.has(id)),
    relative: ids.length > 0 && ids.every((id) => relatives.has(id)),
    away: false,
  });
  const writer = people.travellers.find(({ role }) => role === 'self');
  /** By all its words and by its last: the first alias told. */
  const aliases = new Map<string, PeopleReading['aliases'][number]>();
  for (const alias of people.aliases)
    for (const words of [alias.words, alias.words.split(' ').at(-1) ?? ''])
      if (!aliases.has(words)) aliases.set(words, alias);
  return {
    isPlace,
    isFact,
    locale,
    about,
    words: [
      ...document.views.flatMap(({ sentence }) => sentence.tokens),
      ...readSentences(form).flatMap(({ tokens }) => tokens),
    ],
    original: document.original,
    shouting: isShouting(document.original),
    ...(people.travellers.length > 1 && writer && { writer: writer.id }),
    writerStays: writer === undefined,
    found: new Map(),
    pets: petNames(document),
    hosts: wordsOfNames(people.bystanders.filter(({ part }) => part === 'host')),
    who: (view, at) => {
      const word = view.sentence.tokens[at]?.text ?? '';
      if (word.length < 2) return undefined;
      const alias = aliases.get(word);
      if (alias && alias.ids.length > 0) return known(alias.ids);
      if (bystanders.has(word)) return { ids: [], packsAlone: false, away: true };
      const pronoun = PRONOUN.test(word) || (word === 'el' && /[,:]/.test(view.sentence.tokens[at]?.gap ?? ''));
      if (!pronoun) return undefined;
      const clause = view.clauses.findIndex(({ from, to }) => at >= from && at < to);
      const near = aboutWord(people, view, at).ids;
      // The writer is no "she".
      const third = /^(?:he|she|ella)$/.test(word);
      const ids = near.length > 0 ? near : about(view, clause).filter((id) => !third || id !== writer?.id);
      if (ids.length > 0) return known(ids);
      return view.away[clause] === true ? { ids: [], packsAlone: false, away: true } : undefined;
    },
  };
}
