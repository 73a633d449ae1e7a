import '../styles/toasts.css';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from './icon';
import type { ToastOptions, ToastType } from './toast';

/** More than these many are never kept; the oldest goes. */
const MAX_KEPT = 5;

const SHOW: Record<ToastType, typeof sonner.success> = {
  default: sonner.message,
  success: sonner.success,
  info: sonner.info,
  warning: sonner.warning,
  error: sonner.error,
  loading: sonner.loading,
};

const Progress = ({ percent, text }: { percent: number; text: string | undefined }) => (
  <>
    {text}
    <progress
      max={100}
      value={Math.min(100, Math.max(0, percent))}
      aria-label={text ?? `${Math.round(percent)} %`}
      className="mt-1.5 block h-1.5 w-full"
    />
  </>
);

/** Shows a toast, or changes the one with the same id. */
export const showToast = (type: ToastType, title: string, options: ToastOptions & { id: string | number }): void => {
  const kept = sonner.getToasts();
  if (!kept.some(({ id }) => id === options.id)) {
    // The oldest comes first. Sonner draws a new toast in a timer of its own and misses one that is dismissed
    // before: the dismissal goes behind it, into the same queue.
    for (const { id } of kept.slice(0, Math.max(0, kept.length + 1 - MAX_KEPT))) setTimeout(() => sonner.dismiss(id));
  }
  const { progress, action, description, ...rest } = options;
  SHOW[type](title, {
    ...rest,
    // Set each time, also to nothing: sonner keeps what a toast of the same id had.
    description: progress === undefined ? description : <Progress percent={progress} text={description} />,
    action: action && { label: action.label ?? 'Action', onClick: action.onClick },
  });
};

/** Takes one toast away, or all. */
export const dismissToast = (id: string | number | undefined): void => {
  sonner.dismiss(id);
};

export interface ToastViewProps {
  theme: 'dark' | 'light';
  label: string;
  onMounted: () => void;
}

/** Below this width, the same as in sonner's style sheet, toasts stand a little further apart. */
const small = window.matchMedia('(max-width: 600px)');
const GAP = { wide: 14, small: 16 } as const;
const followWidth = (listener: () => void) => {
  small.addEventListener('change', listener);
  return () => small.removeEventListener('change', listener);
};

/** Where the toasts appear. */
export const ToastView = ({ theme, label, onMounted }: ToastViewProps) => {
  const isSmall = useSyncExternalStore(followWidth, () => small.matches);
  // Runs after sonner's own effect, which is what listens for toasts.
  useEffect(onMounted, [onMounted]);
  return (
    <Sonner
      theme={theme}
      position="bottom-right"
      richColors
      duration={4000}
      visibleToasts={3}
      gap={isSmall ? GAP.small : GAP.wide}
      offset={32}
      mobileOffset={16}
      hotkey={['altKey', 'KeyT']}
      containerAriaLabel={label}
      className="valija-toaster"
      icons={{
        success: <Icon name="circle-check" />,
        info: <Icon name="info" />,
        warning: <Icon name="triangle-alert" />,
        error: <Icon name="circle-alert" />,
        loading: <Icon name="loader-circle" className="spin size-5" />,
      }}
    />
  );
};
