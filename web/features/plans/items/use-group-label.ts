import { useTranslation } from 'react-i18next';
import type { Person } from '../../../../worker/plans/contract';
import { useLocale } from '../../../i18n/use-locale';
import { bagOf, namesIn, type Grouping } from './grouping';
import { useCategoryLabel } from './use-category-label';
import { usePersonLabel } from './use-person-label';

/** What a group of the list is called for one of the people who pack it. */
export const useGroupLabel = (by: Grouping, people: readonly Person[]): ((key: string) => string) => {
  const { t } = useTranslation('packing');
  const { locale } = useLocale();
  const category = useCategoryLabel();
  const personLabel = usePersonLabel(people);
  if (by === 'category') return category;
  if (by === 'bag') return (key) => t(`bags.${bagOf({ bag: key })}`);
  const list = new Intl.ListFormat(locale);
  return (key) => {
    const names = list.format(namesIn(key).map(personLabel));
    return names === '' ? t('view.everybody') : names.charAt(0).toLocaleUpperCase(locale) + names.slice(1);
  };
};
