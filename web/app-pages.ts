import { PATHS } from './paths';
import type { IconName } from './ui/icons/names';

/** The pages of the app, by their name in the navigation and in its order. */
export const APP_PAGES = [
  { key: 'plans', path: PATHS.app, icon: 'luggage' },
  { key: 'search', path: PATHS.search, icon: 'search' },
  { key: 'kit', path: PATHS.kit, icon: 'backpack' },
  { key: 'billing', path: PATHS.billing, icon: 'coins' },
  { key: 'settings', path: PATHS.settings, icon: 'settings' },
  { key: 'referrals', path: PATHS.referrals, icon: 'gift' },
  { key: 'profile', path: PATHS.profile, icon: 'user' },
  { key: 'support', path: PATHS.support, icon: 'life-buoy' },
] as const satisfies readonly { key: string; path: string; icon: IconName }[];
