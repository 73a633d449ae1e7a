import { EMAIL_MAX } from '../../../../worker/public/waitlist/contract';
import type { SpanishOf } from '../../../i18n/translation';
import type { waitlist as english } from '../../../i18n/locales/en/waitlist';
import { PATHS, localePath, type LocalePrefix } from '../../../paths';
import { SITE, type EarlyAccess } from '../../../site-config';
import { buttonStyle } from '../../../ui/button';
import { controlStyle } from '../../../ui/field';
import { Icon } from '../../../ui/icon';

/** The waitlist's words in either language. */
export type WaitlistWords = typeof english | SpanishOf<typeof english>;

interface Props {
  words: WaitlistWords;
  prefix: LocalePrefix;
  /** `h1` on its own page, `h2` as a part of another. */
  heading: 'h1' | 'h2';
  access: EarlyAccess;
}

/** The form; `enhance.ts` sends it and says what came of it. */
const WaitlistForm = ({ words, prefix }: Omit<Props, 'heading' | 'access'>) => (
  <form
    data-waitlist
    // Never into the address, should somebody be faster than the script.
    method="post"
    noValidate
    className="needs-script grid gap-1.5"
  >
    <label htmlFor="waitlist-email" className="text-sm font-semibold">
      {words.email}
    </label>
    <div className="flex flex-wrap gap-x-3 gap-y-2">
      <input
        id="waitlist-email"
        name="email"
        type="email"
        required
        maxLength={EMAIL_MAX}
        autoComplete="email"
        aria-describedby="waitlist-note"
        className={`${controlStyle} h-12 min-w-0 flex-[1_1_15rem]`}
      />
      <button type="submit" className={`${buttonStyle({ size: 'lg' })} max-lg:order-1`}>
        {words.submit}
      </button>
      <p
        id="waitlist-note"
        data-failed={words.errors.failed}
        aria-live="polite"
        className="w-full text-sm font-medium text-error-ink"
      />
    </div>
    <p className="mt-2 text-sm text-muted">
      {words.privacy}{' '}
      <a href={localePath(PATHS.privacy, prefix)} className="text-primary-ink underline underline-offset-4">
        {words.privacyLink}
      </a>
    </p>
  </form>
);

/** The right-hand stub of the pass: what the passenger will hold. */
const Stub = ({ words }: { words: WaitlistWords['stub'] }) => (
  <div className="flex flex-col justify-between gap-6 bg-tag p-7 text-tag-ink max-md:border-t-2 max-md:border-dashed max-md:border-tag-ink/40 md:border-l-2 md:border-dashed md:border-tag-ink/40">
    <dl className="grid grid-cols-2 gap-x-4 gap-y-6">
      {(
        [
          [words.passenger, words.you, 'text-lg'],
          [words.class, words.bag, 'text-lg'],
          [words.seat, '1A', 'text-4xl'],
          [words.gate, 'B7', 'text-4xl'],
        ] as const
      ).map(([label, value, size]) => (
        <div key={label}>
          <dt className="tag-label">{label}</dt>
          <dd className={`mt-1.5 code ${size}`}>{value}</dd>
        </div>
      ))}
    </dl>
    <span className="bars h-14" />
  </div>
);

/** Who is not in a hurry leaves an address: a boarding pass with the form on its long side. */
export const Waitlist = ({ words, prefix, heading: Heading, access }: Props) => {
  const isOpen = access === 'now-available';
  const { state, title, lead } = isOpen ? words.now : words.soon;
  return (
    <section id="waitlist" className="page">
      <div className="grid overflow-hidden lifted rounded-lg bg-surface md:grid-cols-[1fr_18rem]">
        <div className="p-6.25">
          <p className="flex items-center gap-2 text-sm font-semibold text-primary-ink">
            <Icon name={isOpen ? 'circle-check' : 'clock'} className="size-4" />
            {state}
          </p>
          <Heading className="mt-3 text-4xl max-sm:text-[2.125rem]">{title}</Heading>
          <p className="mt-3 mb-7 max-w-xl text-muted">{lead}</p>
          <noscript>
            <p>
              {words.noScript} {SITE.contactEmail}
            </p>
          </noscript>
          <WaitlistForm words={words} prefix={prefix} />
          <div data-waitlist-done hidden tabIndex={-1} className="flex items-start gap-3 outline-none">
            <Icon name="circle-check" className="mt-0.5 size-6 text-primary-ink" />
            <p>
              <strong className="block text-lg">{words.success.title}</strong>
              <span data-sent-to className="text-muted" />
            </p>
          </div>
          {isOpen && (
            <a
              href={localePath(PATHS.signup, prefix)}
              className={`${buttonStyle({ variant: 'link', color: 'neutral' })} mt-5 px-0!`}
            >
              {words.now.cta}
              <Icon name="arrow-right" />
            </a>
          )}
        </div>
        <Stub words={words.stub} />
      </div>
    </section>
  );
};

/** `/waitlist` */
export const WaitlistPage = ({ words, prefix, access }: Omit<Props, 'heading'>) => (
  <main id="content" tabIndex={-1} className="py-14 outline-none">
    <Waitlist words={words} prefix={prefix} heading="h1" access={access} />
  </main>
);
