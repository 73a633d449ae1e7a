import { DEMO_MESSAGES, demoList, type DemoList } from '../../../../worker/public/demo/contract';
import { inCelsius, weatherText } from '../../../../worker/engine/weather/contract';
import { placesResult } from '../../../../worker/engine/places/contract';
import { boundOf, PLAN_MESSAGES } from '../../../../worker/plans/limits';
import { pageLocale } from '../../../i18n/page-locale';
import { PATHS, localePath, splitLocale } from '../../../paths';
import { rememberReturnPath } from '../../identity/auth/return-path';
import { postJson, showError, whileBusy } from '../../../api/post-json';
import type { DemoWords } from './demo';
import { keepTrial, type Trial } from '../../plans/trial';

const FIELDS = ['destination', 'startDate', 'endDate'] as const satisfies (keyof Trial)[];
/** Letters from which places are suggested, and how long typing must rest for it, milliseconds. */
const LEAST_LETTERS = 3;
const REST_MS = 200;

const WORDS = {
  en: async () => (await import('../../../i18n/locales/en/demo')).demo,
  es: async () => (await import('../../../i18n/locales/es/demo')).demo,
} as const;

const fill = (text: string, slots: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, slot: string) => String(slots[slot] ?? ''));

const put = (root: ParentNode, attribute: string, text: string): void => {
  const element = root.querySelector(`[${attribute}]`);
  if (element) element.textContent = text;
};

const copyOf = (result: Element, attribute: string): DocumentFragment | undefined => {
  const template = result.querySelector(`template[${attribute}]`);
  return template instanceof HTMLTemplateElement ? document.importNode(template.content, true) : undefined;
};

/** The list as a boarding pass, from the templates of the page. */
const draw = (result: HTMLElement, trial: Trial, list: DemoList, words: DemoWords['result']): void => {
  // Both are spoken in Europe first: the day comes before the month.
  const lang = pageLocale() === 'es' ? 'es-ES' : 'en-GB';
  const pass = copyOf(result, 'data-trial-pass');
  const items = pass?.querySelector('[data-items]');
  if (!pass || !items) return;
  const whole = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 });
  const date = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const dates = date.formatRange(new Date(trial.startDate), new Date(trial.endDate));
  // No trip of the trial is a million days long.
  const days = new Intl.PluralRules(lang).select(list.days) === 'one' ? words.days_one : words.days_other;
  put(pass, 'data-place', list.place ? `${list.place.name}, ${list.place.countryName}` : words.anywhere);
  put(pass, 'data-dates', `${dates} · ${fill(days, { count: whole.format(list.days) })}`);
  put(
    pass,
    'data-weather',
    list.weather ? weatherText(list.weather, { locale: pageLocale(), degrees: inCelsius }) : words.noWeather,
  );
  put(pass, 'data-attribution', list.weather?.attribution ?? '');
  const weight = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(list.weightGrams / 1000);
  put(pass, 'data-more', fill(words.more, { count: list.total - list.items.length, weight }));
  for (const item of list.items) {
    const row = copyOf(result, 'data-trial-item');
    if (!row) return;
    put(row, 'data-name', item.name);
    put(row, 'data-reason', item.reason);
    put(row, 'data-quantity', `×${item.quantity}`);
    items.append(row);
  }
  pass.querySelector('[data-keep]')?.addEventListener('click', () => {
    keepTrial(trial);
    rememberReturnPath(`${localePath(PATHS.app, splitLocale(location.pathname).prefix)}?new=1`);
  });
  for (const old of result.querySelectorAll(':scope > :not(template)')) old.remove();
  result.prepend(pass);
};

/** Sends the trial's form and shows the list. */
export const submit = async (form: HTMLFormElement): Promise<void> => {
  const result = document.querySelector<HTMLElement>('[data-trial-result]');
  const failure = form.querySelector('[data-failed]');
  if (!result || !failure) return;
  const locale = pageLocale();
  const { errors, result: words, sending } = await WORDS[locale]();
  const messages: Record<string, string> = {
    [PLAN_MESSAGES.destination]: errors.destination,
    [PLAN_MESSAGES.date]: errors.date,
    [PLAN_MESSAGES.datesReversed]: errors.datesReversed,
    [DEMO_MESSAGES.tooManyDays]: errors.tooManyDays,
  };
  const controls = FIELDS.flatMap((name) => form.querySelector<HTMLInputElement>(`[name=${name}]`) ?? []);
  const [destination = '', startDate = '', endDate = ''] = controls.map(({ value }) => value.trim());
  const trial = { destination, startDate, endDate };
  failure.textContent = '';
  await whileBusy(form, sending, async () => {
    const answer = await postJson('/api/demo/list', { ...trial, locale });
    let wrong: HTMLInputElement | undefined;
    for (const control of controls) {
      const message = answer.fields[control.name];
      const max = message && boundOf(message);
      const text = max ? fill(errors.tooLong, { max }) : message && (messages[message] ?? message);
      showError(control, text ?? '');
      if (message !== undefined) wrong ??= control;
    }
    const list = demoList.safeParse(answer.body);
    if (wrong) {
      wrong.focus();
    } else if (list.success) {
      draw(result, trial, list.data, words);
      result.focus({ preventScroll: true });
      result.scrollIntoView({ block: 'nearest' });
    } else {
      failure.textContent = answer.status === 429 ? errors.limited : errors.failed;
    }
  });
};

const suggest = async (control: HTMLInputElement): Promise<void> => {
  const query = control.value.trim();
  const list = document.getElementById('trial-places');
  if (!list || query.length < LEAST_LETTERS) return;
  try {
    const parameters = new URLSearchParams({ query, locale: pageLocale() });
    const response = await fetch(`/api/places?${parameters}`);
    const { places } = placesResult.parse(await response.json());
    const names = new Set(places.slice(0, 6).map(({ name, countryName }) => `${name}, ${countryName}`));
    // Not while the visitor has typed on.
    if (control.value.trim() === query) {
      list.replaceChildren(
        ...Array.from(names, (name) => Object.assign(document.createElement('option'), { value: name })),
      );
    }
  } catch {
    // Suggestions are a help, nothing more.
  }
};

/** Suggests places while one types, and keeps the end of a trip behind its start. */
export const initForm = (form: HTMLFormElement): void => {
  const [destination, start, end] = FIELDS.map((name) => form.querySelector<HTMLInputElement>(`[name=${name}]`));
  let rest: ReturnType<typeof setTimeout>;
  destination?.addEventListener('input', () => {
    clearTimeout(rest);
    rest = setTimeout(() => void suggest(destination), REST_MS);
  });
  start?.addEventListener('change', () => {
    if (end) end.min = start.value;
  });
};
