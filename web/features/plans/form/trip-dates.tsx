import { useTranslation } from '../../../i18n/use-translation';
import { PLAN_MESSAGES, tripLength } from '../../../../worker/plans/limits';
import { Field, Input } from '../../../ui/field';
import type { FormParts } from '../../../ui/use-form';
import { isCalendarDate, today } from '../dates';
import type { PlanForm } from '../draft';
import { useFieldMessage } from './field-message';

/** The days of the trip. */
export const TripDates = ({ fields: { register, error }, form }: { fields: FormParts<PlanForm>; form: PlanForm }) => {
  const { t } = useTranslation('creating');
  const message = useFieldMessage();
  // Said at once: the schema looks at the dates together only when every field by itself is right.
  const areReversed =
    isCalendarDate(form.startDate) && isCalendarDate(form.endDate) && tripLength(form.startDate, form.endDate) < 1;
  const isOver = isCalendarDate(form.endDate) && form.endDate < today();
  const endError = error('endDate') ?? (areReversed ? PLAN_MESSAGES.datesReversed : undefined);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t('create.start')} error={message('startDate', error('startDate'), form)}>
        <Input type="date" min="2000-01-01" max="2100-12-31" {...register('startDate')} />
      </Field>
      <Field
        label={t('create.end')}
        error={message('endDate', endError, form)}
        hint={isOver && <span className="text-warning-ink">{t('create.isOver')}</span>}
      >
        <Input type="date" min={form.startDate || '2000-01-01'} max="2100-12-31" {...register('endDate')} />
      </Field>
    </div>
  );
};
