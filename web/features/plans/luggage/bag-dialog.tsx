import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import {
  BAG_KINDS,
  LUGGAGE_LIMITS,
  USUAL_LIMITS,
  type Bag,
  type BagKind,
} from '../../../../worker/plans/luggage/contract';
import { isApiError } from '../../../api/error';
import { useErrorText } from '../../../i18n/use-error-text';
import { useLocale } from '../../../i18n/use-locale';
import { formatWeight, useUnits } from '../../../units';
import { Button } from '../../../ui/button';
import { useAction } from '../../../ui/use-action';
import { Dialog } from '../../../ui/dialog';
import { Field, Input } from '../../../ui/field';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { toast } from '../../../ui/toast';
import { addBag, changeBag } from './luggage-queries';
import { useBagName } from './use-bag-name';
import { bagUnit, parseWeight, weightInput } from './weights';

interface BagDialogProps {
  planId: string;
  /** The bag to change; a new one when left out. */
  bag?: Bag;
}

const BagDialog = ({ planId, bag, ...controls }: BagDialogProps & OverlayControls<void>) => {
  const { t } = useTranslation(['luggage', 'common']);
  const { locale } = useLocale();
  const units = useUnits();
  const unit = bagUnit(units);
  const errorText = useErrorText();
  const bagName = useBagName();
  const [kind, setKind] = useState<BagKind>(bag?.kind ?? 'cabin');
  const [name, setName] = useState(bag?.name ?? '');
  const [limit, setLimit] = useState(
    bag
      ? bag.limitGrams === null
        ? ''
        : weightInput(bag.limitGrams, unit, locale)
      : weightInput(10_000, unit, locale),
  );
  const [isTried, setTried] = useState(false);
  const { failure, isRunning: isSaving, run } = useAction();

  const limitGrams = limit.trim() === '' ? null : parseWeight(limit, unit);
  const isLimitWrong =
    limit.trim() !== '' &&
    (limitGrams === null || limitGrams < LUGGAGE_LIMITS.limitMin || limitGrams > LUGGAGE_LIMITS.limitMax);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isLimitWrong || isSaving) return;
    const input = { kind, name: name.trim() || null, limitGrams };
    await run(async () => {
      const { bags } = bag ? await changeBag(planId, bag.id, input) : await addBag(planId, input);
      const saved = bag ? bags.find(({ id }) => id === bag.id) : bags.at(-1);
      if (saved) toast.success(t(bag ? 'bagSaved' : 'bagAdded', { bag: bagName(saved) }));
      controls.onClose();
    });
  };
  return (
    <Dialog {...controls} title={t(bag ? 'form.editTitle' : 'form.addTitle')}>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <fieldset className="grid grid-cols-2 gap-2">
          <legend className="mb-1.5 text-sm font-semibold">{t('form.kind')}</legend>
          {BAG_KINDS.map((each) => (
            <label
              key={each}
              className="grid cursor-pointer rounded-md border border-line-strong p-3 text-sm has-checked:border-primary has-checked:bg-primary/12 has-focus-visible:outline-2 has-focus-visible:outline-primary"
            >
              <input
                type="radio"
                name="bag-kind"
                checked={kind === each}
                onChange={() => setKind(each)}
                className="sr-only"
              />
              <span className="font-semibold">{t(`kinds.${each}`)}</span>
              <span className="text-muted">{t(each === 'cabin' ? 'form.cabinNote' : 'form.holdNote')}</span>
            </label>
          ))}
        </fieldset>
        <Field label={t('form.name')} note={t('common:optional')}>
          <Input
            value={name}
            maxLength={LUGGAGE_LIMITS.name}
            placeholder={t('form.namePlaceholder')}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <div className="grid gap-2">
          <Field
            label={`${t('form.limit')} (${unit})`}
            note={t('common:optional')}
            hint={t('form.limitHint')}
            error={
              isTried && isLimitWrong
                ? t('form.limitWrong', {
                    min: formatWeight(LUGGAGE_LIMITS.limitMin, units, locale),
                    max: formatWeight(LUGGAGE_LIMITS.limitMax, units, locale),
                  })
                : undefined
            }
          >
            <Input
              inputMode="decimal"
              value={limit}
              maxLength={8}
              onChange={(event) => setLimit(event.target.value)}
              className="font-code"
            />
          </Field>
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{t('form.usual')}</legend>
            {USUAL_LIMITS[kind].map((grams) => (
              <Button
                key={grams}
                size="sm"
                variant="outline"
                color="neutral"
                onClick={() => setLimit(weightInput(grams, unit, locale))}
              >
                {formatWeight(grams, units, locale)}
              </Button>
            ))}
            <Button size="sm" variant="outline" color="neutral" onClick={() => setLimit('')}>
              {t('form.none')}
            </Button>
          </fieldset>
        </div>
        {failure !== null && (
          <p role="alert" className="text-sm text-error-ink">
            {isApiError(failure, 'validation_failed') && failure.fields['kind']
              ? t('tooManyBags', { max: LUGGAGE_LIMITS.bags })
              : isApiError(failure, 'network')
                ? t('offline.notSaved')
                : errorText(failure)}
          </p>
        )}
        <div className="flex justify-end gap-3">
          <Button variant="ghost" color="neutral" onClick={() => controls.onClose()}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" pending={isSaving}>
            {t('common:save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

/** Adds a bag or changes one. */
export const bagDialog = createOverlay<BagDialogProps>(BagDialog);
