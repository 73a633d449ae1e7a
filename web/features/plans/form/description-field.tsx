import type { Ref } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { PLAN_LIMITS } from '../../../../worker/plans/limits';
import { useLocale } from '../../../i18n/use-locale';
import { Button } from '../../../ui/button';
import { Field, Textarea } from '../../../ui/field';
import { useDictation, type DictationProblem } from './use-dictation';

const PROBLEM = {
  unsupported: 'create.voiceUnsupported',
  denied: 'create.voiceDenied',
  nothing: 'create.voiceNothing',
  failed: 'create.voiceFailed',
} as const satisfies Record<DictationProblem, string>;

export interface DescriptionFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** A phrase was recognized; it belongs at the end. Stays the same function. */
  onDictated: (text: string) => void;
  onBlur: () => void;
  error?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

/** The trip in the traveller's own words, typed or dictated, with a count of the characters. */
export const DescriptionField = ({ value, onChange, onDictated, onBlur, error, ref }: DescriptionFieldProps) => {
  const { t } = useTranslation(['creating', 'common']);
  const { locale } = useLocale();
  const dictation = useDictation(locale, onDictated);
  const max = PLAN_LIMITS.description;
  const isOver = value.length > max;
  return (
    <div className="grid gap-2">
      <Field
        label={t('create.description')}
        note={t('common:optional')}
        hint={t('create.descriptionHint')}
        error={error}
      >
        <Textarea
          ref={ref}
          rows={5}
          className="min-h-34"
          value={value}
          placeholder={t('create.descriptionPlaceholder')}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Button
          variant={dictation.isListening ? 'solid' : 'outline'}
          color={dictation.isListening ? 'error' : 'neutral'}
          size="sm"
          icon={dictation.isListening ? 'mic-off' : 'mic'}
          aria-pressed={dictation.isListening}
          onClick={dictation.isListening ? dictation.stop : dictation.start}
        >
          {t(dictation.isListening ? 'create.voiceStop' : 'create.voiceStart')}
        </Button>
        <span className={`font-code text-xs ${isOver ? 'font-bold text-error-ink' : 'text-faint'}`}>
          <span aria-hidden>
            {value.length.toLocaleString(locale)} / {max.toLocaleString(locale)}
          </span>
          <span className="sr-only">{t('common:characters', { count: value.length, max })}</span>
        </span>
      </div>
      <output className="block text-sm empty:hidden">
        {dictation.isListening && (
          <span className="text-muted">
            <span className="pulse mr-2 inline-block size-2 rounded-full bg-error" />
            {t('create.voiceListening')} <em>{dictation.interim}</em>
          </span>
        )}
        {dictation.problem && <span className="text-warning-ink">{t(PROBLEM[dictation.problem])}</span>}
      </output>
      <p className="text-xs text-faint">{t('create.voicePrivacy')}</p>
    </div>
  );
};
