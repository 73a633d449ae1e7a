import { plans as english } from '../../web/i18n/locales/en/plans';
import { plans as spanish } from '../../web/i18n/locales/es/plans';
import { expect, expectAccessible, test } from './fixtures';
import { fakeRecognizer, say } from './speech-steps';

const LANGUAGES = [
  { locale: 'en', prefix: '', words: english.create, speech: 'en-GB' },
  { locale: 'es', prefix: '/es', words: spanish.create, speech: 'es-ES' },
] as const;

for (const { locale, prefix, words, speech } of LANGUAGES) {
  test(`what is said is written behind what was typed, as it is being heard (${locale})`, async ({ page, account }) => {
    expect(account.email).toContain('@');
    await fakeRecognizer(page);
    await page.goto(`${prefix}/app?new=1`);
    const description = page.getByLabel(words.description);
    await description.fill('Two adults.');
    await expect(page.getByText(words.voicePrivacy)).toBeVisible();
    await page.getByRole('button', { name: words.voiceStart }).click();
    const stop = page.getByRole('button', { name: words.voiceStop });
    await expect(stop).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-speech', speech);
    await expect(page.getByText(words.voiceListening)).toBeVisible();
    await say(page, { text: 'only hand' });
    await expect(page.getByText('only hand', { exact: true })).toBeVisible();
    await expect(description).toHaveValue('Two adults.');
    await expectAccessible(page);
    await say(page, { text: 'only hand luggage', isFinal: true });
    await expect(description).toHaveValue('Two adults. only hand luggage');
    await expect(page.getByText('only hand', { exact: true })).toHaveCount(0);
    await say(page, { text: 'and no swimming', isFinal: true });
    await expect(description).toHaveValue('Two adults. only hand luggage and no swimming');
    await stop.click();
    await expect(page.getByRole('button', { name: words.voiceStart })).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByText(words.voiceListening)).toHaveCount(0);

    // What goes wrong is said, and typing goes on.
    for (const [error, text] of [
      ['not-allowed', words.voiceDenied],
      ['no-speech', words.voiceNothing],
      ['network', words.voiceFailed],
    ] as const) {
      await page.getByRole('button', { name: words.voiceStart }).click();
      await expect(stop).toBeVisible();
      await say(page, { error });
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole('button', { name: words.voiceStart })).toBeVisible();
    }
    await description.fill('Typed instead.');
    await expect(description).toHaveValue('Typed instead.');
  });
}

test('a browser that cannot listen says so', async ({ page, account }) => {
  expect(account.email).toContain('@');
  await page.addInitScript(() =>
    Object.assign(window, { webkitSpeechRecognition: undefined, SpeechRecognition: undefined }),
  );
  await page.goto('/app?new=1');
  const start = page.getByRole('button', { name: english.create.voiceStart });
  await start.click();
  await expect(page.getByText('Speech recognition is not supported in your browser')).toBeVisible();
  await expect(start).toHaveAttribute('aria-pressed', 'false');
});
