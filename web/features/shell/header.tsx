import { useTranslation } from '../../i18n/use-translation';
import { PATHS, localePath, type LocalePrefix } from '../../paths';
import { maySignUp, SITE, type EarlyAccess } from '../../site-config';
import { buttonStyle } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { CONTACT_HREF, HEADER_ENTRIES, sectionHref } from './links';
import { Logo } from './logo';
import { LanguageLinks, ThemeSwitch } from './switches';

const AccountLinks = ({ prefix, size, access }: { prefix: LocalePrefix; size: 'sm' | 'lg'; access: EarlyAccess }) => {
  const { t } = useTranslation('shell');
  const block = size === 'lg';
  return (
    <>
      <a
        href={localePath(PATHS.login, prefix)}
        className={`${buttonStyle({ size, variant: 'ghost', color: 'neutral', block })} in-data-signed-in:hidden`}
      >
        {t('login')}
      </a>
      {maySignUp(access) && (
        <a
          href={localePath(PATHS.signup, prefix)}
          className={`${buttonStyle({ size, block })} in-data-signed-in:hidden`}
        >
          {t('signup')}
        </a>
      )}
      <a
        href={localePath(PATHS.app, prefix)}
        className={`${buttonStyle({ size, block })} not-in-data-signed-in:hidden`}
      >
        {t('app')}
        <Icon name="arrow-right" />
      </a>
    </>
  );
};

const Entries = ({ prefix, className }: { prefix: LocalePrefix; className: string }) => {
  const { t } = useTranslation('shell');
  return (
    <>
      {HEADER_ENTRIES.map(({ key, section }) => (
        <a key={key} href={sectionHref(section, prefix)} className={className}>
          {t(key)}
        </a>
      ))}
      <a href={CONTACT_HREF} className={className}>
        {t('contact')}
      </a>
    </>
  );
};

const entry =
  'rounded-md px-1.5 py-2 text-sm whitespace-nowrap font-medium text-muted lg:px-3 transition-colors hover:bg-text/8 hover:text-text';
const row = 'flex items-center justify-between border-t border-line py-2 text-sm font-medium text-muted';

/** The header of the default layout. It is drawn once and brought to life by `behaviour.ts`. */
export const Header = ({
  prefix,
  path,
  access = SITE.earlyAccess,
}: {
  prefix: LocalePrefix;
  path: string;
  access?: EarlyAccess;
}) => {
  const { t } = useTranslation('shell');
  return (
    <header
      data-header
      className="group sticky top-0 z-40 border-b border-transparent transition-[background-color,border-color] duration-200 data-menu-open:border-line data-menu-open:bg-bg data-scrolled:border-line data-scrolled:bg-bg"
    >
      <a href="#content" className="skip-link">
        {t('skip')}
      </a>
      <div className="page flex h-(--header-height) items-center justify-between gap-2 lg:gap-4">
        <a
          href={localePath(PATHS.root, prefix)}
          aria-label={t('logo', { name: SITE.name })}
          className="shrink-0 transition-colors group-data-scrolled:text-primary-ink md:max-lg:[&_span_span]:hidden"
        >
          <Logo />
        </a>
        <nav aria-label={t('mainNavigation')} className="hidden items-center md:flex">
          <Entries prefix={prefix} className={entry} />
        </nav>
        <div className="flex items-center gap-1">
          <div className="hidden items-center md:flex lg:gap-1">
            <LanguageLinks prefix={prefix} path={path} />
            <ThemeSwitch />
            <span className="ml-1 flex items-center gap-1">
              <AccountLinks prefix={prefix} size="sm" access={access} />
            </span>
          </div>
          <button
            type="button"
            data-menu-button
            data-label-open={t('openMenu')}
            data-label-close={t('closeMenu')}
            aria-label={t('openMenu')}
            aria-expanded="false"
            aria-controls="mobile-menu"
            className="grid size-11 cursor-pointer place-items-center rounded-md hover:bg-text/8 md:hidden"
          >
            <Icon name="menu" className="size-6 group-data-menu-open:hidden" />
            <Icon name="x" className="hidden size-6 group-data-menu-open:block" />
          </button>
        </div>
      </div>
      <div
        id="mobile-menu"
        data-menu
        hidden
        className="rise max-h-[calc(100dvh-var(--header-height))] overflow-y-auto md:hidden"
      >
        <div className="page grid gap-3 pb-6">
          <nav aria-label={t('mainNavigation')} className="grid">
            <Entries prefix={prefix} className="border-t border-line py-3.5 font-display text-xl font-bold" />
          </nav>
          <div>
            <div className={row}>
              {t('theme')}
              <ThemeSwitch />
            </div>
            <div className={row}>
              {t('language')}
              <LanguageLinks prefix={prefix} path={path} />
            </div>
          </div>
          <AccountLinks prefix={prefix} size="lg" access={access} />
        </div>
      </div>
    </header>
  );
};
