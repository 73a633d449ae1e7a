import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { LOCALES, type Locale } from '../../../worker/locale/locale';
import { rememberLocale } from '../../i18n/locale-cookie';
import { useLocale } from '../../i18n/use-locale';
import { switchLocale } from '../../paths';
import { currentTheme, onThemeChange, setTheme, type Theme } from '../../theme';
import { Icon } from '../../ui/icon';
import type { IconName } from '../../ui/icons/names';
import { Row, Section } from './section';

interface Option<Value extends string> {
  value: Value;
  label: string;
  lang?: string;
  icon?: IconName;
}

/** One choice of a few, side by side: native radio buttons, so that the arrow keys work. */
const Choice = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
}) => {
  const name = useId();
  return (
    <fieldset className="flex gap-1 rounded-md bg-sunken p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          lang={option.lang}
          className="flex h-10 cursor-pointer items-center gap-2 rounded-sm px-4 text-sm font-semibold text-muted transition-colors hover:text-text has-checked:bg-raised has-checked:text-text has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-primary"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.icon && <Icon name={option.icon} className="size-4.5" />}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
};

const LANGUAGE_NAME = { en: 'shell:english', es: 'shell:spanish' } as const satisfies Record<Locale, string>;

/** Language and theme; both are remembered by this browser. */
export const Appearance = () => {
  const { t } = useTranslation(['settings', 'shell']);
  const { locale, path } = useLocale();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [theme, show] = useState<Theme>(currentTheme);
  useEffect(() => onThemeChange(show), []);
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
          ]}
          onChange={setTheme}
        />
      </Row>
    </Section>
  );
};
