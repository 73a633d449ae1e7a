import { PATHS, localeOf, localePath, type LocalePrefix } from '../../../paths';
import { maySignUp, type EarlyAccess } from '../../../site-config';
import { buttonStyle } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import type { EngineShow } from '../../../prerender/engine';
import { Demo, type DemoWords } from '../demo/demo';
import { Waitlist, type WaitlistWords } from '../waitlist/waitlist';
import { About } from './about';
import { Board } from './board';
import { Faqs } from './faqs';
import { Hero } from './hero';
import { Pricing } from './pricing';
import { Steps } from './steps';
import { Testimonial } from './testimonial';
import type { HomeWords } from './words';

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
    <Hero words={words} trip={show.example} prefix={prefix} access={access} />
    <Demo words={demo} prefix={prefix} access={access} />
    <Board words={words.board} trips={show.board} locale={localeOf(prefix)} />
    <Steps words={words.how} />
    <Testimonial words={words.testimonial} />
    <Pricing words={words.pricing} prefix={prefix} access={access} />
    <About words={words.about} />
    <Faqs words={words.faqs} />
    <Waitlist words={waitlist} prefix={prefix} heading="h2" access={access} />
    <section className="page pt-20">
      <div className="flex flex-wrap items-center justify-between gap-8 rounded-lg bg-primary px-6 py-12 text-primary-on sm:px-14">
        <div>
          <h2 className="text-4xl">{words.last.title}</h2>
          <p className="mt-2 text-lg">{words.last.text}</p>
        </div>
        <a
          href={maySignUp(access) ? localePath(PATHS.signup, prefix) : '#waitlist'}
          className={`${buttonStyle({ size: 'lg', variant: 'link' })} bg-primary-on! text-primary! no-underline!`}
        >
          {maySignUp(access) ? words.hero.cta : words.hero.wait}
          <Icon name="arrow-right" />
        </a>
      </div>
    </section>
  </main>
);
