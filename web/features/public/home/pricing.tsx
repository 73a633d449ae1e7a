import { CATALOG, CURRENCY } from '../../../../worker/money/billing/catalog';
import type { Locale } from '../../../../worker/platform/locale/locale';
import { PATHS, localeOf, localePath, type LocalePrefix } from '../../../paths';
import { maySignUp, type EarlyAccess } from '../../../site-config';
import { buttonStyle } from '../../../ui/button';
import type { HomeWords } from './words';

/** Cents as a price the way the language writes it. */
const price = (minor: number, locale: Locale): string =>
  new Intl.NumberFormat(locale === 'es' ? 'es-ES' : 'en-IE', { style: 'currency', currency: CURRENCY }).format(
    minor / 100,
  );

const choosePath = (planId: string, prefix: LocalePrefix): string =>
  `${localePath(PATHS.billing, prefix)}?choose=${planId}`;

/** `#pricing` */
export const Pricing = ({
  words,
  prefix,
  access,
}: {
  words: HomeWords['pricing'];
  prefix: LocalePrefix;
  access: EarlyAccess;
}) => {
  const locale = localeOf(prefix);
  return (
    <section id="pricing" className="page py-10">
      <h2 className="text-4xl">{words.title}</h2>
      <p className="mt-3 max-w-xl text-muted">{words.lead}</p>
      <ul className="mt-8 grid items-stretch gap-5 md:grid-cols-3">
        {CATALOG.plans.map((plan) => (
          <li
            key={plan.id}
            className={`relative flex flex-col rounded-lg bg-surface ${plan.mostPopular ? 'chosen' : 'edged'}`}
          >
            {plan.mostPopular && (
              <span className="absolute -top-3.5 left-6 rounded-sm bg-primary px-2.5 py-1 text-xs font-bold text-primary-on">
                {words.popular}
              </span>
            )}
            <div className="p-5 lg:px-7">
              <h3 className="text-2xl">{plan.name}</h3>
              <p className="mt-1 text-sm text-muted">{words.pitch[plan.id]}</p>
              <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
                <span className="font-display text-4xl font-bold tracking-tight">{price(plan.priceMinor, locale)}</span>
                <span className="text-sm text-muted">{words.monthly}</span>
              </p>
            </div>
            <hr className="perforation perforation-notched mt-auto [--notch-ground:var(--color-bg)]" />
            <div className="grid gap-3 p-5 lg:px-7">
              <p className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
                <span>
                  <span className="code text-3xl">{plan.credits}</span>{' '}
                  <span className="text-sm text-muted">{words.credits}</span>
                </span>
                <span className="text-xs text-faint">
                  {price(plan.perCreditMinor, locale)} {words.perCredit}
                </span>
              </p>
              <a
                // Visitors sign up or log in on the way; what was chosen waits in the address.
                href={maySignUp(access) ? choosePath(plan.id, prefix) : '#waitlist'}
                className={buttonStyle({
                  block: true,
                  size: 'lg',
                  variant: plan.mostPopular ? 'solid' : 'subtle',
                  color: plan.mostPopular ? 'primary' : 'neutral',
                })}
              >
                {words.choose}
              </a>
            </div>
          </li>
        ))}
      </ul>
      <ul className="mt-6 grid items-stretch gap-5 md:grid-cols-3">
        {words.gives.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-2xl">{title}</h3>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-8 grid items-center gap-6 lg:grid-cols-[20rem_1fr]">
        <div>
          <h3 className="text-2xl">{words.packsTitle}</h3>
          <p className="mt-2 text-muted">{words.packsLead}</p>
        </div>
        <ul className="grid gap-3 sm:grid-cols-3 sm:gap-4">
          {CATALOG.packs.map((pack) => (
            <li key={pack.id} className="tag">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="code text-3xl">{pack.credits}</span>
                <span className="text-sm text-tag-muted">{words.pack}</span>
              </p>
              <p className="mt-1 text-sm">
                <strong>{price(pack.priceMinor, locale)}</strong>{' '}
                <span className="text-tag-muted">
                  · {price(pack.perCreditMinor, locale)} {words.perCredit}
                </span>
              </p>
              <span className="bars mt-3 block h-5 opacity-80 max-lg:hidden" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
