import { useTranslation } from '../../../i18n/use-translation';
import { Link } from '../../../routing/link';
import type { PlanSummary } from '../../../../worker/plans/contract';
import { useLocale } from '../../../i18n/use-locale';
import { planPath } from '../../../paths';
import { Icon } from '../../../ui/icon';
import { useCountdownText } from './countdown-text';
import { CopyButton } from '../reuse/copy-button';
import { countdown, formatRange } from '../dates';
import { Flaps } from '../../../ui/flaps';
import { shareOf, type Share } from '../items/packed';
import { useDeletePlan } from './use-delete-plan';
import { usePlanProgress } from '../progress/use-plan-progress';
import { AirportCode } from './airport-code';

/** A ring in the ink of a tag. */
const InkRing = ({ percent }: { percent: number }) => (
  <svg viewBox="0 0 20 20" className="size-9 -rotate-90" aria-hidden>
    <circle cx="10" cy="10" r="7.5" className="fill-none stroke-tag-ink/20" strokeWidth="3.5" />
    <circle
      cx="10"
      cy="10"
      r="7.5"
      pathLength="100"
      strokeDasharray={`${percent} 100`}
      className="fill-none stroke-tag-ink"
      strokeWidth="3.5"
    />
  </svg>
);

const Packed = ({ share }: { share: Share }) => {
  const { t } = useTranslation('plans');
  return (
    <span className="flex items-center gap-2">
      <InkRing percent={share.percent} />
      <span className="text-xs leading-tight text-tag-muted">
        <span className="sr-only">{t('list.packed', { percent: share.percent })}</span>
        <span aria-hidden className="block font-code text-sm font-bold text-tag-ink">
          {share.percent}%
        </span>
        {t('list.packedOf', { packed: share.packed, total: share.total })}
      </span>
    </span>
  );
};

/** The percentage of a plan that is being made, as it grows. */
const Making = ({ planId }: { planId: string }) => {
  const { t } = useTranslation('plans');
  const { percent } = usePlanProgress(planId).progress;
  return (
    <span className="flex items-center gap-2.5">
      <Flaps text={`${String(percent).padStart(3, ' ')}%`} className="text-lg" />
      <span className="text-xs text-tag-muted">{t('list.generating')}</span>
    </span>
  );
};

/** The owner and the members of a list, when there are any. */
const SharedMark = ({ shared }: Pick<PlanSummary, 'shared'>) => {
  const { t } = useTranslation('plans');
  if (shared.role === 'owner' && shared.members === 0) return null;
  return (
    <p className="mt-1 flex items-center gap-1.5 text-sm font-semibold">
      <Icon name="users" className="size-4" />
      {shared.role === 'owner'
        ? t('list.sharedWith', { count: shared.members })
        : shared.owner === null
          ? t('list.sharedWithYou')
          : t('list.sharedBy', { name: shared.owner })}
    </p>
  );
};

/** A Bag Plan in the list: a luggage tag that opens it. */
export const PlanTag = ({ plan }: { plan: PlanSummary }) => {
  const { t } = useTranslation('plans');
  const { locale, to } = useLocale();
  const countdownText = useCountdownText();
  const remove = useDeletePlan(plan);
  const until = countdown(plan.startDate, plan.endDate);
  const isOver = until.kind === 'over';
  return (
    <article className={`bag-tag relative h-full ${isOver ? 'bag-tag-old' : ''}`}>
      <div className="bag-tag-card relative grid h-full grid-cols-1 content-between gap-4 py-4 pr-4 pl-14">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <AirportCode code={plan.airport} className="text-3xl" />
            <h3 className="mt-2 line-clamp-2 text-lg leading-snug tracking-normal wrap-anywhere">
              <Link to={to(planPath(plan.id))} className="after:absolute after:inset-0">
                {plan.name}
              </Link>
            </h3>
            <p className="flex flex-wrap gap-x-2.5 text-sm text-tag-muted">
              {plan.name !== plan.destination && <span className="min-w-0 truncate">{plan.destination}</span>}
              <span className="font-semibold whitespace-nowrap">
                {formatRange(plan.startDate, plan.endDate, locale)}
              </span>
            </p>
            <SharedMark shared={plan.shared} />
          </div>
          {plan.shared.role === 'owner' && (
            <button
              type="button"
              aria-label={t('list.delete', { name: plan.name })}
              onClick={() => void remove()}
              className="relative z-10 -mt-1.5 -mr-1.5 grid size-10 shrink-0 cursor-pointer place-items-center rounded-md text-tag-muted transition-colors hover:bg-tag-ink/10 hover:text-tag-ink"
            >
              <Icon name="trash-2" className="size-4.5" />
            </button>
          )}
        </div>
        <div className="flex min-h-13 items-center justify-between gap-3 border-t-2 border-dashed border-tag-ink/25 pt-3">
          {plan.status === 'generating' ? (
            <Making planId={plan.id} />
          ) : plan.status === 'failed' ? (
            <span className="flex items-center gap-1.5 text-sm font-semibold">
              <Icon name="triangle-alert" className="size-4" />
              {t('list.failedStatus')}
            </span>
          ) : (
            <Packed share={shareOf(plan.progress.packed, plan.progress.items - plan.progress.spare)} />
          )}
          {isOver ? (
            <span className="stamp shrink-0 whitespace-nowrap text-tag-muted">{countdownText(until)}</span>
          ) : (
            <span className="shrink-0 text-right text-sm font-semibold">{countdownText(until)}</span>
          )}
        </div>
        {isOver && plan.status === 'ready' && plan.shared.role === 'owner' && <CopyButton plan={plan} />}
      </div>
    </article>
  );
};
