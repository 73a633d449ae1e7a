import type { Plan } from '../../../../worker/plans/contract';
import { useLocale } from '../../../i18n/use-locale';
import { useTranslation } from '../../../i18n/use-translation';
import { Button, IconButton } from '../../../ui/button';
import { late } from '../../../ui/late';
import { Menu } from '../../../ui/menu';
import { sharePlan } from '../commands/plan-dialogs';

const Items = late(async () => (await import('./plan-menu-items')).PlanMenuItems);

/** Sharing, and the menu of what else can be done with a plan. */
export const PlanMenu = ({ plan }: { plan: Plan }) => {
  const { t } = useTranslation('packing');
  const { locale } = useLocale();
  return (
    <div className="no-print -mt-1 -mr-2 flex shrink-0 items-center gap-1.5">
      {plan.shared.role === 'owner' && (
        <Button variant="soft" icon="share-2" onClick={() => void sharePlan(plan, locale)} className="max-sm:px-3!">
          <span className="max-sm:sr-only">{t('menu.share')}</span>
        </Button>
      )}
      <Menu onReach={Items.ready} trigger={<IconButton icon="ellipsis-vertical" label={t('menu.more')} />}>
        <Items plan={plan} />
      </Menu>
    </div>
  );
};
