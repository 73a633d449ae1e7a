import {
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { PLAN_LIMITS } from '../../../../worker/plans/limits';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { toast } from '../../../ui/toast';
import { readLine } from './paste-lines';
import { currentBox } from './current-box';
import { useCategoryLabel } from '../items/use-category-label';

export interface AddItemProps {
  category: string;
  /** Returns whether it was added; what was not stays typed. */
  onAdd: (name: string, quantity: number, category: string) => boolean;
  /** Several lines were pasted. */
  onPaste: (text: string, category: string) => Promise<void>;
}

/** One line at the end of a category: type, Enter, and the next one. "3 socks" is three of them. */
export const AddItem = ({ category, onAdd, onPaste }: AddItemProps) => {
  const { t } = useTranslation('plans');
  const label = useCategoryLabel()(category);
  const id = useId();
  const [text, setText] = useState('');
  const cameFrom = useRef<HTMLElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const line = readLine(text);
    if (line && onAdd(line.name, line.quantity, category)) setText('');
  };
  const note = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (currentTarget.parentElement?.contains(relatedTarget)) return;
    cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  /** Escape leaves nothing typed, and leads back to where one came from, or to the row that is current. */
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    setText('');
    const back = cameFrom.current?.isConnected ? cameFrom.current : null;
    (back ?? currentBox())?.focus();
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (/\S\s*\n\s*\S/.test(pasted)) {
      event.preventDefault();
      void onPaste(pasted, category);
    } else if (pasted.trim().length > PLAN_LIMITS.itemName) {
      // The field takes the beginning, as fields do; that it is not all of it is said.
      toast.info(t('plan.nameCut', { max: PLAN_LIMITS.itemName }));
    }
  };
  return (
    <form onSubmit={submit} className="no-print flex items-center gap-2 pl-1">
      <Icon name="plus" className="size-5.5 shrink-0 text-faint" />
      <label htmlFor={id} className="sr-only">
        {t('plan.addName', { category: label })}
      </label>
      <input
        id={id}
        dir="auto"
        value={text}
        maxLength={PLAN_LIMITS.itemName}
        placeholder={t('plan.addPlaceholder')}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => setText(event.target.value)}
        onPaste={paste}
        onFocus={note}
        onKeyDown={leave}
        className="add-line h-11 min-w-0 flex-1 rounded-sm bg-transparent px-1 placeholder:text-faint"
      />
      {text.trim() && (
        <Button type="submit" size="sm" variant="soft">
          {t('plan.addButton')}
        </Button>
      )}
    </form>
  );
};
