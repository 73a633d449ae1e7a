import { createHash } from 'node:crypto';

/** Names a plan as somebody is shown it, of its JSON: by another word as soon as anything of it is another. */
export const versionOf = (plan: string): string => createHash('sha256').update(plan).digest('base64url').slice(0, 22);
