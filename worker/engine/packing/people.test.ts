import { expect, test } from 'vitest';
import { gazetteer } from '../places/gazetteer.fixture';
import { readTripByRules } from '../trip/read-trip';
import { packersOf } from './people';

test.each([
  ['en', 'With my sister and my grandmother.', ['you', 'your sister', 'your grandmother']],
  ['es', 'Voy con mi hermano y mi abuela.', ['ti', 'tu hermano', 'tu abuela']],
  ['es', 'Voy con una amiga.', ['ti', 'tu amiga']],
] as const)(
  'people without a name are called by their sex where it is told (%s: %s)',
  (locale, description, labels) => {
    const { trip } = readTripByRules(
      { destination: 'Porto', startDate: '2027-05-01', endDate: '2027-05-04', activities: [], description, locale },
      gazetteer,
    );
    expect(packersOf(trip).map(({ label }) => label)).toEqual(labels);
  },
);
