import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Item } from '../../../../worker/plans/contract';
import { Button, IconButton } from '../../../ui/button';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu';
import { DEFAULT_CATEGORY } from '../items/category-ids';
import { type Grouping, groupingsOf } from '../items/grouping';
import { type ListSettings, setListSettings } from '../items/list-settings';
import type { ListActions } from '../list/use-list-actions';

export interface PlanToolsProps {
  items: readonly Item[];
  settings: ListSettings;
  actions: ListActions;
  isArranging: boolean;
  onArrange: () => void;
  isPacked: boolean;
  /** Opens the screen that shows one thing at a time; the pass once all is packed. */
  onPack: () => void;
  /** Entries of other features, each a small `ToolButton`. */
  children?: ReactNode;
}

/** By what the list is read; nothing where there is only one way. */
const ReadBy = ({ by, ways }: { by: Grouping; ways: readonly Grouping[] }) => {
  const { t } = useTranslation('packing');
  if (ways.length < 2) return null;
  return (
    <fieldset className="flex rounded-md bg-sunken p-0.5">
      <legend className="sr-only">{t('view.by')}</legend>
      {ways.map((way) => (
        <button
          key={way}
          type="button"
          aria-pressed={way === by}
          onClick={() => setListSettings({ by: way })}
          className="min-h-9 cursor-pointer rounded-[0.5rem] px-2.5 text-sm font-semibold text-muted transition-colors hover:text-text aria-pressed:bg-raised aria-pressed:text-text aria-pressed:shadow-1"
        >
          {t(`view.${way}`)}
        </button>
      ))}
    </fieldset>
  );
};

/** A tool that is words alone on narrow screens, so that few rows take them all. */
const quiet = 'max-sm:h-11 max-lg:px-2! max-lg:[&_svg]:hidden';

/** What can be done with the whole list, and how it is read: one row of quiet buttons above it. */
export const PlanTools = ({
  items,
  settings,
  actions,
  isArranging,
  onArrange,
  isPacked,
  onPack,
  children,
}: PlanToolsProps) => {
  const { t } = useTranslation('packing');
  const going = items.filter((item) => !item.hidden);
  const ways = groupingsOf(going);
  const paste = () => void actions.paste('', DEFAULT_CATEGORY);
  return (
    <section
      aria-label={t('tools.label')}
      className="no-print flex flex-wrap items-center gap-x-1 gap-y-1.5 max-sm:gap-x-0"
    >
      <Button
        icon="luggage"
        onClick={onPack}
        className="mr-1 max-w-full whitespace-normal! max-sm:h-auto! max-sm:min-h-11"
      >
        {t(isPacked ? 'tools.pass' : 'tools.packWithMe')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        color="neutral"
        icon="list-checks"
        aria-pressed={isArranging}
        onClick={onArrange}
        className={quiet}
      >
        {t('tools.arrange')}
      </Button>
      <Button size="sm" variant="ghost" color="neutral" icon="clipboard" onClick={paste} className="max-lg:hidden">
        {t('tools.paste')}
      </Button>
      {children}
      <ReadBy by={ways.includes(settings.by) ? settings.by : 'category'} ways={ways} />
      <Menu
        align="end"
        trigger={<IconButton size="sm" icon="ellipsis" label={t('tools.more')} className="max-sm:size-11" />}
      >
        <MenuItem
          icon={settings.reasons ? 'eye-off' : 'eye'}
          onSelect={() => setListSettings({ reasons: !settings.reasons })}
        >
          {t(settings.reasons ? 'view.compact' : 'view.reasons')}
        </MenuItem>
        <MenuItem icon="clipboard" onSelect={paste}>
          {t('tools.paste')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          icon="list-checks"
          disabled={going.every((item) => item.packed)}
          onSelect={() => actions.changeAll(going, { packed: true }, 'packed')}
        >
          {t('tools.packAll')}
        </MenuItem>
        <MenuItem
          icon="rotate-ccw"
          disabled={!going.some((item) => item.packed)}
          onSelect={() => actions.changeAll(going, { packed: false }, 'unpacked')}
        >
          {t('tools.unpackAll')}
        </MenuItem>
      </Menu>
    </section>
  );
};
