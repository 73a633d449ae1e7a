import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { PlanSummary } from '../../../../worker/plans/contract';
import { copyPlanInput } from '../../../../worker/plans/copies/contract';
import { Button } from '../../../ui/button';
import { useAction } from '../../../ui/use-action';
import { Failure } from '../../../ui/failure';
import { Dialog } from '../../../ui/dialog';
import { Field, Input } from '../../../ui/field';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { toast } from '../../../ui/toast';
import { EMPTY_FORM } from '../draft';
import { useFieldMessage } from '../form/field-message';
import { copyPlan } from './reuse-calls';

interface CopyProps {
  plan: Pick<PlanSummary, 'id' | 'name'>;
}

const CopyDialog = ({ plan, ...controls }: CopyProps & OverlayControls<string>) => {
  const { t } = useTranslation(['reuse', 'plans']);
  const message = useFieldMessage();
  const [form, setForm] = useState({ startDate: '', endDate: '' });
  const [errors, setErrors] = useState<{ startDate?: string; endDate?: string }>({});
  const { failure, isRunning: isCopying, run } = useAction();
  const [key] = useState(() => crypto.randomUUID());

  const copy = async () => {
    const input = copyPlanInput.safeParse(form);
    if (!input.success) {
      const of = (field: 'startDate' | 'endDate') => {
        const text = input.error.issues.find(({ path }) => path[0] === field)?.message;
        const said = message(field, text, { ...EMPTY_FORM, ...form });
        return said === undefined ? {} : { [field]: said };
      };
      setErrors({ ...of('startDate'), ...of('endDate') });
      return;
    }
    await run(async () => {
      // The dates are part of the idempotency key: other dates make another copy.
      const copied = await copyPlan(plan.id, input.data, `${key}:${form.startDate}:${form.endDate}`);
      toast.success(t('copy.done', { name: copied.name }));
      controls.onClose(copied.id);
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void copy();
  };
  const set = (field: 'startDate' | 'endDate') => (value: string) => {
    setForm((known) => ({ ...known, [field]: value }));
    setErrors({});
  };
  return (
    <Dialog {...controls} title={t('copy.title')} description={t('copy.lead')}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <p className="code text-sm text-secondary-ink">{plan.name}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('trip.start')} error={errors.startDate}>
            <Input type="date" value={form.startDate} onChange={(event) => set('startDate')(event.target.value)} />
          </Field>
          <Field label={t('trip.end')} error={errors.endDate}>
            <Input
              type="date"
              min={form.startDate || undefined}
              value={form.endDate}
              onChange={(event) => set('endDate')(event.target.value)}
            />
          </Field>
        </div>
        <Failure error={failure} />
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-sm text-muted">{t('copy.free')}</p>
          <Button type="submit" icon="copy" pending={isCopying}>
            {t('copy.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

/** Asks for other dates of a trip; resolves with the id of the new plan. */
export const copyDialog = createOverlay<CopyProps, string>(CopyDialog);
