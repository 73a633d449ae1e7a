import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Plan, Stage } from '../../../../worker/plans/contract';
import { STAGES } from '../../../../worker/plans/limits';
import { useWords } from '../../../i18n/lazy-words';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { PageTitle } from '../../../ui/page-title';
import { Flaps } from '../../../ui/flaps';
import type { Progress } from './progress';
import { extraOrder, extraTime, messageAt, type Message } from './progress-messages';
import { Scanner } from './scanner';
import { useHeadingFocus } from '../../../ui/use-heading-focus';
import { usePlanProgress, type PlanProgress } from './use-plan-progress';
import { useTextInUnits } from '../../../units';

/** The stages, each with what it found out about this trip. */
const Board = ({ stage, facts, isOver }: Pick<Progress, 'stage' | 'facts'> & { isOver: boolean }) => {
  const { t } = useTranslation('progress');
  const inUnits = useTextInUnits();
  const now = STAGES.indexOf(stage);
  return (
    <ol aria-label={t('board')} className="grid content-between gap-1">
      {STAGES.map((each, index) => {
        const state = isOver || index < now ? 'Done' : index === now ? 'Now' : 'Waiting';
        return (
          <li
            key={each}
            aria-current={state === 'Now' ? 'step' : undefined}
            // As high as two lines of what is found out make it, from the beginning: nothing below moves.
            className={`flex min-h-[4.75rem] items-start justify-between gap-3 border-b border-board-ink/15 py-2 font-code text-sm font-bold last:border-0 ${state === 'Waiting' ? 'opacity-70' : ''}`}
          >
            <span className="grid min-w-0 gap-0.5">
              {t(`board_${each}`)}
              {facts[each] !== undefined && (
                <span
                  dir="auto"
                  className="rise line-clamp-2 font-body text-sm leading-snug font-medium wrap-anywhere opacity-85"
                >
                  {inUnits(facts[each])}
                </span>
              )}
            </span>
            <span
              key={state}
              className={`flap-turn shrink-0 rounded-sm px-2 py-1 text-xs ${state === 'Now' ? 'bg-board-ink text-board' : state === 'Done' ? 'text-(--scan-beam)' : ''}`}
            >
              {t(`status${state}`)}
            </span>
          </li>
        );
      })}
    </ol>
  );
};

/** How many of the things that went in last are shown. */
const LAST_ITEMS = 5;

/** The items that went in last, newest first. */
const Arrivals = ({ progress }: { progress: PlanProgress['progress'] }) => {
  const { t } = useTranslation('progress');
  const { items } = progress;
  return (
    <section aria-label={t('arriving')} className="min-h-36">
      <div className="flex items-baseline justify-between gap-4 text-sm text-muted">
        <h2 className="font-body text-sm font-semibold tracking-normal">{t('arriving')}</h2>
        <p>{t('itemsSoFar', { count: items.length })}</p>
      </div>
      <ul className="mt-3 flex flex-wrap gap-2">
        {items
          .slice(-LAST_ITEMS)
          .toReversed()
          .map((item) => (
            <li
              key={item.id}
              className="rise rounded-md border border-line bg-surface px-3 py-1.5 text-sm font-medium shadow-1"
            >
              {item.name}
              {item.quantity > 1 && <span className="ml-1.5 font-code text-xs text-muted">×{item.quantity}</span>}
            </li>
          ))}
      </ul>
    </section>
  );
};

/** The message of this moment; it turns by itself while a stage lasts. */
const useMessage = (planId: string, stage: Stage, isRunning: boolean): Message => {
  const order = useMemo(() => extraOrder(planId), [planId]);
  const [turn, setTurn] = useState<{ stage: Stage; message: Message }>({ stage, message: 'stage' });
  const spent = useRef(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const start = performance.now();
    const before = spent.current;
    const timer = setInterval(() => {
      const message = messageAt(order, performance.now() - start, before);
      setTurn((now) => (now.stage === stage && now.message === message ? now : { stage, message }));
    }, 200);
    return () => {
      clearInterval(timer);
      spent.current = before + extraTime(performance.now() - start);
    };
  }, [order, stage, isRunning]);
  return turn.stage === stage ? turn.message : 'stage';
};

/** What was found out last. */
const latestFact = (facts: Progress['facts']): string | undefined =>
  STAGES.flatMap((stage) => facts[stage] ?? []).at(-1);

export interface PlanProgressScreenProps {
  plan: Plan;
  /** The list is ready: show it, and say so. */
  onDone: (said: string) => void;
}

/** The progress of a Bag Plan that is being made, as an airport board. */
export const PlanProgressScreen = ({ plan, onDone }: PlanProgressScreenProps) => {
  useWords('progress');
  const { t } = useTranslation('progress');
  const heading = useHeadingFocus();
  const { progress, isReconnecting } = usePlanProgress(plan.id);
  const isDone = progress.outcome === 'done';
  const message = useMessage(plan.id, progress.stage, progress.outcome === 'running');
  const [destination = ''] = plan.destination.split(',');
  const [isSkipped, setSkipped] = useState(false);
  // The stream ends before the list itself has been fetched, and the progress screen after that.
  const isListHere = plan.status !== 'generating' && (isDone || isSkipped);
  useEffect(() => {
    if (isListHere) onDone(t('done'));
  }, [isListHere, onDone, t]);

  const stageText = t(`stages.${progress.stage}`, { destination });
  const text = isDone ? t('done') : message === 'stage' ? stageText : t(`extras.${EXTRA_KEYS[message] ?? 'e1'}`);
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageTitle>{t('title', { destination })}</PageTitle>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <p className="eyebrow mb-1">{t('eyebrow')}</p>
          <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
            {t('title', { destination })}
          </h1>
        </div>
        <Button
          variant="outline"
          color="neutral"
          trailingIcon="arrow-right"
          pending={isSkipped && !isListHere}
          onClick={() => setSkipped(true)}
        >
          {t('skip')}
        </Button>
      </header>
      <div className="board grid grid-cols-1 gap-6 p-5 sm:p-8 lg:grid-cols-[1.25fr_1fr] lg:gap-10">
        <div className="grid grid-cols-1 gap-4">
          {/* A <progress> cannot hold the flaps. */}
          <div
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="progressbar"
            aria-label={t('board')}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(progress.percent)}
            aria-valuetext={t('percent', { percent: Math.round(progress.percent) })}
            className="flex items-end justify-between gap-4"
          >
            <Flaps text={`${String(Math.round(progress.percent)).padStart(3, ' ')}%`} className="text-4xl" isSilent />
            <span aria-hidden className="code text-3xl opacity-80">
              {plan.airport}
            </span>
          </div>
          <Scanner percent={progress.percent} />
        </div>
        <Board stage={progress.stage} facts={progress.facts} isOver={isDone} />
      </div>
      <div className="grid gap-2">
        <p aria-hidden className="min-h-[2.4em] font-display text-2xl leading-tight font-bold text-balance">
          {isDone && <Icon name="circle-check" className="mr-2 size-7 align-[-0.15em] text-primary-ink" />}
          <span key={text} className="rise inline-block">
            {text}
          </span>
        </p>
        {/* Stages and the end are said aloud; the jokes are for the eyes. */}
        <output className="sr-only">
          {isDone ? t('done') : [latestFact(progress.facts), stageText].filter(Boolean).join('. ')}
        </output>
        {isReconnecting ? (
          <output className="flex items-center gap-2 text-sm text-warning-ink">
            <Icon name="wifi-off" className="size-4" />
            {t('reconnecting')}
          </output>
        ) : (
          <p className="text-sm text-muted">{t(isSkipped ? 'skipped' : 'leaveHint')}</p>
        )}
      </div>
      <Arrivals progress={progress} />
    </div>
  );
};

const EXTRA_KEYS = [
  'e1',
  'e2',
  'e3',
  'e4',
  'e5',
  'e6',
  'e7',
  'e8',
  'e9',
  'e10',
  'e11',
  'e12',
  'e13',
  'e14',
  'e15',
  'e16',
  'e17',
  'e18',
  'e19',
  'e20',
  'e21',
  'e22',
] as const;
