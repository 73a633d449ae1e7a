import type { Locator } from '@playwright/test';
import { creating as englishCreating } from '../../web/i18n/locales/en/creating';
import { plans as english } from '../../web/i18n/locales/en/plans';
import { understood as englishUnderstood } from '../../web/i18n/locales/en/understood';
import { creating as spanishCreating } from '../../web/i18n/locales/es/creating';
import { plans as spanish } from '../../web/i18n/locales/es/plans';
import { understood as spanishUnderstood } from '../../web/i18n/locales/es/understood';
import { expect, expectAccessible, fill, signedInTest as test } from './fixtures';
import { fillTrip, LANGUAGES } from './new-plan';

const FAMILIES = [
  {
    words: { ...english, ...englishCreating },
    panel: englishUnderstood,
    description: 'Me, my husband Tom, Ana who is 6 and baby Leo, 8 months.',
  },
  {
    words: { ...spanish, ...spanishCreating },
    panel: spanishUnderstood,
    description: 'Voy con mi marido Tom, con Ana de 6 años y con el bebé Leo de 8 meses.',
  },
] as const;

for (const [index, { words, panel, description }] of FAMILIES.entries()) {
  const language = LANGUAGES[index];
  if (!language) continue;

  test.describe(language.locale, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('travellers are rows that keep names and have numeric ages with units and steppers', async ({ page }) => {
      await page.goto(`${language.prefix}/app?new=1`);
      await fillTrip(page, language);
      await page.getByLabel(words.create.description).fill(description);
      const shown = page.getByRole('region', { name: panel.title });
      // The reader is on its way.
      await expect(shown).toBeVisible({ timeout: 30_000 });
      const row = (name: string): Locator => shown.getByRole('group', { name, exact: true });
      const age = (name: string) => row(name).getByRole('textbox', { name: panel.age, exact: true });
      const unit = (name: string) => row(name).getByRole('combobox', { name: panel.ageUnit });
      await expect(row('Tom')).toBeVisible();
      await expect(age('Ana')).toHaveValue('6');
      await expect(unit('Ana')).toHaveValue('years');
      await expect(age('Leo')).toHaveValue('8');
      await expect(unit('Leo')).toHaveValue('months');
      // Nothing of a row lies beside the screen.
      expect(await shown.evaluate((region) => region.scrollWidth - region.clientWidth)).toBeLessThanOrEqual(0);
      await expectAccessible(page);

      await row('Ana')
        .getByRole('button', { name: fill(panel.more, { what: panel.age }) })
        .click();
      await expect(age('Ana')).toHaveValue('7');
      await age('Leo').fill('11');
      await age('Leo').press('Enter');
      await expect(age('Leo')).toHaveValue('11');
      const called = row('Tom').getByRole('textbox', {
        name: new RegExp(`^${fill(panel.nameOf, { who: '' }).trim()}`),
      });
      await called.fill('Thomas');
      await called.press('Enter');
      await expect(row('Thomas')).toBeVisible();

      // They are part of the draft, and of the plan: the list calls him by his name.
      await page.reload();
      await expect(row('Thomas')).toBeVisible({ timeout: 30_000 });
      await expect(age('Ana')).toHaveValue('7');
      await expect(age('Leo')).toHaveValue('11');
      await page.getByRole('button', { name: words.create.submit }).click();
      await expect(page.locator('.for-tag', { hasText: 'Thomas' }).first()).toBeVisible({ timeout: 30_000 });
    });
  });
}
