import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Outlet, useLocation } from 'react-router';
import { Link } from '../../routing/link';
import { useUser } from '../../api/use-user';
import { useErrorText } from '../../i18n/use-error-text';
import { useLocale } from '../../i18n/use-locale';
import { NEW_PLAN_PATH, PATHS, localePath } from '../../paths';
import { SITE } from '../../site-config';
import { Avatar } from '../../ui/avatar';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { toast } from '../../ui/toast';
import { signOut } from '../identity/auth/session';
import { useCommandKey } from '../palette/shortcut-settings';
import { useShortcuts } from '../palette/use-shortcuts';
import { useShowFoundItem } from '../plans/search/use-show-found-item';
import { APP_PAGES } from '../../app-pages';
import { initHeader } from './behaviour';
import { LanguageLinks, ThemeSwitch } from './switches';
import { noteTripPath } from '../plans/last-trip-path';
import { Logo, LogoMark } from './logo';
import { useAppLinks } from './use-app-links';
import { useNavigate } from '../../routing/pages';

/** Between a phone and a desktop the navigation is a rail of icons. */
const RAIL_NAME = 'md:max-lg:sr-only';

type Entry = (typeof APP_PAGES)[number];

const isOneOf =
  (...keys: Entry['key'][]) =>
  ({ key }: Entry): boolean =>
    keys.includes(key);

/** What a phone keeps behind "Me". */
const OF_ONESELF = APP_PAGES.filter(isOneOf('profile', 'billing', 'referrals', 'settings', 'support'));

/** On a rail the names are for screen readers and as a tooltip alone. */
const Entries = ({ entries, className }: { entries: readonly Entry[]; className: string }) => {
  const { t } = useTranslation('shell');
  const { to, path: here } = useLocale();
  const commandKey = useCommandKey();
  return (
    <>
      {entries.map(({ key, path, icon }) => (
        <Link
          key={key}
          to={to(path)}
          aria-current={here === path ? 'page' : undefined}
          className={className}
          title={t(`nav.${key}`)}
          aria-keyshortcuts={key === 'search' ? 'Control+K Meta+K' : undefined}
        >
          <Icon name={icon} />
          <span className={RAIL_NAME}>{t(`nav.${key}`)}</span>
          {key === 'search' && (
            <kbd aria-hidden className="ml-auto hidden font-code text-2xs font-bold text-muted lg:inline">
              {commandKey} K
            </kbd>
          )}
        </Link>
      ))}
    </>
  );
};

/** The public home page: a document of its own, outside the app. */
const HomeLink = ({ className }: { className: string }) => {
  const { t } = useTranslation('shell');
  const { to } = useLocale();
  return (
    <a href={to(PATHS.home)} className={className} title={t('nav.home')}>
      <Icon name="house" />
      <span className={RAIL_NAME}>{t('nav.home')}</span>
    </a>
  );
};

const sideEntry =
  'flex items-center gap-3 rounded-md px-3 py-2.5 text-sm font-medium text-muted transition-colors hover:bg-text/6 hover:text-text aria-[current=page]:bg-primary/12 aria-[current=page]:text-primary-ink';
const tabEntry =
  'grid min-h-14 cursor-pointer content-center justify-items-center gap-0.5 text-2xs font-medium text-muted aria-[current=page]:text-primary-ink';

const useSignOut = () => {
  const errorText = useErrorText();
  return () => void signOut().catch((error: unknown) => toast.error(errorText(error)));
};

/** The navigation of a phone, within reach of the thumb. What "Me" opens is the browser's own popover. */
const BottomNavigation = () => {
  const { t } = useTranslation('shell');
  const { path, to } = useLocale();
  const { pathname, search } = useLocation();
  const leave = useSignOut();
  const me = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Chosen from: closed with the page it was opened on.
    if (pathname) me.current?.hidePopover();
  }, [pathname]);
  const isNew = new URLSearchParams(search).has('new');
  const tabs = [
    { name: t('nav.trips'), icon: 'luggage', path: PATHS.app, isHere: path === PATHS.app && !isNew },
    { name: t('nav.newTrip'), icon: 'plus', path: NEW_PLAN_PATH, isHere: path === PATHS.app && isNew },
    { name: t('nav.kit'), icon: 'backpack', path: PATHS.kit, isHere: path === PATHS.kit },
    { name: t('nav.search'), icon: 'search', path: PATHS.search, isHere: path === PATHS.search },
  ] as const;
  const isAmongOwn = OF_ONESELF.some((entry) => entry.path === path);
  return (
    <nav
      aria-label={t('appNavigation')}
      className="fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      {tabs.map((tab) => (
        <Link key={tab.path} to={to(tab.path)} aria-current={tab.isHere ? 'page' : undefined} className={tabEntry}>
          <Icon name={tab.icon} className="size-5.5" />
          {tab.name}
        </Link>
      ))}
      <button type="button" popoverTarget="my-pages" className={`${tabEntry} ${isAmongOwn ? 'text-primary-ink!' : ''}`}>
        <Icon name="user" className="size-5.5" />
        {t('nav.me')}
      </button>
      <div
        ref={me}
        id="my-pages"
        popover="auto"
        className="inset-[auto_0.5rem_calc(4rem+env(safe-area-inset-bottom))_auto] min-w-52 rounded-md border border-line bg-raised p-1 text-text shadow-2"
      >
        <Entries entries={OF_ONESELF} className={`${sideEntry} min-h-11`} />
        <HomeLink className={`${sideEntry} min-h-11`} />
        <hr className="perforation my-1" />
        <button type="button" onClick={leave} className={`${sideEntry} min-h-11 w-full cursor-pointer`}>
          <Icon name="log-out" />
          {t('nav.logout')}
        </button>
      </div>
    </nav>
  );
};

/** Language and theme. */
const Appearance = () => {
  const { prefix, path } = useLocale();
  return (
    <>
      <LanguageLinks prefix={prefix} path={path} />
      <ThemeSwitch />
    </>
  );
};

/** The signed-in area: navigation at the side, a rail on a tablet, below on a phone. */
export const DashboardLayout = () => {
  const { t } = useTranslation('shell');
  const { to, prefix } = useLocale();
  const user = useUser();
  const navigate = useNavigate();
  const follow = useAppLinks();
  const leave = useSignOut();
  const frame = useRef<HTMLDivElement>(null);
  useShortcuts();
  useShowFoundItem();
  const isVisitor = user === null;
  useEffect(() => {
    // Signed out here or in another tab.
    if (isVisitor) void navigate(localePath(PATHS.login, prefix));
  }, [isVisitor, navigate, prefix]);
  const here = useLocation();
  useEffect(() => noteTripPath(here), [here]);
  useEffect(() => (frame.current ? initHeader(frame.current) : undefined), []);
  return (
    // The links inside are the controls; this only keeps the clicks on language links in the app.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={frame}
      onClick={follow}
      className="min-h-dvh pb-24 md:grid md:grid-cols-[4.5rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)] md:pb-0 print:block"
    >
      <a href="#content" className="skip-link">
        {t('skip')}
      </a>
      <aside className="sticky top-0 hidden h-dvh flex-col gap-6 border-r border-line bg-sunken p-5 md:max-lg:items-center md:max-lg:overflow-y-auto md:max-lg:px-2 md:flex print:hidden">
        <Link
          to={to(PATHS.app)}
          aria-label={t('logo', { name: SITE.name })}
          className="lg:self-start max-lg:[&_span_span]:hidden"
        >
          <Logo />
        </Link>
        <nav aria-label={t('appNavigation')} className="grid gap-0.5">
          <Entries entries={APP_PAGES} className={sideEntry} />
          <HomeLink className={sideEntry} />
        </nav>
        <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-3">
          {user && (
            <Link
              to={to(PATHS.profile)}
              className="flex items-center gap-3 rounded-md p-1 text-sm text-muted transition-colors hover:text-text"
            >
              <Avatar name={user.username ?? user.email} size="lg" />
              <span className={`min-w-0 truncate ${RAIL_NAME}`}>{user.username ?? user.email}</span>
            </Link>
          )}
          <hr className="perforation" />
          <div className="flex items-center gap-1 md:max-lg:flex-col md:max-lg:[&_ul]:flex-col">
            <Appearance />
            <IconButton
              icon="log-out"
              label={t('nav.logout')}
              title={t('nav.logout')}
              onClick={leave}
              className="size-9! text-muted! lg:ml-auto"
            />
          </div>
        </div>
      </aside>
      <div className="min-w-0">
        <div className="flex items-center justify-between px-5 pt-3 md:hidden print:hidden">
          <Link to={to(PATHS.app)} aria-label={t('logo', { name: SITE.name })}>
            <LogoMark className="size-9" />
          </Link>
          <div className="flex items-center gap-1">
            <Appearance />
          </div>
        </div>
        <main id="content" tabIndex={-1} className="mx-auto w-full max-w-5xl px-5 py-6 outline-none md:px-10 md:py-10">
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <BottomNavigation />
    </div>
  );
};
