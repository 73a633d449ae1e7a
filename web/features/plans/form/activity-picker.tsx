import { useId, useMemo, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { ACTIVITY_IDS, type ActivityId } from '../../../../worker/engine/activities';
import { controlStyle } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { fold } from '../../../../worker/platform/shared/fold';

/** Shown before anything is searched for; the rest is one tap away. */
const FIRST: readonly ActivityId[] = [
  'beach',
  'sightseeing',
  'hiking',
  'swimming',
  'museums',
  'nightlife',
  'fine-dining',
  'road-trip',
  'camping',
  'skiing',
  'business-meetings',
  'wedding',
];

const isActivityId = (text: string): text is ActivityId => ACTIVITY_IDS.some((id) => id === text);

/** The words of an activity: translated when it is one of ours, as typed when it is the traveller's own. */
const useActivityLabel = (): ((activity: string) => string) => {
  const { t } = useTranslation('creating');
  return (activity) => (isActivityId(activity) ? t(`activities.${activity}`) : activity);
};

export interface ActivityPickerProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** How many may be chosen. */
  max: number;
  /** Longest activity of one's own, characters. */
  maxLength: number;
  error?: string | undefined;
}

const chip = [
  'inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full border px-3.5 text-sm font-medium transition-colors',
  'disabled:cursor-not-allowed disabled:opacity-45',
].join(' ');
const plain = 'border-line-strong text-text hover:border-text/70 hover:bg-text/6';
const chosen = 'border-primary bg-primary text-primary-on';

/** A chip that is pressed goes elsewhere: the focus stays where it was, on the chip beside; no keyboard comes up for it. */
const focusBeside = (pressed: HTMLElement): void => {
  const row = pressed.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  beside?.querySelector('button')?.focus({ preventScroll: true });
};

/** Activities as chips that are searched and toggled; what no chip says can be added in one's own words. */
export const ActivityPicker = ({ value, onChange, max, maxLength, error }: ActivityPickerProps) => {
  const { t } = useTranslation('creating');
  const label = useActivityLabel();
  const id = useId();
  const [query, setQuery] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const isFull = value.length >= max;

  const needle = fold(query);
  const found = useMemo(() => {
    const pool = needle || showsAll ? ACTIVITY_IDS : FIRST;
    return pool.filter((activity) => !value.includes(activity) && fold(label(activity)).includes(needle));
  }, [needle, showsAll, value, label]);
  const typed = query.trim();
  const taken = value.some((activity) => fold(label(activity)) === needle);
  const isKnown = ACTIVITY_IDS.some((activity) => fold(label(activity)) === needle);
  const canAdd = typed !== '' && !taken && !isKnown;

  const toggle = (activity: string) => {
    if (value.includes(activity)) onChange(value.filter((other) => other !== activity));
    else if (!isFull) onChange([...value, activity]);
    setQuery('');
  };
  const takeFirst = () => {
    const [first] = found;
    if (isKnown && first) toggle(first);
    else if (canAdd && (found.length === 0 || !first)) toggle(typed);
    else if (first && needle) toggle(first);
  };

  return (
    <fieldset className="grid gap-3" aria-describedby={`${id}-state`}>
      <legend className="mb-1.5 flex w-full items-baseline justify-between text-sm font-semibold">
        {t('create.activities')}
        <span className="text-xs font-normal text-faint" id={`${id}-state`}>
          {t('create.activitiesChosen', { count: value.length, max })}
        </span>
      </legend>
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {value.map((activity) => (
            <li key={activity} className="max-w-full">
              <button
                type="button"
                className={`${chip} ${chosen} max-w-full`}
                aria-label={t('create.activitiesRemove', { activity: label(activity) })}
                onClick={(event) => {
                  focusBeside(event.currentTarget);
                  onChange(value.filter((other) => other !== activity));
                }}
              >
                <span className="truncate">{label(activity)}</span>
                <Icon name="x" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <span className="relative block">
        <Icon name="search" className="pointer-events-none absolute top-3 left-3 size-5 text-faint" />
        <input
          type="search"
          value={query}
          maxLength={maxLength + 20}
          aria-label={t('create.activitiesSearch')}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-message`}
          placeholder={t('create.activitiesSearchPlaceholder')}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter takes what was found instead of sending the form.
            event.preventDefault();
            takeFirst();
          }}
          className={`${controlStyle} h-11 pl-10`}
        />
      </span>
      <output id={`${id}-message`} className="block text-sm empty:hidden">
        {error ? (
          <span className="text-error-ink">{error}</span>
        ) : isFull ? (
          <span className="font-semibold text-warning-ink">{t('create.activitiesMax')}</span>
        ) : typed.length > maxLength ? (
          <span className="text-error-ink">{t('create.errors.long', { max: maxLength })}</span>
        ) : needle && found.length === 0 && !taken ? (
          <span className="text-muted">{t('create.activitiesNone')}</span>
        ) : null}
      </output>
      <ul className="flex flex-wrap gap-2">
        {found.map((activity) => (
          <li key={activity}>
            <button
              type="button"
              disabled={isFull}
              className={`${chip} ${plain}`}
              aria-pressed={false}
              onClick={(event) => {
                focusBeside(event.currentTarget);
                toggle(activity);
              }}
            >
              {label(activity)}
            </button>
          </li>
        ))}
        {canAdd && (
          <li>
            <button
              type="button"
              disabled={isFull || typed.length > maxLength}
              className={`${chip} ${plain} border-dashed`}
              onClick={() => toggle(typed)}
            >
              <Icon name="plus" className="size-4" />
              {t('create.activitiesAdd', { activity: typed })}
            </button>
          </li>
        )}
        {!needle && (
          <li>
            <button
              type="button"
              aria-expanded={showsAll}
              className={`${chip} border-transparent text-primary-ink hover:underline`}
              onClick={() => setShowsAll(!showsAll)}
            >
              {t(showsAll ? 'create.activitiesFewer' : 'create.activitiesMore')}
            </button>
          </li>
        )}
      </ul>
    </fieldset>
  );
};
