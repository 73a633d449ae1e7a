import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { ProgressRing } from '../../../ui/feedback';
import { controlStyle } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import type { ListView, Share } from '../items/packed';

export interface PlanToolbarProps {
  share: Share;
  hiddenCount: number;
  view: ListView;
  onView: (view: ListView) => void;
  /** How it stands with the changes. */
  sign: ReactNode;
  /** While things are chosen, what is done with them has the edge of the screen. */
  isArranging: boolean;
}

const toggle =
  'h-9 cursor-pointer rounded-md px-2.5 text-sm font-semibold text-muted transition-colors hover:text-text aria-pressed:bg-text/10 aria-pressed:text-text sm:px-3';

/** How much is packed, and what of the list is shown; stays at the top while the list scrolls. */
export const PlanToolbar = ({ share, hiddenCount, view, onView, sign, isArranging }: PlanToolbarProps) => {
  const { t } = useTranslation('plans');
  const id = useId();
  const [isSearching, setSearching] = useState(false);
  const isPacked = share.total > 0 && share.packed === share.total;
  const isSearchShown = isSearching || view.query !== '';
  return (
    <div
      className={`no-print -mx-5 flex flex-wrap items-center gap-x-2 gap-y-2 border-b border-line bg-bg px-5 py-2 sm:gap-x-4 sm:py-2.5 md:-mx-10 md:px-10 ${isArranging ? '' : 'sticky top-0 z-20'}`}
    >
      <div className="flex min-w-0 flex-1 items-center gap-2.5">
        <ProgressRing percent={share.percent} size={40} stroke={5} label={t('plan.packedTitle')}>
          <span className="font-code text-2xs font-bold">{share.percent}</span>
        </ProgressRing>
        <div className="grid min-w-0 gap-0.5">
          <output className="text-sm leading-tight font-semibold">
            {isPacked ? t('plan.allPacked') : t('plan.packedOf', { packed: share.packed, total: share.total })}
          </output>
          {sign}
        </div>
      </div>
      <div className="flex flex-wrap items-center">
        <button
          type="button"
          aria-pressed={!view.onlyUnpacked}
          onClick={() => onView({ ...view, onlyUnpacked: false })}
          className={toggle}
        >
          {t('plan.filterAll')}
        </button>
        <button
          type="button"
          aria-pressed={view.onlyUnpacked}
          onClick={() => onView({ ...view, onlyUnpacked: true })}
          className={toggle}
        >
          {t('plan.filterUnpacked')}
        </button>
        {hiddenCount > 0 && (
          <button
            type="button"
            aria-pressed={view.showHidden}
            onClick={() => onView({ ...view, showHidden: !view.showHidden })}
            className={toggle}
          >
            {t('plan.showHidden', { count: hiddenCount })}
          </button>
        )}
        <button
          type="button"
          aria-expanded={isSearchShown}
          aria-controls={`${id}-search`}
          aria-label={t('plan.search')}
          onClick={() => {
            if (isSearchShown) onView({ ...view, query: '' });
            setSearching(!isSearchShown);
          }}
          className={`${toggle} grid size-9 place-items-center px-0! sm:hidden`}
        >
          <Icon name={isSearchShown ? 'x' : 'search'} className="size-5" />
        </button>
      </div>
      <search id={`${id}-search`} className={`relative w-full sm:w-52 ${isSearchShown ? '' : 'max-sm:hidden'}`}>
        <label htmlFor={id} className="sr-only">
          {t('plan.search')}
        </label>
        <Icon name="search" className="pointer-events-none absolute top-2 left-2.5 size-5 text-faint" />
        <input
          // Opened on a phone it is there to be typed into.
          key={String(isSearching)}
          ref={(field) => void (isSearching && field?.focus())}
          id={id}
          type="search"
          value={view.query}
          placeholder={t('plan.search')}
          onChange={(event) => onView({ ...view, query: event.target.value })}
          className={`${controlStyle} h-9 pl-9 text-sm!`}
        />
      </search>
    </div>
  );
};
