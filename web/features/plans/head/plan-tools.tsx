import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '../../../../worker/plans/contract';
import { Button } from '../../../ui/button';
import { Menu, MenuItem } from '../../../ui/menu';
import type { ListActions } from '../list/use-list-actions';

/** Where things go that were added without saying where. */
const DEFAULT_CATEGORY = 'comfort';

export interface PlanToolsProps {
  items: readonly Item[];
  actions: ListActions;
  isArranging: boolean;
  onArrange: () => void;
  /** Entries of other features, each a small `ToolButton`. */
  children?: ReactNode;
}

/** What can be done with the whole list: one row of quiet buttons above it. */
export const PlanTools = ({ items, actions, isArranging, onArrange, children }: PlanToolsProps) => {
  const { t } = useTranslation('packing');
  const going = items.filter((item) => !item.hidden);
  return (
    <section aria-label={t('tools.label')} className="no-print -mb-3 -ml-3 flex flex-wrap items-center gap-1">
      <Button
        size="sm"
        variant="ghost"
        color="neutral"
        icon="list"
        aria-pressed={isArranging}
        onClick={onArrange}
        className="max-sm:h-11"
      >
        {t(isArranging ? 'tools.arrangeDone' : 'tools.arrange')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        color="neutral"
        icon="clipboard"
        onClick={() => actions.paste('', DEFAULT_CATEGORY)}
        className="max-sm:h-11"
      >
        {t('tools.paste')}
      </Button>
      {children}
      <Menu
        align="start"
        trigger={
          <Button
            size="sm"
            variant="ghost"
            color="neutral"
            icon="ellipsis"
            aria-label={t('tools.more')}
            className="max-sm:size-11"
          />
        }
      >
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
