import { stems } from '../stems';

const BREAK = / (?:for|with|of|in|to|against|de|para|con|del|contra|en|y|and)\b|[,(:]/u;

/** The noun a name is about: the last word before "for" in English, the first in Spanish. */
export function headNoun(name: string, locale: 'en' | 'es'): string | undefined {
  const words = stems(name.split(BREAK)[0] ?? name);
  return locale === 'en' ? words.at(-1) : words[0];
}
