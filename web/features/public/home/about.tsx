import type { HomeWords } from './words';

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
      <img
        src="/pictures/founders.svg"
        alt={words.founders}
        width={360}
        height={260}
        loading="lazy"
        className="w-full max-w-md"
      />
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
