import { useState } from 'react';
import type { Share } from '../items/packed';

/** Whether the list has just become all packed, until that was looked at; a list that was opened packed has not. */
export const useReady = ({
  packed,
  total,
}: Share): { isAll: boolean; isReady: boolean; show: (isShown: boolean) => void } => {
  const isAll = total > 0 && packed === total;
  const [was, setWas] = useState(isAll);
  const [isReady, setReady] = useState(false);
  if (was !== isAll) {
    setWas(isAll);
    setReady(isAll);
  }
  return { isAll, isReady, show: setReady };
};
