import type { Page } from '@playwright/test';
import { common } from '../../web/i18n/locales/en/common';
import { luggage } from '../../web/i18n/locales/en/luggage';
import { packing } from '../../web/i18n/locales/en/packing';
import { reuse } from '../../web/i18n/locales/en/reuse';
import { settings } from '../../web/i18n/locales/en/settings';
import { sharing } from '../../web/i18n/locales/en/sharing';
import { otherDevice } from './account-steps';
import { becomePremium, expect, fill, makeReadyPlan, signedInTest as test } from './fixtures';

// Every control here shows what was pressed while its call is still under way; what fails is put back with the reason.

/** Holds the responses of matching calls until they are released or refused. */
const hold = async (page: Page, path: string | RegExp, methods: readonly string[]) => {
  const gate = Promise.withResolvers<'pass' | 'refuse'>();
  const held = Promise.withResolvers<void>();
  let isOpen = false;
  await page.route(path, async (route) => {
    if (isOpen || !methods.includes(route.request().method())) return route.fallback();
    held.resolve();
    if ((await gate.promise) === 'pass') return route.continue();
    return route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'Try again.' } } });
  });
  const end = async (how: 'pass' | 'refuse') => {
    await held.promise;
    isOpen = true;
    gate.resolve(how);
  };
  return { pass: () => end('pass'), refuse: () => end('refuse') };
};

const TRIP = {
  name: 'Light week',
  destination: 'Lisbon',
  startDate: '2027-05-01',
  endDate: '2027-05-08',
  activities: ['hiking'],
  description: 'Just me, hand luggage only.',
};

test('changes of bags show at the first tap', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  const { request } = page.context();
  const plan = await makeReadyPlan(request, origin, TRIP);
  await becomePremium(request, origin);
  await request.post(`/api/plans/${plan.id}/luggage/bags`, {
    headers: { origin },
    data: { kind: 'hold', name: 'Big red', limitGrams: 23_000 },
  });
  await page.goto(`/app?plan=${plan.id}&view=luggage`);
  const shoes = page.locator('summary').filter({ hasText: /shoes/i }).first();
  await shoes.click();
  const worn = page.getByRole('checkbox', { name: luggage.item.worn });

  // An answer that is read before the tap and arrives after it.
  const old = await hold(page, `**/api/plans/${plan.id}/luggage`, ['GET']);
  const asked = page.waitForRequest((each) => each.url().endsWith('/luggage') && each.method() === 'GET');
  await request.post(`/api/plans/${plan.id}/items`, {
    headers: { origin },
    data: { name: 'Anvil', quantity: 1, category: 'comfort' },
  });
  await asked;
  let call = await hold(page, '**/luggage/items/*', ['PATCH']);
  // Within the same task as the click: nobody is shown the box as it was.
  expect(await worn.evaluate((box: HTMLInputElement) => (box.click(), box.checked))).toBe(true);
  await expect(shoes.getByText(luggage.item.wornMark, { exact: true })).toBeVisible();
  await old.pass();
  await expect(page.locator('summary').filter({ hasText: 'Anvil' })).toBeVisible();
  await expect(worn).toBeChecked();
  await call.pass();
  await expect(worn).toBeChecked();

  call = await hold(page, '**/luggage/items/*', ['PATCH']);
  await worn.uncheck();
  await expect(worn).not.toBeChecked();
  await call.refuse();
  await expect(page.getByText(luggage.notSaved)).toBeVisible();
  await expect(worn).toBeChecked();

  call = await hold(page, '**/luggage/bags/*', ['DELETE']);
  const bag = page.getByRole('region', { name: 'Big red', exact: true });
  await page.getByRole('button', { name: fill(luggage.removeBag, { bag: 'Big red' }) }).click();
  await expect(bag).toHaveCount(0, { timeout: 2000 });
  await call.refuse();
  await expect(bag).toBeVisible();
});

test('changes of settings and kept lists show at the first tap', async ({ page, account, baseURL, browser }) => {
  const origin = baseURL ?? '';
  const headers = { origin };
  const { request } = page.context();
  await otherDevice(browser, account);
  const plan = await makeReadyPlan(request, origin, TRIP);
  await request.post('/api/templates', { headers, data: { name: 'Hikes', planId: plan.id } });
  await page.goto('/app/kit');
  const alwaysName = page.getByLabel(reuse.settings.alwaysName);
  const add = page.getByRole('button', { name: reuse.settings.alwaysAdd, exact: true });
  const remove = page.getByRole('button', { name: fill(reuse.settings.alwaysRemove, { name: 'Lucky stone' }) });

  let call = await hold(page, '**/api/always', ['POST']);
  await alwaysName.fill('Lucky stone');
  await add.click();
  await expect(remove).toBeVisible({ timeout: 2000 });
  await expect(alwaysName).toHaveValue('');
  await call.refuse();
  await expect(remove).toHaveCount(0);
  await expect(alwaysName).toHaveValue('Lucky stone');
  await add.click();
  await expect(remove).not.toHaveAttribute('aria-busy');

  call = await hold(page, '**/api/always/*', ['DELETE']);
  await remove.click();
  await expect(remove).toHaveCount(0, { timeout: 2000 });
  await expect(alwaysName).toBeFocused();
  await call.refuse();
  await expect(remove).toBeVisible();

  call = await hold(page, '**/api/templates/*', ['DELETE']);
  const template = page.getByRole('button', { name: fill(reuse.template.delete, { name: 'Hikes' }) });
  await template.click();
  await page.getByRole('alertdialog').getByRole('button', { name: common.delete }).click();
  await expect(template).toHaveCount(0, { timeout: 2000 });
  await call.refuse();
  await expect(template).toBeVisible();

  await page.goto('/app/settings');
  call = await hold(page, '**/api/profile', ['PATCH']);
  const home = page.getByLabel(settings.travel.home);
  await home.selectOption({ label: 'Spain' });
  await expect(home).toHaveValue('ES', { timeout: 2000 });
  await call.refuse();
  await expect(page.getByText(settings.travel.homeFailed)).toBeVisible();
  await expect(home).toHaveValue('');

  call = await hold(page, '**/api/auth/sessions/*', ['DELETE']);
  const devices = page.getByRole('list', { name: settings.sessions.title }).getByRole('listitem');
  const before = await devices.count();
  await devices.getByRole('button').first().click();
  await expect(devices).toHaveCount(before - 1, { timeout: 2000 });
  await call.refuse();
  await expect(devices).toHaveCount(before);
});

test('revoking a link and removing a member show at the first tap', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  const headers = { origin };
  const { request } = page.context();
  const plan = await makeReadyPlan(request, origin, TRIP);
  await request.post(`/api/plans/${plan.id}/link`, { headers });
  await request.post(`/api/plans/${plan.id}/invites`, { headers, data: { email: 'ana@example.com', locale: 'en' } });
  await page.goto(`/app?plan=${plan.id}`);
  await page.getByRole('button', { name: packing.menu.share, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: sharing.dialog.title });

  let call = await hold(page, '**/link', ['DELETE']);
  const make = dialog.getByRole('button', { name: sharing.dialog.makeLink, exact: true });
  await dialog.getByRole('button', { name: sharing.dialog.turnOff }).click();
  await expect(make).toBeVisible({ timeout: 2000 });
  await call.refuse();
  await expect(make).toHaveCount(0);

  call = await hold(page, '**/invites/*', ['DELETE']);
  const withdraw = dialog.getByRole('button', { name: fill(sharing.dialog.withdraw, { name: 'ana@example.com' }) });
  await withdraw.click();
  await expect(withdraw).toHaveCount(0, { timeout: 2000 });
  await call.refuse();
  await expect(withdraw).toBeVisible();
});
