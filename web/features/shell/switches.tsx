import { useTranslation } from '../../i18n/use-translation';
import { LOCALES, type Locale } from '../../../worker/platform/locale/locale';
import { localeOf, switchLocale, type LocalePrefix } from '../../paths';
import { Icon } from '../../ui/icon';

const LANGUAGE_NAME = { en: 'english', es: 'spanish' } as const satisfies Record<Locale, string>;

/** The languages as links to this very page; `behaviour.ts` remembers the choice and keeps the place on the page. */
export const LanguageLinks = ({ prefix, path }: { prefix: LocalePrefix; path: string }) => {
  const { t } = useTranslation('shell');
  return (
    <ul aria-label={t('language')} className="flex items-center gap-0.5">
      {LOCALES.map((locale) => (
        <li key={locale}>
          <a
            href={switchLocale(path, locale)}
            hrefLang={locale}
            lang={locale}
            data-locale={locale}
            aria-current={locale === localeOf(prefix) ? 'true' : undefined}
            className="grid size-9 place-items-center rounded-md font-code text-xs font-bold text-faint uppercase transition-colors hover:bg-text/8 hover:text-text aria-[current]:text-text aria-[current]:underline aria-[current]:decoration-primary aria-[current]:decoration-2 aria-[current]:underline-offset-[6px]"
          >
            <span aria-hidden>{locale}</span>
            <span className="sr-only">{t(LANGUAGE_NAME[locale])}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};

/** Sun in the dark, moon in the light; the two take turns by CSS, so that the first paint is right. */
export const ThemeSwitch = () => {
  const { t } = useTranslation('shell');
  return (
    <button
      type="button"
      data-theme-switch
      className="grid size-9 cursor-pointer place-items-center rounded-md text-muted transition-colors hover:bg-text/8 hover:text-text"
    >
      <span className="contents in-data-[theme=light]:hidden">
        <Icon name="sun" label={t('toLight')} />
      </span>
      <span className="hidden in-data-[theme=light]:contents">
        <Icon name="moon" label={t('toDark')} />
      </span>
    </button>
  );
};
