/** Whose work it is: where family comes along, meetings, fairs and interviews are the writer's, unless the words say "we". */
import type { Occurrence } from '../../packing/reading/occurrence';
import { someWord } from '../../packing/reading/text';
import type { ScopedFact, Traveller } from '../schema';

const OF_WORK =
  /^(?:activity:(?:business-meetings|conference|remote-work)|work:|dress:(?:business|uniform)|occasion:interview)/;
/** A dinner of work: "one client dinner". */
const FORMAL = /^(?:occasion:(?:formal-dinner|gala)|dress:(?:suit|smart|smart-casual|tie))$/;
const COMPANY =
  /^(?:clients?|customers?|company|corporate|office|colleagues|delegates|investors?|clientes?|empresa|inversor(?:es)?)$/;
const TOGETHER = /^(?:we|were|weve|us|our|both|nos|nosotr[oa]s|nuestr[oa]s?|ambos|ambas|\w{2,}(?:amos|emos|imos))$/;
const FAMILY = /^(?:self|partner|child|parent|grandparent|sibling|relative)$/;

/** The one who works: the writer, where all the others are family. */
export const workerOf = (travellers: readonly Traveller[]): string | undefined => {
  const packing = travellers.filter(({ packsAlone }) => !packsAlone);
  const self = packing.find(({ role }) => role === 'self');
  return self && packing.length > 1 && packing.every(({ role }) => FAMILY.test(role)) ? self.id : undefined;
};

/** Whether a place in the words tells of the writer's own work. */
export const isOwnWork = ({ tag, view, clause }: Occurrence): boolean => {
  const { tokens } = view.sentence;
  const { from = 0, to = tokens.length } = view.clauses[clause] ?? {};
  return (
    (OF_WORK.test(tag) || (FORMAL.test(tag) && someWord(tokens, from, to, COMPANY))) &&
    !someWord(tokens, from, to, TOGETHER)
  );
};

/** Facts of work without an owner become the worker's. */
export const withWorker = (
  facts: readonly ScopedFact[],
  occurrences: readonly Occurrence[],
  worker: string | undefined,
): ScopedFact[] =>
  facts.map((fact) => {
    if (worker === undefined || fact.travellers.length > 0) return fact;
    const told = occurrences.filter(({ tag }) => tag === fact.tag);
    const own = told.length > 0 ? told.every(isOwnWork) : OF_WORK.test(fact.tag);
    return own ? { ...fact, travellers: [worker] } : fact;
  });
