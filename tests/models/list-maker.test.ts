/** How the evaluations read their trips: by a model over the wire, by the rules where it fails. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createListMaker } from '../../scripts/packing/list-maker';
import { loadGazetteer } from '../../scripts/packing/gazetteer';
import { startOpenAiServer, type OpenAiServer } from '../fakes/openai-server';
import { EMPTY_ANSWER } from './empty-answer.fixture';

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.close());

const TRIP = {
  destination: 'Lisbon',
  startDate: '2027-05-01',
  endDate: '2027-05-08',
  activities: [],
  description: 'Me and my sister Ana, and her astrolabe comes with us.',
  locale: 'en',
} as const;
const THING = { words: 'astrolabe', fate: 'bring', by: null, quantity: 1, whose: [], quote: 'her astrolabe comes' };

test('--model makes the list from what the model reads', async () => {
  server.behave({ text: JSON.stringify({ ...EMPTY_ANSWER, things: [THING] }) });
  const environment = { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: server.baseUrl };
  const lists = createListMaker(await loadGazetteer(), { model: true, environment });
  const { list, understood } = await lists.make({ ...TRIP, activities: [] });
  expect(understood).toContain('"reader":"model"');
  expect(list.items.map(({ name }) => name)).toContain('Astrolabe');
  expect(lists.failed()).toBe(0);
});

test('a model that fails leaves the list to the rules, and is counted', async () => {
  server.behave({ mode: '500' });
  const environment = { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: server.baseUrl };
  const lists = createListMaker(await loadGazetteer(), { model: true, environment });
  const { list, understood } = await lists.make({ ...TRIP, activities: [] });
  expect(understood).toContain('"reader":"rules"');
  expect(list.items.length).toBeGreaterThan(20);
  expect(lists.failed()).toBe(1);
});

test('without a key it says which settings it needs', async () => {
  const gazetteer = await loadGazetteer();
  expect(() => createListMaker(gazetteer, { model: true, environment: {} })).toThrow(/OPENAI_API_KEY/);
});
