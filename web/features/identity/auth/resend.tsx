import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Locale } from '../../../../worker/platform/locale/locale';
import { isApiError } from '../../../api/error';
import { useErrorText } from '../../../i18n/use-error-text';
import { useLocale } from '../../../i18n/use-locale';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { resendConfirmation } from './session';

/** One mail a minute; the server holds to it as well. */
const WAIT_SECONDS = 60;

/** Seconds that are left of a wait, and the way to begin one. Told by the clock, so that a tab in the background keeps up. */
const useCountdown = (first: number): [left: number, begin: (seconds: number) => void] => {
  const [{ until, now }, setTimes] = useState(() => ({ until: Date.now() + first * 1000, now: Date.now() }));
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setTimes((times) => ({ ...times, now: Date.now() })), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return [left, (seconds) => setTimes({ until: Date.now() + seconds * 1000, now: Date.now() })];
};

export interface ResendProps {
  email: string;
  /** A mail has just gone out. */
  waitFirst?: boolean;
  /** What sends it: the confirmation mail when left out. */
  send?: (email: string, locale: Locale) => Promise<unknown>;
}

/** "Send it again", with the wait until it may be pressed once more. */
export const Resend = ({ email, waitFirst = false, send: sendMail = resendConfirmation }: ResendProps) => {
  const { t } = useTranslation('auth');
  const { locale } = useLocale();
  const errorText = useErrorText();
  const [left, wait] = useCountdown(waitFirst ? WAIT_SECONDS : 0);
  const send = async () => {
    try {
      await sendMail(email, locale);
      toast.success(t('sent.resent'));
      wait(WAIT_SECONDS);
    } catch (error) {
      toast.error(errorText(error));
      if (isApiError(error, 'rate_limited')) wait(error.retryAfter ?? WAIT_SECONDS);
    }
  };
  return left > 0 ? (
    <p className="text-sm text-faint tabular-nums">
      {left > WAIT_SECONDS ? t('sent.waitMinutes', { count: Math.ceil(left / 60) }) : t('sent.wait', { count: left })}
    </p>
  ) : (
    <Button variant="outline" size="sm" className="justify-self-start" onClick={send}>
      {t('sent.resend')}
    </Button>
  );
};
