import { Hono } from 'hono';
import type { AppContext } from '../platform/context';
import { recordedMailsTo } from '../platform/mail/record';

/** `GET /__test/mail?to=`: what was mailed to an address, newest first; without `to`, to anybody. */
export const mail = new Hono<AppContext>().get('/mail', async (c) => {
  const mails = await recordedMailsTo(c.var.db, c.req.query('to'));
  return c.json(mails.map(({ to, subject, text, html, links }) => ({ to, subject, text, html, links })));
});
