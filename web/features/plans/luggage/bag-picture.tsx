import { useId } from 'react';
import type { BagKind } from '../../../../worker/plans/luggage/contract';

/** Where the inside of the bag begins and ends in the picture. */
const TOP = 30;
const BOTTOM = 112;

/** A bag as high as it is full; what is over its limit stands out above the rim. */
export const BagPicture = ({ kind, share }: { kind: BagKind; share: number | null }) => {
  const inside = useId();
  const full = Math.min(1, share ?? 0.5);
  const isOver = share !== null && share > 1;
  const height = (BOTTOM - TOP) * full;
  const wide = kind === 'hold' ? { x: 8, width: 84 } : { x: 20, width: 60 };
  return (
    <svg viewBox="0 0 100 126" className="h-28 w-22 shrink-0" aria-hidden>
      <path d="M38 24V9a5 5 0 0 1 5-5h14a5 5 0 0 1 5 5v15" className="fill-none stroke-faint" strokeWidth="4" />
      <path
        d={`M${wide.x + 10} 114h9v5a4.5 4.5 0 0 1-9 0zM${wide.x + wide.width - 19} 114h9v5a4.5 4.5 0 0 1-9 0z`}
        className="fill-neutral"
      />
      <rect x={wide.x} y={TOP - 6} width={wide.width} height={BOTTOM - TOP + 10} rx="11" className="fill-sunken" />
      <clipPath id={inside}>
        <rect x={wide.x + 4} y={TOP - 2} width={wide.width - 8} height={BOTTOM - TOP + 2} rx="7" />
      </clipPath>
      <g clipPath={`url(#${inside})`}>
        <rect
          x={wide.x}
          y={BOTTOM - height}
          width={wide.width}
          height={height + 4}
          className={`transition-[y,height] duration-300 ${isOver ? 'fill-error' : 'fill-primary'}`}
        />
        <path
          d={Array.from({ length: 4 }, (_, index) => `M${wide.x + (wide.width * (index + 1)) / 5} ${TOP}v90`).join('')}
          className="stroke-bg opacity-25"
          strokeWidth="2"
        />
      </g>
      <rect
        x={wide.x}
        y={TOP - 6}
        width={wide.width}
        height={BOTTOM - TOP + 10}
        rx="11"
        className={`fill-none ${isOver ? 'stroke-error-ink' : 'stroke-line-strong'}`}
        strokeWidth="2.5"
      />
    </svg>
  );
};
