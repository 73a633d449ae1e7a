import { createPlanInput, type Plan, planOutput } from '../../worker/plans/contract';
import { templateOutput } from '../../worker/plans/templates/contract';
import type { Browser } from './browser';
import { watch } from './events';

/** A trip that every rule accepts. */
export const TRIP = {
  destination: 'Lisbon',
  startDate: '2027-05-01',
  endDate: '2027-05-08',
  activities: ['hiking', 'beach'],
  description: 'Two adults, hand luggage only. There is a washing machine.',
  locale: 'en',
} as const;
/** The same as the service is given it. */
export const TRIP_INPUT = createPlanInput.parse(TRIP);

/** The plan of an answer. */
export const planOf = ({ status, body }: { status: number; body: unknown }): Plan => {
  if (status >= 300) throw new Error(`the answer was ${status}: ${JSON.stringify(body)}`);
  return planOutput.parse(body).plan;
};

/** Creates a plan and waits until it is made. */
export const makePlan = async (browser: Browser, more: object = {}): Promise<Plan> => {
  const { id } = planOf(await browser.post('/api/plans', { ...TRIP, ...more }));
  await watch(browser, id);
  return planOf(await browser.get(`/api/plans/${id}`));
};

/** One change of a plan of each kind, the first of them none, in an order in which each has something to do. */
export const everyChange = (browser: Browser, { id, items }: Plan): (() => Promise<unknown>)[] => {
  const path = (rest: string) => `/api/plans/${id}${rest}`;
  const [first, second, third] = items.map((item) => path(`/items/${item.id}`));
  return [
    async () => undefined,
    () => browser.patch(first ?? '', { packed: true }),
    () => browser.patch(third ?? '', { packed: true }),
    () => browser.patch(second ?? '', { name: 'Crème brûlée torch' }),
    () => browser.patch(third ?? '', { hidden: true }),
    () => browser.delete(first ?? ''),
    () => browser.post(`${first}/restore`, {}),
    () => browser.post(path('/items'), { name: 'Ukulele' }),
    () => browser.patch(path('/facts'), { add: ['activity:golf', 'medical:diabetes'] }),
    async () => {
      const body = { name: 'All of it', planId: (await makePlan(browser, { destination: 'Oslo' })).id };
      const { template } = templateOutput.parse((await browser.post('/api/templates', body)).body);
      return browser.post(path('/template'), { templateId: template.id });
    },
    () => browser.patch(second ?? '', { packed: true }),
  ];
};
