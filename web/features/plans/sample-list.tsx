import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextInUnits } from '../../units';

/** Rows of the sample: their words, how many, and whether they are ticked. */
const ROWS = [
  { key: 's1', quantity: 1, packed: true },
  { key: 's2', quantity: 1, packed: true },
  { key: 's3', quantity: 5, packed: false },
  { key: 's4', quantity: 1, packed: false },
  { key: 's5', quantity: 1, packed: false },
] as const;

/** What there is before the first Bag Plan: what one is, what one looks like, and the way to it. */
export const SampleList = ({ action }: { action: ReactNode }) => {
  const { t } = useTranslation('plans');
  const inUnits = useTextInUnits();
  return (
    <section className="grid grid-cols-1 items-center gap-10 lg:grid-cols-[1fr_1.05fr]">
      <div className="grid justify-items-start gap-5">
        <h2 className="text-4xl">{t('empty.title')}</h2>
        <p className="max-w-prose text-lg text-muted">{t('empty.text')}</p>
        {action}
      </div>
      <figure className="rise grid gap-3">
        <div className="pass p-6 shadow-2">
          <div className="flex items-end justify-between gap-4">
            <div>
              <p className="eyebrow">{t('empty.sampleTitle')}</p>
              <p className="mt-1 font-display text-2xl font-bold">{t('empty.samplePlace')}</p>
              <p className="text-sm text-muted">{t('empty.sampleWeather')}</p>
            </div>
            <span aria-hidden className="code text-3xl text-secondary-ink">
              LIS
            </span>
          </div>
          <hr className="perforation perforation-notched my-5 [--bleed:1.5rem]" />
          <ul className="grid gap-3.5">
            {ROWS.map(({ key, quantity, packed }) => (
              <li key={key} className="grid grid-cols-[1.25rem_1fr_auto] items-start gap-x-3">
                <span
                  aria-hidden
                  className={`mt-0.5 grid size-5 place-items-center rounded-sm border-2 text-xs font-bold ${packed ? 'border-primary bg-primary text-primary-on' : 'border-line-strong'}`}
                >
                  {packed ? '✓' : ''}
                </span>
                <div>
                  <p className={`font-semibold ${packed ? 'text-faint line-through' : ''}`}>
                    {t(`empty.sampleItems.${key}`)}
                  </p>
                  <p className="text-sm text-muted">{inUnits(t(`empty.sampleItems.${key}why`))}</p>
                </div>
                <span className="font-code text-sm font-bold text-muted">{quantity > 1 ? `×${quantity}` : ''}</span>
              </li>
            ))}
          </ul>
        </div>
        <figcaption className="text-center text-sm text-faint">{t('empty.sampleNote')}</figcaption>
      </figure>
    </section>
  );
};
