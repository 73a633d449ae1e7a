/** What bikes, motorcycles and scooters tell of a trip, and what they only seem to. */
import type { ScopedFact, Thing } from '../schema';

/** Who races or tours by bike pedals, whoever takes the bike there. */
const RIDES = /^hobby:(?:triathlon|cycling-event|mtb-stage-race|bike-tour)$/;

/** A bike goes ahead with half the household. */
const isMoved = (things: readonly Thing[]): boolean =>
  things.some(({ concept, fate }) => concept === 'bike' && fate === 'sent') &&
  things.filter(({ fate }) => fate === 'sent').length >= HOUSEHOLD;
const HOUSEHOLD = 4;

/** A bike that is bought, lent or waiting there is for getting about: nobody packs for a tour, unless cycling was picked. */
export const withoutEverydayBikes = (
  facts: readonly ScopedFact[],
  things: readonly Thing[],
  picked: readonly string[],
): readonly ScopedFact[] =>
  !picked.includes('cycling') &&
  !facts.some(({ tag }) => RIDES.test(tag)) &&
  (isMoved(things) ||
    things.some(({ concept, fate }) => concept === 'bike' && /^(?:buy-there|provided|other-brings)$/.test(fate)))
    ? facts.filter(
        ({ tag, evidence: { source, quote = '' } }) =>
          tag !== 'activity:cycling' || source !== 'words' || /cycl|cicl|mtb|tour|ride|riding|pedal|ruta/i.test(quote),
      )
    : facts;

const ON_FOOT = /\brun|corr[eo]|footrace|a pie|trail|duatl|triatl|triathl|duathl|ironman/i;

/** "Titan Desert, material obligatorio": what a race of bikes asks for makes nobody run. */
export const ridersRace = (facts: readonly ScopedFact[]): readonly ScopedFact[] =>
  facts.some(({ tag }) => tag === 'hobby:mtb-stage-race' || tag === 'hobby:cycling-event')
    ? facts.filter(
        ({ tag, evidence: { source, quote = '' } }) =>
          (tag !== 'hobby:running-race' && tag !== 'activity:running') || source !== 'words' || ON_FOOT.test(quote),
      )
    : facts;

/** On a trip by motorcycle the "bikes" are those. */
export const ridersBikes = (facts: readonly ScopedFact[]): readonly ScopedFact[] =>
  facts.some(({ tag }) => tag === 'activity:motorcycling' || tag === 'transport:scooter')
    ? facts.filter(
        ({ tag, evidence }) =>
          // "Scooters, helmets come with the bikes"; "scooters and bikes" are two things.
          tag !== 'activity:cycling' || /cycl|mtb|mountain bik|e-?bike|bici|scooter/i.test(evidence.quote ?? ''),
      )
    : facts;

/** Nobody packs what they ride there on. */
const RIDDEN = /^(?:(?:the|my|our|his|her|la|mi|el) )?(?:motor ?)?(?:bikes?|motos?)$/i;

/** The things of a trip without the "bike" of a motorcyclist, which is no bicycle. */
export const withoutRidden = (things: Thing[], facts: readonly ScopedFact[]): Thing[] =>
  facts.some(({ tag }) => tag === 'activity:motorcycling') && !facts.some(({ tag }) => tag === 'activity:cycling')
    ? things.filter(({ concept, words }) => concept !== 'bike' || !RIDDEN.test(words))
    : things;

const WALKS_BADLY = /^medical:(?:knee|hip|reduced-mobility|wheelchair|rollator|arthritis|ms)$/;
const HAS_AN_ENGINE = /moto|vespa|moped|ride|riding|helmet|casco/i;

/** "Scooter rented there, bad knees": whoever walks badly sits on a scooter that needs no licence. */
export const withoutMobilityScooters = (facts: readonly ScopedFact[]): readonly ScopedFact[] =>
  facts.some(({ tag }) => WALKS_BADLY.test(tag))
    ? facts.filter(({ tag, evidence }) => tag !== 'transport:scooter' || HAS_AN_ENGINE.test(evidence.quote ?? ''))
    : facts;
