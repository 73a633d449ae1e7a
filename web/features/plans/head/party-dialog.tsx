import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { PlanFact } from '../../../../worker/plans/contract';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field, Input } from '../../../ui/field';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { parseAges, writeAges } from '../form/children-ages';
import { useSave } from '../../dialogs/use-save';
import { correctFacts } from '../plan-queries';

interface PartyProps {
  planId: string;
  party: NonNullable<PlanFact['party']>;
}

const MAX_ADULTS = 30;
const MAX_CHILDREN = 12;

const PartyDialog = ({ planId, party, ...controls }: PartyProps & OverlayControls<boolean>) => {
  const { t } = useTranslation(['plans', 'common']);
  const [adults, setAdults] = useState(String(party.adults));
  const [ages, setAges] = useState(writeAges(party.childrenMonths));
  const { error, setError, isSaving, save } = useSave(() => controls.onClose(true));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const count = Number(adults);
    const months = parseAges(ages);
    if (!Number.isInteger(count) || count < 1 || count > MAX_ADULTS || !months || months.length > MAX_CHILDREN)
      setError(t('plan.partyInvalid'));
    else
      void save(() =>
        correctFacts(planId, { party: { adults: count, children: months.map((ageMonths) => ({ ageMonths })) } }),
      );
  };
  return (
    <Dialog {...controls} title={t('plan.partyTitle')}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field label={t('plan.adults')}>
          <Input inputMode="numeric" value={adults} onChange={(event) => setAdults(event.target.value)} />
        </Field>
        <Field
          label={t('plan.childrenAges')}
          note={t('common:optional')}
          hint={t('plan.childrenAgesNote')}
          error={error}
        >
          <Input value={ages} onChange={(event) => setAges(event.target.value)} />
        </Field>
        <div className="flex justify-end">
          <Button type="submit" pending={isSaving}>
            {t('common:save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

/** Asks who travels; resolves with true once the list was made again for them. */
export const partyDialog = createOverlay<PartyProps, boolean>(PartyDialog);
