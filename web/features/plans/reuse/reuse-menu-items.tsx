import { useTranslation } from '../../../i18n/use-translation';
import type { Plan } from '../../../../worker/plans/contract';
import { loadWords } from '../../../i18n/lazy-words';
import { useLocale } from '../../../i18n/use-locale';
import { PATHS, planPath } from '../../../paths';
import { MenuItem, MenuSeparator } from '../../../ui/menu';
import { PremiumTag, useIsPremium } from '../../money/billing/premium';
import { useNavigate } from '../../../routing/pages';

/** Menu items: what can be made of a list besides packing it. Premium tools lead to where premium is had until it is. */
export const ReuseMenuItems = ({ plan }: { plan: Plan }) => {
  const { t } = useTranslation('packing');
  const { locale, to } = useLocale();
  const navigate = useNavigate();
  const isPremium = useIsPremium();
  const premium = (open: () => Promise<void>) => () => void (isPremium ? open() : navigate(to(PATHS.billing)));
  /** A dialog, with what it says. */
  const dialog = async <Dialog,>(code: Promise<Dialog>): Promise<Dialog> =>
    (await Promise.all([code, loadWords(locale, 'reuse'), loadWords(locale, 'creating')]))[0];
  const editTrip = async () => (await dialog(import('./edit-trip-dialog'))).editTripDialog.open({ plan });
  const moreOfCategory = async () => {
    await (await dialog(import('./category-dialog'))).categoryDialog.open({ plan });
  };
  const copy = async () => {
    const id = await (await dialog(import('./copy-dialog'))).copyDialog.open({ plan });
    if (id) await navigate(to(planPath(id)));
  };
  const save = async () => (await dialog(import('./template-dialogs'))).saveTemplateDialog.open({ plan });
  const join = async () => (await dialog(import('./template-dialogs'))).applyTemplateDialog.open({ planId: plan.id });
  return (
    <>
      <MenuSeparator />
      <MenuItem icon="calendar-days" onSelect={() => void editTrip()}>
        {t('menu.edit')}
      </MenuItem>
      <MenuItem icon="refresh-cw" onSelect={premium(moreOfCategory)}>
        {t('menu.category')}
        <PremiumTag />
      </MenuItem>
      <MenuItem icon="copy" onSelect={premium(copy)}>
        {t('menu.copy')}
        <PremiumTag />
      </MenuItem>
      <MenuItem icon="layers" onSelect={() => void save()}>
        {t('menu.saveTemplate')}
      </MenuItem>
      <MenuItem icon="plus" onSelect={() => void join()}>
        {t('menu.applyTemplate')}
      </MenuItem>
    </>
  );
};
