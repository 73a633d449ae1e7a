/** What somebody brings on every trip: what crosses the wire. */
import * as z from 'zod/mini';
import { addItemInput } from '../contract';

/** How many things a person may bring on every trip. */
export const ALWAYS_LIMIT = 50;

/** English text of that rule; the browser translates it. */
export const TOO_MANY_ALWAYS = `You can keep up to ${ALWAYS_LIMIT} things you always bring.`;

/** `POST /api/always`; without a category it goes where the knowledge base has it. */
export const addAlwaysInput = z.object({
  name: addItemInput.shape.name,
  quantity: addItemInput.shape.quantity,
  category: z.optional(addItemInput.shape.name),
});
export type AddAlwaysInput = z.infer<typeof addAlwaysInput>;
/** Something that joins every new list. */
const alwaysItem = z.object({ id: z.string(), name: z.string(), quantity: z.number(), category: z.string() });
export type AlwaysItem = z.infer<typeof alwaysItem>;
/** 201 of `POST /api/always` */
export const alwaysItemOutput = z.object({ item: alwaysItem });
/** 200 of `GET /api/always` */
export const alwaysOutput = z.object({ items: z.array(alwaysItem) });
