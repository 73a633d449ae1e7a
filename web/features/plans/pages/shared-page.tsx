import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { useParams } from 'react-router';
import { Link } from '../../../routing/link';
import type { SharedPlan } from '../../../../worker/plans/sharing/contract';
import { isApiError } from '../../../api/error';
import { useUser } from '../../../api/use-user';
import { useWords } from '../../../i18n/lazy-words';
import { useLocale } from '../../../i18n/use-locale';
import { NEW_PLAN_PATH, PATHS } from '../../../paths';
import { maySignUp } from '../../../site-config';
import { Button, buttonStyle } from '../../../ui/button';
import { FailedState } from '../../../ui/failed-state';
import { LostTag } from '../../../ui/pictures/lost-tag';
import { PrintSheet } from '../exports/print-sheet';
import { byCategory } from '../items/category-ids';
import { formatRange } from '../dates';
import { TripPass } from '../head/trip-pass';
import { useCategoryLabel } from '../items/use-category-label';
import { Waiting } from '../../../ui/waiting';
import { PageTitle } from '../../../ui/page-title';
import { sharedQuery } from '../sharing/sharing-queries';

const print = (): void => window.print();

const Pass = ({ plan }: { plan: SharedPlan }) => {
  const { t } = useTranslation(['sharing', 'common']);
  const { locale } = useLocale();
  return (
    <TripPass plan={plan}>
      <h1 dir="auto" className="text-3xl break-words">
        {plan.name}
      </h1>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted">
        {plan.name !== plan.destination && <span dir="auto">{plan.destination}</span>}
        <span className="font-semibold text-text">{formatRange(plan.startDate, plan.endDate, locale)}</span>
        <span>{t('common:days', { count: plan.days })}</span>
        <span>{t('shared.things', { count: plan.items.length })}</span>
      </p>
    </TripPass>
  );
};

/** The list, to read. */
const List = ({ items }: Pick<SharedPlan, 'items'>) => {
  const labelOf = useCategoryLabel();
  return (
    <div className="gap-5 sm:columns-2 lg:columns-3">
      {byCategory(items).map(([category, group]) => (
        <section key={category} className="mb-5 break-inside-avoid rounded-lg border border-line bg-surface p-5">
          <h2 dir="auto" className="flex items-baseline justify-between gap-3 text-lg">
            {labelOf(category)}
            <span aria-hidden className="font-code text-xs font-bold text-faint">
              {group.length}
            </span>
          </h2>
          <ul className="mt-2">
            {group.map(({ name, quantity }, index) => (
              // Names may repeat, and nothing here ever moves.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className="flex gap-3 border-b border-line/70 py-2 last:border-0">
                <span dir="auto" className="min-w-0 flex-1 leading-snug break-words">
                  {name}
                </span>
                {quantity > 1 && <span className="font-code text-sm font-bold text-muted">×{quantity}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

const Gone = () => {
  const { t } = useTranslation('sharing');
  const { to } = useLocale();
  return (
    <section className="grid min-h-[60dvh] place-content-center justify-items-center gap-8 py-16 text-center">
      <PageTitle>{t('shared.goneTitle')}</PageTitle>
      <LostTag code="404" />
      <div className="grid max-w-lg gap-3">
        <h1 className="text-3xl">{t('shared.goneTitle')}</h1>
        <p className="text-muted">{t('shared.goneText')}</p>
      </div>
      <a href={to(PATHS.home)} className={buttonStyle({ size: 'lg' })}>
        {t('shared.home')}
      </a>
    </section>
  );
};

const SharedPage = () => {
  useWords('sharing');
  const { t } = useTranslation(['sharing', 'common']);
  const { to } = useLocale();
  const { token = '' } = useParams();
  const isSignedIn = useUser() !== null;
  const { data: plan, error, isPending, refetch } = useQuery(sharedQuery(token));
  if (isPending) return <Waiting label={t('shared.loading')} />;
  if (isApiError(error, 'not_found', 'validation_failed')) return <Gone />;
  if (!plan) {
    return (
      <FailedState title={t('shared.failed')} error={error} onRetry={refetch}>
        <PageTitle>{t('shared.failed')}</PageTitle>
      </FailedState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageTitle>{plan.name}</PageTitle>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <p className="eyebrow">{t('shared.eyebrow')}</p>
        <Button variant="outline" color="neutral" icon="printer" onClick={print}>
          {t('shared.print')}
        </Button>
      </header>
      <Pass plan={plan} />
      <List items={plan.items} />
      {(isSignedIn || maySignUp()) && (
        <aside className="tag flex flex-wrap items-center gap-x-8 gap-y-4 py-7!">
          <div className="min-w-0 flex-1 basis-72">
            <h2 className="text-xl">{t('shared.inviteTitle')}</h2>
            <p className="mt-1 text-tag-muted">{t('shared.inviteText')}</p>
          </div>
          <Link
            to={to(isSignedIn ? NEW_PLAN_PATH : PATHS.signup)}
            className={`shrink-0 ${buttonStyle({ size: 'lg' })}`}
          >
            {t('shared.make')}
          </Link>
        </aside>
      )}
      <PrintSheet plan={plan} items={plan.items} />
    </div>
  );
};

/** `/shared/<token>`: a plan as visitors see it. */
export const Component = () => (
  <div className="page py-6 md:py-10">
    <Suspense fallback={<Waiting />}>
      <SharedPage />
    </Suspense>
  </div>
);
