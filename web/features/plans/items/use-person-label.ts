import type { Person } from '../../../../worker/plans/contract';
import { usePersonName } from './people';
import { labelForOthers } from './person-label';

/** Names whom a thing is for to whoever reads the list; `people` are all who pack it. */
export const usePersonLabel = (people: readonly Person[]): ((label: string) => string) => {
  const nameOf = usePersonName();
  const owner = people.find(({ role }) => role === 'owner');
  if (!owner || owner.isYou) return (label) => label;
  const writer = nameOf(owner);
  return (label) => labelForOthers(label, writer);
};
