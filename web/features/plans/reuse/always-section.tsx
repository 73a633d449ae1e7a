import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { addAlwaysInput } from '../../../../worker/plans/reuse/contract';
import { useErrorText } from '../../../i18n/use-error-text';
import { Button } from '../../../ui/button';
import { Field, Input } from '../../../ui/field';
import { toast } from '../../../ui/toast';
import { useCategoryLabel } from '../list/use-category-label';
import { Row, Section } from '../../identity/settings/section';
import { addAlways, alwaysQuery, removeAlways } from './reuse-calls';

/** What joins every new list. */
export const AlwaysSection = () => {
  const { t } = useTranslation(['reuse', 'plans']);
  const errorText = useErrorText();
  const categoryLabel = useCategoryLabel();
  const { data: items } = useQuery(alwaysQuery);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [isAdding, setIsAdding] = useState(false);
  const add = async () => {
    const input = addAlwaysInput.safeParse({ name });
    if (!input.success) {
      if (name.trim()) setError(t('template.nameError', { max: 80 }));
      return;
    }
    setIsAdding(true);
    try {
      await addAlways(input.data);
      setName('');
    } catch (problem) {
      setError(errorText(problem));
    } finally {
      setIsAdding(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add();
  };
  const remove = async (id: string) => {
    try {
      await removeAlways(id);
    } catch (problem) {
      toast.error(errorText(problem));
    }
  };
  return (
    <Section title={t('settings.always')} lead={t('settings.alwaysLead')}>
      <form onSubmit={submit} noValidate className="mb-4 flex items-end gap-3">
        <Field label={t('settings.alwaysName')} error={error} className="min-w-0 flex-1">
          <Input
            value={name}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
        <Button type="submit" variant="outline" icon="plus" pending={isAdding} className="mb-1.5 h-11!">
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
          <Button
            variant="ghost"
            color="neutral"
            icon="x"
            aria-label={t('settings.alwaysRemove', { name: item.name })}
            onClick={() => remove(item.id)}
          />
        </Row>
      ))}
    </Section>
  );
};
