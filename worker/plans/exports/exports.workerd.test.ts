import { SELF } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { ORIGIN, type Browser } from '../../../tests/workerd/browser';
import { listen } from '../../../tests/workerd/live';
import { codeOf, setPremium, signUpPerson } from '../../../tests/workerd/people';
import { joinPlan } from '../../../tests/workerd/sharing';
import { makePlan, planOf } from '../../../tests/workerd/plans';
import { syncOutput } from '../room/sync/contract';

/** The text of a file as a browser downloads it. */
const download = async (browser: Browser, path: string) => {
  const response = await SELF.fetch(ORIGIN + path, { headers: { cookie: browser.cookie } });
  return { headers: response.headers, text: await response.text() };
};

test('files have a name and a media type, and the spreadsheet is for premium accounts only', async () => {
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
  await setPremium(user.id);
  const sheet = await download(browser, `${path}csv`);
  expect(sheet.headers.get('content-type')).toContain('text/csv');
  expect(sheet.text).toContain('Categoría;Cosa;Cantidad;Guardada;Por qué;Para;Bulto\r\n');
  expect(sheet.text.trimEnd().split('\r\n')).toHaveLength(plan.items.length + 1);
});

test('a member sees the owner’s name where the owner sees "you", on the screen, in files and live', async () => {
  const owner = await signUpPerson({ username: 'marta', address: '198.51.100.11' });
  const member = await signUpPerson({ username: 'tom', address: '198.51.100.12' });
  await setPremium(member.user.id);
  const description = 'My husband and I with our daughter of 6.';
  const plan = await makePlan(owner.browser, { destination: 'Mallorca', activities: ['beach'], description });
  const path = (rest = '') => `/api/plans/${plan.id}${rest}`;
  await joinPlan(owner.browser, plan.id, member.browser);

  const own = plan.items.find((item) => item.for.join() === 'you,your partner');
  const childs = plan.items.find((item) => item.for.join() === 'your daughter');
  if (!own || !childs) throw new Error(`nobody is named: ${plan.items.flatMap((item) => item.for).join()}`);
  const asRead = { [own.id]: 'marta,partner', [childs.id]: 'daughter' };
  const namesIn = (items: typeof plan.items) =>
    Object.fromEntries(items.flatMap((item) => (asRead[item.id] === undefined ? [] : [[item.id, item.for.join()]])));
  const seen = planOf(await member.browser.get(path()));
  expect(namesIn(seen.items)).toEqual(asRead);
  expect(planOf(await owner.browser.get(path())).items.find(({ id }) => id === own.id)?.for).toEqual(own.for);
  for (const format of ['text', 'csv', 'json']) {
    const { text } = await download(member.browser, path(`/export?format=${format}`));
    expect(text, format).toContain('marta');
    expect(text, format).not.toMatch(/\((?:.*, )?you\b|"you"|,you,|\byour (?:partner|daughter)/);
  }
  const live = await listen(plan.id, member.browser);
  await owner.browser.patch(path(`/items/${own.id}`), { packed: true });
  await expect.poll(() => live.raw.join('')).toContain('"for":["marta"');
  const edit = { kind: 'change', id: crypto.randomUUID(), itemId: childs.id, base: 0, change: { quantity: 2 } };
  const answer = await member.browser.post(path('/sync'), { clientId: 'member-phone', edits: [edit] });
  expect(syncOutput.parse(answer.body).items[0]?.for).toEqual(['daughter']);
});
