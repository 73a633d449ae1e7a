import { describe, expect, it } from 'vitest';
import { tagsOf } from '../read.fixture';

describe('occasions of another month than the trip', () => {
  it.each([
    ['es', 'Pruebas físicas de bomberos. La entrevista es en enero, sin traje.', false],
    ['es', 'La entrevista es el 12 de noviembre, con traje.', true],
    ['en', 'House hunting. The interview is in January, we only look at flats.', false],
    ['en', 'I have an interview on the 12th of November.', true],
    ['en', 'I have an interview.', true],
  ] as const)('%s %s: %s', (locale, description, told) => {
    const tags = tagsOf(description, { locale, startDate: '2027-11-09', endDate: '2027-11-14' });
    expect(tags.includes('occasion:interview')).toBe(told);
  });
});
