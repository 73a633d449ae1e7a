import type { Item } from '../../../../worker/plans/contract';
import { useLastTickOfOthers } from './use-last-tick-of-others';

/** Announces to screen readers what another member has ticked. */
export const OthersTicks = ({ items }: { items: readonly Item[] }) => (
  <output className="sr-only">{useLastTickOfOthers(items)}</output>
);
