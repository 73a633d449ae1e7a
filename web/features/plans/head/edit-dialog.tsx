import { useTranslation } from '../../../i18n/use-translation';
import { changePlanInput } from '../../../../worker/plans/contract';
import { boundOf, PLAN_MESSAGES } from '../../../../worker/plans/limits';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { TextDialog } from '../../dialogs/text-dialog';
import { changePlan } from '../plan-queries';
import type { EditedField } from './plan-menu-items';

interface EditProps {
  planId: string;
  field: EditedField;
  /** What it is now. */
  value: string | undefined;
}

const EditDialog = ({ planId, field, value = '', ...controls }: EditProps & OverlayControls<boolean>) => {
  const { t } = useTranslation(['plans', 'creating']);
  const errorOf = (message: string): string => {
    if (message === PLAN_MESSAGES.name) return t('creating:create.errors.nameMissing');
    const max = boundOf(message);
    return max === undefined ? t('creating:create.errors.invalid') : t('creating:create.errors.long', { max });
  };
  return (
    <TextDialog
      {...controls}
      title={t(`edit.${field}.title`)}
      label={t(`edit.${field}.label`)}
      value={value}
      parse={(typed) => {
        const { data, error } = changePlanInput.shape[field].safeParse(typed);
        return error ? { error: errorOf(error.issues[0]?.message ?? '') } : { value: data };
      }}
      save={(given) => changePlan(planId, { [field]: given })}
    />
  );
};

/** Asks for one line of a plan anew; resolves with true once it is saved. */
export const editPlanDialog = createOverlay<EditProps, boolean>(EditDialog);
