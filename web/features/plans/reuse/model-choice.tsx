import { useTranslation } from '../../../i18n/use-translation';
import type { Plan } from '../../../../worker/plans/contract';
import { Checkbox } from '../../../ui/field';

export interface ModelChoiceProps {
  plan: Pick<Plan, 'generatedBy' | 'modelFailed'>;
  value: boolean;
  onChange: (asksModel: boolean) => void;
}

/** Whether the language model is asked too, and what that costs; nothing where none took part in the list. */
export const ModelChoice = ({ plan, value, onChange }: ModelChoiceProps) => {
  const { t } = useTranslation('reuse');
  if (!plan.generatedBy?.model && !plan.modelFailed) return null;
  return (
    <Checkbox
      checked={value}
      onChange={(event) => onChange(event.target.checked)}
      label={
        <>
          <span className="font-semibold">{t('trip.model')}</span>
          <span className="block text-muted">{t('trip.modelCost')}</span>
        </>
      }
    />
  );
};
