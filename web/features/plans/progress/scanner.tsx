/**
 * A suitcase in the airport's scanner. The things in it go in one by one, `percent` decides how many; colours are those
 * of an X-ray: orange for cloth and paper, blue for metal, green for what is between.
 */
const THINGS: readonly { tone: 'cloth' | 'metal' | 'mixed'; d: string }[] = [
  // Folded shirts at the bottom
  { tone: 'cloth', d: 'M64 178h86a8 8 0 0 1 0 16H64a8 8 0 0 1 0-16zm4 4v8M76 182v8' },
  { tone: 'cloth', d: 'M66 158h82a8 8 0 0 1 0 16H66a8 8 0 0 1 0-16z' },
  // A pair of shoes
  { tone: 'mixed', d: 'M172 194v-26c8 0 10 4 16 8 10 6 26 6 28 18z' },
  { tone: 'mixed', d: 'M222 194v-26c8 0 10 4 16 8 10 6 26 6 28 18z' },
  // Rolled trousers
  { tone: 'cloth', d: 'M70 138h68a9 9 0 0 1 0 18H70a9 9 0 0 1 0-18zm68 4a5 5 0 1 0 .1 0z' },
  // Camera
  { tone: 'metal', d: 'M286 152h12l6-8h22l6 8h10v42h-56zm28 10a13 13 0 1 0 .1 0zm0 7a6 6 0 1 1-.1 0z' },
  // Bottle of sun cream
  { tone: 'mixed', d: 'M162 108h16v10l7 8v30h-30v-30l7-8zm2-12h12v8h-12z' },
  // Book
  { tone: 'cloth', d: 'M196 118h44v38h-44zm7 6v26M210 128h22M210 134h22' },
  // Plug and its cable
  {
    tone: 'metal',
    d: 'M256 128h22v18h-22zm-7 3h6v3h-6zm0 9h6v3h-6zm30-3c16 0 4-26 22-26s4 20 20 20c16 0 14-18 14-24h5c0 10 0 29-19 29-20 0-10-20-20-20-8 0 2 26-22 26z',
  },
  // Umbrella, lying
  {
    tone: 'metal',
    d: 'M62 104c22-22 62-22 84 0l-10-3-11 4-10-4-11 4-10-4-11 4-10-4zm40 1h4v22a6 6 0 0 1-12 0h4a2 2 0 0 0 4 0z',
  },
  // Sunglasses
  {
    tone: 'metal',
    d: 'M196 92c0-4 3-6 7-6h14c4 0 6 2 7 5h6c1-3 3-5 7-5h14c4 0 7 2 7 6 0 10-5 16-14 16s-13-6-14-14h-6c-1 8-5 14-14 14s-14-6-14-16z',
  },
  // Passport
  { tone: 'cloth', d: 'M290 84h34a4 4 0 0 1 4 4v26h-42V88a4 4 0 0 1 4-4zm17 6a9 9 0 1 0 .1 0zm-8 9h16M307 90v18' },
];
const FILL = { cloth: 'fill-(--scan-cloth)', metal: 'fill-(--scan-metal)', mixed: 'fill-(--scan-mixed)' } as const;

/** The picture; what it shows is said in words beside it. */
export const Scanner = ({ percent }: { percent: number }) => {
  const inside = Math.ceil((percent / 100) * THINGS.length);
  return (
    <svg viewBox="0 0 400 250" className="w-full" aria-hidden focusable="false">
      <defs>
        <linearGradient id="scan-beam" x1="0" x2="1" y1="0" y2="0">
          <stop offset="0" className="[stop-color:var(--scan-beam)]" stopOpacity="0" />
          <stop offset=".9" className="[stop-color:var(--scan-beam)]" stopOpacity=".35" />
          <stop offset="1" className="[stop-color:var(--scan-beam)]" stopOpacity=".9" />
        </linearGradient>
        <clipPath id="scan-case">
          <rect x="44" y="66" width="312" height="140" rx="22" />
        </clipPath>
      </defs>
      {/* The belt */}
      <rect x="0" y="222" width="400" height="6" rx="3" className="fill-(--scan-belt)" />
      {Array.from({ length: 15 }, (_, index) => (
        <circle
          key={index}
          cx={18 + index * 26}
          cy="236"
          r="7"
          fill="none"
          className="stroke-(--scan-belt)"
          strokeWidth="3"
        />
      ))}
      {/* The case: handle, shell, corners, wheels */}
      <path
        d="M158 62V44a10 10 0 0 1 10-10h64a10 10 0 0 1 10 10v18"
        fill="none"
        className="stroke-(--scan-metal)"
        strokeOpacity=".8"
        strokeWidth="6"
      />
      <rect
        x="38"
        y="60"
        width="324"
        height="152"
        rx="26"

        fill="var(--scan-cloth)"
        fillOpacity=".09"
        className="stroke-(--scan-cloth)"
        strokeOpacity=".75"
        strokeWidth="4"
      />
      <rect
        x="44"
        y="66"
        width="312"
        height="140"
        rx="22"
        fill="none"
        className="stroke-(--scan-cloth)"
        strokeOpacity=".35"
        strokeWidth="1.5"
        strokeDasharray="6 5"
      />
      <path d="M82 212v8M318 212v8" className="stroke-(--scan-metal)" strokeWidth="10" strokeLinecap="round" />
      {THINGS.map(({ tone, d }, index) => (
        <path
          key={d}
          d={d}
          fillRule="evenodd"
          data-in={index < inside || undefined}
          className={`scan-thing ${FILL[tone]}`}
        />
      ))}
      {percent < 100 && (
        <g clipPath="url(#scan-case)">
          <rect className="scan-beam" x="-40" y="60" width="96" height="152" fill="url(#scan-beam)" />
        </g>
      )}
    </svg>
  );
};
