import { useState } from 'react';
import { useErrorText } from '../../i18n/use-error-text';

/** Saving from a dialog with one field: whether it is under way, and what is wrong with what was typed or went wrong. */
export const useSave = (onSaved: () => void) => {
  const errorText = useErrorText();
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const save = async (work: () => Promise<unknown>): Promise<void> => {
    setIsSaving(true);
    try {
      await work();
      onSaved();
    } catch (problem) {
      setError(errorText(problem));
    } finally {
      setIsSaving(false);
    }
  };
  return { error, setError, isSaving, save };
};
