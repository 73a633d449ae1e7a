import type { Context } from 'hono';
import { scopeOf, type Scope } from '../../platform/http/scope';
import type { AppContext } from '../../platform/context';

/** What a visitor without an account brings. */
export type VisitorScope = Pick<Scope, 'env' | 'db' | 'now' | 'address'>;

/** What somebody signed in brings. */
export interface SharingScope extends Scope {
  userId: string;
}

/** Takes the scope from Hono's context, behind `requireSession`. */
export const sharingScopeOf = (c: Context<AppContext>): SharingScope => ({ ...scopeOf(c), userId: c.var.user.id });
