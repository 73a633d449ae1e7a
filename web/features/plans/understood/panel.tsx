import { memo, useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { BagsRow } from './bags-row';
import { HomeRow } from './home-row';
import { FactsRow, LaundryRow, OccasionsRow } from './other-rows';
import { PeopleRow, type RowProps } from './people-row';
import { QuestionTags } from './question-tags';
import type { Reading } from './reader-messages';
import { RouteRow } from './route-row';
import { counts } from './shown';
import { ThingsRows } from './things-rows';
import { UnplacedRow } from './unplaced-row';

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
