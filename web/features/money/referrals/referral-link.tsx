import { useTranslation } from '../../../i18n/use-translation';
import { Link } from '../../../routing/link';
import { useUser } from '../../../api/use-user';
import { useLocale } from '../../../i18n/use-locale';
import { PATHS } from '../../../paths';
import { Button, buttonStyle } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Barcode } from '../../../ui/pictures/barcode';
import { useLink } from '../../../ui/use-link';

/** The way to a username, which a link needs. */
const NameFirst = () => {
  const { t } = useTranslation('referrals');
  const { to } = useLocale();
  return (
    <section className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg bg-surface p-6 ring-1 ring-line">
      <Icon name="tag" className="size-8 shrink-0 text-secondary-ink" />
      <p className="min-w-0 flex-1 basis-60">{t('link.needsUsername')}</p>
      <Link to={to(PATHS.profile)} className={buttonStyle()}>
        {t('link.toProfile')}
      </Link>
    </section>
  );
};

const Sendable = ({ username }: { username: string }) => {
  const { t } = useTranslation('referrals');
  const { to } = useLocale();
  const url = `${window.location.origin}${to(PATHS.home)}?referred-by=${encodeURIComponent(username)}`;
  const { isCopied, copy, send } = useLink(url, t('link.shareText'));
  return (
    <section aria-labelledby="link-title" className="rise mt-8">
      <div className="tag flex flex-wrap items-center gap-x-6 gap-y-3 py-5!">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id="link-title" className="text-sm font-semibold text-tag-muted">
            {t('link.title')}
          </h2>
          <p className="mt-1 font-semibold wrap-anywhere select-all">{url}</p>
        </div>
        <Barcode text={username} className="hidden h-10 w-32 lg:block" />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button icon={isCopied ? 'check' : 'copy'} onClick={copy}>
          {t('link.copy')}
        </Button>
        {send && (
          <Button variant="outline" color="neutral" icon="share-2" onClick={send}>
            {t('link.share')}
          </Button>
        )}
        <p className="text-sm text-muted">{t('link.rule')}</p>
      </div>
    </section>
  );
};

/** The link to send, on a tag; or the way to a username. */
export const ReferralLink = () => {
  const username = useUser()?.username;
  return username ? <Sendable username={username} /> : <NameFirst />;
};
