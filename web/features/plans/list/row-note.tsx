import { useContext } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Item } from '../../../../worker/plans/contract';
import { useTextInUnits } from '../../../units';
import { bagOf, hasOwnBag } from '../items/grouping';
import { RowViewContext } from './row-view';

/** Whom a thing is for, on a small luggage tag, and where it travels when that is not where most things do. */
const Labels = ({ item }: { item: Item }) => {
  const { t } = useTranslation('packing');
  const { by, usualBag } = useContext(RowViewContext);
  const bag = bagOf(item);
  return (
    <>
      {by !== 'person' &&
        item.for.map((name) => (
          <bdi key={name} className="for-tag">
            {name}
          </bdi>
        ))}
      {by !== 'bag' && hasOwnBag(item, usualBag) && <span className="bag-mark">{t(`bags.${bag}`)}</span>}
    </>
  );
};

/** The quiet second line of a row: whom it is for, where it travels, and why it is on the list. */
export const RowNote = ({ id, item }: { id: string; item: Item }) => {
  const { by, usualBag, reasons } = useContext(RowViewContext);
  const inUnits = useTextInUnits();
  const isLabelled = (by !== 'person' && item.for.length > 0) || (by !== 'bag' && hasOwnBag(item, usualBag));
  const reason = reasons ? inUnits(item.reason) : '';
  if (!isLabelled && reason === '') return null;
  return (
    <p id={id} dir="auto" className="row-note">
      {isLabelled && <Labels item={item} />}
      {reason}
    </p>
  );
};
