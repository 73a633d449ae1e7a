import { useTranslation } from '../../../i18n/use-translation';
import { TickedList } from './ticked-list';

const FREE = ['lists', 'edit', 'offline'] as const;
/** What premium gives; the first is everything of a free account. */
export const PREMIUM_GIVES = ['all', 'bags', 'copy', 'category'] as const;

const Gives = ({ title, items }: { title: string; items: readonly string[] }) => (
  <section className="rounded-lg bg-surface p-6 ring-1 ring-line">
    <h3 className="text-lg">{title}</h3>
    <TickedList items={items} className="mt-3 text-sm" tick="mt-0.5 text-primary-ink" />
  </section>
);

/** What an account gives without paying and with a monthly plan, side by side. */
export const FreeAndPremium = () => {
  const { t } = useTranslation('billing');
  return (
    <div className="mt-7 grid gap-5 sm:grid-cols-2">
      <Gives title={t('gives.free')} items={FREE.map((item) => t(`gives.freeItems.${item}`))} />
      <Gives title={t('gives.premium')} items={PREMIUM_GIVES.map((item) => t(`gives.premiumItems.${item}`))} />
    </div>
  );
};
