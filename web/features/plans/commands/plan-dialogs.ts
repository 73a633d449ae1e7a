import type { Plan } from '../../../../worker/plans/contract';
import type { Locale } from '../../../../worker/platform/locale/locale';
import { loadWords } from '../../../i18n/lazy-words';

type Named = Pick<Plan, 'id' | 'name'>;

/** Opens the dialog that shares a plan. */
export const sharePlan = async ({ id, name }: Named, locale: Locale): Promise<void> => {
  const [{ shareDialog }] = await Promise.all([
    import('../sharing/share-dialog'),
    loadWords(locale, 'sharing'),
    loadWords(locale, 'auth'),
  ]);
  await shareDialog.open({ plan: { id, name } });
};

/** Offers a plan as files. */
export const exportPlan = async ({ id, name }: Named, locale: Locale): Promise<void> => {
  const [{ exportDialog }] = await Promise.all([import('../exports/export-dialog'), loadWords(locale, 'sharing')]);
  await exportDialog.open({ plan: { id, name } });
};
