import type { Plan } from '../../../worker/plans/contract';
import { isObject } from '../../api/is-object';
import { keep, readKeptValue } from '../../kept';
import { DRAFT_PREFIX } from './stored-data';
import { takeTrial } from './trial';

/** What somebody has typed into the create form, right or wrong, in the order of the page. */
export interface PlanForm {
  destination: string;
  /** The place chosen from the list; empty when the destination is the traveller's own words. */
  placeId: string;
  startDate: string;
  endDate: string;
  activities: string[];
  description: string;
  name: string;
}

export const EMPTY_FORM: PlanForm = {
  destination: '',
  placeId: '',
  startDate: '',
  endDate: '',
  activities: [],
  description: '',
  name: '',
};

const isField = (key: string): key is keyof PlanForm => Object.hasOwn(EMPTY_FORM, key);
/** In the order of the page. */
export const FIELDS = Object.keys(EMPTY_FORM).filter(isField);

/** The form's field that an error of the server belongs to ("activities[2]" is of the activities). */
export const fieldOf = (path: string): keyof PlanForm | undefined => {
  const found = FIELDS.find((field) => path === field || path.startsWith(`${field}[`));
  return found === 'placeId' ? 'destination' : found;
};

/** What was typed for a plan, as the form holds it. */
export const formOf = (plan: Plan): PlanForm => ({
  destination: plan.destination,
  placeId: '',
  startDate: plan.startDate,
  endDate: plan.endDate,
  activities: plan.activities,
  description: plan.description,
  name: plan.name === plan.destination ? '' : plan.name,
});

/** A trip that is being put into words, as this browser keeps it. */
export interface Draft {
  form: PlanForm;
  /** What was put right of what the words were taken for; `use-corrections.ts` reads it. */
  corrections?: unknown;
  /**
   * The last attempt to send: its key is used again while the form says the same, so that an answer that got lost, even
   * by a reload, never makes a second plan.
   */
  attempt?: { key: string; body: string } | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** What was kept before a field was added is read with its default, so that nothing typed is lost. */
const readForm = (kept: unknown): PlanForm | null => {
  if (!isObject(kept)) return null;
  const form = { ...EMPTY_FORM, ...kept };
  const { destination, placeId, startDate, endDate, activities, description, name } = form;
  const isRight = [destination, placeId, startDate, endDate, description, name].every(isText) && isTexts(activities);
  return isRight ? { destination, placeId, startDate, endDate, activities, description, name } : null;
};

const asDraft = (kept: unknown): Draft | null => {
  const form = isObject(kept) ? readForm(kept['form']) : null;
  if (!isObject(kept) || !form) return null;
  const { corrections, attempt } = kept;
  const key = isObject(attempt) ? attempt['key'] : null;
  const body = isObject(attempt) ? attempt['body'] : null;
  return {
    form,
    ...(isObject(corrections) && { corrections }),
    ...(isText(key) && isText(body) && { attempt: { key, body } }),
  };
};

/** Whether nothing was typed. */
export const isEmptyForm = (form: PlanForm): boolean => JSON.stringify(form) === JSON.stringify(EMPTY_FORM);

/**
 * The draft this browser keeps for a user, else the trip tried before signing up; null when there is neither, or when
 * storage is disabled or holds something else.
 */
export const readDraft = (userId: string): Draft | null => {
  const kept = asDraft(readKeptValue(DRAFT_PREFIX + userId));
  if (kept) return kept;
  const trial = takeTrial();
  if (!trial) return null;
  const draft = { form: { ...EMPTY_FORM, ...trial } };
  writeDraft(userId, draft);
  return draft;
};

/** Keeps a draft; an empty one is forgotten. */
export const writeDraft = (userId: string, draft: Draft): void =>
  keep(DRAFT_PREFIX + userId, isEmptyForm(draft.form) ? null : JSON.stringify(draft));

/** Forgets the drafts `of` one user, or of everybody `but` one; what was typed is nobody else's business. */
export const forgetDrafts = (whose: { of: string } | { but: string }): void => {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(DRAFT_PREFIX)) continue;
      if ('of' in whose ? key === DRAFT_PREFIX + whose.of : key !== DRAFT_PREFIX + whose.but)
        localStorage.removeItem(key);
    }
  } catch {
    // Storage is disabled, so nothing was kept.
  }
};

/** The attempt to send `body`: the last one's key while it says the same, else a new key. */
export const attemptFor = (body: string, last: Draft['attempt']): NonNullable<Draft['attempt']> =>
  last?.body === body ? last : { key: crypto.randomUUID(), body };
