import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { toast } from './toast';

/** A link to pass on: to copy, and to send by whatever the device has for that. */
export const useLink = (url: string, text: string) => {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
      toast.success(t('copied'));
    } catch {
      toast.error(t('copyFailed'));
    }
  };
  const send = async () => {
    try {
      await navigator.share({ text, url });
    } catch (error) {
      // A changed mind is no failure; what cannot be sent can be copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return { isCopied, copy, send: 'share' in navigator ? send : null };
};
