import { useTranslation } from '../../../i18n/use-translation';
import type { Sharing, SharingInput } from '../../../../worker/plans/sharing/contract';
import { useAttempt } from '../../../ui/use-attempt';
import { Checkbox } from '../../../ui/field';
import { setPrivateLines } from './sharing-queries';

interface PrivateSectionProps {
  planId: string;
  privateLines: Sharing['privateLines'];
}

/** What others see of lines that only something private explains: a neutral name, or nothing. */
export const PrivateSection = ({ planId, privateLines }: PrivateSectionProps) => {
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
