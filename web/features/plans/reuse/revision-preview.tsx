import { useId, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Revision, RevisionLine } from '../../../../worker/plans/revisions/contract';
import { isApiError } from '../../../api/error';
import { useErrorText } from '../../../i18n/use-error-text';
import { useAttempt } from '../../../ui/use-attempt';
import { useTextInUnits } from '../../../units';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { useAction } from '../../../ui/use-action';
import { useCategoryLabel } from '../items/use-category-label';
import { applyRevision, undoRevision } from './reuse-calls';

const GROUPS = ['added', 'removed', 'quantity', 'reasons'] as const;
type Group = (typeof GROUPS)[number];

const INK: Record<Group, string> = {
  added: 'text-success-ink',
  removed: 'text-error-ink',
  quantity: 'text-secondary-ink',
  reasons: 'text-muted',
};
const SIGN: Record<Group, string> = { added: '+', removed: '−', quantity: '×', reasons: '…' };

const groupOf = ({ kind, before, after }: RevisionLine): Group => {
  if (kind !== 'changed') return kind;
  return before?.name === after?.name && before?.quantity === after?.quantity && before?.category === after?.category
    ? 'reasons'
    : 'quantity';
};

const Line = ({ line, isTaken, onTake }: { line: RevisionLine; isTaken: boolean; onTake: () => void }) => {
  const { t } = useTranslation('reuse');
  const categoryLabel = useCategoryLabel();
  const inUnits = useTextInUnits();
  const group = groupOf(line);
  const state = line.after ?? line.before;
  if (!state) return null;
  const before = line.before && group === 'quantity' ? `${line.before.quantity} × ${line.before.name}` : null;
  return (
    <li>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-sm px-2 py-2 hover:bg-text/6">
        <input type="checkbox" checked={isTaken} onChange={onTake} className="mt-0.5 size-5 shrink-0 cursor-pointer" />
        <span className="min-w-0 flex-1 text-sm">
          <span className={`font-semibold wrap-anywhere ${line.kind === 'removed' ? 'line-through' : ''}`}>
            {state.quantity > 1 && <span className="font-code">{state.quantity} × </span>}
            {state.name}
          </span>
          {before && <span className="ml-2 text-faint">{t('preview.was', { before })}</span>}
          <span className="block text-muted">
            {group === 'added' && <span className="text-faint">{categoryLabel(state.category)} · </span>}
            {inUnits(state.reason)}
          </span>
        </span>
      </label>
    </li>
  );
};

export interface RevisionPreviewProps {
  planId: string;
  revision: Revision;
  /** What to say when there is nothing to take. */
  emptyText: string;
  onBack: () => void;
  onDone: () => void;
}

/** The lines of a proposal with a check box each; what is taken is applied, with a way back. */
export const RevisionPreview = ({ planId, revision, emptyText, onBack, onDone }: RevisionPreviewProps) => {
  const { t } = useTranslation(['reuse', 'common']);
  const errorText = useErrorText();
  const attempt = useAttempt();
  const heading = useId();
  const [taken, setTaken] = useState<ReadonlySet<string>>(() => new Set(revision.lines.map(({ id }) => id)));
  const { failure, run } = useAction();
  const { lines } = revision;

  const undo = () =>
    attempt(async () => {
      await undoRevision(planId, revision.id);
      toast.success(t('preview.undone'));
    });
  const apply = () =>
    run(async () => {
      const skipped = await applyRevision(planId, revision.id, [...taken]);
      toast.success(t('preview.applied'), {
        duration: 8000,
        ...(skipped > 0 && { description: t('preview.skipped', { count: skipped }) }),
        action: { label: t('common:undo'), onClick: () => void undo() },
      });
      onDone();
    });
  const toggle = (id: string) =>
    setTaken((known) => {
      const next = new Set(known);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const canApply = lines.length > 0 || revision.changes.length > 0;
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-4">
      <h3 id={heading} tabIndex={-1} ref={(node) => node?.focus()} className="text-lg outline-none">
        {t('preview.title')}
      </h3>
      {revision.modelFailed && (
        <p className="rounded-md bg-secondary/10 px-3 py-2 text-sm">{t('preview.modelFailed')}</p>
      )}
      {revision.model && <p className="text-sm text-muted">{t('preview.byModel')}</p>}
      {lines.length === 0 ? (
        <p className="text-muted">{emptyText}</p>
      ) : (
        <>
          <p className="text-sm text-muted">{t('preview.lead')}</p>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <output className="text-sm font-semibold">
              {t('preview.selected', { count: taken.size, total: lines.length })}
            </output>
            <span className="flex gap-2">
              <Button
                size="sm"
                variant="outline"
                color="neutral"
                onClick={() => setTaken(new Set(lines.map(({ id }) => id)))}
              >
                {t('preview.all')}
              </Button>
              <Button size="sm" variant="outline" color="neutral" onClick={() => setTaken(new Set())}>
                {t('preview.none')}
              </Button>
            </span>
          </div>
          <div className="grid max-h-[46dvh] grid-cols-1 gap-4 overflow-y-auto border-y-2 border-dashed border-line py-3">
            {GROUPS.map((group) => {
              const ofGroup = lines.filter((line) => groupOf(line) === group);
              if (ofGroup.length === 0) return null;
              return (
                <fieldset key={group} className="min-w-0">
                  <legend className={`px-2 text-sm font-semibold ${INK[group]}`}>
                    <span aria-hidden className="mr-2 inline-block w-3 font-code">
                      {SIGN[group]}
                    </span>
                    {t(`preview.${group}`)} <span className="font-code">({ofGroup.length})</span>
                  </legend>
                  <ul>
                    {ofGroup.map((line) => (
                      <Line key={line.id} line={line} isTaken={taken.has(line.id)} onTake={() => toggle(line.id)} />
                    ))}
                  </ul>
                </fieldset>
              );
            })}
          </div>
        </>
      )}
      {failure !== null && (
        <p role="alert" className="text-sm text-error-ink">
          {isApiError(failure, 'conflict') ? t('preview.conflict') : errorText(failure)}
        </p>
      )}
      <div className="flex justify-between gap-3">
        <Button variant="outline" color="neutral" icon="arrow-left" onClick={onBack}>
          {t('preview.back')}
        </Button>
        {canApply && (
          <Button icon="check" onClick={apply}>
            {t('preview.apply')}
          </Button>
        )}
      </div>
    </section>
  );
};
