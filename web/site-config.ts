/** Whether the product is open. */
export type EarlyAccess = 'coming-soon' | 'now-available';

/** Who we are: one place for the name, domain, mail addresses, social profiles and pictures of the product. */
export const SITE = {
  name: 'Valija',
  domain: 'valija.app',
  contactEmail: 'hello@valija.app',
  supportEmail: 'support@valija.app',
  logo: { light: '/logo-light.svg', dark: '/logo-dark.svg' },
  icon: '/favicon.svg',
  manifest: '/manifest.webmanifest',
  /**
   * Who answers for the product by law. A deployment to production stops as long as one is empty, since a shop in the EU has
   * to say it (Directive 2000/31/EC, article 5).
   */
  company: { name: '', address: '', register: '', taxId: '' },
  /** `coming-soon`: visitors are asked to the waitlist · `now-available`: they may sign up at once. */
  earlyAccess: 'now-available' satisfies EarlyAccess as EarlyAccess,
  social: {
    instagram: 'https://www.instagram.com/valija.app',
    x: 'https://x.com/valija_app',
    linkedin: 'https://www.linkedin.com/company/valija',
    tiktok: 'https://www.tiktok.com/@valija.app',
    youtube: 'https://www.youtube.com/@valija',
    threads: 'https://www.threads.net/@valija.app',
    facebook: 'https://www.facebook.com/valija.app',
  },
} as const;

/** Whether people may sign up where the product stands so. */
export const maySignUp = (access: EarlyAccess = SITE.earlyAccess): boolean => access === 'now-available';
