/** The clothes of one person while they are planned: what is asked for, how many of each, and what is left out. */
import type { Packer } from './people';
import type { Ask } from './asks';
import type { Washing } from './washing';

/** Why a wardrobe line has its number. */
export interface Count {
  quantity: number;
  /** The number rests on nights and washes and says so. */
  arithmetic: boolean;
}

/** What the clothes of one person have to serve. */
export interface Need {
  packer: Packer;
  light: boolean;
  asked: ReadonlyMap<string, Ask>;
  nights: number;
  washing: Washing;
}

/** Longer than this is living there. */
export const MONTH_NIGHTS = 31;

/** Days for which something is asked. */
export const daysOf = (ask: Ask | undefined): number =>
  ask === undefined ? 0 : ask.hits.reduce((sum, { stretch }) => sum + stretch.days, 0);

/** A plan that garments are set in and dropped from. */
export class CapsulePlan {
  readonly counts = new Map<string, Count>();
  readonly dropped = new Set<string>();
  readonly spare = new Set<string>();

  constructor(readonly need: Need) {}

  has(id: string): boolean {
    return this.need.asked.has(id) && !this.dropped.has(id);
  }

  set(id: string, quantity: number, arithmetic = false): void {
    if (this.has(id)) this.counts.set(id, { quantity, arithmetic });
  }

  drop(...ids: string[]): void {
    for (const id of ids) {
      this.dropped.add(id);
      this.counts.delete(id);
    }
  }

  /** Nights to dress for until the next wash. */
  get span(): number {
    return Math.min(this.need.nights, this.need.washing.nights);
  }
}
