import { cloneElement, createContext, use, type ReactElement, type ReactNode } from 'react';
import type { Namespace, Translate } from './keys';
import type { Translator } from './translator';

/** The language of what is inside. */
export const TranslatorContext = createContext<Translator | null>(null);

/** Says texts in the language of the page: `const { t } = useTranslation('plans')`, then `t('list.title')`. */
export const useTranslation = <const Names extends Namespace | readonly Namespace[] = 'common'>(
  ...[names]: Names extends 'common' ? [names?: Names] : [names: Names]
): { t: Translate<Names> } => {
  const translator = use(TranslatorContext);
  if (!translator) throw new Error('There is no language around this.');
  return { t: translator.of(names ?? 'common') };
};

/** A text with elements in it: `<link>here</link>` becomes the part of that name around "here". */
export const Tagged = ({ text, parts }: { text: string; parts: Readonly<Record<string, ReactElement>> }): ReactNode =>
  text.split(/(<\w+>.*?<\/\w+>)/).map((piece) => {
    const [, name = '', inside = ''] = /^<(\w+)>(.*)<\/\w+>$/.exec(piece) ?? [];
    const part = parts[name];
    return part ? cloneElement(part, { key: name }, inside) : piece;
  });
