import { useTranslation } from '../../../i18n/use-translation';
import type { Sharing, SharingInput } from '../../../../worker/plans/sharing/contract';
import { useErrorText } from '../../../i18n/use-error-text';
import { Checkbox } from '../../../ui/field';
import { toast } from '../../../ui/toast';
import { setPrivateLines } from './sharing-queries';

interface PrivateSectionProps {
  planId: string;
  privateLines: Sharing['privateLines'];
}

/** What others see of lines that only something private explains: a neutral name, or nothing. */
export const PrivateSection = ({ planId, privateLines }: PrivateSectionProps) => {
  const { t } = useTranslation('sharing');
  const errorText = useErrorText();
  const choose = (whose: keyof SharingInput, isShown: boolean) =>
    setPrivateLines(planId, { [whose]: isShown ? 'neutral' : 'hidden' }).catch((error: unknown) =>
      toast.error(errorText(error)),
    );
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
