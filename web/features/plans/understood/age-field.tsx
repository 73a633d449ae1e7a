import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Traveller } from '../../../../worker/engine/trip/schema';
import { Stepper } from './parts';

/** Ages below this are given in months. */
const MONTHS_UNTIL = 24;
const MONTHS = { months: 1, years: 12 } as const;
type Unit = keyof typeof MONTHS;

const TYPICAL_MONTHS: Record<Traveller['stage'], number> = {
  baby: 8,
  toddler: 24,
  child: 72,
  teen: 168,
  adult: 420,
  senior: 840,
};

export interface AgeFieldProps {
  /** Undefined where it is unknown. */
  ageMonths: number | undefined;
  stage: Traveller['stage'];
  /** In months. */
  max: number;
  onChange: (ageMonths: number) => void;
}

/** An age as a number with its unit, years or months. */
export const AgeField = ({ ageMonths, stage, max, onChange }: AgeFieldProps) => {
  const { t } = useTranslation('understood');
  const from = ageMonths ?? TYPICAL_MONTHS[stage];
  const [unit, setUnit] = useState<Unit>(from < MONTHS_UNTIL ? 'months' : 'years');
  const told = ageMonths === undefined ? '' : String(Math.floor(ageMonths / MONTHS[unit]));
  const [typed, setTyped] = useState(told);
  const value = Math.floor(from / MONTHS[unit]);
  const most = Math.floor(max / MONTHS[unit]);
  const set = (next: number) => onChange(next * MONTHS[unit]);
  // What was kept by Enter is not kept again when the field is left.
  const kept = useRef(told);
  const keep = () => {
    const next = Math.round(Number(typed));
    if (typed.trim() === '' || !Number.isFinite(next)) setTyped(told);
    else if (String(next) !== kept.current) {
      kept.current = String(next);
      set(Math.min(most, Math.max(0, next)));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It stands in the form of the trip, which Enter would send.
    event.preventDefault();
    keep();
  };
  return (
    <span className="flex items-center gap-1">
      <Stepper name={t('age')} value={value} min={0} max={most} onChange={set}>
        <input
          inputMode="numeric"
          aria-label={t('age')}
          value={typed}
          placeholder="–"
          maxLength={3}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={keep}
          onKeyDown={onKeyDown}
          className="h-8 w-9 rounded-sm border border-line-strong/60 bg-surface text-center font-code text-sm"
        />
      </Stepper>
      <select
        aria-label={t('ageUnit')}
        value={unit}
        onChange={(event) => {
          const next = event.target.value === 'months' ? 'months' : 'years';
          setUnit(next);
          const same = ageMonths === undefined ? '' : String(Math.floor(ageMonths / MONTHS[next]));
          kept.current = same;
          setTyped(same);
        }}
        className="h-8 cursor-pointer rounded-sm border border-line-strong/60 bg-surface px-1 text-sm"
      >
        <option value="years">{t('unitYears')}</option>
        <option value="months">{t('unitMonths')}</option>
      </select>
    </span>
  );
};
