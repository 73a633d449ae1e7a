import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Locale } from '../../../../worker/platform/locale/locale';
import { useLocale } from '../../../i18n/use-locale';
import { checked } from '../../../api/client';
import { useTextInUnits } from '../../../units';

const sampleQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['sample', locale],
    queryFn: ({ signal }) =>
      checked(fetch(`/data/sample.${locale}.json`, { signal }), async () => (await import('./sample')).sample),
    staleTime: Infinity,
    retry: false,
  });

/** So many of the example's things are ticked. */
const TICKED = 2;

/** A part of a list that the engine made, unedited; nothing while it is not there. */
const Sample = () => {
  const { t } = useTranslation('plans');
  const { locale } = useLocale();
  const inUnits = useTextInUnits();
  const { data } = useQuery(sampleQuery(locale));
  if (!data) return null;
  return (
    <figure className="rise grid gap-3">
      <div className="pass p-6 shadow-2">
        <div className="flex items-end justify-between gap-4">
          <div>
            <p className="eyebrow">{t('empty.sampleTitle')}</p>
            <p className="mt-1 font-display text-2xl font-bold">{t('empty.samplePlace')}</p>
            <p className="text-sm text-muted">{t('empty.sampleTrip')}</p>
          </div>
          <span aria-hidden className="code text-3xl text-secondary-ink">
            LIS
          </span>
        </div>
        <hr className="perforation perforation-notched my-5 [--bleed:1.5rem]" />
        <ul className="grid gap-3.5">
          {data.items.map(({ name, quantity, reason }, index) => (
            <li key={name} className="grid grid-cols-[1.25rem_1fr_auto] items-start gap-x-3">
              <span
                aria-hidden
                className={`mt-0.5 grid size-5 place-items-center rounded-sm border-2 text-xs font-bold ${index < TICKED ? 'border-primary bg-primary text-primary-on' : 'border-line-strong'}`}
              >
                {index < TICKED ? '✓' : ''}
              </span>
              <div>
                <p className={`font-semibold ${index < TICKED ? 'text-faint line-through' : ''}`}>{name}</p>
                <p className="text-sm text-muted">{inUnits(reason)}</p>
              </div>
              <span className="font-code text-sm font-bold text-muted">{quantity > 1 ? `×${quantity}` : ''}</span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="text-center text-sm text-faint">
        {t('empty.sampleNote', { shown: data.items.length, total: data.total })}
      </figcaption>
    </figure>
  );
};

/** What there is before the first Bag Plan: what one is, what one looks like, and the way to it. */
export const SampleList = ({ action }: { action: ReactNode }) => {
  const { t } = useTranslation('plans');
  return (
    <section className="grid grid-cols-1 items-center gap-10 lg:grid-cols-[1fr_1.05fr]">
      <div className="grid justify-items-start gap-5">
        <h2 className="text-4xl">{t('empty.title')}</h2>
        <p className="max-w-prose text-lg text-muted">{t('empty.text')}</p>
        {action}
      </div>
      <Sample />
    </section>
  );
};
