import { useTranslation } from '../../../i18n/use-translation';
import type { Item } from '../../../../worker/plans/contract';
import { Button } from '../../../ui/button';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu';
import type { ListActions } from './use-list-actions';

export interface CategoryMenuProps {
  label: string;
  /** All of the category. */
  items: readonly Item[];
  actions: ListActions;
  onPaste: () => Promise<void>;
}

/** What can be done with a whole category at once; each can be taken back. */
export const CategoryMenu = ({ label, items, actions, onPaste }: CategoryMenuProps) => {
  const { t } = useTranslation('packing');
  const going = items.filter((item) => !item.hidden);
  const isHidden = going.length === 0;
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          color="neutral"
          icon="ellipsis-vertical"
          aria-label={t('category.menu', { category: label })}
          className="no-print size-11! shrink-0 text-faint!"
        />
      }
    >
      <MenuItem
        icon="list-checks"
        disabled={going.every((item) => item.packed)}
        onSelect={() => actions.changeAll(going, { packed: true }, 'packed')}
      >
        {t('category.pack')}
      </MenuItem>
      <MenuItem
        icon="rotate-ccw"
        disabled={!going.some((item) => item.packed)}
        onSelect={() => actions.changeAll(going, { packed: false }, 'unpacked')}
      >
        {t('category.unpack')}
      </MenuItem>
      <MenuItem icon="clipboard" onSelect={() => void onPaste()}>
        {t('category.paste')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={isHidden ? 'eye' : 'eye-off'}
        onSelect={() =>
          isHidden
            ? actions.changeAll(items, { hidden: false }, 'shown')
            : actions.changeAll(items, { hidden: true }, 'hidden')
        }
      >
        {t(isHidden ? 'category.unhide' : 'category.hide')}
      </MenuItem>
      <MenuItem icon="trash-2" danger onSelect={() => actions.removeAll(items)}>
        {t('category.remove')}
      </MenuItem>
    </Menu>
  );
};
