/** What becomes of a thing that somebody has: "the hut has beds", "I have no licence". */
import type { Frame } from './frames';
import type { Subject } from './subject';
import { type ThingInPlace, LACKABLE } from './fate-without-frame';
import { type Reading, plain } from './reading';
import { FURNISHED, isFurnishing } from './furnished';
import { PROVIDER } from './somebody';
import { KIN } from '../../packing/reading/grammar';
import type { Token } from '../../packing/reading/text';
import { LODGING } from '../../packing/reading/lodging-words';
import { wordsBefore } from './negation';
import { bareFate } from './bare-fate';

/** "a hut with a bed, a net and sheets": what follows such a word is there as well. */
const FURNITURE =
  /^(?:camas?|literas?|catres?|colchon|colchones|banos?|duchas?|cocina|cocineta|wc|aseo|beds?|bunks?|mattress|mattresses|bathroom|shower|kitchen|kitchenette|ensuite)$/;

/** A frame with who does what it says. */
export interface FrameSaid {
  frame: Frame;
  subject: Subject;
  no: boolean;
  /** Somebody does it who packs no part of this list. */
  theirs: boolean;
  ids: readonly string[];
}

/** "En casa de mi mamá", "at my mum's": a home of the family before the verb. One's own says nothing. */
const isThereAlready = (tokens: readonly Token[], start: number): boolean => {
  const [, spanish, english] = AT_THEIRS.exec(wordsBefore(tokens, start, 9)) ?? [];
  const whose = spanish ?? english ?? '';
  return KIN.has(whose) || /^(?:mami|papi|mommy|mummy|nana|abue|nonna|tata)$/.test(whose);
};
const AT_THEIRS =
  /(?:^| )(?:en(?: (?:la|el))? (?:casa|piso|depa|departamento|apartamento|cuarto|finca) de mis? (\w+)|at my (\w+) 's(?: (?:house|place|flat))?)(?: (?:ya|i|we|ive|weve|already|alli|alla))*$/;

/** Whose the thing is decides what becomes of it. */
export function fateOfHad(
  { view, group, mention, context, clause, about, denied, medical }: ThingInPlace,
  { frame, subject, no, theirs, ids }: FrameSaid,
): Reading | undefined {
  const { tokens } = view.sentence;
  const { kind } = mention.concept;
  const by = subject.name;
  // "De Quito salimos con botas, linterna": the writer's own baggage, whatever stands before the "con".
  if (
    frame.row.phrase === 'con' &&
    !no &&
    group.start - frame.end <= 1 &&
    !isFurnishing(mention) &&
    /\b(?:yo|nosotr[oa]s|salimos|salgo|vamos|voy|viajamos|viajo|llegamos|llego|subimos|subo)\b/.test(
      wordsBefore(tokens, frame.start, 5),
    )
  )
    return plain('bring', undefined, subject.kind === 'first' ? ids : about);
  // "The bothy has no mattresses, so mats": nobody brings one.
  if (no && kind === 'fixture') return undefined;
  if (
    subject.kind === 'provider' ||
    (frame.row.phrase === 'with' && PROVIDER.test(tokens[frame.start - 1]?.text ?? ''))
  )
    // "The ship has robes, no power strips": of what no lodging has, a no is a rule.
    // "Soap and towels, but never a coat hanger" tells what is lacking.
    return plain(
      no
        ? denied &&
          !LACKABLE.has(kind) &&
          !isFurnishing(mention) &&
          !/(?:^| )(?:but|pero) (?:no|never|not|sin|nunca) (?:an? |any |un |una )?$/.test(
            `${wordsBefore(tokens, mention.start, 3)} `,
          )
          ? 'stays'
          : 'bring'
        : 'provided',
      by,
    );
  // What keeps somebody well comes with whoever of the trip has it, a friend as well.
  if (theirs && medical && !subject.whose?.away && subject.whose?.ids.length) return plain('bring', undefined, ids);
  // "Mi suegra doña Tencha, diabética con insulina": what a condition is treated with.
  if (theirs && medical && subject.whose === undefined && /^(?:with|con)$/.test(frame.row.phrase) && !no)
    return plain('bring', undefined, about);
  // "A dress for Lily with white tights": what goes with a thing is nobody's doing.
  const isOfThing =
    /^(?:with|con)$/.test(frame.row.phrase) &&
    context.found.get(view)?.named.some(({ end }) => end === frame.start) === true;
  // "Pam has her sequinned gown and the silver sandals": what is hers to wear.
  const wears =
    /^(?:garment|footwear|device|medicine|cosmetic)$/.test(kind) && /^ha(?:s|ve)(?: got)?$/.test(frame.row.phrase);
  const hers = /^(?:his|her|their)$/.test(tokens[frame.end]?.text ?? '') && wears && subject.whose?.away !== true;
  if (theirs && hers && !no && subject.whose?.ids.length) return plain('bring', undefined, ids);
  if (theirs && !isOfThing) return no ? undefined : plain('other-brings', by);
  if (
    /^(?:with|con)$/.test(frame.row.phrase) &&
    !no &&
    tokens
      .slice(frame.end, frame.end + 3)
      .some(({ text }, at) => frame.end + at < mention.start && FURNITURE.test(text)) &&
    tokens
      .slice(Math.max(0, frame.start - 4), frame.start)
      .some(({ text }) => PROVIDER.test(text) || LODGING.test(text))
  )
    return plain('provided');
  // "cocina a garrafa con ollas": what a kitchen has, unless the stove is the writer's.
  if (
    frame.row.phrase === 'con' &&
    !no &&
    /(?:^| )(?:cocina|cocineta)(?: (?:a|de|con) [a-z]+| [a-z]+)?$/.test(wordsBefore(tokens, frame.start, 4)) &&
    !/(?:^| )(?:llev|tra[ei]|compr|mi |nuestra )/.test(wordsBefore(tokens, frame.start, 8))
  )
    return plain('provided');
  if (/^(?:with|con)$/.test(frame.row.phrase))
    return no ? plain('stays') : bareFate(view, group, mention, context, clause);
  // "En la casa de mi mami tengo pijama", "at my mum's I have pyjamas": it is there.
  if (subject.kind === 'first' && !no && group.start - frame.end <= 1 && isThereAlready(tokens, frame.start))
    return plain('provided');
  if (subject.kind === 'first' && context.writerStays && !no) return plain('provided');
  // "I don't have a driving licence": then it cannot come.
  if (no && /licen/.test(mention.concept.id))
    return plain('stays', undefined, ids.length > 0 || context.writer === undefined ? ids : [context.writer]);
  if (subject.kind === 'first' || subject.kind === 'person') return plain(no ? 'maybe' : 'bring', undefined, ids);
  // "Bramble, our whippet, hates cold, has a coat": after the comma it is still the animal that has it.
  if (kind === 'pet' && !no) return plain('bring', undefined, []);
  // "Tiene vajilla, NO tiene ropa blanca": what the house lacks has to come.
  if (no && FURNISHED.has(kind) && /^tienen?$/.test(frame.row.phrase)) return plain('bring');
  return no ? undefined : bareFate(view, group, mention, context, clause);
}
