/** The destination of a form that names none that is known: what the description says instead. */
import { fold } from './fold';
import type { Gazetteer } from './gazetteer';
import type { PlaceMention } from './mentions';
import { countryPlace } from './names';
import type { Place } from './place';
import type { PlaceCertainty, ResolutionReason } from './resolution-note';
import type { DestinationReading } from './destination-reading';

type Answer = (places: Place[], certainty: PlaceCertainty, reason: ResolutionReason) => DestinationReading;

/** The destination says no place that is known: what the description names, if it is one place or one country. */
export const fromWords = (
  mentioned: readonly PlaceMention[],
  named: readonly PlaceMention[],
  answer: Answer,
  gazetteer: Gazetteer,
): DestinationReading => {
  const away = mentioned.filter((mention) => mention.role !== 'origin' && mention.role !== 'nationality');
  const stays = [
    ...away.filter((mention) => mention.role === 'stay' || mention.role === 'pointed'),
    ...away.filter(
      (mention) =>
        mention.kind === 'region' ||
        mention.candidates.some(({ place, weight }) => place.kind === 'region' && weight > 4.5),
    ),
  ];
  for (const mention of stays) {
    const [best] = mention.candidates;
    if (mention.kind === 'place' && best && best.weight > 4.5) return answer([best.place], 'guessed', 'from-words');
    if (mention.kind === 'region') {
      const found = gazetteer.called(fold(mention.text)).find((candidate) => candidate.place.id.startsWith('rg:'));
      if (found) return answer([found.place], 'guessed', 'from-words');
    }
    if (mention.kind === 'country') break;
  }
  const country = [...named, ...away].find((mention) => mention.country);
  const whole = country?.country ? countryPlace(country.country) : undefined;
  if (whole) return answer([whole], 'guessed', 'country-only');
  return answer([], 'unknown', 'unknown');
};
