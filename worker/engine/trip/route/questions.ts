/** What is unclear of the route, as questions answered with one tap. */
import type { Place } from '../../places/place';
import { describePlace } from '../../places/resolution-note';
import type { Leg, Question } from '../schema';
import type { Stop } from './stops';

const label = (place: Place): { en: string; es: string } => ({
  en: describePlace(place, 'en').slice(0, 200),
  es: describePlace(place, 'es').slice(0, 200),
});

const DISJUNCTION = {
  en: new Intl.ListFormat('en', { type: 'disjunction' }),
  es: new Intl.ListFormat('es', { type: 'disjunction' }),
};

const listed = (places: readonly Place[], locale: 'en' | 'es'): string =>
  DISJUNCTION[locale].format(places.map((place) => describePlace(place, locale)));

/** The same to whoever reads the question. */
const sameTo = (one: Place, other: Place): boolean =>
  one.id === other.id || describePlace(one, 'en') === describePlace(other, 'en');

/** "Glastonbury (England, United Kingdom) or Glastonbury (Connecticut, United States)?" */
const whichOf = (leg: Leg, stop: Stop, place: Place): Question => {
  const choices = [place, ...stop.others]
    .filter((one, index, all) => all.findIndex((other) => sameTo(other, one)) === index)
    .slice(0, 4);
  const typed = stop.words.slice(0, 60);
  return {
    id: `place-${leg.id}`,
    text: {
      en: (stop.misspelt && choices.length === 1
        ? `By “${typed}”, do you mean ${listed(choices, 'en')}?`
        : `“${typed}”: ${listed(choices, 'en')}?`
      ).slice(0, 200),
      es: (stop.misspelt && choices.length === 1
        ? `Con «${typed}», ¿te refieres a ${listed(choices, 'es')}?`
        : `«${typed}»: ¿${listed(choices, 'es')}?`
      ).slice(0, 200),
    },
    options: choices.map((choice) => ({
      id: choice.id,
      label: label(choice),
      correction: { legs: [{ id: leg.id, placeId: choice.id }] },
    })),
    evidence: leg.evidence,
  };
};

const whereIs = (words: string, index: number): Question => ({
  id: `unknown-place-${index + 1}`,
  text: {
    en: `We do not know “${words.slice(0, 80)}”. Which larger town, island or park is it near?`,
    es: `No conocemos «${words.slice(0, 80)}». ¿Qué ciudad, isla o parque más conocido queda cerca?`,
  },
  options: [],
  evidence: { source: 'form', quote: words.slice(0, 240), certainty: 'guess' },
});

export const questionsOf = (legs: readonly { leg: Leg; stop: Stop }[], unknown: readonly string[]): Question[] =>
  [
    ...legs.flatMap(({ leg, stop }) =>
      stop.place && (stop.others.length > 0 || stop.misspelt) ? [whichOf(leg, stop, stop.place)] : [],
    ),
    ...unknown.map(whereIs),
  ].slice(0, 4);
