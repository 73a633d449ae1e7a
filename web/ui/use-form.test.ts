import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { useForm } from './use-form';

/** As much of an element as React asks of the one it draws nothing into, and a form of its fields. */
class StubElement extends EventTarget {
  nodeType = 1;
  nodeName = 'DIV';
  tagName = 'DIV';
  namespaceURI = 'http://www.w3.org/1999/xhtml';
  ownerDocument = document;
  textContent = '';
  type = 'text';
  value = '';
  checked = false;
  focus() {
    this.dispatchEvent(new Event('focus'));
  }
}
class OtherElement extends StubElement {}

type Options = Parameters<typeof useForm<Values, z.infer<typeof schema>>>[0];
interface Values {
  email: string;
  name: string;
  agreed: boolean;
}
const schema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'no address'), z.regex(/@/, 'not an address')),
  name: z.string().check(z.minLength(2, 'too short')),
  agreed: z.literal(true, 'not agreed'),
});
const EMPTY: Values = { email: '', name: '', agreed: false };
const RIGHT: Values = { email: 'ada@example.com', name: 'Ada', agreed: true };

let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { nodeType: 9, activeElement: null }));
  vi.stubGlobal('HTMLInputElement', StubElement);
  for (const name of ['HTMLDivElement', 'HTMLIFrameElement', 'HTMLTextAreaElement']) vi.stubGlobal(name, OtherElement);
  vi.stubGlobal('window', globalThis);
});
afterEach(async () => {
  root?.unmount();
  await drawn();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** React has drawn what it was told: it takes a turn of its own for it, in Node with `setImmediate`. */
const drawn = async () => {
  for (let turns = 0; turns < 3; turns += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A form as a page has it, and its fields in their order. */
const open = async (options: Partial<Options> = {}) => {
  const states: ReturnType<typeof useForm<Values, z.infer<typeof schema>>>[] = [];
  const fields = { email: new HTMLInputElement(), name: new HTMLInputElement(), agreed: new HTMLInputElement() };
  fields.agreed.type = 'checkbox';
  const focused: string[] = [];
  for (const [name, field] of Object.entries(fields)) field.addEventListener('focus', () => focused.push(name));
  const Page = () => {
    const form = useForm({ schema, initial: EMPTY, ...options });
    form.register('email').ref(fields.email);
    form.register('name').ref(fields.name);
    form.registerBox('agreed').ref(fields.agreed);
    states.push(form);
    return null;
  };
  root = createRoot(new HTMLDivElement());
  root.render(createElement(Page));
  const form = () => states.at(-1) ?? expect.fail('nothing was drawn');
  await vi.waitFor(form);
  /** Types and ticks, as the page shows it. */
  const fill = (values: Partial<Values>) => {
    const { email, name, agreed } = { ...form().getValues(), ...values };
    Object.assign(fields.email, { value: email });
    Object.assign(fields.name, { value: name });
    Object.assign(fields.agreed, { checked: agreed });
    if ('email' in values) form().control('email').onChange(email);
    if ('name' in values) form().control('name').onChange(name);
    if ('agreed' in values) form().control('agreed').onChange(agreed);
  };
  const send = vi.fn<(output: z.infer<typeof schema>) => Promise<void>>(() => Promise.resolve());
  const preventDefault = vi.fn<() => void>();
  const submit = () => form().handleSubmit(send)({ preventDefault });
  const errors = () => [form().error('email'), form().error('name'), form().error('agreed')];
  return { form, fields, focused, fill, send, submit, preventDefault, errors };
};

test('a form with mistakes is not sent: each field says its first one, and the first of them gets the focus', async () => {
  const { focused, fill, send, submit, errors, preventDefault } = await open();
  fill({ name: 'Ada' });
  await submit();
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(errors()).toEqual(['no address', undefined, 'not agreed']));
  await vi.waitFor(() => expect(focused).toEqual(['email']));
});

test('valid input is submitted as parsed by the schema, and the form is pending meanwhile', async () => {
  const { form, fill, send, submit } = await open();
  const { promise, resolve } = Promise.withResolvers<void>();
  send.mockReturnValue(promise);
  fill({ ...RIGHT, email: ' ada@example.com ' });
  const sending = submit();
  await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith(RIGHT));
  await vi.waitFor(() => expect(form().isSubmitting).toBe(true));
  resolve();
  await sending;
  await vi.waitFor(() => expect(form().isSubmitting).toBe(false));
});

test('a failed submission is reported by its caller, and the form can be submitted again', async () => {
  const { form, fill, send, submit } = await open();
  send.mockRejectedValueOnce(new Error('refused'));
  fill(RIGHT);
  await expect(submit()).rejects.toThrow('refused');
  await vi.waitFor(() => expect(form().isSubmitting).toBe(false));
  await submit();
  expect(send).toHaveBeenCalledTimes(2);
});

test('changes are validated only after the first submission', async () => {
  const { form, fill, submit, errors } = await open();
  fill({ email: 'ada' });
  await vi.waitFor(() => expect(form().values.email).toBe('ada'));
  expect(errors()).toEqual([undefined, undefined, undefined]);
  await submit();
  await vi.waitFor(() => expect(errors()).toEqual(['not an address', 'too short', 'not agreed']));
  fill({ email: 'ada@example.com' });
  await vi.waitFor(() => expect(errors()).toEqual([undefined, 'too short', 'not agreed']));
});

test('a field shows its error some time after blur, unless it is valid by then', async () => {
  const { form, fill, errors } = await open({ validatesOnBlur: true, delay: 500 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fill({ email: 'ada', name: 'A' });
  form().control('email').onBlur();
  form().control('name').onBlur();
  await drawn();
  vi.advanceTimersByTime(400);
  await drawn();
  expect(errors()).toEqual([undefined, undefined, undefined]);
  fill({ name: 'Ada' });
  await drawn();
  vi.advanceTimersByTime(600);
  await drawn();
  expect(errors()).toEqual(['not an address', undefined, undefined]);
  expect([...form().touched]).toEqual(['email', 'name']);
});

test('a submission takes the current values of the fields, also those typed before hydration', async () => {
  const { form, fields, send, submit } = await open();
  Object.assign(fields.email, { value: RIGHT.email });
  Object.assign(fields.name, { value: RIGHT.name });
  Object.assign(fields.agreed, { checked: true });
  expect(form().getValues()).toEqual(EMPTY);
  await submit();
  expect(send).toHaveBeenCalledExactlyOnceWith(RIGHT);
  expect(form().getValues()).toEqual(RIGHT);
});

test('a validation result of an outdated value is dropped', async () => {
  const verdicts: PromiseWithResolvers<{ issues: { message: string; path: string[] }[] }>[] = [];
  const validate = () => {
    const verdict = Promise.withResolvers<{ issues: { message: string; path: string[] }[] }>();
    verdicts.push(verdict);
    return verdict.promise;
  };
  const { form, fill, errors } = await open({ schema: { '~standard': { validate } } });
  fill({ email: 'ada' });
  const looked = form().trigger(['email', 'name']);
  fill({ email: 'ada@example.com' });
  const issues = ['email', 'name'].map((name) => ({ message: `wrong ${name}`, path: [name] }));
  verdicts[0]?.resolve({ issues });
  expect(await looked).toBe(false);
  await vi.waitFor(() => expect(errors()).toEqual([undefined, 'wrong name', undefined]));
});

test('fields are validated independently, and a server error stays until its field changes', async () => {
  const { form, focused, fill, submit, errors } = await open();
  fill({ email: RIGHT.email });
  expect(await form().trigger(['email'])).toBe(true);
  expect(await form().trigger(['email', 'name'], { shouldFocus: true })).toBe(false);
  expect(focused).toEqual(['name']);
  fill(RIGHT);
  await submit();
  form().setError('email', 'taken', { shouldFocus: true });
  await vi.waitFor(() => expect(errors()).toEqual(['taken', undefined, undefined]));
  expect(focused).toEqual(['name', 'email']);
  fill({ email: 'ada@example.org' });
  await vi.waitFor(() => expect(errors()).toEqual([undefined, undefined, undefined]));
});

test('a reset form has its initial or the given values and no errors', async () => {
  const { form, fill, submit, errors } = await open();
  fill({ name: 'A' });
  await submit();
  await vi.waitFor(() => expect(form().error('name')).toBe('too short'));
  form().reset(RIGHT);
  await vi.waitFor(() => expect(form().values).toEqual(RIGHT));
  expect(errors()).toEqual([undefined, undefined, undefined]);
  form().reset();
  fill({ email: 'ada' });
  await vi.waitFor(() => expect(form().values).toEqual({ ...EMPTY, email: 'ada' }));
  expect(errors()).toEqual([undefined, undefined, undefined]);
});
