import * as z from 'zod';
import { invalidRequest } from './fault';

export type Form = string | Form[] | { [key: string]: Form };

/** `a[b][0]=x` as nested objects; lists have numeric or empty keys. */
export const parseForm = (encoded: string): { [key: string]: Form } => {
  const root: { [key: string]: Form } = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = [
      name.split('[', 1)[0] ?? name,
      ...Array.from(name.matchAll(/\[([^\]]*)\]/g), (part) => part[1] ?? ''),
    ];
    let at = root;
    for (const [index, part] of path.entries()) {
      const key = part || String(Object.keys(at).length);
      if (index === path.length - 1) at[key] = value;
      else {
        const inner = at[key];
        if (typeof inner === 'object' && !Array.isArray(inner)) at = inner;
        else {
          const made: { [key: string]: Form } = {};
          at[key] = made;
          at = made;
        }
      }
    }
  }
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, withLists(value)]));
};

const withLists = (form: Form): Form => {
  if (typeof form === 'string' || Array.isArray(form)) return form;
  const entries = Object.entries(form).map(([key, value]): [string, Form] => [key, withLists(value)]);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
};

/** Checks parameters as Stripe does: what it does not know, it refuses. */
export const readParams = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, form: { [key: string]: Form }) => {
  const result = z.strictObject(schema.shape).safeParse(form);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const source = 'https://docs.stripe.com/error-codes#parameter-unknown';
    throw invalidRequest(source, `Received unknown parameter: ${key}`, key, 'parameter_unknown');
  }
  const param = issue?.path.join('.') ?? '';
  if (issue?.code === 'invalid_type' && issue.input === undefined) {
    const source = 'https://docs.stripe.com/error-codes#parameter-missing';
    throw invalidRequest(source, `Missing required param: ${param}.`, param, 'parameter_missing');
  }
  throw invalidRequest(
    'https://docs.stripe.com/api/errors',
    `Invalid value for ${param}: ${issue?.message ?? ''}`,
    param,
  );
};

export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const whole = z.string().regex(/^\d+$/, 'must be an integer').transform(Number);
/** https://docs.stripe.com/api/metadata: at most 50 keys of 40 characters, values of 500. */
export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((pairs) => Object.keys(pairs).length <= 50, 'has more than 50 keys');
/** An address that people are led to: https://docs.stripe.com/error-codes#url-invalid */
export const address = z.url('Not a valid URL');
/** Every call takes it; the fake never expands. */
export const expand = z.array(z.string()).optional();
/** Parameters of every list; a page has 1 to 100: https://docs.stripe.com/api/pagination */
export const paging = {
  limit: whole.refine((limit) => limit >= 1 && limit <= 100, 'must be between 1 and 100').optional(),
  starting_after: z.string().optional(),
  expand,
};
