import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field, Input } from '../../ui/field';
import type { OverlayControls } from '../../ui/overlay';
import { useSave } from './use-save';

interface TextDialogProps extends OverlayControls<boolean> {
  title: string;
  description?: string;
  label: string;
  /** The text before the edit. */
  value: string;
  /** The typed text as it is saved, or what is wrong with it. */
  parse: (typed: string) => { value: string } | { error: string };
  /** Saves it; the dialog stays, and says why, when that fails. */
  save: (value: string) => Promise<void>;
}

/** Edits one line of text, such as a name; resolves with true once it is saved. */
export const TextDialog = (props: TextDialogProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(props.value);
  const { error, setError, isSaving, save } = useSave(() => props.onClose(true));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = props.parse(typed);
    if ('error' in input) setError(input.error);
    else void save(() => props.save(input.value));
  };
  return (
    <Dialog {...props}>
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
