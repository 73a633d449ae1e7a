import { useTranslation } from '../../../i18n/use-translation';
import { STAGES } from '../../../../worker/plans/limits';
import { useTextInUnits } from '../../../units';
import type { Progress } from './progress';

/** The stages, each with what it found out about this trip. */
export const Board = ({ stage, facts, isOver }: Pick<Progress, 'stage' | 'facts'> & { isOver: boolean }) => {
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
