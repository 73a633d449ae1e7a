import { useRef, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { Button } from '../../../ui/button';
import { useLink } from '../../../ui/use-link';

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
  const { t } = useTranslation('sharing');
  const { isCopied, copy, send } = useLink(url, text);
  const hadFocus = useRef(false);
  const takeFocus = (button: HTMLElement | null) => {
    if (!button || !isNew || hadFocus.current) return;
    hadFocus.current = true;
    button.querySelector('button')?.focus();
  };
  return (
    <div className="grid gap-3">
      <div className="tag py-3.5!">
        <p className="text-xs font-semibold text-tag-muted">{label}</p>
        <p className="mt-0.5 text-sm font-semibold wrap-anywhere select-all">{url}</p>
      </div>
      <div ref={takeFocus} className="flex flex-wrap gap-2">
        <Button size="sm" variant="soft" icon={isCopied ? 'check' : 'copy'} onClick={copy}>
          {t('dialog.copy')}
        </Button>
        {send && (
          <Button size="sm" variant="outline" color="neutral" icon="send" onClick={send}>
            {t('dialog.send')}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
};
