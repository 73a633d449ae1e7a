/** The sentence of each line: the item's own reason with the figures of the leg that asks for it, or its arithmetic. */
import type { Trip } from '../trip/schema';
import type { Draft } from './lines';
import { cleanQuote } from './quote';
import { reasonsOf, slotsOf, type Slots } from './reasons';
import type { Situation } from './signals';
import type { Washing } from './washing';

const list = (words: readonly string[], locale: Trip['locale']): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);

/** "8 for 6 nights, a wash on day 5". */
function arithmetic({ quantity, people }: Draft, trip: Trip, washing: Washing): string {
  const english = trip.locale === 'en';
  const heads = people.reduce((sum, { count }) => sum + count, 0);
  const { nights } = trip;
  const [first] = washing.washDays;
  const span = english
    ? `${nights} ${nights === 1 ? 'night' : 'nights'}`
    : `${nights} ${nights === 1 ? 'noche' : 'noches'}`;
  const each = Math.round(quantity / Math.max(1, heads));
  const who = heads > 1 ? (english ? `${each} each for ${heads} people, ` : `${each} por cabeza, sois ${heads}: `) : '';
  const base = heads > 1 ? `${who}${span}` : english ? `${quantity} for ${span}` : `${quantity} para ${span}`;
  if (first === undefined)
    return washing.how === 'hand'
      ? english
        ? `${base}, rinsing some by hand`
        : `${base}, lavando algo a mano`
      : english
        ? `${base}, no wash on the way`
        : `${base}, sin lavar por el camino`;
  const washes = washing.washDays.length;
  const when =
    washes === 1
      ? english
        ? `a wash on day ${first}`
        : `con un lavado el día ${first}`
      : english
        ? `${washes} washes, the first on day ${first}`
        : `con ${washes} lavados, el primero el día ${first}`;
  return `${base}, ${when}`;
}

/** Writes the reasons of a list; no sentence more than twice. */
export class ReasonWriter {
  private readonly used = new Map<string, number>();
  private readonly slots = new Map<Situation, Slots>();

  constructor(
    private readonly trip: Trip,
    private readonly everybody: number,
  ) {}

  private slotsOf(situation: Situation): Slots {
    const known = this.slots.get(situation) ?? slotsOf(situation);
    this.slots.set(situation, known);
    return known;
  }

  private take(text: string): boolean {
    const times = this.used.get(text) ?? 0;
    if (times >= 2) return false;
    this.used.set(text, times + 1);
    return true;
  }

  /** Names those it is for, where it is not for everybody. */
  private names({ people }: Draft): string | undefined {
    if (people.length === 0 || people.length >= this.everybody) return undefined;
    return list(
      people.map(({ label }) => label),
      this.trip.locale,
    );
  }

  write(draft: Draft, washing: Washing): string {
    const english = this.trip.locale === 'en';
    const names = this.names(draft);
    const forThem = (text: string): string =>
      names === undefined || text.toLowerCase().includes(names.toLowerCase()) || names === 'you' || names === 'ti'
        ? text
        : english
          ? `For ${names}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
          : `Para ${names}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
    const quote = cleanQuote(draft.quote);
    const quoted =
      quote === undefined
        ? undefined
        : draft.forgotten
          ? english
            ? `Not forgotten this time: “${quote}”`
            : `Que esta vez no se quede: «${quote}»`
          : english
            ? `You wrote: “${quote}”`
            : `Escribiste: «${quote}»`;
    const own = draft.hit === undefined ? [] : this.own(draft);
    const candidates = [
      ...(quoted === undefined ? [] : [quoted]),
      ...(draft.arithmetic ? [arithmetic(draft, this.trip, washing)] : []),
      ...own.map(forThem),
    ];
    const free = candidates.find((text) => this.take(text));
    return free ?? this.last(draft, forThem);
  }

  /** The item's own reasons with the figures of its leg. */
  private own({ item, hit, people, quantity }: Draft): string[] {
    if (!hit) return [];
    const heads = Math.max(
      1,
      people.reduce((sum, { count }) => sum + count, 0),
    );
    return reasonsOf(
      item,
      hit.match,
      { total: quantity, heads, each: Math.max(1, Math.round(quantity / heads)) },
      hit.situation,
      this.slotsOf(hit.situation),
    );
  }

  private last({ hit, quantity, people, item }: Draft, forThem: (text: string) => string): string {
    const { locale, nights } = this.trip;
    const english = locale === 'en';
    const place = hit?.stretch.leg.name[locale];
    const here = hit === undefined || hit.stretch.nights === 0 ? nights : hit.stretch.nights;
    const span = english ? `${here} ${here === 1 ? 'night' : 'nights'}` : `${here} ${here === 1 ? 'noche' : 'noches'}`;
    const name = (item[locale].split('|')[quantity === 1 ? 0 : 1] ?? item[locale].split('|')[0] ?? '').toLowerCase();
    const heads =
      people.length > 1 ? (english ? ` for ${people.length} people` : ` para ${people.length} personas`) : '';
    const text = english
      ? `${quantity} ${name}${heads}${place === undefined ? '' : ` in ${place}`}, ${span}`
      : `${quantity} ${name}${heads}${place === undefined ? '' : ` en ${place}`}, ${span}`;
    return forThem(text);
  }
}
