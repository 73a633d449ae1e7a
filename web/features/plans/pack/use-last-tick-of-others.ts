import { useContext, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Item } from '../../../../worker/plans/contract';
import { PeopleContext, usePersonName } from '../items/people';

/** What another member ticked last, in words; empty until then. */
export const useLastTickOfOthers = (items: readonly Item[]): string => {
  const { t } = useTranslation('packing');
  const people = useContext(PeopleContext);
  const nameOf = usePersonName();
  const ids = new Set(items.filter((item) => item.packed).map(({ id }) => id));
  const [known, setKnown] = useState<ReadonlySet<string>>(ids);
  const [said, say] = useState('');
  if (known.size !== ids.size || [...ids].some((id) => !known.has(id))) {
    setKnown(ids);
    const news = items.find((item) => item.packed && !known.has(item.id) && item.packedBy !== null);
    const person = people.find(({ id }) => id === news?.packedBy);
    if (news && !person?.isYou) say(t('pack.othersTick', { name: nameOf(person), item: news.name }));
  }
  return said;
};
