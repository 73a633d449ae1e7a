import { CATALOG, CURRENCY } from '../../worker/money/billing/catalog';
import type { HomeWords } from '../features/public/home/words';
import { SITE } from '../site-config';

const price = (minor: number): string => (minor / 100).toFixed(2);

/** The home page for search engines: the product with what it costs, who makes it, and the questions answered. */
export const homeData = (words: HomeWords, url: string): object => {
  const origin = `https://${SITE.domain}`;
  const priceCurrency = CURRENCY.toUpperCase();
  const offers = [
    { name: words.pricing.free, price: '0.00' },
    ...CATALOG.plans.map((plan) => ({
      name: `${plan.name}: ${plan.credits} ${words.pricing.credits}`,
      price: price(plan.priceMinor),
    })),
    ...CATALOG.packs.map((pack) => ({ name: `${pack.credits} ${words.pricing.pack}`, price: price(pack.priceMinor) })),
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${origin}/#organization`,
        name: SITE.name,
        url: origin,
        logo: `${origin}/icon-512.png`,
        email: SITE.contactEmail,
        sameAs: Object.values(SITE.social),
      },
      {
        '@type': 'SoftwareApplication',
        name: SITE.name,
        description: words.meta.description,
        url,
        applicationCategory: 'TravelApplication',
        operatingSystem: 'Web',
        publisher: { '@id': `${origin}/#organization` },
        offers: offers.map((offer) => ({ '@type': 'Offer', ...offer, priceCurrency })),
      },
      {
        '@type': 'FAQPage',
        url: `${url}#faqs`,
        mainEntity: words.faqs.items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
};
