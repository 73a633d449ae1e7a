import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { addAlwaysInput } from '../../../../worker/plans/preferences/contract';
import { useErrorText } from '../../../i18n/use-error-text';
import { useAttempt } from '../../../ui/use-attempt';
import { Button, IconButton } from '../../../ui/button';
import { Field, Input } from '../../../ui/field';
import { useCategoryLabel } from '../items/use-category-label';
import { Row, Section } from '../../../ui/section';
import { addAlways, alwaysChanges, alwaysQuery, isSaved, removeAlways } from './reuse-calls';

/** What joins every new list. */
export const AlwaysSection = () => {
  const { t } = useTranslation(['reuse', 'plans']);
  const errorText = useErrorText();
  const attempt = useAttempt();
  const categoryLabel = useCategoryLabel();
  const items = alwaysChanges.useApplied(alwaysQuery.queryKey, useQuery(alwaysQuery).data);
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const add = async () => {
    const input = addAlwaysInput.safeParse({ name });
    if (!input.success) {
      if (name.trim()) setError(t('template.nameError', { max: 80 }));
      return;
    }
    setName('');
    try {
      await addAlways(input.data);
    } catch (problem) {
      // What was typed comes back, unless something else has been begun.
      setName((typed) => typed || name);
      setError(errorText(problem));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add();
  };
  const remove = async (id: string) => {
    // The button that was pressed is gone.
    field.current?.focus();
    await attempt(() => removeAlways(id));
  };
  return (
    <Section title={t('settings.always')} lead={t('settings.alwaysLead')}>
      <form onSubmit={submit} noValidate className="mb-4 flex items-end gap-3">
        <Field label={t('settings.alwaysName')} error={error} className="min-w-0 flex-1">
          <Input
            ref={field}
            value={name}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
        <Button type="submit" variant="outline" icon="plus" className="mb-1.5 h-11!">
          {t('settings.alwaysAdd')}
        </Button>
      </form>
      {items?.length === 0 && <p className="text-sm text-faint">{t('settings.alwaysNone')}</p>}
      {items?.map((item) => (
        <Row
          key={item.id}
          label={item.quantity > 1 ? `${item.quantity} × ${item.name}` : item.name}
          value={categoryLabel(item.category)}
        >
          <IconButton
            icon="x"
            pending={!isSaved(item)}
            label={t('settings.alwaysRemove', { name: item.name })}
            onClick={() => remove(item.id)}
          />
        </Row>
      ))}
    </Section>
  );
};
