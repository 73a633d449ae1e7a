import * as z from 'zod/mini';

const CONTROL = /[^\P{Cc}\t\n\r]/gu;

/** Typed text: well-formed Unicode in one normal form, without control characters but line breaks and tabs. */
export const text = (message?: string) =>
  z.string(message).check(z.overwrite((value) => value.toWellFormed().normalize('NFC').replace(CONTROL, '').trim()));

/** The same on one line. */
export const line = (message?: string) => text(message).check(z.overwrite((value) => value.replace(/\s+/g, ' ')));

/** What is said of a text of more than `max` characters. */
const tooLong = (max: number): string => `Use at most ${max} characters.`;

/** Rule that a text has at most `max` characters. */
export const atMost = (max: number) => z.maxLength(max, tooLong(max));

/** The bound that a message of {@link atMost} names; undefined of another message. */
export const boundOf = (message: string): number | undefined => {
  const max = Number(/\d+/.exec(message)?.[0]);
  return message === tooLong(max) ? max : undefined;
};
