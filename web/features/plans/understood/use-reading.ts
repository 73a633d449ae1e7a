import { startTransition, useEffect, useRef, useState } from 'react';
import { isConnectionPoor, TripReader } from './reader';
import type { FormTrip, Reading } from './reader-messages';

/** How long typing must pause before the words are read, milliseconds. */
const PAUSE_MS = 250;
/** Shorter texts are the beginning of a word. */
const MIN_DESTINATION = 3;
const MIN_DESCRIPTION = 8;
/** Where a browser has no idle callback, and the latest moment where it is never idle, milliseconds. */
const IDLE_MS = 2000;

const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_MS });
  return () => cancelIdleCallback(handle);
};

/**
 * What is understood of the form, read again as it changes; null while there is nothing to read and where the reader
 * can't be had. The reader is loaded as soon as the browser is idle.
 */
export const useReading = (form: FormTrip): Reading | null => {
  const [reading, setReading] = useState<Reading | null>(null);
  const [reader, setReader] = useState<TripReader | null>(null);
  const lastCorrections = useRef('');
  const { destination, description } = form;
  const hasContent = destination.trim().length >= MIN_DESTINATION || description.trim().length >= MIN_DESCRIPTION;
  const typed = JSON.stringify(form);
  const corrections = JSON.stringify(form.corrections);

  useEffect(() => {
    let created: TripReader | undefined;
    const cancel = whenIdle(() => {
      if (isConnectionPoor()) return;
      created = new TripReader((answer) => startTransition(() => setReading(answer)));
      setReader(created);
    });
    return () => {
      cancel();
      created?.end();
    };
  }, []);

  useEffect(() => {
    if (!reader || !hasContent) return undefined;
    // A tap is answered at once.
    const pause = corrections === lastCorrections.current ? PAUSE_MS : 0;
    lastCorrections.current = corrections;
    const timer = setTimeout(() => reader.read(JSON.parse(typed)), pause);
    return () => clearTimeout(timer);
  }, [reader, hasContent, typed, corrections]);

  return hasContent ? reading : null;
};
