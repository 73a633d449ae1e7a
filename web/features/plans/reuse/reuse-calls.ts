import { queryOptions } from '@tanstack/react-query';
import type { CopyPlanInput } from '../../../../worker/plans/copies/contract';
import type { Plan } from '../../../../worker/plans/contract';
import type { DebriefInput, Lesson } from '../../../../worker/plans/debrief/contract';
import type { AddAlwaysInput, AlwaysItem } from '../../../../worker/plans/preferences/contract';
import type { Revision, RevisionInput } from '../../../../worker/plans/revisions/contract';
import type { SaveTemplateInput, Template } from '../../../../worker/plans/templates/contract';
import { api, checked, escaped } from '../../../api/client';
import { createOptimisticChanges } from '../../../api/optimistic';
import { queryClient } from '../../../api/query';
import { repeatable } from '../../../api/retry';
import { acceptPlan, creditsQuery, forgetLists } from '../plan-queries';

const planCalls = api.plans[':id'];
const plans = () => import('../../../../worker/plans/contract');
const preferences = () => import('../../../../worker/plans/preferences/contract');
const revisions = () => import('../../../../worker/plans/revisions/contract');
const debriefs = () => import('../../../../worker/plans/debrief/contract');
const templates = () => import('../../../../worker/plans/templates/contract');

/** A call that is made again with the same key gives the same answer. */
const once = (key: string) => ({ headers: { 'idempotency-key': key } });

/** Shows a plan that an answer brought. */
const accept = async (plan: Plan): Promise<void> => {
  await acceptPlan(plan);
  await forgetLists();
};

/** The templates of the signed-in person. */
export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: async ({ signal }) =>
    (await checked(api.templates.$get({}, { init: { signal } }), async () => (await templates()).templatesOutput))
      .templates,
});
/** What they always bring. */
export const alwaysQuery = queryOptions({
  queryKey: ['always'],
  queryFn: async ({ signal }) =>
    (await checked(api.always.$get({}, { init: { signal } }), async () => (await preferences()).alwaysOutput)).items,
});
/** What their past trips taught. */
export const lessonsQuery = queryOptions({
  queryKey: ['lessons'],
  queryFn: async ({ signal }) =>
    (await checked(api.lessons.$get({}, { init: { signal } }), async () => (await debriefs()).lessonsOutput)).lessons,
});
const refresh = (key: 'templates' | 'lessons') => queryClient.invalidateQueries({ queryKey: [key] });

/** Makes a plan again for other dates; the same `key` again gives the same copy. */
export const copyPlan = async (planId: string, input: CopyPlanInput, key: string): Promise<Plan> => {
  const { plan } = await checked(
    planCalls.copy.$post({ param: escaped({ id: planId }), json: input }, once(key)),
    async () => (await plans()).planOutput,
  );
  await accept(plan);
  return plan;
};

/** Asks what changes on a list; nothing does yet. The same `key` again gives the same answer. */
export const proposeRevision = async (planId: string, input: RevisionInput, key: string): Promise<Revision> => {
  const { revision } = await checked(
    planCalls.revisions.$post({ param: escaped({ id: planId }), json: input }, once(key)),
    async () => (await revisions()).revisionOutput,
  );
  if (input.model) await queryClient.invalidateQueries({ queryKey: creditsQuery.queryKey });
  return revision;
};

/** A proposal that is still worked on, asked for again. */
export const readRevision = async (planId: string, id: string): Promise<Revision> =>
  (
    await checked(
      planCalls.revisions[':revisionId'].$get({ param: escaped({ id: planId, revisionId: id }) }),
      async () => (await revisions()).revisionOutput,
    )
  ).revision;

/** Takes lines of a proposal; returns how many were left as they are. */
export const applyRevision = async (planId: string, id: string, lines: readonly string[]): Promise<number> => {
  const applied = await checked(
    planCalls.revisions[':revisionId'].apply.$post(
      { param: escaped({ id: planId, revisionId: id }), json: { lines: [...lines] } },
      { headers: repeatable() },
    ),
    async () => (await revisions()).appliedOutput,
  );
  await accept(applied.plan);
  return applied.skipped.length;
};

/** Takes an applied proposal back. */
export const undoRevision = async (planId: string, id: string): Promise<void> => {
  await accept(
    (
      await checked(
        planCalls.revisions[':revisionId'].undo.$post(
          { param: escaped({ id: planId, revisionId: id }) },
          { headers: repeatable() },
        ),
        async () => (await revisions()).appliedOutput,
      )
    ).plan,
  );
};

/** Keeps a list as a template. */
export const saveTemplate = async (input: SaveTemplateInput): Promise<Template> => {
  const { template } = await checked(
    api.templates.$post({ json: input }),
    async () => (await templates()).templateOutput,
  );
  await refresh('templates');
  return template;
};
/** Gives a template another name. */
export const renameTemplate = async (id: string, name: string): Promise<void> => {
  await api.templates[':id'].$patch({ param: escaped({ id }), json: { name } });
  await refresh('templates');
};
/** Changes of the kept lists that are shown before the server has answered. */
export const templateChanges = createOptimisticChanges<Template[]>();
export const alwaysChanges = createOptimisticChanges<AlwaysItem[]>();
export const lessonChanges = createOptimisticChanges<Lesson[]>();
const without =
  <Row extends { id: string }>(id: string) =>
  (rows: Row[]): Row[] =>
    rows.filter((row) => row.id !== id);

/** Deletes a template for good. */
export const deleteTemplate = async (id: string): Promise<void> => {
  await templateChanges.run(templatesQuery.queryKey, without(id), () =>
    api.templates[':id'].$delete({ param: escaped({ id }) }),
  );
};
/** Joins a template's items to a list; returns how many were not there yet. */
export const applyTemplate = async (planId: string, templateId: string): Promise<number> => {
  const joined = await checked(
    planCalls.template.$post({ param: escaped({ id: planId }), json: { templateId } }, { headers: repeatable() }),
    async () => (await templates()).applyTemplateOutput,
  );
  await accept(joined.plan);
  return joined.added.length;
};

/** Begins the id of something that the server does not know yet. */
const UNSAVED = 'unsaved:';
/** Whether the server knows it, so that it can be taken off. */
export const isSaved = ({ id }: AlwaysItem): boolean => !id.startsWith(UNSAVED);

/** Adds something that joins every new list. */
export const addAlways = async (input: AddAlwaysInput): Promise<void> => {
  const shown = { id: `${UNSAVED}${crypto.randomUUID()}`, name: input.name, quantity: input.quantity, category: '' };
  await alwaysChanges.run(
    alwaysQuery.queryKey,
    (items) => (items.some(({ id }) => id === shown.id) ? items : [...items, shown]),
    async () =>
      (
        await checked(
          api.always.$post({ json: input }, { headers: repeatable() }),
          async () => (await preferences()).alwaysItemOutput,
        )
      ).item,
    // The same thing again changes how many of it are brought.
    (items, item) =>
      items.some(({ id }) => id === item.id)
        ? items.map((each) => (each.id === item.id ? item : each))
        : [...items, item],
  );
};
/** Takes something off that list. */
export const removeAlways = async (id: string): Promise<void> => {
  await alwaysChanges.run(alwaysQuery.queryKey, without(id), () =>
    api.always[':id'].$delete({ param: escaped({ id }) }),
  );
};
/** Deletes what reviews say of a thing. */
export const forgetLesson = async (id: string): Promise<void> => {
  await lessonChanges.run(lessonsQuery.queryKey, without(id), () =>
    api.lessons[':id'].$delete({ param: escaped({ id }) }),
  );
};

/** Tells how a trip went, or with nothing said that it is not to be asked about. */
export const debriefPlan = async (planId: string, input: DebriefInput) => {
  const { learned } = await checked(
    planCalls.debrief.$post({ param: escaped({ id: planId }), json: input }, { headers: repeatable() }),
    async () => (await debriefs()).debriefOutput,
  );
  await Promise.all([refresh('lessons'), queryClient.invalidateQueries({ queryKey: ['plans'] })]);
  return learned;
};
