import { useTranslation } from '../../../i18n/use-translation';
import type { Finding, Luggage, LuggageItem } from '../../../../worker/plans/luggage/contract';
import { Badge } from '../../../ui/feedback';
import { Button } from '../../../ui/button';
import { useBagName } from './use-bag-name';
import type { LuggageActions } from './use-luggage-actions';

/** Where a thing with a finding belongs. */
const BETTER = {
  liquid: 'hold',
  blade: 'hold',
  'hold-only': 'hold',
  battery: 'cabin',
  'keep-with-you': 'cabin',
} as const satisfies Record<Finding, 'cabin' | 'hold'>;

interface FoundItem extends LuggageItem {
  finding: Finding;
}
const isFound = (item: LuggageItem): item is FoundItem => item.finding !== null;

/** What breaks the rules of airlines where it is, why, and where it may go; what is forbidden first. */
export const Findings = ({ luggage, actions }: { luggage: Luggage; actions: LuggageActions }) => {
  const { t } = useTranslation('luggage');
  const bagName = useBagName();
  const found = luggage.items.filter(isFound).toSorted((one, other) => Number(other.forbidden) - Number(one.forbidden));
  const groups = Map.groupBy(found, ({ finding }) => finding);
  return (
    <section aria-labelledby="luggage-rules" className="rounded-lg border border-line p-5">
      <h2 id="luggage-rules" className="text-xl">
        {t('rules.title')}
      </h2>
      {found.length === 0 && <p className="mt-2 text-muted">{t('rules.none')}</p>}
      <ul className="mt-3 grid gap-5">
        {[...groups].map(([finding, items]) => {
          const isForbidden = items.some(({ forbidden }) => forbidden);
          const target = luggage.bags.find(({ kind }) => kind === BETTER[finding]);
          return (
            <li key={finding} className="grid gap-2">
              <p className="flex items-start gap-2.5 text-sm">
                <Badge color={isForbidden ? 'error' : 'warning'}>
                  {t(isForbidden ? 'rules.forbidden' : 'rules.mind')}
                </Badge>
                <span className="flex-1">{t(`rules.${finding}`)}</span>
              </p>
              <ul className="flex flex-wrap gap-2">
                {items.map((item) => (
                  <li
                    key={item.itemId}
                    className="flex min-h-8 items-center gap-2 rounded-md bg-text/8 py-0.5 pr-1 pl-3 text-sm font-medium"
                  >
                    <span className="py-1 pr-2">{item.name}</span>
                    {target && (
                      <Button
                        size="xs"
                        variant="soft"
                        color="neutral"
                        aria-label={`${item.name}: ${t('rules.moveTo', { bag: bagName(target) })}`}
                        onClick={() => actions.place(item.itemId, { bagId: target.id })}
                      >
                        {t('rules.moveTo', { bag: bagName(target) })}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      <p className="mt-5 text-xs text-faint">{t('rules.source')}</p>
    </section>
  );
};
