export interface FlapsProps {
  text: string;
  className?: string;
  /** The text is said elsewhere already. */
  isSilent?: boolean;
}

/** A text on the flaps of a departure board; each flap turns when its letter changes. Screen readers get the plain text. */
export const Flaps = ({ text, className = '', isSilent = false }: FlapsProps) => (
  <span className={`inline-flex gap-[0.08em] ${className}`}>
    {!isSilent && <span className="sr-only">{text.trim()}</span>}
    {Array.from(text).map((letter, index) => (
      // A flap is its place on the board; the letter on it comes and goes.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={`${index}${letter}`} aria-hidden className="flap flap-turn">
        {letter === ' ' ? '\u00A0' : letter}
      </span>
    ))}
  </span>
);
