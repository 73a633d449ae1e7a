import { useTranslation } from '../../../i18n/use-translation';
import type { User } from '../../../../worker/identity/sessions/contract';
import { useAttempt } from '../../../ui/use-attempt';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { downloadExport } from './account-calls';
import { confirmAccountDeletion } from './delete-account-dialog';
import { Row, Section } from '../../../ui/section';

/** Taking one's data along, and leaving. */
export const DataRights = ({ user }: { user: User }) => {
  const { t } = useTranslation('settings');
  const attempt = useAttempt();
  const download = () => attempt(() => downloadExport().then(() => toast.success(t('data.exportDone'))));
  const leave = async () => {
    const isGone = await confirmAccountDeletion.open({ email: user.email });
    if (isGone) toast.success(t('delete.done'), { description: t('delete.doneDetail') });
  };
  return (
    <Section title={t('data.title')}>
      <Row label={t('data.export')} value={t('data.exportLead')}>
        <Button variant="outline" color="neutral" icon="download" onClick={download}>
          {t('data.exportSubmit')}
        </Button>
      </Row>
      <Row label={t('data.delete')} value={t('data.deleteLead')}>
        <Button variant="outline" color="error" icon="trash-2" onClick={() => void leave()}>
          {t('data.deleteSubmit')}
        </Button>
      </Row>
    </Section>
  );
};
