import { packing as words } from '../../web/i18n/locales/en/packing';
import { expect, expectAccessible, fill, signedInTest as test } from './fixtures';
import { boxes, open, TRIP } from './packing-list';

test('items that come only if there is room are folded, counted apart and expanded by keyboard', async ({
  page,
  baseURL,
}) => {
  const { items } = await open(page, baseURL ?? '', TRIP);
  const [needed, spare] = [items.filter(({ optional }) => !optional), items.filter(({ optional }) => optional)];
  const [thing] = spare;
  if (!thing) throw new Error('nothing of this list is only for where there is room');
  await expect(boxes(page)).toHaveCount(needed.length);
  // The list is as long as what is needed.
  const told = (packed: number, total: number) => page.getByText(new RegExp(`^${packed} of ${total} `)).first();
  await expect(told(0, needed.length)).toBeVisible();

  const same = spare.filter(({ category }) => category === thing.category).length;
  const title = fill(same === 1 ? words.spare.title_one : words.spare.title_other, { count: same });
  await expect(page.getByRole('button', { name: title, expanded: false }).first()).toBeVisible();
  for (const toggle of await page.locator('.spare-toggle').all()) {
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  }
  await expect(boxes(page)).toHaveCount(items.length);
  await expectAccessible(page);

  // Taken along it says so on its line, and counts with the rest.
  await page.getByRole('checkbox', { name: thing.name, exact: true }).check();
  await expect(page.locator('.spare-toggle').getByText(fill(words.spare.packed_one, { count: 1 }))).toBeVisible();
  await expect(told(1, needed.length + 1)).toBeVisible();
});
