import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { Link } from '../../../routing/link';
import type { ExportFormat } from '../../../../worker/plans/exports/contract';
import { api, escaped } from '../../../api/client';
import { useErrorText } from '../../../i18n/use-error-text';
import { useLocale } from '../../../i18n/use-locale';
import { PATHS } from '../../../paths';
import { Button, buttonStyle } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Icon } from '../../../ui/icon';
import type { IconName } from '../../../ui/icons/names';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { toast } from '../../../ui/toast';
import { PremiumTag, useIsPremium } from '../../money/billing/premium';

/** Keeps an answer as the file that it says it is. */
const saveFile = async (response: Response): Promise<void> => {
  const [, name = 'valija'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it by the next turn of the loop; some take it only then.
  setTimeout(() => URL.revokeObjectURL(url), 0);
};

interface ExportProps {
  plan: { id: string; name: string };
}

const exported = (planId: string, format: ExportFormat): Promise<Response> =>
  api.plans[':id'].export.$get({ param: escaped({ id: planId }), query: { format } });

interface RowProps {
  icon: IconName;
  title: string;
  hint: string;
  mark?: ReactNode;
  children: ReactNode;
}

const Row = ({ icon, title, hint, mark, children }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line/70 py-3.5 last:border-0">
    <Icon name={icon} className="size-6 shrink-0 text-secondary-ink" />
    <div className="min-w-0 flex-1 basis-48">
      <h3 className="flex flex-wrap items-center gap-2 font-body text-base tracking-normal">
        {title}
        {mark}
      </h3>
      <p className="text-sm text-muted">{hint}</p>
    </div>
    <div className="flex gap-2">{children}</div>
  </li>
);

const ExportDialog = ({ plan, ...controls }: ExportProps & OverlayControls<void>) => {
  const { t } = useTranslation(['sharing', 'common']);
  const { to } = useLocale();
  const errorText = useErrorText();
  const isPremium = useIsPremium();
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      toast.error(t('export.failed', { reason: errorText(error) }));
    }
  };
  const download = (format: ExportFormat) => attempt(async () => saveFile(await exported(plan.id, format)));
  const copy = () =>
    attempt(async () => {
      const text = await (await exported(plan.id, 'text')).text();
      try {
        await navigator.clipboard.writeText(text);
        toast.success(t('export.copied'));
      } catch {
        toast.error(t('common:copyFailed'));
      }
    });
  const downloadButton = (format: ExportFormat, title: string) => (
    <Button
      size="sm"
      variant="outline"
      color="neutral"
      icon="download"
      aria-label={`${t('export.download')}: ${title}`}
      onClick={() => download(format)}
    />
  );
  return (
    <Dialog {...controls} title={t('export.title')} description={t('export.lead')}>
      <ul>
        <Row icon="file-text" title={t('export.text')} hint={t('export.textHint')}>
          <Button size="sm" icon="copy" onClick={copy}>
            {t('export.copyText')}
          </Button>
          {downloadButton('text', t('export.text'))}
        </Row>
        <Row icon="calendar-days" title={t('export.calendar')} hint={t('export.calendarHint')}>
          {downloadButton('ics', t('export.calendar'))}
        </Row>
        <Row icon="list" title={t('export.csv')} hint={t('export.csvHint')} mark={<PremiumTag />}>
          {isPremium ? (
            downloadButton('csv', t('export.csv'))
          ) : (
            <Link
              to={to(PATHS.billing)}
              onClick={() => controls.onClose()}
              className={buttonStyle({ size: 'sm', color: 'secondary', variant: 'outline' })}
            >
              {t('export.getPremium')}
            </Link>
          )}
        </Row>
        <Row icon="layers" title={t('export.json')} hint={t('export.jsonHint')}>
          {downloadButton('json', t('export.json'))}
        </Row>
      </ul>
    </Dialog>
  );
};

/** Offers a plan as files. */
export const exportDialog = createOverlay<ExportProps>(ExportDialog);
