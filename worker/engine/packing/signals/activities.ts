/** What people do there. */
import type { RuleContext } from './rule-context';
import { isBeachHoliday, isBeachTown } from './beach-towns';
import { walksAsPilgrim } from './journey';

/** Afternoons at which whoever stays at a beach bathes, °C. */
const BATHING_WARMTH = 24;

/** Small ships among animals, ice or on a river: nobody dresses for dinner. */
const SMALL_SHIPS = /gal[aá]pagos|antarctic|svalbard|\b(?:nile|amazon|danube|rhine|mekong|river)\b/iu;

/** Sets what people do there; how they dress is set before. */
export function setActivities({ facts, set, has, does, refused, is }: RuleContext): void {
  const water =
    does('beach', 'swimming', 'snorkelling', 'diving', 'surfing', 'sailing', 'kayaking', 'spa') ||
    has(
      'setting:pool',
      'setting:hot-springs',
      'setting:water-park',
      'setting:sauna',
      'setting:rafting',
      'setting:canyon',
      'hobby:paddleboard',
      'hobby:kite-or-windsurf',
    ) ||
    (has('setting:waterfall', 'setting:lake', 'setting:island') && is('hot')) ||
    // A summer house on a lake is for bathing.
    (has('setting:lake') &&
      has('lodging:cabin', 'lodging:house', 'lodging:camping', 'lodging:bungalow', 'lodging:camper') &&
      is('warm') &&
      !does('fishing', 'trekking')) ||
    // Whoever lives for months where it is hot swims some day.
    (is('season') && is('hot') && !does('pilgrimage'));
  const onDuty =
    does('business-meetings', 'conference', 'pilgrimage') ||
    has(
      'lodging:hospital',
      'occasion:funeral',
      'occasion:medical-visit',
      'occasion:exam',
      'occasion:court-or-embassy',
      'occasion:interview',
      'need:moving-help',
      'need:hospital-companion',
      'work:site-visit',
      'work:field-work',
    );
  const bathesHere = !onDuty && facts.weather.maxC >= BATHING_WARMTH && !is('day-trip');
  // Nobody says of a holiday at Benidorm that it is one by the sea.
  const atBeachTown = bathesHere && facts.places.some(isBeachTown);
  const bySea = bathesHere && (has('setting:coast') || facts.places.some((place) => isBeachHoliday(place, facts.weather.maxC)));
  // Ships have a pool whatever the sea does.
  const seaside = does('cruise') && (facts.weather.maxC >= 22 || facts.days >= 6);
  // The baths of Lourdes are no place to swim.
  const bathesAsPilgrim =
    has('occasion:lourdes') && !has('setting:pool', 'setting:water-park') && !does('beach', 'snorkelling', 'diving', 'surfing', 'sailing', 'kayaking');
  const wantsWater =
    ((water && !bathesAsPilgrim) || seaside || atBeachTown || bySea || (has('lodging:resort', 'lodging:all-inclusive') && is('warm'))) &&
    !refused('swimwear') &&
    !(refused('swimming') && !does('spa', 'snorkelling', 'diving', 'surfing'));
  set('swim', wantsWater);
  set('beach-days', (wantsWater && atBeachTown) || does('beach', 'snorkelling', 'surfing') || (does('sailing', 'cruise') && is('warm')));
  set('boating', does('sailing', 'kayaking', 'fishing', 'diving') || has('setting:boat', 'setting:rafting', 'setting:whale-watching', 'hobby:paddleboard'));
  set('on-foot', does('hiking', 'trekking', 'backpacking', 'climbing') || walksAsPilgrim(facts) || has('setting:volcano', 'setting:canyon'));
  set(
    'long-walks',
    is('on-foot') ||
      does('sightseeing', 'museums', 'shopping', 'theme-park', 'christmas-markets', 'safari') ||
      has('setting:long-walks', 'setting:ruins', 'setting:castle', 'setting:zoo'),
  );
  set(
    'outdoors',
    is('on-foot') ||
      does(
        'camping',
        'cycling',
        'safari',
        'wildlife-watching',
        'kayaking',
        'fishing',
        'northern-lights',
        'camper-van',
        'festival',
        'golf',
        'horse-riding',
        'running',
        'motorcycling',
        'sailing',
        'winter-sports',
      ) ||
      has(
        'setting:countryside',
        'setting:farm',
        'setting:glacier',
        'setting:desert',
        'setting:jungle',
        'setting:river-trip',
        'lodging:camping',
        'lodging:wild-camping',
        'hobby:birdwatching',
        'hobby:astronomy',
        'work:field-work',
        'occasion:carnival',
      ),
  );
  set('mountain-sport', does('trekking', 'climbing', 'skiing', 'snowboarding') || has('setting:via-ferrata', 'lodging:mountain-hut', 'setting:snowshoeing'));
  set('ski', does('skiing', 'snowboarding'));
  set(
    'snow-fun',
    does('winter-sports', 'northern-lights') ||
      has('setting:snowmobile', 'setting:dog-sled', 'setting:snowshoeing', 'setting:sledging', 'setting:ice-skating', 'setting:snow', 'setting:glacier'),
  );
  // A festival in a town with a bed is a night out; without a known bed it is a field.
  set(
    'camp-festival',
    does('festival') && !has('lodging:hotel', 'lodging:hostel', 'lodging:apartment', 'lodging:guesthouse', 'lodging:house', 'lodging:friends-or-family'),
  );
  // "We climb Kilimanjaro" is a trek: rope and chalk need the form's activity or gear of one's own.
  set('rock-climbing', does('climbing') && (facts.tags['activity:climbing']?.source === 'form' || has('own:climbing-gear') || !does('trekking', 'pilgrimage')));
  set('wild-camp', has('lodging:wild-camping'));
  set(
    'camp',
    (does('camping') ||
      has('lodging:camping', 'lodging:wild-camping') ||
      // Whoever walks for days with a tent sleeps in it.
      (does('trekking') && has('own:tent')) ||
      // Whom an outfitter lends a tent on the river or the mountain sleeps in it too.
      (has('setting:river-trip', 'setting:high-camp', 'hobby:horse-trek', 'hobby:stage-race') &&
        has('provided:tent', 'rented:tent') &&
        !has('refused:tent'))) &&
      !has('lodging:glamping', 'lodging:bungalow'),
  );
  set(
    'town',
    is('city') ||
      does('sightseeing', 'museums', 'shopping', 'nightlife', 'fine-dining', 'christmas-markets', 'study', 'business-meetings', 'conference', 'theme-park') ||
      has('setting:city', 'setting:market', 'setting:castle'),
  );
  set(
    'desk-work',
    ((is('business') && !has('occasion:court-or-embassy')) ||
      does('remote-work', 'study') ||
      has('work:laptop', 'work:presenting', 'work:video-calls', 'work:study-material')) &&
      !refused('work'),
  );
  set('workout', does('gym', 'running', 'yoga', 'tennis') || has('hobby:padel', 'hobby:football', 'occasion:race', 'occasion:tournament'));
  set(
    'photo',
    (does('photography', 'safari', 'wildlife-watching', 'northern-lights') || has('hobby:tripod', 'work:photo-job', 'own:camera', 'hobby:filming')) &&
      !refused('camera'),
  );
  set('wildlife', does('safari', 'wildlife-watching') || has('hobby:birdwatching', 'setting:whale-watching', 'own:binoculars'));
  set('party-going', does('nightlife', 'festival') || has('occasion:hen-or-stag', 'occasion:party', 'occasion:new-year', 'setting:rooftop', 'setting:dance'));
  set(
    'celebration',
    does('wedding', 'family-visit') ||
      has(
        'occasion:wedding',
        'occasion:birthday',
        'occasion:baptism',
        'occasion:communion',
        'occasion:graduation',
        'occasion:quinceanera',
        'occasion:christmas',
        'need:gifts',
        'lodging:friends-or-family',
      ),
  );
  set('riding', does('motorcycling') || has('transport:motorbike'));
  set('pilgrim', walksAsPilgrim(facts));
  // Hostels stamp the pilgrim's credential on the ways to Santiago and Rome alone.
  set('camino', is('pilgrim') && facts.places.some(({ country }) => /^(?:ES|PT|FR|IT|CH)$/.test(country ?? '')));
  const onSmallShip = facts.places.some(({ kind, name }) => kind === 'cruise' && SMALL_SHIPS.test(name.en));
  set('sea-cruise', !onSmallShip && (does('cruise') || has('transport:cruise-ship')) && is('overnight') && (facts.activityDays.cruise ?? facts.days) >= 4);
}
