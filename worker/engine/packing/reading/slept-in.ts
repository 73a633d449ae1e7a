/**
 * Which words about lodgings tell where they sleep. "Seven nights in a cabin" does; "I'll sit in the refuge with a book"
 * or "the pool of the hotel next door" does not, and counts only where nothing tells it better.
 */
import type { Occurrence } from './occurrence';
import { wordsOf } from './text';

/** Names of a roof that stand for other things as well: what is read from such a word alone may be wrong. */
const LOOSE =
  /^lodging:(?:hotel|resort|hostel|guesthouse|apartment|house|cabin|mountain-hut|albergue|monastery|lodge|camping|cruise-cabin)$/;
/** What comes with a roof; words that tell anything else ("treeplanter") are about that. */
const WITH_ROOF = /^(?:lodging:|activity:cruise$|transport:cruise-ship$|need:shared-room$|setting:pool$|dress:modest$)/;
const NIGHTS = String.raw`(?:\d+ ?(?:n|nt|nts|nite|nites|nights?|noches?|nits?)|(?:one|two|three|four|five|six|seven|a|the|last|first|una|dos|tres|cuatro|cinco|seis|siete|ultima|primera|mon|monday|tues?|tuesday|weds?|wednesday|thurs?|thursday|fri|friday|sat|saturday|sun|sunday) (?:couple of )?(?:nights?|nites?|nts?|noches?|weeks?|semanas?)|overnight|weekend|finde|\d+(?= (?:en|in|at) )|mostly|mainly|mitad|half|casi|todo|siempre|always|mix)`;
const SLEEPS = String.raw`(?:sleep\w*|slept|stay\w*|lodg\w*|book\w*|rent\w*|hir(?:e|ed|ing)|based|living|live|camp\w*|crash\w*|dorm\w*|duerm\w*|aloj\w*|hosped\w*|qued\w*|paramos|par[oa]|alquil\w*|reserv\w*|rento|vivo|vivimos|acamp\w*)`;
/** Between the verb or the nights and the roof nothing but what leads to it. */
const BEFORE = new RegExp(
  String.raw`\b(?:${NIGHTS}|${SLEEPS})(?: (?!with\b|con\b|sin\b|and\b|y\b|but\b|pero\b)\S+){0,4} $`,
);
const BEHIND = new RegExp(
  String.raw`^ (?:casi|mostly|mainly|most|todo|todas|all|cada|every)\b|^ (?:(?!and\b|y\b|with\b|con\b)\S+ ){0,3}?(?:${NIGHTS}\b)|^ (?:has|have|comes|gives|provides|includes|incl\w*|w|with|tiene|trae|incluye|con|da|dan|ponen?)\b`,
);
/** What nobody speaks of who does not sleep there. */
const BY_ITSELF =
  /\b(?:air ?bnbs?|vrbo|condos?|(?:hotel|hostal|camping|hostel|albergue|refugio|hut|campsite|cabin|lodge|apartment|cottage|teahouse|posada|pensione|guesthouse)e?s|all inclusive|todo incluido|halls|dorm room|stateroom|camarotes?|glamping|accommodation|from|desde|self catering|expedition|hut to hut|literas?|bunk)\b/;
/** So short a clause says nothing else: "5 nts, then hostel". */
const WHOLE_CLAUSE = 4;

const isSleptIn = ({ view, clause, start, end }: Occurrence): boolean => {
  const { tokens } = view.sentence;
  const from = tokens.findIndex((token) => token.start === start);
  const to = tokens.findIndex((token) => token.end === end) + 1;
  const { from: first = 0, to: last = tokens.length } = view.clauses[clause] ?? {};
  if (from < 0 || last - first <= WHOLE_CLAUSE) return true;
  return (
    BY_ITSELF.test(wordsOf(tokens, from, Math.min(last, to + 2))) ||
    BEFORE.test(`${wordsOf(tokens, Math.max(first, from - 7), from)} `) ||
    BEHIND.test(` ${wordsOf(tokens, to, to + 5)}`)
  );
};

/** Where words about a roof stand that nobody sleeps under, by their start; empty where nothing tells it better. */
export const notSleptIn = (occurrences: readonly Occurrence[]): ReadonlySet<number> => {
  const roofs = occurrences.filter(({ tag }) => tag.startsWith('lodging:'));
  if (roofs.length < 2) return new Set();
  const others = new Set(occurrences.flatMap(({ tag, start }) => (WITH_ROOF.test(tag) ? [] : [start])));
  const loose = roofs.filter((roof) => LOOSE.test(roof.tag) && !others.has(roof.start) && !isSleptIn(roof));
  const isLoose = new Set(loose);
  const slept = new Set(roofs.filter((roof) => !isLoose.has(roof)).map(({ tag }) => tag));
  return new Set(slept.size > 0 ? loose.flatMap(({ tag, start }) => (slept.has(tag) ? [] : [start])) : []);
};
