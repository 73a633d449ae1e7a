import type { FieldPath } from 'react-hook-form';
import type { input } from 'zod/mini';
import type { createPlanInput } from '../../../../worker/plans/contract';
import { FIELDS } from '../draft';

/** What the form for a new plan holds while it is filled in. */
export type FormInput = input<typeof createPlanInput>;

/** The form's field that an error of the server belongs to ("activities[2]" is of the activities). */
export const fieldOf = (path: string): FieldPath<FormInput> | undefined => {
  const found = FIELDS.find((field) => path === field || path.startsWith(`${field}[`));
  return found === 'placeId' ? 'destination' : found;
};
