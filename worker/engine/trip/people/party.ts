/** The travellers in the shape of `Party`, for callers of today. */
import type { Party } from '../../packing/facts';
import type { Traveller, Trip } from '../schema';
import { ADULT_MONTHS } from '../stage';

const TYPICAL: Readonly<Record<Traveller['stage'], number>> = {
  baby: 9,
  toddler: 24,
  child: 84,
  teen: 180,
  adult: 420,
  senior: 840,
};

/** Those whom the list is for, counted. */
export function partyOf(travellers: readonly Traveller[], listFor: Trip['listFor']): Party {
  const listed = travellers.filter((traveller, index) => (listFor === 'one' ? index === 0 : !traveller.packsAlone));
  const party: Party = { adults: 0, seniors: 0, children: [], women: 0, men: 0 };
  for (const { stage, ageMonths, count, name, sex } of listed) {
    const grown = ageMonths === undefined ? stage === 'adult' || stage === 'senior' : ageMonths >= ADULT_MONTHS;
    if (!grown) {
      for (let each = 0; each < count; each += 1)
        party.children.push({ ageMonths: ageMonths ?? TYPICAL[stage], ...(name && count === 1 && { name }) });
      continue;
    }
    party.adults += count;
    if (stage === 'senior') party.seniors += count;
    if (sex === 'female') party.women += count;
    if (sex === 'male') party.men += count;
  }
  if (party.adults === 0 && party.children.length === 0) party.adults = 1;
  return party;
}
