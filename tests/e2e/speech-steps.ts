import type { Page } from '@playwright/test';

/** The commands of the recognizer. */
interface Speech {
  text?: string;
  isFinal?: boolean;
  error?: string;
}

/** A recognizer as browsers have it, which recognizes what `say` gives it; the page's root says in which language. */
export const fakeRecognizer = (page: Page) =>
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

/** Says something to the recognizer. */
export const say = (page: Page, speech: Speech) =>
  page.evaluate((detail) => window.dispatchEvent(new CustomEvent('fake-speech', { detail })), speech);
