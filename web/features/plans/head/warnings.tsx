import { useTranslation } from '../../../i18n/use-translation';
import type { Plan } from '../../../../worker/plans/contract';
import { useTextInUnits } from '../../../units';
import { Icon } from '../../../ui/icon';

/** What the traveller should know about the list: one thing said whole, several behind the first. */
export const Warnings = ({ warnings }: Pick<Plan, 'warnings'>) => {
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
