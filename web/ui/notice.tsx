import type { ReactNode } from 'react';
import { useErrorText } from '../i18n/use-error-text';
import { Icon } from './icon';

/** A message above a form: what went wrong, or what went well before. */
export const Notice = ({ kind, children }: { kind: 'error' | 'success' | 'info'; children: ReactNode }) => (
  <div
    role={kind === 'error' ? 'alert' : 'status'}
    className={`tone-${kind} flex items-start gap-3 rounded-md border border-[color-mix(in_oklab,var(--tone)_35%,transparent)] bg-[color-mix(in_oklab,var(--tone)_10%,transparent)] px-4 py-3 text-sm text-(--tone-ink)`}
  >
    <Icon
      name={kind === 'success' ? 'circle-check' : kind === 'error' ? 'circle-alert' : 'info'}
      className="mt-0.5 size-4.5"
    />
    <div className="grid gap-1">{children}</div>
  </div>
);

/** What went wrong, above a form; nothing without an error. */
export const FailureNotice = ({ error }: { error: unknown }) => {
  const errorText = useErrorText();
  return error !== null && <Notice kind="error">{errorText(error)}</Notice>;
};
