import { fold } from '../platform/shared/fold';

/** What is searched: lower case, without accents, in any script ("Málaga" → "malaga"). */
export const searchText = (...texts: string[]): string => fold(texts.join(' ')).replace(/\s+/g, ' ');
