import { lazy, Suspense, useEffect, useState } from 'react';
import { useIsTouched } from './use-is-touched';

export type ToastType = 'default' | 'success' | 'info' | 'warning' | 'error' | 'loading';

export interface ToastOptions {
  /** Replaces the toast with the same id, e.g. a loading one by its outcome. */
  id?: string | number;
  description?: string;
  /** Milliseconds; 4,000 when left out, and a loading toast stays until it is replaced or dismissed. */
  duration?: number;
  /** How far something is, percent; shown from 0 to 100. */
  progress?: number;
  /** `label` is 'Action' when left out. */
  action?: { label?: string; onClick: () => void };
}

// Nobody needs a toast before the page is there, so their code comes after it.
const view = () => import('./toast-view');
const View = lazy(async () => ({ default: (await view()).ToastView }));

/** Resolves once the toasts have their place in the page; what is shown before waits for it. */
const { promise: mounted, resolve: markMounted } = Promise.withResolvers<void>();
/** Whether something was to be shown before the page had its place for toasts. */
let isAsked = false;
let mountNow: () => void = () => {
  isAsked = true;
};

const whenMounted = async () => {
  mountNow();
  const [{ showToast, dismissToast }] = await Promise.all([view(), mounted]);
  return { showToast, dismissToast };
};

const notShown = (title: string) => (error: unknown) => console.warn(`This could not be shown: ${title}`, error);

let counter = 0;
const show =
  (type: ToastType) =>
  (title: string, options: ToastOptions = {}): string | number => {
    counter += 1;
    const id = options.id ?? `toast-${counter}`;
    void whenMounted().then(({ showToast }) => showToast(type, title, { ...options, id }), notShown(title));
    return id;
  };

/** Short messages at the bottom right. Alt+T moves the focus to them. */
export const toast = {
  message: show('default'),
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
  /** Stays until `toast.success(…, { id })`, another of the same id, or `dismiss(id)`. */
  loading: show('loading'),
  dismiss: (id?: string | number): void =>
    void whenMounted().then(
      ({ dismissToast }) => dismissToast(id),
      () => undefined,
    ),
};

/** Where the toasts appear; once, at the root of the app. Their code comes with the first toast, or the first touch. */
export const Toaster = (props: { theme: 'dark' | 'light'; label: string }) => {
  const [isWanted, setWanted] = useState(false);
  const isTouched = useIsTouched();
  useEffect(() => {
    // Where their code can't be had, without a network, the page does without them; the next toast asks again.
    mountNow = () =>
      void view().then(
        () => setWanted(true),
        () => undefined,
      );
    if (isAsked || isTouched) mountNow();
  }, [isTouched]);
  return <Suspense>{isWanted && <View {...props} onMounted={markMounted} />}</Suspense>;
};
