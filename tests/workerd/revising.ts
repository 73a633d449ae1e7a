import { beforeEach } from 'vitest';
import { creditsOutput } from '../../worker/money/credits/contract';
import { type Item, itemOutput, type Plan } from '../../worker/plans/contract';
import { appliedOutput, type Revision, revisionOutput } from '../../worker/plans/revisions/contract';
import type { Browser } from './browser';
import { modelBehaves } from './fake-model';
import { signUpPerson } from './people';
import { makePlan, planOf } from './plans';

export const BEACH = {
  destination: 'Tavira',
  startDate: '2027-07-10',
  endDate: '2027-07-13',
  activities: ['beach'],
  description: 'Two adults.',
};
export const TRIP = { ...BEACH, activities: ['beach', 'snorkelling'], endDate: '2027-07-20' };

export const revisionOf = ({ body }: { body: unknown }): Revision => revisionOutput.parse(body).revision;

/** Somebody with credits and a plan of {@link BEACH} that no model has touched, new in each test. */
class Revising {
  browser!: Browser;
  userId!: string;
  plan!: Plan;

  path(rest: string): string {
    return `/api/plans/${this.plan.id}/${rest}`;
  }

  ask(body: object, headers?: Record<string, string>) {
    return this.browser.post(this.path('revisions'), body, headers);
  }

  async propose(body: object): Promise<Revision> {
    return revisionOf(await this.ask(body));
  }

  send(revision: Revision, lines: readonly string[]) {
    return this.browser.post(this.path(`revisions/${revision.id}/apply`), { lines });
  }

  async apply(revision: Revision, lines = revision.lines.map(({ id }) => id)) {
    return appliedOutput.parse((await this.send(revision, lines)).body);
  }

  async undo(revision: Revision) {
    return appliedOutput.parse((await this.browser.post(this.path(`revisions/${revision.id}/undo`))).body);
  }

  async reload(): Promise<Plan> {
    return planOf(await this.browser.get(`/api/plans/${this.plan.id}`));
  }

  async edit(item: Item | undefined, change: object): Promise<Item> {
    return itemOutput.parse((await this.browser.patch(this.path(`items/${item?.id}`), change)).body).item;
  }

  async creditsOf() {
    return creditsOutput.parse((await this.browser.get('/api/credits')).body);
  }
}

/** Registers what these tests begin with. */
export const setUpRevising = (): Revising => {
  const revising = new Revising();
  beforeEach(async () => {
    const person = await signUpPerson({ credits: 3 });
    revising.browser = person.browser;
    revising.userId = person.user.id;
    await modelBehaves({ mode: '500' });
    revising.plan = await makePlan(person.browser, BEACH);
    await modelBehaves({ mode: 'good' });
  });
  return revising;
};
