import { useTranslation } from '../../../i18n/use-translation';
import type { PlanSummary } from '../../../../worker/plans/contract';
import { loadWords } from '../../../i18n/lazy-words';
import { useLocale } from '../../../i18n/use-locale';
import { PATHS, planPath } from '../../../paths';
import { Icon } from '../../../ui/icon';
import { PremiumTag, useIsPremium } from '../../money/billing/premium';
import { useNavigate } from '../../../routing/pages';

/** On the tag of a plan: the same trip again. For free accounts it says what it is and leads to where that is had. */
export const CopyButton = ({ plan }: { plan: Pick<PlanSummary, 'id' | 'name'> }) => {
  const { t } = useTranslation('plans');
  const { locale, to } = useLocale();
  const navigate = useNavigate();
  const isPremium = useIsPremium();
  const copy = async () => {
    if (!isPremium) return navigate(to(PATHS.billing));
    const [{ copyDialog }] = await Promise.all([
      import('./copy-dialog'),
      loadWords(locale, 'reuse'),
      loadWords(locale, 'creating'),
    ]);
    const id = await copyDialog.open({ plan });
    if (id) await navigate(to(planPath(id)));
  };
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="relative z-10 -ml-2 inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-md px-2 text-sm font-semibold text-tag-muted transition-colors hover:bg-tag-ink/10 hover:text-tag-ink"
    >
      <Icon name="copy" className="size-4.5" />
      {t('list.again')}
      <span className="sr-only">: {plan.name}</span>
      <PremiumTag onPaper />
    </button>
  );
};
