import { useErrorText } from '../i18n/use-error-text';

/** What went wrong in a form or dialog, announced to screen readers; nothing without an error. */
export const Failure = ({ error, className = '' }: { error: unknown; className?: string }) => {
  const errorText = useErrorText();
  if (error === null) return null;
  return (
    <p role="alert" className={`text-sm text-error-ink ${className}`}>
      {errorText(error)}
    </p>
  );
};
