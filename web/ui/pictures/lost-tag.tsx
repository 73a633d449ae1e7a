/** A luggage tag on its broken string, with a code set large. */
export const LostTag = ({ code, className = 'w-72' }: { code: string; className?: string }) => (
  <svg viewBox="0 0 320 190" className={`max-w-full ${className}`} aria-hidden>
    <path
      d="M66 96C40 70 22 84 14 58c-4-14 8-26 22-20"
      className="fill-none stroke-secondary"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <g transform="rotate(-5 180 105)">
      <path d="M78 48h208a12 12 0 0 1 12 12v96a12 12 0 0 1-12 12H78l-36-34V82z" className="fill-tag" />
      <path
        d="M92 60h182a12 12 0 0 1 12 12v72a12 12 0 0 1-12 12H92"
        className="fill-none stroke-tag-ink"
        strokeOpacity=".3"
        strokeWidth="1.5"
        strokeDasharray="5 5"
      />
      <circle cx="66" cy="108" r="9" className="fill-bg" />
      <text x="186" y="132" textAnchor="middle" fontSize="72" className="code fill-tag-ink">
        {code}
      </text>
    </g>
  </svg>
);
