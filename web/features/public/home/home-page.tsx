import { localeOf, type LocalePrefix } from '../../../paths';
import { maySignUp, type EarlyAccess } from '../../../site-config';
import type { EngineShow } from '../../../prerender/engine';
import { Demo, type DemoWords } from '../demo/demo';
import { Waitlist, type WaitlistWords } from '../waitlist/waitlist';
import { About } from './about';
import { Board } from './board';
import { Faqs } from './faqs';
import { Hero } from './hero';
import { Pricing } from './pricing';
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
