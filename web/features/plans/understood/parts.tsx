import { Children, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { IconButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Menu } from '../../../ui/menu';

/** A row of the panel: what it is about, and what was understood of it. */
export const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-x-5 gap-y-1.5 sm:grid-cols-[5.5rem_1fr]">
    <h3 className="font-body text-2xs font-semibold tracking-wide text-faint uppercase sm:pt-2.5">{label}</h3>
    <div className="min-w-0">{children}</div>
  </div>
);

/** A row of chips; without any there is no row. */
export const ChipRow = ({ label, children }: { label: string; children: ReactNode[] }) =>
  children.length > 0 && (
    <Row label={label}>
      <ul className="flex flex-wrap gap-2">
        {Children.map(children, (chip) => (
          <li className="max-w-full">{chip}</li>
        ))}
      </ul>
    </Row>
  );

const shape = 'inline-flex min-h-9 max-w-full items-center rounded-[1.125rem] border text-left text-sm';
const LOOKS = {
  plain: 'border-line-strong/60 bg-surface',
  dimmed: 'border-dashed border-line-strong/60 text-muted',
} as const;

/** The cross that takes something away. */
export const Remove = ({ name, onRemove }: { name: string; onRemove: () => void }) => {
  const { t } = useTranslation('understood');
  return (
    <button
      type="button"
      aria-label={t('take', { what: name })}
      onClick={onRemove}
      className="grid size-7 shrink-0 cursor-pointer place-items-center rounded-full text-faint transition-colors hover:bg-text/10 hover:text-text"
    >
      <Icon name="x" className="size-4" />
    </button>
  );
};

interface ChipProps extends ComponentProps<typeof Remove> {
  title?: string | undefined;
  children: ReactNode;
}

/** A chip that says something and can be taken away. */
export const Chip = ({ title, children, ...remove }: ChipProps) => (
  <span title={title} className={`${shape} ${LOOKS.plain} gap-1 pr-1 pl-3`}>
    <span className="min-w-0 py-1 wrap-anywhere">{children}</span>
    <Remove {...remove} />
  </span>
);

/** A chip that opens what corrects it. */
export const ChipButton = ({
  look = 'plain',
  children,
  ...rest
}: ComponentProps<'button'> & { look?: keyof typeof LOOKS }) => (
  <button
    type="button"
    {...rest}
    className={`${shape} ${LOOKS[look]} cursor-pointer gap-1.5 pr-2.5 pl-3 transition-colors hover:border-text/70 hover:bg-text/6`}
  >
    <span className="min-w-0 py-1 wrap-anywhere">{children}</span>
    <Icon name="chevron-down" className="size-3.5 shrink-0 text-faint" />
  </button>
);

const step =
  'grid size-7 shrink-0 cursor-pointer place-items-center rounded-full text-muted transition-colors hover:bg-text/10 hover:text-text aria-disabled:cursor-not-allowed aria-disabled:opacity-35';

export interface StepperProps {
  /** What is counted, for screen readers. */
  name: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** The value as it is shown. */
  children: ReactNode;
}

/** A number with a button on both sides. */
export const Stepper = ({ name, value, min, max, onChange, children }: StepperProps) => {
  const { t } = useTranslation('understood');
  const button = (icon: 'minus' | 'plus', label: string, next: number) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={next < min || next > max}
      onClick={() => next >= min && next <= max && onChange(next)}
      className={step}
    >
      <Icon name={icon} className="size-3.5" />
    </button>
  );
  return (
    <span className="inline-flex items-center gap-0.5">
      {button('minus', t('less', { what: name }), value - 1)}
      <span className="min-w-6 text-center whitespace-nowrap">{children}</span>
      {button('plus', t('more', { what: name }), value + 1)}
    </span>
  );
};

/** The plus sign that ends a row, and its menu of what can be added. */
export const AddMenu = ({ name, children }: { name: string; children: ReactNode }) => (
  <Menu align="start" trigger={<IconButton size="sm" icon="plus" label={name} className="rounded-full!" />}>
    {children}
  </Menu>
);
