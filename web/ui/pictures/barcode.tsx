/** Bar and gap widths of one character, in units of the narrowest. */
const widthsOf = (character: string): number[] => {
  const code = character.codePointAt(0) ?? 0;
  return [1 + (code % 3), 1 + ((code >> 2) % 2), 1 + ((code >> 3) % 4), 1 + ((code >> 1) % 2)];
};

/** Bars and gaps in turn, as one path 40 units high. */
const draw = (widths: number[]): { path: string; width: number } => {
  let width = 0;
  let path = '';
  for (const [index, step] of widths.entries()) {
    if (index % 2 === 0) path += `M${width} 0h${step}v40h-${step}z`;
    width += step;
  }
  return { path, width };
};

/** A bar code drawn from the text itself, so that the same text always gives the same picture. Decoration only. */
export const Barcode = ({ text, className = 'h-10' }: { text: string; className?: string }) => {
  const { path, width } = draw(Array.from(text.padEnd(14, text)).flatMap(widthsOf));
  return (
    <svg viewBox={`0 0 ${width} 40`} preserveAspectRatio="none" className={className} aria-hidden>
      <path d={path} className="fill-current" />
    </svg>
  );
};
