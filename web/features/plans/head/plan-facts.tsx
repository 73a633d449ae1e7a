import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Plan, PlanFact } from '../../../../worker/plans/contract';
import { useErrorText } from '../../../i18n/use-error-text';
import { Icon } from '../../../ui/icon';
import { useTextInUnits } from '../../../units';
import { toast } from '../../../ui/toast';
import { correctFacts, type Correction } from '../plan-queries';
import type { ListDifference } from '../list-difference';
import { useDifferenceText } from '../understood/use-difference-text';

const NOBODY = { adults: 1, childrenMonths: [] };

/** How a chip is taken away, and how that is taken back; null for what only the form can change. */
const correctionOf = (fact: PlanFact): { take: Correction; back?: Correction } | null => {
  if (!fact.removable) return null;
  if (fact.tag) return { take: { remove: [fact.tag] }, back: { add: [fact.tag] } };
  if (fact.kind === 'luggage') return { take: { luggage: { kind: 'unknown' } } };
  if (fact.kind === 'laundry') return { take: { laundry: { available: false } } };
  if (fact.kind === 'home') return { take: { home: fact.id === 'home' ? { country: null } : { nationality: null } } };
  return null;
};

/** What was understood of the trip, as chips; taking one away makes the list again without it. */
export const PlanFacts = ({ plan }: { plan: Plan }) => {
  const { t } = useTranslation(['plans', 'common']);
  const errorText = useErrorText();
  const inUnits = useTextInUnits();
  const told = useDifferenceText();
  const [pending, setPending] = useState<string | null>(null);
  // "Bags: not said" is nothing that was understood.
  const facts = plan.facts
    .filter((fact) => fact.kind !== 'luggage' || fact.removable)
    .map((fact) => ({ ...fact, label: inUnits(fact.label) }));
  if (facts.length === 0) return null;
  const changeParty = async (fact: PlanFact) => {
    const { partyDialog } = await import('./party-dialog');
    await partyDialog.open({ planId: plan.id, party: fact.party ?? NOBODY });
  };
  const correct = async (id: string, correction: Correction): Promise<ListDifference | null> => {
    setPending(id);
    try {
      return await correctFacts(plan.id, correction);
    } catch (error) {
      toast.error(errorText(error));
      return null;
    } finally {
      setPending(null);
    }
  };
  const remove = async (fact: PlanFact) => {
    const correction = correctionOf(fact);
    const difference = correction && !pending ? await correct(fact.id, correction.take) : null;
    if (!correction || !difference) return;
    document.getElementById('plan-facts')?.focus();
    const { back } = correction;
    toast.success(t('plan.factRemoved', { fact: fact.label }), {
      description: told(difference),
      duration: 8000,
      ...(back && { action: { label: t('common:undo'), onClick: () => void correct(fact.id, back) } }),
    });
  };
  return (
    <section className="no-print flex flex-wrap items-center gap-2 pt-1">
      <h2
        id="plan-facts"
        tabIndex={-1}
        title={t('plan.understoodHint')}
        className="mr-1 font-body text-sm font-semibold tracking-normal text-muted outline-none"
      >
        {t('plan.understood')}
      </h2>
      <ul aria-labelledby="plan-facts" className="contents">
        {facts.map((fact) => (
          <li
            key={fact.id}
            title={fact.evidence.quote}
            className="inline-flex min-h-8 items-center gap-1 rounded-[1rem] border border-line bg-surface pr-1 pl-3 text-sm"
          >
            {fact.party ? (
              <button
                type="button"
                aria-label={t('plan.changeFact', { fact: fact.label })}
                onClick={() => void changeParty(fact)}
                className="-ml-2 flex min-h-6 cursor-pointer items-center gap-1.5 rounded-[1rem] px-2 text-left transition-colors hover:bg-text/10"
              >
                {fact.label}
                <Icon name="pencil" className="size-3.5 text-faint" />
              </button>
            ) : (
              <span className="pr-2">{fact.label}</span>
            )}
            {correctionOf(fact) && (
              <button
                type="button"
                aria-label={t('plan.removeFact', { fact: fact.label })}
                aria-disabled={pending !== null}
                onClick={() => void remove(fact)}
                className="-ml-2 grid size-6 cursor-pointer place-items-center rounded-full text-faint transition-colors hover:bg-text/10 hover:text-text"
              >
                <Icon
                  name={pending === fact.id ? 'loader-circle' : 'x'}
                  className={`size-3.5 ${pending === fact.id ? 'spin' : ''}`}
                />
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="text-xs text-faint">{t('plan.understoodHint')}</p>
    </section>
  );
};
