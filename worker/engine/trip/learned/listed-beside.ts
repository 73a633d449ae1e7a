/** Things of one list: "the tents, stoves and pans". */
import type { Entry } from '../things/thing-entry';

const JOINS = /^(?:and|or|nor|y|e|o|u|ni|the|a|el|la|los|las|un|una|sus?|mas|plus)$/;
const ENDS_LIST = /[.;:()!?]/;
/** "La casaca y los bastones, el sleeping no": set against the others. */
const SET_AGAINST = /^(?:no|not|ni|none|si|yes|tampoco|myself|yo|mi[oa]s?)$/;

/** Whether nothing but a comma or "and" stands between two things of one sentence. */
export const areListed = (first: Entry, second: Entry): boolean => {
  if (first.view !== second.view) return false;
  const [before, behind] = first.start < second.start ? [first, second] : [second, first];
  const between = first.view.sentence.tokens.slice(before.end, behind.start + 1);
  return (
    before.end <= behind.start &&
    !SET_AGAINST.test(first.view.sentence.tokens[first.end]?.text ?? '') &&
    between.every(({ text, gap }, at) => !ENDS_LIST.test(gap) && (at === between.length - 1 || JOINS.test(text)))
  );
};
