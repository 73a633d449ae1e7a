import { useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icons/names';

const BASE = [
  'relative inline-flex select-none items-center justify-center font-semibold whitespace-nowrap',
  'rounded-md border cursor-pointer',
  'transition-[background-color,border-color,color,transform,opacity] active:translate-y-px',
  'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
].join(' ');

const SIZES = {
  xs: 'h-7 gap-1 px-2 text-xs',
  sm: 'h-8.5 gap-1.5 px-3 text-sm max-sm:min-h-10',
  md: 'h-10 gap-2 px-4 text-sm',
  lg: 'h-12 gap-2 px-5 text-base',
  xl: 'h-14 gap-2.5 px-7 text-lg',
} as const;

const COLORS = {
  primary: 'tone-primary',
  secondary: 'tone-secondary',
  success: 'tone-success',
  info: 'tone-info',
  warning: 'tone-warning',
  error: 'tone-error',
  neutral: 'tone-neutral',
} as const;

const VARIANTS = {
  solid:
    'border-transparent bg-(--tone) text-(--tone-on) hover:bg-[color-mix(in_oklab,var(--tone)_88%,var(--color-text))] active:bg-(--tone)',
  outline:
    'border-[color-mix(in_oklab,var(--tone)_55%,transparent)] text-(--tone-ink) hover:bg-[color-mix(in_oklab,var(--tone)_10%,transparent)]',
  soft: 'border-transparent bg-[color-mix(in_oklab,var(--tone)_14%,transparent)] text-(--tone-ink) hover:bg-[color-mix(in_oklab,var(--tone)_22%,transparent)]',
  subtle:
    'border-[color-mix(in_oklab,var(--tone)_30%,transparent)] bg-[color-mix(in_oklab,var(--tone)_10%,transparent)] text-(--tone-ink) hover:bg-[color-mix(in_oklab,var(--tone)_18%,transparent)]',
  ghost: 'border-transparent text-(--tone-ink) hover:bg-[color-mix(in_oklab,var(--tone)_12%,transparent)]',
  link: 'border-transparent text-(--tone-ink) underline decoration-[color-mix(in_oklab,var(--tone)_45%,transparent)] underline-offset-4 hover:decoration-current',
} as const;

/** How a button can look; left out: a solid one of middle size in the product's own colour. */
interface ButtonLook {
  size?: keyof typeof SIZES | undefined;
  color?: keyof typeof COLORS | undefined;
  variant?: keyof typeof VARIANTS | undefined;
  /** As wide as there is room. */
  block?: boolean | undefined;
  /** As wide as high, for an icon alone. */
  square?: boolean | undefined;
}

/** Looks of a button; also for links that look like one: `<Link className={buttonStyle({ size: 'lg' })}>`. */
export const buttonStyle = ({
  size = 'md',
  color = 'primary',
  variant = 'solid',
  block = false,
  square = false,
}: ButtonLook = {}): string =>
  [
    BASE,
    SIZES[size],
    COLORS[color],
    VARIANTS[variant],
    ...(block ? ['w-full'] : []),
    ...(square ? ['aspect-square px-0!'] : []),
  ].join(' ');

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'onClick'>, ButtonLook {
  /** While a promise it returns is open, the button is pending and takes no further click. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
  /** Pending by somebody else's doing, e.g. a form being sent. */
  pending?: boolean;
  icon?: IconName;
  trailingIcon?: IconName;
  children?: ReactNode;
}

/** A button. With only an `icon` it needs an `aria-label` and becomes square. */
export const Button = ({
  size,
  color,
  variant,
  block,
  square,
  pending = false,
  icon,
  trailingIcon,
  onClick,
  className = '',
  children,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const [running, setRunning] = useState(false);
  const busy = pending || running;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault();
      return;
    }
    const result = onClick?.(event);
    if (!(result instanceof Promise)) return;
    setRunning(true);
    void result.finally(() => setRunning(false));
  };
  return (
    <button
      {...rest}
      type={type}
      // Not `disabled`: the button keeps its focus while it works.
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={click}
      className={`${buttonStyle({ size, color, variant, block, square: square ?? children === undefined })} ${className}`}
    >
      {busy ? <Icon name="loader-circle" className="spin size-[1.15em]" /> : icon && <Icon name={icon} />}
      {children}
      {trailingIcon && <Icon name={trailingIcon} />}
    </button>
  );
};

/** A quiet button with an icon alone, and what it does as its name. */
export const IconButton = ({ label, ...rest }: Omit<ButtonProps, 'children'> & { label: string; icon: IconName }) => (
  <Button variant="ghost" color="neutral" aria-label={label} {...rest} />
);
