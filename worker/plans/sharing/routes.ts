import { Hono } from 'hono';
import { findSession, requireSession } from '../../identity/sessions/service';
import type { AppContext } from '../../platform/context';
import { validate } from '../../platform/http/validate';
import { scopeOf } from '../../platform/http/scope';
import { announceChange } from '../room/service';
import { invitationInput, inviteInput, sharedQuery, sharingInput } from './contract';
import { invite, revokeInvite } from './invites';
import { makeLink, readShared, revokeLink } from './links';
import { acceptInvitation, previewInvitation, removeMember } from './members';
import { sharingScopeOf } from './scope';
import { getSharing, setPrivateLines } from './service';

/** `/api/plans/:id/…`: how a plan is shared. Each route asks for its own session, so that no other route asks twice. */
export const planSharing = new Hono<AppContext>()
  .get('/:id/sharing', requireSession, async (c) => c.json(await getSharing(sharingScopeOf(c), c.req.param('id'))))
  .patch('/:id/sharing', requireSession, validate('json', sharingInput), async (c) => {
    const planId = c.req.param('id');
    const sharing = await setPrivateLines(sharingScopeOf(c), planId, c.req.valid('json'));
    // Before the answer: what the room remembers of rights counts no more.
    await announceChange(c.var.env, planId);
    return c.json(sharing);
  })
  .post('/:id/link', requireSession, async (c) =>
    c.json({ link: await makeLink(sharingScopeOf(c), c.req.param('id')) }),
  )
  .delete('/:id/link', requireSession, async (c) => {
    await revokeLink(sharingScopeOf(c), c.req.param('id'));
    return c.body(null, 204);
  })
  .post('/:id/invites', requireSession, validate('json', inviteInput), async (c) =>
    c.json({ invite: await invite(sharingScopeOf(c), c.var.user, c.req.param('id'), c.req.valid('json')) }, 201),
  )
  .delete('/:id/invites/:inviteId', requireSession, async (c) => {
    const { id, inviteId } = c.req.param();
    await revokeInvite(sharingScopeOf(c), id, inviteId);
    return c.body(null, 204);
  })
  .delete('/:id/members/:memberId', requireSession, async (c) => {
    const { id, memberId } = c.req.param();
    await removeMember(sharingScopeOf(c), id, memberId);
    await announceChange(c.var.env, id);
    return c.body(null, 204);
  });

/** `GET /api/shared`: a plan as visitors see it, by its link's token. */
export const shared = new Hono<AppContext>().get('/', validate('query', sharedQuery), async (c) => {
  c.header('X-Robots-Tag', 'noindex');
  return c.json({ plan: await readShared(scopeOf(c), c.req.valid('query').token) });
});

/** `/api/invites`: what an invitation says, also to visitors, and taking it. The token stays out of URLs and logs. */
export const invites = new Hono<AppContext>()
  .post('/preview', validate('json', invitationInput), async (c) => {
    const session = await findSession(c);
    const { token } = c.req.valid('json');
    return c.json({ invitation: await previewInvitation(scopeOf(c), token, session?.user.id ?? null) });
  })
  .post('/accept', requireSession, validate('json', invitationInput), async (c) => {
    const scope = sharingScopeOf(c);
    const accepted = await acceptInvitation(scope, c.req.valid('json').token);
    if (accepted.joined) scope.later('announce', () => announceChange(scope.env, accepted.planId));
    return c.json(accepted);
  });
