/** Where they sleep: sheets, towels, kitchens, sockets, washing. */
import { inEurope } from '../border';
import type { RuleContext } from './rule-context';

/** Days from which on detergent is bought there. */
const MOST_BY_HAND = 45;

export function setLodging({ facts, set, has, does, is }: RuleContext): void {
  const dormitory = has('lodging:hostel', 'lodging:albergue', 'lodging:mountain-hut', 'lodging:capsule-hotel');
  const hotelLike = has(
    'lodging:hotel',
    'lodging:resort',
    'lodging:all-inclusive',
    'lodging:lodge',
    'lodging:cruise-cabin',
    'lodging:ryokan',
    'lodging:riad',
    'lodging:guesthouse',
    'lodging:glamping',
    'lodging:houseboat',
  );
  set('hotel-like', hotelLike);
  set('dormitory', dormitory);
  // Who flies to the operation is outdoors before and after it.
  set('ward-only', has('lodging:hospital') && !has('transport:plane', 'transport:train', 'lodging:hotel', 'lodging:apartment'));
  // A hotel room or a flat that is shared with a colleague has its own shower, towels and beds.
  set('shared-room', dormitory || has('need:shared-room'));
  set('bare-huts', has('lodging:mountain-hut') && !facts.places.some((place) => inEurope(place.country)));
  set(
    'shared-bathroom',
    dormitory ||
      is('camp') ||
      has('need:shared-bathroom', 'setting:floor-sleeping', 'lodging:student-residence', 'lodging:camper') ||
      is('camp-festival') ||
      does('camper-van'),
  );
  set(
    'self-catering',
    has('need:self-catering', 'lodging:apartment', 'lodging:house', 'lodging:bungalow', 'lodging:camper', 'lodging:cabin', 'provided:kitchen') ||
      is('camp') ||
      does('camper-van'),
  );
  const towelsThere = has('provided:towels', 'refused:towels') || (hotelLike && !dormitory);
  set(
    'no-towels',
    has('own:towels') ||
      (has('lodging:glamping') && does('festival') && !has('provided:towels', 'refused:towels')) ||
      (!towelsThere &&
        (dormitory ||
          has('own:bedding', 'own:sleeping-bag') ||
          is('camp') ||
          has('lodging:student-residence', 'lodging:boat', 'lodging:homestay', 'lodging:bungalow') ||
          is('camp-festival') ||
          does('camper-van', 'volunteering', 'trekking', 'backpacking'))),
  );
  const beddingThere = has('provided:bedding', 'refused:bedding');
  set(
    'no-bedding',
    has('own:bedding') ||
      (!beddingThere &&
        (is('camp') || dormitory || has('lodging:student-residence', 'lodging:boat', 'lodging:bungalow') || is('camp-festival') || does('camper-van'))),
  );
  set('with-family', does('family-visit') || has('lodging:friends-or-family', 'lodging:homestay', 'lodging:home-exchange'));
  set('washing', facts.laundry.available);
  set(
    'hand-washing',
    !has('refused:laundry') &&
      (is('pilgrim') || !has('provided:washing-machine')) &&
      ((facts.laundry.available && (is('light', 'on-my-back', 'pilgrim') || does('camper-van', 'backpacking'))) ||
        is('on-my-back') ||
        // Who stays for months buys detergent there.
        (facts.days >= 12 &&
          facts.days < MOST_BY_HAND &&
          !is('season') &&
          // Relatives have a machine, unless one tells how often one washes.
          (!is('with-family') || facts.laundry.everyDays !== undefined) &&
          !(facts.laundry.available && is('self-catering')))),
  );
  set('off-grid', is('wild-camp') || has('need:no-electricity') || does('trekking'));
}
