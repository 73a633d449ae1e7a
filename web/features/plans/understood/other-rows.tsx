import { useTranslation } from '../../../i18n/use-translation';
import { useLocale } from '../../../i18n/use-locale';
import { Menu, MenuItem } from '../../../ui/menu';
import { useTextInUnits } from '../../../units';
import { changeLaundry, removeFact, removeOccasion } from './corrections';
import { Chip, ChipButton, Row } from './parts';
import type { RowProps } from './people-row';
import { shownFacts, shownOccasions } from './shown';

/** What happens on a day, and what is worn for it. */
export const OccasionsRow = ({ trip, onChange }: RowProps) => {
  const { t } = useTranslation('understood');
  const { locale } = useLocale();
  if (trip.occasions.length === 0) return null;
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <Row label={t('rows.occasions')}>
      <ul className="flex flex-wrap gap-2">
        {shownOccasions(trip).map((occasion) => (
          <li key={occasion.id} className="max-w-full">
            <Chip
              title={occasion.evidence.quote}
              name={occasion.words}
              onRemove={() => onChange(removeOccasion(trip, occasion), occasion.words)}
            >
              <span className="font-semibold">{occasion.words}</span>
              {occasion.date && <span className="font-code text-xs"> · {day.format(Date.parse(occasion.date))}</span>}
              {occasion.dress && <span className="text-muted"> · {t(`dress.${occasion.dress}`)}</span>}
            </Chip>
          </li>
        ))}
      </ul>
    </Row>
  );
};

/** Days between two washes that are offered. */
const WASHES = [3, 5, 7] as const;

/** Whether clothes are washed on the way. */
export const LaundryRow = ({ trip, onChange }: RowProps) => {
  const { t } = useTranslation('understood');
  const { available, everyDays } = trip.laundry;
  const words = (days: number | undefined): string =>
    days === undefined ? t('laundry.some') : t('laundry.every', { count: days });
  return (
    <Row label={t('rows.laundry')}>
      <Menu
        align="start"
        trigger={
          <ChipButton look={available ? 'plain' : 'dimmed'} title={trip.laundry.evidence?.quote}>
            {available ? words(everyDays) : t('laundry.none')}
          </ChipButton>
        }
      >
        <MenuItem icon="x" onSelect={() => onChange(changeLaundry(trip, { available: false }), t('laundry.none'))}>
          {t('laundry.none')}
        </MenuItem>
        {[undefined, ...WASHES].map((days) => (
          <MenuItem
            key={days ?? 'some'}
            icon="waves"
            onSelect={() =>
              onChange(
                changeLaundry(trip, { available: true, ...(days !== undefined && { everyDays: days }) }),
                words(days),
              )
            }
          >
            {words(days)}
          </MenuItem>
        ))}
      </Menu>
    </Row>
  );
};

/** Everything else that was described, as chips that can be removed. */
export const FactsRow = ({ trip, onChange, labels }: RowProps & { labels: Readonly<Record<string, string>> }) => {
  const { t } = useTranslation('understood');
  const inUnits = useTextInUnits();
  const facts = shownFacts(trip, labels);
  if (facts.length === 0) return null;
  return (
    <Row label={t('rows.facts')}>
      <ul className="flex flex-wrap gap-2">
        {facts.map(({ tag, label }) => (
          <li key={tag} className="max-w-full">
            <Chip name={label} onRemove={() => onChange(removeFact(tag), label)}>
              {inUnits(label)}
            </Chip>
          </li>
        ))}
      </ul>
    </Row>
  );
};
