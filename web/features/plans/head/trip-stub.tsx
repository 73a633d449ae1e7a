import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { Link } from '../../../routing/link';
import type { CreditsOutput } from '../../../../worker/money/credits/contract';
import { PLAN_COST } from '../../../../worker/plans/limits';
import { useLocale } from '../../../i18n/use-locale';
import { PATHS } from '../../../paths';
import { Button, buttonStyle } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { formatRange, tripDays } from '../dates';
import type { PlanForm } from '../draft';

type CodeOf = (destination: string) => string | null;

/** The airport's code of a destination that is being typed; the table of airports comes with the first letter. */
const useDestinationCode = (destination: string): string | null => {
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

const Entry = ({ label, isWide = false, children }: { label: string; isWide?: boolean; children: ReactNode }) => (
  <div className={`min-w-0 ${isWide ? 'col-span-2' : ''}`}>
    <dt className="text-2xs font-semibold tracking-wide text-faint uppercase">{label}</dt>
    <dd className="truncate font-semibold">{children}</dd>
  </div>
);

const Money = ({ label, children, isStrong = false }: { label: string; children: ReactNode; isStrong?: boolean }) => (
  <div className="flex items-baseline justify-between gap-3">
    <dt className={isStrong ? 'font-semibold' : 'text-muted'}>{label}</dt>
    <dd className={isStrong ? 'font-semibold' : ''}>{children}</dd>
  </div>
);

export interface TripStubProps {
  form: PlanForm;
  /** Undefined while it is not known. */
  credits: CreditsOutput | undefined;
  isSending: boolean;
  /** What went wrong at the last attempt. */
  children: ReactNode;
}

/** The stub of the pass: the trip so far, what it costs, and the button. */
export const TripStub = ({ form, credits, isSending, children }: TripStubProps) => {
  const { t } = useTranslation(['creating', 'common']);
  const { locale, to } = useLocale();
  const days = tripDays(form.startDate, form.endDate);
  const destination = form.destination.split(',')[0]?.trim();
  const code = useDestinationCode(form.destination);
  const none = t('create.passEmpty');
  const isShort = credits !== undefined && credits.total < PLAN_COST;
  return (
    <aside
      aria-label={t('create.passTitle')}
      className="flex min-w-0 flex-col gap-6 p-5 sm:p-8 lg:sticky lg:top-6 lg:self-start lg:px-6"
    >
      <div aria-hidden className="code flex items-center justify-between text-3xl">
        <span className="text-faint">{locale === 'es' ? 'TÚ' : 'YOU'}</span>
        <svg viewBox="0 0 64 16" className="w-16 text-secondary-ink">
          <path d="M2 8h52" stroke="currentColor" strokeWidth="2" strokeDasharray="2 5" strokeLinecap="round" />
          <path d="M50 2l10 6-10 6 2-6z" fill="currentColor" />
        </svg>
        <span className={code ? 'text-secondary-ink' : 'text-faint'}>{code ?? '···'}</span>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm">
        <Entry label={t('create.passTo')}>{destination || none}</Entry>
        <Entry label={t('create.passDays')}>{days > 0 ? t('common:days', { count: days }) : none}</Entry>
        <Entry label={t('create.passDates')} isWide>
          {days > 0 ? formatRange(form.startDate, form.endDate, locale) : none}
        </Entry>
      </dl>
      <div aria-hidden className="bars h-9 text-text/70" />
      <div className="grid gap-4">
        <dl className="grid gap-1.5 text-sm">
          <Money label={t('create.cost')} isStrong>
            {t('common:credits', { count: PLAN_COST })}
          </Money>
          <Money label={t('create.balance')}>{credits ? t('common:credits', { count: credits.total }) : none}</Money>
        </dl>
        {isShort && (
          <div role="alert" className="grid gap-2 rounded-md bg-secondary/12 p-4 text-sm">
            <p className="font-semibold text-secondary-ink">{t('create.insufficientTitle')}</p>
            <p className="text-muted">{t('create.insufficientText')}</p>
          </div>
        )}
        {children}
        {isShort ? (
          <Link to={to(PATHS.billing)} className={buttonStyle({ size: 'lg', block: true })}>
            {t('create.buyCredits')}
            <Icon name="arrow-right" />
          </Link>
        ) : (
          <Button
            type="submit"
            size="lg"
            block
            pending={isSending}
            trailingIcon={isSending ? undefined : 'arrow-right'}
          >
            {t(isSending ? 'create.submitting' : 'create.submit')}
          </Button>
        )}
      </div>
    </aside>
  );
};
