/**
 * Version of the prompts (`system.ts`, `user.ts`, `reader.ts`), recorded on every plan that a model took part in. Raise it with
 * every change of their text, so that plans made before and after can be distinguished.
 */
export const PROMPT_VERSION = '2026-11-22.1';
