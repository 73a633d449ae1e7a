import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation';
import { Link } from '../../../routing/link';
import type { Locale } from '../../../../worker/platform/locale/locale';
import { useWords } from '../../../i18n/lazy-words';
import { useLocale } from '../../../i18n/use-locale';
import { PATHS } from '../../../paths';
import { Button, buttonStyle } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import type { HomeWords } from '../home/words';
import { openKeys } from '../../palette/use-shortcuts';
import { useHeadingFocus } from '../../../ui/use-heading-focus';
import { PageTitle } from '../../../ui/page-title';
import { ContactForm } from './contact-form';

/** The questions and answers of the home page, so that both say the same. */
const HOME_WORDS: Record<Locale, () => Promise<HomeWords>> = {
  en: async () => (await import('../../../i18n/locales/en/home')).home,
  es: async () => (await import('../../../i18n/locales/es/home')).home,
};

const Answers = () => {
  const { t } = useTranslation('around');
  const { locale, to } = useLocale();
  const { data } = useQuery({
    queryKey: ['faqs', locale],
    queryFn: async () => (await HOME_WORDS[locale]()).faqs,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return <div className="min-h-96" />;
  return (
    <>
      <section aria-labelledby="help-credits" className="rounded-lg bg-surface p-6 shadow-1 ring-1 ring-line">
        <h2 id="help-credits" className="text-xl">
          {data.help.title}
        </h2>
        <ul className="mt-4 grid gap-3 text-sm text-muted">
          {data.help.items.map((item) => (
            <li key={item} className="flex gap-3">
              <Icon name="check" className="mt-0.5 size-4 shrink-0 text-primary-ink" />
              {item}
            </li>
          ))}
        </ul>
        <Link
          to={to(PATHS.billing)}
          className={`${buttonStyle({ variant: 'outline', color: 'neutral', size: 'sm' })} mt-5`}
        >
          <Icon name="coins" />
          {t('support.toBilling')}
        </Link>
      </section>
      <section aria-labelledby="help-questions">
        <h2 id="help-questions" className="text-xl">
          {t('support.questions')}
        </h2>
        <div className="mt-3">
          {data.items.map((item) => (
            <details key={item.question} name="faq" className="group border-t border-line last:border-b">
              <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-6 py-3 font-semibold [&::-webkit-details-marker]:hidden">
                {item.question}
                <span className="transition-transform duration-200 group-open:rotate-45">
                  <Icon name="plus" className="size-5 text-primary-ink" />
                </span>
              </summary>
              <p className="pb-5 text-sm text-muted">{item.answer}</p>
            </details>
          ))}
        </div>
      </section>
    </>
  );
};

/** `/app/support`: answers first, then a way to ask. */
export const Component = () => {
  useWords('around');
  const { t } = useTranslation('around');
  const heading = useHeadingFocus();
  return (
    <>
      <PageTitle>{t('support.title')}</PageTitle>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {t('support.title')}
      </h1>
      <p className="mt-2 text-muted">{t('support.lead')}</p>
      <div className="rise mt-8 grid items-start gap-8 lg:grid-cols-2">
        <div className="grid gap-8">
          <Answers />
        </div>
        <div className="grid gap-6">
          <section aria-labelledby="help-contact" className="rounded-lg bg-surface p-6 shadow-1 ring-1 ring-line">
            <h2 id="help-contact" className="mb-5 text-xl">
              {t('support.contact')}
            </h2>
            <ContactForm />
          </section>
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line p-4 text-sm max-md:hidden">
            <p className="text-muted">{t('keys.lead')}</p>
            <Button size="sm" variant="outline" color="neutral" onClick={openKeys}>
              {t('keys.title')}
            </Button>
          </div>
        </div>
      </div>
    </>
  );
};
