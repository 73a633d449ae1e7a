import type { Locale } from '../../../../worker/platform/locale/locale';
import type { PackedTrip } from '../../../prerender/engine';
import { Icon } from '../../../ui/icon';
import { figures, filled } from './figures';
import type { HomeWords } from './words';

/** How much of the note is seen at first, percent; the style sheet starts with the same. */
const START = 42;

/** The note everybody starts with, as large as the pass it lies on; its words end where it ends at first. */
const Before = ({ words }: { words: HomeWords['before'] }) => (
  <div className="compare-before flex flex-col rounded-lg bg-paper px-5 py-6 sm:px-7 text-tag-ink">
    <p className="tag-label">{words.label}</p>
    <ul className="mt-5 grid w-[calc(42%-1.5rem)] flex-1 content-start gap-4 text-base/tight font-medium sm:w-[calc(42%-2rem)] sm:text-lg/tight">
      {words.lines.map((line, index) => (
        <li
          key={line}
          className={index === 1 || index === 3 ? 'line-through decoration-error decoration-2 opacity-70' : ''}
        >
          {line}
        </li>
      ))}
    </ul>
  </div>
);

/** The same trip as a Bag Plan: a boarding pass whose passenger is the bag. */
const After = ({ words, trip, locale }: { words: HomeWords['after']; trip: PackedTrip; locale: Locale }) => {
  const { whole, kilos } = figures(locale);
  return (
    <div className="lifted rounded-lg bg-surface">
      <div className="rounded-t-lg bg-tag px-5 py-4 text-tag-ink">
        <p className="flex items-baseline justify-between gap-4">
          <span className="tag-label">{words.label}</span>
          <span className="text-xs font-semibold text-tag-muted">{words.dates}</span>
        </p>
        <p className="mt-1 flex items-center justify-between gap-3">
          <span className="code text-4xl">{words.fromCode}</span>
          <svg viewBox="0 0 120 24" className="min-w-0 flex-1" aria-hidden>
            <path
              d="M4 18C36 2 84 2 112 15"
              className="fill-none stroke-tag-ink"
              strokeWidth="2"
              strokeDasharray="4 5"
              strokeLinecap="round"
            />
            <path d="m117 19-9-1 5-7z" className="fill-tag-ink" />
          </svg>
          <span className="code text-4xl">{words.toCode}</span>
        </p>
        <p className="mt-2 text-sm text-tag-muted">
          {words.place} · {words.trip}
        </p>
      </div>
      <hr className="perforation perforation-notched [--notch-ground:var(--color-bg)]" />
      <p className="flex items-center gap-2 px-5 pt-4 text-sm text-muted">
        <Icon name="cloud-sun" className="size-5 text-secondary-ink" />
        {filled(words.weather, {
          min: whole.format(trip.weather.minC),
          max: whole.format(trip.weather.maxC),
          every: whole.format(1 / trip.weather.wetShare),
        })}
      </p>
      <ul className="grid px-5 pt-2 pb-4">
        {trip.items.map((item, index) => (
          <li key={item.name} className="flex items-start gap-2.5 border-b border-line py-2.5 last:border-0">
            <span
              className={`mt-0.5 grid size-5 shrink-0 place-items-center rounded-sm border ${index < 2 ? 'border-primary bg-primary text-primary-on' : 'border-line-strong'}`}
            >
              {index < 2 && <Icon name="check" className="size-3.5" />}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block text-sm/5 font-semibold">{item.name}</span>
              <span className="block text-xs text-faint">{item.reason}</span>
            </span>
            <span className="code text-sm text-muted">×{item.quantity}</span>
          </li>
        ))}
      </ul>
      <div className="flex items-end justify-between gap-6 px-5 pb-5 text-faint">
        <p className="text-xs">
          {filled(words.more, { count: trip.total - trip.items.length, weight: kilos(trip.weightGrams) })}
        </p>
        <span className="bars h-7 w-28 shrink-0" />
      </div>
    </div>
  );
};

/**
 * Before and after on top of each other, with a slider that uncovers either. It is a range input as wide as both, so
 * that it drags, swipes and listens to the arrow keys by itself; `interactive.ts` hands its place to the style sheet.
 */
export const Compare = ({ words, trip, locale }: { words: HomeWords; trip: PackedTrip; locale: Locale }) => (
  <div className="compare">
    <After words={words.after} trip={trip} locale={locale} />
    <Before words={words.before} />
    <input
      type="range"
      data-compare
      min={0}
      max={100}
      defaultValue={START}
      aria-label={words.compare}
      className="compare-slider"
    />
  </div>
);
