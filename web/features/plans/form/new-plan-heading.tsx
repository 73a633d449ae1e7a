import { useTranslation } from '../../../i18n/use-translation';
import { Button } from '../../../ui/button';
import { useHeadingFocus } from '../../../ui/use-heading-focus';

/** The heading of the form, and where a kept draft fills it, the way to an empty one. */
export const NewPlanHeading = ({ onClear }: { onClear: (() => void) | undefined }) => {
  const { t } = useTranslation('creating');
  const heading = useHeadingFocus();
  return (
    <header className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <p className="eyebrow mb-1">{t('create.eyebrow')}</p>
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          {t('create.title')}
        </h1>
      </div>
      {onClear && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {t('create.draftKept')}
          <Button variant="link" color="neutral" size="xs" className="px-0!" onClick={onClear}>
            {t('create.draftClear')}
          </Button>
        </p>
      )}
    </header>
  );
};
