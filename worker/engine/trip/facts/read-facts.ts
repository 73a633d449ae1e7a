/** Every other fact of the words, as tags of the catalogue with their scope: whose, and on which leg. */
import { listIn } from '../../list-in';
import { Collector } from '../../packing/reading/collector';
import type { Occurrence } from '../../packing/reading/occurrence';
import { KIN } from '../../packing/reading/grammar';
import { wordsOf } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import { readDailyUse } from '../../packing/reading/stated';
import type { Tag } from '../../packing/tags';
import type { TripDocument } from '../document';
import { petNames } from '../pet-names';
import { tokenAt, type About } from '../people/about';
import { isAilmentOfAnimal, isAnybodysAnimal, isOfAnimal, OF_ANIMALS, wordsBefore } from './of-animals';
import { isNameOfSomebody } from './names-like-facts';
import { isPetComing } from './pets-coming';
import { OWN_PACKING } from '../people/own-packers';
import type { ScopedFact } from '../schema';
import { withoutEarlierWedding, withoutOtherMonths } from './other-dates';

export interface FactsContext {
  /** Length of the trip, both ends counted. */
  days: number;
  startDate?: string;
  /** Activities picked in the form. */
  activities: readonly string[];
  fahrenheitHome: boolean;
  /** Whom the words at an offset are about. */
  aboutAt: (view: SentenceView, offset: number) => About;
  /** Whether somebody who is named at an offset travels. */
  travels: (offset: number) => boolean;
  /** Id of the writer where others travel along. */
  writer?: string;
  /** Legs that the words at an offset speak of; empty for the whole trip. */
  legsAt: (view: SentenceView, offset: number) => readonly string[];
}

export interface FactsReading {
  facts: ScopedFact[];
  told: { minC?: number; maxC?: number };
  /** Every place in the words that states a fact. */
  occurrences: readonly Occurrence[];
}

/** Facts of a person: said of one, they are that one's alone. */
const PERSONAL = /^(?:medical|diet|hobby|work|need|dress|own|activity|refused)/;
/** Facts of a place or a stretch of the way. */
const LOCAL =
  /^(?:lodging|setting|transport|activity|rented|provided|need:(?:no-|power|unsafe|mosquitoes|ticks|malaria|altitude|self-catering|shared))/;

type Said = Pick<Occurrence, 'quote' | 'start' | 'end'>;

/** Reads the tags of the words with their scopes. */
export function readScopedFacts(document: TripDocument, context: FactsContext): FactsReading {
  const collector = new Collector(document.original, context.days, context.writer !== undefined);
  /** Each with a blank before it. */
  const words = document.views.map(({ sentence: { tokens } }) => ` ${wordsOf(tokens, 0, tokens.length)}`).join('');
  const mentions = (prefix: string): boolean =>
    context.activities.some((word) => word.startsWith(prefix)) || words.includes(` ${prefix}`);
  for (const view of document.views) {
    collector.readRows(view);
    collector.readGear(view, mentions);
    collector.readStated(view, context.fahrenheitHome);
  }
  const places = new Map<Tag, Occurrence[]>();
  for (const occurrence of collector.occurrences)
    if (!isNameOfSomebody(occurrence, context.travels)) listIn(places, occurrence.tag).push(occurrence);
  const isOnlyNamed = (tag: Tag): boolean => !places.has(tag) && collector.occurrences.some((one) => one.tag === tag);
  const tags = collector.standing().filter((tag) => !isOnlyNamed(tag));
  const daily = new Map(
    readDailyUse(document.original).map(([tag, quote]): [Tag, Said] => {
      const start = document.original.indexOf(quote);
      return [tag, { quote: () => quote, start, end: start + quote.length }];
    }),
  );
  const pets = petNames(document);
  const facts = tags
    .filter((tag) => !ofBystanders(tag, places.get(tag) ?? [], { ...context, pets }))
    .filter((tag) => !tag.startsWith('pet:') || isPetComing(document, places.get(tag) ?? []))
    .map((tag) => scoped(tag, places.get(tag) ?? [], collector, context, daily.get(tag)));
  const ailment = tags.find((tag) => isOnlyOfAnimal(tag, places.get(tag) ?? [], pets));
  if (ailment && !tags.includes('need:pet-medicine'))
    facts.push({
      ...scoped(ailment, places.get(ailment) ?? [], collector, context, undefined),
      tag: 'need:pet-medicine',
      travellers: [],
    });
  for (const tag of collector.ownRefusals)
    if (context.writer !== undefined && !tags.includes(tag))
      facts.push({ tag, travellers: [context.writer], legs: [], evidence: { source: 'words', certainty: 'sure' } });
  for (const { tag, view, start } of collector.theirRefusals) {
    const { ids, away } = context.aboutAt(view, start);
    const activity = tag.slice('refused:'.length);
    const planned = context.activities.includes(activity) || tags.some((one) => one === `activity:${activity}`);
    if (planned && !away && ids.length > 0 && !facts.some((fact) => fact.tag === tag))
      facts.push({ tag, travellers: [...ids], legs: [], evidence: { source: 'words', certainty: 'sure' } });
  }
  return {
    facts: withoutOtherMonths(
      withoutEarlierWedding(facts, collector.occurrences, context.startDate),
      collector.occurrences,
      context.startDate,
      context.days,
    ),
    told: collector.stated ?? {},
    occurrences: collector.occurrences,
  };
}

/** "Biscuit has epilepsy": a complaint of the dog alone. */
const isOnlyOfAnimal = (tag: Tag, places: readonly Occurrence[], pets: ReadonlySet<string>): boolean =>
  tag.startsWith('medical:') && places.length > 0 && places.every((place) => isAilmentOfAnimal(place, pets));

/** Of somebody who does not travel these pack nothing: "Lexi stays with my mum" is not a lodging of the trip. */
const COMES_ALONG = /(?:^| )(?:comes?|coming|travels?|joins?|with (?:us|me))(?: |$)/;
const THEIRS =
  /^(?:medical|diet|hobby|pet|work:(?!au-pair)|occasion:(?:exam|interview|race)|lodging:(?:friends-or-family|camping|camper)|transport:(?:motorbike|camper|plane|train|bus|hire-car|long-flight)|activity:(?:study|family-visit|motorcycling|cycling|running|golf|surfing|diving|fishing|climbing|skiing|snowboarding|camping|camper-van|horse-riding|gym|yoga))/;

/** "My sister is hosting us": of those who stay with her. */
const tellsOfHost = ({ tag, view, start, end }: Occurrence): boolean =>
  tag === 'lodging:friends-or-family' &&
  HOSTS.test(wordsOf(view.sentence.tokens, tokenAt(view, start), tokenAt(view, end - 1) + 1));
const HOSTS = /\b(?:host\w*|putting|recib\w+|aloja\w*|hosped\w+)\b/;

const union = (lists: readonly (readonly string[])[]): string[] =>
  lists.some((list) => list.length === 0) ? [] : [...new Set(lists.flat())];

const BODILY = /^(?:medical|diet)/;
/** "Uno es diabético y otra celíaca", "one is vegan": one of a group that packs for itself, where the list is one person's. */
const isOfOneOfThem = (occurrence: Occurrence): boolean => {
  const text = wordsBefore(occurrence, 5).join(' ');
  return /(?:^| )(?:(?:un[oa]|algun[oa]|one)(?: of (?:us|them)| de ell[oa]s)? (?:es|esta|tiene|va|toma|is|has|'s)|(?:otr[oa]|another)(?: (?:es|esta|tiene|va|toma|is|has|'s))?)(?: (?:un|una|a))?$/.test(
    text,
  );
};

/** "Ale se torció el tobillo", "Jo broke her wrist": of somebody by name who is nobody of the trip's. */
const isInjuryOfOther = ({ view, start }: Occurrence, context: FactsContext): boolean => {
  const at = tokenAt(view, start);
  const { tokens } = view.sentence;
  for (let verb = at - 1; verb >= Math.max(1, at - 3); verb -= 1) {
    if (!INJURED.test(tokens[verb]?.text ?? '')) continue;
    const subject = tokens[verb - (tokens[verb - 1]?.text === 'se' ? 2 : 1)];
    return subject?.capital === true && context.aboutAt(view, start).ids.length === 0;
  }
  return false;
};
const INJURED = /^(?:torcio|rompio|partio|esguinzo|fracturo|corto|quemo|lesiono|broke|twisted|sprained|tore|hurt)$/;

/** "Geraldine's coeliac but she's packing for herself": of somebody by name whose bag is not ours. */
const isOfOwnPacker = (occurrence: Occurrence, context: FactsContext): boolean => {
  const { view, start } = occurrence;
  const { tokens } = view.sentence;
  const at = tokenAt(view, start);
  let verb = at - 1;
  while (verb > 0 && verb > at - 3 && !/^(?:'s|is|has)$/.test(tokens[verb]?.text ?? '')) verb -= 1;
  return (
    /^(?:'s|is|has)$/.test(tokens[verb]?.text ?? '') &&
    tokens[verb - 1]?.capital === true &&
    context.aboutAt(view, start).ids.every((id) => id === context.writer) &&
    wordsOf(tokens, at, tokens.length).search(OWN_PACKING) !== -1
  );
};

/** "El celíaco es su hermano, no él", "la que se marea es mi madre": of the one after the verb, who is nobody of the trip's. */
const isOfOneNamedBehind = ({ view, start, end }: Occurrence, context: FactsContext): boolean => {
  const { tokens } = view.sentence;
  const from = tokenAt(view, start);
  const to = tokenAt(view, end - 1) + 1;
  if (!CLEFT.test(wordsOf(tokens, from - 3, from))) return false;
  const is = tokens.findIndex(({ text }, at) => at >= to && at <= to + MOST_TO_VERB && text === 'es');
  const kin = is === -1 ? undefined : [is + 1, is + 2].find((at) => KIN.has(tokens[at]?.text ?? ''));
  return kin !== undefined && !context.travels(tokens[kin]?.start ?? 0);
};
const CLEFT = /(?:^| )(?:el|la|los|las)(?: que(?: \w+)?)?$/;
const MOST_TO_VERB = 4;

/** "My sister is T1, not me": every place that says so is about somebody who does not travel. */
function ofBystanders(
  tag: Tag,
  places: readonly Occurrence[],
  context: FactsContext & { pets: ReadonlySet<string> },
): boolean {
  if (places.length === 0) return false;
  if (OF_ANIMALS.test(tag) && places.every(isOfAnimal)) return true;
  if (isOnlyOfAnimal(tag, places, context.pets)) return true;
  if (
    BODILY.test(tag) &&
    ((context.writer === undefined && places.every(isOfOneOfThem)) ||
      places.every((place) => isInjuryOfOther(place, context)) ||
      places.every((place) => isOfOwnPacker(place, context)) ||
      places.every((place) => isOfOneNamedBehind(place, context)))
  )
    return true;
  // "My sister stays, her cat is poorly": an animal of somebody who is not there, unless it comes.
  if (
    tag.startsWith('pet:') &&
    places.some(({ view, end }) =>
      COMES_ALONG.test(wordsOf(view.sentence.tokens, tokenAt(view, end), tokenAt(view, end) + 7)),
    )
  )
    return false;
  if (tag.startsWith('pet:') && places.every(isAnybodysAnimal)) return true;
  if (!THEIRS.test(tag) || places.some(tellsOfHost)) return false;
  return places.every(({ view, start }) => context.aboutAt(view, start).away);
}

const OF_ONE = /^(?:medical|diet|activity:(?:surfing|skiing|diving|running|cycling|golf|remote-work|fishing|climbing))/;
/** "Yo quiero surfear", "yo tengo asma": the pronoun, which Spanish leaves out, sets the writer apart from the others. */
const saysYo = (occurrence: Occurrence): boolean => {
  const before = wordsBefore(occurrence, 4);
  const at = before.lastIndexOf('yo');
  return at !== -1 && !/^(?:y|e|ni|con)$/.test(before[at - 1] ?? 'yo') && !/^(?:y|e|ni)$/.test(before[at + 1] ?? '');
};

/** `daily` are the words that say how many a day, which say more than those that name it. */
function scoped(
  tag: Tag,
  places: readonly Occurrence[],
  { activityDays }: Collector,
  context: FactsContext,
  daily: Said | undefined,
): ScopedFact {
  const [place] = places;
  const first = daily ?? place;
  const quote = first?.quote();
  // "I get migraines": the writer's alone, though others come along.
  const own = BODILY.test(tag) ? context.writer : undefined;
  const travellers = PERSONAL.test(tag)
    ? union(
        places
          .map(({ view, start }) => context.aboutAt(view, start))
          .flatMap(({ ids, away, alone, company }) => {
            if (away) return [];
            // "With my wife to the beach": the beach is everybody's, a diet is hers.
            if (company && !BODILY.test(tag)) return [[]];
            return [alone && own ? [own] : ids];
          }),
      )
    : [];
  const alone = travellers.length === 0 && places.length > 0 && places.every(saysYo) ? context.writer : undefined;
  const legs = LOCAL.test(tag) ? union(places.map(({ view, start }) => context.legsAt(view, start))) : [];
  const activity = tag.startsWith('activity:') ? tag.slice('activity:'.length) : undefined;
  const days = activity === undefined ? undefined : Object.entries(activityDays).find(([id]) => id === activity)?.[1];
  return {
    tag,
    travellers: alone !== undefined && OF_ONE.test(tag) ? [alone] : travellers,
    legs,
    ...(days !== undefined && { days: Math.min(366, Math.max(1, Math.round(days))) }),
    evidence: {
      source: 'words',
      ...(quote !== undefined && { quote }),
      ...(first && { start: first.start, end: first.end }),
      certainty: 'sure',
    },
  };
}
