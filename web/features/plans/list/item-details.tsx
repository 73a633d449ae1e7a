import { useContext } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Item } from '../../../../worker/plans/contract';
import { useTextInUnits } from '../../../units';
import { Button, IconButton } from '../../../ui/button';
import { CategoryOptions } from './category-options';
import { RowViewContext } from './row-view';
import type { ListActions } from './use-list-actions';

export interface ItemDetailsProps {
  id: string;
  item: Item;
  actions: ListActions;
  onRename: () => void;
}

/** A row that was opened at the edge of the screen is brought into sight as a whole, clear of the navigation. */
const showRow = (details: HTMLElement | null): void =>
  details?.closest('[data-item]')?.scrollIntoView({ block: 'nearest' });

/** Why an item is on the list, and what else can be done with it. */
export const ItemDetails = ({ id, item, actions, onRename }: ItemDetailsProps) => {
  const { t } = useTranslation(['plans', 'packing']);
  const inUnits = useTextInUnits();
  const { reasons } = useContext(RowViewContext);
  const told = reasons ? '' : inUnits(item.reason);
  const why = item.origin === 'user' && item.reason === '' ? t('plan.yours') : told;
  return (
    <div ref={showRow} id={id} className="no-print grid gap-3 pr-2 pb-3 pl-4 sm:pl-10">
      {why !== '' && (
        <p dir="auto" className="max-w-prose text-sm text-muted">
          <span className="mr-1.5 font-code text-2xs font-bold text-primary-ink uppercase">{t('plan.why')}</span>
          {why}
        </p>
      )}
      <div className="-ml-3 flex flex-wrap items-center gap-x-1 gap-y-2">
        <Button size="sm" variant="ghost" color="neutral" icon="pencil" onClick={onRename} className="max-sm:h-11">
          {t('plan.renameItem')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          color="neutral"
          icon={item.hidden ? 'eye' : 'eye-off'}
          onClick={() => actions.hide(item)}
          className="max-sm:h-11"
        >
          {t(item.hidden ? 'plan.unhide' : 'plan.hide')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          color="error"
          icon="trash-2"
          onClick={() => actions.remove(item)}
          className="max-sm:h-11"
        >
          {t('plan.remove')}
        </Button>
        <span className="ml-3 flex flex-1 items-center gap-1 max-sm:w-full max-sm:flex-none max-sm:pr-3 sm:min-w-60">
          <select
            aria-label={t('plan.moveTo')}
            value={item.category}
            onChange={(event) => actions.changeCategory(item, event.target.value)}
            className="h-11 min-w-32 flex-1 cursor-pointer rounded-md border border-line-strong bg-raised px-2 text-sm sm:h-8.5"
          >
            <CategoryOptions also={item.category} />
          </select>
          <IconButton
            size="sm"
            icon="chevron-up"
            label={t('packing:item.up')}
            title={t('packing:item.renameHint')}
            onClick={() => actions.move(item, -1)}
            className="max-sm:size-11"
          />
          <IconButton
            size="sm"
            icon="chevron-down"
            label={t('packing:item.down')}
            title={t('packing:item.renameHint')}
            onClick={() => actions.move(item, 1)}
            className="max-sm:size-11"
          />
        </span>
      </div>
    </div>
  );
};
