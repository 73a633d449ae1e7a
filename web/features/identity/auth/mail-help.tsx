import { LinkedText } from '../../../i18n/linked-text';
import { useTranslation } from '../../../i18n/use-translation';
import { SITE } from '../../../site-config';
import { useAuthOptions } from './use-auth-options';

const LINK = 'text-primary-ink underline underline-offset-2';

/** What to do when a mail does not come: the spam folder, us, and on a development server its own inbox. */
export const MailHelp = ({ email }: { email: string }) => {
  const { t } = useTranslation('auth');
  const { inbox } = useAuthOptions();
  return (
    <div className="grid gap-2 text-sm text-muted">
      <p>{t('sent.help')}</p>
      <p>
        <LinkedText
          text={t('sent.support')}
          parts={{
            support: (
              <a href={`mailto:${SITE.supportEmail}`} className={LINK}>
                {SITE.supportEmail}
              </a>
            ),
          }}
        />
      </p>
      {inbox && (
        <p>
          <LinkedText
            text={t('sent.inbox')}
            parts={{
              inbox: (
                <a href={`${inbox}?to=${encodeURIComponent(email)}`} target="_blank" rel="noreferrer" className={LINK}>
                  {inbox}
                </a>
              ),
            }}
          />
        </p>
      )}
    </div>
  );
};
