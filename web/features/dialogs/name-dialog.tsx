import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useErrorText } from '../../i18n/use-error-text';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field, Input } from '../../ui/field';
import type { OverlayControls } from '../../ui/overlay';

interface NameDialogProps extends Pick<OverlayControls<boolean>, 'open' | 'onAfterLeave'> {
  /** With whether a name was saved. */
  onClose: (isSaved: boolean) => void;
  title: string;
  description?: string;
  label: string;
  /** The name that it has. */
  name: string;
  /** The typed name as it is saved, or what is wrong with it. */
  read: (typed: string) => { name: string } | { error: string };
  /** Saves it; the dialog stays, and says why, when that fails. */
  save: (name: string) => Promise<void>;
}

/** Asks for a name. */
export const NameDialog = (props: NameDialogProps) => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [typed, setTyped] = useState(props.name);
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    const input = props.read(typed);
    if ('error' in input) {
      setError(input.error);
      return;
    }
    setIsSaving(true);
    try {
      await props.save(input.name);
      props.onClose(true);
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
      open={props.open}
      onOpenChange={(isOpen) => !isOpen && props.onClose(false)}
      onClosed={props.onAfterLeave}
      title={props.title}
      description={props.description}
      closeLabel={t('close')}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field label={props.label} error={error}>
          <Input
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
        <div className="flex justify-end">
          <Button type="submit" pending={isSaving}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
