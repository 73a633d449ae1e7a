import { useTranslation } from '../../../i18n/use-translation';
import { boundOf, PLAN_LIMITS, PLAN_MESSAGES } from '../../../../worker/plans/limits';
import type { PlanForm } from '../draft';

/**
 * Says in the page's language what is wrong with a field of the create form; `message` is the contract's English text,
 * from the form's own check or from the server.
 */
export const useFieldMessage = () => {
  const { t } = useTranslation('creating');
  return (field: keyof PlanForm, message: string | undefined, form: PlanForm): string | undefined => {
    if (message === undefined) return undefined;
    const isEmpty = form[field].length === 0;
    switch (message) {
      case PLAN_MESSAGES.datesReversed:
        return t('create.errors.datesReversed');
      case PLAN_MESSAGES.tooManyDays:
        return t('create.errors.tooLong', { max: PLAN_LIMITS.days });
      case PLAN_MESSAGES.date:
        if (!isEmpty) return t('create.errors.dateInvalid');
        return t(field === 'startDate' ? 'create.errors.startMissing' : 'create.errors.endMissing');
      case PLAN_MESSAGES.tooManyActivities:
        return t('create.activitiesMax');
      case PLAN_MESSAGES.destination:
        return t('create.errors.destinationMissing');
    }
    const max = boundOf(message);
    return max === undefined ? t('create.errors.invalid') : t('create.errors.long', { max });
  };
};
