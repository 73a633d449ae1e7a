import { common } from './common';
import { errors } from './errors';
import { plans } from './plans';
import { shell } from './shell';

/** What the signed-in area says; one lazy file per language. */
export const app = { common, errors, shell, plans } as const;
