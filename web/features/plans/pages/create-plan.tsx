import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { TripCorrections } from '../../../../worker/engine/trip/contract';
import { createPlanInput, PLAN_LIMITS, PLAN_MESSAGES, type CreatePlanInput } from '../../../../worker/plans/contract';
import { isApiError } from '../../../api/error';
import { useUser } from '../../../api/use-user';
import { loadWords } from '../../../i18n/lazy-words';
import { useErrorText } from '../../../i18n/use-error-text';
import { useLocale } from '../../../i18n/use-locale';
import { planPath } from '../../../paths';
import { Field, Input } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { PlaceCombobox } from '../places/place-combobox';
import { PageTitle } from '../../../ui/page-title';
import { useIsTouched } from '../../../ui/use-is-touched';
import { ActivityPicker } from '../form/activity-picker';
import { DescriptionField } from '../form/description-field';
import { attemptFor, EMPTY_FORM, FIELDS, forgetDrafts, isEmptyForm, readDraft, writeDraft, type Draft } from '../draft';
import { useFieldMessage } from '../form/field-message';
import { fieldOf, type FormInput } from '../form/form-fields';
import { TripDates } from '../form/trip-dates';
import { NewPlanHeading } from '../form/new-plan-heading';
import { useKeepDraft } from '../form/use-keep-draft';
import { createPlan, creditsQuery } from '../plan-queries';
import { TripStub } from '../head/trip-stub';

const FormUnderstood = lazy(async () => ({
  default: (await import('../understood/form-understood')).FormUnderstood,
}));
const TemplateChoice = lazy(async () => ({ default: (await import('../reuse/template-choice')).TemplateChoice }));

/** The form for a new Bag Plan: a boarding pass that is filled in. */
export const CreatePlan = () => {
  const { t } = useTranslation(['plans', 'common']);
  const { locale, to } = useLocale();
  const userId = useUser()?.id ?? '';
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
  const [corrections, setCorrections] = useState<TripCorrections>(kept?.corrections ?? {});

  const { control, register, getValues, handleSubmit, reset, setError, setFocus, setValue, formState } = useForm<
    FormInput,
    unknown,
    CreatePlanInput
  >({
    resolver: standardSchemaResolver(createPlanInput),
    defaultValues: kept?.form ?? EMPTY_FORM,
    mode: 'onTouched',
    // The library would go by the order of registration, which is not the order on the page.
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = formState;
  const values = { ...EMPTY_FORM, ...useWatch({ control }) };
  const form = {
    ...values,
    name: values.name ?? '',
    placeId: values.placeId ?? '',
    activities: [...values.activities],
  };

  const isTouched = useIsTouched();
  const isBegun = isTouched || !isEmptyForm(form);
  useEffect(() => {
    // The screen that comes next; if it does not come now it is asked for again then.
    if (isBegun) void Promise.allSettled([import('../progress/plan-progress'), loadWords(locale, 'progress')]);
  }, [isBegun, locale]);

  const stopKeeping = useKeepDraft(userId, { form, corrections }, attempt);

  const appendDictated = useCallback(
    (text: string) => {
      const before = getValues('description')?.trimEnd();
      setValue('description', before ? `${before} ${text}` : text, { shouldValidate: true });
    },
    [getValues, setValue],
  );

  const startAfresh = () => {
    forgetDrafts({ of: userId });
    attempt.current = undefined;
    reset(EMPTY_FORM);
    setCorrections({});
    setShowsKept(false);
  };

  const send = async (values: CreatePlanInput) => {
    setFailure(null);
    const body: CreatePlanInput = {
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
      const fields = isApiError(error, 'validation_failed') ? Object.entries(error.fields) : [];
      for (const [path, text] of fields) {
        const field = fieldOf(path);
        if (field) setError(field, { type: 'server', message: text });
      }
      const first = FIELDS.find((field) => fields.some(([path]) => fieldOf(path) === field));
      if (first) setFocus(first);
      if (isApiError(error, 'insufficient_credits')) void credits.refetch();
      setFailure(error);
    }
  };

  const focusFirst = (wrong: typeof errors) => {
    const first = FIELDS.find((field) => wrong[field]);
    if (first) setFocus(fieldOf(first) ?? first);
  };

  const nothingYet = (
    <p className="rounded-lg border border-dashed border-line-strong/60 p-4 text-sm text-faint">
      {t('create.nothingYet')}
    </p>
  );

  return (
    <form
      onSubmit={(event) => void handleSubmit(send, focusFirst)(event)}
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
          <Controller
            control={control}
            name="destination"
            render={({ field }) => (
              <Field
                label={t('create.destination')}
                hint={t('create.destinationHint')}
                error={message('destination', errors.destination?.message, form)}
              >
                <PlaceCombobox
                  ref={field.ref}
                  value={field.value}
                  placeholder={t('create.destinationPlaceholder')}
                  onBlur={field.onBlur}
                  onChange={(text, place) => {
                    field.onChange(text);
                    setValue('placeId', place?.id ?? '');
                  }}
                />
              </Field>
            )}
          />
          <TripDates register={register} errors={errors} form={form} />
          <Controller
            control={control}
            name="activities"
            render={({ field, fieldState }) => (
              <ActivityPicker
                value={field.value ?? []}
                onChange={field.onChange}
                max={PLAN_LIMITS.activities}
                maxLength={PLAN_LIMITS.activity}
                error={fieldState.invalid ? message('activities', PLAN_MESSAGES.tooManyActivities, form) : undefined}
              />
            )}
          />
          <Controller
            control={control}
            name="description"
            render={({ field }) => (
              <DescriptionField
                ref={field.ref}
                value={field.value ?? ''}
                onChange={field.onChange}
                onDictated={appendDictated}
                onBlur={field.onBlur}
                error={message('description', errors.description?.message, form)}
              />
            )}
          />
          <Field
            label={t('create.name')}
            note={t('common:optional')}
            hint={t('create.nameHint')}
            error={message('name', errors.name?.message, form)}
          >
            <Input placeholder={t('create.namePlaceholder')} autoComplete="off" {...register('name')} />
          </Field>
          {isBegun ? (
            <Suspense fallback={nothingYet}>
              <FormUnderstood form={{ ...form, locale, corrections }} onCorrect={setCorrections}>
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
