import { fold } from '../../../../worker/platform/shared/fold';
import type { Item } from '../../../../worker/plans/contract';

/** What is left to pack, one after the other: what is needed, in the list's order; what was put off comes at the end. */
export const packQueue = (items: readonly Item[], later: readonly string[]): Item[] => {
  const left = items.filter((item) => !item.hidden && !item.packed && !item.optional);
  const place = (item: Item): number => later.indexOf(item.id);
  return left.toSorted((one, other) => place(one) - place(other));
};

const gramsOf = (items: readonly Item[]): number =>
  items.reduce((sum, { weightGrams, quantity }) => sum + (weightGrams ?? 0) * quantity, 0);

/** What a bag holds already and what all of it will weigh, as far as weights are known; worn things are in no bag. */
export const bagFill = (items: readonly Item[]): { packed: number; total: number } => {
  const carried = items.filter((item) => !item.hidden && item.bag !== 'worn' && (item.packed || !item.optional));
  return { packed: gramsOf(carried.filter((item) => item.packed)), total: gramsOf(carried) };
};

/** The command in a recognized phrase; null for everything else. */
export type VoiceCommand = 'packed' | 'later' | 'leave' | 'back' | 'stop';

const WORDS: readonly (readonly [VoiceCommand, RegExp])[] = [
  ['stop', /\b(stop|close|enough|para|parar|cierra|cerrar|basta)\b/],
  ['back', /\b(back|undo|previous|atras|deshacer|anterior)\b/],
  ['leave', /\b(leave|stay|stays|home|casa|dejar|dejalo|no va)\b/],
  ['later', /\b(later|skip|not yet|luego|despues|salta|aun no|todavia no)\b/],
  ['packed', /\b(packed|pack|done|yes|got it|check|next|listo|lista|hecho|si|ya|dentro|siguiente|vale)\b/],
];

/** Which command a phrase is, in either language. */
export const commandIn = (phrase: string): VoiceCommand | null => {
  const heard = fold(phrase);
  return WORDS.find(([, words]) => words.test(heard))?.[0] ?? null;
};
