import type { EngineItem } from '../../engine/packing/engine';
import type { CabinRule } from '../../engine/packing/knowledge/item';
import type { ItemRow, PrivateTexts } from '../service';
import { itemIdOf } from './item-id';
import { blankRow } from './row';

/** One generated line before it is stored. `key` is the knowledge base's id, or `model-1` … for what a model added, or names what brought a line of the traveller's own. */
export interface GeneratedItem extends PrivateTexts {
  key: string;
  name: string;
  quantity: number;
  category: string;
  reason: string;
  origin: 'engine' | 'model' | 'user';
  essential: boolean;
  /** Of one piece, an estimate. */
  weightGrams: number | null;
  cabin: CabinRule | null;
  /** Names of the travellers it is for; empty where it is shared. */
  for: string[];
  /** `worn` or a kind of bag. */
  bag: string | null;
  /** Comes along only if there is room. */
  optional: boolean;
}

/** An engine's line as a generated one; what of it others may see is decided by `withPrivacy`. */
export const fromEngine = ({
  key,
  name,
  quantity,
  category,
  reason,
  essential,
  weightGrams,
  cabin,
  for: names,
  bag,
  optional,
  privacy,
  sharedName,
  sharedReason,
}: EngineItem): GeneratedItem => ({
  key,
  name,
  quantity,
  category,
  reason,
  origin: 'engine',
  essential,
  weightGrams: Math.round(weightGrams / quantity),
  cabin,
  privacy,
  sharedName: sharedName ?? null,
  sharedReason: sharedReason ?? null,
  for: names,
  bag,
  optional,
});

/** The row of a generated line; nothing of it has been touched by the traveller. */
export const toRow = (planId: string, item: GeneratedItem, position: number, now: number): ItemRow => ({
  ...blankRow({ id: itemIdOf(planId, item.key), planId, name: item.name, createdAt: now }),
  ...item,
  key: item.origin === 'engine' ? item.key : null,
  position,
});
