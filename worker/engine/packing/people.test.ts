import { expect, test } from 'vitest';
import { readTrip } from '../trip/read.fixture';
import { packersOf } from './people';

test.each([
  ['en', 'With my sister and my grandmother.', ['you', 'your sister', 'your grandmother']],
  ['es', 'Voy con mi hermano y mi abuela.', ['ti', 'tu hermano', 'tu abuela']],
  ['es', 'Voy con una amiga.', ['ti', 'tu amiga']],
] as const)(
  'people without a name are called by their sex where it is told (%s: %s)',
  (locale, description, labels) => {
    expect(packersOf(readTrip(description, { locale })).map(({ label }) => label)).toEqual(labels);
  },
);
