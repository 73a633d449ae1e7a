import { useTranslation } from '../../../i18n/use-translation';
import type { Plan } from '../../../../worker/plans/contract';
import { useUser } from '../../../api/use-user';
import { useWords } from '../../../i18n/lazy-words';
import { useLocale } from '../../../i18n/use-locale';
import { NEW_PLAN_PATH } from '../../../paths';
import { Button } from '../../../ui/button';
import { PageTitle } from '../../../ui/page-title';
import { formatRange } from '../dates';
import { formOf, writeDraft } from '../draft';
import { BackToPlans } from '../head/back-to-plans';
import { useDeletePlan } from '../head/use-delete-plan';
import { useNavigate } from '../../../routing/pages';
import { AirportCode } from '../head/airport-code';

/** What went wrong, that it cost nothing, and what can be done. */
export const PlanFailed = ({ plan }: { plan: Plan }) => {
  useWords('progress');
  const { t } = useTranslation(['plans', 'progress']);
  const { locale, to } = useLocale();
  const remove = useDeletePlan(plan);
  const userId = useUser()?.id ?? '';
  const navigate = useNavigate();
  const again = () => {
    // The form takes what was typed from its draft.
    writeDraft(userId, { form: formOf(plan) });
    void navigate(to(NEW_PLAN_PATH));
  };
  return (
    <section role="alert" className="grid justify-items-start gap-5">
      <PageTitle>{t('progress:failedTitle')}</PageTitle>
      <BackToPlans />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <AirportCode code={plan.airport} className="text-5xl text-secondary-ink" />
        <p className="stamp text-lg! text-error-ink">{t('list.failedStatus')}</p>
      </div>
      <p className="flex flex-wrap gap-x-2.5 text-muted">
        <span dir="auto" className="font-semibold text-text wrap-anywhere">
          {plan.name}
        </span>
        {formatRange(plan.startDate, plan.endDate, locale)}
      </p>
      <h1 className="text-3xl">{t('progress:failedTitle')}</h1>
      <p className="max-w-prose text-lg text-muted">{t('progress:failedText')}</p>
      <p className="max-w-prose text-muted">{t('progress:failedWhat')}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" icon="rotate-ccw" onClick={again}>
          {t('progress:tryAgain')}
        </Button>
        <Button size="lg" variant="outline" color="neutral" icon="trash-2" onClick={() => void remove()}>
          {t('progress:failedDelete')}
        </Button>
      </div>
    </section>
  );
};
