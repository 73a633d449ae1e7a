import { COMMON_PASSWORDS, COMMON_WORDS } from './common-passwords';

/** Shortest own word that a password must not contain; shorter ones turn up by accident. */
const PERSONAL_MIN = 4;

const LEET: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's' };

/** `P@ssw0rd` as `password`; digits and signs at both ends go first, as they decorate. */
const bareWord = (password: string): string =>
  password
    .toLowerCase()
    .replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '')
    .replace(/[013450@$]/g, (sign) => LEET[sign] ?? sign);

/** At most two different characters, or a plain run such as `Abcdefg1` or `Aa345678`. */
const isMonotone = (password: string): boolean => {
  const lower = password.toLowerCase();
  if (new Set(lower).size <= 2) return true;
  let steps = 0;
  for (let index = 1; index < lower.length; index += 1) {
    if (lower.charCodeAt(index) - lower.charCodeAt(index - 1) === 1) steps += 1;
  }
  return steps >= lower.length - 2;
};

/** Is this one of the passwords that guessing starts with? */
export const isCommonPassword = (password: string): boolean =>
  COMMON_PASSWORDS.has(password.toLowerCase()) || COMMON_WORDS.includes(bareWord(password)) || isMonotone(password);

/** Does the password contain the name in the e-mail address, the whole address or the username? */
export const isPersonalPassword = (password: string, own: readonly (string | null | undefined)[]): boolean => {
  const lower = password.toLowerCase();
  return own
    .flatMap((word) => (word ? [word, word.split('@')[0] ?? word] : []))
    .some((word) => word.length >= PERSONAL_MIN && lower.includes(word.toLowerCase()));
};
