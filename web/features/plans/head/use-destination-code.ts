import { useEffect, useState } from 'react';

type CodeOf = (destination: string) => string | null;

/** The airport's code of a destination that is being typed; the table of airports comes with the first letter. */
export const useDestinationCode = (destination: string): string | null => {
  const [codes, setCodes] = useState<{ of: CodeOf } | null>(null);
  const isTyped = destination !== '';
  useEffect(() => {
    if (!isTyped || codes) return;
    // Without it the stub shows dots, as for a place without an airport.
    import('../../../../worker/engine/airports/contract').then(
      ({ destinationCode }) => setCodes({ of: destinationCode }),
      () => undefined,
    );
  }, [isTyped, codes]);
  return codes?.of(destination) ?? null;
};
