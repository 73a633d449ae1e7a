import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { PlaceRow } from '../../../../worker/engine/places/contract';
import { PLACE_QUERY_MAX } from '../../../../worker/engine/places/limits';
import { useLocale } from '../../../i18n/use-locale';
import { controlStyle, useFieldProps } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { useDebouncedValue } from '../../../ui/use-debounced-value';
import type { Locale } from '../../../../worker/platform/locale/locale';
import { api, checked } from '../../../api/client';

/** Places whose name matches what is typed, best first. */
const searchPlaces = async (query: string, locale: Locale, signal: AbortSignal): Promise<PlaceRow[]> => {
  const { places } = await checked(
    api.places.$get({ query: { query, locale } }, { init: { signal } }),
    async () => (await import('../../../../worker/engine/places/contract')).placesResult,
  );
  return places;
};

/* A list of suggestions is no <select> and its rows are no <option>: this is the ARIA combobox pattern. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role */

/** Debounce before places are requested, milliseconds. */
const REST_MS = 180;

export interface PlaceComboboxProps {
  /** What is typed; free text is as good as a chosen place. */
  value: string;
  onChange: (value: string, place: PlaceRow | null) => void;
  onBlur?: () => void;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** "Lisbon, Portugal": how a place is written into the field. */
const placeText = (place: PlaceRow): string =>
  place.countryName && place.countryName !== place.name ? `${place.name}, ${place.countryName}` : place.name;

/**
 * A text field that suggests places (ARIA 1.2 combobox with a list of its own): arrows move, Enter takes, Escape closes,
 * and what is typed stays as it is when nothing is taken.
 */
export const PlaceCombobox = ({ value, onChange, onBlur, placeholder, ref }: PlaceComboboxProps) => {
  const { t } = useTranslation('creating');
  const { locale } = useLocale();
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const query = useDebouncedValue(value.trim().slice(0, PLACE_QUERY_MAX), REST_MS);
  const wanted = isOpen && query.length > 1;
  const search = useQuery({
    queryKey: ['places', locale, query],
    queryFn: ({ signal }) => searchPlaces(query, locale, signal),
    enabled: wanted,
    staleTime: 600_000,
    // The list must not go from under the arrows while a better one is on its way.
    placeholderData: keepPreviousData,
  });
  const places = useDeferredValue(wanted ? (search.data ?? []) : []);
  const active = places.findIndex(({ id }) => id === activeId);
  const isEmpty = wanted && search.isSuccess && !search.isPlaceholderData && search.data.length === 0;
  const isShown = wanted && (places.length > 0 || isEmpty || search.isError);
  const option = (index: number) => `${listId}-${index}`;

  const take = (place: PlaceRow) => {
    onChange(placeText(place), place);
    setIsOpen(false);
    setActiveId(null);
  };
  const move = (step: number) => {
    setIsOpen(true);
    if (places.length === 0) return;
    // One more stop than there are places: back in the field.
    const stops = places.length + 1;
    const next = ((active + 1 + step + stops) % stops) - 1;
    setActiveId(places[next]?.id ?? null);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = places[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && isShown && chosen) take(chosen);
    else if (event.key === 'Escape' && isShown) setIsOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const status = !wanted
    ? ''
    : search.isError
      ? t('places.failed')
      : isEmpty
        ? t('places.none')
        : places.length > 0
          ? t('places.results', { count: places.length })
          : '';
  return (
    <div className="relative">
      <Icon name="map-pin" className="pointer-events-none absolute top-3 left-3 size-5 text-faint" />
      <input
        {...useFieldProps()}
        ref={ref}
        role="combobox"
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isShown && places.length > 0}
        aria-controls={listId}
        aria-activedescendant={isShown && active >= 0 ? option(active) : undefined}
        value={value}
        placeholder={placeholder}
        onChange={(event) => {
          onChange(event.target.value, null);
          setIsOpen(true);
          setActiveId(null);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setIsOpen(false);
          onBlur?.();
        }}
        className={`${controlStyle} h-11 pr-10 pl-10`}
      />
      {wanted && search.isFetching && (
        <Icon
          name="loader-circle"
          label={t('places.loading')}
          className="spin absolute top-3.5 right-3 size-4 text-faint"
        />
      )}
      <div
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-md border border-line-strong bg-raised shadow-2"
      >
        <ul
          ref={list}
          id={listId}
          role="listbox"
          aria-label={t('create.destination')}
          className="max-h-72 overflow-y-auto p-1"
        >
          {places.map((place, index) => (
            // The keyboard's way to an option is the input's own.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={place.id}
              id={option(index)}
              role="option"
              aria-selected={index === active}
              // The field keeps the focus while an option is pressed.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(place)}
              onMouseMove={() => setActiveId(place.id)}
              className="flex cursor-pointer items-baseline justify-between gap-3 rounded-sm px-3 py-2.5 aria-selected:bg-primary/15"
            >
              <span className="min-w-0">
                <span className="font-semibold">{place.name}</span>
                <span className="text-sm text-muted">
                  {[place.region, place.countryName === place.name ? null : place.countryName]
                    .filter(Boolean)
                    .map((part) => `, ${part}`)
                    .join('')}
                </span>
              </span>
              <span className="shrink-0 text-xs text-faint">{t(`places.${place.kind}`)}</span>
            </li>
          ))}
        </ul>
        {(isEmpty || search.isError) && <p className="px-4 py-3 text-sm text-muted">{status}</p>}
      </div>
      <output className="sr-only">{status}</output>
    </div>
  );
};
