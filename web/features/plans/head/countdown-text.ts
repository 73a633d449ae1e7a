import { useTranslation } from '../../../i18n/use-translation';
import type { Countdown } from '../dates';

/** "in 12 days", "day 3 of 8", "2 days ago". */
export const useCountdownText = (): ((countdown: Countdown) => string) => {
  const { t } = useTranslation('plans');
  return (countdown) => {
    switch (countdown.kind) {
      case 'ahead':
        return t('countdown.ahead', { count: countdown.days });
      case 'under-way':
        return t('countdown.underWay', { day: countdown.day, days: countdown.days });
      case 'over':
        return t('countdown.over', { count: countdown.days });
      default:
        return t(`countdown.${countdown.kind}`);
    }
  };
};
