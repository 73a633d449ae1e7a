/**
 * What one person wears on a trip, planned as a whole: underwear, tops, bottoms, layers and shoes from the nights between
 * two washes, and dedicated garments in place of everyday ones. The knowledge base says which garments the climate, the
 * activities and the dress codes of each leg ask for; this decides how many of each.
 */
import { BOTTOMS, CHILD_BOTTOMS, CHILD_TOPS, shareOut, TOPS } from './garments';
import { isBig } from './people';
import type { FactId } from './knowledge/item';
import { clamp } from './quantity';
import { type Stretch, rangeOf } from './stretches';
import { type Count, CapsulePlan, daysOf, MONTH_NIGHTS, type Need } from './capsule-plan';
import { chooseShoes, isBarefoot, pairsOfChild } from './shoe-choice';

/** Garments of one person: how many of each, and what the capsule leaves out. */
export interface Capsule {
  counts: ReadonlyMap<string, Count>;
  dropped: ReadonlySet<string>;
  /** Worth having where there is room: other layers stand for it. */
  spare: ReadonlySet<string>;
}

/** From so many nights on a wash is one of several. */
const SLIPS_FROM = 7;

/** One is wet while the other is worn. */
const IN_WATER_DAILY: readonly FactId[] = ['activity:diving', 'activity:surfing', 'hobby:swim-meet'];

const MOST_SLEEVES = 3;

class Planner extends CapsulePlan {
  /** A wash slips by a day: what is worn next to the skin lasts one longer. */
  private get slack(): number {
    const { nights, washing } = this.need;
    return washing.washDays.length > 0 && nights >= SLIPS_FROM ? 1 : 0;
  }

  underwear(): void {
    const { light, nights } = this.need;
    // Who lives there for months skips a wash now and then.
    const least = nights > MONTH_NIGHTS ? 8 : 2;
    const each = clamp(this.span + 1 + this.slack, least, light ? 8 : 9);
    this.set('underwear', each, true);
    this.set('bras', clamp(1 + Math.ceil(this.span / 3), 2, 4));
    this.set('sleepwear', nights > 7 && !light ? 2 : 1);
    this.set('child-underwear', clamp(this.span + 2, 3, 14), true);
    this.set('child-pyjamas', clamp(Math.ceil(this.span / 4), 1, 2));
  }

  /** Thick and hiking pairs are pairs to wear as well. */
  socks(stretches: readonly Stretch[]): void {
    const { maxC, minC } = rangeOf(stretches);
    const barefoot = maxC >= 27 && minC >= 16 && (this.has('sandals') || this.has('flip-flops'));
    const all = clamp(Math.ceil(this.span * (barefoot ? 0.6 : 1)) + 1 + this.slack, 2, this.need.light ? 8 : 9);
    const cold = daysOf(this.need.asked.get('warm-socks'));
    const total = stretches.reduce((sum, { days }) => sum + days, 0);
    const share = Math.min(0.5, cold / Math.max(1, total));
    const thick = this.has('warm-socks') ? clamp(Math.round(all * share), 1, 4) : 0;
    const hiking = this.has('hiking-socks') && thick === 0 ? clamp(Math.round(all / 3), 1, 2) : 0;
    if (thick > 0) this.drop('hiking-socks');
    this.set('warm-socks', thick);
    this.set('hiking-socks', hiking);
    this.set('socks', isBarefoot(this) ? 1 : Math.max(1, all - thick - hiking), !isBarefoot(this));
    this.set('child-socks', Math.max(2, clamp(this.span + 1, 2, 14) - thick), true);
  }

  tops(): void {
    const { asked, light, nights } = this.need;
    const shirts = this.has('dress-shirts') ? this.shirts() : 0;
    this.set('dress-shirts', shirts);
    const dressed = ['modest-outfit', 'smart-outfit', 'neutral-clothing'].filter((id) => this.has(id)).length;
    // Months on end wear shirts out, and one is always in the wash.
    const spare = nights > MONTH_NIGHTS && !light ? 1 : 0;
    const total = clamp(this.span + 1, 2, light ? 5 : 7) + spare;
    const worn = TOPS.filter((id) => this.has(id));
    const left = Math.max(worn.length === 0 ? 0 : worn.length, total - Math.ceil(shirts * 0.8) - dressed);
    const shares = shareOut(
      left,
      worn.map((id) => daysOf(asked.get(id)) * (id === 't-shirts' ? 2.2 : id === 'technical-shirts' ? 0.8 : 1)),
    );
    // What is sweated in by day is no shirt for the evening.
    const evenings = clamp(Math.ceil(this.span / 2), 1, light ? 2 : 4);
    for (const [index, id] of worn.entries())
      // Where T-shirts are given, nobody wears long sleeves instead of each.
      this.set(
        id,
        id === 't-shirts' ? Math.max(shares[index] ?? 1, evenings) : Math.min(shares[index] ?? 1, MOST_SLEEVES),
        id === 't-shirts',
      );
    this.set(CHILD_TOPS, clamp(this.span + 1, 3, 8) + spare, true);
  }

  /** A shirt for each working day until the wash; one for a celebration. */
  private shirts(): number {
    const ask = this.need.asked.get('dress-shirts');
    const work = (ask?.hits ?? []).filter(
      ({ situation }) => situation.signals.has('business') && !situation.held.has('provided:uniform'),
    );
    const days = work.reduce((sum, { stretch }) => sum + stretch.days, 0);
    return days === 0 ? 1 : clamp(Math.min(days, this.span), 1, 5);
  }

  bottoms(): void {
    const { asked, light, nights } = this.need;
    // Months on end are lived in more than one pair of each.
    const spare = nights > MONTH_NIGHTS && !light ? 2 : 0;
    const total = clamp(1 + Math.round(this.span / 3.5), 2, light ? 3 : 4) + spare;
    const suits = ['suit', 'dark-suit', 'modest-outfit', 'neutral-clothing'].filter((id) => this.has(id)).length;
    // Hiking trousers are trousers: on a trip mostly on foot they stand for the light ones.
    if (this.has('hiking-trousers') && this.has('light-trousers')) this.drop('light-trousers');
    if (this.has('smart-trousers') && this.has('suit')) this.drop('smart-trousers');
    const worn = BOTTOMS.filter((id) => this.has(id));
    // With a rucksack the second pair is for walking, not for town.
    const hikes = light ? 1.5 : 0.5;
    const left = Math.max(worn.length, total - Math.min(1, suits));
    const shares = shareOut(
      left,
      worn.map((id) => daysOf(asked.get(id)) * (id === 'hiking-trousers' ? hikes : 1)),
    );
    for (const [index, id] of worn.entries())
      this.set(id, clamp(shares[index] ?? 1, 1, id === 'hiking-trousers' || id === 'smart-trousers' ? 2 : 3));
    this.set(CHILD_BOTTOMS, clamp(1 + Math.ceil(this.span / 2.5), 2, 4) + spare);
  }

  layers(): void {
    const coat = ['parka', 'winter-coat', 'warm-coat', 'ski-jacket', 'child-coat', 'child-ski-wear'].some((id) =>
      this.has(id),
    );
    const shell = this.has('waterproof-jacket') || this.has('rain-jacket');
    const mid = this.has('fleece') || this.has('warm-jumper');
    if (this.has('winter-coat') || this.has('parka')) this.drop('warm-coat');
    if (coat) this.drop('down-jacket');
    if (this.has('fleece') && this.has('warm-jumper') && (this.need.light || !coat)) this.drop('warm-jumper');
    if (mid && coat) this.drop('light-jacket');
    if (mid && shell && !this.isUnknownWeather()) this.spare.add('light-jacket');
    if (this.has('down-jacket') && this.has('light-jacket')) this.drop('light-jacket');
    if (this.has('light-jacket') || mid) this.drop('cardigan');
    if (this.has('waterproof-jacket')) this.drop('rain-jacket');
    if (shell && !this.windy()) this.drop('windbreaker');
    if (this.has('sun-hat')) this.drop('cap');
    const jumpers = this.has('fleece') ? 1 : clamp(Math.round(this.span / 5), 1, this.need.light ? 1 : 2);
    this.set('warm-jumper', jumpers);
    const thermals = daysOf(this.need.asked.get('base-layers'));
    this.set('base-layers', clamp(Math.ceil(Math.min(thermals, this.span) / 4), 1, this.need.light ? 1 : 2));
    this.set('swimwear', this.has('swimwear') ? this.swimsuits() : 1);
    this.set('child-swimwear', this.has('child-swimwear') ? this.swimsuits() : 1);
  }

  /** Layers for whatever comes: none of them is a spare. */
  private isUnknownWeather(): boolean {
    const hits = this.need.asked.get('light-jacket')?.hits ?? [];
    return hits.some(({ situation }) => situation.signals.has('weather-unknown'));
  }

  /** A shell keeps the wind out as well, but under sail and in told wind it is on all day long. */
  private windy(): boolean {
    const hits = this.need.asked.get('windbreaker')?.hits ?? [];
    return hits.some(({ situation }) => situation.held.has('setting:wind') || situation.held.has('activity:sailing'));
  }

  private swimsuits(): number {
    const ask = this.need.asked.get('swimwear') ?? this.need.asked.get('child-swimwear');
    const beach = (ask?.hits ?? []).filter(
      ({ situation }) => situation.signals.has('beach-days') || IN_WATER_DAILY.some((tag) => situation.held.has(tag)),
    );
    const days = beach.reduce((sum, { stretch }) => sum + stretch.days, 0);
    return days >= 4 && !this.need.light ? 2 : 1;
  }

  /** One outfit for the strictest dress code; lesser ones are worn from it. */
  dress(): void {
    // A formal dress needs neither shirt nor tie.
    const works = [...this.need.asked.values()].some(({ hits }) =>
      hits.some(({ situation }) => situation.signals.has('business')),
    );
    if (this.need.packer.sex === 'female' && !works) this.drop('dress-shirts', 'tie', 'belt');
    const formal = ['suit', 'dark-suit', 'black-tie', 'own-wedding-clothes', 'traditional-dress'].filter((id) =>
      this.has(id),
    );
    // The other evenings of a cruise are smart, its gala is formal.
    if (formal.length > 0 || (this.has('dress-shirts') && !this.has('cruise-formal'))) this.drop('smart-outfit');
    if (this.has('cruise-formal') && this.has('dress-shirts')) this.spare.add('smart-outfit');
    if (this.has('suit') || this.has('dark-suit')) this.drop('blazer', 'cruise-formal', 'dinner-shirt');
    if (!works && this.has('smart-outfit')) this.drop('blazer', 'smart-trousers');
    if (this.has('black-tie')) this.drop('cruise-formal');
    if (this.has('smart-outfit') || this.has('cruise-formal') || this.has('white-outfit'))
      this.drop('dinner-shirt', 'linen-shirts');
    this.set('smart-outfit', 1);
    this.set('modest-outfit', this.span >= 5 && !this.has('long-sleeved-tops') ? 2 : 1);
    this.set('gym-clothes', clamp(Math.ceil(this.span / 5), 1, 2));
    this.set('yoga-clothes', 1);
    for (const id of ['suit', 'dark-suit', 'black-tie', 'tie', 'belt', 'white-outfit', 'neutral-clothing'])
      this.set(id, 1);
  }
}

/** Plans the clothes of one person. */
export function capsuleFor(need: Need, stretches: readonly Stretch[]): Capsule {
  const plan = new Planner(need);
  plan.dress();
  plan.layers();
  chooseShoes(plan);
  plan.underwear();
  plan.socks(stretches);
  plan.tops();
  plan.bottoms();
  if (!isBig(need.packer)) plan.set('child-shoes', pairsOfChild(plan));
  return { counts: plan.counts, dropped: plan.dropped, spare: plan.spare };
}
