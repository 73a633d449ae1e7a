/** A standing suitcase with its stickers and a luggage tag that carries `code`. */
export const Suitcase = ({ code, className = 'w-full' }: { code: string; className?: string }) => (
  <svg viewBox="0 0 360 420" className={className} aria-hidden>
    <ellipse cx="182" cy="399" rx="138" ry="10" className="fill-text opacity-10" />
    {/* handle */}
    <path d="M134 92V34a14 14 0 0 1 14-14h64a14 14 0 0 1 14 14v58" className="fill-none stroke-faint" strokeWidth="9" />
    <rect x="142" y="12" width="76" height="18" rx="9" className="fill-neutral" />
    {/* wheels */}
    <path d="M92 372h34v14a17 17 0 0 1-34 0zM238 372h34v14a17 17 0 0 1-34 0z" className="fill-neutral" />
    {/* body */}
    <rect x="62" y="80" width="240" height="300" rx="34" className="fill-primary-deep" />
    <rect x="62" y="80" width="240" height="292" rx="34" className="fill-primary" />
    <path
      d="M102 104v244M142 104v244M182 104v244M222 104v244M262 104v244"
      className="stroke-primary-deep opacity-35"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <rect x="62" y="216" width="240" height="16" className="fill-primary-deep opacity-70" />
    <rect x="168" y="208" width="28" height="32" rx="6" className="fill-tag" />
    {/* stickers: sun over the sea, mountain, ticket */}
    <g transform="rotate(-9 122 158)">
      <circle cx="122" cy="158" r="40" className="fill-paper" />
      <circle cx="122" cy="150" r="17" className="fill-sun" />
      <path d="M86 166q9-8 18 0t18 0 18 0 18 0a38 38 0 0 1-72 0Z" className="fill-sea" />
    </g>
    <g transform="rotate(7 236 296)">
      <path
        d="M196 262h80a10 10 0 0 1 10 10v52a10 10 0 0 1-10 10h-80a10 10 0 0 1-10-10v-52a10 10 0 0 1 10-10Z"
        className="fill-paper"
      />
      <path d="m194 326 26-42 14 20 10-13 34 35z" className="fill-ridge" />
      <path d="m212 297 8-13 8 12-5 4-4-4-4 4z" className="fill-paper" />
      <circle cx="264" cy="279" r="7" className="fill-sun" />
    </g>
    {/* the tag on its string */}
    <path d="M222 40c38 6 42 52 34 86" className="fill-none stroke-tag-shade" strokeWidth="4" strokeLinecap="round" />
    <g transform="rotate(14 256 176)">
      <path d="M236 118h40l16 18v104a8 8 0 0 1-8 8h-56a8 8 0 0 1-8-8V136z" className="fill-tag" />
      <circle cx="256" cy="138" r="7" className="fill-primary" />
      <path d="M230 160h52M230 214h52" className="stroke-tag-ink opacity-40" strokeWidth="1.5" strokeDasharray="4 4" />
      <text x="256" y="196" textAnchor="middle" fontSize="27" className="code fill-tag-ink">
        {code}
      </text>
      <path
        d="M231 224v14M236 224v14M240 224v14M247 224v14M250 224v14M256 224v14M262 224v14M265 224v14M271 224v14M277 224v14M281 224v14"
        className="stroke-tag-ink"
        strokeWidth="2"
      />
    </g>
  </svg>
);
