import { useTranslation } from 'react-i18next';
import type { Item } from '../../../worker/plans/contract';
import { Button } from '../../ui/button';
import { textInUnits, useUnits } from '../../units';
import { CATEGORY_ORDER, isCategoryId } from './category-ids';
import type { ItemActions } from './item-row';
import { useCategoryLabel } from './use-category-label';

export interface ItemDetailsProps {
  id: string;
  item: Item;
  actions: ItemActions;
  onRename: () => void;
}

/** Why an item is on the list, and what else can be done with it. */
export const ItemDetails = ({ id, item, actions, onRename }: ItemDetailsProps) => {
  const { t } = useTranslation('plans');
  const label = useCategoryLabel();
  const units = useUnits();
  return (
    <div id={id} className="no-print grid gap-3 pr-2 pb-3 pl-10">
      <p className="max-w-prose text-sm text-muted">
        <span className="mr-1.5 font-code text-2xs font-bold text-primary-ink uppercase">{t('plan.why')}</span>
        {item.origin === 'user' ? t('plan.yours') : textInUnits(item.reason, units)}
      </p>
      <div className="-ml-3 flex flex-wrap items-center gap-x-1 gap-y-2">
        <Button size="sm" variant="ghost" color="neutral" icon="pencil" onClick={onRename}>
          {t('plan.renameItem')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          color="neutral"
          icon={item.hidden ? 'eye' : 'eye-off'}
          onClick={() => actions.hide(item)}
        >
          {t(item.hidden ? 'plan.unhide' : 'plan.hide')}
        </Button>
        <Button size="sm" variant="ghost" color="error" icon="trash-2" onClick={() => actions.remove(item)}>
          {t('plan.remove')}
        </Button>
        <select
          aria-label={t('plan.moveTo')}
          value={item.category}
          onChange={(event) => actions.change(item, { category: event.target.value })}
          className="ml-3 h-8.5 min-w-32 flex-1 cursor-pointer rounded-md border border-line-strong bg-raised px-2 text-sm"
        >
          {!isCategoryId(item.category) && <option value={item.category}>{item.category}</option>}
          {CATEGORY_ORDER.map((category) => (
            <option key={category} value={category}>
              {label(category)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
};
