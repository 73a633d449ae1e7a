import type { HomeWords } from './words';

/** How it works: three tags on one string. */
export const Steps = ({ words }: { words: HomeWords['how'] }) => (
  <section id="how" className="page py-16">
    <h2 className="text-4xl">{words.title}</h2>
    <ol className="relative mt-10 grid gap-6 md:grid-cols-3">
      {words.steps.map((step, index) => (
        <li
          key={step.code}
          className={`relative flex flex-col bg-tag p-7 pt-16 text-tag-ink [clip-path:polygon(2.25rem_0,calc(100%-2.25rem)_0,100%_2.25rem,100%_100%,0_100%,0_2.25rem)] ${index === 1 ? 'md:translate-y-6' : ''}`}
        >
          <span className="absolute top-4 left-1/2 size-7 -translate-x-1/2 rounded-full border-4 border-tag-shade bg-bg" />
          <span className="code text-5xl">{step.code}</span>
          <hr className="my-5 border-0 border-t-2 border-dashed border-tag-ink/35" />
          <h3 className="text-xl">{step.title}</h3>
          <p className="mt-2 text-tag-muted">{step.text}</p>
        </li>
      ))}
    </ol>
  </section>
);
