import { env } from 'cloudflare:workers';
import { users } from '../../worker/identity/sessions/schema';
import { createDatabase } from '../../worker/platform/db/client';
import { newId } from '../../worker/platform/db/id';

/** A confirmed person without a session, for tests below the routes. */
export const addUser = async (): Promise<string> => {
  const id = newId('user');
  await createDatabase(env)
    .insert(users)
    .values({ id, email: `${id}@example.test`, locale: 'en', termsAcceptedAt: 1, createdAt: 1, updatedAt: 1 });
  return id;
};
