/** A large trip for measurements: 8 travellers with needs of their own, 6 legs from heat to snow. */
import { bag, fact, leg, occasion, person, reading, thing, type ExpertTrip } from '../../../worker/engine/trip/expert-reading.fixture';

export const bigTrip = (): ExpertTrip =>
  reading('big-trip', {
    dates: ['2027-12-18', '2028-01-08'],
    destination: 'Bangkok, Chiang Mai, Tokyo, Hakuba, Sydney, Queenstown',
    home: 'GB',
    people: [
      person('t1', 'self', 'adult', { sex: 'female' }),
      person('t2', 'partner', 'adult', { sex: 'male', name: 'Tom' }),
      person('t3', 'child', 'teen', { ageMonths: 180, sex: 'female', name: 'Ida' }),
      person('t4', 'child', 'child', { ageMonths: 108, sex: 'male', name: 'Max' }),
      person('t5', 'child', 'toddler', { ageMonths: 28, sex: 'male', name: 'Leo' }),
      person('t6', 'child', 'baby', { ageMonths: 7, sex: 'female', name: 'Mia' }),
      person('t7', 'parent', 'senior', { ageMonths: 860, sex: 'male', name: 'my father' }),
      person('t8', 'parent', 'senior', { ageMonths: 830, sex: 'female', name: 'my mother' }),
    ],
    activities: ['sightseeing', 'museums'],
    legs: [
      leg('Bangkok', 'TH', 4, { transport: ['transport:plane', 'transport:long-flight'], lodging: ['lodging:hotel'] }),
      leg('Chiang Mai', 'TH', 3, { lodging: ['lodging:hotel'], laundry: { available: true } }),
      leg('Tokyo', 'JP', 4, { lodging: ['lodging:apartment'] }),
      leg('Hakuba', 'JP', 4, { lodging: ['lodging:ryokan'], laundry: { available: true } }),
      leg('Sydney', 'AU', 3, { lodging: ['lodging:hotel'] }),
      leg('Queenstown', 'NZ', 3, { lodging: ['lodging:house'], transport: ['transport:hire-car'] }),
    ],
    facts: [
      fact('activity:beach', { legs: ['l5'], quote: 'Bondi for two days' }),
      fact('activity:skiing', { legs: ['l4'], travellers: ['t1', 't2', 't3', 't4'], quote: 'skiing in Hakuba' }),
      fact('activity:hiking', { legs: ['l6'], quote: 'hikes round Queenstown' }),
      fact('setting:temple', { legs: ['l1', 'l2'] }),
      fact('medical:diabetes', { travellers: ['t7'], quote: 'my father is diabetic' }),
      fact('medical:medication', { travellers: ['t7', 't8'] }),
      fact('medical:asthma', { travellers: ['t4'], quote: 'Max has asthma' }),
      fact('medical:motion-sickness', { travellers: ['t3'] }),
      fact('need:breastfeeding', { travellers: ['t1'] }),
      fact('need:nappies', { travellers: ['t5', 't6'] }),
      fact('diet:vegetarian', { travellers: ['t3'] }),
      fact('medical:hearing-aid', { travellers: ['t8'] }),
    ],
    things: [
      thing('skis', 'rented', { concept: 'skis' }),
      thing('pushchair', 'bring', { concept: 'stroller', travellers: ['t6'] }),
      thing('camera', 'bring', { concept: 'camera', travellers: ['t2'] }),
    ],
    occasions: [occasion('New Year’s Eve dinner', { date: '2027-12-31', leg: 'l4', dress: 'smart-casual' })],
    bags: [bag('hold', { kilograms: 23 }), bag('cabin', { kilograms: 7 })],
  });
