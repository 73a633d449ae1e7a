/** Turns the marked sentences of one description into tags with the words they rest on. */
import type { ActivityId } from '../../activities';
import type { StatedWeather } from '../facts';
import { isTag, type RefusedTopic, type Tag } from '../tags';
import { isStray } from './ambiguous';
import type { Clause } from './clauses';
import { readGear } from './gear';
import { isFalseFriend, languageOf } from './language';
import { petComes, petStays, saysI } from './stays-home';
import type { Token } from './text';
import type { SentenceView } from './view';
import { type Occurrence, occurrenceOf } from './occurrence';
import { longestOnly, phraseSet, type Found } from './phrases';
import { asActivity, readActivityDays, readTemperatures } from './stated';
import { type Entry, INDEX } from './row-index';
import { hasOwnDay, OVERRIDES, RULED_OUT } from './ruled-out';
import { notSleptIn } from './slept-in';
import {
  isAboutThings,
  isAbsentPool,
  isLackThere,
  isPurposeOfLack,
  isPlaceOfDenied,
  isRuleOfDoor,
} from './other-denials';
import {
  isPreterite,
  trailingNo,
  comesWith,
  isOfSome,
  isSimile,
  isBroughtByOther,
  isLift,
  isLongAgo,
  isThirdPerson,
  meansOther,
} from './match-context';

/** Said of somebody who stays behind, these pack nothing; a place or a means of travel is everybody's. */
const PERSONAL = /^(?:transport:own-car$|medical|diet|hobby|need|work|activity(?!:wedding)|refused|dress|pet|own)/;
/** Words that keep a "no" to a day or two of the trip. */
const LIMITED = phraseSet(
  'one day, one rest day, a day off, day off, rest day, # days off, # days without, # days no, one afternoon, one morning, first day, last day, on monday/tuesday/wednesday/thursday/friday/saturday/sunday, un dia, un dia de descanso, dia de descanso, una tarde, una manana, algun dia, # dias sin, # dias de descanso, el primer dia, el ultimo dia, el lunes/martes/miercoles/jueves/viernes/sabado/domingo',
);
const ELLIPSIS = /^(?:(?:pero|y|but) )?(?:el|la|los|las) de [a-z ]{2,24} no\b/;
const SAYS_NO = /^(?:no|ni|sin|not|never|nunca|nor|neither|without|dont|nada)$/;
const PETS_THING =
  /^(?:beds?|baskets?|crates?|bowls?|food|leads?|towels?|coats?|blankets?|toys?|treats?|gear|stuff|things|hair|fees?|charges?)$/;
/** A past operation or pregnancy still counts; a past ski trip does not. */
const LASTING = /^(?:medical|diet|need|occasion|refused)/;

/** "Last time it was minus 4 and we lay there in summer pyjamas": what it was there is what it may be. */
const LAST_TIME =
  /\blast (?:time|yr|year|jan\w*|feb\w*|march|april|may|june|july|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*)\b|[uú]ltima vez|vez pasada|\b(?:la otra|otra) vez\b|a[nñ]o pasado/iu;

/** Gathers the facts of one description. */
export class Collector {
  /** Every place that states a fact, in order, those ruled out later included. */
  readonly occurrences: Occurrence[] = [];
  /** Animals that are said to stay. */
  readonly #boarded = new Set<string>();
  /** By fact the first place that states it. */
  readonly #facts = new Map<string, Occurrence>();
  /** Refusals of a day or a place only: "no dogs in the park" of those that travel along. */
  readonly #alongside = new Set<string>();
  readonly activityDays: Partial<Record<ActivityId, number>> = {};
  stated: StatedWeather | undefined;

  constructor(
    private readonly original: string,
    private readonly days: number,
    /** Others travel along, so that the writer's "I don't ski" refuses nothing for them. */
    private readonly inCompany = false,
  ) {}

  /** What the writer alone leaves out. */
  readonly ownRefusals = new Set<Tag>();

  /** What somebody else of the party leaves out: "my mother-in-law doesn't ski". */
  readonly theirRefusals: Occurrence[] = [];

  readRows(view: SentenceView): void {
    const { tokens } = view.sentence;
    const language = languageOf(view.sentence);
    const all = INDEX.find(tokens).filter(
      ({ row, start, end }) => end - start > 1 || !isFalseFriend(tokens[start]?.text ?? '', row.table, language),
    );
    for (const found of longestOnly(all))
      if ((found.row.tag ?? found.row.refuse) && !isStray(tokens, found)) this.#take(view, found);
  }

  #take(view: SentenceView, found: Found<Entry>): void {
    const { row } = found;
    const tokens = tokensOf(view);
    const position = view.clauses.findIndex(({ from, to }) => found.start >= from && found.start < to);
    const clause = view.clauses[position];
    if (!clause || (found.end - found.start === 1 && isPreterite(this.original, tokens[found.start]))) return;
    const personal = row.tag === undefined || PERSONAL.test(row.tag);
    if (view.marks.unreal[found.start] === 1) return;
    if (view.marks.past[found.start] === 1 && !(row.tag && LASTING.test(row.tag))) return;
    // "Me operaron hace 2 años": healed long since.
    if (row.tag === 'medical:recent-surgery' && isLongAgo(tokens, clause)) return;
    const cue = isPlaceOfDenied(tokens, found) ? undefined : this.#cueOf(view, found);
    // "My sister dives, but I don't": hers packs nothing, and what the writer adds to it still says no.
    const ownNo = cue !== undefined && cue >= found.end;
    if (personal && view.away[position] === true && !ownNo) return;
    if (meansOther(view, clause, row, found)) return;
    if (
      row.tag === 'transport:own-car' &&
      (isBroughtByOther(tokens, found) || (!this.inCompany && isLift(tokens, found)))
    )
      return;
    // "The cottage has no dog bed": of the animal's things, not of the animal.
    const ofThing = row.refuse === 'pets' && PETS_THING.test(tokens[found.end]?.text ?? '');
    if (ofThing && (cue !== undefined || petStays(view, found))) return;
    if (row.tag?.startsWith('pet:') && petStays(view, found)) {
      this.#boarded.add(row.tag);
      return;
    }
    if (row.tag?.startsWith('pet:') && petComes(view, found)) this.#boarded.delete(row.tag);
    if (row.tag?.startsWith('pet:') && cue === undefined && comesWith(view, found)) this.#alongside.add('refused:pets');
    if (cue === undefined) {
      if (row.tag) this.#add(row.tag, view, found);
      for (const tag of row.also ?? []) this.#add(tag, view, found);
      const activity = row.tag?.startsWith('activity:') ? asActivity(row.tag.slice('activity:'.length)) : undefined;
      const days = activity && readActivityDays(view, found, this.days);
      if (activity && activity !== 'family-visit' && days !== undefined)
        this.activityDays[activity] = Math.max(this.activityDays[activity] ?? 0, days);
      return;
    }
    if (
      isAboutThings(tokens, found.start) ||
      isLackThere(tokens, cue, found.start) ||
      isPurposeOfLack(tokens, cue, found) ||
      isRuleOfDoor(tokens, found.end)
    )
      return;
    if (row.denied) this.#add(row.denied, view, found);
    if (this.#refusesLittle(view, clause)) return;
    // "My husband does not ski" takes nothing from the others.
    const theirs = isOfSome(tokens, clause) || (this.inCompany && isThirdPerson(tokens, found));
    const anothers = theirs || view.others[position] === true;
    const activity = refusalOf(row.tag) ?? (row.refuse === undefined ? undefined : asActivity(row.refuse));
    if (anothers && !ownNo && activity) {
      this.theirRefusals.push(occurrenceOf(this.original, `refused:${activity}`, view, found));
      return;
    }
    if (this.inCompany && activity && !ownNo && saysI(view, clause.from, found.end)) {
      this.ownRefusals.add(`refused:${activity}`);
      return;
    }
    const refused = isAbsentPool(view, clause, row) ? undefined : (row.refuse ?? refusalOf(row.tag));
    if (refused) this.#add(`refused:${refused}`, view, found);
  }

  /** Clauses whose "no" is about another thing or a day of the trip; asked for every match of a clause. */
  readonly #limits = new Map<Clause, boolean>();

  #refusesLittle({ sentence }: SentenceView, clause: Clause): boolean {
    const known = this.#limits.get(clause);
    if (known !== undefined) return known;
    const tokens = sentence.tokens.slice(clause.from, clause.to);
    const found =
      // "Las toallas de baño están pero las de piscina no" speaks of towels.
      ELLIPSIS.test(tokens.map(({ text }) => text).join(' ')) ||
      // "One day no ski": a day off refuses nothing.
      LIMITED.has(tokens);
    this.#limits.set(clause, found);
    return found;
  }

  /** The cue that denies a match, unless it is part of the phrase itself ("no electricity"). */
  #cueOf(view: SentenceView, found: Found<Entry>): number | undefined {
    const cue = view.marks.denied[found.start] ?? -1;
    const trailing = trailingNo(view, found);
    if (trailing !== undefined) return trailing;
    if (cue === -1 || (cue >= found.start && cue < found.end)) return undefined;
    // "Ni mi pareja ni yo comemos carne": the phrase says its own no.
    if (SAYS_NO.test(view.sentence.tokens[found.start]?.text ?? '')) return undefined;
    return cue;
  }

  readGear(view: SentenceView, mentions: (prefix: string) => boolean): void {
    const { tokens } = view.sentence;
    const language = languageOf(view.sentence);
    for (const { tag, start, end } of readGear(view.sentence, view.clauses, view.marks, mentions)) {
      if (isStray(tokens, { start, end })) continue;
      const position = view.clauses.findIndex(({ from, to }) => start >= from && start < to);
      if (view.away[position] === true && !tag.startsWith('provided:')) continue;
      if (isSimile(tokens, { start })) continue;
      if (
        end - start === 1 &&
        (isFalseFriend(tokens[start]?.text ?? '', 'en', language) ||
          isFalseFriend(tokens[start]?.text ?? '', 'es', language))
      )
        continue;
      this.#add(tag, view, { start, end });
    }
  }

  readStated(view: SentenceView, fahrenheitHome: boolean): void {
    const { tokens } = view.sentence;
    const first = tokens[0];
    const last = tokens.at(-1);
    if (!first || !last) return;
    const from = Math.max(0, first.start - 2);
    const sentence = this.original.slice(from, last.end + 4);
    if (view.marks.past[0] === 1 && !LAST_TIME.test(sentence)) return;
    const { minC, maxC } = readTemperatures(sentence, fahrenheitHome);
    if (minC === undefined && maxC === undefined) return;
    const stated = this.stated ?? {};
    if (minC !== undefined) stated.minC = Math.min(stated.minC ?? minC, minC);
    if (maxC !== undefined) stated.maxC = Math.max(stated.maxC ?? maxC, maxC);
    this.stated = stated;
    const whole = { start: 0, end: tokens.length };
    if (minC !== undefined && minC <= 10)
      this.#add(
        /night|noche|madrugada|dawn|amanec/i.test(this.original.slice(first.start, last.end))
          ? 'setting:night-cold'
          : 'setting:cold',
        view,
        whole,
      );
    if (maxC !== undefined && maxC >= 30) this.#add('setting:hot', view, whole);
  }

  #add(tag: Tag, view: SentenceView, found: { start: number; end: number }): void {
    const occurrence = occurrenceOf(this.original, tag, view, found);
    this.occurrences.push(occurrence);
    if (!this.#facts.has(tag)) this.#facts.set(tag, occurrence);
  }

  /** Forgets what rests on words about a roof that nobody sleeps under, and rests the others on better words. */
  #dropUnslept(): void {
    const unslept = notSleptIn(this.occurrences);
    if (unslept.size === 0) return;
    for (const [tag, { start }] of this.#facts) {
      if (!unslept.has(start)) continue;
      const better = this.occurrences.find((other) => other.tag === tag && !unslept.has(other.start));
      if (better) this.#facts.set(tag, better);
      else this.#facts.delete(tag);
    }
  }

  /** The facts that no other rules out. */
  standing(): Tag[] {
    const facts = this.#facts;
    for (const tag of this.#alongside) facts.delete(tag);
    this.#dropUnslept();
    for (const tag of facts.keys()) {
      const at = tag.indexOf(':');
      const name = tag.slice(at + 1);
      for (const namespace of OVERRIDES[tag.slice(0, at)] ?? []) facts.delete(`${namespace}:${name}`);
    }
    for (const [tag, ruledOut] of RULED_OUT)
      if (facts.has(tag))
        for (const other of ruledOut) if (!hasOwnDay(other, tag, this.occurrences)) facts.delete(other);
    for (const tag of this.#boarded) facts.delete(tag);
    return [...facts.keys()].filter(isTag);
  }
}

const tokensOf = ({ sentence: { tokens } }: SentenceView): readonly Token[] => tokens;

/** What a "no" before a row's words refuses by itself. */
const refusalOf = (tag: Tag | undefined): RefusedTopic | undefined =>
  tag?.startsWith('activity:') ? asActivity(tag.slice('activity:'.length)) : undefined;
