import { useTranslation } from '../../../i18n/use-translation';
import type { PlanSummary } from '../../../../worker/plans/contract';
import { useLocale } from '../../../i18n/use-locale';
import { useCountdownText } from './countdown-text';
import { countdown, formatBoardDay } from '../dates';
import { Flaps } from '../../../ui/flaps';

/** Letters that fit on the board. */
const WIDTH = 12;
/** With more letters the flaps are smaller. */
const LONG = 9;

/** The name of a destination as it fits on a board: capitals, without the country. */
const boardName = (destination: string): string => {
  const name = (destination.split(',')[0] ?? '').trim().toLocaleUpperCase();
  return (name.length > WIDTH ? `${name.slice(0, WIDTH - 1).trimEnd()}…` : name).padEnd(Math.min(WIDTH, 8), ' ');
};

/** The soonest of the trips that are not over. */
const soonest = (plans: readonly PlanSummary[]): PlanSummary | undefined =>
  plans
    .filter((plan) => plan.status === 'ready' && countdown(plan.startDate, plan.endDate).kind !== 'over')
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate))[0];

/** A departure board with the trip that comes next; nothing when none does. */
export const NextDeparture = ({ plans }: { plans: readonly PlanSummary[] }) => {
  const { t } = useTranslation('plans');
  const { locale } = useLocale();
  const countdownText = useCountdownText();
  const next = soonest(plans);
  if (!next) return null;
  const until = countdown(next.startDate, next.endDate);
  const name = boardName(next.destination);
  // A long name, the day and the rest stay on one line of a wide board.
  const size = name.length > LONG ? 'sm:text-xl' : 'sm:text-2xl';
  const title = t(until.kind === 'under-way' ? 'list.onTheRoad' : 'list.nextDeparture');
  return (
    <section
      aria-label={title}
      className="board flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-4 sm:px-6"
    >
      <p className="code w-full text-2xs tracking-wide! opacity-80 lg:w-auto">{title}</p>
      <Flaps text={name} className={`text-lg min-[26rem]:text-xl ${size}`} />
      <Flaps text={formatBoardDay(next.startDate, locale)} className={`text-base ${size}`} />
      <p className="code text-sm">{countdownText(until)}</p>
    </section>
  );
};
