import { useTranslation } from '../../../i18n/use-translation';
import type { ReferralRow, ReferralStatus, ReferralsOutput } from '../../../../worker/money/referrals/contract';
import { useLocale } from '../../../i18n/use-locale';
import { Button } from '../../../ui/button';
import { Badge } from '../../../ui/feedback';
import { Suitcase } from '../../../ui/pictures/suitcase';
import { formatShortDate } from '../format';

const Row = ({ row }: { row: ReferralRow }) => {
  const { t } = useTranslation(['referrals', 'common']);
  const { locale } = useLocale();
  const cell =
    'py-3 pr-5 max-lg:flex max-lg:justify-between max-lg:gap-4 max-lg:py-1 max-lg:pr-0 max-lg:before:text-muted max-lg:before:content-[attr(data-label)]';
  return (
    <tr className="border-b border-line last:border-0 max-lg:block max-lg:py-3">
      <td className={cell} data-label={t('table.registered')}>
        <time dateTime={row.registeredAt}>{formatShortDate(row.registeredAt, locale)}</time>
      </td>
      <td className={`${cell} font-medium`} data-label={t('table.email')}>
        <span>
          {row.email} <span className="code text-xs text-faint">{row.tag}</span>
        </span>
      </td>
      <td className={cell} data-label={t('table.status')}>
        <Badge color={row.purchased ? 'success' : 'neutral'}>
          {t(row.purchased ? 'table.purchased' : 'table.notPurchased')}
        </Badge>
      </td>
      <td className={cell} data-label={t('table.reward')}>
        {row.rewardAmount === null ? '–' : t('common:credits', { count: row.rewardAmount })}
      </td>
      <td className={cell} data-label={t('table.rewardDate')}>
        {row.rewardedAt === null ? (
          '–'
        ) : (
          <time dateTime={row.rewardedAt}>{formatShortDate(row.rewardedAt, locale)}</time>
        )}
      </td>
    </tr>
  );
};

/** One page of the people who came by the link; rows become cards where five columns do not fit. */
export const ReferralTable = ({
  data,
  status,
  onPage,
}: {
  data: ReferralsOutput;
  status: ReferralStatus;
  onPage: (page: number) => void;
}) => {
  const { t } = useTranslation('referrals');
  const { rows, total, page, pageSize } = data;
  if (total === 0) {
    return status === 'any' ? (
      <div className="grid justify-items-center gap-5 py-8 text-center text-muted">
        <Suitcase code="VIP" className="w-28" />
        <p>{t('table.empty')}</p>
      </div>
    ) : (
      <p className="py-10 text-muted">{t('table.emptyFilter')}</p>
    );
  }
  const from = (page - 1) * pageSize + 1;
  const heads = ['registered', 'email', 'status', 'reward', 'rewardDate'] as const;
  return (
    <>
      <table className="w-full text-sm max-lg:block">
        <caption className="sr-only">{t('table.title')}</caption>
        <thead className="max-lg:sr-only">
          <tr className="border-b border-line-strong text-left">
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2.5 pr-5 font-semibold text-muted">
                {t(`table.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {rows.map((row) => (
            <Row key={row.tag + row.registeredAt} row={row} />
          ))}
        </tbody>
      </table>
      <div className="mt-4 flex items-center justify-between gap-4">
        <p className="text-sm text-muted" aria-live="polite">
          {t('table.showing', { from, to: from + rows.length - 1, total })}
        </p>
        <div className="flex gap-2">
          <Button
            variant="outline"
            color="neutral"
            icon="chevron-left"
            aria-label={t('table.previous')}
            disabled={page === 1}
            onClick={() => onPage(page - 1)}
          />
          <Button
            variant="outline"
            color="neutral"
            icon="chevron-right"
            aria-label={t('table.next')}
            disabled={page * pageSize >= total}
            onClick={() => onPage(page + 1)}
          />
        </div>
      </div>
    </>
  );
};
