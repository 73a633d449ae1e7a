import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { changePlanInput, PLAN_LIMITS } from '../../../worker/plans/contract';
import { useErrorText } from '../../i18n/use-error-text';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field, Input } from '../../ui/field';
import { createOverlay, type OverlayControls } from '../../ui/overlay';
import { renamePlan } from './plan-queries';

interface RenameProps {
  planId: string;
  name: string;
}

const RenameDialog = ({ planId, name, open, onClose, onAfterLeave }: RenameProps & OverlayControls<boolean>) => {
  const { t } = useTranslation(['plans', 'common']);
  const errorText = useErrorText();
  const [value, setValue] = useState(name);
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    const input = changePlanInput.safeParse({ name: value });
    if (!input.success) {
      setError(t(value.trim() ? 'create.errors.nameLong' : 'create.errors.nameMissing', { max: PLAN_LIMITS.name }));
      return;
    }
    setIsSaving(true);
    try {
      await renamePlan(planId, input.data.name);
      onClose(true);
    } catch (problem) {
      setError(errorText(problem));
    } finally {
      setIsSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose(false)}
      onClosed={onAfterLeave}
      title={t('plan.renameTitle')}
      closeLabel={t('common:close')}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field label={t('create.name')} error={error}>
          <Input
            value={value}
            onChange={(event) => {
              setValue(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
        <div className="flex justify-end">
          <Button type="submit" pending={isSaving}>
            {t('common:save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

/** Asks for a plan's new name; resolves with true once it is saved. */
export const renamePlanDialog = createOverlay<RenameProps, boolean>(RenameDialog);
