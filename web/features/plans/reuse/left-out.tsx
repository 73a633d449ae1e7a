import { useTranslation } from '../../../i18n/use-translation';
import type { Item, LeftOut as LeftOutThing, Plan } from '../../../../worker/plans/contract';
import { useWords } from '../../../i18n/lazy-words';
import { useLocale } from '../../../i18n/use-locale';
import { formatWeight, useTextInUnits, useUnits } from '../../../units';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { fold } from '../../../../worker/platform/shared/fold';
import { sortThings } from '../understood/shown';
import { useReasonText } from '../understood/reason-text';

export interface LeftOutProps {
  plan: Pick<Plan, 'leftOut' | 'trip'>;
  items: readonly Item[];
  /** Puts one of them on the list after all. */
  onPutBack: (thing: LeftOutThing) => void;
  /** Takes along again what was hidden. */
  onTake: (item: Item) => void;
}

interface Stayed {
  name: string;
  reason: string;
  grams: number;
  putBack: (() => void) | null;
}

/** What is not coming along: hidden on the list, left out by past trips, and what somebody else brings or has there. */
const useStayed = ({ plan, items, onPutBack, onTake }: LeftOutProps): Stayed[] => {
  const { t } = useTranslation('reuse');
  const because = useReasonText();
  const going = new Set(items.filter((item) => !item.hidden).map(({ name }) => fold(name)));
  const stayed: Stayed[] = [
    ...items
      .filter((item) => item.hidden)
      .map((item) => ({
        name: item.quantity > 1 ? `${item.quantity} × ${item.name}` : item.name,
        reason: t('leftOut.yours'),
        grams: (item.weightGrams ?? 0) * item.quantity,
        putBack: () => onTake(item),
      })),
    ...plan.leftOut.map((thing) => ({
      name: thing.name,
      reason: thing.reason,
      grams: (thing.weightGrams ?? 0) * thing.quantity,
      putBack: () => onPutBack(thing),
    })),
    ...sortThings(plan.trip?.things ?? []).leftOut.map((thing) => ({
      name: thing.words,
      reason: because(thing),
      grams: 0,
      putBack: null,
    })),
  ];
  const once = new Map(stayed.toReversed().map((thing) => [fold(thing.name), thing]));
  return [...once].filter(([name]) => !going.has(name)).map(([, thing]) => thing);
};

/** What stayed home and why, with its weight as far as that is known; each thing can come along after all. */
export const LeftOut = (props: LeftOutProps) => {
  useWords('reuse', 'understood');
  const { t } = useTranslation('reuse');
  const { locale } = useLocale();
  const units = useUnits();
  const inUnits = useTextInUnits();
  const things = useStayed(props);
  if (things.length === 0) return null;
  const grams = things.reduce((sum, thing) => sum + thing.grams, 0);
  return (
    <details className="no-print group rounded-md bg-text/5 px-4 py-3 text-sm">
      <summary className="flex cursor-pointer items-center gap-2.5 rounded-sm font-semibold">
        <Icon name="house" className="size-4 text-muted" />
        {t('leftOut.title', { count: things.length })}
        {grams > 0 && <span className="tabular-nums text-xs text-muted">{formatWeight(grams, units, locale)}</span>}
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
              {thing.grams > 0 && (
                <span className="ml-2 tabular-nums text-xs text-faint">{formatWeight(thing.grams, units, locale)}</span>
              )}
              <span className="block text-muted">{inUnits(thing.reason)}</span>
            </span>
            {thing.putBack && (
              <Button
                size="sm"
                variant="outline"
                color="neutral"
                icon="undo-2"
                aria-label={t('leftOut.putBackLabel', { name: thing.name })}
                onClick={thing.putBack}
              >
                {t('leftOut.putBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
};
