import { useTranslation } from '../../../i18n/use-translation';
import { useLocale } from '../../../i18n/use-locale';
import { Menu, MenuItem } from '../../../ui/menu';
import { useTextInUnits } from '../../../units';
import { changeLaundry, removeFact, removeOccasion } from './corrections';
import { Chip, ChipButton, ChipRow, Row } from './parts';
import type { RowProps } from './people-row';
import { shownFacts, shownOccasions } from './shown';

/** What happens on a day, and what is worn for it. */
export const OccasionsRow = ({ trip, onChange }: RowProps) => {
  const { t } = useTranslation('understood');
  const { locale } = useLocale();
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <ChipRow label={t('rows.occasions')}>
      {shownOccasions(trip).map((occasion) => (
        <Chip
          key={occasion.id}
          title={occasion.evidence.quote}
          name={occasion.words}
          onRemove={() => onChange(removeOccasion(trip, occasion), occasion.words)}
        >
          <span className="font-semibold">{occasion.words}</span>
          {occasion.date && <span className="font-code text-xs"> · {day.format(Date.parse(occasion.date))}</span>}
          {occasion.dress && <span className="text-muted"> · {t(`dress.${occasion.dress}`)}</span>}
        </Chip>
      ))}
    </ChipRow>
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
  return (
    <ChipRow label={t('rows.facts')}>
      {shownFacts(trip, labels).map(({ tag, label }) => (
        <Chip key={tag} name={label} onRemove={() => onChange(removeFact(tag), label)}>
          {inUnits(label)}
        </Chip>
      ))}
    </ChipRow>
  );
};
