import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation';
import { Dialog } from '../../../ui/dialog';
import { FailedState } from '../../../ui/failed-state';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { Waiting } from '../../../ui/waiting';
import { LinkSection } from './link-section';
import { PeopleSection } from './people-section';
import { sharingChanges, sharingQuery, setPrivateLines } from './sharing-queries';
import type { Sharing, SharingInput } from '../../../../worker/plans/sharing/contract';
import { useAttempt } from '../../../ui/use-attempt';
import { Checkbox } from '../../../ui/field';

/** What others see of lines that only something private explains: a neutral name, or nothing. */
const PrivateSection = ({ planId, privateLines }: { planId: string; privateLines: Sharing['privateLines'] }) => {
  const { t } = useTranslation('sharing');
  const attempt = useAttempt();
  const choose = (whose: keyof SharingInput, isShown: boolean) =>
    attempt(() => setPrivateLines(planId, { [whose]: isShown ? 'neutral' : 'hidden' }));
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{t('dialog.privateTitle')}</h3>
      <p className="text-sm text-muted">{t('dialog.privateLead')}</p>
      <Checkbox
        label={t('dialog.privateMembers')}
        checked={privateLines.members === 'neutral'}
        onChange={(event) => void choose('members', event.target.checked)}
      />
      <Checkbox
        label={t('dialog.privateLinks')}
        checked={privateLines.links === 'neutral'}
        onChange={(event) => void choose('links', event.target.checked)}
      />
    </section>
  );
};

interface ShareProps {
  plan: { id: string; name: string };
}

const ShareDialog = ({ plan, ...controls }: ShareProps & OverlayControls<void>) => {
  const { t } = useTranslation(['sharing', 'common']);
  const { data: known, error, isPending, refetch } = useQuery({ ...sharingQuery(plan.id), staleTime: 0 });
  const data = sharingChanges.useApplied(sharingQuery(plan.id).queryKey, known);
  return (
    <Dialog {...controls} title={t('dialog.title')}>
      {isPending && <Waiting label={t('common:loading')} />}
      {!data && error !== null && (
        <FailedState picture={null} title={t('dialog.failed')} error={error} onRetry={refetch} />
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
