import { env } from 'cloudflare:workers';
import { SELF } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ORIGIN, type Browser } from '../../../tests/workerd/browser';
import { codeOf, signUpPerson } from '../../../tests/workerd/people';
import { makePlan } from '../../../tests/workerd/plans';
import { users } from '../../identity/sessions/schema';
import { createDatabase } from '../../platform/db/client';

/** The text of a file as a browser downloads it. */
const download = async (browser: Browser, path: string) => {
  const cookie = Array.from(browser.cookies, ([name, value]) => `${name}=${value}`).join('; ');
  const response = await SELF.fetch(ORIGIN + path, { headers: { cookie } });
  return { headers: response.headers, text: await response.text() };
};

test('files come with a name and a type of their own; the spreadsheet only to premium accounts', async () => {
  const { browser, user } = await signUpPerson();
  const plan = await makePlan(browser, { destination: 'Málaga', name: 'Feria', locale: 'es' });
  const path = `/api/plans/${plan.id}/export?format=`;
  const text = await download(browser, `${path}text`);
  expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(text.headers.get('content-disposition')).toBe('attachment; filename="malaga-lista-de-equipaje.txt"');
  expect(text.text).toContain(`${plan.items[0]?.name}\n`);
  const calendar = await download(browser, `${path}ics`);
  expect(calendar.headers.get('content-type')).toContain('text/calendar');
  expect(calendar.headers.get('content-disposition')).toContain('malaga-lista-de-equipaje.ics');
  expect(calendar.text).toContain('DTEND;VALUE=DATE:20270509\r\n');
  expect((await browser.get(`${path}json`)).body).toMatchObject({ id: plan.id, items: expect.any(Array) });
  expect(codeOf(await browser.get(`${path}pdf`))).toBe('validation_failed');

  expect(codeOf(await browser.get(`${path}csv`))).toBe('premium_required');
  await createDatabase(env)
    .update(users)
    .set({ premiumUntil: Date.now() + 3_600_000 })
    .where(eq(users.id, user.id));
  const sheet = await download(browser, `${path}csv`);
  expect(sheet.headers.get('content-type')).toContain('text/csv');
  expect(sheet.text).toContain('Categoría;Cosa;Cantidad;Guardada;Por qué;Para;Bulto\r\n');
  expect(sheet.text.trimEnd().split('\r\n')).toHaveLength(plan.items.length + 1);
});
