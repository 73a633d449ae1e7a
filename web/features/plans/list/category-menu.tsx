import { useTranslation } from '../../../i18n/use-translation';
import { IconButton } from '../../../ui/button';
import { late } from '../../../ui/late';
import { Menu } from '../../../ui/menu';
import type { CategoryMenuItemsProps } from './category-menu-items';

const Items = late(async () => (await import('./category-menu-items')).CategoryMenuItems);

/** The menu of a category. */
export const CategoryMenu = ({ label, ...props }: CategoryMenuItemsProps & { label: string }) => {
  const { t } = useTranslation('packing');
  return (
    <Menu
      onReach={Items.ready}
      trigger={
        <IconButton
          icon="ellipsis-vertical"
          label={t('category.menu', { category: label })}
          className="no-print size-11! shrink-0 text-faint!"
        />
      }
    >
      <Items {...props} />
    </Menu>
  );
};
