import { localeOf, type LocalePrefix } from '../../../paths';
import { maySignUp, type EarlyAccess, SITE } from '../../../site-config';
import type { EngineShow } from '../../../prerender/engine';
import { Demo, type DemoWords } from '../demo/demo';
import { Waitlist, type WaitlistWords } from '../waitlist/waitlist';
import { Board } from './board';
import { Hero } from './hero';
import { Pricing } from './pricing';
import type { HomeWords } from './words';
import { LogoMark } from '../../shell/logo';
import { Icon } from '../../../ui/icon';
import { SUPPORT_HREF } from '../../shell/links';

/** `#faqs`, with the help block on credits and billing. */
const Faqs = ({ words }: { words: HomeWords['faqs'] }) => (
  <section id="faqs" className="page grid gap-8 py-10 md:grid-cols-[1fr_18rem] lg:grid-cols-[1fr_26rem] lg:gap-10">
    <div>
      <h2 className="max-w-2xl text-4xl">{words.title}</h2>
      <div className="mt-6">
        {words.items.map((item) => (
          <details key={item.question} name="faq" className="group border-t border-line last:border-b">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-3.5 font-display text-lg font-bold [&::-webkit-details-marker]:hidden">
              {item.question}
              <span className="transition-transform duration-200 group-open:rotate-45">
                <Icon name="plus" className="size-5 text-primary-ink" />
              </span>
            </summary>
            <p className="max-w-2xl pb-6 text-muted">{item.answer}</p>
          </details>
        ))}
      </div>
    </div>
    <aside className="self-start edged rounded-lg bg-surface p-5 md:sticky md:top-24">
      <h3 className="text-xl">{words.help.title}</h3>
      <ul className="mt-4 grid gap-3 text-sm text-muted">
        {words.help.items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-4 text-primary-ink" />
            {item}
          </li>
        ))}
      </ul>
      <p className="mt-6 border-t border-line pt-5 text-sm text-muted">
        {words.help.contact}{' '}
        <a href={SUPPORT_HREF} className="font-semibold text-primary-ink underline underline-offset-4">
          {SITE.supportEmail}
        </a>
      </p>
    </aside>
  </section>
);

/** `#about` */
const About = ({ words }: { words: HomeWords['about'] }) => (
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

/** What a frequent traveller says, on a postcard; whose words they are is said beside them. */
const Testimonial = ({ words }: { words: HomeWords['testimonial'] }) => (
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

/** The marketing home, written at build time. */
export const HomePage = ({
  words,
  demo,
  waitlist,
  show,
  prefix,
  access,
}: {
  words: HomeWords;
  demo: DemoWords;
  waitlist: WaitlistWords;
  show: EngineShow;
  prefix: LocalePrefix;
  access: EarlyAccess;
}) => (
  <main id="content" tabIndex={-1} className="overflow-x-clip outline-none">
    <Hero
      words={words}
      state={waitlist[access === 'now-available' ? 'now' : 'soon'].state}
      trip={show.example}
      prefix={prefix}
      access={access}
    />
    <Demo words={demo} prefix={prefix} access={access} />
    <Board words={words.board} trips={show.board} locale={localeOf(prefix)} />
    <Testimonial words={words.testimonial} />
    <Pricing words={words.pricing} prefix={prefix} access={access} />
    <About words={words.about} />
    <Faqs words={words.faqs} />
    {!maySignUp(access) && <Waitlist words={waitlist} prefix={prefix} heading="h2" access={access} />}
  </main>
);
