import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Item } from '../../../../worker/plans/contract';
import { toast } from '../../../ui/toast';
import type { ItemEditor } from './item-editor';
import { CHOICE_MS } from './use-edit-reports';

/** Shows at an open row that somebody else has removed the thing, with the way to restore it. */
export const useRemovedElsewhere = (
  items: readonly Item[],
  openItem: string | null,
  editor: Pick<ItemEditor, 'putBack'>,
  onGone: () => void,
): void => {
  const { t } = useTranslation('plans');
  const open = useRef<Item>(undefined);
  useEffect(() => {
    const item = items.find(({ id }) => id === openItem);
    const gone = openItem !== null && !item && open.current?.id === openItem ? open.current : undefined;
    open.current = item;
    if (!gone) return;
    toast.warning(t('plan.gone', { item: gone.name }), {
      duration: CHOICE_MS,
      action: { label: t('sync.goneBack'), onClick: () => editor.putBack(gone.id, gone.name) },
    });
    onGone();
  }, [items, openItem, editor, onGone, t]);
};
