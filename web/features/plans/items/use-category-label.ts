import { useCallback } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { isCategoryId } from './category-ids';

/** The name of a category in the page's language; the traveller's own is as they wrote it. */
export const useCategoryLabel = (): ((category: string) => string) => {
  const { t } = useTranslation('plans');
  return useCallback((category) => (isCategoryId(category) ? t(`categories.${category}`) : category), [t]);
};
