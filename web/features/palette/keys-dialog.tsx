import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useWords } from '../../i18n/lazy-words';
import { Dialog } from '../../ui/dialog';
import { Checkbox } from '../../ui/field';
import { createOverlay, type OverlayControls } from '../../ui/overlay';
import { Key } from './key';
import { COMMAND_KEY, isHelpKeyOn, setHelpKey } from './shortcut-settings';

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-0">
    <dt>{label}</dt>
    <dd className="flex shrink-0 items-center gap-1 text-xs text-faint">{children}</dd>
  </div>
);

const Content = (controls: OverlayControls<void>) => {
  useWords('around');
  const { t } = useTranslation('around');
  const [isOn, setOn] = useState(isHelpKeyOn);
  return (
    <Dialog {...controls} title={t('keys.title')} description={t('keys.lead')}>
      <div className="grid gap-6 text-sm">
        <section>
          <h3 className="eyebrow">{t('keys.anywhere')}</h3>
          <dl className="mt-1">
            <Line label={t('keys.palette')}>
              <Key>{COMMAND_KEY}</Key> <Key>K</Key>
            </Line>
            {isOn && (
              <Line label={t('keys.help')}>
                <Key>?</Key>
              </Line>
            )}
            <Line label={t('keys.toasts')}>
              <Key>Alt</Key> <Key>T</Key>
            </Line>
            <Line label={t('keys.close')}>
              <Key>Esc</Key>
            </Line>
            <Line label={t('keys.next')}>
              <Key>Tab</Key>
            </Line>
          </dl>
        </section>
        <section>
          <h3 className="eyebrow">{t('keys.list')}</h3>
          <dl className="mt-1">
            <Line label={t('keys.walk')}>
              <Key>↓</Key> <Key>↑</Key>
            </Line>
            <Line label={t('keys.ends')}>
              <Key>{t('keys.home')}</Key> <Key>{t('keys.end')}</Key>
            </Line>
            <Line label={t('keys.tick')}>
              <Key>{t('keys.space')}</Key> {t('keys.or')} <Key>X</Key>
            </Line>
            <Line label={t('keys.quantity')}>
              <Key>+</Key> <Key>−</Key>
            </Line>
            <Line label={t('keys.open')}>
              <Key>O</Key>
            </Line>
            <Line label={t('keys.rename')}>
              <Key>E</Key> {t('keys.or')} <Key>F2</Key>
            </Line>
            <Line label={t('keys.hide')}>
              <Key>H</Key>
            </Line>
            <Line label={t('keys.remove')}>
              <Key>{t('keys.delete')}</Key>
            </Line>
            <Line label={t('keys.undo')}>
              <Key>{COMMAND_KEY}</Key> <Key>Z</Key>
            </Line>
            <Line label={t('keys.add')}>
              <Key>N</Key>
            </Line>
            <Line label={t('keys.move')}>
              <Key>Alt</Key> <Key>↑</Key> <Key>↓</Key>
            </Line>
          </dl>
        </section>
        <div className="grid gap-1.5 rounded-md bg-sunken p-4">
          <Checkbox
            label={t('keys.single')}
            checked={isOn}
            onChange={(event) => {
              setOn(event.target.checked);
              setHelpKey(event.target.checked);
            }}
          />
          <p className="pl-8 text-xs text-muted">{t('keys.singleNote')}</p>
        </div>
      </div>
    </Dialog>
  );
};

/** Every key that does something. */
export const keysDialog = createOverlay<object>((props) => (
  <Suspense>
    <Content {...props} />
  </Suspense>
));
