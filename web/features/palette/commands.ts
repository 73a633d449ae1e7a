import type { TFunction } from 'i18next';
import { useTranslation } from '../../i18n/use-translation';
import type { around } from '../../i18n/locales/en/around';
import type { Item } from '../../../worker/plans/contract';
import { rememberLocale } from '../../i18n/locale-cookie';
import { useErrorText } from '../../i18n/use-error-text';
import { useLocale } from '../../i18n/use-locale';
import { switchLocale } from '../../paths';
import { currentTheme, setTheme } from '../../theme';
import type { IconName } from '../../ui/icons/names';
import { toast } from '../../ui/toast';
import { sharePlan, exportPlan } from '../plans/commands/plan-dialogs';
import { useOpenList, type OpenList } from '../plans/commands/open-list';
import { DEFAULT_CATEGORY } from '../plans/items/category-ids';
import { setListSettings, useListSettings } from '../plans/items/list-settings';
import { fold } from '../../../worker/platform/shared/fold';
import { useCategoryLabel } from '../plans/items/use-category-label';
import { readLine } from '../plans/list/paste-lines';
import { matchesWords } from '../plans/search/pages';
import { openKeys } from './use-shortcuts';
import { useNavigate } from '../../routing/pages';

/** Things of the open list that can be ticked from here at once. */
const MOST_THINGS = 6;

/** Something that is done, not gone to. */
export interface Command {
  id: string;
  icon: IconName;
  label: string;
  detail: string;
  run: () => void;
  /** What is said when it was done and the palette stays open for the next; without it the palette closes first. */
  said?: string;
}

const wordsOf = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean);

/** The things whose name has a word of the query; the query may begin with what is done to them. */
const namedIn = (query: string, items: readonly Item[], labelOf: (item: Item) => string): readonly Item[] =>
  items
    .filter((item) => !item.hidden && wordsOf(query).some((word) => matchesWords(word, item.name)))
    .filter((item) => matchesWords(query, labelOf(item)))
    .slice(0, MOST_THINGS);

/** What is left of a query when it begins with one of these verbs; null when it does not. */
const behindVerb = (query: string, verbs: string): string | null => {
  const [first = '', ...rest] = query.trim().split(/\s+/);
  return rest.length > 0 && wordsOf(verbs).includes(fold(first)) ? rest.join(' ') : null;
};

type Hinted = keyof typeof around.commands extends infer Word ? (Word extends `${infer Id}Hint` ? Id : never) : never;

/** A command that `commands.<id>Hint` describes. */
const hinted =
  (t: TFunction<'around'>) =>
  (id: Exclude<Hinted, 'add'>, icon: IconName, label: string, run: () => void): Command => ({
    id,
    icon,
    label,
    detail: t(`commands.${id}Hint`),
    run,
  });

/** What can be done with the list that is on screen. */
const useListCommands = (list: OpenList | null, typed: string): { acts: Command[]; add: Command | null } => {
  const { t } = useTranslation('around');
  const { locale } = useLocale();
  const categoryLabel = useCategoryLabel();
  const { reasons } = useListSettings();
  if (!list) return { acts: [], add: null };
  const { plan, items, actions, view } = list;
  const labelOf = (item: Item) => t(item.packed ? 'commands.untick' : 'commands.tick', { item: item.name });
  const left = items.filter((item) => !item.hidden && !item.optional && !item.packed).length;

  const tick = (item: Item): Command => {
    const leftThen = item.optional ? left : left + (item.packed ? 1 : -1);
    return {
      id: `tick-${item.id}`,
      icon: item.packed ? 'circle-check' : 'circle',
      label: labelOf(item),
      detail: categoryLabel(item.category),
      run: () => actions.change(item, { packed: !item.packed }),
      // The last tick closes the case, which is a screen of its own.
      ...(leftThen > 0 && {
        said: t(item.packed ? 'commands.unticked' : 'commands.ticked', { item: item.name, left: leftThen }),
      }),
    };
  };
  const command = hinted(t);
  const whole: Command[] = [
    command('pack', 'luggage', t('commands.pack'), list.pack),
    ...(plan.shared.role === 'owner'
      ? [command('share', 'share-2', t('commands.share'), () => void sharePlan(plan, locale))]
      : []),
    command('paste', 'clipboard', t('commands.paste'), () => void actions.paste('', DEFAULT_CATEGORY)),
    command('filter', 'list', t(view.onlyUnpacked ? 'commands.everything' : 'commands.onlyUnpacked'), () =>
      list.changeView({ ...view, onlyUnpacked: !view.onlyUnpacked }),
    ),
    command('arrange', 'list-checks', t('commands.arrange'), list.arrange),
    command('reasons', reasons ? 'eye-off' : 'eye', t(reasons ? 'commands.compact' : 'commands.reasons'), () =>
      setListSettings({ reasons: !reasons }),
    ),
    command('takeAlong', 'download', t('commands.takeAlong'), () => void exportPlan(plan, locale)),
    command('print', 'printer', t('commands.print'), () => window.print()),
  ];
  const query = typed.trim();
  const acts = whole.filter(({ label, detail }) => matchesWords(query, label, detail));
  if (query === '') return { acts, add: null };

  const line = readLine(behindVerb(query, t('commands.addVerbs')) ?? query);
  const isKnown = line && items.some((item) => fold(item.name) === fold(line.name));
  const add =
    line && !isKnown
      ? {
          id: 'add',
          icon: 'plus' as const,
          label: t('commands.add', { item: line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name }),
          detail: t('commands.addHint', { category: categoryLabel(DEFAULT_CATEGORY) }),
          run: () => void actions.addOne(line.name, line.quantity, DEFAULT_CATEGORY),
          said: t('commands.added', { item: line.name }),
        }
      : null;
  const isAsked = behindVerb(query, t('commands.addVerbs')) !== null;
  const things = namedIn(query, items, labelOf).map(tick);
  return { acts: [...(isAsked && add ? [add] : []), ...things, ...acts], add: isAsked ? null : add };
};

/** What can be done from every page. */
const useAnywhereCommands = (typed: string): Command[] => {
  const { t } = useTranslation('around');
  const errorText = useErrorText();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const isDark = currentTheme() === 'dark';
  const other = locale === 'en' ? 'es' : 'en';
  const command = hinted(t);
  const all: Command[] = [
    command('theme', isDark ? 'sun' : 'moon', t(isDark ? 'commands.light' : 'commands.dark'), () =>
      setTheme(isDark ? 'light' : 'dark'),
    ),
    command('language', 'globe', t('commands.language'), () => {
      rememberLocale(other);
      void navigate(switchLocale(location.pathname, other) + location.search, { replace: true });
    }),
    command(
      'keys',
      'list',
      t('commands.keys'),
      () => void openKeys().catch((error: unknown) => toast.error(errorText(error))),
    ),
  ];
  return all.filter(({ label, detail }) => matchesWords(typed, label, detail));
};

export interface Commands {
  onList: Command[];
  anywhere: Command[];
  /** Adds what is typed: the last thing to offer, once it is known that nothing else has that name. */
  add: Command | null;
}

/** What can be done from the palette with what is typed. */
export const useCommands = (typed: string): Commands => {
  const { acts, add } = useListCommands(useOpenList(), typed);
  return { onList: acts, anywhere: useAnywhereCommands(typed), add };
};
