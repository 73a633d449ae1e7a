import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionInfo } from '../../../../worker/identity/auth/contract';
import { api, json } from '../../../api/client';
import { isApiError } from '../../../api/error';
import { queryClient } from '../../../api/query';
import { useErrorText } from '../../../i18n/use-error-text';
import { useLocale } from '../../../i18n/use-locale';
import { Button } from '../../../ui/button';
import { Badge, Skeleton } from '../../../ui/feedback';
import { Icon } from '../../../ui/icon';
import { toast } from '../../../ui/toast';
import { Notice } from '../auth/notice';
import { SESSIONS_KEY } from './account-calls';
import { lastSeenText } from './last-seen';
import { Section } from './section';
import { confirmSignOutEverywhere } from './sign-out-everywhere';

const HANDHELD = new Set(['iPhone', 'iPad', 'Android']);

const useDeviceName = (): ((session: SessionInfo) => string) => {
  const { t } = useTranslation('settings');
  return ({ browser, os }) =>
    browser && os ? t('sessions.device', { browser, os }) : (browser ?? os ?? t('sessions.unknown'));
};

/** One place where the person is signed in, as seen at `now`. `onEnd` ends it; the current one has the app's own way out. */
const Device = ({ session, now, onEnd }: { session: SessionInfo; now: number; onEnd: () => Promise<void> }) => {
  const { t } = useTranslation('settings');
  const { locale } = useLocale();
  const device = useDeviceName()(session);
  const ago = session.current ? null : lastSeenText(Date.parse(session.lastSeenAt), now, locale);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t-2 border-dashed border-line py-4 first:border-0 first:pt-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-sunken text-muted">
        <Icon name={HANDHELD.has(session.os ?? '') ? 'smartphone' : 'laptop'} className="size-5.5" />
      </span>
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.current && <Badge color="success">{t('sessions.current')}</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-muted">
          {session.place ?? t('sessions.unknownPlace')}
          {' · '}
          <time dateTime={session.lastSeenAt}>
            {ago === null ? t('sessions.activeNow') : t('sessions.lastSeen', { time: ago })}
          </time>
        </p>
      </div>
      {!session.current && (
        <Button
          variant="outline"
          color="neutral"
          size="sm"
          aria-label={t('sessions.signOutOf', { device })}
          onClick={onEnd}
        >
          {t('sessions.signOut')}
        </Button>
      )}
    </li>
  );
};

/** Where the person is signed in, and the ways to end that. */
export const Sessions = () => {
  const { t } = useTranslation(['settings', 'common']);
  const errorText = useErrorText();
  const list = useRef<HTMLUListElement>(null);
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: async () => {
      const { sessions } = await json(api.auth.sessions.$get());
      return sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
    },
    staleTime: 0,
  });
  const keep = (isKept: (session: SessionInfo) => boolean) => {
    queryClient.setQueryData<SessionInfo[]>(SESSIONS_KEY, (before) => before?.filter(isKept));
    // The button that was pressed is gone: the focus stays with the list.
    list.current?.focus();
  };
  const end = async ({ id }: SessionInfo) => {
    try {
      await api.auth.sessions[':id'].$delete({ param: { id } });
      toast.success(t('sessions.signedOut'));
      keep((session) => session.id !== id);
    } catch (failure) {
      // It ended by itself in the meantime.
      if (isApiError(failure, 'not_found')) keep((session) => session.id !== id);
      else toast.error(errorText(failure));
    }
  };
  const endOthers = async () => {
    try {
      await api.auth.sessions.$delete();
      toast.success(t('sessions.othersDone'));
      keep((session) => session.current);
    } catch (failure) {
      toast.error(errorText(failure));
    }
  };
  const endAll = async () => {
    if (await confirmSignOutEverywhere.open({})) toast.success(t('sessions.everywhereDone'));
  };
  return (
    <Section title={t('sessions.title')} lead={t('sessions.lead')}>
      {error ? (
        <div className="grid justify-items-start gap-4">
          <Notice kind="error">{errorText(error)}</Notice>
          <Button variant="outline" color="neutral" onClick={() => refetch()}>
            {t('common:retry')}
          </Button>
        </div>
      ) : data ? (
        <>
          <ul ref={list} tabIndex={-1} aria-label={t('sessions.title')} className="outline-none">
            {data.map((session) => (
              <Device key={session.id} session={session} now={dataUpdatedAt} onEnd={() => end(session)} />
            ))}
          </ul>
          <div className="flex flex-wrap gap-3 border-t-2 border-dashed border-line pt-5">
            {data.length > 1 && (
              <Button variant="outline" color="neutral" onClick={endOthers}>
                {t('sessions.others')}
              </Button>
            )}
            <Button variant="outline" color="error" icon="log-out" onClick={() => void endAll()}>
              {t('sessions.everywhere')}
            </Button>
          </div>
        </>
      ) : (
        <div className="grid gap-4">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-2/3" />
        </div>
      )}
    </Section>
  );
};
