import { useCallback } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Bag } from '../../../../worker/plans/luggage/contract';

/** What a bag is called: its own name, else its kind, with a number where there are several. */
export const useBagName = (): ((bag: Pick<Bag, 'name' | 'kind' | 'number'>) => string) => {
  const { t } = useTranslation('luggage');
  return useCallback(
    ({ name, kind, number }) =>
      name ?? (number === null ? t(`kinds.${kind}`) : t('numbered', { name: t(`kinds.${kind}`), number })),
    [t],
  );
};
