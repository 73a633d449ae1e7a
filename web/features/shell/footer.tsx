import { useTranslation } from '../../i18n/use-translation';
import { PATHS, localePath, type LocalePrefix } from '../../paths';
import { SITE } from '../../site-config';
import { DataCredits } from '../plans/places/data-credits';
import { CONTACT_HREF } from './links';
import { Logo } from './logo';

const link = 'inline-block min-w-6 py-1.5 underline-offset-4 hover:text-text hover:underline';

/** The networks by their own names. */
const NETWORKS: readonly { key: keyof typeof SITE.social; name: string }[] = [
  { key: 'instagram', name: 'Instagram' },
  { key: 'x', name: 'X' },
  { key: 'linkedin', name: 'LinkedIn' },
  { key: 'tiktok', name: 'TikTok' },
  { key: 'youtube', name: 'YouTube' },
  { key: 'threads', name: 'Threads' },
  { key: 'facebook', name: 'Facebook' },
];

/** The footer of the default layout: legal pages, mail, and the social profiles in new tabs. */
export const Footer = ({ prefix, year }: { prefix: LocalePrefix; year: number }) => {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <footer className="mt-12 border-t-2 border-dashed border-line">
      <div className="page flex flex-wrap items-start justify-between gap-x-16 gap-y-6 py-8">
        <div className="grid gap-3">
          <Logo />
          <p className="max-w-xs text-sm text-muted">{t('shell:tagline')}</p>
        </div>
        <nav aria-label={t('shell:footerNavigation')} className="flex flex-wrap gap-x-6 text-sm text-muted">
          <a href={localePath(PATHS.terms, prefix)} className={link}>
            {t('shell:terms')}
          </a>
          <a href={localePath(PATHS.privacy, prefix)} className={link}>
            {t('shell:privacy')}
          </a>
          <a href={CONTACT_HREF} className={link}>
            {SITE.contactEmail}
          </a>
        </nav>
      </div>
      <div className="page flex flex-wrap items-center justify-between gap-4 pb-6 text-sm text-faint">
        <div className="grid gap-1">
          <p>{t('shell:rights', { year, name: SITE.name })}</p>
          <DataCredits />
        </div>
        <ul className="flex flex-wrap gap-x-5">
          {NETWORKS.map(({ key, name }) => (
            <li key={key}>
              <a
                href={SITE.social[key]}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${t('shell:followOn', { name: SITE.name, network: name })} ${t('common:opensInNewTab')}`}
                className={link}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
};
