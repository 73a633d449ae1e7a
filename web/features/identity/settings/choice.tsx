import { useId } from 'react';
import { Icon } from '../../../ui/icon';
import type { IconName } from '../../../ui/icons/names';

interface Option<Value extends string> {
  value: Value;
  label: string;
  lang?: string;
  icon?: IconName;
}

/** One choice of a few, side by side: native radio buttons, so that the arrow keys work. */
export const Choice = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
}) => {
  const name = useId();
  return (
    <fieldset className="flex gap-1 rounded-md bg-sunken p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          lang={option.lang}
          className="flex h-10 cursor-pointer items-center gap-2 rounded-sm px-4 text-sm font-semibold text-muted transition-colors hover:text-text has-checked:bg-raised has-checked:text-text has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-primary"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.icon && <Icon name={option.icon} className="size-4.5" />}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
};
