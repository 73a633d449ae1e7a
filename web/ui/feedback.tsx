import type { ReactNode } from 'react';
import { LostTag } from './pictures/lost-tag';

/** A grey shape where something is about to be, once the wait is long enough to notice; size it with classes. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span aria-hidden className={`late block rounded-sm bg-text/10 ${className}`} />
);

export interface StateProps {
  picture?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
}

const State = ({ picture, title, children, actions }: StateProps) => (
  <>
    {picture}
    <div className="grid max-w-md gap-2">
      <h2 className="text-2xl">{title}</h2>
      {children && <div className="text-muted">{children}</div>}
    </div>
    {actions && <div className="flex flex-wrap justify-center gap-3">{actions}</div>}
  </>
);

/** Nothing here yet: says so, and what to do next. */
export const EmptyState = (props: StateProps) => (
  <section className="grid justify-items-center gap-6 px-4 py-14 text-center">
    <State {...props} />
  </section>
);

/** Something failed: says what, and offers the way out, under a tag that lost its code unless there is another picture. */
export const ErrorState = ({ picture = <LostTag code="···" className="w-48" />, ...props }: StateProps) => (
  <section role="alert" className="grid justify-items-center gap-6 px-4 py-14 text-center">
    <State picture={picture} {...props} />
  </section>
);

/** A share of 0 to 100 as a ring, with whatever belongs in its middle. */
export const ProgressRing = ({
  percent,
  label,
  size = 48,
  stroke = 5,
  children,
}: {
  percent: number;
  label: string;
  size?: number;
  stroke?: number;
  children?: ReactNode;
}) => {
  const value = Math.min(100, Math.max(0, percent));
  const radius = (size - stroke) / 2;
  const length = 2 * Math.PI * radius;
  return (
    <span className="relative inline-grid place-items-center">
      <progress className="sr-only" max={100} value={Math.round(value)} aria-label={label} />
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} className="-rotate-90" aria-hidden>
        <circle cx={size / 2} cy={size / 2} r={radius} fill="none" strokeWidth={stroke} className="stroke-line" />
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          fill="none"
          strokeWidth={stroke}
          strokeLinecap="round"
          strokeDasharray={length}
          strokeDashoffset={length * (1 - value / 100)}
          className="stroke-primary transition-[stroke-dashoffset] duration-300"
        />
      </svg>
      {children !== undefined && (
        <span className="absolute inset-0 grid place-items-center text-sm font-semibold">{children}</span>
      )}
    </span>
  );
};

/** A word on a small tag. */
export const Badge = ({
  color = 'neutral',
  children,
}: {
  color?: 'primary' | 'secondary' | 'success' | 'info' | 'warning' | 'error' | 'neutral';
  children: ReactNode;
}) => (
  <span
    className={`tone-${color} inline-flex items-center gap-1 rounded-sm bg-[color-mix(in_oklab,var(--tone)_14%,transparent)] px-1.5 py-0.5 text-xs font-semibold text-(--tone-ink)`}
  >
    {children}
  </span>
);
