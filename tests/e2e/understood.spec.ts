import type { Locator, Page } from '@playwright/test';
import { packing as englishPacking } from '../../web/i18n/locales/en/packing';
import { creating as englishCreating } from '../../web/i18n/locales/en/creating';
import { plans as english } from '../../web/i18n/locales/en/plans';
import { understood as englishUnderstood } from '../../web/i18n/locales/en/understood';
import { packing as spanishPacking } from '../../web/i18n/locales/es/packing';
import { creating as spanishCreating } from '../../web/i18n/locales/es/creating';
import { plans as spanish } from '../../web/i18n/locales/es/plans';
import { understood as spanishUnderstood } from '../../web/i18n/locales/es/understood';
import { expect, expectAccessible, fill, signedInTest as test } from './fixtures';
import { openPlanDetails } from './list-steps';

/** Messy on purpose: people, a route, things of others, an ambiguous place. */
const TRIPS = [
  {
    name: 'English on a desktop',
    prefix: '',
    words: { ...english, ...englishCreating },
    panel: englishUnderstood,
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    destination: 'Glastonbury',
    description:
      'me + my gf Ana n 3 mates (they pack their own stuff). tent is sorted, Dave brings it. i bring my own head torch n a folding chair',
    about: englishPacking.head.about,
    place: 'Glastonbury',
    leftOut: /tent/,
    brought: /folding chair/,
    answer: /Connecticut/,
    fate: englishUnderstood.fates.bring,
  },
  {
    name: 'Spanish on a phone',
    prefix: '/es',
    words: { ...spanish, ...spanishCreating },
    panel: spanishUnderstood,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    destination: 'Glastonbury',
    description:
      'voy con mi novia Ana y tres colegas. La tienda de campaña la lleva Dave. Yo llevo mi propio frontal y una silla plegable',
    about: spanishPacking.head.about,
    place: 'Glastonbury',
    leftOut: /tienda/,
    brought: /silla plegable/,
    answer: /Connecticut/,
    fate: spanishUnderstood.fates.bring,
  },
] as const;
type Told = (typeof TRIPS)[number];

const panelOf = (page: Page, { panel }: Told) => page.getByRole('region', { name: panel.title });

/** The row of Ana. */
const personIn = (panel: Locator) => panel.getByRole('group', { name: 'Ana', exact: true });

const fillForm = async (page: Page, told: Told) => {
  const { words, prefix } = told;
  await page.goto(`${prefix}/app?new=1`);
  await page.getByRole('combobox', { name: words.create.destination }).fill(told.destination);
  await page.getByLabel(words.create.start, { exact: true }).fill('2027-06-21');
  await page.getByLabel(words.create.end, { exact: true }).fill('2027-06-27');
  await page.getByLabel(words.create.description).fill(told.description);
};

for (const told of TRIPS) {
  const { name, words, panel, viewport, isMobile } = told;

  test.describe(name, () => {
    test.use({ viewport, isMobile, hasTouch: isMobile });

    test('the understood trip is shown, completed by questions and corrected, and the corrections hold on the plan', async ({
      page,
    }) => {
      await fillForm(page, told);
      const shown = panelOf(page, told);
      // The reader and its table of places are on their way.
      await expect(shown).toBeVisible({ timeout: 30_000 });
      await expect(personIn(shown)).toBeVisible();
      await expect(shown.getByText(told.place, { exact: true }).first()).toBeVisible();
      const tent = shown.getByRole('button', { name: told.leftOut });
      await expect(tent).toBeVisible();
      await expect(shown.getByRole('button', { name: told.brought })).toBeVisible();
      await expectAccessible(page);

      await shown.getByRole('button', { name: told.answer }).click();
      await expect(shown.getByRole('button', { name: told.answer })).toHaveCount(0);

      await tent.click();
      await page.getByRole('menuitem', { name: told.fate, exact: true }).click();
      await personIn(shown)
        .getByRole('button', { name: fill(panel.take, { what: 'Ana' }) })
        .click();
      await expect(personIn(shown)).toHaveCount(0);
      // What was pressed is gone, and the focus goes on from the title.
      await expect(shown.getByRole('heading', { name: panel.title })).toBeFocused();
      await expect(shown.getByRole('button', { name: panel.reset })).toBeVisible();

      // Corrections are part of the draft.
      await page.reload();
      await expect(shown.getByRole('button', { name: panel.reset })).toBeVisible({ timeout: 30_000 });
      await expect(personIn(shown)).toHaveCount(0);

      await page.getByRole('button', { name: words.create.submit }).click();
      await expect(page.getByRole('checkbox').first()).toBeVisible({ timeout: 30_000 });
      await openPlanDetails(page, told.about);
      const kept = panelOf(page, told);
      await expect(kept).toBeVisible();
      await expect(personIn(kept)).toHaveCount(0);
      await expect(page.getByText(told.answer).first()).toBeVisible();
      await kept.getByRole('button', { name: told.leftOut }).click();
      await expect(page.getByRole('menuitem', { name: panel.fates['other-brings'], exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      // What lies half under the toolbar is measured as half as high.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible(page);

      // Here the list follows, and a tap takes it back.
      const chair = kept.getByRole('button', { name: told.brought });
      await chair.click();
      await page.getByRole('menuitem', { name: panel.notAThing, exact: true }).click();
      await expect(kept.getByRole('button', { name: told.brought })).toHaveCount(0);
    });
  });
}
