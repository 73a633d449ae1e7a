import { useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { CreatePlanBody } from '../../../../worker/plans/contract';
import { useErrorText } from '../../../i18n/use-error-text';
import { useLocale } from '../../../i18n/use-locale';
import { planPath } from '../../../paths';
import { Button } from '../../../ui/button';
import { useAction } from '../../../ui/use-action';
import { createPlan } from '../plan-queries';
import { useNavigate } from '../../../routing/pages';

interface OtherTripProps {
  /** The plan whose own items the new one takes over. */
  planId: string;
  trip: CreatePlanBody;
  onMade: () => void;
}

/** Says that another destination is a plan of its own and what it costs, and makes it when asked. */
export const OtherTrip = ({ planId, trip, onMade }: OtherTripProps) => {
  const { t } = useTranslation('reuse');
  const { locale, to } = useLocale();
  const navigate = useNavigate();
  const errorText = useErrorText();
  // The same trip asked for again, after an answer that got lost, is the same plan.
  const key = useRef(crypto.randomUUID());
  const { failure, isRunning, run } = useAction();
  const make = () =>
    run(async () => {
      const plan = await createPlan({ ...trip, locale, itemsFrom: planId }, key.current);
      onMade();
      await navigate(to(planPath(plan.id)));
    });
  return (
    <section role="alert" className="grid gap-3 rounded-xl border border-line p-4">
      <h3 className="font-semibold">{t('trip.otherTitle')}</h3>
      <p className="text-sm text-muted">{t('trip.otherText')}</p>
      {failure !== null && <p className="text-sm text-error-ink">{errorText(failure)}</p>}
      <Button className="justify-self-start" pending={isRunning} onClick={() => void make()}>
        {t('trip.otherSubmit')}
      </Button>
    </section>
  );
};
