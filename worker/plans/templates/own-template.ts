import { and, eq } from 'drizzle-orm';
import { AppError } from '../../platform/http/errors';
import { isoTime } from '../../platform/iso-time';
import type { PlanScope } from '../service';
import type { Template } from './contract';
import { templates } from './schema';

/** A template as the contract has it. */
export const toTemplate = ({ id, name, items, createdAt, updatedAt }: typeof templates.$inferSelect): Template => ({
  id,
  name,
  items: items.map(({ name: thing, quantity, category }) => ({ name: thing, quantity, category })),
  createdAt: isoTime(createdAt),
  updatedAt: isoTime(updatedAt),
});

/** Condition of one’s own template. */
export const isOwnTemplate = (userId: string, id: string) => and(eq(templates.id, id), eq(templates.userId, userId));

/** One's own template as it is stored, or `not_found`. */
export const ownTemplate = async (
  { db, userId }: Pick<PlanScope, 'db' | 'userId'>,
  id: string,
): Promise<typeof templates.$inferSelect> => {
  const [row] = await db.select().from(templates).where(isOwnTemplate(userId, id));
  if (!row) throw new AppError('not_found');
  return row;
};
