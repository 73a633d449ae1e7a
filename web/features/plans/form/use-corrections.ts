import { useCallback, useEffect, useState } from 'react';
import type { TripCorrections } from '../../../../worker/engine/trip/contract';

const NONE: TripCorrections = {};

/**
 * What was put right of what the words were taken for. What a draft has `kept` of it is checked before it is used, by
 * code that comes for it alone; until then the draft goes on keeping it as it is.
 */
export const useCorrections = (kept: unknown) => {
  const [corrections, setCorrections] = useState<TripCorrections | null>(kept === undefined ? NONE : null);
  const isRead = corrections !== null;
  useEffect(() => {
    if (isRead) return;
    const read = async () => {
      const { tripCorrectionsSchema } = await import('../../../../worker/engine/trip/contract');
      const known = tripCorrectionsSchema.safeParse(kept).data ?? NONE;
      setCorrections((newer) => newer ?? known);
    };
    read().catch((error: unknown) => console.warn('What was put right could not be read.', error));
  }, [isRead, kept]);
  const correct = useCallback(
    (change: (known: TripCorrections) => TripCorrections) => setCorrections((known) => change(known ?? NONE)),
    [],
  );
  return { corrections: corrections ?? NONE, keptCorrections: corrections ?? kept, correct };
};
