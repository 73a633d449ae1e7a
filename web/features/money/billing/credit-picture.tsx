import { useTranslation } from '../../../i18n/use-translation';
import type { Subscription } from '../../../../worker/money/billing/contract';
import type { CreditsOutput } from '../../../../worker/money/credits/contract';
import { useLocale } from '../../../i18n/use-locale';
import { Icon } from '../../../ui/icon';
import { Flaps } from '../../../ui/flaps';
import { formatDate } from '../format';
import { useIsRenewing } from './use-is-renewing';

/** More marks than this cannot be counted at a glance. */
const MOST_MARKS = 80;

/** One mark a credit, like the punched fields of a ten-trip ticket: filled ones are left, hollow ones are spent. */
const Marks = ({ left, of, tone }: { left: number; of: number; tone: string }) => (
  <span aria-hidden className="flex flex-wrap gap-1">
    {Array.from({ length: Math.min(of, MOST_MARKS) }, (_, index) => (
      <span
        key={index}
        className={`h-4 w-2.5 rounded-t-full rounded-b-[2px] ${index < left ? tone : 'border border-line-strong'}`}
      />
    ))}
  </span>
);

/** What somebody can spend, as a ticket: the total on the board, monthly credits to punch, permanent ones on the stub. */
export const CreditPicture = ({
  credits,
  subscription,
}: {
  credits: CreditsOutput;
  subscription: Subscription | null;
}) => {
  const { t } = useTranslation('billing');
  const { locale } = useLocale();
  const hasMonthly = credits.monthEndsAt !== null || subscription !== null;
  const granted = Math.max(credits.subscription, subscription?.credits ?? 0);
  const ends = credits.monthEndsAt ?? subscription?.periodEnd;
  const isLast = subscription?.canceled ?? credits.renewsAt === null;
  // The old month's credits are gone, and the new month's are not here yet: there is nothing to count.
  const isRenewing = useIsRenewing(subscription) && credits.monthEndsAt === null;
  const isCounted = hasMonthly && !isRenewing;
  return (
    <section aria-label={t('credits.title')} className="pass rise overflow-hidden shadow-1 ring-1 ring-line">
      <div className="grid sm:grid-cols-2 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
        <div className="grid content-center justify-items-center gap-4 bg-(--color-board-frame) px-10 py-7 text-board-ink">
          <p className="text-sm">{t('credits.total')}</p>
          <span className="sr-only">{credits.total}</span>
          <Flaps text={String(credits.total).padStart(2, '0')} isSilent className="text-4xl" />
        </div>
        <div className="grid content-center gap-3 p-6 sm:max-lg:order-last sm:max-lg:col-span-2 lg:p-7">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="text-lg">{t('credits.monthly')}</h2>
            {isCounted && (
              <p className="text-sm text-muted">
                {t('credits.monthlyLeft', { left: credits.subscription, of: granted })}
              </p>
            )}
          </div>
          {isCounted && <Marks left={credits.subscription} of={granted} tone="bg-primary" />}
          <p className="flex items-center gap-2 text-sm text-muted">
            <Icon name="refresh-cw" className="size-4 shrink-0" />
            {isRenewing
              ? t('credits.renewsToday')
              : hasMonthly && ends
                ? t(isLast ? 'credits.lasts' : 'credits.renews', { date: formatDate(ends, locale) })
                : t('credits.none')}
          </p>
        </div>
        <div className="grid content-center gap-1 border-t-2 border-dashed border-line bg-tag px-8 py-6 text-tag-ink sm:border-t-0 sm:border-l-2">
          <h2 className="text-lg">{t('credits.permanent')}</h2>
          <p className="code text-4xl">{credits.additional}</p>
          <p className="text-sm text-tag-muted">{t('credits.never')}</p>
        </div>
      </div>
      {credits.onHold && (
        <p className="tone-warning flex gap-2 border-t border-line p-4 text-sm text-(--tone-ink)">
          <Icon name="triangle-alert" className="size-5 shrink-0" />
          {t('credits.hold')}
        </p>
      )}
    </section>
  );
};
