/** Bags keep their limits, and nothing is in a bag that the rules of the air forbid. */
import { isOverLimit } from '../../packing/bag-words';
import type { BagKind, EngineItem } from '../../packing/engine';
import type { Finding, Rule } from '../contract';
import { finding, warning } from '../lines';
import { isNamed } from '../plan-view';

const IN_CABIN: ReadonlySet<BagKind> = new Set(['personal', 'cabin']);
const FLIGHTS = ['transport:plane', 'transport:long-flight', 'transport:light-aircraft'];

/** Moves batteries to the cabin and blades to the hold, and says which limit is not kept. */
export const bags: Rule = (list, view, { bags: totals, warnings }) => {
  const findings: Finding[] = [];
  const kinds = new Set(view.trip.bags.map(({ kind }) => kind));
  const cabin = kinds.has('cabin') ? 'cabin' : kinds.has('personal') ? 'personal' : undefined;
  const flying = FLIGHTS.some((tag) => view.tags.has(tag));
  const items = list.flatMap((item): EngineItem[] => {
    if (item.bag === 'hold' && item.cabin === 'cabin-only' && cabin !== undefined) {
      findings.push(
        finding('bags', 'moved', item, view, { en: 'batteries fly in the cabin', es: 'las baterías van en cabina' }),
      );
      return [{ ...item, bag: cabin }];
    }
    const barred = item.cabin === 'blade' || item.cabin === 'hold-only';
    if (!flying || !barred || !IN_CABIN.has(item.bag)) return [item];
    if (kinds.has('hold')) {
      findings.push(
        finding('bags', 'moved', item, view, { en: 'not allowed in the cabin', es: 'no se admite en cabina' }),
      );
      return [{ ...item, bag: 'hold' }];
    }
    if (isNamed(view, item)) {
      findings.push(
        warning(
          'bags',
          view,
          {
            en: `${item.name}: not allowed in the cabin, and you have no bag in the hold.`,
            es: `${item.name}: no se admite en cabina, y no llevas nada facturado.`,
          },
          item.key,
        ),
      );
      return [item];
    }
    findings.push(
      finding('bags', 'dropped', item, view, { en: 'not allowed in the cabin', es: 'no se admite en cabina' }),
    );
    return [];
  });
  if (totals.some(isOverLimit) && !warnings.some(({ code }) => code === 'over-weight-limit')) {
    findings.push(
      warning('bags', view, {
        en: 'What is packed is over the limit of a bag: leave out or rent what weighs most.',
        es: 'Lo que llevas pasa del límite de una bolsa: deja o alquila lo que más pesa.',
      }),
    );
  }
  return { items, findings };
};
