import { SITE } from '../../site-config';
import { PATHS, localePath, type HomeSection, type LocalePrefix } from '../../paths';

/** The header's entries: four sections of the home page, and a mail. */
export const HEADER_ENTRIES = [
  { key: 'home', section: 'hero' },
  { key: 'pricing', section: 'pricing' },
  { key: 'about', section: 'about' },
  { key: 'faqs', section: 'faqs' },
] as const satisfies readonly { key: string; section: HomeSection }[];

/** A section of the home page in the language of `prefix`. */
export const sectionHref = (section: HomeSection, prefix: LocalePrefix): string =>
  `${localePath(PATHS.home, prefix)}#${section}`;

export const CONTACT_HREF = `mailto:${SITE.contactEmail}`;
export const SUPPORT_HREF = `mailto:${SITE.supportEmail}`;
