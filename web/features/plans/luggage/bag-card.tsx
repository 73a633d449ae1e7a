import { useTranslation } from '../../../i18n/use-translation';
import type { Bag, Luggage, LuggageAdvice, LuggageStep } from '../../../../worker/plans/luggage/contract';
import { useLocale } from '../../../i18n/use-locale';
import { formatWeight, useUnits } from '../../../units';
import { Button, IconButton } from '../../../ui/button';
import { bagDialog } from './bag-dialog';
import { BagPicture } from './bag-picture';
import { DRAGGED, ItemLine } from './item-line';
import { useBagName } from './use-bag-name';
import type { LuggageActions } from './use-luggage-actions';
import { formatItemWeight } from './weights';

/** What to do about a bag that is too heavy, step by step; each is done by its button. */
const Advice = ({ advice, luggage, actions }: { advice: LuggageAdvice; luggage: Luggage; actions: LuggageActions }) => {
  const { t } = useTranslation('luggage');
  const { locale } = useLocale();
  const units = useUnits();
  const bagName = useBagName();
  const run = (step: LuggageStep) => {
    const item = luggage.items.find(({ itemId }) => itemId === step.itemId);
    if (!item) return undefined;
    if (step.kind === 'leave') return actions.leave(item);
    return actions.place(step.itemId, step.kind === 'wear' ? { worn: true } : { bagId: step.bagId });
  };
  return (
    <div className="rounded-md bg-sunken p-4">
      <ol className="grid gap-2.5">
        {advice.steps.map((step) => {
          const item = luggage.items.find(({ itemId }) => itemId === step.itemId)?.name ?? '';
          const target = luggage.bags.find(({ id }) => id === step.bagId);
          const text = t(`advice.${step.kind}`, { item, bag: target ? bagName(target) : '' });
          return (
            <li key={step.itemId} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
              <span className="min-w-0 flex-1 wrap-anywhere max-sm:basis-full">{text}</span>
              <span className="font-semibold text-primary-ink tabular-nums max-sm:flex-1">
                {t('advice.saves', { weight: formatItemWeight(step.grams, units, locale) })}
              </span>
              <Button
                size="sm"
                variant="outline"
                color="neutral"
                aria-label={t('advice.doLabel', { step: text })}
                onClick={() => run(step)}
              >
                {t('advice.do')}
              </Button>
            </li>
          );
        })}
      </ol>
      {!advice.enough && <p className="mt-3 text-sm text-muted">{t('advice.notEnough')}</p>}
    </div>
  );
};

/** One bag: how heavy, what to do about it, and what is in it. */
export const BagCard = ({
  planId,
  bag,
  luggage,
  actions,
}: {
  planId: string;
  bag: Bag;
  luggage: Luggage;
  actions: LuggageActions;
}) => {
  const { t } = useTranslation('luggage');
  const { locale } = useLocale();
  const units = useUnits();
  const bagName = useBagName();
  const name = bagName(bag);
  const items = luggage.items.filter(({ bagId }) => bagId === bag.id);
  const advice = luggage.advice.find(({ bagId }) => bagId === bag.id);
  const weight = formatWeight(bag.grams, units, locale);
  const limit = bag.limitGrams === null ? null : formatWeight(bag.limitGrams, units, locale);
  const room = bag.limitGrams === null ? 0 : bag.limitGrams - bag.grams;
  return (
    // What is dropped here can be moved by the menu of each thing too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={name}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const itemId = event.dataTransfer.getData(DRAGGED);
        if (itemId) void actions.place(itemId, { bagId: bag.id });
      }}
      className="rounded-lg bg-surface shadow-1 ring-1 ring-line"
    >
      <header className="flex gap-4 p-5">
        <BagPicture kind={bag.kind} share={bag.limitGrams === null ? null : bag.grams / bag.limitGrams} />
        <div className="grid min-w-0 flex-1 content-center gap-2">
          <div className="flex items-start justify-between gap-2">
            <div className="min-w-0">
              <h2 className="text-lg wrap-anywhere sm:text-xl">{name}</h2>
              {bag.name !== null && <p className="text-sm text-muted">{t(`kinds.${bag.kind}`)}</p>}
            </div>
            <div className="-mt-1 -mr-2 flex">
              <IconButton
                size="sm"
                icon="pencil"
                label={t('editBag', { bag: name })}
                onClick={() => void bagDialog.open({ planId, bag })}
              />
              {luggage.bags.length > 1 && (
                <IconButton
                  size="sm"
                  icon="trash-2"
                  label={t('removeBag', { bag: name })}
                  onClick={() => actions.removeBag(bag)}
                />
              )}
            </div>
          </div>
          {bag.limitGrams !== null && limit !== null && (
            <meter
              min={0}
              max={bag.limitGrams}
              high={bag.limitGrams}
              value={Math.min(bag.grams, bag.limitGrams)}
              aria-label={t('meter', { bag: name, weight, limit })}
              className="luggage-meter"
              data-over={room < 0 || undefined}
            />
          )}
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-sm font-bold tabular-nums">
              {limit === null ? t('noLimit', { weight }) : t('of', { weight, limit })}
            </span>
            {limit !== null && (
              <span className={`text-sm ${room < 0 ? 'font-semibold text-error-ink' : 'text-muted'}`}>
                {t(room < 0 ? 'over' : 'room', { weight: formatItemWeight(Math.abs(room), units, locale) })}
              </span>
            )}
          </p>
        </div>
      </header>
      {advice && (
        <div className="px-5 pb-5">
          <Advice advice={advice} luggage={luggage} actions={actions} />
        </div>
      )}
      <hr className="perforation perforation-notched" />
      {items.length === 0 ? (
        <p className="p-5 text-sm text-muted">{t('empty')}</p>
      ) : (
        <details open className="group p-2">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between rounded-sm px-3 text-sm font-semibold text-muted hover:bg-text/6 [&::-webkit-details-marker]:hidden">
            {t('contents', { count: items.length })}
          </summary>
          <ul>
            {items.map((item) => (
              <ItemLine key={item.itemId} item={item} bags={luggage.bags} actions={actions} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};
