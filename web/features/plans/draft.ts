import * as z from 'zod/mini';
import type { Plan } from '../../../worker/plans/contract';
import { tripCorrectionsSchema } from '../../../worker/engine/trip/contract';
import { takeTrial } from './trial';

/**
 * What somebody has typed into the create form, right or wrong, in the order of the page. A draft that was kept before a
 * field was added is read with its default, so that nothing typed is lost.
 */
const formShape = z.object({
  destination: z._default(z.string(), ''),
  /** The place chosen from the list; empty when the destination is the traveller's own words. */
  placeId: z._default(z.string(), ''),
  startDate: z._default(z.string(), ''),
  endDate: z._default(z.string(), ''),
  activities: z._default(z.array(z.string()), []),
  description: z._default(z.string(), ''),
  name: z._default(z.string(), ''),
});
export type PlanForm = z.infer<typeof formShape>;

export const EMPTY_FORM: PlanForm = formShape.parse({});

const isField = (key: string): key is keyof PlanForm => key in formShape.shape;
/** In the order of the page. */
export const FIELDS = Object.keys(formShape.shape).filter(isField);

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

/**
 * The last attempt to send: its key is used again while the form says the same, so that an answer that got lost, even
 * by a reload, never makes a second plan.
 */
const attemptShape = z.object({ key: z.string(), body: z.string() });

const draftShape = z.object({
  form: formShape,
  /** What was put right of what the words were taken for. */
  corrections: z.optional(tripCorrectionsSchema),
  attempt: z.optional(attemptShape),
});
export type Draft = z.infer<typeof draftShape>;

const PREFIX = 'valija.plan-draft.';

/** Whether nothing was typed. */
export const isEmptyForm = (form: PlanForm): boolean => JSON.stringify(form) === JSON.stringify(EMPTY_FORM);

/**
 * The draft this browser keeps for a user, else the trip tried before signing up; null when there is neither, or when
 * storage is disabled or holds something else.
 */
export const readDraft = (userId: string): Draft | null => {
  try {
    return draftShape.parse(JSON.parse(localStorage.getItem(PREFIX + userId) ?? 'null'));
  } catch {
    const trial = takeTrial();
    if (!trial) return null;
    const draft = { form: { ...EMPTY_FORM, ...trial } };
    writeDraft(userId, draft);
    return draft;
  }
};

/** Keeps a draft; an empty one is forgotten. */
export const writeDraft = (userId: string, draft: Draft): void => {
  try {
    if (isEmptyForm(draft.form)) localStorage.removeItem(PREFIX + userId);
    else localStorage.setItem(PREFIX + userId, JSON.stringify(draft));
  } catch {
    // Storage is disabled or full: the form itself still holds everything.
  }
};

/** Forgets the drafts `of` one user, or of everybody `but` one; what was typed is nobody else's business. */
export const forgetDrafts = (whose: { of: string } | { but: string }): void => {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      if ('of' in whose ? key === PREFIX + whose.of : key !== PREFIX + whose.but) localStorage.removeItem(key);
    }
  } catch {
    // Storage is disabled, so nothing was kept.
  }
};

/** The attempt to send `body`: the last one's key while it says the same, else a new key. */
export const attemptFor = (body: string, last: Draft['attempt']): NonNullable<Draft['attempt']> =>
  last?.body === body ? last : { key: crypto.randomUUID(), body };
