import * as z from 'zod/mini';
import { email } from '../../../../worker/identity/auth/contract';

/** What is typed to sign in. */
export const loginForm = z.object({ email, password: z.string().check(z.minLength(1)) });
