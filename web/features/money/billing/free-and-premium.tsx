import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon';

const FREE = ['lists', 'edit', 'offline'] as const;
/** What premium gives; the first is everything of a free account. */
export const PREMIUM_GIVES = ['all', 'bags', 'copy', 'category'] as const;

const Gives = ({ title, items }: { title: string; items: readonly string[] }) => (
  <section className="rounded-lg bg-surface p-6 ring-1 ring-line">
    <h3 className="text-lg">{title}</h3>
    <ul className="mt-3 grid gap-2 text-sm">
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          <Icon name="check" className="mt-0.5 size-4 shrink-0 text-primary-ink" />
          {item}
        </li>
      ))}
    </ul>
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
