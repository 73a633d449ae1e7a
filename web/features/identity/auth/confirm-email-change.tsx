import { useTranslation } from '../../../i18n/use-translation';
import { Link } from '../../../routing/link';
import { isApiError } from '../../../api/error';
import { useLocale } from '../../../i18n/use-locale';
import { PATHS } from '../../../paths';
import { Button, buttonStyle } from '../../../ui/button';
import { useAction } from '../../../ui/use-action';
import { toast } from '../../../ui/toast';
import { AuthCard } from './auth-card';
import { FailureNotice, Notice } from '../../../ui/notice';
import { confirmEmailChange } from './session';
import { useNavigate } from '../../../routing/pages';

/** The link that was mailed to a new address. Opening it changes nothing; the button does, once. */
export const ConfirmEmailChange = ({ token }: { token: string }) => {
  const { t } = useTranslation('auth');
  const { to } = useLocale();
  const navigate = useNavigate();
  const { failure, run } = useAction();
  const confirm = () =>
    run(async () => {
      const user = await confirmEmailChange(token);
      if (!user) return navigate(to(PATHS.login), { replace: true, state: 'emailChanged' });
      toast.success(t('confirmEmail.done'), { description: user.email });
      return navigate(to(PATHS.settings), { replace: true });
    });
  const isSpent = isApiError(failure, 'invalid_token');
  return (
    <AuthCard title={t('confirmEmail.title')} lead={t('confirmEmail.lead')}>
      <div className="grid gap-5">
        {isSpent && (
          <Notice kind="error">
            <p>{t('confirmEmail.expired')}</p>
            <p>{t('confirmEmail.expiredLead')}</p>
          </Notice>
        )}
        {!isSpent && <FailureNotice error={failure} />}
        {isSpent ? (
          <Link to={to(PATHS.settings)} className={buttonStyle({ size: 'lg', block: true })}>
            {t('confirmEmail.toSettings')}
          </Link>
        ) : (
          <Button size="lg" block icon="mail" onClick={confirm}>
            {t('confirmEmail.submit')}
          </Button>
        )}
      </div>
    </AuthCard>
  );
};
