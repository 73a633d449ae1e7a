import { Icon } from './icon';
import { initialsOf } from './initials';

/** Edge in pixels, from 16 (3xs) to 48 (3xl). */
const SIZES = {
  '3xs': 'size-4 text-[0.5rem]',
  '2xs': 'size-5 text-[0.5625rem]',
  xs: 'size-6 text-2xs',
  sm: 'size-7 text-xs',
  md: 'size-8 text-sm',
  lg: 'size-9 text-sm',
  xl: 'size-10 text-base',
  '2xl': 'size-11 text-base',
  '3xl': 'size-12 text-lg',
} as const;

/** A person as initials on a round tag, or an icon when there is no name. */
export const Avatar = ({
  name,
  size = 'md',
  className = '',
}: {
  name?: string | null;
  size?: keyof typeof SIZES;
  className?: string;
}) => {
  const initials = initialsOf(name ?? '');
  return (
    <span
      aria-hidden
      className={`inline-grid shrink-0 place-items-center rounded-full bg-tag font-semibold text-tag-ink ${SIZES[size]} ${className}`}
    >
      {initials || <Icon name="user" className="size-[1.2em]" />}
    </span>
  );
};
