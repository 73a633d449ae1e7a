import type { HomeWords } from './words';

/** Two people at the excess-baggage counter. */
const Founders = () => (
  <svg viewBox="0 0 360 260" className="w-full max-w-md" aria-hidden>
    <path d="M0 236h360" className="stroke-line-strong" strokeWidth="3" strokeDasharray="2 8" strokeLinecap="round" />
    {/* the one with three jackets */}
    <circle cx="96" cy="58" r="28" className="fill-tag" />
    <path d="M68 54c2-26 50-30 56-4-14 4-30-6-38-8-2 8-10 12-18 12Z" className="fill-tag-ink" />
    <path d="M52 236V128a44 44 0 0 1 88 0v108z" className="fill-primary" />
    <path d="M64 236V140a32 32 0 0 1 24-31l8 20 8-20a32 32 0 0 1 24 31v96z" className="fill-sea" />
    <path d="M84 236V120l12 22 12-22v116z" className="fill-sun" />
    {/* the one with a single small bag */}
    <circle cx="232" cy="70" r="27" className="fill-tag-shade" />
    <path d="M205 66c-4-34 58-40 56 4-6-10-10-14-14-16-12 8-30 10-42 12Z" className="fill-tag-ink" />
    <path d="M190 236v-96a42 42 0 0 1 84 0v96z" className="fill-ridge" />
    <path d="m196 120 72 62" className="stroke-tag" strokeWidth="9" strokeLinecap="round" />
    <rect x="254" y="172" width="46" height="38" rx="9" className="fill-tag" />
    <path d="M260 186h34" className="stroke-tag-ink" strokeWidth="2" strokeDasharray="3 3" />
    {/* scales */}
    <rect x="18" y="224" width="140" height="12" rx="6" className="fill-faint" />
    <rect x="318" y="150" width="34" height="86" rx="6" className="fill-faint" />
    <rect x="308" y="122" width="54" height="34" rx="6" className="fill-board-frame" />
    <text x="335" y="145" textAnchor="middle" fontSize="17" className="code fill-board-ink">
      23.9
    </text>
  </svg>
);

/** `#about` */
export const About = ({ words }: { words: HomeWords['about'] }) => (
  <section id="about" className="border-y-2 border-dashed border-line bg-sunken py-20">
    <div className="page grid items-center gap-12 lg:grid-cols-[1fr_26rem]">
      <div>
        <h2 className="max-w-lg text-4xl">{words.title}</h2>
        {words.text.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-xl text-lg text-muted">
            {paragraph}
          </p>
        ))}
      </div>
      <figure>
        <Founders />
        <figcaption className="sr-only">{words.founders}</figcaption>
      </figure>
    </div>
    <ul className="page mt-14 grid gap-6 md:grid-cols-3">
      {words.values.map((value) => (
        <li key={value.title} className="stitched rounded-lg bg-raised p-8">
          <h3 className="text-xl">{value.title}</h3>
          <p className="mt-2 text-muted">{value.text}</p>
        </li>
      ))}
    </ul>
  </section>
);
