import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation';
import { Link } from '../../../routing/link';
import type { Item } from '../../../../worker/plans/contract';
import { useWords } from '../../../i18n/lazy-words';
import { useLocale } from '../../../i18n/use-locale';
import { PATHS } from '../../../paths';
import { formatWeight, useUnits } from '../../../units';
import { buttonStyle } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { groupItems } from '../items/grouping';
import { useGroupLabel } from '../items/use-group-label';
import { planQuery } from '../plan-queries';

const gramsOf = (items: readonly Item[]): number =>
  items.reduce((sum, { weightGrams, quantity }) => sum + (weightGrams ?? 0) * quantity, 0);

/** One's own bags by this list and what they weigh, which is free; and what premium adds to that. */
export const Offer = ({ planId }: { planId: string }) => {
  useWords('packing');
  const { t } = useTranslation('luggage');
  const { locale, to } = useLocale();
  const units = useUnits();
  const label = useGroupLabel('bag');
  const { data: plan } = useQuery(planQuery(planId));
  const going = (plan?.items ?? []).filter((item) => !item.hidden);
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <section aria-labelledby="own-bags" className="rounded-lg bg-surface p-5 shadow-1 ring-1 ring-line">
        <h2 id="own-bags" className="text-xl">
          {t('gate.yours')}
        </h2>
        <ul className="mt-3">
          {groupItems(going, 'bag').map(({ category, items }) => (
            <li key={category} className="flex items-baseline gap-3 border-b-2 border-dashed border-line py-2.5">
              <Icon name="luggage" className="size-5 self-center text-secondary-ink" />
              <span className="min-w-0 flex-1 font-semibold">{label(category)}</span>
              <span className="text-sm text-muted">{t('contents', { count: items.length })}</span>
              <span className="tabular-nums text-sm font-bold">≈ {formatWeight(gramsOf(items), units, locale)}</span>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-muted">
          {t('total', { weight: `≈ ${formatWeight(gramsOf(going), units, locale)}` })}
        </p>
      </section>
      <section aria-labelledby="premium-bags" className="tag grid content-start gap-4">
        <h2 id="premium-bags" className="text-xl">
          {t('premiumTitle')}
        </h2>
        <ul className="grid gap-2 text-sm">
          {(['limits', 'rules', 'advice', 'people', 'scales'] as const).map((gift) => (
            <li key={gift} className="flex items-start gap-2.5">
              <Icon name="check" className="mt-0.5 size-4 shrink-0" />
              {t(`gate.${gift}`)}
            </li>
          ))}
        </ul>
        <Link to={to(PATHS.billing)} className={`${buttonStyle()} justify-self-start`}>
          {t('premiumAction')}
        </Link>
      </section>
    </div>
  );
};
