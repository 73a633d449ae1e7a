import { useEffect, useState } from 'react';

/** The text once it has not changed for `ms` milliseconds: what is being typed is not asked for letter by letter. */
export const useDebouncedValue = (text: string, ms: number): string => {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return rested;
};
