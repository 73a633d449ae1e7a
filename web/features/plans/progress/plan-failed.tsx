import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Plan } from '../../../../worker/plans/contract';
import { useUser } from '../../../api/use-user';
import { useLocale } from '../../../i18n/use-locale';
import { NEW_PLAN_PATH } from '../../../paths';
import { Button } from '../../../ui/button';
import { PageTitle } from '../../../ui/page-title';
import { destinationCode } from '../destination-code';
import { formOf, writeDraft } from '../draft';

/** What went wrong, that it cost nothing, and what can be done. */
export const PlanFailed = ({ plan }: { plan: Plan }) => {
  const { t } = useTranslation('plans');
  const { to } = useLocale();
  const userId = useUser()?.id ?? '';
  const navigate = useNavigate();
  const again = () => {
    // The form takes what was typed from its draft.
    writeDraft(userId, { form: formOf(plan) });
    void navigate(to(NEW_PLAN_PATH));
  };
  return (
    <section role="alert" className="grid justify-items-start gap-5 py-6">
      <PageTitle>{t('progress.failedTitle')}</PageTitle>
      <p aria-hidden className="code text-5xl text-secondary-ink">
        {destinationCode(plan.destination, plan.place?.country)}
        <span className="stamp not-first:ml-4 align-middle text-lg! text-error-ink">{t('list.failedStatus')}</span>
      </p>
      <h1 className="text-3xl">{t('progress.failedTitle')}</h1>
      <p className="max-w-prose text-lg text-muted">{t('progress.failedText')}</p>
      <p className="max-w-prose text-muted">{t('progress.failedWhat')}</p>
      <Button size="lg" icon="rotate-ccw" onClick={again}>
        {t('progress.tryAgain')}
      </Button>
    </section>
  );
};
