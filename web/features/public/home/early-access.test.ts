import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Translated } from '../../../i18n/use-translation';
import { createI18n } from '../../../i18n/i18n';
import { common } from '../../../i18n/locales/en/common';
import { shell } from '../../../i18n/locales/en/shell';
import { Header } from '../../shell/header';
import { demo as englishDemo } from '../../../i18n/locales/en/demo';
import { home as english } from '../../../i18n/locales/en/home';
import { waitlist as englishWaitlist } from '../../../i18n/locales/en/waitlist';
import { demo as spanishDemo } from '../../../i18n/locales/es/demo';
import { home as spanish } from '../../../i18n/locales/es/home';
import { waitlist as spanishWaitlist } from '../../../i18n/locales/es/waitlist';
import type { EarlyAccess } from '../../../site-config';
import { HomePage } from './home-page';

const TRIP = { days: 8, weather: { minC: 13, maxC: 22, wetShare: 0.25 }, items: [], total: 50, weightGrams: 11_700 };
const show = { example: TRIP, board: [TRIP, TRIP, TRIP, TRIP, TRIP] };

const LANGUAGES = [
  { name: 'en', prefix: '', words: english, demo: englishDemo, waitlist: englishWaitlist },
  { name: 'es', prefix: 'es', words: spanish, demo: spanishDemo, waitlist: spanishWaitlist },
] as const;

const render = (language: (typeof LANGUAGES)[number], access: EarlyAccess): string =>
  renderToStaticMarkup(createElement(HomePage, { ...language, show, access }));

test.each(LANGUAGES)('before the launch the page only invites to the waitlist ($name)', (language) => {
  const html = render(language, 'coming-soon');
  for (const text of [language.waitlist.soon.state, language.waitlist.soon.title, language.words.hero.soon]) {
    expect(html).toContain(text);
  }
  // At the top, and on the form's button.
  expect(html.split(language.words.hero.wait)).toHaveLength(3);
  expect(html).not.toContain('/app/signup');
  expect(html).not.toContain('choose=');
  for (const text of [language.waitlist.now.state, language.words.hero.cta, language.words.hero.free]) {
    expect(html).not.toContain(text);
  }
});

test('before the launch neither page nor header links to signing up', async () => {
  const i18n = await createI18n('en', { common, shell });
  const header = (access: EarlyAccess) =>
    renderToStaticMarkup(
      createElement(Translated, { words: i18n }, createElement(Header, { prefix: '', path: '/home', access })),
    );
  expect(header('coming-soon')).not.toContain('/app/signup');
  expect(header('now-available')).toContain('/app/signup');
});

test.each(LANGUAGES)(
  'a traveller, two founders, three values, and help with credits and billing ($name)',
  (language) => {
    const html = render(language, 'now-available');
    const { testimonial, about, faqs } = language.words;
    const values = about.values.map(({ title }) => title);
    for (const text of [
      testimonial.quote,
      testimonial.by,
      about.founders,
      ...values,
      faqs.help.title,
      ...faqs.help.items,
    ])
      expect(html).toContain(text);
  },
);

test('whatever links to signing up asks first whether people may', () => {
  const parts = readdirSync('web/features', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => ({ path, text: readFileSync(join('web/features', path), 'utf8') }))
    .filter(({ text }) => /PATHS\.signup\b/.test(text));
  expect(parts.length).toBeGreaterThan(5);
  for (const { path, text } of parts) expect(text, path).toMatch(/maySignUp\(|access === 'now-available'/);
});

test.each(LANGUAGES)(
  'the prices say what Free and Premium give, and keep the plan that is chosen ($name)',
  (language) => {
    const html = render(language, 'now-available');
    const { gives } = language.words.pricing;
    for (const { title, text } of gives) expect(html).toMatch(new RegExp(`${title}.{1,80}${text}`));
    expect(html).toContain('/app/billing?choose=explorer');
  },
);

test.each(LANGUAGES)('after the launch the page links to signing up and not to the waitlist ($name)', (language) => {
  const html = render(language, 'now-available');
  for (const text of [language.waitlist.now.state, language.words.hero.free]) {
    expect(html).toContain(text);
  }
  expect(html.split(language.words.hero.cta)).toHaveLength(2);
  expect(html).not.toContain('data-waitlist');
  expect(html).not.toContain(language.waitlist.soon.state);
});
