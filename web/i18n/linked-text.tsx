import { cloneElement, type ReactElement, type ReactNode } from 'react';

/** A text whose tags stand for elements: of `Read the <terms>terms</terms>.` the words in between are put into `terms`. */
export const LinkedText = ({
  text,
  parts,
}: {
  text: string;
  parts: Record<string, ReactElement<{ children?: ReactNode }>>;
}) =>
  Array.from(text.matchAll(/<(\w+)>(.*?)<\/\1>|[^<]+/g), ([whole, name = '', words]) => {
    const part = parts[name];
    return part ? cloneElement(part, { key: name }, words) : whole;
  });
