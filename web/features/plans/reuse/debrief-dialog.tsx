import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Item } from '../../../../worker/plans/contract';
import { MISSED_LIMIT } from '../../../../worker/plans/debrief/contract';
import { useLocale } from '../../../i18n/use-locale';
import { formatWeight, useUnits } from '../../../units';
import { Button, IconButton } from '../../../ui/button';
import { useAction } from '../../../ui/use-action';
import { Failure } from '../../../ui/failure';
import { Dialog } from '../../../ui/dialog';
import { Skeleton } from '../../../ui/feedback';
import { Field, Input } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { toast } from '../../../ui/toast';
import { CATEGORY_ORDER } from '../items/category-ids';
import { groupByCategory } from '../items/packed';
import { planQuery } from '../plan-queries';
import { useCategoryLabel } from '../items/use-category-label';
import { debriefPlan } from './reuse-calls';

interface DebriefProps {
  planId: string;
  place: string;
}

/** Documents, money and medicine are always packed, so they are not asked about. */
const NOT_ASKED = new Set(['documents', 'money', 'health']);

/** What was in the bag: the ticked things, or, where nobody ticked, everything that was not hidden. */
const carried = (items: readonly Item[]): readonly Item[] => {
  const shown = items.filter(({ hidden }) => !hidden);
  return shown.some(({ packed }) => packed) ? shown.filter(({ packed }) => packed) : shown;
};

/** An item to tap when it was not used. */
const Thing = ({ item, isUnused, onToggle }: { item: Item; isUnused: boolean; onToggle: () => void }) => {
  const { t } = useTranslation('reuse');
  return (
    <li>
      <button
        type="button"
        aria-pressed={isUnused}
        aria-label={`${item.name}: ${t('debrief.unused')}`}
        onClick={onToggle}
        className={`inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-3.5 text-left text-sm transition-colors ${isUnused ? 'border-transparent bg-secondary/20 text-muted line-through' : 'border-line-strong hover:bg-text/6'}`}
      >
        <Icon name={isUnused ? 'x' : 'check'} className={`size-4 ${isUnused ? '' : 'text-primary-ink'}`} />
        {item.name}
      </button>
    </li>
  );
};

const DebriefDialog = ({ planId, place, ...controls }: DebriefProps & OverlayControls<void>) => {
  const { t } = useTranslation('reuse');
  const categoryLabel = useCategoryLabel();
  const { data: plan, error } = useQuery(planQuery(planId));
  const [unused, setUnused] = useState<ReadonlySet<string>>(new Set());
  const [missed, setMissed] = useState<readonly string[]>([]);
  const { locale } = useLocale();
  const units = useUnits();
  const [typed, setTyped] = useState('');
  const { failure, run } = useAction();
  const items = carried(plan?.items ?? []);
  const asked = items.filter(({ category }) => !NOT_ASKED.has(category));

  const idleGrams = items
    .filter(({ id }) => unused.has(id))
    .reduce((sum, { weightGrams, quantity }) => sum + (weightGrams ?? 0) * quantity, 0);

  const toggle = (id: string) =>
    setUnused((known) => {
      const next = new Set(known);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const withTyped = () => {
    const name = typed.trim();
    return name && !missed.includes(name) ? [...missed, name].slice(0, MISSED_LIMIT) : missed;
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    setMissed(withTyped());
    setTyped('');
  };
  const tell = () =>
    run(async () => {
      const learned = await debriefPlan(planId, {
        used: items.filter(({ id }) => !unused.has(id)).map(({ id }) => id),
        unused: [...unused],
        missed: [...withTyped()],
      });
      const { leftOut, behind, missed: added } = learned;
      const said = [
        leftOut.length > 0 && t('debrief.learnedLeftOut', { names: leftOut.join(', ') }),
        behind.length > 0 && t('debrief.learnedBehind', { names: behind.join(', ') }),
        added.length > 0 && t('debrief.learnedMissed', { names: added.join(', ') }),
      ].filter(Boolean);
      if (said.length === 0) toast.success(t('debrief.none'));
      else toast.success(t('debrief.learned'), { description: said.join(' '), duration: 8000 });
      controls.onClose();
    });
  const problem = failure ?? error;
  return (
    <Dialog
      {...controls}
      title={t('debrief.dialogTitle', { place })}
      description={t('debrief.dialogLead')}
      className="sm:max-w-2xl!"
    >
      <div className="grid grid-cols-1 gap-5">
        {!plan && !error && <Skeleton className="h-40 w-full" />}
        <div className="grid max-h-[44dvh] grid-cols-1 gap-4 overflow-y-auto border-y-2 border-dashed border-line py-3">
          {groupByCategory(asked, CATEGORY_ORDER).map(({ category, items: things }) => (
            <div key={category}>
              <h3 className="mb-2 text-sm font-semibold text-muted">{categoryLabel(category)}</h3>
              <ul className="flex flex-wrap gap-2">
                {things.map((item) => (
                  <Thing key={item.id} item={item} isUnused={unused.has(item.id)} onToggle={() => toggle(item.id)} />
                ))}
              </ul>
            </div>
          ))}
        </div>
        <form onSubmit={add} className="flex items-end gap-3">
          <Field label={t('debrief.missed')} className="min-w-0 flex-1">
            <Input value={typed} maxLength={80} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
          </Field>
          <Button type="submit" variant="outline" icon="plus" className="mb-1.5 h-11!">
            {t('debrief.missedAdd')}
          </Button>
        </form>
        {missed.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {missed.map((name) => (
              <li key={name} className="inline-flex items-center gap-1 rounded-full bg-primary/15 pl-3.5 text-sm">
                {name}
                <IconButton
                  size="sm"
                  icon="x"
                  label={t('debrief.missedRemove', { name })}
                  onClick={() => setMissed(missed.filter((each) => each !== name))}
                />
              </li>
            ))}
          </ul>
        )}
        <Failure error={problem} />
        {plan && (
          <output className="text-sm font-semibold">
            {[
              t('debrief.usage', { used: items.length - unused.size, of: items.length }),
              ...(idleGrams > 0 ? [t('debrief.carried', { weight: formatWeight(idleGrams, units, locale) })] : []),
            ].join(' · ')}
          </output>
        )}
        <Button size="lg" icon="check" onClick={tell} aria-disabled={!plan}>
          {t('debrief.submit')}
        </Button>
      </div>
    </Dialog>
  );
};

/** Asks item by item how a past trip's list did. */
export const debriefDialog = createOverlay<DebriefProps>(DebriefDialog);
