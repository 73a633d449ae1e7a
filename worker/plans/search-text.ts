/** What is searched: lower case, without accents, in any script ("Málaga" → "malaga"). */
export const searchText = (...texts: string[]): string =>
  texts.join(' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
