import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { mergeTripCorrections, type TripCorrections } from '../../../../worker/engine/trip/contract';
import { useWords } from '../../../i18n/lazy-words';
import { Button } from '../../../ui/button';
import { correctAtOnce } from './corrections';
import { UnderstoodPanel } from './panel';
import type { FormTrip } from './reader-messages';
import { useReading } from './use-reading';

export interface FormUnderstoodProps {
  /** Has more than is read of it; only that is passed on. */
  form: FormTrip;
  /** Stays the same function. */
  onCorrect: (change: (corrections: TripCorrections) => TripCorrections) => void;
  /** What stands here while there is nothing to read. */
  children: ReactNode;
}

/** What is understood of the form as it is filled in, before a credit is spent. */
export const FormUnderstood = ({
  form: { destination, placeId, startDate, endDate, activities, description, locale, homeCountry, corrections },
  onCorrect,
  children,
}: FormUnderstoodProps) => {
  const form = { destination, placeId, startDate, endDate, activities, description, locale, homeCountry, corrections };
  useWords('understood');
  const { t } = useTranslation('understood');
  const reading = useReading(form);
  const isCorrected = Object.keys(form.corrections).length > 0;
  const reset = useMemo(
    () =>
      isCorrected ? (
        <Button size="xs" variant="link" color="neutral" className="px-0!" onClick={() => onCorrect(() => ({}))}>
          {t('reset')}
        </Button>
      ) : undefined,
    [isCorrected, onCorrect, t],
  );
  const change = useMemo(
    () =>
      ({ take }: { take: TripCorrections }) =>
        onCorrect((known) => mergeTripCorrections(known, take)),
    [onCorrect],
  );
  // Shown before it has been read again: the next correction is made from what is shown.
  const shown = useMemo(
    () => reading && { ...reading, trip: correctAtOnce(reading.trip, corrections) },
    [reading, corrections],
  );
  if (!shown) return children;
  return <UnderstoodPanel reading={shown} lead={t('lead')} action={reset} onChange={change} />;
};
