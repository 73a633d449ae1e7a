import { useCallback, useState, type FormEvent, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Plan, CreatePlanBody } from '../../../../worker/plans/contract';
import { PLAN_LIMITS } from '../../../../worker/plans/limits';
import { type RevisedTrip, revisedTrip } from '../../../../worker/plans/revisions/contract';
import { isApiError } from '../../../api/error';
import { Button } from '../../../ui/button';
import { Failure } from '../../../ui/failure';
import { Field, Input } from '../../../ui/field';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { PlaceCombobox } from '../places/place-combobox';
import { ActivityPicker } from '../form/activity-picker';
import { DescriptionField } from '../form/description-field';
import { formOf, type PlanForm } from '../draft';
import { useFieldMessage } from '../form/field-message';
import { ModelChoice } from './model-choice';
import { ProposalDialog } from './proposal-dialog';
import { useProposal } from './use-proposal';
import { useErrorText } from '../../../i18n/use-error-text';
import { useLocale } from '../../../i18n/use-locale';
import { planPath } from '../../../paths';
import { useAction } from '../../../ui/use-action';
import { createPlan } from '../plan-queries';
import { useNavigate } from '../../../routing/pages';

interface OtherTripProps {
  /** The plan whose own items the new one takes over. */
  planId: string;
  trip: CreatePlanBody;
  onMade: () => void;
}

/** Says that another destination is a plan of its own and what it costs, and makes it when asked. */
const OtherTrip = ({ planId, trip, onMade }: OtherTripProps) => {
  const { t } = useTranslation('reuse');
  const { locale, to } = useLocale();
  const navigate = useNavigate();
  const errorText = useErrorText();
  // The same trip asked for again, after an answer that got lost, is the same plan.
  const key = useRef(crypto.randomUUID());
  const { failure, isRunning, run } = useAction();
  const make = () =>
    run(async () => {
      const plan = await createPlan({ ...trip, locale, itemsFrom: planId }, key.current);
      onMade();
      await navigate(to(planPath(plan.id)));
    });
  return (
    <section role="alert" className="grid gap-3 rounded-xl border border-line p-4">
      <h3 className="font-semibold">{t('trip.otherTitle')}</h3>
      <p className="text-sm text-muted">{t('trip.otherText')}</p>
      {failure !== null && <p className="text-sm text-error-ink">{errorText(failure)}</p>}
      <Button className="justify-self-start" pending={isRunning} onClick={() => void make()}>
        {t('trip.otherSubmit')}
      </Button>
    </section>
  );
};

interface EditTripProps {
  plan: Plan;
}

const FIELDS = ['destination', 'startDate', 'endDate', 'activities', 'description'] as const;
type Errors = Partial<Record<(typeof FIELDS)[number], string>>;

const EditTripDialog = ({ plan, ...controls }: EditTripProps & OverlayControls<void>) => {
  const { t } = useTranslation('reuse');
  const message = useFieldMessage();
  const { revision, isAsking, failure, ask, back } = useProposal(plan.id);
  const [form, setForm] = useState(() => formOf(plan));
  const [asked, setAsked] = useState<RevisedTrip | null>(null);
  const isElsewhere = isApiError(failure, 'validation_failed') && 'trip.destination' in failure.fields;
  const otherTrip = isElsewhere ? asked : null;
  const [errors, setErrors] = useState<Errors>({});
  const [asksModel, setAsksModel] = useState(false);

  const set = (change: Partial<PlanForm>) => {
    setForm((known) => ({ ...known, ...change }));
    setErrors({});
  };
  const appendDictated = useCallback(
    (text: string) =>
      setForm((known) => ({ ...known, description: [known.description.trimEnd(), text].filter(Boolean).join(' ') })),
    [],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trip = revisedTrip.safeParse(form);
    if (trip.success) {
      setAsked(trip.data);
      void ask({ trip: trip.data, model: asksModel });
      return;
    }
    const found: Errors = {};
    for (const { path, message: text } of trip.error.issues) {
      const field = FIELDS.find((each) => each === path[0]);
      const said = field && message(field, text, form);
      if (field && said) found[field] ??= said;
    }
    setErrors(found);
  };
  return (
    <ProposalDialog
      {...controls}
      planId={plan.id}
      title={t('trip.title')}
      lead={t('trip.lead')}
      revision={revision}
      emptyText={t(revision && revision.changes.length > 0 ? 'preview.emptyTrip' : 'preview.empty')}
      onBack={back}
    >
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
        <Field label={t('trip.destination')} error={errors.destination}>
          <PlaceCombobox
            value={form.destination}
            onChange={(destination, place) => set({ destination, placeId: place?.id ?? '' })}
          />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('trip.start')} error={errors.startDate}>
            <Input type="date" value={form.startDate} onChange={(event) => set({ startDate: event.target.value })} />
          </Field>
          <Field label={t('trip.end')} error={errors.endDate}>
            <Input
              type="date"
              min={form.startDate || undefined}
              value={form.endDate}
              onChange={(event) => set({ endDate: event.target.value })}
            />
          </Field>
        </div>
        <ActivityPicker
          value={form.activities}
          onChange={(activities) => set({ activities })}
          max={PLAN_LIMITS.activities}
          maxLength={PLAN_LIMITS.activity}
          error={errors.activities}
        />
        <DescriptionField
          value={form.description}
          onChange={(description) => set({ description })}
          onDictated={appendDictated}
          onBlur={() => undefined}
          error={errors.description}
        />
        <ModelChoice plan={plan} value={asksModel} onChange={setAsksModel} />
        {otherTrip && (
          <OtherTrip
            key={JSON.stringify(otherTrip)}
            planId={plan.id}
            trip={otherTrip}
            onMade={() => controls.onClose()}
          />
        )}
        {!otherTrip && <Failure error={failure} />}
        <div className="flex flex-wrap items-center justify-end gap-4">
          {isAsking && <output className="text-sm text-muted">{t('trip.working')}</output>}
          <Button type="submit" pending={isAsking}>
            {t('trip.submit')}
          </Button>
        </div>
      </form>
    </ProposalDialog>
  );
};

/** Changes a trip and shows what that changes on its list, line by line. */
export const editTripDialog = createOverlay<EditTripProps>(EditTripDialog);
