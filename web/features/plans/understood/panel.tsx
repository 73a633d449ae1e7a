import { memo, useEffect, useId, useRef, useState, type FocusEvent, type ReactNode, useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { BagsRow } from './bags-row';
import { FactsRow, LaundryRow, OccasionsRow } from './other-rows';
import { PeopleRow, type RowProps } from './people-row';
import type { Reading } from './reader-messages';
import { RouteRow } from './route-row';
import { counts } from './shown';
import { ThingsRows } from './things-rows';
import { useLocale } from '../../../i18n/use-locale';
import { countriesIn } from '../countries';
import { changeHome, answerQuestion, placeWords } from './corrections';
import { Row } from './parts';
import { Button, IconButton } from '../../../ui/button';

/** Words that nothing was made of: a tap puts them on the list, or says that they are nothing to pack. */
const UnplacedRow = ({ trip, onChange }: RowProps) => {
  const { t } = useTranslation('understood');
  if (trip.unplaced.length === 0) return null;
  return (
    <Row label={t('rows.unplaced')}>
      <ul className="grid gap-1">
        {trip.unplaced.map(({ words, start }) => (
          <li key={start} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <q className="min-w-0 flex-1 basis-40 text-sm wrap-anywhere">{words}</q>
            <span className="flex gap-1">
              <Button
                size="sm"
                variant="outline"
                icon="plus"
                aria-label={t('placeIt', { what: words })}
                onClick={() => onChange(placeWords(words, true), words)}
              >
                {t('place')}
              </Button>
              <IconButton
                size="sm"
                icon="x"
                label={t('placeNot', { what: words })}
                onClick={() => onChange(placeWords(words, false), words)}
              />
            </span>
          </li>
        ))}
      </ul>
    </Row>
  );
};

/** What is unclear, each on a luggage tag with its answers ready for one tap. */
const QuestionTags = ({ trip, onChange }: RowProps) => {
  const { t } = useTranslation('understood');
  const { locale } = useLocale();
  if (trip.questions.length === 0) return null;
  return (
    <div className="grid gap-2.5">
      <h3 className="sr-only">{t('questions')}</h3>
      <ul className="grid gap-2.5">
        {trip.questions.map((question) => (
          <li key={question.id} className="tag flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-0 flex-1 basis-52 text-sm font-semibold wrap-anywhere">{question.text[locale]}</p>
            <span className="flex flex-wrap gap-2">
              {question.options.map(({ id, label }) => (
                <button
                  key={id}
                  type="button"
                  onClick={() => {
                    const change = answerQuestion(trip, question, id);
                    if (change) onChange(change, label[locale]);
                  }}
                  className="min-h-9 cursor-pointer rounded-full border border-tag-ink/70 px-3.5 py-1 text-left text-sm font-semibold transition-colors hover:bg-tag-ink/10 focus-visible:outline-tag-ink"
                >
                  {label[locale]}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Where they start from: papers, plugs and money follow from it. */
const HomeRow = ({ trip, onChange }: RowProps) => {
  const { t } = useTranslation('understood');
  const { locale } = useLocale();
  const countries = useMemo(() => countriesIn(locale), [locale]);
  return (
    <Row label={t('rows.home')}>
      <select
        aria-label={t('homeLabel')}
        value={trip.home.country ?? ''}
        onChange={(event) => {
          const country = event.target.value || null;
          onChange(changeHome(trip, country), countries.find(({ code }) => code === country)?.name ?? t('noBags'));
        }}
        className="h-9 max-w-full cursor-pointer rounded-[1.125rem] border border-line-strong/60 bg-surface px-3 text-sm"
      >
        <option value="">{t('noBags')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </Row>
  );
};

/** How long nothing may change before it is said aloud, milliseconds: not on every key. */
const ANNOUNCE_MS = 1500;

/** Says what was understood once it has come to rest. */
const Announcement = ({ trip }: Pick<RowProps, 'trip'>) => {
  const { t } = useTranslation('understood');
  const [said, say] = useState('');
  const { people, places, brought, questions } = counts(trip);
  const text = [
    t('announced', {
      people: t('people', { count: people }),
      places: t('places', { count: places }),
      things: t('things', { count: brought }),
    }),
    ...(questions > 0 ? [t('announcedQuestions', { count: questions })] : []),
  ].join(' ');
  useEffect(() => {
    const timer = setTimeout(() => say(text), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <output aria-live="polite" className="sr-only">
      {said}
    </output>
  );
};

/** The pressed control disappears with its correction: the focus moves to the title, not to the top of the page. */
const useFocusKept = () => {
  const title = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const isGone = pressed.current !== null && !pressed.current.isConnected;
    if (isGone && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent) => {
    pressed.current = target;
  };
  return { title, onFocus };
};

export interface UnderstoodPanelProps {
  reading: Reading;
  /** Below the title. */
  lead: string;
  /** Beside the title: what takes corrections back. */
  action?: ReactNode;
  /** Id of the title, to move the focus there. */
  titleId?: string;
  onChange: RowProps['onChange'];
}

/** What was understood of a trip: people, route, bags, things, occasions; any line is corrected where it stands. */
export const UnderstoodPanel = memo(({ reading, lead, action, titleId, onChange }: UnderstoodPanelProps) => {
  const { t } = useTranslation('understood');
  const ownId = useId();
  const { trip, labels, isDated } = reading;
  const row = { trip, onChange };
  const { title, onFocus } = useFocusKept();
  return (
    // It only remembers which of the controls inside had the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-labelledby={titleId ?? ownId}
      onFocus={onFocus}
      className="grid grid-cols-1 gap-4 rounded-lg bg-sunken p-4 sm:p-5"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 ref={title} id={titleId ?? ownId} tabIndex={-1} className="eyebrow outline-none">
          {t('title')}
        </h2>
        {action}
        <p className="basis-full text-sm text-muted">{lead}</p>
      </header>
      <QuestionTags {...row} />
      <UnplacedRow {...row} />
      <PeopleRow {...row} />
      <RouteRow {...row} isDated={isDated} />
      <ThingsRows {...row} />
      <BagsRow {...row} />
      <OccasionsRow {...row} />
      <LaundryRow {...row} />
      <HomeRow {...row} />
      <FactsRow {...row} labels={labels} />
      <Announcement trip={trip} />
    </section>
  );
});
UnderstoodPanel.displayName = 'UnderstoodPanel';
