import { useState, type ComponentProps } from 'react';
import { controlStyle, useFieldProps } from './field';
import { Icon } from './icon';

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  showLabel: string;
  hideLabel: string;
}

/** A password that can be looked at; pasting and password managers work as everywhere. */
export const PasswordInput = ({ showLabel, hideLabel, className = '', ...rest }: PasswordInputProps) => {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <input
        {...useFieldProps()}
        {...rest}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={`${controlStyle} h-11 pr-12 ${className}`}
      />
      <button
        type="button"
        aria-label={shown ? hideLabel : showLabel}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-md text-faint hover:text-text"
      >
        <Icon name={shown ? 'eye-off' : 'eye'} />
      </button>
    </span>
  );
};

/** How many of `met` a password has, as a bar of segments and a list; words are the caller's. */
export const StrengthHint = ({ rules, label }: { rules: { text: string; met: boolean }[]; label: string }) => {
  const met = rules.filter((rule) => rule.met).length;
  const tone = met === rules.length ? 'tone-success' : met * 2 >= rules.length ? 'tone-warning' : 'tone-error';
  return (
    <div className={`grid gap-2 ${tone}`}>
      <meter className="sr-only" min={0} max={rules.length} value={met} aria-label={label} />
      <div className="flex gap-1" aria-hidden>
        {rules.map((rule, index) => (
          <span
            key={rule.text}
            className={`h-1 flex-1 rounded-sm transition-colors ${index < met ? 'bg-(--tone)' : 'bg-line'}`}
          />
        ))}
      </div>
      <ul className="grid gap-x-4 gap-y-0.5 text-sm sm:grid-cols-2">
        {rules.map((rule) => (
          <li key={rule.text} className={`flex items-center gap-1.5 ${rule.met ? 'text-success-ink' : 'text-faint'}`}>
            <Icon name={rule.met ? 'check' : 'circle'} className="size-3.5" />
            {rule.text}
          </li>
        ))}
      </ul>
    </div>
  );
};
