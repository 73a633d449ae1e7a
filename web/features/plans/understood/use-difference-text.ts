import { useCallback } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { useLocale } from '../../../i18n/use-locale';
import type { ListDifference } from '../list-difference';

/** Names shown of each kind of change; the rest is counted. */
const TOLD = 4;

/** What a correction did to the list, in a sentence or two. */
export const useDifferenceText = (): ((difference: ListDifference) => string) => {
  const { t } = useTranslation('packing');
  const { locale } = useLocale();
  return useCallback(
    ({ added, removed, changed }) => {
      const list = new Intl.ListFormat(locale);
      const told = (names: readonly string[]) =>
        list.format(
          names.length > TOLD + 1
            ? [...names.slice(0, TOLD), t('difference.more', { count: names.length - TOLD })]
            : names,
        );
      const parts = [
        added.length > 0 && t('difference.added', { names: told(added) }),
        removed.length > 0 && t('difference.removed', { names: told(removed) }),
        changed.length > 0 && t('difference.changed', { names: told(changed) }),
      ].filter((part) => part !== false);
      return parts.length > 0 ? parts.join(' ') : t('difference.none');
    },
    [locale, t],
  );
};
