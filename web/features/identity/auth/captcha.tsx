import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { currentTheme } from '../../../theme';
import { useLocale } from '../../../i18n/use-locale';
import { Notice } from '../../../ui/notice';

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** The part of Turnstile's script that is used; it gives a token that the server checks, for one use. */
interface Turnstile {
  render: (
    container: HTMLElement,
    options: {
      sitekey: string;
      theme: 'dark' | 'light';
      language: string;
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ) => string;
  remove: (widgetId: string) => void;
}
declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

let loading: Promise<Turnstile> | null = null;

/** Brings Turnstile's script into the page, once; nobody loads it who is not asked for it. */
const loadTurnstile = (): Promise<Turnstile> => {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.addEventListener('load', () =>
      window.turnstile ? resolve(window.turnstile) : reject(new Error('no Turnstile in its script')),
    );
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('Turnstile did not load'));
    });
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};

/** Turnstile's challenge; returns its token, and null when that has lapsed. A new `key` makes a new challenge. */
export const Captcha = ({ siteKey, onToken }: { siteKey: string; onToken: (token: string | null) => void }) => {
  const { t } = useTranslation('auth');
  const { locale } = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let widget: { turnstile: Turnstile; id: string } | undefined;
    let isGone = false;
    loadTurnstile().then(
      (turnstile) => {
        if (isGone || !box.current) return;
        const id = turnstile.render(box.current, {
          sitekey: siteKey,
          theme: currentTheme(),
          language: locale,
          callback: onToken,
          'expired-callback': () => onToken(null),
          'error-callback': () => setBroken(true),
        });
        widget = { turnstile, id };
      },
      () => setBroken(true),
    );
    return () => {
      isGone = true;
      if (widget) widget.turnstile.remove(widget.id);
    };
  }, [siteKey, locale, onToken]);
  return (
    <>
      {isBroken && <Notice kind="error">{t('captcha.failed')}</Notice>}
      <div ref={box} className="min-h-16" />
    </>
  );
};
