import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { useLocale } from '../../../i18n/use-locale';
import { countriesIn } from '../countries';
import { changeHome } from './corrections';
import { Row } from './parts';
import type { RowProps } from './people-row';

/** Where they start from: papers, plugs and money follow from it. */
export const HomeRow = ({ trip, onChange }: RowProps) => {
  const { t } = useTranslation('understood');
  const { locale } = useLocale();
  const countries = useMemo(() => countriesIn(locale), [locale]);
  return (
    <Row label={t('rows.home')}>
      <select
        aria-label={t('homeLabel')}
        value={trip.home.country ?? ''}
        onChange={(event) => {
          const country = event.target.value || null;
          onChange(changeHome(trip, country), countries.find(({ code }) => code === country)?.name ?? t('noBags'));
        }}
        className="h-9 max-w-full cursor-pointer rounded-[1.125rem] border border-line-strong/60 bg-surface px-3 text-sm"
      >
        <option value="">{t('noBags')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </Row>
  );
};
