import { notifyManager } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { mergeTripCorrections, type TripCorrections } from '../../../../worker/engine/trip/contract';
import type { Trip } from '../../../../worker/engine/trip/schema';
import type { Plan } from '../../../../worker/plans/contract';
import { isApiError } from '../../../api/error';
import { useErrorText } from '../../../i18n/use-error-text';
import { useWords } from '../../../i18n/lazy-words';
import { toast } from '../../../ui/toast';
import { correctFacts } from '../plan-queries';
import { correctAtOnce, type Change } from './corrections';
import type { ListDifference } from '../list-difference';
import { UnderstoodPanel } from './panel';
import { useDifferenceText } from './use-difference-text';

/** So long a change can be read and taken back, milliseconds. */
const TOLD_MS = 8000;

/** What was understood of a finished plan; a correction makes the list again, with a way back. */
export const PlanUnderstood = ({ plan, trip }: { plan: Plan; trip: Trip }) => {
  useWords('understood');
  const { t } = useTranslation(['understood', 'common']);
  const errorText = useErrorText();
  const told = useDifferenceText();
  const { id, facts } = plan;
  /** What is being sent: shown at once, since the next correction is made from what is shown. */
  const [sent, setSent] = useState<TripCorrections>({});
  /** They are sent one after another: an older one that came later would undo the newer one. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const reading = useMemo(() => {
    const labels = Object.fromEntries(facts.flatMap(({ tag, label }) => (tag ? [[tag, label]] : [])));
    return { trip: correctAtOnce(trip, sent), labels, isDated: true };
  }, [facts, trip, sent]);
  const change = useMemo(() => {
    const send = async (corrections: Change['take']): Promise<ListDifference | null> => {
      try {
        return await correctFacts(id, { trip: corrections });
      } catch (error) {
        const leadsElsewhere = isApiError(error, 'validation_failed') && 'trip.legs' in error.fields;
        toast.error(leadsElsewhere ? t('elsewhere') : errorText(error));
        return null;
      }
    };
    const correct = (corrections: Change['take']): Promise<ListDifference | null> => {
      setSent((known) => mergeTripCorrections(known, corrections));
      const answer = last.current.then(() => send(corrections));
      last.current = answer;
      // In the order of the query's own notices: cleared only once the answer is shown, or the old trip would flash.
      void answer.then(() => notifyManager.schedule(() => last.current === answer && setSent({})));
      return answer;
    };
    return ({ take, back }: Change, what: string) => {
      void correct(take).then((difference) => {
        if (!difference) return;
        toast.success(t('corrected', { what }), {
          description: told(difference),
          duration: TOLD_MS,
          action: { label: t('common:undo'), onClick: () => void correct(back) },
        });
      });
    };
  }, [id, errorText, t, told]);
  return <UnderstoodPanel reading={reading} lead={t('leadPlan')} titleId="plan-facts" onChange={change} />;
};
