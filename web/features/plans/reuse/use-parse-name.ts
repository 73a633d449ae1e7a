import { useTranslation } from '../../../i18n/use-translation';
import { renameTemplateInput, TEMPLATE_LIMITS } from '../../../../worker/plans/templates/contract';

/** Reads a typed name as a template's, or says what is wrong with it. */
export const useParseName = () => {
  const { t } = useTranslation('reuse');
  return (typed: string): { value: string } | { error: string } => {
    const input = renameTemplateInput.safeParse({ name: typed });
    return input.success
      ? { value: input.data.name }
      : { error: t('template.nameError', { max: TEMPLATE_LIMITS.name }) };
  };
};
