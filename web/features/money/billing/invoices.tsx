import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation';
import type { Invoice } from '../../../../worker/money/billing/contract';
import { CREDIT_PACKS, SUBSCRIPTION_PLANS } from '../../../../worker/money/billing/catalog';
import { useErrorText } from '../../../i18n/use-error-text';
import { useLocale } from '../../../i18n/use-locale';
import { Badge, Skeleton } from '../../../ui/feedback';
import { Icon } from '../../../ui/icon';
import { invoicesQuery } from './billing-queries';
import { formatPrice, formatShortDate } from '../format';
import { api, json } from '../../../api/client';
import { repeatable } from '../../../api/retry';
import { useAttempt } from '../../../ui/use-attempt';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialog';
import { toast } from '../../../ui/toast';

/** Days in which a consumer may withdraw; the server decides, this is when the button is shown. */
const PERIOD_MS = 14 * 86_400_000;

/** May this bill be withdrawn from today? */
const mayWithdraw = ({ status, at, itemId }: Invoice, now: number): boolean =>
  status === 'paid' && itemId !== null && now - Date.parse(at) < PERIOD_MS;

/** The button of one bill, and the question before it is done. */
const Withdraw = ({ invoice, what }: { invoice: Invoice; what: string }) => {
  const { t } = useTranslation(['billing', 'common']);
  const attempt = useAttempt();
  const [isAsking, setAsking] = useState(false);
  const declare = () =>
    attempt(async () => {
      await json(api.billing.withdrawal.$post({ json: { invoiceId: invoice.id } }, { headers: repeatable() }));
      setAsking(false);
      toast.success(t('withdraw.done'));
    });
  return (
    <>
      <Button variant="outline" size="sm" color="neutral" onClick={() => setAsking(true)}>
        {t('withdraw.open')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('withdraw.confirmTitle', { what })}
        description={t('withdraw.confirmText')}
        confirmLabel={t('withdraw.confirm')}
        cancelLabel={t('common:cancel')}
        onConfirm={declare}
      />
    </>
  );
};

const Row = ({ invoice }: { invoice: Invoice }) => {
  const [now] = useState(() => Date.now());
  const { t } = useTranslation('billing');
  const { locale } = useLocale();
  const plan = SUBSCRIPTION_PLANS.find(({ id }) => id === invoice.itemId);
  const pack = CREDIT_PACKS.find(({ id }) => id === invoice.itemId);
  const what = plan?.name ?? (pack ? t('invoices.pack', { credits: pack.credits }) : t('invoices.other'));
  const isPaid = invoice.status === 'paid';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3 last:border-0">
      <span className="min-w-0 flex-1">
        <span className="block">{what}</span>
        <span className="block text-xs text-muted">
          <time dateTime={invoice.at}>{formatShortDate(invoice.at, locale)}</time>
          {invoice.number && ` · ${invoice.number}`}
        </span>
      </span>
      {!isPaid && (
        <Badge color={invoice.status === 'void' ? 'neutral' : 'error'}>
          {t(invoice.status === 'void' ? 'invoices.void' : 'invoices.unpaid')}
        </Badge>
      )}
      <span className="font-semibold tabular-nums">{formatPrice(invoice.amountMinor, locale, invoice.currency)}</span>
      {invoice.url && (
        <a
          href={invoice.url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('invoices.open', { number: invoice.number ?? '' })}
          className="grid size-9 place-items-center rounded-md text-muted hover:bg-text/6 hover:text-text"
        >
          <Icon name="external-link" className="size-4.5" />
        </a>
      )}
      {mayWithdraw(invoice, now) && (
        <span className="basis-full">
          <Withdraw invoice={invoice} what={what} />
        </span>
      )}
    </li>
  );
};

/** The bills, newest first, each on Stripe's own page. */
export const Invoices = () => {
  const { t } = useTranslation('billing');
  const errorText = useErrorText();
  const { data, error, isPending } = useQuery(invoicesQuery);
  return (
    <section aria-labelledby="invoices-title" className="min-w-0">
      <h2 id="invoices-title" className="text-xl">
        {t('invoices.title')}
      </h2>
      {isPending ? (
        <Skeleton className="mt-4 h-24 w-full rounded-md" />
      ) : error ? (
        <p role="alert" className="mt-4 text-error-ink">
          {errorText(error)}
        </p>
      ) : data.length === 0 ? (
        <p className="mt-4 text-muted">{t('invoices.empty')}</p>
      ) : (
        <>
          <p className="mt-2 text-sm text-muted">{t('withdraw.lead')}</p>
          <ul className="mt-2">
            {data.map((invoice) => (
              <Row key={invoice.id} invoice={invoice} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
