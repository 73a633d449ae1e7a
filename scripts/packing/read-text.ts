import type { Locale } from '../../worker/engine/locale';
import type { Gazetteer } from '../../worker/engine/places/gazetteer';
import { readTripByRules } from '../../worker/engine/trip/read-trip';
import type { LearnedReader } from '../../worker/engine/trip/learned/reader';
import type { Trip } from '../../worker/engine/trip/schema';

/** The trip that rules read in words alone: no destination, a week of June. */
export const readTextByRules = (
  { text, locale, country }: { text: string; locale: Locale; country?: string | null },
  gazetteer: Gazetteer,
  learned?: LearnedReader,
): Trip =>
  readTripByRules(
    {
      destination: '',
      startDate: '2027-06-05',
      endDate: '2027-06-12',
      activities: [],
      description: text,
      locale,
      profileCountry: country ?? undefined,
    },
    gazetteer,
    learned,
  ).trip;
