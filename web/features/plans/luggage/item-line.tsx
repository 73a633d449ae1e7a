import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { LUGGAGE_LIMITS, type Bag, type LuggageItem } from '../../../../worker/plans/luggage/contract';
import { useLocale } from '../../../i18n/use-locale';
import { useUnits } from '../../../units';
import { Button } from '../../../ui/button';
import { Checkbox, controlStyle } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { useBagName } from './use-bag-name';
import type { LuggageActions } from './use-luggage-actions';
import { formatItemWeight, itemUnit, parseWeight, weightInput } from './weights';

/** The bag, the weight, and whether it is worn: what opens below a thing. */
const Controls = ({ item, bags, actions }: { item: LuggageItem; bags: readonly Bag[]; actions: LuggageActions }) => {
  const { t } = useTranslation('luggage');
  const { locale } = useLocale();
  const units = useUnits();
  const unit = itemUnit(units);
  const bagName = useBagName();
  const id = useId();
  const [typed, setTyped] = useState(() => weightInput(item.gramsEach, unit, locale));
  const [isWrong, setWrong] = useState(false);
  const weigh = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const grams = parseWeight(typed, unit);
    const isRight = grams !== null && grams >= LUGGAGE_LIMITS.gramsMin && grams <= LUGGAGE_LIMITS.gramsMax;
    setWrong(!isRight);
    if (isRight) void actions.place(item.itemId, { grams });
  };
  return (
    <div className="grid gap-4 px-3 pt-1 pb-4 sm:grid-cols-2">
      <label className="grid content-start gap-1.5 text-sm font-semibold">
        <span>
          {t('item.bagLabel')} <span className="sr-only">{item.name}</span>
        </span>
        <span className="relative block">
          <select
            value={item.chosen ? item.bagId : ''}
            onChange={(event) => void actions.place(item.itemId, { bagId: event.target.value || null })}
            className={`${controlStyle} h-10 appearance-none pr-9 text-sm! font-normal`}
          >
            <option value="">{t('item.byItself')}</option>
            {bags.map((bag) => (
              <option key={bag.id} value={bag.id}>
                {bagName(bag)}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="pointer-events-none absolute top-3 right-3 size-4 text-faint" />
        </span>
      </label>
      <form onSubmit={weigh} noValidate className="grid content-start gap-1.5">
        <label htmlFor={id} className="text-sm font-semibold">
          {t('item.weightLabel')} <span className="sr-only">{item.name}</span> ({unit})
        </label>
        <span className="flex gap-2">
          <input
            id={id}
            inputMode="decimal"
            value={typed}
            maxLength={7}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-wrong` : undefined}
            onChange={(event) => setTyped(event.target.value)}
            className={`${controlStyle} h-10 font-code text-sm!`}
          />
          <Button type="submit" variant="outline" color="neutral">
            {t('item.save')}
          </Button>
        </span>
        <span aria-live="polite">
          {isWrong && (
            <span id={`${id}-wrong`} className="text-sm text-error-ink">
              {t('item.wrong')}
            </span>
          )}
        </span>
        {item.weight === 'typed' && (
          <Button
            size="sm"
            variant="link"
            color="neutral"
            className="justify-self-start px-0!"
            onClick={() => actions.place(item.itemId, { grams: null })}
          >
            {t('item.reset')}
          </Button>
        )}
      </form>
      {item.wearable && (
        <Checkbox
          label={t('item.worn')}
          checked={item.worn}
          onChange={(event) => void actions.place(item.itemId, { worn: event.target.checked })}
        />
      )}
    </div>
  );
};

/** What a thing is called while it is dragged to another bag; its menu of bags does the same. */
export const DRAGGED = 'text/x-valija-item';

const SOURCE = { typed: 'item.typed', known: 'item.estimate', guess: 'item.guess' } as const;

/** One thing in a bag: what it weighs, and its controls below when opened. */
export const ItemLine = ({
  item,
  bags,
  actions,
}: {
  item: LuggageItem;
  bags: readonly Bag[];
  actions: LuggageActions;
}) => {
  const { t } = useTranslation('luggage');
  const { locale } = useLocale();
  const units = useUnits();
  const [isOpen, setOpen] = useState(false);
  const weight = formatItemWeight(item.grams, units, locale);
  return (
    // Dragging is a short way to its menu of bags.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, item.itemId)}
      className="flex items-start border-t border-line first:border-0"
    >
      <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          aria-label={t('item.pack', { item: item.name })}
          checked={item.packed}
          onChange={(event) => void actions.pack(item.itemId, event.target.checked)}
          className="pack-box"
        />
      </label>
      <details className="min-w-0 flex-1" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 rounded-sm py-1.5 pr-3 pl-1 text-sm hover:bg-text/6 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1 wrap-anywhere">
            {item.name}
            {item.quantity > 1 && <span className="font-code text-xs text-faint"> ×{item.quantity}</span>}
          </span>
          {item.finding !== null && (
            <Icon
              name="triangle-alert"
              label={t(item.forbidden ? 'rules.forbidden' : 'rules.mind')}
              className={`size-4 shrink-0 ${item.forbidden ? 'text-error-ink' : 'text-warning-ink'}`}
            />
          )}
          {item.worn && (
            <span className="rounded-sm bg-text/10 px-1.5 text-xs font-semibold">{t('item.wornMark')}</span>
          )}
          <span className="shrink-0 font-semibold tabular-nums" title={t(SOURCE[item.weight])}>
            {item.weight !== 'typed' && <span aria-hidden>≈ </span>}
            {weight}
            <span className="sr-only">, {t(SOURCE[item.weight])}</span>
          </span>
          <Icon
            name="chevron-down"
            className={`size-4 shrink-0 text-faint transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </summary>
        {/* A new weight from the server starts the field anew. */}
        {isOpen && <Controls key={item.gramsEach} item={item} bags={bags} actions={actions} />}
      </details>
    </li>
  );
};
