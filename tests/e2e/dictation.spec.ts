import { creating } from '../../web/i18n/locales/en/creating';
import { expect, expectAccessible, signedInTest as test } from './fixtures';
import { fakeRecognizer, say } from './speech-steps';

// Spanish is tested while packing: list.spec.ts.
const words = creating.create;

test('dictated words are appended to what was typed while they are recognized', async ({ page }) => {
  await fakeRecognizer(page);
  await page.goto('/app?new=1');
  const description = page.getByLabel(words.description);
  await description.fill('Two adults.');
  await expect(page.getByText(words.voicePrivacy)).toBeVisible();
  await page.getByRole('button', { name: words.voiceStart }).click();
  const stop = page.getByRole('button', { name: words.voiceStop });
  await expect(stop).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-speech', 'en-GB');
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

test('a browser without speech recognition says so', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { webkitSpeechRecognition: undefined, SpeechRecognition: undefined }),
  );
  await page.goto('/app?new=1');
  const start = page.getByRole('button', { name: words.voiceStart });
  await start.click();
  await expect(page.getByText('Speech recognition is not supported in your browser')).toBeVisible();
  await expect(start).toHaveAttribute('aria-pressed', 'false');
});
