import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Invoice } from '../../../../worker/money/billing/contract';
import { api, json } from '../../../api/client';
import { repeatable } from '../../../api/retry';
import { useAttempt } from '../../../ui/use-attempt';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialog';
import { toast } from '../../../ui/toast';

/** Days in which a consumer may withdraw; the server decides, this is when the button is shown. */
const PERIOD_MS = 14 * 86_400_000;

/** May this bill be withdrawn from today? */
export const mayWithdraw = ({ status, at, itemId }: Invoice, now: number): boolean =>
  status === 'paid' && itemId !== null && now - Date.parse(at) < PERIOD_MS;

/** The button of one bill, and the question before it is done. */
export const Withdraw = ({ invoice, what }: { invoice: Invoice; what: string }) => {
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
