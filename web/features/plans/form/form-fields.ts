import { FIELDS, type PlanForm } from '../draft';

/** The form's field that an error of the server belongs to ("activities[2]" is of the activities). */
export const fieldOf = (path: string): keyof PlanForm | undefined => {
  const found = FIELDS.find((field) => path === field || path.startsWith(`${field}[`));
  return found === 'placeId' ? 'destination' : found;
};
