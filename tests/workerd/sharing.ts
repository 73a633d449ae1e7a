import { beforeAll, beforeEach, expect } from 'vitest';
import { Browser } from './browser';
import { setClockAhead, signUpPerson } from './people';
import { makePlan } from './plans';
import type { Plan } from '../../worker/plans/contract';
import {
  acceptedOutput,
  inviteOutput,
  invitationOutput,
  linkOutput,
  sharingOutput,
} from '../../worker/plans/sharing/contract';

export type Person = Awaited<ReturnType<typeof signUpPerson>>;

export const DESCRIPTION = 'Canary words: I take my insulin. Hand luggage only.';

/** Each person of these tests has an address of their own, or the limits of one would end them all. */
let addresses = 0;
export const person = (options: Parameters<typeof signUpPerson>[0] = {}) =>
  signUpPerson({ address: `198.51.100.${(addresses += 1)}`, ...options });

export const tokenIn = (url: string | null): string => {
  const { searchParams, pathname } = new URL(url ?? '');
  return searchParams.get('token') ?? pathname.split('/').at(-1) ?? '';
};
export const accept = ({ browser }: Person, token: string) => browser.post('/api/invites/accept', { token });

/** Lets somebody pack a plan along with its owner. */
export const joinPlan = async (owner: Browser, planId: string, member: Browser): Promise<void> => {
  const { invite } = inviteOutput.parse((await owner.post(`/api/plans/${planId}/invites`, {})).body);
  const answer = await member.post('/api/invites/accept', { token: tokenIn(invite.url) });
  expect(acceptedOutput.parse(answer.body)).toEqual({ planId, joined: true });
};
export const stateFor = async (browser: Browser, token: string) =>
  invitationOutput.parse((await browser.post('/api/invites/preview', { token })).body).invitation;
export const visitLink = (token: string) => new Browser().get(`/api/shared?token=${token}`);

/** Ana, who owns a plan that is new in each test, and Bea, whom she may invite. */
class Sharing {
  ana!: Person;
  bea!: Person;
  plan!: Plan;

  path(rest = ''): string {
    return `/api/plans/${this.plan.id}${rest}`;
  }

  async sharingOf({ browser }: Person) {
    return sharingOutput.parse((await browser.get(this.path('/sharing'))).body);
  }

  async makeLink(): Promise<string> {
    return tokenIn(linkOutput.parse((await this.ana.browser.post(this.path('/link'))).body).link.url);
  }

  async makeInvite(body: object = {}) {
    const answer = await this.ana.browser.post(this.path('/invites'), body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const { invite } = inviteOutput.parse(answer.body);
    return { ...invite, token: tokenIn(invite.url) };
  }

  joinAs(who: Person): Promise<void> {
    return joinPlan(this.ana.browser, this.plan.id, who.browser);
  }
}

/** Registers what these tests begin with. */
export const setUpSharing = (): Sharing => {
  const sharing = new Sharing();
  beforeAll(async () => {
    sharing.ana = await person({ username: 'ana_packs', credits: 20 });
    sharing.bea = await person({ username: 'bea' });
  });
  beforeEach(async () => {
    await setClockAhead(0);
    sharing.plan = await makePlan(sharing.ana.browser, { name: 'Ana’s 30th', description: DESCRIPTION });
  });
  return sharing;
};
