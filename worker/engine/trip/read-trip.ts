/**
 * The rules reader: what the form and the words say as one Trip. Deterministic, offline, English and Spanish alike;
 * linear in the length of the text (growth.test.ts counts it), and it never throws whatever is typed.
 */
import type { Locale } from '../locale';
import { fold } from '../places/fold';
import { readLaundry } from '../packing/reading/laundry';
import type { SentenceView } from '../packing/reading/view';
import { FAHRENHEIT_COUNTRIES } from '../places/fahrenheit';
import type { Gazetteer } from '../places/gazetteer';
import type { Place } from '../places/place';
import type { PlaceCertainty } from '../places/resolve';
import { isHandedOut } from './bags/handed-out';
import { readBags } from './bags/read-bags';
import { readDocument } from './document';
import type { LearnedReader } from './learned/reader';
import { wordsOfThings } from './learned/words-of-things';
import { equipmentFacts, withoutBroughtGear } from './facts/of-equipment';
import { withoutMindedPets } from './facts/of-animals';
import { ofMinors } from './facts/of-minors';
import { withHomeSockets } from './facts/home-sockets';
import { withoutFallen } from './facts/of-things';
import { isOwnWork, withWorker, workerOf } from './facts/of-work';
import { readScopedFacts } from './facts/read-facts';
import { readOccasions } from './occasions/read-occasions';
import { aboutWord, readPeople, tokenAt } from './people/read-people';
import type { About } from './people/about';
import { readRoute } from './route/read-route';
import type { Trip } from './schema';
import { questionsOfThings } from './things/questions';
import { readThings } from './things/read-things';
import { readUnplaced } from './things/unplaced';
import { thingsContext } from './things/whose';
import { tripDays } from './trip-days';
import {
  withoutDivingBaptism,
  withoutDressOfTheIll,
  inSeason,
  ofTheNights,
  ofTheSmall,
  schoolWeek,
  withoutShortMoves,
  besidePlaces,
  withForm,
  withPlaces,
} from './facts/facts-of-trip';
import { withoutGatherings } from './facts/festivals';
import { ridersBikes, ridersRace, withoutEverydayBikes, withoutMobilityScooters, withoutRidden } from './facts/riders';
import { spansOfLegs, legsNear } from './route/leg-spans';
import { passportEach, withoutSecondPassport } from './both-passports';
import { friendsOnly, packersOwn } from './people/own-packers';

/** What the traveller typed and picked. */
export interface TripInput {
  destination: string;
  /** `YYYY-MM-DD`. */
  startDate: string;
  endDate: string;
  /** Ids of the form, or activities in the traveller's own words (at most 40 characters each). */
  activities: readonly string[];
  description: string;
  locale: Locale;
  /** Country of the profile, ISO 3166-1 alpha-2; words win over it. */
  profileCountry?: string;
  /** Id of the place chosen in the form. */
  chosenPlaceId?: string;
}

export interface TripReading {
  trip: Trip;
  /** Places of the legs, by leg id. */
  places: ReadonlyMap<string, Place>;
  certainty: PlaceCertainty;
  /** What the destination was taken for, in the language of the trip. */
  resolutionNote: string;
}

/** Reads a trip with rules; where it is given, the learned reader weighs what they say of each person and thing. */
export function readTripByRules(input: TripInput, gazetteer: Gazetteer, learned?: LearnedReader): TripReading {
  const { locale, startDate, endDate } = input;
  const days = tripDays(startDate, endDate);
  const document = readDocument(input.description, locale);
  const text = learned?.read(document);
  const people = readPeople(document, text);
  const aged = new Set(people.travellers.filter(({ ageMonths }) => ageMonths !== undefined).map(({ id }) => id));
  // "Lucas (8 months)" is not a town.
  const named = people.named.filter(({ ids }) => ids.length === 1 && ids.every((id) => aged.has(id)));
  const persons = new Set(
    [...people.travellers, ...people.bystanders].flatMap(({ name }) => (name ? fold(name).split(' ') : [])),
  );
  const noPlaces = [...named, ...(text ? wordsOfThings(text) : [])];
  const route = readRoute(document, input, gazetteer, noPlaces, persons);
  const legSpans = spansOfLegs(document, route.legs, route.otherNames);
  const legsAt = (view: SentenceView, offset: number): readonly string[] => legsNear(view, offset, legSpans);
  const abouts = new Map<number, About>();
  const aboutAt = (view: SentenceView, offset: number): About => {
    const about = abouts.get(offset) ?? aboutWord(people, view, tokenAt(view, offset));
    abouts.set(offset, about);
    return about;
  };
  const origin = route.home.country ?? input.profileCountry;

  const self = people.travellers.find(({ role }) => role === 'self');
  const company =
    people.listFor !== 'one' && people.travellers.some(({ role, packsAlone }) => role !== 'self' && !packsAlone);
  const read = readScopedFacts(document, {
    days,
    startDate,
    activities: input.activities,
    fahrenheitHome: origin !== undefined && FAHRENHEIT_COUNTRIES.has(origin),
    aboutAt,
    travels: (offset) => people.named.some(({ start, end, ids }) => offset >= start && offset < end && ids.length > 0),
    legsAt,
    ...(company && self && { writer: self.id }),
  });
  const packing = people.travellers.filter(({ packsAlone }) => !packsAlone).reduce((sum, { count }) => sum + count, 0);
  const worker = people.listFor === 'one' ? undefined : workerOf(people.travellers);
  const picked = withoutGatherings(
    withForm(
      ridersRace(
        ridersBikes(
          schoolWeek(withoutMobilityScooters(withoutShortMoves(read.facts, days)), route.places, input.description),
        ),
      ),
      input.activities,
      besidePlaces(input.destination, route.legs),
      locale,
      days,
    ),
    input.description,
  );
  const facts = withPlaces(
    ofTheNights(
      ofTheSmall(
        ofMinors(
          withHomeSockets(
            inSeason(
              withoutMindedPets(
                withWorker(withoutSecondPassport(picked, packing), read.occurrences, worker),
                read.occurrences,
              ),
              startDate,
              days,
            ),
            document,
            origin,
          ),
          people,
        ),
        people.travellers,
      ),
      route.legs,
    ),
    route.legs,
    route.places,
    route.home,
  );
  const washing = readLaundry(document.views, days);
  const isPlace = (offset: number): boolean => legSpans.some(({ start, end }) => offset >= start && offset < end);

  const form = `${input.destination}. ${input.activities.join('. ')}`;
  const factSpans = read.occurrences.filter(
    ({ tag }) =>
      !/^(?:own|provided|rented|refused|need|work|dress|medical):/.test(tag) ||
      /^medical:(?!medication|contact|glasses)/.test(tag),
  );
  const isFact = (offset: number): boolean => factSpans.some(({ start, end }) => offset >= start && offset < end);
  const context = thingsContext(document, people, { isPlace, isFact, form, locale });
  const things = withoutRidden(passportEach(readThings(document, context, text), packing), picked);
  const trip: Trip = {
    version: 1,
    locale,
    startDate,
    endDate,
    days,
    nights: days - 1,
    destination: input.destination.slice(0, 200),
    reader: 'rules',
    travellers: people.shared ? people.travellers : packersOwn(people.travellers, things, people.aliases),
    bystanders: people.bystanders,
    listFor: friendsOnly(people) ? 'one' : people.listFor,
    legs: route.legs,
    things,
    occasions: readOccasions(read.occurrences, new Set(facts.map(({ tag }) => tag)), {
      startDate,
      days,
      legs: route.legs,
      travellersAt: (occurrence) => {
        const { ids: told, company: along } = aboutAt(occurrence.view, occurrence.start);
        const ids = along ? [] : told;
        return ids.length === 0 && worker !== undefined && isOwnWork(occurrence) ? [worker] : ids;
      },
      legsAt: ({ view, start }) => legsAt(view, start),
    }),
    bags: readBags(document, {
      people: people.listFor === 'one' || friendsOnly(people) ? 1 : Math.max(1, packing),
      days,
    }).filter((bag) => !isHandedOut(bag, things)),
    laundry: washing?.laundry ?? { available: false },
    home: route.home,
    told: read.told,
    facts: withoutFallen(
      withoutDressOfTheIll(
        withoutDivingBaptism(
          withoutEverydayBikes(
            [...withoutBroughtGear(facts, things), ...equipmentFacts(things, facts)],
            things,
            input.activities,
          ),
        ),
      ),
      things,
      read.occurrences,
    ),
    questions: [...people.questions, ...route.questions, ...questionsOfThings(things)].slice(0, 8),
    unplaced: readUnplaced(document, things, context),
  };
  return { trip, places: route.places, certainty: route.certainty, resolutionNote: route.resolutionNote };
}
