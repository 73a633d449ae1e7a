import { keepPreviousData, useInfiniteQuery, useQuery, queryOptions } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation';
import { type FoundPlan, searchOutput } from '../../../../worker/plans/search/contract';
import { useLocale } from '../../../i18n/use-locale';
import { planPath } from '../../../paths';
import type { IconName } from '../../../ui/icons/names';
import { formatRange } from '../dates';
import { plansQuery } from '../plan-queries';
import { useCategoryLabel } from '../items/use-category-label';
import { useDebouncedValue } from '../../../ui/use-debounced-value';
import { matchesWords, PAGES } from './pages';
import { api, json } from '../../../api/client';

/** What matches on the server: the plans that one may pack and the things on them. */
const searchQuery = (query: string) =>
  queryOptions({
    queryKey: ['plans', 'search', query],
    queryFn: async ({ signal }) =>
      searchOutput.parse(await json(api.search.$get({ query: { query } }, { init: { signal } }))),
  });

/** How long typing must rest before the server is asked, milliseconds. */
const REST_MS = 180;
/** Plans shown before anything is typed. */
const RECENT = 5;

/** One thing that can be opened. */
export interface Found {
  id: string;
  icon: IconName;
  label: string;
  detail: string;
  to: string;
  /** Goes along with the navigation: the thing to show on the list. */
  state?: { item: string };
}
export interface FoundGroup {
  key: 'pages' | 'plans' | 'items' | 'recent';
  rows: Found[];
}
export interface FoundResult {
  groups: FoundGroup[];
  count: number;
  /** What the groups answer; empty while nothing is typed. */
  query: string;
  isSearching: boolean;
  error: unknown;
  more: boolean;
  retry: () => void;
}

/** Pages, plans and things that match what is typed; the latest plans when nothing is. */
export const useFound = (typed: string): FoundResult => {
  const { t } = useTranslation(['around', 'shell']);
  const { locale, to } = useLocale();
  const categoryLabel = useCategoryLabel();
  const wanted = typed.trim();
  const query = useDebouncedValue(wanted, REST_MS);
  const found = useQuery({ ...searchQuery(query), enabled: query !== '', placeholderData: keepPreviousData });
  const latest = useInfiniteQuery({ ...plansQuery(''), enabled: query === '' });

  const planRow = (
    plan: Pick<FoundPlan, 'id' | 'name' | 'destination' | 'startDate' | 'endDate'>,
    isShared: boolean,
  ): Found => ({
    id: plan.id,
    icon: 'luggage',
    label: plan.name,
    detail: [
      plan.destination !== plan.name && plan.destination,
      formatRange(plan.startDate, plan.endDate, locale),
      isShared && t('search.shared'),
    ]
      .filter(Boolean)
      .join(' · '),
    to: to(planPath(plan.id)),
  });
  const pages = PAGES.map(({ key, path, icon }): Found & { words: string } => ({
    id: key,
    icon,
    label: key === 'newPlan' ? t('search.newPlan') : t(`shell:nav.${key}`),
    detail: t(`search.pageHints.${key}`),
    words: t(`search.pageHints.${key}`),
    to: to(path),
  })).filter(({ label, words }) => matchesWords(wanted, label, words));

  const isTyped = query !== '';
  const data = isTyped ? found.data : undefined;
  const recent = isTyped || wanted !== '' ? [] : (latest.data?.pages[0]?.plans ?? []).slice(0, RECENT);
  const groups: FoundGroup[] = [
    { key: 'recent', rows: recent.map((plan) => planRow(plan, plan.shared.role === 'member')) },
    { key: 'plans', rows: (data?.plans ?? []).map((plan) => planRow(plan, plan.role === 'member')) },
    {
      key: 'items',
      rows: (data?.items ?? []).map((item) => ({
        id: item.id,
        icon: item.packed ? 'circle-check' : 'circle',
        label: item.quantity > 1 ? `${item.quantity} × ${item.name}` : item.name,
        detail: [
          t('search.itemIn', { plan: item.planName }),
          categoryLabel(item.category),
          item.packed && t('search.packed'),
        ]
          .filter(Boolean)
          .join(' · '),
        to: to(planPath(item.planId)),
        state: { item: item.id },
      })),
    },
    { key: 'pages', rows: pages },
  ];
  // Until the answer to what is typed now is there, what came for less of it and still fits.
  const isBehind = query !== wanted || found.isPlaceholderData;
  const fits = ({ label, detail }: Found) => wanted === '' || matchesWords(wanted, label, detail);
  const shown = groups
    .map(({ key, rows }) => ({ key, rows: isBehind && key !== 'pages' ? rows.filter(fits) : rows }))
    .filter(({ rows }) => rows.length > 0);
  const asked = isTyped ? found : latest;
  return {
    groups: shown,
    count: shown.reduce((sum, { rows }) => sum + rows.length, 0),
    query,
    isSearching: asked.isFetching || query !== wanted,
    error: asked.isError ? asked.error : null,
    more: data?.more ?? false,
    retry: () => void asked.refetch(),
  };
};
