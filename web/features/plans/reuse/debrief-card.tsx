import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { PlanSummary } from '../../../../worker/plans/contract';
import { useAttempt } from '../../../ui/use-attempt';
import { useWords } from '../../../i18n/lazy-words';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { toast } from '../../../ui/toast';
import { debriefPlan } from './reuse-calls';

/** Asks for a review of a trip that is over, or to never ask again. */
export const DebriefCard = ({ plan }: { plan: Pick<PlanSummary, 'id' | 'name' | 'destination' | 'place'> }) => {
  useWords('reuse');
  const { t } = useTranslation('reuse');
  const attempt = useAttempt();
  const place = plan.place?.name ?? plan.destination;
  const tell = async () => {
    await (await import('./debrief-dialog')).debriefDialog.open({ planId: plan.id, place });
  };
  const [isSkipped, setSkipped] = useState(false);
  const skip = async () => {
    setSkipped(true);
    document.getElementById('content')?.focus({ preventScroll: true });
    if (await attempt(() => debriefPlan(plan.id, { used: [], unused: [], missed: [] }))) {
      toast.message(t('debrief.skipped'));
    } else setSkipped(false);
  };
  if (isSkipped) return null;
  return (
    <section
      aria-label={t('debrief.title', { place })}
      className="no-print stitched flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md px-5 py-4"
    >
      <div className="flex min-w-0 flex-[1_1_16rem] items-start gap-3">
        <Icon name="list-checks" className="mt-0.5 size-5 text-secondary-ink" />
        <div>
          <h2 className="text-lg leading-snug">{t('debrief.title', { place })}</h2>
          <p className="text-sm text-muted">{t('debrief.lead')}</p>
        </div>
      </div>
      <div className="flex gap-2 max-sm:w-full">
        <Button variant="ghost" color="neutral" className="max-sm:h-12! max-sm:flex-1" onClick={skip}>
          {t('debrief.skip')}
        </Button>
        <Button variant="outline" className="max-sm:h-12! max-sm:flex-1" onClick={tell}>
          {t('debrief.start')}
        </Button>
      </div>
    </section>
  );
};
