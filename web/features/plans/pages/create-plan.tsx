import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { useSearchParams } from '../../../routing/use-search-params';
import type { CreatePlanBody, CreatePlanInput } from '../../../../worker/plans/contract';
import { PLAN_LIMITS, PLAN_MESSAGES } from '../../../../worker/plans/limits';
import { isApiError } from '../../../api/error';
import { useUser } from '../../../api/use-user';
import { useWords } from '../../../i18n/lazy-words';
import { useErrorText } from '../../../i18n/use-error-text';
import { useLocale } from '../../../i18n/use-locale';
import { planPath } from '../../../paths';
import { Field, Input } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { PlaceCombobox } from '../places/place-combobox';
import { PageTitle } from '../../../ui/page-title';
import { useIsTouched } from '../../../ui/use-is-touched';
import { laterSchema, useForm } from '../../../ui/use-form';
import { ActivityPicker } from '../form/activity-picker';
import { DescriptionField } from '../form/description-field';
import {
  attemptFor,
  EMPTY_FORM,
  fieldOf,
  FIELDS,
  forgetDrafts,
  isEmptyForm,
  readDraft,
  writeDraft,
  type Draft,
} from '../draft';
import { useFieldMessage } from '../form/field-message';
import { TripDates } from '../form/trip-dates';
import { NewPlanHeading } from '../form/new-plan-heading';
import { useCorrections } from '../form/use-corrections';
import { useKeepDraft } from '../form/use-keep-draft';
import { createPlan, creditsQuery } from '../plan-queries';
import { planCode, progressCode } from './plan-screen';
import { TripStub } from '../head/trip-stub';
import { useNavigate } from '../../../routing/pages';

const FormUnderstood = lazy(async () => ({ default: (await import('../understood/form-understood')).FormUnderstood }));
const TemplateChoice = lazy(async () => ({ default: (await import('../reuse/template-choice')).TemplateChoice }));

const schema = laterSchema(async () => (await import('../../../../worker/plans/contract')).createPlanInput);

/** The form for a new Bag Plan: a boarding pass that is filled in. */
export const CreatePlan = () => {
  useWords('creating');
  const { t } = useTranslation(['creating', 'common']);
  const { locale, to } = useLocale();
  const { id: userId = '', homeCountry = null } = useUser() ?? {};
  const navigate = useNavigate();
  const errorText = useErrorText();
  const message = useFieldMessage();
  const credits = useQuery(creditsQuery);
  const templateId = useSearchParams()[0].get('template');
  const [kept] = useState(() => {
    forgetDrafts({ but: userId });
    return readDraft(userId);
  });
  const [showsKept, setShowsKept] = useState(kept !== null);
  const attempt = useRef<Draft['attempt']>(kept?.attempt);
  const [failure, setFailure] = useState<unknown>(null);
  const { corrections, keptCorrections, correct } = useCorrections(kept?.corrections);

  const fields = useForm({ schema, initial: kept?.form ?? EMPTY_FORM, validatesOnBlur: true });
  const { values: form, error, control, register, getValues, setFocus, setValue, trigger, isSubmitting } = fields;

  const isTouched = useIsTouched();
  const isBegun = isTouched || !isEmptyForm(form);
  useEffect(() => {
    // The screens that come next; what does not come now is asked for again then.
    if (isBegun) void Promise.allSettled([progressCode(locale), planCode(locale)]);
  }, [isBegun, locale]);

  const stopKeeping = useKeepDraft(userId, { form, corrections: keptCorrections }, attempt);

  const appendDictated = useCallback(
    (text: string) => {
      const before = getValues().description.trimEnd();
      setValue('description', before ? `${before} ${text}` : text);
      void trigger(['description']);
    },
    [getValues, setValue, trigger],
  );

  const startAfresh = () => {
    forgetDrafts({ of: userId });
    attempt.current = undefined;
    fields.reset(EMPTY_FORM);
    correct(() => ({}));
    setShowsKept(false);
  };

  const send = async (values: CreatePlanInput) => {
    setFailure(null);
    const body: CreatePlanBody = {
      ...values,
      locale,
      corrections: Object.keys(corrections).length > 0 ? corrections : undefined,
      ...(templateId && { templateId }),
    };
    attempt.current = attemptFor(JSON.stringify(body), attempt.current);
    writeDraft(userId, { form, corrections, attempt: attempt.current });
    try {
      const plan = await createPlan(body, attempt.current.key);
      stopKeeping();
      forgetDrafts({ of: userId });
      await navigate(to(planPath(plan.id)), { replace: true });
    } catch (error) {
      const wrong = isApiError(error, 'validation_failed') ? Object.entries(error.fields) : [];
      for (const [path, text] of wrong) {
        const field = fieldOf(path);
        if (field) fields.setError(field, text);
      }
      const first = FIELDS.find((field) => wrong.some(([path]) => fieldOf(path) === field));
      if (first) setFocus(first);
      if (isApiError(error, 'insufficient_credits')) void credits.refetch();
      setFailure(error);
    }
  };

  const focusFirst = (wrong: ReadonlyMap<string, string>) => {
    const first = FIELDS.find((field) => wrong.has(field));
    if (first) setFocus(fieldOf(first) ?? first);
  };

  const destination = control('destination');
  const nothingYet = (
    <p className="rounded-lg border border-dashed border-line-strong/60 p-4 text-sm text-faint">
      {t('create.nothingYet')}
    </p>
  );

  return (
    <form
      onSubmit={(event) => void fields.handleSubmit(send, focusFirst)(event)}
      noValidate
      className="grid grid-cols-1 gap-6"
    >
      <PageTitle>{t('create.documentTitle')}</PageTitle>
      <NewPlanHeading onClear={showsKept && !isEmptyForm(form) ? startAfresh : undefined} />
      {templateId && (
        <Suspense>
          <TemplateChoice templateId={templateId} />
        </Suspense>
      )}
      <div className="pass grid grid-cols-1 shadow-2 lg:grid-cols-[1fr_auto_18.5rem]">
        <div className="grid min-w-0 grid-cols-1 gap-7 p-5 sm:p-8">
          <Field
            label={t('create.destination')}
            hint={t('create.destinationHint')}
            error={message('destination', error('destination'), form)}
          >
            <PlaceCombobox
              {...destination}
              placeholder={t('create.destinationPlaceholder')}
              onChange={(text, place) => {
                destination.onChange(text);
                setValue('placeId', place?.id ?? '');
              }}
            />
          </Field>
          <TripDates fields={fields} form={form} />
          <ActivityPicker
            value={form.activities}
            onChange={control('activities').onChange}
            max={PLAN_LIMITS.activities}
            maxLength={PLAN_LIMITS.activity}
            error={error('activities') && message('activities', PLAN_MESSAGES.tooManyActivities, form)}
          />
          <DescriptionField
            {...control('description')}
            onDictated={appendDictated}
            error={message('description', error('description'), form)}
          />
          <Field
            label={t('create.name')}
            note={t('common:optional')}
            hint={t('create.nameHint')}
            error={message('name', error('name'), form)}
          >
            <Input placeholder={t('create.namePlaceholder')} autoComplete="off" {...register('name')} />
          </Field>
          {isBegun ? (
            <Suspense fallback={nothingYet}>
              <FormUnderstood form={{ ...form, locale, homeCountry, corrections }} onCorrect={correct}>
                {nothingYet}
              </FormUnderstood>
            </Suspense>
          ) : (
            nothingYet
          )}
        </div>
        <div aria-hidden className="relative border-line-strong/60 max-lg:border-t-2 lg:border-l-2 border-dashed">
          <span className="absolute -top-2.5 -left-2.5 size-5 rounded-full bg-bg max-lg:hidden" />
          <span className="absolute -bottom-2.5 -left-2.5 size-5 rounded-full bg-bg max-lg:hidden" />
        </div>
        <TripStub form={form} credits={credits.data} isSending={isSubmitting}>
          {failure !== null && !isApiError(failure, 'insufficient_credits') && (
            <p role="alert" className="flex items-start gap-2 text-sm text-error-ink">
              <Icon name="circle-alert" className="mt-0.5 size-4" />
              {isApiError(failure, 'validation_failed') ? t('create.problems') : errorText(failure)}
            </p>
          )}
        </TripStub>
      </div>
    </form>
  );
};
