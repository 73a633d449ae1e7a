import { type ComponentProps, useId } from 'react';
import { controlStyle } from './field';
import { Icon } from './icon';

/** A field to search with: its label is for screen readers, the lens and the placeholder for the others. */
export const SearchBox = ({
  label,
  size = 'md',
  onChange,
  ...input
}: Pick<ComponentProps<'input'>, 'value' | 'maxLength' | 'placeholder' | 'autoComplete'> & {
  label: string;
  size?: 'md' | 'lg';
  onChange: (value: string) => void;
}) => {
  const id = useId();
  return (
    <search className={`relative block ${size === 'md' ? 'max-w-md' : ''}`}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Icon
        name="search"
        className={`pointer-events-none absolute size-5 text-faint ${size === 'md' ? 'top-3 left-3' : 'top-4 left-4'}`}
      />
      <input
        id={id}
        type="search"
        onChange={(event) => onChange(event.target.value)}
        className={`${controlStyle} ${size === 'md' ? 'h-11 pl-10' : 'h-13 pl-12 text-lg!'}`}
        {...input}
      />
    </search>
  );
};
