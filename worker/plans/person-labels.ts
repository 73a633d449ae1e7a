/** How a list that was written to its owner reads to somebody else: "you" is the owner, "your partner" the owner's. */
import type { Locale } from '../platform/locale/locale';

/** What a list calls its writer. */
const WRITER = { en: 'you', es: 'ti' } as const satisfies Record<Locale, string>;
/** How a list says that somebody is the writer's: "your partner", "tu pareja". */
const WRITERS_OWN = /^(?:your|tu) /;
/** What an owner is called who has given no name. */
const NAMELESS = { en: 'the organiser', es: 'quien organiza' } as const satisfies Record<Locale, string>;
/** A reason that begins with those it is for, the writer first. */
const FOR_WRITER_AND = /^(For|Para) (?:you|ti)(?=, | and | y )/u;

/** Whose list it is, and the language it is written in. */
export interface Writer {
  locale: Locale;
  /** Null where they have given no name. */
  owner: string | null;
}

const nameOf = ({ locale, owner }: Writer): string => owner ?? NAMELESS[locale];

/** Whom a thing is for, as somebody else than the list's writer reads it. */
export const labelForOthers = (label: string, writer: Writer): string =>
  label === WRITER[writer.locale] ? nameOf(writer) : label.replace(WRITERS_OWN, '');

/** The writer's own people in a reason, whatever the thing is for: "your 6-year-old's first night". */
const WRITERS_PEOPLE: Record<Locale, RegExp> = {
  en: /\b(your) (?=(?:partner|husband|wife|(?:girl|boy)friend|fiancée?|child|children|kids?|sons?|daughters?|baby|babies|toddler|teen|teenager|parents?|mother|mum|mom|father|dad|siblings?|sisters?|brothers?|cousins?|relatives?|friends?|mates?|colleagues?|companions?|grand(?:mother|father|parents?|child|son|daughter)|\d+-(?:year|month)-olds?)\b)/giu,
  es: /(?<!\p{L})(tus?) (?=(?:parejas?|marido|mujer|espos[ao]|novi[ao]|hij[ao]s?|niñ[ao]s?|peques?|bebés?|padres?|madre|herman[ao]s?|prim[ao]s?|familiar(?:es)?|amig[ao]s?|colegas?|acompañantes?|abuel[ao]s?|niet[ao]s?|suegr[ao]s?)(?!\p{L}))/giu,
};

/** "tu" and "tus" of somebody else. */
const theirs = (word: string): string => (word.endsWith('s') ? 'sus' : word.startsWith('T') ? 'Su' : 'su');

/**
 * A reason as somebody else reads it: those on the `labels` of its thing, and the writer's people, are named from their
 * side.
 */
export const reasonForOthers = (reason: string, labels: readonly string[], writer: Writer): string => {
  const own = writer.locale === 'es' ? 'su' : `${nameOf(writer)}’s`;
  return labels
    .filter((label) => WRITERS_OWN.test(label))
    .reduce(
      (text, label) => text.replaceAll(label, label.replace(WRITERS_OWN, `${own} `)),
      reason.replace(FOR_WRITER_AND, (_, lead: string) => `${lead} ${nameOf(writer)}`),
    )
    .replace(WRITERS_PEOPLE[writer.locale], (_, word: string) => (writer.locale === 'es' ? theirs(word) : own) + ' ');
};
