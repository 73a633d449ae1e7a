/** Which facts rule out which others. */
import type { Tag } from '../tags';
import type { Occurrence } from './occurrence';
import { wordsOf } from './text';

/** Namespaces that a fact of another rules out for the same thing. */
export const OVERRIDES: Readonly<Record<string, readonly string[]>> = {
  refused: ['activity'],
  rented: ['need', 'refused'],
  provided: ['need', 'own', 'refused'],
  // One hires, the other brings: what is brought has to be on the list.
  own: ['refused', 'rented'],
};

/** Facts that rule out single others. */
export const RULED_OUT: readonly (readonly [Tag, readonly Tag[]])[] = [
  // A fair's halls hold exams as well.
  ['occasion:exam', ['work:trade-fair', 'activity:conference']],
  // Tests of the blood, not of what somebody has learnt.
  ['occasion:medical-visit', ['occasion:exam']],
  ['lodging:student-residence', ['lodging:hostel', 'need:shared-room']],
  // Who works aboard sails no boat of their own.
  ['work:ship-crew', ['activity:sailing']],
  ['lodging:bungalow', ['activity:camper-van', 'transport:camper', 'lodging:camper']],
  ['refused:laptop', ['work:laptop', 'work:video-calls']],
  ['refused:pets', ['pet:dog', 'pet:cat', 'pet:other', 'pet:assistance-dog']],
  ['refused:flying', ['transport:plane', 'transport:long-flight']],
  ['refused:swimming', ['setting:pool', 'activity:snorkelling']],
  // Dry by day: at night they are worn all the same.
  ['need:night-nappies', ['need:no-nappies', 'refused:nappies']],
  ['need:no-nappies', ['need:nappies', 'refused:nappies']],
  ['occasion:hen-or-stag', ['occasion:wedding', 'activity:wedding', 'occasion:own-wedding', 'occasion:bridal-party']],
  ['lodging:all-inclusive', ['need:self-catering']],
  ['lodging:cruise-cabin', ['need:self-catering']],
  ['transport:hire-car', ['transport:own-car']],
  ['transport:camper', ['transport:own-car']],
  ['medical:medication', ['refused:medication']],
  ['refused:driving', ['need:car-seat', 'transport:own-car', 'transport:hire-car']],
  ['lodging:bungalow', ['lodging:camping', 'activity:camping']],
];

/** "Los exámenes" that a clinic asks for are of the blood; "el examen" is not. */
const isPlural = ({ view, start }: Occurrence): boolean =>
  view.sentence.tokens.some((token) => token.start === start && token.text === 'examenes');

/** "The wedding is on the 27th. The hen is on Thursday": each has a day of its own. */
const isOnOwnDay = ({ view, clause, start }: Occurrence, rivals: readonly Occurrence[]): boolean => {
  const { from = 0, to = 0 } = view.clauses[clause] ?? {};
  return (
    DAY_NAMED.test(wordsOf(view.sentence.tokens, from, to)) &&
    !rivals.some((one) => one.view === view && (one.clause === clause || one.start === start))
  );
};
const DAY_NAMED =
  /(?:^| )(?:(?:the|el|dia|on) \d{1,2}|\d{1,2} (?:st|nd|rd|th)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?: |$)/;

/** Whether an occasion stands beside another that rules it out, on a day of its own. */
export const hasOwnDay = (tag: Tag, rival: Tag, all: readonly Occurrence[]): boolean =>
  rival === 'occasion:medical-visit'
    ? all.some((one) => one.tag === tag && !isPlural(one))
    : rival === 'occasion:hen-or-stag' &&
      all.some(
        (one) =>
          one.tag === tag &&
          isOnOwnDay(
            one,
            all.filter((other) => other.tag === rival),
          ),
      );
