/** Stops that share one number of nights: "one night each in Vik, Höfn and Akureyri", "5 nights: Drymen, Rowardennan, …". */
import { numberOf } from '../../packing/reading/numbers';
import type { RouteName } from './route-names';
import { hasStatedStay, type TellingWords } from './stated-nights';
import { isCapital, isUnlisted } from './unlisted-names';

const JOINED =
  /^\s*(?:\([^()]{1,24}\)\s*)?(?:,?\s*(?:and|then|y|e|luego|despues)|,|&|\+|->|[-–>/→])\s*(?:to\s|a\s)?(?:the\s|el\s|la\s)?$/;
const EACH =
  '(?:(?:in )?each|apiece|cada un[ao]|(?:en|por) cada (?:un[ao]|pueblo|sitio|lugar)|per (?:stop|place|town)|de a una)';
/** "Campsites at Durness, Ullapool and Applecross": each slept at. */
const LODGED =
  /(?:^|\W)(?:(?:camp)?sites|campings|hotels|hoteles|host[ea]ls|hostales|refugios|huts|airbnbs|b&bs|albergues|sleeping|durmiendo)\s+(?:in|at|en)\s+(?:the\s)?$/;
const HEAD = new RegExp(
  `(?:^|[^\\w])(?:(\\d{1,2}|an?|[a-z]{2,6})\\s+)?(?:nights?|nts?|noches?|days?|dias?|stages|etapas)(\\s+${EACH})?(?:\\s+(?:in|at|en)|\\s*[:(–-])?\\s+(?:the\\s)?$`,
);
const FOOT = new RegExp(
  `^\\s*[,(:–-]?\\s*(?:(\\d|an?|[a-z]{2,5})\\s+)?(?:nights?\\s+|nts?\\s+|noches?\\s+)?(?:or so\\s+)?${EACH}`,
);

const PLURAL = /nights|nts|noches|days|dias|stages|etapas/;

/** "Knysna x3 and Hermanus". */
const withoutTimes = (gap: string): string => gap.replace(/^\s*x\s?\d{1,2}(?=\W)/, '');

/** Gives the names of such a list their nights; in a list of known names one that no table has is a stop as well. */
export const shareInLists = (
  folded: string,
  names: readonly RouteName[],
  telling: readonly TellingWords[],
): ReadonlySet<RouteName> => {
  const listed = new Set<RouteName>();
  for (let from = 0; from < names.length;) {
    let to = from;
    const before = folded.slice(Math.max(0, (names[from]?.start ?? 0) - 40), names[from]?.start);
    const head = HEAD.exec(before);
    const open = head ? head[1] === undefined && !head[2] && PLURAL.test(head[0]) : LODGED.test(before);
    for (let next = names[to + 1]; next; next = names[to + 1]) {
      const gap = folded.slice(names[to]?.end, Math.min(next.start, (names[to]?.end ?? 0) + 36));
      if (
        !JOINED.test(withoutTimes(gap)) ||
        (hasStatedStay(telling[to + 1]?.told ?? {}) && !open) ||
        (isUnlisted(next) && !isCapital(next))
      )
        break;
      to += 1;
    }
    const run = names.slice(from, to + 1);
    const [first] = run;
    const last = run.at(-1);
    if (first && last && run.length > 1) {
      const foot = FOOT.exec(folded.slice(last.end, last.end + 32));
      const said = foot?.[1] ?? head?.[1];
      const number = said === undefined ? undefined : said.startsWith('a') ? 1 : numberOf(said);
      const each =
        (foot ?? head?.[2])
          ? (number ?? 1)
          : number !== undefined && number % run.length === 0
            ? number / run.length
            : undefined;
      // "Sleeping in Vik, Höfn x2 and Egilsstaðir": beside one that is counted the others are a night each.
      const counted = open && run.some((_, index) => hasStatedStay(telling[from + index]?.told ?? {}));
      if (each !== undefined || open)
        run.forEach((_, index) => {
          const told = telling[from + index];
          const own = open || !head;
          if (told && !(own && hasStatedStay(told.told) && told.told.bare !== true))
            told.told = each === undefined && !counted ? { sleeps: true } : { nights: each ?? 1 };
        });
      if (head || foot || open || run.filter((name) => !isUnlisted(name)).length > 1)
        for (const name of run) listed.add(name);
    }
    from = to + 1;
  }
  return listed;
};
