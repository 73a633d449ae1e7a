/** Whose the things are that stand behind somebody and a colon: "Kamsi is 7 and has sickle cell: folic acid", "Dad: eliquis, CPAP". */
import { KIN } from '../../packing/reading/grammar';
import { hasSign } from '../../packing/reading/text';
import type { ThingsContext } from './whose';
import type { Entry } from './thing-entry';

const ENDS = /[.;!?\n]/;
const COLON = /:/;
/** "Our daughter": the possessive belongs to whom it names. */
const FIRST_PERSON =
  /^(?:i|im|ive|we|us|me|my|our|ours|mine|yo|nosotr[oa]s|nos|mi|mis|nuestr[oa]s?|both|all|ambos|todos|everyone|everybody)$/;
/** More words than this are no heading. */
const MOST_WORDS = 14;

/** The one traveller whom the words before a colon are about, without the writer. */
function personBefore({ view, start }: Entry, context: ThingsContext): readonly string[] {
  const { tokens } = view.sentence;
  let colon = start;
  while (colon > 0 && !hasSign(tokens[colon], COLON)) {
    if (hasSign(tokens[colon], ENDS)) return [];
    colon -= 1;
  }
  if (colon === 0) return [];
  let first = colon - 1;
  while (first > 0 && colon - first < MOST_WORDS && !hasSign(tokens[first], ENDS) && !hasSign(tokens[first], COLON))
    first -= 1;
  if (colon - first >= MOST_WORDS) return [];
  const found = new Set<string>();
  for (let at = first; at < colon; at += 1) {
    const { text = '' } = tokens[at] ?? {};
    const isOfNext = KIN.has(tokens[at + 1]?.text ?? '') || context.who(view, at + 1) !== undefined;
    if (FIRST_PERSON.test(text)) {
      if (!isOfNext) return [];
      continue;
    }
    const whose = context.who(view, at);
    if (whose?.away || whose?.packsAlone) return [];
    for (const id of whose?.ids ?? []) found.add(id);
  }
  return found.size === 1 ? [...found] : [];
}

/** Gives what is brought and nobody's yet to the person whose heading it stands under. */
export const underPersons = (entries: readonly Entry[], context: ThingsContext): Entry[] =>
  entries.map((entry) => {
    const { fate, travellers } = entry.reading;
    if (travellers.length > 0 || (fate !== 'bring' && fate !== 'wear')) return entry;
    const ids = personBefore(entry, context);
    return ids.length === 0 ? entry : { ...entry, reading: { ...entry.reading, travellers: ids } };
  });
