/** One thing set against another, refusals that end at a comma, and where else a thing is. */
import { checkAllConcepts } from './expect-things';

checkAllConcepts('en', [
  // The one before "not" comes, the one behind it stays.
  ['4am gong so alarm clock not the phone', { bring: ['alarm-clock'], stays: ['phone'] }],
  ['It has to be a head torch not his phone', { bring: ['headlamp'], stays: ['phone'] }],
  ['Just my phone, not bringing the big camera', { bring: ['phone'], stays: ['camera'] }],
  ['The phone, not bringing it', { stays: ['phone'] }],
  ['The blouse needs to be in my bag not hers', { bring: ['blouse'] }],
  // A flat no, or an article behind the comma, ends what is refused.
  ['So no heels whatsoever, flats', { stays: ['heels'], bring: ['flats'] }],
  ['No tux no jacket, a collared shirt will do', { stays: ['tuxedo', 'light-jacket'], bring: ['dress-shirt'] }],
  ['No drone, tripod or speaker', { stays: ['drone', 'tripod', 'speaker'] }],
  ["Hand pump, no bottles she won't take them", { bring: ['Hand pump'], stays: ['bottles'] }],
  ['She is exclusively breastfed, hand pump', { bring: ['hand pump'] }],
  // Refused in passing.
  ['Heels for what', { stays: ['heels'] }],
  ['Tent naw', { stays: ['tent'] }],
  ['The clarinet was nixed by unanimous vote', { stays: ['clarinet'] }],
  ['Crutches can stay', { stays: ['crutches'] }],
  ['Tights way too hot', { stays: ['tights'] }],
  ['Twin sheets and a pillow, they said way too hot for a sleeping bag', { bring: ['bed-linen', 'pillow'] }],
  ['Hearing aid in the left', { bring: ['hearing-aids'] }],
  // What is in a place, and what is handed out.
  ['In it: pots, kettle, gas bottles', { provided: ['cooking-stuff', 'kettle', 'gas-canister'] }],
  ['Van: duvet, stove, heater', { provided: ['duvet', 'stove', 'heater'] }],
  ['The winery dishes out earmuffs and gloves', { provided: ['earmuffs-warm', 'gloves'] }],
]);
