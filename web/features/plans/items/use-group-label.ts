import { useTranslation } from '../../../i18n/use-translation';
import { useLocale } from '../../../i18n/use-locale';
import { bagOf, namesIn, type Grouping } from './grouping';
import { useCategoryLabel } from './use-category-label';

/** What a group of the list is called. */
export const useGroupLabel = (by: Grouping): ((key: string) => string) => {
  const { t } = useTranslation('packing');
  const { locale } = useLocale();
  const category = useCategoryLabel();
  if (by === 'category') return category;
  if (by === 'bag') return (key) => t(`bags.${bagOf({ bag: key })}`);
  const list = new Intl.ListFormat(locale);
  return (key) => {
    const names = list.format(namesIn(key));
    return names === '' ? t('view.everybody') : names.charAt(0).toLocaleUpperCase(locale) + names.slice(1);
  };
};
