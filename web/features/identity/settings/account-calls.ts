import type { SessionInfo } from '../../../../worker/identity/auth/contract';
import { api, escaped } from '../../../api/client';
import { isApiError } from '../../../api/error';
import { createOptimisticChanges } from '../../../api/optimistic';
import { queryClient } from '../../../api/query';
import { forgetSession } from '../../../api/session-refresh';

/** The list of the caller's sessions in the query cache. */
export const SESSIONS_KEY = ['sessions'] as const;

/** Changes of that list that are shown before the server has answered. */
export const sessionChanges = createOptimisticChanges<SessionInfo[]>();

/** Ends one session; one that has ended by itself in the meantime is no failure. */
export const endSession = async (id: string): Promise<void> => {
  try {
    await api.auth.sessions[':id'].$delete({ param: escaped({ id }) });
  } catch (error) {
    if (!isApiError(error, 'not_found')) throw error;
  }
};

/** Ends every session but the caller's. */
export const endOtherSessions = async (): Promise<void> => {
  await api.auth.sessions.$delete();
};

/** Mails a link to the new address; the account moves when it is opened. */
export const changeEmail = async (input: { email: string; password: string }): Promise<void> => {
  await api.auth['change-email'].$post({ json: input });
};

/** Sets a new password; every other session of the account ends. */
export const changePassword = async (input: { currentPassword: string; password: string }): Promise<void> => {
  await api.auth['change-password'].$post({ json: input });
  await queryClient.invalidateQueries({ queryKey: SESSIONS_KEY });
};

/** Erases the account; `confirm` is its e-mail, as typed. Every tab is signed out. */
export const deleteAccount = async (confirm: string): Promise<void> => {
  await api.account.$delete({ json: { confirm } });
  const { clearDevice } = await import('../../plans/device/device');
  await clearDevice();
  forgetSession();
};

/** Everything that is kept about the caller, saved as a file by the browser. */
export const downloadExport = async (): Promise<void> => {
  const answer = await api.account.export.$get();
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = 'valija-export.json';
  link.click();
  // The browser has taken the file over once its click has been handled.
  setTimeout(() => URL.revokeObjectURL(url));
};
