import type { Item } from '../../../../worker/plans/contract';
import { useTranslation } from '../../../i18n/use-translation';
import { MenuItem, MenuSeparator } from '../../../ui/menu';
import type { ListActions } from './use-list-actions';

export interface CategoryMenuItemsProps {
  /** All of the category. */
  items: readonly Item[];
  actions: ListActions;
  onPaste: () => Promise<void>;
}

/** What can be done with a whole category at once; each can be taken back. */
export const CategoryMenuItems = ({ items, actions, onPaste }: CategoryMenuItemsProps) => {
  const { t } = useTranslation('packing');
  const going = items.filter((item) => !item.hidden);
  const isHidden = going.length === 0;
  return (
    <>
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
    </>
  );
};
