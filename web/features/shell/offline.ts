import type { User } from '../../../worker/identity/sessions/contract';
import { onAuthChange } from '../../api/auth-channel';
import { queryClient, USER_KEY } from '../../api/query';
import { hasStoredData } from '../plans/stored-data';

const device = () => import('../plans/device/device');

/** What is kept on this device belongs to one person; a failure here is not a reason to stop anybody. */
const keepTo = async (user: User | null): Promise<void> => {
  try {
    if (await hasStoredData()) await (await device()).clearDataOfOthers(user);
  } catch (error) {
    console.warn('What is kept on this device could not be looked through.', error);
  }
};

/** The files of the app are kept for opening it without a network; web/service-worker/ says which. */
const keepFiles = (): void => {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('/sw.js', { scope: '/', updateViaCache: 'none' })
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => navigator.serviceWorker.controller ?? active?.postMessage('claim', { transfer: [] }))
    .catch((error: unknown) => console.warn('The app cannot be opened offline here.', error));
};

/** Makes the app work without a network, once it is on screen: keeps its files, and sends what earlier pages left. */
export const keepForOffline = (): void => {
  keepFiles();
  onAuthChange((user) => void keepTo(user));
  const user = queryClient.getQueryData<User | null>(USER_KEY);
  if (user !== undefined) void keepTo(user);
};
