import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import * as z from 'zod';
import { common as english } from '../../web/i18n/locales/en/common';
import { packing } from '../../web/i18n/locales/en/packing';
import { plans as englishPlans } from '../../web/i18n/locales/en/plans';
import { packing as enPacking } from '../../web/i18n/locales/en/packing';
import { packing as esPacking } from '../../web/i18n/locales/es/packing';
import { sharing as en } from '../../web/i18n/locales/en/sharing';
import { sharing as es } from '../../web/i18n/locales/es/sharing';
import { expect, expectAccessible, fill, makeReadyPlan, newestMail, signUp, signedInTest as test } from './fixtures';
import { expandSpareItems } from './list-steps';

const TRIP = {
  name: 'Ana’s 30th',
  destination: 'Lisbon, Portugal',
  startDate: '2027-05-01',
  endDate: '2027-05-08',
  description: 'Two adults. I take my secret insulin.',
};

/** Makes a plan through the API and opens it once its list is there. */
const openNewPlan = async (page: Page, origin: string): Promise<string> => {
  const answer = await page.context().request.post('/api/plans', { headers: { origin }, data: TRIP });
  const { plan } = z.object({ plan: z.object({ id: z.string() }) }).parse(await answer.json());
  await page.goto(`/app?plan=${plan.id}`);
  await expect(page.getByRole('checkbox').first()).toBeVisible({ timeout: 20_000 });
  return plan.id;
};

/** Everything after "Share" happens in its dialog. */
const openSharing = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: enPacking.menu.share, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: en.dialog.title });
  await expect(dialog.getByRole('heading', { name: en.dialog.togetherTitle })).toBeVisible();
  return dialog;
};

const linkIn = async (dialog: Locator, label: string): Promise<string> => {
  const url = dialog.getByText(label, { exact: true }).locator('xpath=following-sibling::p');
  await expect(url).toBeVisible();
  return url.innerText();
};

const rowOf = (page: Page, name: string): Locator =>
  page.locator('[data-item]').filter({ has: page.getByRole('checkbox', { name, exact: true }) });

const fileOf = async (download: Download): Promise<{ name: string; text: string }> => ({
  name: download.suggestedFilename(),
  text: await readFile(await download.path(), 'utf8'),
});

test('a read-only link opens for anybody until it is turned off', async ({ page, account, baseURL, browser }) => {
  await openNewPlan(page, baseURL ?? '');
  const dialog = await openSharing(page);
  await dialog.getByRole('button', { name: en.dialog.makeLink, exact: true }).click();
  await expect(dialog.getByRole('button', { name: en.dialog.copy, exact: true })).toBeFocused();
  await expectAccessible(page);
  const url = await linkIn(dialog, en.dialog.linkLabel);

  const anybody = await browser.newContext({ locale: 'es-ES', reducedMotion: 'reduce' });
  const visitor = await anybody.newPage();
  const opened = await visitor.goto(url);
  expect(opened?.status()).toBe(200);
  expect(opened?.headers()).toMatchObject({
    'x-robots-tag': expect.stringContaining('noindex'),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store, no-transform',
  });
  await expect(visitor).toHaveURL(/\/es\/shared\//);
  // The link preview of a messenger.
  await expect(visitor.locator('meta[property="og:title"]')).toHaveAttribute('content', TRIP.name);
  await expect(visitor.locator('meta[property="og:description"]')).toHaveAttribute('content', /mayo|junio|de 20\d\d/);
  await expect(visitor.getByRole('heading', { level: 1, name: TRIP.name })).toBeVisible();
  await expect(visitor.getByText(es.shared.eyebrow)).toBeVisible();
  await expect(visitor.getByRole('link', { name: es.shared.make })).toHaveAttribute('href', '/es/app/signup');
  await expect(visitor.getByRole('main')).not.toContainText('insulin');
  expect(await visitor.content()).not.toContain(account.email);
  await expectAccessible(visitor);

  await dialog.getByRole('button', { name: en.dialog.turnOff }).click();
  await expect(dialog.getByRole('button', { name: en.dialog.makeLink, exact: true })).toBeVisible();
  // The dialog shows it at once; the message says that the server has done it.
  await expect(page.getByText(en.dialog.turnedOff)).toBeVisible();
  const gone = await visitor.reload();
  expect(gone?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: es.shared.goneTitle })).toBeVisible();
  await expectAccessible(visitor);
  await anybody.close();
});

test('two people pack one list by mailed invitation, ticks show who made them, and a member is removed', async ({
  page,
  baseURL,
  browser,
}) => {
  const origin = baseURL ?? '';
  const planId = await openNewPlan(page, origin);
  const things = page.getByRole('checkbox');
  const first = (await things.first().locator('xpath=..').innerText()).trim();

  // Bea opens her invitation before she has signed in, and comes back to it after.
  const others = await browser.newContext({ locale: 'es-ES', reducedMotion: 'reduce' });
  const bea = await others.newPage();
  const beaAccount = await signUp(bea, origin, 'es');
  const beaName = `bea_${Date.now().toString(36)}`;
  await others.clearCookies();
  const dialog = await openSharing(page);
  // Neither has a name yet: each is asked for it before the other reads it.
  await dialog.getByLabel(en.ownName).fill('Ana Pons');
  await dialog.getByLabel(en.dialog.email, { exact: true }).fill('not an address');
  await dialog.getByRole('button', { name: en.dialog.invite }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await dialog.getByLabel(en.dialog.email, { exact: true }).fill(beaAccount.email);
  await dialog.getByRole('button', { name: en.dialog.invite }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: beaAccount.email })).toBeVisible();
  await expect(dialog.getByLabel(en.ownName)).toHaveCount(0);
  await expect
    .poll(async () => (await newestMail(page.context().request, beaAccount.email)).subject)
    .toContain('te invita');
  const [invitation = ''] = (await newestMail(page.context().request, beaAccount.email)).links;
  await bea.goto(invitation);
  await expect(bea.getByRole('heading', { name: es.invitation.title })).toBeVisible();
  await expectAccessible(bea);
  await bea.getByRole('link', { name: es.invitation.login }).click();
  await bea.locator('input[type=email]').fill(beaAccount.email);
  await bea.locator('input[type=password]').fill(beaAccount.password);
  await bea.locator('form button[type=submit]').click();
  await bea.getByLabel(es.ownName).fill(beaName);
  await bea.getByRole('button', { name: es.invitation.accept }).click();
  await expect(bea).toHaveURL(new RegExp(`plan=${planId}`));
  await bea.getByRole('checkbox', { name: first, exact: true }).check();
  await expect(bea.getByRole('button', { name: esPacking.menu.share, exact: true })).toHaveCount(0);
  await bea.getByRole('button', { name: esPacking.menu.more }).click();
  await expect(bea.getByRole('menuitem', { name: esPacking.menu.leave })).toBeVisible();
  await expect(bea.getByRole('menuitem', { name: esPacking.menu.delete })).toHaveCount(0);
  await bea.keyboard.press('Escape');
  await bea.goto('/es/app');
  await expect(bea.getByRole('article')).toContainText('con Ana Pons');

  // Ana has seen who it was as it happened, and after a change of mind packs alone.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: first, exact: true })).toBeChecked();
  await expect(page.getByText(fill(enPacking.people.packedBy, { name: beaName }))).toBeVisible();
  await openSharing(page);
  await dialog.getByRole('button', { name: fill(en.dialog.remove, { name: beaName }) }).click();
  await expect(dialog.getByRole('list', { name: en.people })).toHaveCount(0);
  // It shows at once; this is said when it is so.
  await expect(page.getByText(fill(en.dialog.removed, { name: beaName }))).toBeVisible();
  await bea.goto(`/es/app?plan=${planId}`);
  await expect(bea.getByRole('checkbox')).toHaveCount(0);
  await bea.goto(invitation);
  await expect(bea.getByRole('heading', { name: es.invitation.revokedTitle })).toBeVisible();
  await page.goto('/app');
  await expect(page.getByRole('article')).not.toContainText(fill(englishPlans.list.sharedWith_one, { count: '1' }));
  await others.close();
});

test('two people see the list from their own perspective, and the other’s changes are announced', async ({
  page,
  baseURL,
  browser,
}) => {
  const origin = baseURL ?? '';
  const mine = page.context().request;
  const headers = { origin };
  await mine.patch('/api/profile', { headers, data: { firstName: 'Ana' } });
  const plan = await makeReadyPlan(mine, origin, { ...TRIP, description: 'Two adults and two children, 6 and 9.' });
  const others = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  const bea = await others.newPage();
  await signUp(bea, origin);
  await others.request.patch('/api/profile', { headers, data: { firstName: 'Bea' } });
  const made = await mine.post(`/api/plans/${plan.id}/invites`, { headers, data: {} });
  const { invite } = z.object({ invite: z.object({ url: z.string() }) }).parse(await made.json());
  const token = new URL(invite.url).searchParams.get('token');
  await others.request.post('/api/invites/accept', { headers, data: { token } });

  const worn = plan.items.find((item) => item.for[0] === 'you' && !item.optional);
  const [ticked, gone] = plan.items.filter(({ category, optional }) => category === 'toiletries' && !optional);
  if (!worn || !ticked || !gone) throw new Error('a list of too few things');
  for (const one of [page, bea]) {
    await one.goto(`/app?plan=${plan.id}`);
    await expect(rowOf(one, ticked.name)).toBeVisible({ timeout: 20_000 });
  }
  // "You" is its writer.
  await expect(rowOf(page, worn.name).locator('.for-tag').first()).toHaveText('you');
  await expect(rowOf(bea, worn.name).locator('.for-tag').first()).toHaveText('Ana');

  await expect(page.getByText(fill(enPacking.people.peopleAnd, { names: 'you and Bea' }))).toBeVisible();
  await bea.getByRole('checkbox', { name: ticked.name, exact: true }).check();
  await expect(page.getByRole('checkbox', { name: ticked.name, exact: true })).toHaveAccessibleDescription(/by Bea$/);
  await expect(
    page.getByRole('status').filter({ hasText: fill(packing.pack.othersTick, { name: 'Bea', item: ticked.name }) }),
  ).toBeAttached();

  // Bea has it open when Ana takes it off.
  await bea.getByRole('checkbox', { name: gone.name, exact: true }).focus();
  await bea.keyboard.press('o');
  await mine.delete(`/api/plans/${plan.id}/items/${gone.id}`, { headers });
  await expect(bea.getByText(fill(englishPlans.plan.gone, { item: gone.name }))).toBeVisible();
  await bea.getByRole('button', { name: englishPlans.sync.goneBack }).click();
  await expect(rowOf(bea, gone.name)).toBeVisible();
  await expect(rowOf(page, gone.name)).toBeVisible();
  await others.close();
});

test('a list is exported as files and printed', async ({ page, baseURL }) => {
  await openNewPlan(page, baseURL ?? '');
  await expandSpareItems(page);
  const count = await page.getByRole('checkbox').count();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: enPacking.menu.more }).click();
  await page.getByRole('menuitem', { name: enPacking.menu.takeAlong }).click();
  const dialog = page.getByRole('dialog', { name: en.export.title });
  await expect(dialog.getByRole('link', { name: en.export.getPremium })).toBeVisible();
  await expectAccessible(page);
  const download = async (title: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: `${en.export.download}: ${title}` }).click(),
    ]);
    return fileOf(file);
  };
  const calendar = await download(en.export.calendar);
  expect(calendar.name).toBe('lisbon-packing-list.ics');
  expect(calendar.text).toContain('DTSTART;VALUE=DATE:20270501\r\n');
  const text = await download(en.export.text);
  expect(text.name).toBe('lisbon-packing-list.txt');
  expect(text.text.match(/^[☐☑] /gmu)).toHaveLength(count);
  await dialog.getByRole('button', { name: english.close }).click();
  await expect(dialog).toHaveCount(0);

  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.print-sheet');
  await expect(sheet.getByRole('listitem')).toHaveCount(count);
  await expect(sheet.locator('.print-box[data-packed]')).toHaveCount(1);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const colour = await sheet.evaluate((element) => getComputedStyle(element).color);
  expect(colour).toBe('rgb(0, 0, 0)');
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet).toHaveCount(0);
});
