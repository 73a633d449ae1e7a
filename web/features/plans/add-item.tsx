import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PLAN_LIMITS } from '../../../worker/plans/contract';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useCategoryLabel } from './use-category-label';

/** One line at the end of a category: type, Enter, and the next one. */
export const AddItem = ({ category, onAdd }: { category: string; onAdd: (name: string, category: string) => void }) => {
  const { t } = useTranslation('plans');
  const label = useCategoryLabel()(category);
  const id = useId();
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name.replace(/\s+/g, ' ').trim();
    if (!trimmed) return;
    onAdd(trimmed, category);
    setName('');
  };
  return (
    <form onSubmit={submit} className="no-print flex items-center gap-2 pl-1">
      <Icon name="plus" className="size-5.5 shrink-0 text-faint" />
      <label htmlFor={id} className="sr-only">
        {t('plan.addName', { category: label })}
      </label>
      <input
        id={id}
        value={name}
        maxLength={PLAN_LIMITS.itemName}
        placeholder={t('plan.addPlaceholder')}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => setName(event.target.value)}
        className="h-11 min-w-0 flex-1 rounded-sm bg-transparent px-1 placeholder:text-faint"
      />
      {name.trim() && (
        <Button type="submit" size="sm" variant="soft">
          {t('plan.addButton')}
        </Button>
      )}
    </form>
  );
};
