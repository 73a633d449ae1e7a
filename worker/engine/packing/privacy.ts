/** Who may read a line: what rests on health, faith, money or the traveller's own words is not for every reader. */
import type { Trip } from '../trip/schema';
import type { EngineItem } from './engine';
import { evidenceOf, holds } from './conditions';
import type { Draft } from './lines';

const PRIVATE_CUES =
  /^(?:medical:|need:(?:period|menopause|prayer|pumping|breastfeeding)|occasion:(?:medical-visit|court-or-embassy)|setting:(?:mosque|church)|needles|cold-chain|daily-medicine)/;
const PRIVATE_ITEMS = new Set([
  'condoms',
  'contraceptive-pill',
  'incontinence-pads',
  'stoma-supplies',
  'catheters',
  'feminine-hygiene',
  'money-belt',
  'pregnancy-notes',
]);

const SHARED_NAME = { en: 'Personal item', es: 'Artículo personal' };
const SHARED_REASON = { en: 'Asked for by this trip', es: 'Lo pide este viaje' };

/** The privacy of a line, with what others read instead. */
export function privacyOf(
  { item, hit, quote, name: ownName }: Draft,
  { locale }: Trip,
  name: string,
): Pick<EngineItem, 'privacy' | 'sharedName' | 'sharedReason'> {
  const cue = hit?.match.cue;
  const quoted =
    quote !== undefined || (hit && cue !== undefined && evidenceOf(cue, hit.situation)?.quote !== undefined);
  if (
    item.private ||
    PRIVATE_ITEMS.has(item.id) ||
    // "Personal medication" tells nothing; the medicine's own name does.
    (item.id === 'medication' && ownName !== undefined) ||
    (item.category === 'health' && cue !== undefined && PRIVATE_CUES.test(cue))
  )
    return { privacy: 'private', sharedName: SHARED_NAME[locale], sharedReason: SHARED_REASON[locale] };
  const told = hit && item.why.find((why) => !why.if || why.if.some((one) => holds(one, hit.situation)));
  const tells = hit && told?.if?.some((one) => PRIVATE_CUES.test(one) && holds(one, hit.situation));
  if ((cue !== undefined && PRIVATE_CUES.test(cue)) || quoted || tells)
    return { privacy: 'private-reason', sharedName: name, sharedReason: SHARED_REASON[locale] };
  return { privacy: 'shared' };
}
