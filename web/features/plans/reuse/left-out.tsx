import { useTranslation } from 'react-i18next';
import type { Item, LeftOut as LeftOutThing, Plan } from '../../../../worker/plans/contract';
import { useWords } from '../../../i18n/lazy-words';
import { useTextInUnits } from '../../../units';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';

export interface LeftOutProps {
  plan: Pick<Plan, 'leftOut'>;
  items: readonly Item[];
  /** Puts one of them on the list after all. */
  onPutBack: (thing: LeftOutThing) => void;
}

/** What past trips kept off this list, and why; each can be put back. */
export const LeftOut = ({ plan, items, onPutBack }: LeftOutProps) => {
  useWords('reuse');
  const { t } = useTranslation('reuse');
  const inUnits = useTextInUnits();
  const names = new Set(items.map(({ name }) => name));
  const things = plan.leftOut.filter(({ name }) => !names.has(name));
  if (things.length === 0) return null;
  return (
    <details className="no-print group rounded-md bg-text/5 px-4 py-3 text-sm">
      <summary className="flex cursor-pointer items-center gap-2.5 rounded-sm font-semibold">
        <Icon name="history" className="size-4 text-muted" />
        {t('leftOut.title', { count: things.length })}
        <Icon name="chevron-down" className="ml-auto size-4 text-faint transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-2 grid">
        {things.map((thing) => (
          <li
            key={thing.name}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t-2 border-dashed border-line py-2"
          >
            <span className="min-w-0 flex-[1_1_16rem]">
              <span className="font-semibold">{thing.name}</span>
              <span className="block text-muted">{inUnits(thing.reason)}</span>
            </span>
            <Button
              size="sm"
              variant="outline"
              color="neutral"
              icon="undo-2"
              aria-label={t('leftOut.putBackLabel', { name: thing.name })}
              onClick={() => onPutBack(thing)}
            >
              {t('leftOut.putBack')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
};
