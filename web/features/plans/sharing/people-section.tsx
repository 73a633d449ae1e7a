import { useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { SHARING_LIMITS, type Sharing } from '../../../../worker/plans/sharing/contract';
import { useAttempt } from '../../../ui/use-attempt';
import { useLocale } from '../../../i18n/use-locale';
import { Avatar } from '../../../ui/avatar';
import { IconButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { toast } from '../../../ui/toast';
import { formatDay } from '../dates';
import { InviteForm } from './invite-form';
import { usePersonName } from '../items/people';
import { removeMember, revokeInvite } from './sharing-queries';

const row = 'flex min-h-12 items-center gap-3 border-b border-line/70 py-1.5 last:border-0';

export interface PeopleSectionProps {
  plan: { id: string; name: string };
  sharing: Sharing;
}

/** Who packs, who was invited, and the way to invite more. */
export const PeopleSection = ({ plan, sharing }: PeopleSectionProps) => {
  const { t } = useTranslation('sharing');
  const { locale } = useLocale();
  const attempt = useAttempt();
  const nameOf = usePersonName();
  const heading = useRef<HTMLHeadingElement>(null);
  const { people, invites } = sharing;
  const members = people.filter(({ role }) => role === 'member');
  const end = async (work: () => Promise<void>, done: string) => {
    const finished = work();
    // The button that was pressed is gone.
    heading.current?.focus();
    if (await attempt(() => finished)) toast.success(done);
  };
  return (
    <section className="grid gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t('dialog.togetherTitle')}
      </h3>
      <p className="text-sm text-muted">{t('dialog.togetherLead')}</p>
      {members.length >= SHARING_LIMITS.members ? (
        <p className="text-sm font-semibold">{t('dialog.full')}</p>
      ) : (
        <InviteForm plan={plan} link={invites.find(({ email }) => email === null)} />
      )}
      {members.length > 0 && (
        <ul aria-label={t('people')}>
          {people.map((person) => (
            <li key={person.id} className={row}>
              <Avatar name={nameOf(person)} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">
                  {nameOf(person)}
                  {person.isYou && <span className="font-normal text-muted"> ({t('you')})</span>}
                </span>
                <span className="block text-xs text-muted">
                  {t(person.role === 'owner' ? 'dialog.owner' : 'dialog.member')}
                </span>
              </span>
              {person.role === 'member' && (
                <IconButton
                  color="error"
                  icon="x"
                  label={t('dialog.remove', { name: nameOf(person) })}
                  onClick={() =>
                    end(() => removeMember(plan.id, person.id), t('dialog.removed', { name: nameOf(person) }))
                  }
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {invites.length > 0 && (
        <div className="grid gap-1">
          <h4 className="text-sm font-semibold">{t('dialog.pending')}</h4>
          <ul>
            {invites.map(({ id, email, expiresAt }) => (
              <li key={id} className={row}>
                <Icon name={email === null ? 'copy' : 'mail'} className="size-5 text-faint" />
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-sm">{email ?? t('dialog.inviteLinkLabel')}</span>
                  <span className="block text-xs text-muted">
                    {t('dialog.until', { date: formatDay(expiresAt.slice(0, 10), locale) })}
                  </span>
                </span>
                <IconButton
                  icon="x"
                  label={email === null ? t('dialog.thisLink') : t('dialog.withdraw', { name: email })}
                  onClick={() => end(() => revokeInvite(plan.id, id), t('dialog.withdrawn'))}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
};
