import type { ComponentProps } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Item } from '../../../../worker/plans/contract';
import { Button } from '../../../ui/button';
import { CategoryOptions } from './category-options';
import type { ListActions } from './use-list-actions';

export interface BulkBarProps {
  chosen: readonly Item[];
  actions: ListActions;
  onDone: () => void;
}

const Tool = (props: ComponentProps<typeof Button>) => (
  <Button size="sm" variant="soft" color="neutral" className="max-sm:h-11 max-sm:px-1" {...props} />
);

/** Actions on the selected items, within reach of the thumb. */
export const BulkBar = ({ chosen, actions, onDone }: BulkBarProps) => {
  const { t } = useTranslation('packing');
  const isNone = chosen.length === 0;
  const isHidden = !isNone && chosen.every((item) => item.hidden);
  return (
    <section
      aria-label={t('arrange.bar')}
      className="bulk-bar no-print sticky z-20 grid gap-2 rounded-lg border border-line-strong bg-raised p-3 shadow-2"
    >
      <div className="flex items-center justify-between gap-3">
        <output className="text-sm font-semibold">
          {isNone ? t('arrange.none') : t('arrange.chosen', { count: chosen.length })}
        </output>
        <Button size="sm" icon="check" onClick={onDone} className="max-sm:h-11">
          {t('tools.arrangeDone')}
        </Button>
      </div>
      {!isNone && (
        <div className="grid grid-cols-[repeat(4,auto)] gap-1.5 sm:flex sm:flex-wrap">
          <Tool onClick={() => actions.changeAll(chosen, { packed: true }, 'packed')}>{t('arrange.pack')}</Tool>
          <Tool onClick={() => actions.changeAll(chosen, { packed: false }, 'unpacked')}>{t('arrange.unpack')}</Tool>
          <Tool onClick={() => actions.changeAll(chosen, { hidden: !isHidden }, isHidden ? 'shown' : 'hidden')}>
            {t(isHidden ? 'category.unhide' : 'arrange.hide')}
          </Tool>
          <Tool color="error" onClick={() => actions.removeAll(chosen)}>
            {t('arrange.remove')}
          </Tool>
          <select
            aria-label={t('arrange.moveTo')}
            value=""
            onChange={(event) => actions.changeAll(chosen, { category: event.target.value }, 'moved')}
            className="col-span-4 h-11 cursor-pointer rounded-md border border-line-strong bg-raised px-2 text-sm sm:h-8.5"
          >
            <option value="" disabled>
              {t('arrange.moveTo')}
            </option>
            <CategoryOptions />
          </select>
        </div>
      )}
    </section>
  );
};
