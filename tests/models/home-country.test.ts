import { expect, test } from 'vitest';
import { countriesIn } from '../../web/features/plans/countries';
import { countryOf } from '../../worker/engine/places/mentions';

test('whatever is chosen in either language, the packing engine understands as that country', () => {
  for (const locale of ['en', 'es'] as const) {
    for (const { code, name } of countriesIn(locale)) expect(countryOf(name), name).toBe(code);
  }
});
