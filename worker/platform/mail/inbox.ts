import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { AppContext } from '../context';
import { AppError } from '../http/errors';
import { recordedMailsTo } from './record';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
li { padding: .6rem 0; border-bottom: 1px solid #8884; }
ul { list-style: none; padding: 0; }
small { opacity: .7; display: block; }`;

const page = (title: string, body: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;

/** `/__dev/inbox`: the mails a development server "sent", to read and to click. It exists in development alone. */
export const inbox = new Hono<AppContext>()
  .use(async (c, next) => {
    if (c.var.env.ENVIRONMENT !== 'development') throw new AppError('not_found');
    await next();
    c.header('Cache-Control', 'no-store');
  })
  .get('/', async (c) => {
    const mails = await recordedMailsTo(c.var.db, c.req.query('to'));
    const rows = mails.map(
      (mail) =>
        html`<li>
          <a href="/__dev/inbox/${mail.id}">${mail.subject}</a>
          <small>${mail.to} · ${new Date(mail.sentAt).toISOString()}</small>
        </li>`,
    );
    const list = rows.length
      ? html`<ul>
          ${rows}
        </ul>`
      : html`<p>No mail yet. Sign up, and the confirmation turns up here.</p>`;
    return c.html(
      page(
        'Inbox',
        html`<h1>Inbox</h1>
          ${list}`,
      ),
    );
  })
  .get('/:id{[0-9]+}', async (c) => {
    const mails = await recordedMailsTo(c.var.db);
    const mail = mails.find(({ id }) => id === Number(c.req.param('id')));
    if (!mail) throw new AppError('not_found');
    return c.html(mail.html);
  });
