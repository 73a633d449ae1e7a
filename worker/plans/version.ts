import { createHash } from 'node:crypto';
import type { Plan } from './contract';

/** Names a plan as somebody is shown it: by another word as soon as anything of it is another. */
export const versionOf = (plan: Plan): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('base64url').slice(0, 22);
