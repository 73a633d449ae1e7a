import type { Item } from '../../../../worker/plans/contract';
import { useLastTickOfOthers } from './use-last-tick-of-others';

/** Says what somebody who packs along has ticked, to those who do not see it happen. */
export const OthersTicks = ({ items }: { items: readonly Item[] }) => (
  <output className="sr-only">{useLastTickOfOthers(items)}</output>
);
