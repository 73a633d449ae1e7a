import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Skeleton } from './feedback';

/** Waits shorter than this show nothing: a flicker says less than a moment of calm. Milliseconds. */
const SLOW_MS = 300;

/** Whether somebody has waited long enough to be shown that they wait. */
const useIsSlow = (): boolean => {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
};

/** The grey shape of a screen that is on its way, once it takes long. */
export const Waiting = ({ label }: { label?: string }) => {
  const { t } = useTranslation();
  if (!useIsSlow()) return <div className="min-h-96" />;
  return (
    <output className="grid min-h-96 content-start gap-6">
      <span className="sr-only">{label ?? t('loading')}</span>
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-5 w-96 max-w-full" />
      <div className="grid gap-5 md:grid-cols-2">
        {[1, 2, 3, 4].map((each) => (
          <Skeleton key={each} className="h-36 w-full" />
        ))}
      </div>
    </output>
  );
};
