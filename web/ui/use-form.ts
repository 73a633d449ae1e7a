import { useCallback, useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react';

/** What a schema says of the values: how it reads them, or what is wrong with them. */
type Verdict<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | {
      readonly issues: readonly {
        readonly message: string;
        readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
      }[];
    };

/** Any schema of https://standardschema.dev. */
export interface Schema<Output> {
  readonly '~standard': { validate: (values: unknown) => Verdict<Output> | Promise<Verdict<Output>> };
  /** Fetches what it needs before it is asked for the first time. */
  readonly prepare?: () => void;
}

/** A schema whose code comes when something is typed, or checked. */
export const laterSchema = <Output>(load: () => Promise<Schema<Output>>): Schema<Output> => ({
  '~standard': { validate: async (values) => (await load())['~standard'].validate(values) },
  // What does not come now is asked for again then.
  prepare: () => void load().catch(() => undefined),
});

interface FormOptions<Values, Output> {
  schema: Schema<Output>;
  initial: Values;
  /** A field is validated on blur; otherwise all are on submit. */
  validatesOnBlur?: boolean;
  /** How long after, milliseconds. */
  delay?: number;
}

type Name<Values> = keyof Values & string;
type NameOf<Values, Kind> = { [Key in Name<Values>]: Values[Key] extends Kind ? Key : never }[Name<Values>];

/** The first message of each field. */
const messagesOf = (verdict: Verdict<unknown>): ReadonlyMap<string, string> => {
  const messages = new Map<string, string>();
  for (const { path: [first = ''] = [], message } of verdict.issues ?? []) {
    const name = String(typeof first === 'object' ? first.key : first);
    if (!messages.has(name)) messages.set(name, message);
  }
  return messages;
};

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * The values of a form, what a schema says is wrong with them, and its sending. Once it was submitted, or a field was
 * validated, each change is validated again; a form with mistakes is not sent, and the first of them gets the focus.
 */
export const useForm = <Values extends object, Output>(options: FormOptions<Values, Output>) => {
  const { schema, initial, validatesOnBlur = false, delay = 0 } = options;
  const [values, setValues] = useState(initial);
  const [messages, setMessages] = useState(NONE);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isSubmitting, setSubmitting] = useState(false);
  /** The values of this moment, also between an event and what it draws. */
  const latest = useRef(initial);
  const isSent = useRef(false);
  /** In the order of the page: React gives them so each time it draws. */
  const controls = useRef(new Map<string, HTMLElement>());
  /** Those whose value the page itself has: fields for text, and boxes. */
  const native = useRef(new Set<Name<Values>>());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const setValue = useCallback(
    (name: Name<Values>, value: unknown) => {
      schema.prepare?.();
      latest.current = { ...latest.current, [name]: value };
      setValues(latest.current);
    },
    [schema],
  );
  const getValues = useCallback(() => latest.current, []);
  const setFocus = useCallback((name: Name<Values>) => controls.current.get(name)?.focus(), []);

  /** Says what is wrong with a field, or that nothing is; what was to be said later is dropped. */
  const tell = useCallback((name: string, message: string | undefined, after = 0) => {
    clearTimeout(timers.current.get(name));
    const say = () =>
      setMessages((known) => {
        if (known.get(name) === message) return known;
        const next = new Map(known);
        if (message === undefined) next.delete(name);
        else next.set(name, message);
        return next;
      });
    if (message !== undefined && after > 0) timers.current.set(name, setTimeout(say, after));
    else say();
  }, []);
  const setError = (name: Name<Values>, message: string, { shouldFocus = false } = {}) => {
    tell(name, message);
    if (shouldFocus) setFocus(name);
  };
  /** Looks at some fields, whatever the others are like, and gives the first that is wrong. */
  const look = useCallback(
    async (names: readonly Name<Values>[], after = 0): Promise<Name<Values> | undefined> => {
      const checked = latest.current;
      const wrong = messagesOf(await schema['~standard'].validate(checked));
      // What was changed meanwhile is looked at by its own change.
      for (const name of names) if (latest.current[name] === checked[name]) tell(name, wrong.get(name), after);
      return names.find((name) => wrong.has(name));
    },
    [schema, tell],
  );
  /** Looks at fields now; says whether all are right, else goes to the first that is not when it should. */
  const trigger = useCallback(
    async (names: readonly Name<Values>[], { shouldFocus = false } = {}): Promise<boolean> => {
      const first = await look(names);
      if (first !== undefined && shouldFocus) setFocus(first);
      return first === undefined;
    },
    [look, setFocus],
  );

  /** What a control of any kind is given. */
  const control = <Key extends Name<Values>>(name: Key) => ({
    ref: (element: HTMLElement | null) => {
      if (element) controls.current.set(name, element);
      else controls.current.delete(name);
    },
    value: values[name],
    onChange: (value: unknown) => {
      setValue(name, value);
      if (isSent.current || (validatesOnBlur && touched.has(name))) void look([name], delay);
    },
    onBlur: () => {
      if (!touched.has(name)) setTouched((known) => new Set([...known, name]));
      if (validatesOnBlur && !isSent.current) void look([name], delay);
    },
  });
  /** What a field for text is given. */
  const register = (name: NameOf<Values, string>, afterChange?: () => void) => {
    native.current.add(name);
    const { onChange, value, ...rest } = control(name);
    const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
      onChange(event.target.value);
      afterChange?.();
    };
    return { ...rest, name, value: String(value), onChange: change };
  };
  /** What a check box is given. */
  const registerBox = (name: NameOf<Values, boolean>, afterChange?: () => void) => {
    native.current.add(name);
    const { onChange, value, ...rest } = control(name);
    const change = (event: ChangeEvent<HTMLInputElement>) => {
      onChange(event.target.checked);
      afterChange?.();
    };
    return { ...rest, name, checked: value === true, onChange: change };
  };

  /** What was typed before the app had taken the page over stands in the fields, and is sent as well. */
  const readNativeFields = () => {
    for (const name of native.current) {
      const shown = shownIn(controls.current.get(name));
      if (shown !== undefined && shown !== latest.current[name]) setValue(name, shown);
    }
  };

  const handleSubmit =
    (send: (output: Output) => Promise<void>, focusFirst?: (wrong: ReadonlyMap<string, string>) => void) =>
    async (event: Pick<SyntheticEvent, 'preventDefault'>): Promise<void> => {
      event.preventDefault();
      setSubmitting(true);
      readNativeFields();
      try {
        const verdict = await schema['~standard'].validate(latest.current);
        const wrong = messagesOf(verdict);
        for (const timer of timers.current.values()) clearTimeout(timer);
        setMessages(wrong);
        if (!verdict.issues) await send(verdict.value);
        // Once their messages stand beside them.
        else setTimeout(() => (focusFirst ? focusFirst(wrong) : focusOneOf(controls.current, wrong)));
      } finally {
        isSent.current = true;
        setSubmitting(false);
      }
    };
  /** Resets the form to other values. */
  const reset = (next = initial) => {
    latest.current = next;
    isSent.current = false;
    setValues(next);
    setMessages(NONE);
    setTouched(new Set());
  };

  /** What is wrong with a field. */
  const error = (name: Name<Values>): string | undefined => messages.get(name);
  const form = { values, error, touched, isSubmitting, control, register, registerBox };
  return { ...form, handleSubmit, getValues, setValue, setFocus, setError, trigger, reset };
};

/** What a control of the browser's own shows; none for others. */
const shownIn = (control: HTMLElement | undefined): string | boolean | undefined => {
  if (control instanceof HTMLInputElement) return control.type === 'checkbox' ? control.checked : control.value;
  return control instanceof HTMLTextAreaElement ? control.value : undefined;
};

/** Goes to the first control that something is wrong with. */
const focusOneOf = (controls: ReadonlyMap<string, HTMLElement>, wrong: ReadonlyMap<string, string>): void =>
  [...controls].find(([name]) => wrong.has(name))?.[1].focus();

/** The parts of a form that a piece of it needs. */
export type FormParts<Values extends object> = Pick<ReturnType<typeof useForm<Values, unknown>>, 'register' | 'error'>;
