import { queryOptions } from '@tanstack/react-query';
import {
  acceptedOutput,
  invitationOutput,
  inviteOutput,
  linkOutput,
  sharedOutput,
  sharingOutput,
  type Invitation,
  type Invite,
  type InviteInput,
  type Sharing,
  type SharingInput,
  type ShareLink,
} from '../../../../worker/plans/sharing/contract';
import { api, escaped, json } from '../../../api/client';
import { createOptimisticChanges } from '../../../api/optimistic';
import { queryClient } from '../../../api/query';
import { repeatable } from '../../../api/retry';

const planCalls = api.plans[':id'];

/** How one's own plan is shared. */
export const sharingQuery = (planId: string) =>
  queryOptions({
    queryKey: ['plans', 'sharing', planId],
    queryFn: async ({ signal }) =>
      sharingOutput.parse(await json(planCalls.sharing.$get({ param: escaped({ id: planId }) }, { init: { signal } }))),
  });

const update = (planId: string, change: (known: Sharing) => Sharing): void => {
  queryClient.setQueryData(sharingQuery(planId).queryKey, (known) => known && change(known));
};

/** Who packs shows on the plan's own screen and in the lists. */
const refreshPeople = async (planId: string): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: sharingQuery(planId).queryKey }),
    queryClient.invalidateQueries({ queryKey: ['plans', 'one', planId] }),
    queryClient.invalidateQueries({ queryKey: ['plans', 'list'] }),
  ]);
};

/** Changes of how a plan is shared that are shown before the server has answered. */
export const sharingChanges = createOptimisticChanges<Sharing>();

/** Chooses what others see of private lines. */
export const setPrivateLines = async (planId: string, input: SharingInput): Promise<void> => {
  await sharingChanges.run(
    sharingQuery(planId).queryKey,
    (known) => ({ ...known, privateLines: { ...known.privateLines, ...input } }),
    async () =>
      sharingOutput.parse(await json(planCalls.sharing.$patch({ param: escaped({ id: planId }), json: input }))),
    (_, stored) => stored,
  );
};

/** Makes the read-only link, or a new one in its place. */
export const makeLink = async (planId: string): Promise<ShareLink> => {
  const { link } = linkOutput.parse(
    await json(planCalls.link.$post({ param: escaped({ id: planId }) }, { headers: repeatable() })),
  );
  update(planId, (known) => ({ ...known, link }));
  return link;
};

/** Ends the read-only link. */
export const revokeLink = async (planId: string): Promise<void> => {
  await sharingChanges.run(
    sharingQuery(planId).queryKey,
    (known) => ({ ...known, link: null }),
    () => planCalls.link.$delete({ param: escaped({ id: planId }) }),
  );
};

/** Invites somebody by mail, or makes a link to pass on. */
export const invite = async (planId: string, input: InviteInput): Promise<Invite> => {
  const created = inviteOutput.parse(
    await json(planCalls.invites.$post({ param: escaped({ id: planId }), json: input })),
  ).invite;
  // A newer invitation of the same mailbox, or a newer link, takes the older one's place.
  update(planId, (known) => ({
    ...known,
    invites: [created, ...known.invites.filter(({ email }) => email !== created.email)],
  }));
  return created;
};

/** Withdraws an invitation. */
export const revokeInvite = async (planId: string, inviteId: string): Promise<void> => {
  await sharingChanges.run(
    sharingQuery(planId).queryKey,
    (known) => ({ ...known, invites: known.invites.filter(({ id }) => id !== inviteId) }),
    () => planCalls.invites[':inviteId'].$delete({ param: escaped({ id: planId, inviteId }) }),
  );
};

/** Takes a member off one's own plan. */
export const removeMember = async (planId: string, memberId: string): Promise<void> => {
  await sharingChanges.run(
    sharingQuery(planId).queryKey,
    (known) => ({ ...known, people: known.people.filter(({ id }) => id !== memberId) }),
    () => planCalls.members[':memberId'].$delete({ param: escaped({ id: planId, memberId }) }),
  );
  await refreshPeople(planId);
};

/** Leaves somebody else's plan; the caller of this goes away from its screen. */
export const leavePlan = async (planId: string, ownId: string): Promise<void> => {
  await planCalls.members[':memberId'].$delete({ param: escaped({ id: planId, memberId: ownId }) });
  await queryClient.invalidateQueries({ queryKey: ['plans', 'list'] });
};

/** A plan as visitors see it. */
export const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared', token],
    queryFn: async ({ signal }) =>
      sharedOutput.parse(await json(api.shared.$get({ query: { token } }, { init: { signal } }))).plan,
  });

/** What an invitation shows; it depends on who is signed in. */
export const invitationQuery = (token: string, userId: string | null) =>
  queryOptions({
    queryKey: ['invitation', token, userId],
    queryFn: async (): Promise<Invitation> =>
      invitationOutput.parse(await json(api.invites.preview.$post({ json: { token } }, { headers: repeatable() })))
        .invitation,
  });

/** Takes an invitation; returns the plan's id. */
export const acceptInvitation = async (token: string): Promise<string> => {
  const { planId } = acceptedOutput.parse(
    await json(api.invites.accept.$post({ json: { token } }, { headers: repeatable() })),
  );
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['plans', 'list'] }),
    queryClient.invalidateQueries({ queryKey: ['invitation', token] }),
  ]);
  return planId;
};
