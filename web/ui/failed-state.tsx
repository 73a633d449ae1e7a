import type { ReactNode } from 'react';
import { useErrorText } from '../i18n/use-error-text';
import { useTranslation } from '../i18n/use-translation';
import { Button } from './button';
import { ErrorState } from './feedback';

interface FailedStateProps {
  error: unknown;
  /** What could not be done; left out, what went wrong is the title. */
  title?: string;
  picture?: ReactNode;
  onRetry: () => unknown;
  children?: ReactNode;
}

/** What a screen shows that could not be loaded, with the way to try once more. */
export const FailedState = ({ error, title, onRetry, children, ...rest }: FailedStateProps) => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <ErrorState
      {...rest}
      title={title ?? errorText(error)}
      actions={
        <Button icon="refresh-cw" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {children}
      {title && errorText(error)}
    </ErrorState>
  );
};
