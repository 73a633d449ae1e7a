import { useTranslation } from '../../../i18n/use-translation';
import type { PlanProgress } from './use-plan-progress';

/** How many of the things that went in last are shown. */
const LAST_ITEMS = 5;

/** The items that went in last, newest first. */
export const Arrivals = ({ progress }: { progress: PlanProgress['progress'] }) => {
  const { t } = useTranslation('progress');
  const { items } = progress;
  return (
    <section aria-label={t('arriving')} className="min-h-36">
      <div className="flex items-baseline justify-between gap-4 text-sm text-muted">
        <h2 className="font-body text-sm font-semibold tracking-normal">{t('arriving')}</h2>
        <p>{t('itemsSoFar', { count: items.length })}</p>
      </div>
      <ul className="mt-3 flex flex-wrap gap-2">
        {items
          .slice(-LAST_ITEMS)
          .toReversed()
          .map((item) => (
            <li
              key={item.id}
              className="rise rounded-md border border-line bg-surface px-3 py-1.5 text-sm font-medium shadow-1"
            >
              {item.name}
              {item.quantity > 1 && <span className="ml-1.5 font-code text-xs text-muted">×{item.quantity}</span>}
            </li>
          ))}
      </ul>
    </section>
  );
};
