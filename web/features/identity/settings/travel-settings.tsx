import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Profile } from '../../../../worker/identity/profile/contract';
import { api, json } from '../../../api/client';
import { createOptimisticChanges } from '../../../api/optimistic';
import { useErrorText } from '../../../i18n/use-error-text';
import { useLocale } from '../../../i18n/use-locale';
import { controlStyle } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { toast } from '../../../ui/toast';
import { setUnits, useUnits } from '../../../units';
import { PROFILE_KEY, profileQuery } from '../profile/profile-query';
import { Choice } from './choice';
import { countriesIn, countryNamed } from '../../plans/countries';
import { Row, Section } from '../../../ui/section';

const homeChanges = createOptimisticChanges<Profile>();

/** Stands for a text of the profile that names no country. */
const OTHER = 'other';

/** Where one lives: the country of the profile, chosen from a list. It goes with the next Bag Plans. */
const HomeCountry = () => {
  const { t } = useTranslation(['settings', 'common']);
  const { locale } = useLocale();
  const errorText = useErrorText();
  const countries = useMemo(() => countriesIn(locale), [locale]);
  const { data, isError, refetch } = useQuery(profileQuery);
  const country = homeChanges.useApplied(PROFILE_KEY, data)?.country ?? '';
  const code = useMemo(() => (country ? (countryNamed(country) ?? OTHER) : ''), [country]);
  const choose = async (next: string) => {
    const name = countries.find((each) => each.code === next)?.name ?? null;
    try {
      await homeChanges.run(
        PROFILE_KEY,
        (profile) => ({ ...profile, country: name }),
        async () => (await json(api.profile.$patch({ json: { country: name } }))).profile,
        (_, profile) => profile,
      );
      toast.success(name ? t('travel.homeSaved', { country: name }) : t('travel.homeForgotten'));
    } catch (error) {
      toast.error(t('travel.homeFailed'), { description: errorText(error) });
    }
  };
  return (
    <Row
      label={<label htmlFor="home-country">{t('travel.home')}</label>}
      value={isError ? t('travel.homeUnknown') : t('travel.homeLead')}
    >
      {isError ? (
        <button
          type="button"
          onClick={() => void refetch()}
          className="cursor-pointer text-sm font-semibold text-primary-ink underline underline-offset-4"
        >
          {t('common:retry')}
        </button>
      ) : (
        <span className="relative block w-full sm:w-64">
          <select
            id="home-country"
            value={code}
            disabled={!data}
            onChange={(event) => void choose(event.target.value)}
            className={`${controlStyle} h-11 appearance-none truncate pr-10`}
          >
            <option value="">{t('travel.homeNone')}</option>
            {code === OTHER && <option value={OTHER}>{country}</option>}
            {countries.map((each) => (
              <option key={each.code} value={each.code}>
                {each.name}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="pointer-events-none absolute top-3 right-3 size-5 text-faint" />
        </span>
      )}
    </Row>
  );
};

/** Units, remembered by this browser, and home, kept with the account. */
export const TravelSettings = () => {
  const { t } = useTranslation('settings');
  const units = useUnits();
  return (
    <Section title={t('travel.title')} lead={t('travel.lead')}>
      <Row label={t('travel.temperature')}>
        <Choice
          label={t('travel.temperature')}
          value={units.temperature}
          options={[
            { value: 'celsius', label: '°C' },
            { value: 'fahrenheit', label: '°F' },
          ]}
          onChange={(temperature) => setUnits({ temperature })}
        />
      </Row>
      <Row label={t('travel.weight')}>
        <Choice
          label={t('travel.weight')}
          value={units.weight}
          options={[
            { value: 'kg', label: 'kg' },
            { value: 'lb', label: 'lb' },
          ]}
          onChange={(weight) => setUnits({ weight })}
        />
      </Row>
      <HomeCountry />
    </Section>
  );
};
