import { PLAN_LIMITS } from '../../../../worker/plans/limits';
import type { demo as english } from '../../../i18n/locales/en/demo';
import type { SpanishOf } from '../../../i18n/translation';
import { PATHS, localePath, type LocalePrefix } from '../../../paths';
import { maySignUp, type EarlyAccess } from '../../../site-config';
import { buttonStyle } from '../../../ui/button';
import { controlStyle } from '../../../ui/field';
import { Icon } from '../../../ui/icon';

/** The trial's words in either language. */
export type DemoWords = typeof english | SpanishOf<typeof english>;

const Control = ({
  name,
  label,
  type,
  ...rest
}: {
  name: string;
  label: string;
  type: 'text' | 'date';
  placeholder?: string;
  maxLength?: number;
  list?: string;
  autoComplete?: string;
}) => (
  <div className="grid grid-cols-1 content-start gap-1.5">
    <label htmlFor={`trial-${name}`} className="text-sm font-semibold">
      {label}
    </label>
    <input
      id={`trial-${name}`}
      name={name}
      type={type}
      required
      aria-describedby={`trial-${name}-note`}
      className={`${controlStyle} h-12`}
      {...rest}
    />
    <p id={`trial-${name}-note`} aria-live="polite" className="text-sm font-medium text-error-ink empty:hidden" />
  </div>
);

const TrialForm = ({ words }: { words: DemoWords }) => (
  <form
    data-trial
    // Never into the address, should somebody be faster than the script.
    method="post"
    noValidate
    className="needs-script grid grid-cols-1 gap-4 lg:grid-cols-[1fr_26rem_auto]"
  >
    <Control
      name="destination"
      label={words.destination}
      type="text"
      placeholder={words.placeholder}
      maxLength={PLAN_LIMITS.destination}
      list="trial-places"
      autoComplete="off"
    />
    <datalist id="trial-places" aria-label={words.destination} />
    <div className="grid gap-4 min-[22.5rem]:grid-cols-2">
      <Control name="startDate" label={words.startDate} type="date" />
      <Control name="endDate" label={words.endDate} type="date" />
    </div>
    <button type="submit" className={`${buttonStyle({ size: 'lg' })} justify-self-start lg:mt-6.5`}>
      {words.submit}
    </button>
    <p
      data-failed={words.errors.failed}
      role="alert"
      className="text-sm font-medium text-error-ink empty:hidden lg:col-span-3"
    />
  </form>
);

/** An empty list, and the pass that takes its place; `enhance.ts` fills the copies in. */
const Result = ({ words, prefix, access }: { words: DemoWords; prefix: LocalePrefix; access: EarlyAccess }) => (
  <div data-trial-result tabIndex={-1} aria-live="polite" className="min-w-0 outline-none">
    <div className="grid h-full min-h-28 place-items-center rounded-lg border-2 border-dashed border-line p-5 text-center text-faint">
      <p className="grid justify-items-center gap-3">
        <Icon name="luggage" className="size-10" />
        {words.waiting}
      </p>
    </div>
    <template data-trial-pass>
      <div className="rise lifted rounded-lg bg-surface">
        <div className="rounded-t-lg bg-tag px-6 py-4 text-tag-ink">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <strong data-place className="font-display text-2xl leading-tight" />
            <span data-dates className="text-xs font-semibold text-tag-muted" />
          </p>
          <p data-weather className="mt-1 text-sm text-tag-muted" />
        </div>
        <hr className="perforation perforation-notched [--notch-ground:var(--color-sunken)]" />
        <ul data-items className="grid px-6 pt-3 sm:grid-cols-2 sm:gap-x-8" />
        <div className="flex items-end justify-between gap-6 px-6 pt-4 pb-5 text-faint">
          <p className="grid gap-0.5 text-xs">
            <span data-more className="text-sm font-semibold text-muted" />
            <span data-attribution />
          </p>
          <span className="bars h-7 w-28 shrink-0 max-sm:hidden" />
        </div>
        <div className="rounded-b-lg border-t border-line bg-raised px-6 py-5">
          <a
            data-keep
            href={maySignUp(access) ? localePath(PATHS.signup, prefix) : '#waitlist'}
            className={`${buttonStyle({ size: 'lg' })} h-auto! min-h-12 max-w-full py-2.5 whitespace-normal!`}
          >
            {words.result.keep}
            <Icon name="arrow-right" />
          </a>
          <p className="mt-2 text-sm text-muted">{words.result.keepHint}</p>
        </div>
      </div>
    </template>
    <template data-trial-item>
      <li className="flex items-start gap-3 border-b border-line py-2">
        <span className="min-w-0 flex-1">
          <span data-name className="block text-sm/5 font-semibold" />
          <span data-reason className="block text-xs text-muted" />
        </span>
        <span data-quantity className="code text-sm text-muted" />
      </li>
    </template>
  </div>
);

/** `#try`: a list for visitors without an account. */
export const Demo = ({ words, prefix, access }: { words: DemoWords; prefix: LocalePrefix; access: EarlyAccess }) => (
  <section id="try" className="border-y-2 border-dashed border-line bg-sunken py-10">
    <div className="page grid grid-cols-1 gap-6">
      <div>
        <h2 className="text-4xl">{words.title}</h2>
        <p className="mt-3 mb-6 text-muted">{words.lead}</p>
        <noscript>
          <p>{words.noScript}</p>
        </noscript>
        <TrialForm words={words} />
      </div>
      <Result words={words} prefix={prefix} access={access} />
    </div>
  </section>
);
