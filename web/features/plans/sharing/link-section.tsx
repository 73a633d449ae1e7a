import { useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { ShareLink } from '../../../../worker/plans/sharing/contract';
import { useAttempt } from '../../../ui/use-attempt';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { LinkTag } from './link-tag';
import { makeLink, revokeLink } from './sharing-queries';

export interface LinkSectionProps {
  plan: { id: string; name: string };
  link: ShareLink | null;
}

/** The read-only link: made, renewed, turned off. */
export const LinkSection = ({ plan, link }: LinkSectionProps) => {
  const { t } = useTranslation('sharing');
  const attempt = useAttempt();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isNew, setNew] = useState(false);
  const make = () =>
    attempt(async () => {
      await makeLink(plan.id);
      setNew(true);
      if (link) toast.success(t('dialog.newLinkDone'));
    });
  const turnOff = async () => {
    const ended = revokeLink(plan.id);
    // The button that was pressed is gone.
    heading.current?.focus();
    if (await attempt(() => ended)) toast.success(t('dialog.turnedOff'));
  };
  const changes = (
    <>
      <Button size="sm" variant="ghost" color="neutral" icon="refresh-cw" onClick={make}>
        {t('dialog.newLink')}
      </Button>
      <Button size="sm" variant="ghost" color="error" icon="x" onClick={turnOff}>
        {t('dialog.turnOff')}
      </Button>
    </>
  );
  return (
    <section className="grid gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t('dialog.linkTitle')}
      </h3>
      <p className="text-sm text-muted">{t('dialog.linkLead')}</p>
      {!link && (
        <Button variant="outline" icon="share-2" className="justify-self-start" onClick={make}>
          {t('dialog.makeLink')}
        </Button>
      )}
      {link &&
        (link.url === null ? (
          <>
            <p className="text-sm">{t('dialog.lostLink')}</p>
            <div className="flex flex-wrap gap-2">{changes}</div>
          </>
        ) : (
          <LinkTag
            key={link.url}
            label={t('dialog.linkLabel')}
            url={link.url}
            text={t('dialog.shareText', { name: plan.name })}
            isNew={isNew}
          >
            {changes}
          </LinkTag>
        ))}
    </section>
  );
};
