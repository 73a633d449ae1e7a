import * as z from 'zod/mini';
import { tooLong } from './limits';

const CONTROL = /[^\P{Cc}\t\n\r]/gu;

/** Typed text: well-formed Unicode in one normal form, without control characters but line breaks and tabs. */
export const text = (message?: string) =>
  z.string(message).check(z.overwrite((value) => value.toWellFormed().normalize('NFC').replace(CONTROL, '').trim()));

/** The same on one line. */
export const line = (message?: string) => text(message).check(z.overwrite((value) => value.replace(/\s+/g, ' ')));

/** Rule that a text has at most `max` characters. */
export const atMost = (max: number) => z.maxLength(max, tooLong(max));
