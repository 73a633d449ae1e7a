import { drizzle } from 'drizzle-orm/d1';
import type { Env } from '../env';

/** Drizzle over the D1 binding; camelCase in code, snake_case in SQL. */
export const createDatabase = (env: Pick<Env, 'DB'>) => drizzle(env.DB, { casing: 'snake_case' });
export type Database = ReturnType<typeof createDatabase>;
