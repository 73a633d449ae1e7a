import { useInfiniteQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from '../../../i18n/use-translation';
import { Link } from '../../../routing/link';
import type { CreditHistoryRow } from '../../../../worker/money/credits/contract';
import { useErrorText } from '../../../i18n/use-error-text';
import { useLocale } from '../../../i18n/use-locale';
import { planPath } from '../../../paths';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/feedback';
import { historyQuery } from './billing-queries';
import { formatShortDate } from '../format';

/** A row of the ledger in plain words. */
const sentence = (t: TFunction<'billing'>, { reason, source, plan }: CreditHistoryRow): string => {
  switch (reason) {
    case 'grant':
      return t(`history.${source}`);
    case 'reserve':
      return plan ? t('history.spent', { name: plan.name }) : t('history.spentDeleted');
    case 'release':
      return plan ? t('history.back', { name: plan.name }) : t('history.backDeleted');
    case 'expire':
      return t('history.expired');
    default:
      return t(source === 'referral' ? 'history.takenBackReferral' : 'history.takenBack');
  }
};

const Row = ({ row }: { row: CreditHistoryRow }) => {
  const { t } = useTranslation('billing');
  const { locale, to } = useLocale();
  const text = sentence(t, row);
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline gap-x-3 border-b border-line py-3 last:border-0 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]">
      <span className={`code text-lg ${row.delta > 0 ? 'text-primary-ink' : 'text-muted'}`}>
        {row.delta > 0 ? `+${row.delta}` : `−${-row.delta}`}
      </span>
      <span className="wrap-anywhere">
        {row.plan ? (
          <Link to={to(planPath(row.plan.id))} className="underline decoration-line-strong underline-offset-4">
            {text}
          </Link>
        ) : (
          text
        )}
      </span>
      <span className="col-start-2 text-xs text-muted sm:col-start-3 sm:text-right">
        <time dateTime={row.at}>{formatShortDate(row.at, locale)}</time>
        {' · '}
        {t('history.balance', { count: row.balance })}
      </span>
    </li>
  );
};

/** Every change of the credits, newest first. */
export const History = () => {
  const { t } = useTranslation('billing');
  const errorText = useErrorText();
  const { data, error, isPending, hasNextPage, fetchNextPage } = useInfiniteQuery(historyQuery);
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <section aria-labelledby="history-title" className="min-w-0">
      <h2 id="history-title" className="text-xl">
        {t('history.title')}
      </h2>
      {isPending ? (
        <Skeleton className="mt-4 h-40 w-full rounded-md" />
      ) : error ? (
        <p role="alert" className="mt-4 text-error-ink">
          {errorText(error)}
        </p>
      ) : rows.length === 0 ? (
        <p className="mt-4 text-muted">{t('history.empty')}</p>
      ) : (
        <ol className="mt-2">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button variant="ghost" color="neutral" size="sm" className="mt-2" onClick={() => fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </section>
  );
};
