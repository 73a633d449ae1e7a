import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { SessionInfo } from '../../../../worker/identity/auth/contract';
import { api, json } from '../../../api/client';
import { useAttempt } from '../../../ui/use-attempt';
import { useLocale } from '../../../i18n/use-locale';
import { Button } from '../../../ui/button';
import { Badge, Skeleton } from '../../../ui/feedback';
import { Icon } from '../../../ui/icon';
import { toast } from '../../../ui/toast';
import { FailureNotice } from '../../../ui/notice';
import { endOtherSessions, endSession, SESSIONS_KEY, sessionChanges } from './account-calls';
import { lastSeenText } from './last-seen';
import { Section } from '../../../ui/section';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { signOut } from '../auth/session';
import { ActionConfirm } from '../../dialogs/action-confirm';

const SignOutEverywhereDialog = (controls: OverlayControls<boolean>) => {
  const { t } = useTranslation('settings');
  return (
    <ActionConfirm
      {...controls}
      title={t('sessions.everywhereTitle')}
      text={t('sessions.everywhereLead')}
      confirmLabel={t('sessions.everywhere')}
      act={() => signOut(true)}
    />
  );
};

/** Asks, then ends every session of the person, this one too; resolves with true once that is done. */
const confirmSignOutEverywhere = createOverlay<object, boolean>(SignOutEverywhereDialog);

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
  const attempt = useAttempt();
  const list = useRef<HTMLUListElement>(null);
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: async () => {
      const { sessions } = await json(api.auth.sessions.$get());
      return sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
    },
    staleTime: 0,
  });
  const sessions = sessionChanges.useApplied(SESSIONS_KEY, data);
  const keep = async (isKept: (session: SessionInfo) => boolean, end: () => Promise<unknown>, done: string) => {
    const ended = sessionChanges.run(SESSIONS_KEY, (known) => known.filter(isKept), end);
    // The button that was pressed is gone: the focus stays with the list.
    list.current?.focus();
    if (await attempt(() => ended)) toast.success(done);
  };
  const end = ({ id }: SessionInfo) =>
    keep(
      (session) => session.id !== id,
      () => endSession(id),
      t('sessions.signedOut'),
    );
  const endOthers = () => keep(({ current }) => current, endOtherSessions, t('sessions.othersDone'));
  const endAll = async () => {
    if (await confirmSignOutEverywhere.open({})) toast.success(t('sessions.everywhereDone'));
  };
  return (
    <Section title={t('sessions.title')} lead={t('sessions.lead')}>
      {error ? (
        <div className="grid justify-items-start gap-4">
          <FailureNotice error={error} />
          <Button variant="outline" color="neutral" onClick={() => refetch()}>
            {t('common:retry')}
          </Button>
        </div>
      ) : sessions ? (
        <>
          <ul ref={list} tabIndex={-1} aria-label={t('sessions.title')} className="outline-none">
            {sessions.map((session) => (
              <Device key={session.id} session={session} now={dataUpdatedAt} onEnd={() => end(session)} />
            ))}
          </ul>
          <div className="flex flex-wrap gap-3 border-t-2 border-dashed border-line pt-5">
            {sessions.length > 1 && (
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
