import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../i18n/use-translation';
import { isApiError } from '../../../api/error';
import { useWords } from '../../../i18n/lazy-words';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { FailedState } from '../../../ui/failed-state';
import { Badge, Skeleton } from '../../../ui/feedback';
import { Barcode } from '../../../ui/pictures/barcode';
import { PageTitle } from '../../../ui/page-title';
import { profileQuery } from './profile-query';
import { ProfileForm } from './profile-form';

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div className="min-w-0">
    <dt className="text-xs font-semibold text-faint">{label}</dt>
    <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
  </div>
);

/** `/app/profile`: who you are, as the tag on your suitcase would say it; and the form to change it. */
export const Component = () => {
  useWords('profile', 'auth');
  const { t } = useTranslation(['profile', 'common']);
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setEditing(false));
    // The form took the focus with it.
    editButton.current?.focus();
  };
  const { data, error, refetch } = useQuery(profileQuery);
  const or = (value: string | null) => value ?? t('common:notProvided');

  if (error) {
    return (
      <FailedState error={error} title={isApiError(error, 'not_found') ? t('notFound') : undefined} onRetry={refetch} />
    );
  }
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-2 text-muted">{t('lead')}</p>
      {!data ? (
        <Skeleton className="mt-8 h-80 w-full max-w-2xl rounded-lg" />
      ) : (
        <section className="rise mt-8 max-w-2xl rounded-lg bg-surface shadow-1 ring-1 ring-line">
          <header className="flex flex-wrap items-center gap-4 rounded-t-lg bg-tag p-6 text-tag-ink">
            <Avatar name={data.fullName ?? data.username ?? data.email} size="3xl" className="bg-tag-ink! text-tag!" />
            <div className="min-w-0 flex-1">
              <p className="font-display text-xl leading-tight font-bold text-balance wrap-anywhere">
                {data.fullName ?? data.username ?? data.email}
              </p>
              <p className="text-sm text-tag-muted">{data.location ?? t('unknownLocation')}</p>
            </div>
            <Barcode text={data.email} className="hidden h-9 w-28 sm:block" />
          </header>
          <hr className="perforation perforation-notched" />
          <div className="p-6">
            <p className="mb-6 flex gap-2">
              <Badge color={data.accountType === 'premium' ? 'secondary' : 'neutral'}>{t(data.accountType)}</Badge>
              <Badge color={data.online ? 'success' : 'neutral'}>{t(data.online ? 'online' : 'offline')}</Badge>
            </p>
            {isEditing ? (
              <ProfileForm profile={data} onClose={close} />
            ) : (
              <>
                <dl className="grid gap-5 sm:grid-cols-2">
                  <Fact label={t('username')}>{or(data.username)}</Fact>
                  <Fact label={t('fullName')}>{or(data.fullName)}</Fact>
                  <Fact label={t('email')}>{data.email}</Fact>
                  <Fact label={t('phone')}>{or(data.phone)}</Fact>
                  <Fact label={t('country')}>{or(data.country)}</Fact>
                  <Fact label={t('account')}>{t(data.accountType)}</Fact>
                </dl>
                <Button
                  ref={editButton}
                  className="mt-7"
                  variant="outline"
                  color="neutral"
                  icon="pencil"
                  onClick={() => setEditing(true)}
                >
                  {t('edit')}
                </Button>
              </>
            )}
          </div>
        </section>
      )}
    </>
  );
};
