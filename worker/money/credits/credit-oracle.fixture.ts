/** Numbers from 0 to below 1 that a seed repeats (mulberry32). */
export const randomOf = (seed: number) => {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** The same rules in plain code, one operation after the other. */
export class Oracle {
  lots: {
    id: string;
    remaining: number;
    granted: number;
    clawed: number;
    revoked: number;
    /** The lot that a goodwill credit stands for. */
    origin?: string;
    start?: number;
    end?: number;
    order: number;
  }[] = [];
  work = new Map<string, { lot: string; state: 'reserved' | 'done' | 'void' }>();

  isSpendable = (lot: Oracle['lots'][number], now: number) =>
    lot.start === undefined ||
    ((lot.end ?? 0) > now && !this.lots.some((other) => other.start !== undefined && other.start > (lot.start ?? 0)));

  live = (now: number) => this.lots.filter((lot) => this.isSpendable(lot, now));

  expire(now: number, all: boolean) {
    for (const lot of this.lots) {
      if (lot.start === undefined || this.isSpendable(lot, now) || (!all && (lot.end ?? 0) > now)) continue;
      lot.remaining = 0;
    }
  }

  grant(id: string, granted: number, now: number, period?: { start: number; end: number }) {
    if (!this.lots.some((lot) => lot.id === id)) {
      this.lots.push({ id, granted, remaining: granted, clawed: 0, revoked: 0, order: now, ...period });
    }
    this.expire(now, true);
  }

  reserve(id: string, now: number) {
    const running = [...this.work.values()].filter(({ state }) => state === 'reserved').length;
    if (running >= 3 || this.work.has(id)) return;
    const [lot] = this.live(now)
      .filter(({ remaining }) => remaining > 0)
      .sort(
        (a, b) =>
          Number(a.start === undefined) - Number(b.start === undefined) ||
          (a.end ?? 0) - (b.end ?? 0) ||
          a.order - b.order ||
          (a.id < b.id ? -1 : 1),
      );
    if (!lot) return;
    lot.remaining -= 1;
    this.work.set(id, { lot: lot.id, state: 'reserved' });
  }

  settle(id: string, state: 'done' | 'void', now: number) {
    const work = this.work.get(id);
    if (work?.state !== 'reserved') return;
    work.state = state;
    const lot = this.lots.find((each) => each.id === work.lot);
    if (state === 'done' || !lot) return;
    const origin = this.lots.find((each) => each.id === lot.origin) ?? lot;
    if (origin.revoked > origin.clawed) origin.clawed += 1;
    else if (this.isSpendable(lot, now)) lot.remaining += 1;
    else {
      const goodwill = { id: `goodwill:${id}`, origin: lot.id, granted: 1, remaining: 1, clawed: 0, revoked: 0 };
      this.lots.push({ ...goodwill, order: now });
    }
  }

  clawback(id: string, refunded: number, paid: number) {
    const lot = this.lots.find((each) => each.id === id);
    if (!lot) return;
    lot.revoked = Math.max(lot.revoked, Math.floor((lot.granted * refunded) / paid));
    for (const each of [lot, ...this.lots.filter(({ origin }) => origin === id)]) {
      const taken = Math.max(0, Math.min(each.remaining, lot.revoked - lot.clawed));
      each.remaining -= taken;
      lot.clawed += taken;
    }
  }

  balance = (now: number) => {
    const sum = (lots: Oracle['lots']) => lots.reduce((total, { remaining }) => total + remaining, 0);
    const live = this.live(now);
    return {
      subscription: sum(live.filter(({ start }) => start !== undefined)),
      additional: sum(live.filter(({ start }) => start === undefined)),
    };
  };
}
