/** The trip as a model sees it: facts, base list and the description as delimited data. See `version.ts`. */
import type { TripFacts } from '../../../../engine/packing/facts';
import type { ListItem } from '../list';

/** Longest description that is passed on; the contract's own bound. */
const MAX_DESCRIPTION = 2000;

/** Facts in a compact form: what a person would tell a friend who helps with packing, no ids, no coordinates. */
const factsOf = (facts: TripFacts): Record<string, unknown> => {
  const { weather, party, locale } = facts;
  return {
    from: facts.startDate,
    to: facts.endDate,
    days: facts.days,
    places:
      facts.places.length > 0
        ? facts.places.map(({ name, country, kind, elevation }) => ({ name: name[locale], country, kind, elevation }))
        : 'unknown',
    weather:
      weather.source === 'unknown'
        ? 'unknown'
        : {
            coldNightC: weather.minC,
            warmAfternoonC: weather.maxC,
            shareOfWetDays: weather.wetShare,
            shareOfSnowDays: weather.snowShare,
          },
    ...(facts.stated && { travellerSaysC: facts.stated }),
    party: {
      adults: party.adults,
      ...(party.seniors > 0 && { seniors: party.seniors }),
      ...(party.children.length > 0 && { childrenAgesInMonths: party.children.map(({ ageMonths }) => ageMonths) }),
    },
    luggage: facts.luggage,
    laundry: facts.laundry,
    home: facts.home,
    known: Object.keys(facts.tags),
  };
};

/** Only what a change can be about; a reason of the engine's is given by its facts. */
const lineOf = ({ id, name, quantity, category, essential }: ListItem): string =>
  JSON.stringify({ id, name, quantity, category, ...(essential && { essential }) });

/** Cuts what could close the delimiter or hide text; line breaks stay, since people write paragraphs. */
export const asData = (description: string, marker: string): string =>
  description
    .slice(0, MAX_DESCRIPTION)
    .replaceAll(/[^\P{C}\n]/gu, ' ')
    .replaceAll(marker, ' ');

/** The request's second message. `marker` is new for every request, so that no description can contain it. */
export const userPrompt = (
  { facts, items, description }: { facts: TripFacts; items: readonly ListItem[]; description: string },
  marker: string,
): string =>
  `Facts:
${JSON.stringify(factsOf(facts))}

Base list:
${items.map(lineOf).join('\n')}

Description:
${marker}
${facts.places.length > 0 ? '' : `Destination: ${asData(facts.destination, marker)}\n`}${asData(description, marker)}
${marker}

Differences, one JSON object a line:`;
