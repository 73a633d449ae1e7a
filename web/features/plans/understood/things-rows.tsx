import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { THING_FATES } from '../../../../worker/engine/trip/contract';
import type { Thing } from '../../../../worker/engine/trip/schema';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu';
import { changeFate, removeThing } from './corrections';
import { ChipButton, ChipRow } from './parts';
import type { RowProps } from './people-row';
import { useReasonText } from './reason-text';
import { sortThings } from './shown';

interface ThingChipProps extends Pick<RowProps, 'onChange'> {
  thing: Thing;
  look: 'plain' | 'dimmed';
  children?: ReactNode;
}

const ThingChip = ({ thing, look, onChange, children }: ThingChipProps) => {
  const { t } = useTranslation('understood');
  const { words, fate, quantity } = thing;
  return (
    <Menu
      align="start"
      trigger={
        <ChipButton look={look} title={thing.evidence.quote}>
          {quantity !== undefined && quantity > 1 && <span className="font-code">{quantity} × </span>}
          {words}
          {children}
        </ChipButton>
      }
    >
      {THING_FATES.map((each) => (
        <MenuItem
          key={each}
          icon={each === fate ? 'check' : 'circle'}
          onSelect={() => each !== fate && onChange(changeFate(thing, each), words)}
        >
          {t(`fates.${each}`)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon="x" danger onSelect={() => onChange(removeThing(thing), words)}>
        {t('notAThing')}
      </MenuItem>
    </Menu>
  );
};

/** What is brought, and what is left out and why; each with a menu of what else may become of it. */
export const ThingsRows = ({ trip, onChange }: RowProps) => {
  const { t } = useTranslation('understood');
  const because = useReasonText();
  const { brought, leftOut } = sortThings(trip.things);
  return (
    <>
      <ChipRow label={t('rows.brought')}>
        {brought.map((thing) => (
          <ThingChip
            key={thing.id}
            thing={thing}
            look={thing.fate === 'maybe' ? 'dimmed' : 'plain'}
            onChange={onChange}
          >
            {thing.fate !== 'bring' && <span className="text-muted"> · {t(`fates.${thing.fate}`)}</span>}
          </ThingChip>
        ))}
      </ChipRow>
      <ChipRow label={t('rows.leftOut')}>
        {leftOut.map((thing) => (
          <ThingChip key={thing.id} thing={thing} look="dimmed" onChange={onChange}>
            <span className="text-muted"> · {because(thing)}</span>
          </ThingChip>
        ))}
      </ChipRow>
    </>
  );
};
