import type { User } from '../../../../worker/identity/sessions/contract';
import { instance } from '../../../i18n/i18n';
import { toast } from '../../../ui/toast';
import { change, type StoreName } from '../offline/database';
import { plansWithEdits } from '../offline/edit-queue';
import { forgetDrafts } from '../draft';
import { takeTrial } from '../trial';
import { createEditor, forgetDeviceId } from '../live/plan-editor';
import { closeSavedPlans } from '../offline/saved-plans';

/** What waits is given so long to be sent before somebody signs out, milliseconds. */
const LAST_CALL_MS = 4000;

/**
 * Sends what earlier pages left in the queues of a person's plans, but for the plan that is open, whose screen does it
 * itself. Edits that conflicted with others are reported in one line.
 */
export const sendWaiting = async (userId: string, openPlan = ''): Promise<void> => {
  const planIds = (await plansWithEdits(userId)).filter((planId) => planId !== openPlan);
  let crossed = 0;
  const editors = planIds.map((planId) => createEditor(userId, planId));
  for (const editor of editors) {
    editor.onNews((news) => (crossed += news.filter(({ kind }) => kind !== 'unkept').length));
  }
  const sent = Promise.all(
    editors.map(async (editor) => {
      await editor.reload();
      await editor.flush();
    }),
  );
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, LAST_CALL_MS))]);
  for (const editor of editors) editor.stop();
  if (crossed > 0) toast.info(instance.t('plans:sync.crossed', { count: crossed }));
};

/** Deletes what is kept of everybody `but` one, from one store. */
const forget = (name: StoreName, but: string): Promise<void> =>
  change(name, async (store) => {
    for await (const cursor of store) if (cursor.value.userId !== but) await cursor.delete();
  }).catch(() => undefined);

/**
 * Keeps on this device only what belongs to the person who is signed in. When somebody else is, nothing of the former
 * person's stays. When nobody is, because a session ended, plans go and edits that were not sent wait for their owner
 * to come back.
 */
export const clearDataOfOthers = async (user: User | null): Promise<void> => {
  closeSavedPlans(user === null);
  forgetDrafts({ but: user?.id ?? '' });
  await forget('plans', user?.id ?? '');
  if (!user) return;
  await forget('edits', user.id);
  await sendWaiting(user.id, new URLSearchParams(location.search).get('plan') ?? '');
};

/** Forgets everything that this device keeps of anybody, whichever page is open: somebody signed out. */
export const clearDevice = async (): Promise<void> => {
  forgetDrafts({ but: '' });
  takeTrial();
  forgetDeviceId();
  closeSavedPlans(true);
  await Promise.all([forget('plans', ''), forget('edits', '')]);
};
