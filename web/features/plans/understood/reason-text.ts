import { useTranslation } from '../../../i18n/use-translation';
import type { Thing } from '../../../../worker/engine/trip/schema';
import { isLeftOutFate } from './left-out-fates';
import { spelledBy } from './shown';

/** Why somebody need not bring a thing. */
export const useReasonText = (): ((thing: Thing) => string) => {
  const { t } = useTranslation('understood');
  return (thing) => {
    const { fate } = thing;
    if (!isLeftOutFate(fate)) return '';
    const by = spelledBy(thing);
    return by === undefined ? t(`because.${fate}`) : t(`becauseOf.${fate}`, { by });
  };
};
