import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createI18n } from '../../i18n/i18n';
import { common } from '../../i18n/locales/en/common';
import { shell } from '../../i18n/locales/en/shell';
import { Translated } from '../../i18n/use-translation';
import { SITE } from '../../site-config';
import { Footer } from './footer';

test('the footer has terms, privacy, a mail, and seven social profiles in new tabs', async () => {
  const words = await createI18n('en', { common, shell });
  const html = renderToStaticMarkup(
    createElement(Translated, { words }, createElement(Footer, { prefix: '', year: 2027 })),
  );
  const links = [...html.matchAll(/<a\b[^>]*>/g)].map(([link]) => link);
  const hrefs = links.map((link) => /href="([^"]*)"/.exec(link)?.[1]);
  expect(hrefs).toEqual(expect.arrayContaining(['/terms', '/privacy', expect.stringMatching(/^mailto:/)]));
  const profiles = links.filter((link) => Object.values(SITE.social).some((url) => link.includes(`href="${url}"`)));
  expect(profiles).toHaveLength(7);
  for (const profile of profiles) expect(profile).toContain('target="_blank"');
});
