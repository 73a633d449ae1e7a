/** Templates, always-bring items, debriefs, copies and revisions of a plan: what crosses the wire. */
import * as z from 'zod/mini';
import { addItemInput, createPlanInput, PLAN_MESSAGES, planOutput, tripLength, PLAN_LIMITS } from '../contract';

/** Bounds of what a person may keep. */
export const REUSE_LIMITS = { templates: 50, templateName: 80, always: 50, missed: 20 } as const;

/** English texts of the rules; the browser translates them. */
export const REUSE_MESSAGES = {
  templateName: `Use 1 to ${REUSE_LIMITS.templateName} characters.`,
  tooManyTemplates: `You can keep up to ${REUSE_LIMITS.templates} templates.`,
  emptyTemplate: 'A template needs at least one item.',
  tooManyAlways: `You can keep up to ${REUSE_LIMITS.always} things you always bring.`,
  tooManyMissed: `Name up to ${REUSE_LIMITS.missed} things you missed.`,
  oneAtATime: 'Change the trip or make one category again, not both.',
  tripNotOver: 'This trip is not over yet.',
  otherDestination: 'Another destination is a new Bag Plan: it takes over your own items and costs one credit.',
} as const;

const templateName = z.string().check(
  z.overwrite((value) => value.toWellFormed().normalize('NFC').replace(/\s+/g, ' ').trim()),
  z.minLength(1, REUSE_MESSAGES.templateName),
  z.maxLength(REUSE_LIMITS.templateName, REUSE_MESSAGES.templateName),
);
const ids = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(PLAN_LIMITS.items));

/** One thing of a template. */
const templateItem = z.object({ name: z.string(), quantity: z.number(), category: z.string() });
export type TemplateItem = z.infer<typeof templateItem>;

/** A list that somebody keeps to pack from again. */
const template = z.object({
  id: z.string(),
  name: z.string(),
  items: z.array(templateItem),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Template = z.infer<typeof template>;

/** `POST /api/templates`: everything of a plan that is not hidden, or the items that are named. */
export const saveTemplateInput = z.object({ name: templateName, planId: z.string(), itemIds: z.optional(ids) });
export type SaveTemplateInput = z.infer<typeof saveTemplateInput>;
/** `PATCH /api/templates/:id` */
export const renameTemplateInput = z.object({ name: templateName });
/** 200 of `GET /api/templates`, by name */
export const templatesOutput = z.object({ templates: z.array(template) });
/** 201 and 200 of the template calls */
export const templateOutput = z.object({ template });
/** `POST /api/plans/:id/template`: joins a template's items to a list */
export const joinTemplateInput = z.object({ templateId: z.string() });
/** Its 200: the plan, and which items joined; the others were on the list already. */
export const joinTemplateOutput = z.object({ ...planOutput.shape, added: z.array(z.string()) });

/** `POST /api/always`; without a category it goes where the knowledge base has it. */
export const addAlwaysInput = z.object({
  name: addItemInput.shape.name,
  quantity: addItemInput.shape.quantity,
  category: z.optional(addItemInput.shape.name),
});
export type AddAlwaysInput = z.infer<typeof addAlwaysInput>;
/** Something that joins every new list. */
const alwaysItem = z.object({ id: z.string(), name: z.string(), quantity: z.number(), category: z.string() });
export type AlwaysItem = z.infer<typeof alwaysItem>;
/** 201 of `POST /api/always` */
export const alwaysItemOutput = z.object({ item: alwaysItem });
/** 200 of `GET /api/always` */
export const alwaysOutput = z.object({ items: z.array(alwaysItem) });

/** What came of a thing that was packed, or was not. */
const OUTCOMES = ['used', 'unused', 'missed'] as const;

/** What is remembered of one thing of a trip; `subject` says which thing it is, whatever it is called. */
const debriefLine = z.object({
  subject: z.string(),
  outcome: z.enum(OUTCOMES),
  name: z.string(),
  quantity: z.number(),
  category: z.string(),
});
export type DebriefLine = z.infer<typeof debriefLine>;

/** By what later trips are compared with one that was told of. */
export interface DebriefTrip {
  /** In the language of its plan, as reasons name it. */
  place: string;
  country: string | null;
  activities: string[];
  /** null when the weather was not known. */
  weather: { minC: number; maxC: number; wetShare: number } | null;
}

/** `POST /api/plans/:id/debrief`: what was used and not, by item, and what was missed, by name; or nothing, to skip it. */
export const debriefInput = z.object({
  used: z._default(ids, []),
  unused: z._default(ids, []),
  missed: z._default(
    z.array(addItemInput.shape.name).check(z.maxLength(REUSE_LIMITS.missed, REUSE_MESSAGES.tooManyMissed)),
    [],
  ),
});
export type DebriefInput = z.infer<typeof debriefInput>;
/** Its 200: what will be different next time. */
export const debriefOutput = z.object({
  learned: z.object({ leftOut: z.array(z.string()), behind: z.array(z.string()), missed: z.array(z.string()) }),
});

/** What past trips have taught about one thing. */
const lesson = z.object({
  /** The subject; what `DELETE /api/lessons/:id` forgets. */
  id: z.string(),
  effect: z.enum(['left-out', 'behind', 'missed']),
  name: z.string(),
  /** Where it was told, newest first. */
  places: z.array(z.string()),
});
export type Lesson = z.infer<typeof lesson>;
/** 200 of `GET /api/lessons` */
export const lessonsOutput = z.object({ lessons: z.array(lesson) });

interface Dates {
  startDate: string;
  endDate: string;
}
const inOrder = <Trip extends Dates>() =>
  z.refine<Trip>(({ startDate, endDate }) => tripLength(startDate, endDate) >= 1, {
    path: ['endDate'],
    error: PLAN_MESSAGES.datesReversed,
  });
const shortEnough = <Trip extends Dates>() =>
  z.refine<Trip>(({ startDate, endDate }) => tripLength(startDate, endDate) <= PLAN_LIMITS.days, {
    path: ['endDate'],
    error: PLAN_MESSAGES.tooManyDays,
  });
const trip = createPlanInput.shape;

/** `POST /api/plans/:id/copy` (premium) */
export const copyPlanInput = z
  .object({ name: trip.name, startDate: trip.startDate, endDate: trip.endDate })
  .check(inOrder(), shortEnough());
export type CopyPlanInput = z.infer<typeof copyPlanInput>;

/** A trip as it is to be. */
export const revisedTrip = z
  .object({
    destination: trip.destination,
    placeId: trip.placeId,
    startDate: trip.startDate,
    endDate: trip.endDate,
    activities: trip.activities,
    description: trip.description,
  })
  .check(inOrder(), shortEnough());
export type RevisedTrip = z.infer<typeof revisedTrip>;

/**
 * `POST /api/plans/:id/revisions`: the whole list again, for a `trip` that has changed, or one `category` (premium). With
 * `model` the language model is asked too, which costs a credit where one is configured.
 */
export const revisionInput = z
  .object({
    trip: z.optional(revisedTrip),
    category: z.optional(addItemInput.shape.name),
    model: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ trip, category }) => trip === undefined || category === undefined, {
      path: ['category'],
      error: REUSE_MESSAGES.oneAtATime,
    }),
  );
export type RevisionInput = z.infer<typeof revisionInput>;

/** A line of a list as a proposal shows it. */
const lineState = z.object({
  name: z.string(),
  quantity: z.number(),
  category: z.string(),
  reason: z.string(),
});
/** One change that is proposed. An added line has no `before`, a removed one no `after`. */
const revisionLine = z.object({
  /** The item's id, or the one it will have. */
  id: z.string(),
  kind: z.enum(['added', 'removed', 'changed']),
  before: z.nullable(lineState),
  after: z.nullable(lineState),
});
export type RevisionLine = z.infer<typeof revisionLine>;

/** A proposal to make a list again. `working` while a model is asked: ask again in a moment. */
const revision = z.object({
  id: z.string(),
  status: z.enum(['working', 'ready', 'applied', 'undone']),
  /** Whether a model took part; without one it cost nothing. */
  model: z.nullable(z.string()),
  /** A model was asked and failed: the proposal is the engine's, and the credit went back. */
  modelFailed: z.boolean(),
  /** Parts of the trip that change with it. */
  changes: z.array(z.enum(['destination', 'dates', 'activities', 'description'])),
  days: z.number(),
  lines: z.array(revisionLine),
});
export type Revision = z.infer<typeof revision>;
/** 200 and 201 of the revision calls */
export const revisionOutput = z.object({ revision });

/** `POST /api/plans/:id/revisions/:revisionId/apply` */
export const applyRevisionInput = z.object({ lines: ids });
/** 200 of `apply` and `undo`: the plan, and lines that were left as they are because they changed meanwhile. */
export const appliedOutput = z.object({ ...planOutput.shape, skipped: z.array(z.string()) });
