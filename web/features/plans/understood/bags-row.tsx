import { useTranslation } from '../../../i18n/use-translation';
import type { Bag } from '../../../../worker/engine/trip/schema';
import { Button } from '../../../ui/button';
import { MenuItem } from '../../../ui/menu';
import { Popover } from '../../../ui/popover';
import { addBag, changeBag } from './corrections';
import { AddMenu, ChipButton, Row, Stepper } from './parts';
import type { RowProps } from './people-row';

const KINDS = ['personal', 'cabin', 'hold', 'backpack', 'soft', 'day', 'car'] as const satisfies readonly Bag['kind'][];
const MAX_COUNT = 30;
const MAX_KILOGRAMS = 64;

const BagChip = ({ trip, bag, onChange }: RowProps & { bag: Bag }) => {
  const { t } = useTranslation('understood');
  const { id, kind, count, kilograms, litres } = bag;
  const name = t(`bags.${kind}`);
  const limit = kilograms === undefined ? undefined : t('kilograms', { count: kilograms });
  const size = litres === undefined ? undefined : t('litres', { count: litres });
  const change = (changed: { count: number; kilograms?: number | undefined }) =>
    onChange(changeBag(trip, id, { kilograms, ...changed }), name);
  return (
    <Popover
      align="start"
      title={name}
      className="min-w-60"
      trigger={
        <ChipButton title={bag.evidence.quote}>
          {count > 1 && <span className="font-code">{count} × </span>}
          <span className="font-semibold">{name}</span>
          <span className="text-muted">
            {[size, limit, bag.only ? t('onlyThese') : undefined].filter(Boolean).map((each) => ` · ${each}`)}
          </span>
        </ChipButton>
      }
    >
      <div className="mt-2 grid gap-3">
        <p className="flex items-center justify-between gap-4">
          {t('rows.bags')}
          <Stepper name={name} value={count} min={1} max={MAX_COUNT} onChange={(next) => change({ count: next })}>
            {count}
          </Stepper>
        </p>
        <p className="flex items-center justify-between gap-4">
          {t('limit')}
          <Stepper
            name={t('limit')}
            value={kilograms ?? 0}
            min={0}
            max={MAX_KILOGRAMS}
            onChange={(next) => change({ count, kilograms: next < 1 ? undefined : next })}
          >
            {limit ?? t('noLimit')}
          </Stepper>
        </p>
        <Button
          size="sm"
          variant="outline"
          color="error"
          icon="x"
          onClick={() => onChange(changeBag(trip, id, null), name)}
        >
          {t('remove')}
        </Button>
      </div>
    </Popover>
  );
};

/** The bags and what they allow. */
export const BagsRow = ({ trip, onChange }: RowProps) => {
  const { t } = useTranslation('understood');
  return (
    <Row label={t('rows.bags')}>
      <ul className="flex flex-wrap items-center gap-2">
        {trip.bags.length === 0 && <li className="text-sm text-faint">{t('noBags')}</li>}
        {trip.bags.map((bag) => (
          <li key={bag.id} className="max-w-full">
            <BagChip trip={trip} bag={bag} onChange={onChange} />
          </li>
        ))}
        <li>
          <AddMenu name={`${t('add')}: ${t('rows.bags')}`}>
            {KINDS.map((kind) => (
              <MenuItem key={kind} icon="luggage" onSelect={() => onChange(addBag(trip, kind), t(`bags.${kind}`))}>
                {t(`bags.${kind}`)}
              </MenuItem>
            ))}
          </AddMenu>
        </li>
      </ul>
    </Row>
  );
};
