import type { EarlyAccess } from '../../../site-config';
import { PATHS, localeOf, localePath, type LocalePrefix } from '../../../paths';
import { buttonStyle } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Suitcase } from '../../../ui/pictures/suitcase';
import type { PackedTrip } from '../../../prerender/engine';
import { Compare } from './compare';
import type { HomeWords } from './words';

/** `#hero` */
export const Hero = ({
  words,
  state,
  trip,
  prefix,
  access,
}: {
  words: HomeWords;
  /** Whether it is open yet, in words. */
  state: string;
  trip: PackedTrip;
  prefix: LocalePrefix;
  access: EarlyAccess;
}) => {
  const isOpen = access === 'now-available';
  return (
    <section id="hero" className="page grid items-center gap-x-16 gap-y-8 pt-8 pb-10 lg:grid-cols-[1.05fr_1fr] lg:pt-8">
      <div>
        <p className="eyebrow mb-3">{state}</p>
        <h1 className="text-5xl font-bold tracking-tight">{words.hero.title}</h1>
        <p className="mt-6 max-w-xl text-lg text-muted">{words.hero.lead}</p>
        <div className="mt-9 flex flex-wrap items-center gap-3">
          <a href={isOpen ? localePath(PATHS.signup, prefix) : '#waitlist'} className={buttonStyle({ size: 'xl' })}>
            {isOpen ? words.hero.cta : words.hero.wait}
            <Icon name="arrow-right" />
          </a>
          <a href="#try" className={buttonStyle({ size: 'xl', variant: 'outline', color: 'neutral' })}>
            {words.hero.example}
          </a>
        </div>
        <p className="mt-4 text-sm text-faint">{isOpen ? words.hero.free : words.hero.soon}</p>
      </div>
      <div className="relative mx-auto w-full max-w-md pt-40 lg:mr-0 lg:min-h-189 lg:pt-32">
        <Suitcase code={words.after.toCode} className="absolute top-0 right-6 w-44 lg:-top-4 lg:right-10 lg:w-44" />
        <Compare words={words} trip={trip} locale={localeOf(prefix)} />
      </div>
    </section>
  );
};
