import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast';

export interface LinkTagProps {
  label: string;
  url: string;
  /** What goes with the link in a message. */
  text: string;
  /** It was made just now: the focus goes to what one does with it. */
  isNew: boolean;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** A link on a luggage tag: to copy, and to send by whatever the device has for that. */
export const LinkTag = ({ label, url, text, isNew, children }: LinkTagProps) => {
  const { t } = useTranslation(['sharing', 'common']);
  const [isCopied, setCopied] = useState(false);
  const hadFocus = useRef(false);
  const takeFocus = (button: HTMLElement | null) => {
    if (!button || !isNew || hadFocus.current) return;
    hadFocus.current = true;
    button.querySelector('button')?.focus();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
      toast.success(t('common:copied'));
    } catch {
      toast.error(t('dialog.copyFailed'));
    }
  };
  const share = async () => {
    try {
      await navigator.share({ text, url });
    } catch (error) {
      // A changed mind is no failure; what cannot be shared can be copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <div className="grid gap-3">
      <div className="tag py-3.5!">
        <p className="text-xs font-semibold text-tag-muted">{label}</p>
        <p className="mt-0.5 font-code text-sm font-bold wrap-anywhere select-all">{url}</p>
      </div>
      <div ref={takeFocus} className="flex flex-wrap gap-2">
        <Button size="sm" variant="soft" icon={isCopied ? 'check' : 'copy'} onClick={copy}>
          {t('dialog.copy')}
        </Button>
        {'share' in navigator && (
          <Button size="sm" variant="outline" color="neutral" icon="send" onClick={share}>
            {t('dialog.send')}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
};
