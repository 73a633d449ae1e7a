/**
 * The sentence of each line: the item's own reason with the figures of the leg that asks for it, or its arithmetic. Where
 * nothing of this trip bears one out there is none.
 */
import type { Trip } from '../trip/schema';
import type { Hit } from './asks';
import { several } from './knowledge/item';
import { nameOfDraft, type Draft } from './lines';
import { besideQuote, cleanQuote, pieceQuote, sentenceQuote, supportQuote } from './quote';
import { evidenceOf } from './conditions';
import { stemsBeside } from './thing-items';
import { headCount, isGrown, namedTogether } from './people';
import { permitReason } from './permit-reason';
import { reasonsOf, slotsOf, type Slots } from './reasons';
import type { Counted } from './quantity';
import type { Situation } from './signals';
import type { Washing } from './washing';
import { counted, quotedIn } from './wording';
import { broughtReasons } from './brought-reasons';
import { OF_ANY_LEG, truthful } from './claims';
import type { View } from './views';
import { arithmetic } from './count-reason';

/** Figures in a sentence: "−28 °C", "30 %". */
const FIGURES = /[-−]?\d+(?:[.,]\d+)? (?:°C|%)/gu;
/** So often one figure may be quoted before another reason is preferred. */
const FIGURE_TIMES = 3;
/** So often one sentence may stand on a list. */
const SENTENCE_TIMES = 2;
/** Facts that people tell of themselves. */
const PERSONAL = /^(?:medical|diet|need):/;
/** After so many lines a reader knows where the trip goes. */
const PLACE_TIMES = 4;

/** What nearly every trip has: no reason that says only this is one of this trip. */
const COMMONPLACE: ReadonlySet<string> = new Set(['overnight', 'tickets', 'town', 'women', 'gender-unknown']);

/** Whether a sentence is said word for word wherever the item is packed, and nothing of this trip packs it. */
function isStock(text: string, { when, why }: Draft['item'], { cue }: Hit['match']): boolean {
  if (!why.some((one) => !one.if && (one.en === text || one.es === text))) return false;
  return cue === undefined
    ? several(when).every(({ all, coldest, warmest, wet }) => !all && !coldest && !warmest && !wet)
    : COMMONPLACE.has(cue);
}

/** "Plasters — Plasters, disinfectant and painkillers" says the name again. */
const repeatsName = (text: string, draft: Draft, locale: Trip['locale']): boolean =>
  draft.name !== undefined && text.startsWith(`${nameOfDraft(draft, locale)},`);

/** Writes the reasons of a list; no sentence more than twice, no figure over and over where there is another reason. */
export class ReasonWriter {
  private readonly used = new Map<string, number>();
  private readonly slots = new Map<Situation, Slots>();
  private readonly names: readonly string[];
  /** The washing after the numbers of clothes is told once. */
  private toldOfWashing = false;

  constructor(
    private readonly trip: Trip,
    private readonly everybody: number,
    private readonly shared: View['legs'] = [],
  ) {
    this.names = trip.legs.map(({ name }) => name[trip.locale]);
  }

  private slotsOf({ situation, stretch }: Pick<Hit, 'situation' | 'stretch'>): Slots {
    const whole = this.trip.legs.length < 2;
    const known = this.slots.get(situation) ?? slotsOf(situation, whole ? undefined : stretch);
    this.slots.set(situation, known);
    return known;
  }

  private times(text: string): number {
    return this.used.get(text) ?? 0;
  }

  private take(text: string): string {
    const places = new Set([...this.slots.values()].flatMap(({ place }) => place ?? []));
    const named = [...places].filter((place) => text.includes(place));
    for (const part of [text, ...named, ...(text.match(FIGURES) ?? [])]) this.used.set(part, this.times(part) + 1);
    return text;
  }

  /** How worn out a sentence's figures are. */
  private staleness(text: string): number {
    return (text.match(FIGURES) ?? []).filter((figure) => this.times(figure) >= FIGURE_TIMES).length;
  }

  /** Names those it is for, where it is not for everybody it could be for. */
  private namesOf({ people, eligible }: Draft): string | undefined {
    if (people.length === 0 || people.length >= Math.min(this.everybody, eligible)) return undefined;
    const labels = people.map(({ label }) => label);
    // "For your cousin and your cousin" names nobody.
    return new Set(labels).size < labels.length ? undefined : namedTogether(people, this.trip.locale);
  }

  /** "For Ava: …", with the first word as it was where it is a name. */
  private forThem(text: string, names: string | undefined): string {
    if (names === undefined || names === 'you' || names === 'ti') return text;
    if (text.toLowerCase().includes(names.toLowerCase())) return text;
    const slots = [...this.slots.values()].flatMap(({ place, country }) => [place, country]);
    const isName = [...this.names, ...slots].some((name) => name !== undefined && text.startsWith(name));
    const lower = isName ? text : `${text.charAt(0).toLocaleLowerCase()}${text.slice(1)}`;
    const stop = /^(?:for|para) /u.test(lower) ? ',' : ':';
    const rest = stop === ':' ? lower.replace(': ', '; ') : lower;
    return this.trip.locale === 'en' ? `For ${names}${stop} ${rest}` : `Para ${names}${stop} ${rest}`;
  }

  /** The reason of a line. */
  write(draft: Draft, washing: Washing): string {
    const names = this.namesOf(draft);
    let stale: string | undefined;
    for (const text of this.candidates(draft, washing, names)) {
      if (this.times(text) >= SENTENCE_TIMES || repeatsName(text, draft, this.trip.locale)) continue;
      if (this.staleness(text) === 0) return this.supported(draft, this.take(text));
      stale ??= text;
    }
    const last = stale ?? this.lastOf(draft, names);
    return last === undefined ? '' : this.supported(draft, this.take(last));
  }

  /** Of a known thing that nothing of this trip speaks for: what its row says anywhere, whose words ask for it, its number. */
  private lastOf(draft: Draft, names: string | undefined): string | undefined {
    if (draft.hit === undefined) return undefined;
    const { named } = draft.item;
    const anywhere = [...this.own(draft, true), ...(named ? [named[this.trip.locale]] : [])];
    const text = anywhere.find((one) => !one.includes('{') && this.times(one) < SENTENCE_TIMES);
    const last = this.forThem(text ?? this.asked(draft.hit) ?? this.plain(draft), names);
    return this.times(last) < SENTENCE_TIMES ? last : undefined;
  }

  /** The traveller's words that ask for a thing, where no other line has told them. */
  private asked({ match: { cue }, situation }: Hit): string | undefined {
    const quote = cue === undefined ? undefined : supportQuote(evidenceOf(cue, situation)?.quote);
    return quote === undefined || this.times(quote) >= SENTENCE_TIMES
      ? undefined
      : quotedIn(this.take(quote), this.trip.locale);
  }

  /** What somebody says of themselves, in brackets after the reason that follows from it, where it is short. */
  private supported(draft: Draft, text: string): string {
    const { hit, arithmetic: counted } = draft;
    const cue = hit?.match.cue;
    if (!hit || cue === undefined || counted || !PERSONAL.test(cue)) return text;
    const quote = supportQuote(evidenceOf(cue, hit.situation)?.quote);
    if (quote === undefined || this.times(quote) > 0) return text;
    if (stemsBeside(quote, `${nameOfDraft(draft, this.trip.locale)} ${text}`).length < 2) return text;
    this.take(quote);
    return `${text} (${quotedIn(quote, this.trip.locale)})`;
  }

  /** Whether a line's reason is its count alone, which everybody on the trip may read. */
  isCount(draft: Draft, washing: Washing, reason: string): boolean {
    return draft.arithmetic && [true, false].some((brief) => reason === arithmetic(draft, this.trip, washing, brief));
  }

  private *candidates(draft: Draft, washing: Washing, names: string | undefined): Generator<string> {
    yield* this.forgotten(draft);
    yield* this.told(draft);
    if (draft.arithmetic) {
      const counted = arithmetic(draft, this.trip, washing, this.toldOfWashing);
      this.toldOfWashing = true;
      yield counted;
    }
    for (const text of this.own(draft)) yield this.forThem(text, names);
    yield* this.said(draft);
    if (draft.named || draft.maybe) for (const text of this.ofKind(draft)) yield this.forThem(text, names);
    yield* this.saidBeside(draft);
  }

  /** What the traveller says of a thing that only their words bring: a whole short sentence, or the piece it stands in. */
  private said({ hit, named, thing, quote: words }: Draft): string[] {
    if (hit || !named || !thing) return [];
    const whole = sentenceQuote(words);
    const quote =
      whole !== undefined && stemsBeside(whole, thing.words).length > 1 ? whole : pieceQuote(words, thing.words);
    if (quote === undefined || this.times(quote) > 0) return [];
    this.take(quote);
    return [quotedIn(quote, this.trip.locale)];
  }

  /** The enumeration that a thing stands in, where nothing else is to be said of it. */
  private saidBeside({ hit, named, thing, quote: words }: Draft): string[] {
    const quote = hit || !named || !thing ? undefined : besideQuote(words, thing.words);
    return quote === undefined ? [] : [quotedIn(quote, this.trip.locale)];
  }

  private forgotten({ quote: words, forgotten }: Draft): string[] {
    const quote = forgotten ? cleanQuote(words) : undefined;
    if (quote === undefined) return [];
    const { locale } = this.trip;
    return [`${locale === 'en' ? 'Not forgotten this time' : 'Que esta vez no se quede'}: ${quotedIn(quote, locale)}`];
  }

  /** The traveller's own reason, which nobody writes better. */
  private told({ thing }: Draft): string[] {
    const because = cleanQuote(thing?.because);
    if (because === undefined) return [];
    const { locale } = this.trip;
    return [`${locale === 'en' ? 'As you say' : 'Como dices'}: ${quotedIn(because, locale)}`];
  }

  /** The leg of the most days, of those somebody sleeps at. */
  private longest(): View['legs'][number] | undefined {
    return this.shared.toSorted((a, b) => b.stretch.days - a.stretch.days)[0];
  }

  private slotsHere(leg = this.longest()): Slots {
    return leg ? this.slotsOf(leg) : {};
  }

  /** What follows from a thing of its kind, whatever the rest of the trip asks for. */
  private *ofKind(draft: Draft): Generator<string> {
    const at = draft.thing?.legs[0];
    const leg = this.shared.find(({ stretch }) => stretch.leg.id === at) ?? this.longest();
    for (const text of broughtReasons(draft, leg?.situation, this.slotsHere(leg), this.trip.locale))
      yield* this.truthful(text, leg?.situation);
  }

  /** A sentence as far as it is true of this trip. */
  private truthful(text: string, situation: Situation | undefined, many?: Counted): string[] {
    const somewhere = new Set(OF_ANY_LEG.filter((one) => this.shared.some((leg) => leg.situation.signals.has(one))));
    return (situation ? [truthful(text, situation, somewhere, many)] : [text]).filter((kept) => kept !== undefined);
  }

  /** The item's own reasons with the figures of the legs that ask for it, the main one first. */
  private *own(draft: Draft, stock = false): Generator<string> {
    const { item, hit, hits, people, quantity } = draft;
    if (!hit) return;
    if (!stock) yield* permitReason(draft, this.trip);
    const heads = Math.max(1, headCount(people));
    const counted = { total: quantity, heads, each: Math.max(1, Math.round(quantity / heads)) };
    const legs = [hit, ...hits.filter((other) => other !== hit)].slice(0, 4);
    const young = people.length > 0 && people.every((packer) => !isGrown(packer));
    const child = young ? { child: namedTogether(people, this.trip.locale) } : {};
    const ages = young ? people.map(({ ageMonths }) => ageMonths) : [];
    for (const leg of legs) {
      const slots = { ...this.slotsOf(leg), ...child };
      const known = slots.place !== undefined && this.times(slots.place) >= PLACE_TIMES;
      for (const text of reasonsOf(item, leg.match, counted, leg.situation, slots, known, ages))
        if (isStock(text, item, leg.match) === stock) yield* this.truthful(text, leg.situation, counted);
    }
  }

  /** The number, where there are several, and the nights. */
  private plain({ hit, quantity }: Draft): string {
    const { locale, nights } = this.trip;
    const here = counted(hit === undefined || hit.stretch.nights === 0 ? nights : hit.stretch.nights, 'night', locale);
    if (locale === 'en') return quantity > 1 ? `${quantity} for ${here}` : `For ${here}`;
    return quantity > 1 ? `${quantity} para ${here}` : `Para ${here}`;
  }
}
