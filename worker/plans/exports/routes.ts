import { Hono } from 'hono';
import { requireSession } from '../../identity/sessions/service';
import { assertPremium } from '../../money/billing/service';
import type { AppContext } from '../../platform/context';
import { appOrigin } from '../../platform/http/mutations';
import { validate } from '../../platform/http/validate';
import { fold } from '../../platform/shared/fold';
import { getPlan, planScopeOf } from '../service';
import { toCalendar } from './calendar';
import { exportQuery, type ExportFormat } from './contract';
import { toCsv } from './csv';
import { toText } from './text';
import { WORDS } from './words';

const FILES: Record<ExportFormat, { type: string; extension: string }> = {
  text: { type: 'text/plain; charset=utf-8', extension: 'txt' },
  csv: { type: 'text/csv; charset=utf-8; header=present', extension: 'csv' },
  json: { type: 'application/json; charset=utf-8', extension: 'json' },
  ics: { type: 'text/calendar; charset=utf-8; method=PUBLISH', extension: 'ics' },
};

/** A file's name that every system takes: the place in plain letters, then what the file is. */
const fileName = (destination: string, word: string, extension: string): string => {
  const place = fold(destination.split(',', 1)[0] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  return `${[place, word].filter(Boolean).join('-')}.${extension}`;
};

/** `GET /api/plans/:id/export`: a plan as a file, for its owner and members; in the plan's language. */
export const planExport = new Hono<AppContext>().get(
  '/:id/export',
  requireSession,
  validate('query', exportQuery),
  async (c) => {
    const { format } = c.req.valid('query');
    const plan = await getPlan(planScopeOf(c), c.req.param('id'));
    if (format === 'csv') assertPremium(c.var.user);
    const origin = appOrigin(c.var.env.APP_ORIGIN, c.req.url);
    const url = new URL(`/app?plan=${plan.id}`, origin);
    const { type, extension } = FILES[format];
    const body = {
      text: () => toText(plan, origin),
      csv: () => toCsv(plan),
      json: () => `${JSON.stringify(plan, null, 2)}\n`,
      ics: () => toCalendar(plan, { url: url.href, host: url.hostname, now: c.var.clock.now() }),
    }[format]();
    return c.body(body, 200, {
      'content-type': type,
      'content-disposition': `attachment; filename="${fileName(plan.destination, WORDS[plan.locale].file, extension)}"`,
    });
  },
);
