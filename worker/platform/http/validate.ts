import { zValidator } from '@hono/zod-validator';
import type { ValidationTargets } from 'hono';
import * as core from 'zod/v4/core';
import { FIELD_MESSAGES } from './contract';
import { AppError } from './errors';

/** `items[2].name` for a zod path. */
const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (all, part) => (typeof part === 'number' ? `${all}[${part}]` : all ? `${all}.${String(part)}` : String(part)),
    '',
  ) || 'body';

/** The first message of each field, as the contract's `fields`. */
export const fieldsOf = (issues: readonly core.$ZodIssue[]): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[pathOf(issue.path)] ??= issue.message;
  return fields;
};

/** The words for what a rule has none for: the validator's own name types, which is nothing for a person. */
const ownWords: core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type' && issue.input === undefined) return FIELD_MESSAGES.missing;
  if (issue.code === 'too_big' && issue.origin === 'string') return `Use at most ${issue.maximum} characters.`;
  return FIELD_MESSAGES.invalid;
};

core.config({ customError: ownWords });

/** zValidator whose failure is the contract's 422 with `fields`. */
export const validate = <Target extends keyof ValidationTargets, Schema extends core.$ZodType>(
  target: Target,
  schema: Schema,
) =>
  zValidator(target, schema, (result) => {
    if (!result.success) throw new AppError('validation_failed', { fields: fieldsOf(result.error.issues) });
  });
