import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { type Draft, writeDraft } from '../draft';
import { currentUserId } from '../plan-queries';

/** Debounce before the draft is saved, milliseconds. */
const DRAFT_MS = 300;

/**
 * Keeps what is typed into the form on the device, a moment after the last key and when the page is left. Gives a
 * function that ends it, for a form that was sent.
 */
export const useKeepDraft = (
  userId: string,
  { form, corrections }: Pick<Draft, 'form' | 'corrections'>,
  attempt: RefObject<Draft['attempt']>,
): (() => void) => {
  const typed = JSON.stringify({ form, corrections });
  const isSent = useRef(false);
  /** Keeps what was typed last, also when a link leads away before the timer has run. */
  const keepNow = useRef(() => {});
  useEffect(() => () => keepNow.current(), []);
  useEffect(() => {
    const keep = () => {
      // Signed out meanwhile, what was typed must not be kept once more.
      if (!isSent.current && userId && currentUserId() === userId)
        writeDraft(userId, { ...JSON.parse(typed), attempt: attempt.current });
    };
    keepNow.current = keep;
    const timer = setTimeout(keep, DRAFT_MS);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [typed, userId, attempt]);
  return useCallback(() => {
    isSent.current = true;
  }, []);
};
