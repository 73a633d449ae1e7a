import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PLAN_LIMITS } from '../../../worker/plans/contract';
import { Icon } from '../../ui/icon';

export interface QuantityFieldProps {
  value: number;
  label: string;
  /** On a phone the two buttons are there only in an open row. */
  isOpen: boolean;
  onChange: (value: number) => void;
}

const within = (value: number): number => Math.min(PLAN_LIMITS.quantity, Math.max(1, value));

/** How many: typed, or one more and one fewer. Text that is no number from 1 to 99 is put back when the field is left. */
export const QuantityField = ({ value, label, isOpen, onChange }: QuantityFieldProps) => {
  const { t } = useTranslation('plans');
  const [text, setText] = useState(String(value));
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setText(String(value));
  }
  const set = (next: number) => {
    if (next !== value) onChange(next);
  };
  const leave = () => {
    const typed = Number(text);
    const isNumber = text.trim() !== '' && Number.isFinite(typed);
    const next = isNumber ? within(Math.round(typed)) : value;
    setText(String(next));
    set(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave();
    else if (event.key === 'ArrowUp') set(within(value + 1));
    else if (event.key === 'ArrowDown') set(within(value - 1));
    else return;
    event.preventDefault();
  };
  const step =
    'no-print grid size-9 cursor-pointer place-items-center rounded-md text-faint hover:bg-text/8 hover:text-text disabled:cursor-default disabled:opacity-30';
  const onPhone = isOpen ? '' : 'max-sm:hidden';
  return (
    <span className="flex shrink-0 items-center">
      <button
        type="button"
        aria-label={`${t('plan.fewer')}: ${label}`}
        disabled={value <= 1}
        onClick={() => set(within(value - 1))}
        className={`${step} ${onPhone}`}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <input
        inputMode="numeric"
        aria-label={label}
        value={text}
        maxLength={3}
        onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onBlur={leave}
        className={`h-8 w-8 rounded-sm border border-transparent bg-transparent text-center font-code text-sm font-bold hover:border-line-strong focus:border-primary ${value === 1 ? 'text-faint' : 'text-text'}`}
      />
      <button
        type="button"
        aria-label={`${t('plan.more')}: ${label}`}
        disabled={value >= PLAN_LIMITS.quantity}
        onClick={() => set(within(value + 1))}
        className={`${step} ${onPhone}`}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </span>
  );
};
