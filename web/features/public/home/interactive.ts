/**
 * What moves on the public pages beside their header: the waitlist, the trial, the slider of the example. Their code
 * is loaded at the first touch of a form, never before.
 */
const FORMS = {
  '[data-waitlist]': () => import('../waitlist/enhance'),
  '[data-trial]': () => import('../demo/enhance'),
} as const;

type Enhancement = { submit: (form: HTMLFormElement) => Promise<void>; initForm?: (form: HTMLFormElement) => void };

/** The slider that uncovers the list under the note: where it stands is all that the style sheet has to know. */
const followSlider = (slider: HTMLInputElement): void => {
  const frame = slider.parentElement;
  const follow = () => frame?.style.setProperty('--split', String(slider.valueAsNumber / 100));
  slider.addEventListener('input', follow);
  // A browser that comes back to a page puts its old value in.
  follow();
};

/** Brings the forms and the slider of a page to life. */
export const initPage = (): void => {
  for (const slider of document.querySelectorAll<HTMLInputElement>('[data-compare]')) followSlider(slider);
  for (const [selector, load] of Object.entries(FORMS)) {
    const form = document.querySelector<HTMLFormElement>(selector);
    if (!form) continue;
    let loaded: Promise<Enhancement> | undefined;
    const enhancement = (): Promise<Enhancement> => {
      loaded ??= load().then(
        (module: Enhancement) => {
          module.initForm?.(form);
          return module;
        },
        (error: unknown) => {
          // Asked for again with the next touch or press.
          loaded = undefined;
          throw error;
        },
      );
      return loaded;
    };
    form.addEventListener('focusin', () => void enhancement().catch(() => undefined));
    const note = form.querySelector<HTMLElement>('[data-failed]');
    let hasFailed = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void enhancement().then(
        ({ submit }) => submit(form),
        () => {
          // The code and its words are not there; these came with the page.
          if (note) note.textContent = note.dataset['failed'] ?? '';
          // In Chromium an import that has failed fails for as long as the document lives; what was typed outlives it.
          if (hasFailed && navigator.onLine) location.reload();
          hasFailed = true;
        },
      );
    });
  }
};
