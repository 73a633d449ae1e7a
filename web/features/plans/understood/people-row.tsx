import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { stageOf } from '../../../../worker/engine/trip/contract';
import type { Traveller, Trip } from '../../../../worker/engine/trip/schema';
import { IconButton } from '../../../ui/button';
import { Menu, MenuItem } from '../../../ui/menu';
import { AgeField } from './age-field';
import { addTraveller, changeListFor, changeTraveller, removeTraveller, type Change } from './corrections';
import { AddMenu, ChipButton, Row, Stepper } from './parts';

const MAX_COUNT = 60;
const MAX_NAME = 60;
const MAX_CHILD_MONTHS = 17 * 12;
const MAX_MONTHS = 110 * 12;

export interface RowProps {
  trip: Trip;
  onChange: (change: Change, what: string) => void;
}

const tellsSex = (role: Traveller['role']): role is 'parent' | 'grandparent' | 'sibling' | 'friend' | 'child' =>
  /^(?:parent|grandparent|sibling|friend|child)$/.test(role);

/** What somebody is called who has no name here. */
const useRoleName = (): ((traveller: Pick<Traveller, 'role' | 'stage' | 'sex'>) => string) => {
  const { t } = useTranslation('understood');
  return ({ role, stage, sex }) => {
    if (stage === 'baby') return t('baby');
    return sex !== undefined && tellsSex(role) ? t(`rolesBySex.${sex}.${role}`) : t(`roles.${role}`);
  };
};

/** A name to type over; leaving the field or Enter keeps it. */
const NameField = ({
  name,
  role,
  onChange,
}: {
  name: string;
  role: string;
  onChange: (name: string | undefined) => void;
}) => {
  const { t } = useTranslation('understood');
  const [typed, setTyped] = useState(name);
  // What was kept by Enter is not kept again when the field is left.
  const kept = useRef(name);
  const keep = () => {
    const trimmed = typed.replace(/\s+/g, ' ').trim();
    if (trimmed === kept.current) return;
    kept.current = trimmed;
    onChange(trimmed === '' ? undefined : trimmed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped(name);
    if (event.key !== 'Enter') return;
    // It stands in the form of the trip, which Enter would send.
    event.preventDefault();
    keep();
  };
  return (
    <input
      aria-label={t('nameOf', { who: role })}
      placeholder={role}
      value={typed}
      maxLength={MAX_NAME}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={keep}
      onKeyDown={onKeyDown}
      className="h-9 min-w-0 flex-[1_1_8rem] rounded-sm border border-transparent bg-transparent px-1.5 font-semibold placeholder:text-text hover:border-line-strong focus:border-primary"
    />
  );
};

const Person = ({ trip, traveller, onChange }: RowProps & { traveller: Traveller }) => {
  const { t } = useTranslation('understood');
  const role = useRoleName()(traveller);
  const { id, count, stage, packsAlone, ageMonths } = traveller;
  const name = traveller.name ?? role;
  const isYoung = stage !== 'adult' && stage !== 'senior';
  const change = (changed: Parameters<typeof changeTraveller>[2]) => onChange(changeTraveller(trip, id, changed), name);
  return (
    <fieldset
      aria-label={name}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-dashed border-line-strong/50 py-1"
    >
      <NameField
        key={traveller.name ?? ''}
        name={traveller.name ?? ''}
        role={role}
        onChange={(next) => change({ name: next })}
      />
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {(isYoung || ageMonths !== undefined) && (
          <AgeField
            key={ageMonths ?? stage}
            ageMonths={ageMonths}
            stage={stage}
            max={isYoung ? MAX_CHILD_MONTHS : MAX_MONTHS}
            onChange={(next) => change({ ageMonths: next, stage: isYoung ? stageOf(next) : stage })}
          />
        )}
        <Stepper
          name={`${t('howMany')}: ${name}`}
          value={count}
          min={1}
          max={MAX_COUNT}
          onChange={(next) => change({ count: next })}
        >
          <span className="font-code">{count}×</span>
        </Stepper>
        {traveller.role !== 'self' && (
          <label
            className="flex min-h-9 cursor-pointer items-center gap-1.5 text-xs text-muted"
            title={t('packsAloneLong')}
          >
            <input
              type="checkbox"
              checked={packsAlone}
              onChange={(event) => change({ packsAlone: event.target.checked })}
              className="size-5 cursor-pointer"
            />
            {t('packsAlone')}
          </label>
        )}
        {trip.travellers.length > 1 && (
          <IconButton
            size="xs"
            icon="x"
            label={t('take', { what: name })}
            onClick={() => onChange(removeTraveller(trip, id), name)}
            className="size-8! text-faint!"
          />
        )}
      </span>
    </fieldset>
  );
};

/** Who travels, a row each: name, age and number stand there to be put right. */
export const PeopleRow = ({ trip, onChange }: RowProps) => {
  const { t } = useTranslation('understood');
  const { travellers, listFor } = trip;
  const isGroup = travellers.reduce((sum, { count }) => sum + count, 0) > 1;
  return (
    <Row label={t('rows.people')}>
      {travellers.map((traveller) => (
        <Person key={traveller.id} trip={trip} traveller={traveller} onChange={onChange} />
      ))}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <AddMenu name={t('add')}>
          <MenuItem icon="user" onSelect={() => onChange(addTraveller(trip, 'adult'), t('addAdult'))}>
            {t('addAdult')}
          </MenuItem>
          <MenuItem icon="users" onSelect={() => onChange(addTraveller(trip, 'child'), t('addChild'))}>
            {t('addChild')}
          </MenuItem>
        </AddMenu>
        {isGroup && (
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
        )}
      </div>
    </Row>
  );
};
