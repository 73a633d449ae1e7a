import type { HomeWords } from './words';

/** `#about` */
export const About = ({ words }: { words: HomeWords['about'] }) => (
  <section id="about" className="border-y-2 border-dashed border-line bg-sunken py-10">
    <div className="page grid items-center gap-8 md:grid-cols-[1fr_15rem] lg:grid-cols-[1fr_24rem]">
      <div>
        <h2 className="max-w-lg text-4xl">{words.title}</h2>
        {words.text.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-xl text-muted">
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
        className="mx-auto w-full max-w-60 lg:max-w-md"
      />
    </div>
    <ul className="page mt-6 grid gap-3 md:grid-cols-3 md:gap-5">
      {words.values.map((value) => (
        <li key={value.title} className="stitched rounded-lg bg-raised p-5">
          <h3 className="text-xl">{value.title}</h3>
          <p className="mt-2 text-muted">{value.text}</p>
        </li>
      ))}
    </ul>
  </section>
);
