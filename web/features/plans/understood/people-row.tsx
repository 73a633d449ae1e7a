import { useTranslation } from 'react-i18next';
import type { Traveller, Trip } from '../../../../worker/engine/trip/schema';
import { stageOf } from '../../../../worker/engine/trip/contract';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/field';
import { Menu, MenuItem } from '../../../ui/menu';
import { Popover } from '../../../ui/popover';
import { addTraveller, changeListFor, changeTraveller, removeTraveller, type Change } from './corrections';
import { AddMenu, ChipButton, Row, Stepper } from './parts';

/** Ages that are told in months. */
const MONTHS_UNTIL = 24;
const TYPICAL_MONTHS: Record<Traveller['stage'], number> = {
  baby: 8,
  toddler: 24,
  child: 72,
  teen: 168,
  adult: 420,
  senior: 840,
};
const MAX_CHILD_MONTHS = 17 * 12;
const MAX_COUNT = 60;

/** What somebody is called, and how old they are. */
const usePersonName = (): ((traveller: Traveller) => { name: string; age: string }) => {
  const { t } = useTranslation('understood');
  return ({ name, role, stage, ageMonths }) => ({
    name: name ?? (stage === 'baby' ? t('baby') : t(`roles.${role}`)),
    age:
      ageMonths === undefined
        ? ''
        : ageMonths < MONTHS_UNTIL
          ? t('months', { count: ageMonths })
          : t('years', { count: Math.floor(ageMonths / 12) }),
  });
};

export interface RowProps {
  trip: Trip;
  onChange: (change: Change, what: string) => void;
}

const Person = ({ trip, traveller, onChange }: RowProps & { traveller: Traveller }) => {
  const { t } = useTranslation('understood');
  const { name, age } = usePersonName()(traveller);
  const { id, count, stage, packsAlone } = traveller;
  const ageMonths = traveller.ageMonths ?? TYPICAL_MONTHS[stage];
  const isYoung = stage !== 'adult' && stage !== 'senior';
  const by = ageMonths < MONTHS_UNTIL ? 1 : 12;
  const change = (changed: Parameters<typeof changeTraveller>[2]) => onChange(changeTraveller(trip, id, changed), name);
  return (
    <Popover
      align="start"
      title={name}
      className="min-w-60"
      trigger={
        <ChipButton look={packsAlone ? 'dimmed' : 'plain'}>
          {count > 1 && <span className="font-code">{count} × </span>}
          <span className="font-semibold">{name}</span>
          {age && <span className="text-muted"> · {age}</span>}
          {packsAlone && <span className="text-xs text-muted"> · {t('packsAlone')}</span>}
        </ChipButton>
      }
    >
      <div className="mt-2 grid gap-3">
        <p className="flex items-center justify-between gap-4">
          {t('howMany')}
          <Stepper
            name={t('howMany')}
            value={count}
            min={1}
            max={MAX_COUNT}
            onChange={(next) => change({ count: next })}
          >
            {count}
          </Stepper>
        </p>
        {isYoung && (
          <p className="flex items-center justify-between gap-4">
            {t('age')}
            <Stepper
              name={t('age')}
              value={ageMonths}
              min={0}
              max={MAX_CHILD_MONTHS}
              by={by}
              onChange={(next) => change({ ageMonths: next, stage: stageOf(next) })}
            >
              {age || '–'}
            </Stepper>
          </p>
        )}
        {traveller.role !== 'self' && (
          <Checkbox
            label={t('packsAloneLong')}
            checked={packsAlone}
            onChange={(event) => change({ packsAlone: event.target.checked })}
          />
        )}
        {trip.travellers.length > 1 && (
          <Button
            size="sm"
            variant="outline"
            color="error"
            icon="x"
            onClick={() => onChange(removeTraveller(trip, id), name)}
          >
            {t('remove')}
          </Button>
        )}
      </div>
    </Popover>
  );
};

/** Who travels, each with what can be put right of them. */
export const PeopleRow = ({ trip, onChange }: RowProps) => {
  const { t } = useTranslation('understood');
  const { travellers, listFor } = trip;
  const isGroup = travellers.reduce((sum, { count }) => sum + count, 0) > 1;
  return (
    <Row label={t('rows.people')}>
      <ul className="flex flex-wrap gap-2">
        {travellers.map((traveller) => (
          <li key={traveller.id} className="max-w-full">
            <Person trip={trip} traveller={traveller} onChange={onChange} />
          </li>
        ))}
        <li>
          <AddMenu name={t('add')}>
            <MenuItem icon="user" onSelect={() => onChange(addTraveller(trip, 'adult'), t('addAdult'))}>
              {t('addAdult')}
            </MenuItem>
            <MenuItem icon="users" onSelect={() => onChange(addTraveller(trip, 'child'), t('addChild'))}>
              {t('addChild')}
            </MenuItem>
          </AddMenu>
        </li>
        {isGroup && (
          <li>
            <Menu align="start" trigger={<ChipButton look="dimmed">{t(`listFor.${listFor}`)}</ChipButton>}>
              {(['everybody', 'one'] as const).map((each) => (
                <MenuItem
                  key={each}
                  icon={each === listFor ? 'check' : 'list'}
                  onSelect={() => each !== listFor && onChange(changeListFor(trip, each), t(`listFor.${each}`))}
                >
                  {t(`listFor.${each}`)}
                </MenuItem>
              ))}
            </Menu>
          </li>
        )}
      </ul>
    </Row>
  );
};
