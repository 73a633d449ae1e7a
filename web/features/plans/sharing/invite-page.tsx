import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { Link } from '../../../routing/link';
import { useSearchParams } from '../../../routing/use-search-params';
import type { Invitation } from '../../../../worker/plans/sharing/contract';
import { isApiError } from '../../../api/error';
import { userQuery } from '../../../api/query';
import { useWords } from '../../../i18n/lazy-words';
import { useErrorText } from '../../../i18n/use-error-text';
import { useLocale } from '../../../i18n/use-locale';
import { PATHS, planPath } from '../../../paths';
import { maySignUp } from '../../../site-config';
import { Button, buttonStyle } from '../../../ui/button';
import { useAction } from '../../../ui/use-action';
import { Icon } from '../../../ui/icon';
import { toast } from '../../../ui/toast';
import { AuthCard } from '../../identity/auth/auth-card';
import { FailureNotice } from '../../../ui/notice';
import { rememberReturnPath } from '../../identity/auth/return-path';
import { formatRange } from '../dates';
import { Waiting } from '../../../ui/waiting';
import { usePersonName } from '../items/people';
import { acceptInvitation, invitationQuery } from './sharing-queries';
import { useOwnName } from './use-own-name';
import { useNavigate } from '../../../routing/pages';

const comeBack = (): void => rememberReturnPath(location.pathname + location.search);

/** The ways in for a visitor; both lead back here. */
const SignIn = () => {
  const { t } = useTranslation('sharing');
  const { to } = useLocale();
  return (
    <div className="grid gap-3">
      {maySignUp() && (
        <Link to={to(PATHS.signup)} onClick={comeBack} className={buttonStyle({ size: 'lg', block: true })}>
          {t('invitation.signup')}
        </Link>
      )}
      <Link
        to={to(PATHS.login)}
        onClick={comeBack}
        className={buttonStyle({ size: 'lg', block: true, variant: 'outline', color: 'neutral' })}
      >
        {t('invitation.login')}
      </Link>
      <p className="text-sm text-muted">{t('invitation.signIn')}</p>
    </div>
  );
};

const Accept = ({ token }: { token: string }) => {
  const { t } = useTranslation('sharing');
  const { to } = useLocale();
  const navigate = useNavigate();
  const ownName = useOwnName();
  const { failure, run } = useAction();
  const accept = () =>
    run(async () => {
      await ownName.save();
      const planId = await acceptInvitation(token);
      toast.success(t('invitation.joined'));
      await navigate(to(planPath(planId)), { replace: true });
    });
  return (
    <div className="grid gap-4">
      <FailureNotice error={failure} />
      {ownName.field}
      <Button size="lg" block icon="list-checks" onClick={accept}>
        {t('invitation.accept')}
      </Button>
    </div>
  );
};

const Open = ({ planId }: { planId: string | null }) => {
  const { t } = useTranslation('sharing');
  const { to } = useLocale();
  return (
    <Link to={to(planId === null ? PATHS.app : planPath(planId))} className={buttonStyle({ size: 'lg', block: true })}>
      {t(planId === null ? 'invitation.toList' : 'invitation.open')}
    </Link>
  );
};

/** Where the trip goes and when, as on a pass. */
const Trip = ({ plan }: { plan: NonNullable<Invitation['plan']> }) => {
  const { locale } = useLocale();
  return (
    <p className="flex items-center gap-2.5 rounded-md bg-text/5 px-4 py-3 text-sm">
      <Icon name="map-pin" className="size-5 shrink-0 text-secondary-ink" />
      <span dir="auto">
        <span className="font-semibold">{plan.destination}</span> · {formatRange(plan.startDate, plan.endDate, locale)}
      </span>
    </p>
  );
};

const InvitationCard = ({
  token,
  isVisitor,
  invitation,
}: {
  token: string;
  isVisitor: boolean;
  invitation: Invitation;
}) => {
  const { t } = useTranslation('sharing');
  const nameOf = usePersonName();
  const { state, plan, planId } = invitation;
  const slots = { name: nameOf({ name: invitation.inviter }), plan: plan?.name ?? '' };
  if (state === 'open') {
    return (
      <AuthCard title={t('invitation.title')} lead={t('invitation.lead', slots)}>
        <div className="grid gap-6">
          {plan && <Trip plan={plan} />}
          <p>{t('invitation.what')}</p>
          {isVisitor ? <SignIn /> : <Accept token={token} />}
        </div>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t(`invitation.${state}Title`)} lead={t(`invitation.${state}`, slots)}>
      <Open planId={planId} />
    </AuthCard>
  );
};

const InvitePage = () => {
  useWords('sharing', 'auth', 'packing');
  const { t } = useTranslation(['sharing', 'common']);
  const [search] = useSearchParams();
  const errorText = useErrorText();
  const token = search.get('token') ?? '';
  const user = useQuery(userQuery);
  const userId = user.data?.id ?? null;
  const { data, error, isPending, refetch } = useQuery({
    ...invitationQuery(token, userId),
    enabled: token !== '' && !user.isPending,
  });
  if (token === '' || isApiError(error, 'not_found', 'validation_failed')) {
    return (
      <AuthCard title={t('invitation.missingTitle')} lead={t('invitation.missing')}>
        <Open planId={null} />
      </AuthCard>
    );
  }
  if (isPending) return <Waiting label={t('invitation.loading')} />;
  if (!data) {
    return (
      <AuthCard title={t('invitation.failed')} lead={errorText(error)}>
        <Button size="lg" block icon="refresh-cw" onClick={() => refetch()}>
          {t('common:retry')}
        </Button>
      </AuthCard>
    );
  }
  return <InvitationCard token={token} isVisitor={userId === null} invitation={data} />;
};

/** `/app/invite?token=`: an invitation to pack along, for visitors too. */
export const Component = () => (
  <Suspense fallback={<Waiting />}>
    <InvitePage />
  </Suspense>
);
