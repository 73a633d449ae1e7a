/** One line of an answer, as the prompt asks for it. Small slips of form that leave no doubt are read, nothing else. */
import * as z from 'zod';
import { CATEGORY_IDS, CATEGORY_LABELS, type CategoryId } from '../../../engine/packing/knowledge/item';
import { fold } from '../../../platform/shared/fold';

/** Longest name and reason, in characters. */
export const MAX_NAME = 80;
export const MAX_REASON = 240;

/** White space folded to single blanks, quotes, emphasis and pictures dropped. */
const plain = (text: string): string =>
  text
    .replaceAll(/\p{Extended_Pictographic}\u{fe0f}?(?:\u{200d}\p{Extended_Pictographic}\u{fe0f}?)*/gu, ' ')
    .replaceAll(/[\s\u{a0}]+/gu, ' ')
    .replaceAll(/^[\s*_"“”']+|[\s*_"“”']+$/gu, '')
    .trim();

const text = z.string().transform(plain);
/** Absent, null and empty mean the same. */
const optionalText = text.nullish().transform((value) => value || undefined);

const quantity = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,4}$/)
      .transform(Number),
  ])
  .nullish()
  .transform((value) => value ?? undefined);

export const lineSchema = z
  .object({
    op: z.enum(['add', 'drop', 'change']),
    id: optionalText,
    name: optionalText,
    category: optionalText,
    quantity,
    reason: text.pipe(z.string().min(1)),
  })
  .refine(({ op, id, name }) => (op === 'add' ? name !== undefined : id !== undefined || name !== undefined));

/** One difference, well-formed but not yet checked against the trip. */
export type Line = z.infer<typeof lineSchema>;

/** Names of categories as models write them: the ids, the labels of both languages, and what else is usual. */
const CATEGORIES = new Map<string, CategoryId>([
  ...CATEGORY_IDS.flatMap((id) =>
    [id, CATEGORY_LABELS[id].en, CATEGORY_LABELS[id].es].map((name) => [fold(name), id] as const),
  ),
  ['clothes', 'clothing'],
  ['accessories', 'clothing'],
  ['accesorios', 'clothing'],
  ['hygiene', 'toiletries'],
  ['higiene', 'toiletries'],
  ['medical', 'health'],
  ['medication', 'health'],
  ['salud', 'health'],
  ['tech', 'electronics'],
  ['gear', 'activities'],
  ['equipment', 'activities'],
  ['kids', 'children'],
  ['baby', 'children'],
  ['shoes', 'footwear'],
  ['luggage', 'bags'],
]);

/** The category a model means; undefined for a name that is none of ours. */
export const categoryOf = (name: string): CategoryId | undefined => CATEGORIES.get(fold(name));
