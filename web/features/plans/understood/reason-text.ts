import { useTranslation } from 'react-i18next';
import type { Thing } from '../../../../worker/engine/trip/schema';
import { spelledBy } from './shown';

const LEFT_OUT_KEYS = ['rented', 'provided', 'other-brings', 'buy-there', 'sent', 'stays'] as const;

/** Why somebody need not bring a thing. */
export const useReasonText = (): ((thing: Thing) => string) => {
  const { t } = useTranslation('understood');
  return (thing) => {
    const key = LEFT_OUT_KEYS.find((each) => each === thing.fate);
    const by = spelledBy(thing);
    if (!key) return '';
    return by === undefined ? t(`because.${key}`) : t(`becauseOf.${key}`, { by });
  };
};
