/** An open suitcase seen from the side, its lid coming down over what is in it; decorative. */
export const ClosingCase = () => (
  <svg viewBox="0 0 240 150" className="w-32 sm:w-44" aria-hidden>
    <path d="M52 74q8-20 30-16t34-2 34 4 28 14z" className="fill-tag" />
    <path d="M70 74q10-12 24-8t30-1 36 9z" className="fill-sea" />
    <rect x="36" y="72" width="168" height="62" rx="12" className="fill-primary" />
    <path d="M66 84v40M96 84v40M144 84v40M174 84v40" className="stroke-primary-deep opacity-40" strokeWidth="5" />
    <g className="case-lid">
      <rect x="36" y="34" width="168" height="42" rx="12" className="fill-primary" />
      <path d="M66 44v22M96 44v22M144 44v22M174 44v22" className="stroke-primary-deep opacity-40" strokeWidth="5" />
      <path d="M98 34v-8a8 8 0 0 1 8-8h28a8 8 0 0 1 8 8v8" className="fill-none stroke-faint" strokeWidth="7" />
    </g>
    <rect x="110" y="66" width="20" height="20" rx="4" className="fill-tag" />
    <path d="M56 134h22v8H56zM162 134h22v8h-22z" className="fill-neutral" />
  </svg>
);
