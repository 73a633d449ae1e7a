import { Fragment } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { DATA_CREDITS } from '../../../../worker/engine/places/limits';

const link = 'underline decoration-line underline-offset-2 hover:text-text';

/** Whose places and weather these are, with their licences: owed wherever either is shown. */
export const DataCredits = () => {
  const { t } = useTranslation('shell');
  return (
    <p className="text-2xs text-faint">
      {t('dataFrom')}{' '}
      {DATA_CREDITS.map(({ name, license, url, licenseUrl }, position) => (
        <Fragment key={name}>
          {position > 0 && ' · '}
          <a href={url} rel="noopener noreferrer" target="_blank" className={link}>
            {name}
          </a>
          {licenseUrl && (
            <>
              {' ('}
              <a href={licenseUrl} rel="noopener noreferrer license" target="_blank" className={link}>
                {license}
              </a>
              {')'}
            </>
          )}
        </Fragment>
      ))}
    </p>
  );
};
