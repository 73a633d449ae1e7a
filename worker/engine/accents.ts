/** What has no accents to take away: most words of running text. */
const ASCII = /^[\0-\x7f]*$/;

/** A text without its accents: "São Tomé" → "Sao Tome". */
export const withoutAccents = (text: string): string =>
  ASCII.test(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '');
