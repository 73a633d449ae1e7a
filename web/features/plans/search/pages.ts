import { fold } from '../../../../worker/platform/shared/fold';
import { NEW_PLAN_PATH } from '../../../paths';
import { APP_PAGES } from '../../../app-pages';

/** Where one can go, by the name that the navigation gives it. */
export const PAGES = [{ key: 'newPlan', path: NEW_PLAN_PATH, icon: 'plus' }, ...APP_PAGES] as const;

/** Whether every word of the query begins a word of one of the texts. */
export const matchesWords = (query: string, ...texts: string[]): boolean => {
  const known = fold(texts.join(' ')).split(/[^\p{L}\p{N}]+/u);
  return fold(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => known.some((each) => each.startsWith(word)));
};
