import type { DefaultNamespace, FlatNamespace, i18n } from 'i18next';
import { createContext, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';

type Namespaces = FlatNamespace | readonly FlatNamespace[];

const WordsContext = createContext<{ words: i18n; language: string } | null>(null);

/** What is inside says its words in the language that `words` has, and says them anew when that changes. */
export const Translated = ({ words, children }: { words: i18n; children?: ReactNode }) => {
  const [follow] = useState(() => (changed: () => void) => {
    words.on('languageChanged', changed);
    return () => words.off('languageChanged', changed);
  });
  const languageNow = () => words.language;
  const language = useSyncExternalStore(follow, languageNow, languageNow);
  const value = useMemo(() => ({ words, language }), [words, language]);
  return <WordsContext value={value}>{children}</WordsContext>;
};

/** The words of a namespace, or of the first of these that has them; those of others are named with theirs. */
export const useTranslation = <const Ns extends Namespaces = DefaultNamespace>(namespaces?: Ns) => {
  const context = use(WordsContext);
  if (!context) throw new Error('There are no words around what is drawn.');
  const { words, language } = context;
  const [first] = useState(namespaces);
  const t = useMemo(() => words.getFixedT<Ns>(language, first), [words, language, first]);
  return { t };
};
