import { PATHS } from '../../paths';
import type { IconName } from '../../ui/icons/names';

/** Where one can go, by the name that the navigation gives it. */
export const PAGES = [
  { key: 'newPlan', path: `${PATHS.app}?new=1`, icon: 'plus' },
  { key: 'plans', path: PATHS.app, icon: 'luggage' },
  { key: 'search', path: PATHS.search, icon: 'search' },
  { key: 'billing', path: PATHS.billing, icon: 'coins' },
  { key: 'referrals', path: PATHS.referrals, icon: 'gift' },
  { key: 'profile', path: PATHS.profile, icon: 'user' },
  { key: 'settings', path: PATHS.settings, icon: 'settings' },
  { key: 'support', path: PATHS.support, icon: 'life-buoy' },
] as const satisfies readonly { key: string; path: string; icon: IconName }[];

/** Lower case without accents, as the server compares. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of the query begins a word of one of the texts. */
export const matchesWords = (query: string, ...texts: string[]): boolean => {
  const known = fold(texts.join(' ')).split(/[^\p{L}\p{N}]+/u);
  return fold(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => known.some((each) => each.startsWith(word)));
};
