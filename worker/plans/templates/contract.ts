/** Templates, lists that somebody keeps to pack from again: what crosses the wire. */
import * as z from 'zod/mini';
import { itemIds, planOutput } from '../contract';

/** Bounds of what a person may keep. */
export const TEMPLATE_LIMITS = { templates: 50, name: 80 } as const;

/** English texts of the rules; the browser translates them. */
export const TEMPLATE_MESSAGES = {
  name: `Use 1 to ${TEMPLATE_LIMITS.name} characters.`,
  tooMany: `You can keep up to ${TEMPLATE_LIMITS.templates} templates.`,
  empty: 'A template needs at least one item.',
} as const;

const templateName = z.string().check(
  z.overwrite((value) => value.toWellFormed().normalize('NFC').replace(/\s+/g, ' ').trim()),
  z.minLength(1, TEMPLATE_MESSAGES.name),
  z.maxLength(TEMPLATE_LIMITS.name, TEMPLATE_MESSAGES.name),
);

/** One thing of a template. */
const templateItem = z.object({ name: z.string(), quantity: z.number(), category: z.string() });
type TemplateItem = z.infer<typeof templateItem>;

/** A thing of a template as it is stored. */
export interface StoredTemplateItem extends TemplateItem {
  /** It was its owner's alone on the list that it comes from, and is so on every list that it joins. */
  isPrivate?: boolean;
}

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
export const saveTemplateInput = z.object({ name: templateName, planId: z.string(), itemIds: z.optional(itemIds) });
export type SaveTemplateInput = z.infer<typeof saveTemplateInput>;
/** `PATCH /api/templates/:id` */
export const renameTemplateInput = z.object({ name: templateName });
/** 200 of `GET /api/templates`, by name */
export const templatesOutput = z.object({ templates: z.array(template) });
/** 201 and 200 of the template calls */
export const templateOutput = z.object({ template });
/** `POST /api/plans/:id/template`: joins a template's items to a list */
export const applyTemplateInput = z.object({ templateId: z.string() });
/** Its 200: the plan, and which items joined; the others were on the list already. */
export const applyTemplateOutput = z.object({ ...planOutput.shape, added: z.array(z.string()) });
