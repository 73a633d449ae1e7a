/**
 * Pairs of shoes, once the traveller's own words are on the list: whoever names boots of their own needs no further pair to
 * walk in. What goes first is what another pair stands for; what is named, and the last pair to walk in, stays.
 */
import { SHOES, SPECIAL_SHOES } from './garments';
import type { Draft } from './lines';
import { isBig, type Packer } from './people';

/** Pairs that an adult takes at most, with one more for a sport. */
const MOST_PAIRS = 3;
const WALKING = new Set([
  'walking-shoes',
  'trail-shoes',
  'hiking-boots',
  'winter-boots',
  'running-shoes',
  'safety-boots',
  'motorcycle-boots',
]);
/** In this order: each is a comfort, or stands in for another. */
const FIRST_TO_GO = ['slippers', 'light-shoes', 'walking-shoes', 'trail-shoes', 'smart-shoes', 'sandals', 'flip-flops'];
/** Where nobody named a pair, only these go: the others were chosen for the trip. */
const COMFORTS = ['slippers', 'light-shoes', 'flip-flops', 'sandals'];
/** What the feet rest in after the day; one of these stays. */
const RESTING = new Set(['slippers', 'light-shoes', 'sandals', 'flip-flops', 'shower-sandals']);
const SPORT = new Set<string>(SPECIAL_SHOES.filter((id) => !WALKING.has(id)));

const isPair = ({ item }: Draft): boolean =>
  SHOES.includes(item.id) ||
  (item.category === 'footwear' &&
    /\b(?:boots?|shoes?|trainers|sandals?|slippers|mojris|clogs|pumps|heels)\b/i.test(item.en) &&
    !/\b(?:bag|cover|grips?|insoles?|socks?|gaiters?|polish|spare laces|liners?)\b/i.test(item.en));

const isFor = ({ people }: Draft, packer: Packer): boolean => people.length === 0 || people.includes(packer);

/** Takes a pair off for one person. */
const without = (draft: Draft, packer: Packer, everybody: readonly Packer[]): Draft => ({
  ...draft,
  people: (draft.people.length === 0 ? everybody : draft.people).filter((other) => other !== packer),
  quantity: draft.quantity - packer.count,
});

/** Which pair somebody with too many does without. */
function spareOf(pairs: readonly Draft[]): Draft | undefined {
  const walking = pairs.filter(({ item }) => WALKING.has(item.id)).length;
  const resting = pairs.filter(({ item }) => RESTING.has(item.id)).length;
  const canGo = ({ item, named }: Draft): boolean =>
    !named && (!WALKING.has(item.id) || walking > 1) && (!RESTING.has(item.id) || resting > 1);
  const orders = pairs.some(({ named }) => named) ? FIRST_TO_GO : COMFORTS;
  for (const id of orders) {
    const pair = pairs.find((draft) => draft.item.id === id && canGo(draft));
    if (pair) return pair;
  }
  return undefined;
}

/** Of two pairs for the paths the one that somebody names is theirs. */
const FOR_PATHS = ['hiking-boots', 'trail-shoes'];
function secondOfPaths(pairs: readonly Draft[]): Draft | undefined {
  const paths = pairs.filter(({ item }) => FOR_PATHS.includes(item.id));
  return paths.some(({ named }) => named) ? paths.find(({ named }) => !named) : undefined;
}

/** The drafts with no more pairs of shoes than people wear. */
export function withoutSpareShoes(drafts: readonly Draft[], packers: readonly Packer[]): Draft[] {
  const lines = new Map(drafts.map((draft) => [draft.key, draft]));
  for (const packer of packers.filter(isBig)) {
    for (;;) {
      const pairs = [...lines.values()].filter((draft) => isPair(draft) && isFor(draft, packer));
      const most = MOST_PAIRS + (pairs.some(({ item }) => SPORT.has(item.id)) ? 1 : 0);
      const spare = secondOfPaths(pairs) ?? (pairs.length > most ? spareOf(pairs) : undefined);
      if (!spare) break;
      const rest = without(spare, packer, packers);
      if (rest.people.length === 0 || rest.quantity <= 0) lines.delete(spare.key);
      else lines.set(spare.key, rest);
    }
  }
  return [...lines.values()];
}
