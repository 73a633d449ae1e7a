import { expect, test } from 'vitest';
import { gazetteer } from '../../../worker/engine/places/gazetteer.fixture';
import { LEISURE } from './all';

test('the towns table has the hand-written places (else run `npm run data:leisure`)', () => {
  expect(gazetteer.towns.leisure === LEISURE).toBe(true);
});
