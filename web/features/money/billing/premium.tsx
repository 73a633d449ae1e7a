import { useTranslation } from '../../../i18n/use-translation';
import { Link } from '../../../routing/link';
import { useUser } from '../../../api/use-user';
import { useLocale } from '../../../i18n/use-locale';
import { PATHS } from '../../../paths';
import { Icon } from '../../../ui/icon';

const shape =
  'inline-flex min-h-6 shrink-0 items-center gap-1 rounded-sm px-1.5 text-xs font-semibold whitespace-nowrap';
const look = `${shape} tone-secondary bg-[color-mix(in_oklab,var(--tone)_14%,transparent)] text-(--tone-ink)`;
/** The manila background has its own text colour. */
const paperLook = `${shape} border border-tag-ink/45 text-tag-ink`;

/** Whether the signed-in person may use premium tools. */
export const useIsPremium = (): boolean => useUser()?.accountType === 'premium';

/** The word "Premium" for what free accounts cannot do, where a link has no place (menu items); else nothing. */
export const PremiumTag = ({ onPaper = false }: { onPaper?: boolean }) => {
  const { t } = useTranslation('plans');
  if (useIsPremium()) return null;
  return (
    <span className={onPaper ? paperLook : look}>
      <Icon name="star" className="size-3.5" />
      {t('premium.word')}
    </span>
  );
};

/** The same as a link to where premium is had. Put it beside every premium tool, so that it is said before the click. */
export const PremiumMark = () => {
  const { t } = useTranslation('plans');
  const { to } = useLocale();
  if (useIsPremium()) return null;
  return (
    <Link
      to={to(PATHS.billing)}
      aria-label={t('premium.link')}
      title={t('premium.link')}
      className={`${look} underline decoration-dotted underline-offset-3 hover:decoration-solid`}
    >
      <Icon name="star" className="size-3.5" />
      {t('premium.word')}
    </Link>
  );
};
