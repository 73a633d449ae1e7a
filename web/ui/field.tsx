import { createContext, useContext, useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from './icon';

interface FieldIds {
  control: string;
  describedBy: string | undefined;
  invalid: boolean;
}
const FieldContext = createContext<FieldIds | null>(null);

/** What a control inside a `Field` carries to be labelled, described and marked as wrong. */
export const useFieldProps = () => {
  const field = useContext(FieldContext);
  if (!field) return {};
  return { id: field.control, 'aria-describedby': field.describedBy, 'aria-invalid': field.invalid || undefined };
};

export interface FieldProps {
  label: ReactNode;
  /** Shown after the label in a quieter voice, e.g. "optional". */
  note?: ReactNode;
  hint?: ReactNode;
  /** The message of what is wrong; announced when it appears. */
  error?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A label, one control, its hint and its error, tied together for assistive technology. */
export const Field = ({ label, note, hint, error, className = '', children }: FieldProps) => {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ control: `${id}-control`, describedBy, invalid: Boolean(error) }}>
      <div className={`grid gap-1.5 ${className}`}>
        <label htmlFor={`${id}-control`} className="flex items-baseline justify-between text-sm font-semibold">
          {label}
          {note && <span className="text-xs font-normal text-faint">{note}</span>}
        </label>
        {children}
        <div aria-live="polite">
          {error && (
            <p id={errorId} className="flex items-start gap-1.5 text-sm text-error-ink">
              <Icon name="circle-alert" className="mt-0.5 size-4" />
              {error}
            </p>
          )}
        </div>
        {hint && (
          <div id={hintId} className="text-sm text-faint">
            {hint}
          </div>
        )}
      </div>
    </FieldContext>
  );
};

/** Classes of everything one types into. */
export const controlStyle = [
  'w-full rounded-md border border-line-strong bg-raised px-3 text-base text-text placeholder:text-faint',
  'transition-[border-color,box-shadow] hover:border-text/60',
  'focus:border-primary focus:outline-2 focus:outline-offset-0 focus:outline-primary',
  'aria-invalid:border-error disabled:opacity-60',
].join(' ');

/** One line of text. */
export const Input = ({ className = '', ...rest }: ComponentProps<'input'>) => (
  <input {...useFieldProps()} {...rest} className={`${controlStyle} h-11 ${className}`} />
);

/** Several lines of text; grows with what is written. */
export const Textarea = ({ className = '', rows = 4, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    {...useFieldProps()}
    rows={rows}
    {...rest}
    className={`${controlStyle} field-sizing-content max-h-96 resize-y py-2.5 ${className}`}
  />
);

/** The platform's own list of choices. */
export const Select = ({ className = '', children, ...rest }: ComponentProps<'select'>) => (
  <span className="relative block">
    <select {...useFieldProps()} {...rest} className={`${controlStyle} h-11 appearance-none pr-10 ${className}`}>
      {children}
    </select>
    <Icon name="chevron-down" className="pointer-events-none absolute right-3 top-3 size-5 text-faint" />
  </span>
);

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

/** A native check box with its words beside it and its error below. */
export const Checkbox = ({ label, error, className = '', ...rest }: CheckboxProps) => {
  const id = useId();
  return (
    <div className={`grid gap-1 ${className}`}>
      <label className="flex cursor-pointer items-start gap-3 text-sm">
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...rest}
          className="mt-0.5 size-5 shrink-0 cursor-pointer"
        />
        <span>{label}</span>
      </label>
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="pl-8 text-sm text-error-ink">
            {error}
          </p>
        )}
      </div>
    </div>
  );
};
