import type { Page } from '@playwright/test';
import { plans as english } from '../../web/i18n/locales/en/plans';
import { plans as spanish } from '../../web/i18n/locales/es/plans';
import { expect, expectAccessible, test } from './fixtures';

const LANGUAGES = [
  { locale: 'en', prefix: '', words: english.create, speech: 'en-GB' },
  { locale: 'es', prefix: '/es', words: spanish.create, speech: 'es-ES' },
] as const;

/** What the recognizer is told to do. */
interface Speech {
  text?: string;
  isFinal?: boolean;
  error?: string;
}

/** A recognizer as browsers have it, which hears what `say` tells it; the page's root says in which language. */
const fakeRecognizer = (page: Page) =>
  page.addInitScript(() => {
    class FakeRecognition {
      lang = '';
      continuous = false;
      interimResults = false;
      onresult: ((event: unknown) => void) | null = null;
      onerror: ((event: { error: string }) => void) | null = null;
      onend: (() => void) | null = null;
      private heard: { transcript: string; isFinal: boolean }[] = [];
      private readonly hear = (event: Event) => {
        if (!(event instanceof CustomEvent)) return;
        const { text, isFinal, error }: Speech = event.detail;
        if (error !== undefined) {
          this.onerror?.({ error });
          this.stop();
        } else {
          // What was not final is replaced by what follows it.
          if (this.heard.at(-1)?.isFinal === false) this.heard.pop();
          this.heard.push({ transcript: text ?? '', isFinal: isFinal === true });
          const results = this.heard.map((each) => Object.assign([each], { isFinal: each.isFinal }));
          this.onresult?.({ resultIndex: results.length - 1, results });
        }
      };
      start() {
        this.heard = [];
        document.documentElement.dataset['speech'] = this.lang;
        window.addEventListener('fake-speech', this.hear);
      }
      stop() {
        window.removeEventListener('fake-speech', this.hear);
        this.onend?.();
      }
      abort() {
        this.stop();
      }
    }
    Object.assign(window, { webkitSpeechRecognition: FakeRecognition, SpeechRecognition: undefined });
  });

const say = (page: Page, speech: Speech) =>
  page.evaluate((detail) => window.dispatchEvent(new CustomEvent('fake-speech', { detail })), speech);

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
