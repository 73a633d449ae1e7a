import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { useLocation } from 'react-router';
import { LOCALES, type Locale } from '../../../../worker/platform/locale/locale';
import { rememberLocale } from '../../../i18n/locale-cookie';
import { useLocale } from '../../../i18n/use-locale';
import { switchLocale } from '../../../paths';
import { onThemeChange, setTheme, themeChoice, type ThemeChoice } from '../../../theme';
import { Choice } from './choice';
import { Row, Section } from '../../../ui/section';
import { useNavigate } from '../../../routing/pages';

const LANGUAGE_NAME = { en: 'shell:english', es: 'shell:spanish' } as const satisfies Record<Locale, string>;

/** Language and theme; both are remembered by this browser. */
export const Appearance = () => {
  const { t } = useTranslation(['settings', 'shell']);
  const { locale, path } = useLocale();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [theme, show] = useState<ThemeChoice>(themeChoice);
  useEffect(() => onThemeChange(() => show(themeChoice())), []);
  const speak = (next: Locale) => {
    rememberLocale(next);
    void navigate(switchLocale(path, next) + search, { replace: true, preventScrollReset: true });
  };
  return (
    <Section title={t('appearance.title')}>
      <Row label={t('appearance.language')}>
        <Choice
          label={t('appearance.language')}
          value={locale}
          options={LOCALES.map((value) => ({ value, lang: value, label: t(LANGUAGE_NAME[value]) }))}
          onChange={speak}
        />
      </Row>
      <Row label={t('appearance.theme')}>
        <Choice
          label={t('appearance.theme')}
          value={theme}
          options={[
            { value: 'dark', label: t('appearance.dark'), icon: 'moon' },
            { value: 'light', label: t('appearance.light'), icon: 'sun' },
            { value: 'system', label: t('appearance.system'), icon: 'laptop' },
          ]}
          onChange={setTheme}
        />
      </Row>
    </Section>
  );
};
