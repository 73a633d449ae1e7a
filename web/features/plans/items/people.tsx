import { createContext, useContext } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Item, Person } from '../../../../worker/plans/contract';

const NOBODY: readonly Person[] = [];

/** Everybody who packs the plan on the screen. */
export const PeopleContext = createContext<readonly Person[]>(NOBODY);

/** What to call somebody in the page's language. */
export const usePersonName = (): ((person: Pick<Person, 'name'> | undefined) => string) => {
  const { t } = useTranslation('packing');
  return (person) => person?.name ?? t('people.fellow');
};

/** Who ticked an item, when it was somebody else. */
export const PackedBy = ({ id, item }: { id: string; item: Pick<Item, 'packed' | 'packedBy'> }) => {
  const { t } = useTranslation('packing');
  const people = useContext(PeopleContext);
  const nameOf = usePersonName();
  if (!item.packed || item.packedBy === null) return null;
  const person = people.find((each) => each.id === item.packedBy);
  if (person?.isYou) return null;
  return (
    <p id={id} className="-mt-1.5 pb-2 pl-10 text-xs text-muted">
      {t('people.packedBy', { name: nameOf(person) })}
    </p>
  );
};
