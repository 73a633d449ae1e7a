import { lazy, Suspense } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Plan } from '../../../../worker/plans/contract';
import { useWords } from '../../../i18n/lazy-words';
import { useIsTouched } from '../../../ui/use-is-touched';
import { Members } from '../sharing/members';
import { BackToPlans } from './back-to-plans';
import { PlanLine } from './plan-line';
import { useLocale } from '../../../i18n/use-locale';
import { Button, IconButton } from '../../../ui/button';
import { late } from '../../../ui/late';
import { Menu } from '../../../ui/menu';
import { sharePlan } from '../commands/plan-dialogs';
import { useTextInUnits } from '../../../units';
import { Icon } from '../../../ui/icon';

/** What the traveller should know about the list: one thing said whole, several behind the first. */
const Warnings = ({ warnings }: Pick<Plan, 'warnings'>) => {
  const { t } = useTranslation('packing');
  const inUnits = useTextInUnits();
  const [first, ...others] = warnings;
  if (!first) return null;
  const look = 'rounded-md bg-secondary/10 text-sm';
  const sign = <Icon name="triangle-alert" className="mt-0.5 size-4 shrink-0 text-secondary-ink" />;
  if (others.length === 0) {
    return (
      <p className={`flex items-start gap-2.5 px-4 py-3 ${look}`}>
        {sign}
        {inUnits(first.text)}
      </p>
    );
  }
  return (
    <details className={`group ${look}`}>
      <summary className="flex min-h-11 cursor-pointer items-start gap-2.5 rounded-md px-4 py-3 [&::-webkit-details-marker]:hidden">
        {sign}
        <span className="min-w-0 flex-1 group-open:whitespace-normal max-sm:group-not-open:line-clamp-1">
          {inUnits(first.text)}
        </span>
        <span className="shrink-0 font-semibold text-secondary-ink group-open:hidden">
          {t('head.moreWarnings', { count: others.length })}
        </span>
        <Icon name="chevron-down" className="mt-0.5 size-4 shrink-0 text-faint group-open:rotate-180" />
      </summary>
      <ul className="grid gap-2 px-4 pb-3 pl-10.5">
        {others.map((warning) => (
          <li key={warning.code}>{inUnits(warning.text)}</li>
        ))}
      </ul>
    </details>
  );
};

const Items = late(async () => (await import('./plan-menu-items')).PlanMenuItems);

/** Sharing, and the menu of what else can be done with a plan. */
const PlanMenu = ({ plan }: { plan: Plan }) => {
  const { t } = useTranslation('packing');
  const { locale } = useLocale();
  return (
    <div className="no-print -mt-1 -mr-2 flex shrink-0 items-center gap-1.5">
      {plan.shared.role === 'owner' && (
        <Button variant="soft" icon="share-2" onClick={() => void sharePlan(plan, locale)} className="max-sm:px-3!">
          <span className="max-sm:sr-only">{t('menu.share')}</span>
        </Button>
      )}
      <Menu onReach={Items.ready} trigger={<IconButton icon="ellipsis-vertical" label={t('menu.more')} />}>
        <Items plan={plan} />
      </Menu>
    </div>
  );
};

const PlanFacts = lazy(async () => ({ default: (await import('./plan-facts')).PlanFacts }));
const PlanUnderstood = lazy(async () => ({ default: (await import('../understood/plan-understood')).PlanUnderstood }));
const PlanPrint = lazy(async () => ({ default: (await import('../exports/plan-print')).PlanPrint }));
const WeatherPicture = lazy(async () => ({ default: (await import('../weather/weather-picture')).WeatherPicture }));

/** What the pass of a plan has inside: who packs it, the weather day by day, and what was understood of the trip. */
const Inside = ({ plan }: { plan: Plan }) => (
  <Suspense>
    {plan.took && <p className="text-sm text-faint">{plan.took}</p>}
    {plan.weather && <WeatherPicture weather={plan.weather} legs={plan.trip?.legs} />}
    {plan.trip ? <PlanUnderstood plan={plan} trip={plan.trip} /> : <PlanFacts plan={plan} />}
  </Suspense>
);

/** The head of a plan: its boarding pass, folded to a line, and what one should know before packing. */
export const PlanHeader = ({ plan }: { plan: Plan }) => {
  useWords('packing');
  const { t } = useTranslation('plans');
  const isPrintable = useIsTouched(['beforeprint', 'pointermove']);
  return (
    <header className="grid grid-cols-1 gap-3">
      <BackToPlans />
      <PlanLine plan={plan} aside={<PlanMenu plan={plan} />}>
        {() => <Inside plan={plan} />}
      </PlanLine>
      <Members people={plan.people} />
      <Warnings warnings={plan.warnings} />
      {isPrintable && (
        <Suspense fallback={null}>
          <PlanPrint planId={plan.id} />
        </Suspense>
      )}
      {plan.modelFailed && <p className="text-sm text-muted">{t('plan.withoutModel')}</p>}
    </header>
  );
};
