/** The mark: a luggage tag whose punched end and fold make a V. */
export const LogoMark = ({ className = 'size-8' }: { className?: string }) => (
  <svg viewBox="0 0 32 32" className={className} aria-hidden>
    <path
      className="fill-primary"
      d="M9.2 3.5h13.6c1.2 0 2.2.6 2.8 1.6l3 5c.5.9.5 2 0 2.9l-9.8 15.2a3.3 3.3 0 0 1-5.6 0L3.4 13c-.5-.9-.5-2 0-2.9l3-5c.6-1 1.6-1.6 2.8-1.6Z"
    />
    <circle className="fill-bg" cx="16" cy="8.6" r="2.3" />
    <path
      className="fill-none stroke-primary-on"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="m10.4 13.6 5.6 9 5.6-9"
    />
  </svg>
);

/** Mark and name. */
export const Logo = () => (
  <span className="flex items-center gap-2.5">
    <LogoMark />
    <span className="font-display text-xl font-bold tracking-tight">Valija</span>
  </span>
);
