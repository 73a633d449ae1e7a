import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation';
import { useErrorText } from '../../../i18n/use-error-text';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { ErrorState } from '../../../ui/feedback';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { Waiting } from '../../../ui/waiting';
import { LinkSection } from './link-section';
import { PeopleSection } from './people-section';
import { PrivateSection } from './private-section';
import { sharingChanges, sharingQuery } from './sharing-queries';

interface ShareProps {
  plan: { id: string; name: string };
}

const ShareDialog = ({ plan, open, onClose, onAfterLeave }: ShareProps & OverlayControls<void>) => {
  const { t } = useTranslation(['sharing', 'common']);
  const errorText = useErrorText();
  const { data: known, error, isPending, refetch } = useQuery({ ...sharingQuery(plan.id), staleTime: 0 });
  const data = sharingChanges.useApplied(sharingQuery(plan.id).queryKey, known);
  return (
    <Dialog open={open} onDismiss={() => onClose()} onAfterLeave={onAfterLeave} title={t('dialog.title')}>
      {isPending && <Waiting label={t('common:loading')} />}
      {!data && error !== null && (
        <ErrorState
          picture={null}
          title={t('dialog.failed')}
          actions={
            <Button icon="refresh-cw" onClick={() => refetch()}>
              {t('common:retry')}
            </Button>
          }
        >
          {errorText(error)}
        </ErrorState>
      )}
      {data && (
        <div className="grid gap-6">
          <LinkSection plan={plan} link={data.link} />
          <hr className="perforation" />
          <PeopleSection plan={plan} sharing={data} />
          <hr className="perforation" />
          <PrivateSection planId={plan.id} privateLines={data.privateLines} />
        </div>
      )}
    </Dialog>
  );
};

/** Shows how one's own plan is shared, and changes it. */
export const shareDialog = createOverlay<ShareProps>(ShareDialog);
