import { Fragment, Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useWords } from '../../i18n/lazy-words';
import { Dialog } from '../../ui/dialog';
import { Checkbox } from '../../ui/field';
import { createOverlay, type OverlayControls } from '../../ui/overlay';
import { Key } from './key';
import { COMMAND_KEY, isHelpKeyOn, setHelpKey } from './shortcut-settings';

const Line = ({ label, keys, or }: { label: string; keys: readonly string[]; or?: string }) => (
  <div className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-0">
    <dt>{label}</dt>
    <dd className="flex shrink-0 items-center gap-1 text-xs text-faint">
      {keys.map((key, place) => (
        <Fragment key={key}>
          {place > 0 && ` ${or ? `${or} ` : ''}`}
          <Key>{key}</Key>
        </Fragment>
      ))}
    </dd>
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
            <Line label={t('keys.palette')} keys={[COMMAND_KEY, 'K']} />
            {isOn && <Line label={t('keys.help')} keys={['?']} />}
            <Line label={t('keys.toasts')} keys={['Alt', 'T']} />
            <Line label={t('keys.close')} keys={['Esc']} />
            <Line label={t('keys.next')} keys={['Tab']} />
          </dl>
        </section>
        <section>
          <h3 className="eyebrow">{t('keys.list')}</h3>
          <dl className="mt-1">
            <Line label={t('keys.walk')} keys={['↓', '↑']} />
            <Line label={t('keys.ends')} keys={[t('keys.home'), t('keys.end')]} />
            <Line label={t('keys.tick')} keys={[t('keys.space'), 'X']} or={t('keys.or')} />
            <Line label={t('keys.quantity')} keys={['+', '−']} />
            <Line label={t('keys.open')} keys={['O']} />
            <Line label={t('keys.rename')} keys={['E', 'F2']} or={t('keys.or')} />
            <Line label={t('keys.hide')} keys={['H']} />
            <Line label={t('keys.remove')} keys={[t('keys.delete')]} />
            <Line label={t('keys.undo')} keys={[COMMAND_KEY, 'Z']} />
            <Line label={t('keys.add')} keys={['N']} />
            <Line label={t('keys.move')} keys={['Alt', '↑', '↓']} />
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
