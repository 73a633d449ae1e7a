/** Which shoes one person takes: two or three pairs, four with boots that nothing else can stand for. */
import { type CapsulePlan, MONTH_NIGHTS } from './capsule-plan';
import { SHOES, SPECIAL_SHOES } from './garments';
import { isBig } from './people';

/** Afternoons of so few degrees melt nothing. */
const FROZEN = -3;

/** Where it never thaws, boots are the pair for every street. */
function isFrozen(plan: CapsulePlan): boolean {
  const hits = plan.need.asked.get('winter-boots')?.hits ?? [];
  const walks = plan.need.asked.get('walking-shoes')?.hits ?? [];
  return hits.length >= walks.length && hits.every(({ stretch }) => stretch.weather.maxC <= FROZEN);
}

/** Fewer nights than these need no pair to change into. */
const SHORT_NIGHTS = 6;

const pairsOf = (plan: CapsulePlan): number => SHOES.filter((id) => plan.has(id)).length;

const mostPairs = (plan: CapsulePlan): number => (!plan.need.light && SPECIAL_SHOES.some((id) => plan.has(id)) ? 4 : 3);

/** A vow walked barefoot: shoes are for the way there and back. */
export const isBarefoot = (plan: CapsulePlan): boolean =>
  (plan.need.asked.get('socks')?.hits ?? []).some(
    ({ situation: { held } }) => held.has('need:barefoot') && held.has('activity:pilgrimage'),
  );

/** Boots for snow, rain or trails are a pair to walk in as well, and so are sandals. */
const WALKED_IN = ['child-snow-boots', 'child-wellies', 'hiking-boots', 'sandals'];

/** Pairs of a child's own shoes: a second where one may get wet, or months wear one out. */
export const pairsOfChild = (plan: CapsulePlan): number =>
  plan.need.nights <= MONTH_NIGHTS && WALKED_IN.some((id) => plan.has(id)) ? 1 : 2;

/** Leaves the shoes that nothing else stands for, one pair of each. */
export function chooseShoes(plan: CapsulePlan): void {
  const { light } = plan.need;
  if (isBarefoot(plan)) {
    const easy = ['sandals', 'flip-flops', 'walking-shoes'].find((id) => plan.has(id));
    plan.drop(...SHOES.filter((id) => id !== easy));
  }
  if (plan.has('trail-shoes') || (plan.has('hiking-boots') && light)) plan.drop('walking-shoes');
  if (plan.has('hiking-boots') && plan.has('winter-boots')) plan.drop('winter-boots');
  // A race is run in shoes that nobody walks the town in.
  const races = plan.need.asked.get('running-shoes')?.hits.some(({ situation }) => situation.held.has('occasion:race'));
  if (plan.has('running-shoes') && light && !races) plan.drop('walking-shoes');
  if (plan.has('winter-boots') && pairsOf(plan) > 2 && isFrozen(plan)) plan.drop('walking-shoes');
  if (plan.has('dress-shoes')) plan.drop('heels', 'smart-shoes');
  if (plan.has('heels')) plan.drop('smart-shoes');
  if (plan.has('flip-flops') && plan.has('sandals')) {
    const washed = (['shared-bathroom', 'camp'] as const).some((signal) =>
      (plan.need.asked.get('flip-flops')?.hits ?? []).some(({ situation }) => situation.held.has(signal)),
    );
    // Small feet need one open pair.
    if (light || pairsOf(plan) > 3 || !isBig(plan.need.packer)) plan.drop(washed ? 'sandals' : 'flip-flops');
  }
  if (plan.has('flip-flops') || plan.has('sandals') || plan.has('shower-sandals')) plan.drop('slippers');
  // A child walks a few days in boots and one other pair.
  if (!isBig(plan.need.packer) && plan.has('hiking-boots') && plan.need.nights < SHORT_NIGHTS) plan.drop('sandals');
  if (pairsOf(plan) > 2) plan.drop('light-shoes');
  for (const id of ['slippers', 'water-shoes', 'running-shoes', 'sandals', 'walking-shoes'])
    if (pairsOf(plan) > mostPairs(plan)) plan.drop(id);
  for (const id of SHOES) plan.set(id, 1);
}
