import { expect, test } from 'vitest';
import { Browser } from '../../../tests/workerd/browser';
import { codeOf, fieldsOf, signUpPerson } from '../../../tests/workerd/people';
import { makePlan, TRIP } from '../../../tests/workerd/plans';
import { PLAN_LIMITS, plansOutput } from '../contract';

const creditsOf = async (browser: Browser) => (await browser.get('/api/credits')).body;
const countPlans = async (browser: Browser) => plansOutput.parse((await browser.get('/api/plans')).body).plans.length;

/** One person is enough for everything that is refused. */
let refused: ReturnType<typeof signUpPerson> | undefined;
const refusedPerson = () => (refused ??= signUpPerson());

const LONG = (length: number) => 'a'.repeat(length);

test.each([
  ['no destination', { destination: undefined }, 'destination'],
  ['an empty destination', { destination: ' \n ' }, 'destination'],
  ['a long destination', { destination: LONG(121) }, 'destination'],
  ['a destination that is a number', { destination: 7 }, 'destination'],
  ['a destination of invisible characters', { destination: '\u0000\u0007' }, 'destination'],
  ['a long name', { name: LONG(81) }, 'name'],
  ['a name that is a list', { name: ['x'] }, 'name'],
  ['no start', { startDate: undefined }, 'startDate'],
  ['a start that is no date', { startDate: '01/05/2027' }, 'startDate'],
  ['a start that does not exist', { startDate: '2027-02-29' }, 'startDate'],
  ['a time as a date', { startDate: '2027-05-01T00:00:00Z' }, 'startDate'],
  ['a date of another age', { startDate: '1027-05-01' }, 'startDate'],
  ['a number as a date', { endDate: 20270508 }, 'endDate'],
  ['an end that does not exist', { endDate: '2027-06-31' }, 'endDate'],
  ['reversed dates', { endDate: '2027-04-30' }, 'endDate'],
  ['366 days', { endDate: '2028-04-30' }, 'endDate'],
  ['eleven activities', { activities: Array.from({ length: 11 }, (_, index) => `activity ${index}`) }, 'activities'],
  ['a long activity', { activities: ['hiking', LONG(41)] }, 'activities[1]'],
  ['an empty activity', { activities: [' '] }, 'activities[0]'],
  ['an activity that is an object', { activities: [{}] }, 'activities[0]'],
  ['activities that are a text', { activities: 'hiking' }, 'activities'],
  ['a long description', { description: LONG(2001) }, 'description'],
  ['a description that is a number', { description: 5 }, 'description'],
  ['another language', { locale: 'fr' }, 'locale'],
  ['a place that is no id', { placeId: '../etc' }, 'placeId'],
])('%s is refused with the field, and costs nothing', async (_, change, field) => {
  const { browser } = await refusedPerson();
  const answer = await browser.post('/api/plans', { ...TRIP, ...change });
  expect([answer.status, codeOf(answer), Object.keys(fieldsOf(answer))]).toEqual([422, 'validation_failed', [field]]);
  expect(await creditsOf(browser)).toMatchObject({ total: 2 });
  expect(await countPlans(browser)).toBe(0);
});

test('the messages of the specification', async () => {
  const { browser } = await signUpPerson();
  const reversed = await browser.post('/api/plans', { ...TRIP, endDate: '2027-04-30' });
  expect(fieldsOf(reversed)).toEqual({ endDate: 'The end date cannot be earlier than the start date.' });
  const many = await browser.post('/api/plans', { ...TRIP, activities: 'abcdefghijk'.split('') });
  expect(fieldsOf(many)).toEqual({ activities: 'Max activities reached' });
});

test('bodies that are no JSON object or have unknown fields are refused before anything happens', async () => {
  const { browser } = await signUpPerson();
  const broken = await browser.post('/api/plans', '{"destination": ');
  expect([broken.status, codeOf(broken)]).toEqual([400, 'invalid_json']);
  for (const body of [[], 'null', '7', '"text"']) expect((await browser.post('/api/plans', body)).status).toBe(422);
  const form = await browser.post('/api/plans', 'destination=Lisbon', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect([form.status, codeOf(form)]).toEqual([415, 'unsupported_media_type']);
  const foreign = await browser.post('/api/plans', TRIP, {
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
  });
  expect([foreign.status, codeOf(foreign)]).toEqual([403, 'forbidden_origin']);
  const huge = await browser.post('/api/plans', { ...TRIP, description: LONG(70_000) });
  expect([huge.status, codeOf(huge)]).toEqual([413, 'payload_too_large']);
  const nobody = await new Browser().post('/api/plans', TRIP);
  expect([nobody.status, codeOf(nobody)]).toEqual([401, 'unauthenticated']);
  expect(await creditsOf(browser)).toMatchObject({ total: 2 });
});

test('every field at its bound is taken, repeats of an activity count once, and odd text is stored well-formed', async () => {
  const { browser } = await signUpPerson();
  const plan = await makePlan(browser, {
    name: LONG(PLAN_LIMITS.name),
    destination: `Lisbon ${LONG(PLAN_LIMITS.destination - 7)}`,
    startDate: '2028-01-01',
    endDate: '2028-12-30',
    activities: ['Hiking', 'hiking', 'HIKING', ...Array.from({ length: 9 }, (_, index) => `${index}${LONG(39)}`)],
    description: `${LONG(1990)}\ud800\u0000 ñ👩‍👧`,
  });
  expect(plan).toMatchObject({ status: 'ready', days: 365, name: LONG(80) });
  expect(plan.activities).toHaveLength(10);
  expect(plan.description.isWellFormed()).toBe(true);
  expect(plan.description).not.toContain('\u0000');
});
