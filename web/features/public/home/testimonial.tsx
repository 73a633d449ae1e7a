import { LogoMark } from '../../shell/logo';
import type { HomeWords } from './words';

/** What a frequent traveller says, on a postcard; whose words they are is said beside them. */
export const Testimonial = ({ words }: { words: HomeWords['testimonial'] }) => (
  <section className="page py-6">
    <figure className="lifted grid gap-6 rounded-lg bg-paper p-6 text-tag-ink sm:p-8 md:grid-cols-[1fr_18rem]">
      <blockquote className="font-display text-2xl font-bold">{words.quote}</blockquote>
      <figcaption className="flex items-end justify-between gap-6 md:flex-col md:border-l-2 md:border-dashed md:border-tag-ink/40">
        <span
          aria-hidden
          className="grid size-20 place-items-center border-2 border-dashed border-tag-ink/35 max-md:order-last"
        >
          <LogoMark className="size-10" />
        </span>
        <span className="md:pl-7">
          <strong className="block">{words.by}</strong>
          <span className="text-sm text-tag-muted">{words.note}</span>
        </span>
      </figcaption>
    </figure>
  </section>
);
